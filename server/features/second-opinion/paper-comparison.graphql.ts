import { inWords } from '../../domain/numbers.ts';
import type {
  ComparedTotals,
  ComparisonRow,
  GapCause,
  MissingReason,
  OurSide,
  PaperComparison,
  RowKind,
  TheirSide,
  Verdict,
} from '../../domain/paper/paper-comparison.ts';
import { type PartOf, partKey, partsOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { partIds } from '../../graphql/id-fields.ts';
import { described } from '../../graphql/described.ts';
import { inTurns } from '../../graphql/in-turns.ts';
import { EstimateRefInput } from '../estimates/estimate-queries.graphql.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { type ComparedPaper, compareOwnPaper, includedRowsOf } from './compare-own-paper.ts';
import { SIGNED_WORDS } from '../downloads/signed-link.ts';
import { comparisonLink } from './paper-downloads.ts';
import { PaperPlaceRef } from './paper-line.graphql.ts';
import { PaperKindEnum, PaperRef } from './paper.graphql.ts';

export const VerdictEnum = builder.enumType('PaperVerdict', {
  description: 'How a figure of theirs stands to our range.',
  values: described({
    LOW: 'Their total is below our range.',
    FAIR: 'Their total is within our range.',
    HIGH: 'Their total is above our range.',
    NOT_RATED: 'The total cannot be rated.',
  } satisfies Record<Verdict, string>),
});

const RowKindEnum = builder.enumType('PaperRowKind', {
  description: 'Side that has the work.',
  values: described({
    BOTH: 'Both sides have the work.',
    MISSING_FROM_THEIRS: 'Usually part of the work, and not on the paper.',
    ONLY_THEIRS: 'The paper alone has it, as its owner said or because ours holds it elsewhere.',
    NOT_MATCHED:
      'The paper alone has it, as no row of our price book is its counterpart. Their price stands.',
  } satisfies Record<RowKind, string>),
});

const GapCauseEnum = builder.enumType('PaperGapCause', {
  description: 'A reason for the gap between the totals.',
  values: described({
    MISSING_WORK: 'Work that the paper does not list and its owner counts in.',
    QUANTITIES: 'Other quantities.',
    UNIT_PRICES: 'Other unit prices.',
    OVERHEAD_PROFIT: 'Other overhead and profit.',
    CONTINGENCY: 'Contingency in the total of the paper; ours holds none.',
    TAX: 'Other tax.',
    DEPRECIATION: 'Other depreciation.',
    ONLY_THEIRS: 'Work on the paper alone.',
    NOT_MATCHED: 'Lines without a counterpart.',
    ROUNDING: 'Cents, and sums of the paper that do not add up.',
  } satisfies Record<GapCause, string>),
});

const MissingReasonEnum = builder.enumType('PaperMissingReason', {
  description: 'Why work belongs on the paper.',
  values: described({
    CODE: 'Building codes usually ask for it.',
    USUAL_PART: 'It is a usual part of work that the paper lists.',
    OTHER_SIDE_OF_REMOVAL: 'The paper lists the removal or the replacement alone.',
    GENERAL_CONTRACTOR:
      'Overhead and profit of a general contractor, customary from three trades on. Our total holds them already.',
    ORDERED: 'The request asks for it.',
  } satisfies Record<MissingReason, string>),
});

/** Key of what the rows of a comparison stand in: of the file, the estimate and the bidder. */
export const keyOfComparison = ({ paper, estimate, bidder }: ComparedPaper): string =>
  [paper.fileId, estimate.id, ...(bidder === null ? [] : [bidder])].join('-');

/** Key of the paper in that of a comparison; one that is shared by a link has none of its own. */
const paperIn = (partOf: string): string => /^\d+/.exec(partOf)?.[0] ?? partOf;

const TheirSideRef = builder.objectRef<PartOf<TheirSide>>('PaperTheirSide').implement({
  description: 'Work as the paper has it.',
  fields: (t) => ({
    lineIds: t.idList({
      names: 'PaperLine',
      description: 'Its lines on the paper.',
      resolve: ({ lineIds, partOf }) => lineIds.map((lineId) => partKey({ partOf }, lineId)),
    }),
    description: t.exposeString('description', { description: 'Words of the line as written.' }),
    quantity: t.exposeFloat('quantity', {
      nullable: true,
      description: 'Quantity on the paper; null when it has none.',
    }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'Unit on the paper; null when it has none.',
    }),
    unitPrice: t.expose('unitPrice', {
      type: 'UnitPrice',
      nullable: true,
      description: 'Unit price on the paper; null when it has none.',
    }),
    amount: t.expose('amount', {
      type: 'Money',
      nullable: true,
      description: 'Amount of the line, with tax and overhead where the paper states them by line.',
    }),
    depreciation: t.expose('depreciation', {
      type: 'Money',
      nullable: true,
      description: 'Depreciation as written; null without.',
    }),
    acv: t.expose('acv', {
      type: 'Money',
      nullable: true,
      description: 'Actual cash value as written; null when none is.',
    }),
    place: t.expose('place', { type: PaperPlaceRef, description: 'Where the first line stands.' }),
  }),
});

const OurSideRef = builder.objectRef<OurSide>('PaperOurSide').implement({
  description: 'The same work as we price it.',
  fields: (t) => ({
    code: t.exposeString('code', {
      nullable: true,
      description: 'Row of the price book; null where several stand together.',
    }),
    name: t.exposeString('name', { description: 'Name of the work.' }),
    quantity: t.exposeFloat('quantity', {
      description: 'How much, in `unit`: 120 with the unit `SF` is 120 square feet.',
    }),
    unit: t.exposeString('unit', {
      description: 'Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).',
    }),
    unitPrice: t.expose('unitPrice', {
      type: 'UnitPrice',
      description: 'Amount in US dollars, e.g. 1250.5.',
    }),
    low: t.expose('low', { type: 'UnitPrice', description: 'Lower end of a unit’s price.' }),
    high: t.expose('high', { type: 'UnitPrice', description: 'Upper end of a unit’s price.' }),
    amount: t.expose('amount', {
      type: 'Money',
      description: 'Our amount, with tax and overhead where theirs has them.',
    }),
    depreciation: t.expose('depreciation', {
      type: 'Money',
      nullable: true,
      description: 'Depreciation in a claim; null otherwise.',
    }),
    acv: t.expose('acv', {
      type: 'Money',
      nullable: true,
      description: 'Actual cash value in a claim; null otherwise.',
    }),
    source: t.exposeString('source', { description: 'Where our price comes from.' }),
  }),
});

export const RowRef = builder.objectRef<PartOf<ComparisonRow>>('PaperComparisonRow').implement({
  description: 'One piece of work on one side or on both.',
  fields: (t) => ({
    ...partIds(t, 'its comparison'),
    kind: t.expose('kind', { type: RowKindEnum, description: 'Side that has the work.' }),
    room: t.exposeString('room', {
      nullable: true,
      description: 'Room of the work; null when none is named.',
    }),
    theirs: t.field({
      type: TheirSideRef,
      nullable: true,
      description: 'Their line; null for what is missing.',
      resolve: ({ theirs, partOf }) => theirs && { ...theirs, partOf: paperIn(partOf) },
    }),
    ours: t.expose('ours', {
      type: OurSideRef,
      nullable: true,
      description: 'Our price of the work; null for what was not matched.',
    }),
    priceVerdict: t.expose('priceVerdict', {
      type: VerdictEnum,
      description: 'Their price against our range.',
    }),
    quantityDifference: t.exposeFloat('quantityDifference', {
      nullable: true,
      description: 'Theirs less ours in our unit; null where one side has none.',
    }),
    missingReason: t.field({
      type: MissingReasonEnum,
      nullable: true,
      description: 'Why we list the work as missing; null for what is not.',
      resolve: ({ missing }) => missing?.reason ?? null,
    }),
    why: t.string({
      description: 'Why both belong together, why nothing was found, or why it is missed.',
      resolve: ({ missing, why }) => missing?.why ?? why,
    }),
    isMatchedByHand: t.exposeBoolean('isMatchedByHand', {
      description: 'Its owner put both together.',
    }),
  }),
});

const SUMS: Record<Exclude<keyof ComparedTotals, 'total'>, string> = {
  net: 'Before tax, overhead and profit; null when not known.',
  tax: 'Tax; null when not known.',
  overheadProfit: 'Overhead and profit; null when not known.',
  contingency: 'Reserve for what is found once work begins; null when the side holds none.',
  rcv: 'Replacement cost value of claims; null otherwise.',
  depreciation: 'Depreciation of claims; null otherwise.',
  acv: 'Actual cash value of claims; null otherwise.',
  deductible: 'Deductible of claims; null otherwise.',
  priorPayments: 'What was paid before; null otherwise.',
  netClaim: 'What is paid in the end; null otherwise.',
};

export const TotalsRef = builder.objectRef<ComparedTotals>('PaperComparedTotals').implement({
  description: 'The sums of one side.',
  fields: (t) => ({
    total: t.expose('total', { type: 'Money', description: 'What the side comes to.' }),
    ...Object.fromEntries(
      Object.entries(SUMS).map(([name, description]) => [
        name,
        t.expose(name as keyof typeof SUMS, { type: 'Money', nullable: true, description }),
      ]),
    ),
  }),
});

export const StepRef = builder
  .objectRef<PaperComparison['waterfall'][number]>('PaperGapStep')
  .implement({
    description: 'One reason for the gap, with its money.',
    fields: (t) => ({
      cause: t.expose('cause', {
        type: GapCauseEnum,
        description: 'Cause of this part of the gap.',
      }),
      amount: t.expose('amount', { type: 'Money', description: 'Our amount less theirs.' }),
      rowCount: t.exposeInt('rowCount', { description: 'Rows behind it.' }),
    }),
  });

export const QuestionRef = builder
  .objectRef<PaperComparison['questions'][number]>('PaperQuestion')
  .implement({
    description: 'A question to ask whoever wrote the paper.',
    fields: (t) => ({
      question: t.exposeString('question', { description: 'To be asked as it stands.' }),
      why: t.exposeString('why', { description: 'The reason for it.' }),
    }),
  });

const PaperComparisonRef = builder.objectRef<ComparedPaper>('PaperComparison').implement({
  description:
    'Somebody else’s paper beside our estimate of its work. The waterfall foots to the cent.',
  fields: (t) => ({
    paper: t.expose('paper', { type: PaperRef, description: 'Their paper, as read.' }),
    estimate: t.prismaField({
      type: 'Estimate',
      description: 'Our estimate of the work.',
      resolve: (query, { estimate: { id } }, _args, ctx) => requireEstimate(ctx, id, query),
    }),
    bidder: t.exposeInt('bidder', {
      nullable: true,
      description: 'Which of `bidders` of the paper it is, from 0; null where there is one.',
    }),
    kind: t.expose('kind', { type: PaperKindEnum, description: 'What the paper is.' }),
    theirs: t.expose('theirs', { type: TotalsRef, description: 'Totals that the paper states.' }),
    ours: t.expose('ours', { type: TotalsRef, description: 'Our totals.' }),
    low: t.field({
      type: 'Money',
      description: 'Lower end of our total.',
      resolve: ({ ours }) => ours.low,
    }),
    high: t.field({
      type: 'Money',
      description: 'Upper end of our total.',
      resolve: ({ ours }) => ours.high,
    }),
    gap: t.expose('gap', { type: 'Money', description: 'Our amount less theirs.' }),
    waterfall: t.field({
      type: [StepRef],
      description: 'They sum to `gap`.',
      resolve: ({ waterfall }) => waterfall,
    }),
    rows: t.field({
      type: [RowRef],
      complexity: { field: 10, multiplier: 1 },
      description: 'All work of both sides.',
      resolve: (compared) => inTurns(partsOf(keyOfComparison(compared), compared.rows)),
    }),
    verdict: t.expose('verdict', { type: VerdictEnum, description: 'Verdict on their total.' }),
    summary: t.exposeString('summary', { description: 'The verdict in words.' }),
    questions: t.field({
      type: [QuestionRef],
      description: 'What to ask or to raise.',
      resolve: ({ questions }) => questions,
    }),
    matchedShare: t.exposeFloat('matchedShare', {
      description: 'Share of their dollars that was matched with rows of ours, 0 to 1.',
    }),
    pdfUrl: t.string({
      description: `The comparison on paper. ${SIGNED_WORDS}`,
      resolve: (compared, _args, ctx) => comparisonLink(ctx, compared, 'comparison.pdf'),
    }),
    xlsxUrl: t.string({
      description: `The comparison as a workbook. ${SIGNED_WORDS}`,
      resolve: (compared, _args, ctx) => comparisonLink(ctx, compared, 'comparison.xlsx'),
    }),
    includedRowIds: t.idList({
      names: 'PaperComparisonRow',
      description: 'Missing rows that count in our total.',
      resolve: (compared) =>
        includedRowsOf(compared).map((rowId) =>
          partKey({ partOf: keyOfComparison(compared) }, rowId),
        ),
    }),
  }),
});

const COST = 5_000;

builder.queryField('paperComparison', (t) =>
  t.field({
    type: PaperComparisonRef,
    nullable: true,
    complexity: COST,
    description: `A document of the viewer's beside an estimate of theirs; null when one is missing, not ready or someone else's. It counts as ${inWords(COST)} of the cost of an operation.`,
    args: {
      fileId: t.arg.id({ names: ['File', 'Paper'], description: '`id` of the document.' }),
      estimate: t.arg({ type: EstimateRefInput, description: 'Our estimate of its work.' }),
      bidder: t.arg.int({
        required: false,
        description: 'Which of several bidders of the document, from 0; the first one unless said.',
      }),
    },
    resolve: (_root, { fileId, estimate, bidder }, ctx) =>
      compareOwnPaper(ctx, fileId, estimate, bidder),
  }),
);
