import {
  PAPER_SIDES,
  type PaperEstimate,
  type PaperSide,
  type PaperCheck,
} from '../../domain/paper/paper-estimate.ts';
import type { PaperKind, PaperUse } from '../../domain/paper/paper-kinds.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { described } from '../../graphql/described.ts';
import { inTurns } from '../../graphql/in-turns.ts';
import { PaperTotalsRef } from './paper-totals.graphql.ts';
import { PaperLineRef, PaperPlaceRef } from './paper-line.graphql.ts';
import { FileRef } from '../files/files.graphql.ts';
import { fileLink } from '../files/file-links.ts';
import { SIGNED_WORDS } from '../downloads/signed-link.ts';
import {
  canReread,
  findPaper,
  followPaper,
  isCorrected,
  paperOf,
  requirePaper,
} from '../reading/papers.ts';
import { idOf, type PartOf, partKey, partsOf } from '../../domain/ids.ts';

export const PaperKindEnum = builder.enumType('PaperKind', {
  description: 'What a document with numbers is.',
  values: described({
    BID: "A contractor's offer.",
    CLAIM: "An insurer's or adjuster's estimate of a loss.",
    TAKEOFF: 'Quantities without prices.',
    PRICE_LIST: 'Prices without quantities.',
    OTHER: 'Another kind of paper.',
  } satisfies Record<PaperKind, string>),
});

export const PaperUseEnum = builder.enumType('PaperUse', {
  description: 'What is done with a document that lists work.',
  values: described({
    CHECK: 'We price its work too, and compare both.',
    PRICE: 'We price its work.',
    KEEP: 'It is kept with the estimate, and nothing of it is priced.',
  } satisfies Record<PaperUse, string>),
});

const PaperStateEnum = builder.enumType('PaperState', {
  description: 'How far the reading of a document is.',
  values: described({
    WAITING: 'It waits or is being read.',
    READ: 'The document was read.',
    FAILED: 'It could not be read; `note` says why.',
  }),
});

const PaperCheckEnum = builder.enumType('PaperCheckKind', {
  description: 'What does not hold on a document.',
  values: described({
    LINE_PRODUCT: 'Quantity times unit price is not the amount.',
    SUM: 'The lines do not add up to the total.',
    TOTAL: 'The total does not follow from net, tax, overhead, profit and contingency.',
    PAGE_MISSING: 'A page is missing.',
    FIGURE_UNREAD: 'A figure could not be read.',
    LEFT_OUT: 'Rows that the sender hid, struck or unticked do not count.',
    TABLE_UNREAD: 'The columns of a table were not understood.',
    CURRENCY: 'Figures are not in US dollars.',
  } satisfies Record<PaperCheck['what'], string>),
});

export const PaperSideEnum = builder.enumType('PaperSide', {
  description: 'One of two parties whose figures of the same work stand side by side.',
  values: described({
    ASKS: 'Who asks for the work, usually a contractor.',
    ALLOWS: 'Who allows and pays it, usually an insurance company.',
  } satisfies Record<PaperSide, string>),
});

const PaperRoomRef = builder.objectRef<PaperEstimate['rooms'][number]>('PaperRoom').implement({
  description: 'A room with the sizes that stand beside its name; null where none stands.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Number of the room on its paper, from 1.' }),
    isUnnamed: t.exposeBoolean('isUnnamed', {
      description: 'It is measured, but no name stands there.',
    }),
    name: t.exposeString('name', { description: 'Name on the paper.' }),
    place: t.expose('place', {
      type: PaperPlaceRef,
      description: 'Page and place on it where this was read.',
    }),
    lengthFt: t.exposeFloat('lengthFt', {
      nullable: true,
      description: 'Length in feet; 12 ft 6 in is 12.5.',
    }),
    widthFt: t.exposeFloat('widthFt', {
      nullable: true,
      description: 'Width in feet; 12 ft 6 in is 12.5.',
    }),
    heightFt: t.exposeFloat('heightFt', { nullable: true, description: 'Ceiling height in feet.' }),
    floorSf: t.exposeFloat('floorSf', { nullable: true, description: 'Square feet of floor.' }),
    wallSf: t.exposeFloat('wallSf', { nullable: true, description: 'Square feet of walls.' }),
    ceilingSf: t.exposeFloat('ceilingSf', {
      nullable: true,
      description: 'Square feet of ceiling.',
    }),
    perimeterLf: t.exposeFloat('perimeterLf', {
      nullable: true,
      description: 'Feet around the floor.',
    }),
  }),
});

const PaperCheckRef = builder.objectRef<PartOf<PaperCheck>>('PaperCheck').implement({
  description: 'Something on the paper that does not hold.',
  fields: (t) => ({
    what: t.expose('what', { type: PaperCheckEnum, description: 'What the check looks at.' }),
    message: t.exposeString('message', { description: 'A sentence with the figures.' }),
    place: t.expose('place', {
      type: PaperPlaceRef,
      nullable: true,
      description: 'Where; null for the whole paper.',
    }),
    lineId: t.id({
      names: 'PaperLine',
      nullable: true,
      description: 'The line it is about; null for the whole paper.',
      resolve: ({ lineId, partOf }) => lineId && partKey({ partOf }, lineId),
    }),
  }),
});

const PaperUnreadRef = builder.objectRef<PaperEstimate['unread'][number]>('PaperUnread').implement({
  description: 'Words that stand on the paper and are used nowhere.',
  fields: (t) => ({
    place: t.expose('place', { type: PaperPlaceRef, description: 'Where the words stand.' }),
    text: t.exposeString('text', { description: 'Words as they were read.' }),
  }),
});

const PaperBidderRef = builder
  .objectRef<PaperEstimate['bidders'][number]>('PaperBidder')
  .implement({
    description: 'One of several bidders whose figures stand side by side.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name on the paper.' }),
      total: t.expose('total', {
        type: 'Money',
        nullable: true,
        description: 'Their total; null when none is written.',
      }),
    }),
  });

interface ShownSide {
  side: PaperSide;
  name: string;
  isShown: boolean;
}

const sidesOf = ({ sides }: PaperEstimate): ShownSide[] =>
  PAPER_SIDES.flatMap((side) =>
    sides === null
      ? []
      : [
          {
            side,
            name: side === 'ASKS' ? sides.names.asks : sides.names.allows,
            isShown: sides.shown === side,
          },
        ],
  );

const ShownSideRef = builder.objectRef<ShownSide>('ShownPaperSide').implement({
  description: 'A party of a paper that holds the figures of two.',
  fields: (t) => ({
    side: t.expose('side', { type: PaperSideEnum, description: 'The side that it names.' }),
    name: t.exposeString('name', { description: 'Name on the paper.' }),
    isShown: t.exposeBoolean('isShown', { description: 'Lines and sums are those of this party.' }),
  }),
});

const PaperPartyRef = builder
  .objectRef<PaperEstimate['from'] & PaperEstimate['for']>('PaperParties')
  .implement({
    description: 'Who wrote the paper and for whom; null where nothing is written.',
    fields: (t) => ({
      company: t.exposeString('company', { nullable: true, description: 'Company that wrote it.' }),
      license: t.exposeString('license', {
        nullable: true,
        description: 'License number of who wrote it.',
      }),
      phone: t.exposeString('phone', { nullable: true, description: 'Phone of who wrote it.' }),
      email: t.exposeString('email', {
        nullable: true,
        description: 'E-mail address of who wrote it.',
      }),
      adjuster: t.exposeString('adjuster', { nullable: true, description: 'The adjuster.' }),
      carrier: t.exposeString('carrier', { nullable: true, description: 'The insurance company.' }),
      insured: t.exposeString('insured', {
        nullable: true,
        description: 'The insured, or the customer.',
      }),
      claimNumber: t.exposeString('claimNumber', {
        nullable: true,
        description: "The carrier's number of the claim.",
      }),
      policyNumber: t.exposeString('policyNumber', {
        nullable: true,
        description: 'Number of the policy.',
      }),
      dateOfLoss: t.exposeString('dateOfLoss', { nullable: true, description: 'ISO 8601 day.' }),
      address: t.exposeString('address', { nullable: true, description: 'The property.' }),
      typeOfLoss: t.exposeString('typeOfLoss', {
        nullable: true,
        description: 'Cause of the loss.',
      }),
    }),
  });

/** Lists of a paper are long: two thousand lines, hundreds of other entries. */
const MANY = { field: 2_000, multiplier: 5 };
const SOME = { field: 200, multiplier: 5 };
/** All of a paper is parsed for any of it. */
const PARSED = { field: 100, multiplier: 1 };

const PaperEstimateRef = builder.objectRef<PartOf<PaperEstimate>>('PaperEstimate').implement({
  description: 'Somebody else’s estimate: its numbers as they are written, never mixed with ours.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PaperKindEnum, description: 'Kind of paper.' }),
    parties: t.field({
      type: PaperPartyRef,
      description: 'Who wrote it and for whom.',
      resolve: (paper) => ({ ...paper.from, ...paper.for }),
    }),
    date: t.exposeString('date', {
      nullable: true,
      description: 'Day of the paper, ISO 8601; null when none is written.',
    }),
    validUntil: t.exposeString('validUntil', {
      nullable: true,
      description: 'Last day of the offer, ISO 8601; null when none is written.',
    }),
    rooms: t.field({
      type: [PaperRoomRef],
      complexity: SOME,
      description: 'Rooms with their sizes.',
      resolve: ({ rooms }) => rooms,
    }),
    lines: t.field({
      type: [PaperLineRef],
      complexity: MANY,
      description: 'Lines in the order of the paper.',
      resolve: ({ lines, partOf }) => inTurns(partsOf(partOf, lines)),
    }),
    lineCount: t.int({
      description: 'How many lines were read.',
      resolve: ({ lines }) => lines.length,
    }),
    roomCount: t.int({
      description: 'How many rooms were read.',
      resolve: ({ rooms }) => rooms.length,
    }),
    checkCount: t.int({
      description: 'How many things do not hold on it.',
      resolve: ({ checks }) => checks.length,
    }),
    unreadCount: t.int({
      description: 'How many pieces of its text were used nowhere.',
      resolve: ({ unread }) => unread.length,
    }),
    totals: t.expose('totals', { type: PaperTotalsRef, description: 'Its stated sums.' }),
    currency: t.exposeString('currency', {
      description:
        'ISO 4217 code of all its figures. Those that are not in US dollars are not compared with ours.',
    }),
    sides: t.field({
      type: [ShownSideRef],
      description:
        'Two parties whose figures stand side by side, of which one is shown; empty with one.',
      resolve: sidesOf,
    }),
    bidders: t.field({
      type: [PaperBidderRef],
      description: 'Several whose figures stand side by side; empty with one.',
      resolve: ({ bidders }) => bidders,
    }),
    checks: t.field({
      type: [PaperCheckRef],
      complexity: SOME,
      description: 'What does not hold on it.',
      resolve: ({ checks, partOf }) => inTurns(partsOf(partOf, checks)),
    }),
    unread: t.field({
      type: [PaperUnreadRef],
      complexity: SOME,
      description: 'Words that no line, sum or party uses.',
      resolve: ({ unread }) => inTurns(unread),
    }),
    pageCount: t.exposeInt('pageCount', { description: 'Pages of the file; 0 where it has none.' }),
  }),
});

const PaperPageRef = builder
  .objectRef<{ number: number; shape: number; link: { url: string; expiresAt: Date } }>('PaperPage')
  .implement({
    description: `A page of a document as a picture. Of its address: ${SIGNED_WORDS}`,
    fields: (t) => ({
      number: t.exposeInt('number', { description: 'Number of the page, from 1.' }),
      shape: t.exposeFloat('shape', { description: 'Width divided by height.' }),
      url: t.string({
        description: 'The picture, for its owner only.',
        resolve: ({ link }) => link.url,
      }),
    }),
  });

export const PaperRef = builder.prismaObject('Paper', {
  interfaces: [NodeRef],
  description: "What was read of an uploaded document, with its owner's corrections.",
  fields: (t) => ({
    id: t.exposeID('fileId', { description: '`id` of its file.' }),
    databaseId: t.exposeInt('fileId', { description: DATABASE_ID }),
    file: t.relation('file', { description: 'The uploaded file.' }),
    state: t.expose('state', { type: PaperStateEnum, description: 'How far the reading is.' }),
    use: t.expose('use', {
      type: PaperUseEnum,
      nullable: true,
      description:
        'What is done with it; null while its owner has not chosen: then it is checked where the words of the request ask for that, and its work is priced otherwise.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What could not be read, in a sentence; null when all was.',
    }),
    version: t.exposeInt('version', { description: 'Counts what its owner said of it, from 1.' }),
    canReread: t.boolean({
      description:
        'Whether reading it again may bring something else, or takes back what its owner said of it; `rereadPaper` refuses it otherwise.',
      resolve: canReread,
    }),
    isCorrected: t.boolean({
      description: 'Its owner put something right.',
      resolve: isCorrected,
    }),
    estimate: t.field({
      type: PaperEstimateRef,
      nullable: true,
      complexity: PARSED,
      description: 'Its numbers with the corrections of its owner; null while it is not read.',
      resolve: (paper) => {
        const estimate = paperOf(paper);
        return estimate && { ...estimate, partOf: String(paper.fileId) };
      },
    }),
    pages: t.field({
      type: [PaperPageRef],
      description: 'Pictures of its pages; empty for sheets and texts.',
      select: { file: { select: { id: true, accountId: true } } },
      resolve: (paper, _args, ctx) =>
        (paperOf(paper)?.pageShapes ?? []).map((shape, index) => ({
          number: index + 1,
          shape,
          link: fileLink(ctx, paper.file, index + 1),
        })),
    }),
  }),
});

builder.prismaObjectField(FileRef, 'paper', (t) =>
  t.relation('paper', {
    nullable: true,
    description: 'What was read of its numbers; null for what is no document.',
  }),
);

builder.queryField('paper', (t) =>
  t.field({
    type: PaperRef,
    nullable: true,
    description:
      'What was read of an upload; null when it is no document, missing or someone else’s.',
    args: { fileId: t.arg.id({ names: ['File', 'Paper'], description: '`id` of the file.' }) },
    resolve: (_root, { fileId }, ctx) => findPaper(ctx, idOf(fileId)),
  }),
);

builder.subscriptionField('paperChanged', (t) =>
  t.field({
    type: PaperRef,
    description:
      'What was read of an upload, first as it is now, then at every change; stays open.',
    args: { fileId: t.arg.id({ names: ['File', 'Paper'], description: '`id` of the file.' }) },
    subscribe: (_root, { fileId }, ctx) => followPaper(ctx, fileId),
    resolve: ({ fileId }, _args, ctx) => requirePaper(ctx, fileId),
  }),
);
