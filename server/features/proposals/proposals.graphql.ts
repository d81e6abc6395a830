import { isoDay } from '../../domain/text/iso-day.ts';
import type { Proposal } from '../../generated/prisma/client.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { AskedContractorRef } from '../leads/asked-contractor.graphql.ts';
import { LeadRef } from '../leads/lead.graphql.ts';
import { SIGNED_WORDS } from '../downloads/signed-link.ts';
import { LeadMessageRef } from '../messages/lead-message.graphql.ts';
import { ProposalDocumentRef, ProposalStatusEnum } from './proposal-parts.graphql.ts';
import {
  findProposal,
  isItsContractor,
  isOnHold,
  linkFor,
  proposalDocumentOf,
  statusNow,
  waitsForAnswer,
  WITH_SIDES,
} from './proposal-rows.ts';

type Signed = Proposal & { signedName: string; signedOn: Date; acceptedAt: Date };
const isSigned = (proposal: Proposal): proposal is Signed => proposal.acceptedAt !== null;

const ProposalSignatureRef = builder.objectRef<Signed>('ProposalSignature').implement({
  description: 'How a homeowner accepted a proposal.',
  fields: (t) => ({
    name: t.exposeString('signedName', { description: 'Name that the homeowner typed.' }),
    date: t.string({
      description: 'The day that they typed, `2026-11-28`.',
      resolve: ({ signedOn }) => isoDay(signedOn),
    }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime', description: 'When it came in.' }),
  }),
});

type Withdrawn = Proposal & { withdrawnAt: Date };
const isWithdrawn = (proposal: Proposal): proposal is Withdrawn => proposal.withdrawnAt !== null;

const ProposalWithdrawalRef = builder.objectRef<Withdrawn>('ProposalWithdrawal').implement({
  description: 'How somebody stepped back from a proposal.',
  fields: (t) => ({
    byContractor: t.boolean({
      description: 'True when the contractor did, false when the homeowner did.',
      resolve: ({ withdrawnByContractor }) => withdrawnByContractor === true,
    }),
    reason: t.string({
      description: 'Reason in the words of who withdrew.',
      resolve: ({ withdrawReason }) => withdrawReason ?? '',
    }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      description: 'When it was withdrawn.',
    }),
  }),
});

export const ProposalRef = builder.prismaObject('Proposal', {
  interfaces: [NodeRef],
  description:
    'What a contractor offers a homeowner once they are introduced: made of a bid when it is sent, and never changed. Seen by the two of them alone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the proposal in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    leadId: t.exposeID('leadId', {
      names: 'Lead',
      description: '`id` of the lead that brought them together.',
    }),
    version: t.exposeInt('version', { description: 'Counts those of a lead, from 1.' }),
    status: t.field({
      type: ProposalStatusEnum,
      description: 'Present status.',
      resolve: (proposal, _args, ctx) => statusNow(proposal, ctx),
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was sent.' }),
    validUntil: t.string({
      description: 'The last day on which it can be accepted, `2026-12-28`.',
      resolve: ({ validUntil }) => isoDay(validUntil),
    }),
    total: t.field({
      type: 'Money',
      description: 'What the customer pays.',
      resolve: (proposal) => proposalDocumentOf(proposal).total,
    }),
    currency: t.string({
      description: 'Currency of all amounts, as an ISO 4217 code: `USD`.',
      resolve: (proposal) => proposalDocumentOf(proposal).currency,
    }),
    document: t.field({
      type: ProposalDocumentRef,
      description: 'All that is offered.',
      complexity: { field: 20, multiplier: 1 },
      resolve: proposalDocumentOf,
    }),
    signature: t.field({
      type: ProposalSignatureRef,
      nullable: true,
      description:
        'Signature of the acceptance; null unless it was accepted. It stays after a withdrawal.',
      resolve: (proposal) => (isSigned(proposal) ? proposal : null),
    }),
    declineReason: t.exposeString('declineReason', {
      nullable: true,
      description: 'Reason in the homeowner’s words; null unless it was declined.',
    }),
    withdrawal: t.field({
      type: ProposalWithdrawalRef,
      nullable: true,
      description: 'Who withdrew, when and why; null unless it was withdrawn.',
      resolve: (proposal) => (isWithdrawn(proposal) ? proposal : null),
    }),
    viewerCanDecide: t.boolean({
      description:
        'True for the homeowner while it can be accepted: it waits, and its contractor is not on hold.',
      select: WITH_SIDES,
      resolve: (proposal, _args, ctx) => waitsForAnswer(ctx, proposal) && !isOnHold(proposal),
    }),
    viewerCanDecline: t.boolean({
      description: 'True for the homeowner while it waits, also while its contractor is on hold.',
      select: WITH_SIDES,
      resolve: (proposal, _args, ctx) => waitsForAnswer(ctx, proposal),
    }),
    viewerCanWithdraw: t.boolean({
      description:
        'True for its contractor until it is decided, and for both sides once it is accepted.',
      select: WITH_SIDES,
      resolve: (proposal, _args, { viewer }) =>
        proposal.status === 'ACCEPTED' ||
        (proposal.status === 'SENT' && isItsContractor(viewer, proposal)),
    }),
    pdfUrl: t.string({
      description: `The proposal on paper, with the signature once there is one. ${SIGNED_WORDS}`,
      select: WITH_SIDES,
      resolve: (proposal, _args, ctx) => linkFor(ctx, proposal).url,
    }),
    urlsExpireAt: t.field({
      type: 'DateTime',
      description: 'When `pdfUrl` stops working.',
      select: WITH_SIDES,
      resolve: (proposal, _args, ctx) => linkFor(ctx, proposal).expiresAt,
    }),
  }),
});

builder.prismaObjectField(LeadMessageRef, 'proposal', (t) =>
  t.field({
    type: ProposalRef,
    nullable: true,
    description: 'The proposal that the message tells of; null for what somebody wrote.',
    select: (_args, _ctx, nested) => ({
      proposalNote: { select: { proposal: nested(true) } },
    }),
    resolve: ({ proposalNote }) => proposalNote?.proposal ?? null,
  }),
);

const LATEST = { orderBy: { version: 'desc' }, take: 1 } as const;
const LATEST_WORDS = 'The latest proposal of its contractor; null before the first.';

builder.prismaObjectField(LeadRef, 'proposal', (t) =>
  t.field({
    type: ProposalRef,
    nullable: true,
    description: LATEST_WORDS,
    select: (_args, _ctx, nested) => ({ proposals: nested(LATEST) }),
    resolve: ({ proposals }) => proposals[0] ?? null,
  }),
);

builder.prismaObjectField(AskedContractorRef, 'proposal', (t) =>
  t.field({
    type: ProposalRef,
    nullable: true,
    description: LATEST_WORDS,
    select: (_args, _ctx, nested) => ({ proposals: nested(LATEST) }),
    resolve: ({ proposals }) => proposals[0] ?? null,
  }),
);

builder.queryField('proposal', (t) =>
  t.prismaField({
    type: ProposalRef,
    nullable: true,
    description: 'One that the viewer is a side of; null when missing or between others.',
    args: { id: t.arg.id({ names: 'Proposal', description: 'Which proposal, by its `id`.' }) },
    resolve: (query, _root, { id }, ctx) => findProposal(ctx, id, query),
  }),
);
