import { KEPT_DELETED_DAYS } from '../../domain/catalog.ts';
import { atMost } from '../../domain/limits.ts';
import { SHARE_LIMITS, SHARED_LINK_LIVES } from '../../domain/account/shared-links.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { KEY_WORDS } from '../../graphql/idempotency-key.ts';
import { described } from '../../graphql/described.ts';
import { SupplementRowInput } from '../second-opinion/supplement.graphql.ts';
import {
  createSharedLink,
  listSharedLinks,
  type NewSharedLink,
  readSharedLink,
  revokeSharedLink,
} from './shared-links.service.ts';

const SharedLinkKindEnum = builder.enumType('SharedLinkKind', {
  description: 'What a shared link opens.',
  values: described({
    ESTIMATE: 'One estimate.',
    COMPARISON: 'Two estimates side by side.',
    PAPER_COMPARISON: "Somebody else's paper beside an estimate.",
    SUPPLEMENT_REQUEST: 'What a claim paper lacks, as it is asked of the insurer.',
  }),
});

const SharedLinkLifeEnum = builder.enumType('SharedLinkLife', {
  description: 'How long a shared link is good for, unless it is revoked.',
  values: described(SHARED_LINK_LIVES),
});

const SharedLinkRef = builder.prismaObject('SharedLink', {
  description:
    'An address at which anybody who has it reads one thing as it is by then, and nothing else. The address itself is told once, when it is made.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the link in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    kind: t.expose('kind', { type: SharedLinkKindEnum, description: 'What the link opens.' }),
    estimate: t.relation('estimate', {
      description: 'What is shared; of a comparison its left side, of a document our side.',
    }),
    otherEstimate: t.relation('otherEstimate', {
      nullable: true,
      description: 'The right side of a comparison of two; null for everything else.',
    }),
    file: t.relation('file', {
      nullable: true,
      description: 'The document of somebody else that stands beside the estimate; null without.',
    }),
    hidesIdentity: t.exposeBoolean('hidesIdentity', {
      description:
        'True when names, addresses, claim numbers, photos and files are left out. The ZIP code stays, as prices follow from it.',
    }),
    sentTo: t.exposeString('sentTo', {
      nullable: true,
      description: 'The address it was mailed to; null when it was not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends by itself.' }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its owner ended it; null while nobody did.',
    }),
    isGood: t.boolean({
      description: 'Whether it opens what it leads to.',
      resolve: ({ revokedAt, expiresAt }, _args, ctx) =>
        revokedAt === null && expiresAt > ctx.now(),
    }),
    views: t.exposeInt('views', {
      description:
        'How often others opened it. Who comes back within half an hour counts once, its owner never.',
    }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last of them came; null before the first.',
    }),
  }),
});

const ComparedPairInput = builder.inputType('ComparedPairInput', {
  description: 'Two estimates that are compared.',
  fields: (t) => ({
    leftId: t.id({ names: 'Estimate', description: '`id` of what is compared.' }),
    rightId: t.id({ names: 'Estimate', description: '`id` of what it is compared with.' }),
  }),
});

const PaperPairInput = builder.inputType('PaperPairInput', {
  description: "Somebody else's document and our estimate of its work.",
  fields: (t) => ({
    fileId: t.id({ names: ['File', 'Paper'], description: '`id` of the document.' }),
    estimateId: t.id({ names: 'Estimate', description: '`id` of our estimate of its work.' }),
    bidder: t.int({
      required: false,
      description: 'Which of several bidders of the document, from 0; the first one unless said.',
    }),
  }),
});

const SharedSupplementInput = builder.inputType('SharedSupplementInput', {
  description: 'A request for supplement of chosen rows of a comparison.',
  fields: (t) => ({
    fileId: t.id({ names: ['File', 'Paper'], description: '`id` of the insurance estimate.' }),
    estimateId: t.id({ names: 'Estimate', description: '`id` of our estimate of its work.' }),
    rows: t.field({
      type: [SupplementRowInput],
      description: `Which rows, at most ${SHARE_LIMITS.askedRows}. Links are listed whatever their rows.`,
    }),
    photoIds: t.idList({
      names: 'File',
      required: false,
      description: `Uploads of the estimate that show the request as a whole, at most ${SHARE_LIMITS.photosOfRequest}.`,
    }),
    bidder: t.int({
      required: false,
      description: 'Which of several bidders of the document, from 0; the first one unless said.',
    }),
  }),
});

const SharedSubjectInput = builder.inputType('SharedSubjectInput', {
  description: 'What is shared; give exactly one member.',
  isOneOf: true,
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', required: false, description: '`id` of an estimate.' }),
    comparison: t.field({
      type: ComparedPairInput,
      required: false,
      description: 'Two estimates side by side.',
    }),
    paperComparison: t.field({
      type: PaperPairInput,
      required: false,
      description: "Somebody else's document beside an estimate.",
    }),
    supplement: t.field({
      type: SharedSupplementInput,
      required: false,
      description: 'A request for supplement.',
    }),
  }),
});

builder.queryField('sharedLinks', (t) =>
  t.prismaField({
    type: ['SharedLink'],
    description: `Links that the viewer made, the newest first, at most ${SHARE_LIMITS.listed}; those that ended within the last ${KEPT_DELETED_DAYS} days among them.`,
    args: {
      subject: t.arg({
        type: SharedSubjectInput,
        required: false,
        description: 'Those of one thing; null for all.',
      }),
    },
    resolve: (query, _root, { subject }, ctx) => listSharedLinks(ctx, subject, query),
  }),
);

const SharedLinkMailInput = builder.inputType('SharedLinkMailInput', {
  description: 'A mail that brings the link.',
  fields: (t) => ({
    to: t.string({ description: 'One plain e-mail address.' }),
    note: t.string({
      required: false,
      description: `The sender's own words, without web addresses. ${atMost(SHARE_LIMITS.note)}.`,
    }),
  }),
});

const CreateSharedLinkInput = builder.inputType('CreateSharedLinkInput', {
  description: 'A link for others to read one thing.',
  fields: (t) => ({
    subject: t.field({ type: SharedSubjectInput, description: 'What the link opens.' }),
    life: t.field({ type: SharedLinkLifeEnum, description: 'How long it is good for.' }),
    hidesIdentity: t.boolean({
      description: 'Leaves out names, addresses, claim numbers, photos and files.',
    }),
    mail: t.field({
      type: SharedLinkMailInput,
      required: false,
      description: `Mails it, too: for signed-in accounts, ${SHARE_LIMITS.mailsADay} a day. Not for a token for tests.`,
    }),
    idempotencyKey: t.string({ required: false, description: KEY_WORDS }),
  }),
});

builder.mutationField('createSharedLink', (t) =>
  t.field({
    type: builder.objectRef<NewSharedLink>('CreateSharedLinkSuccess').implement({
      description: 'It is good from now on.',
      fields: (f) => ({
        url: f.exposeString('url', {
          description:
            'Opens it; whoever has it may read. It is told this once. Absolute where the server knows its own address (by `PUBLIC_URL`, or from a trusted proxy), else a path on it.',
        }),
        link: f.prismaField({
          type: SharedLinkRef,
          description: 'The new link.',
          resolve: (query, { id }, _args, ctx) => readSharedLink(ctx, id, query),
        }),
      }),
    }),
    description:
      "Makes a link at which anybody reads one of the viewer's estimates, a comparison or a request for supplement, without an account, until it ends or is revoked.",
    args: { input: t.arg({ type: CreateSharedLinkInput, description: 'What, and for how long.' }) },
    errors: {
      directResult: true,
    },
    resolve: (_root, { input }, ctx) => createSharedLink(ctx, input),
  }),
);

const RevokeSharedLinkInput = builder.inputType('RevokeSharedLinkInput', {
  description: 'Which link to revoke.',
  fields: (t) => ({ id: t.id({ names: 'SharedLink', description: 'Which link, by its `id`.' }) }),
});

builder.mutationField('revokeSharedLink', (t) =>
  t.prismaField({
    type: SharedLinkRef,
    description: 'Ends a link at once, for everybody who has it.',
    args: {
      input: t.arg({ type: RevokeSharedLinkInput, description: 'Which link to revoke.' }),
    },
    errors: {
      result: { description: 'It opens nothing any more.' },
      dataField: { name: 'link', description: 'The link as it is now.' },
    },
    resolve: async (query, _root, { input }, ctx) =>
      readSharedLink(ctx, await revokeSharedLink(ctx, input.id), query),
  }),
);
