import { VersionConflict } from '../../domain/errors.ts';
import { atMost, PROJECT_LIMITS } from '../../domain/limits.ts';
import { PAPER_LIMITS } from '../../domain/paper/paper-estimate.ts';
import { builder } from '../../graphql/builder.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { choosePaperUse, correctPaper, rereadPaper } from '../reading/papers.ts';
import { includeMissing, matchPaperLines } from './compare-own-paper.ts';
import { PaperRef, PaperSideEnum, PaperUseEnum } from './paper.graphql.ts';

const PaperLineInput = builder.inputType('PaperLineInput', {
  description:
    'Cells of one line as they stand on the paper; a cell that is left out stays as it was read.',
  fields: (t) => ({
    id: t.id({
      names: 'PaperLine',
      required: false,
      description: '`id` of the line; left out for one that was missed.',
    }),
    description: t.string({
      required: false,
      description: `What is to be done. ${atMost(PAPER_LIMITS.description)}.`,
    }),
    room: t.string({
      required: false,
      description: 'The room whose head stands above it; empty for none.',
    }),
    quantity: t.float({
      required: false,
      description: 'How much, in `unit`; null when no number stands there.',
    }),
    unit: t.string({ required: false, description: 'A unit code, e.g. `SF`; empty for none.' }),
    unitPrice: t.float({
      required: false,
      description: 'Price of one unit in US dollars, e.g. 12.5.',
    }),
    tax: t.float({
      required: false,
      description: 'Sales tax of the line in US dollars, e.g. 12.5.',
    }),
    overheadProfit: t.float({
      required: false,
      description: 'Overhead and profit of the line in US dollars.',
    }),
    rcv: t.float({
      required: false,
      description:
        'Amount of the line in US dollars; of a claim its replacement cost, e.g. 1250.5.',
    }),
    depreciation: t.float({
      required: false,
      description: 'What age takes off, in US dollars, as a positive number.',
    }),
    acv: t.float({ required: false, description: 'Actual cash value of the line in US dollars.' }),
    isNonRecoverable: t.boolean({
      required: false,
      description: 'True when the depreciation is not paid back.',
    }),
    isAlternate: t.boolean({
      required: false,
      description: 'True for an option that the total does not hold.',
    }),
    isExcluded: t.boolean({
      required: false,
      description: 'True where the paper lists it as not included.',
    }),
    isCredit: t.boolean({ required: false, description: 'True for a deduction or credit.' }),
    amounts: t.floatList({
      required: { list: false, items: false },
      description:
        'Amounts in dollars on a paper with several bidders, one for each of `bidders` in their order; null where one names none.',
    }),
  }),
});

const PaperTotalsInput = builder.inputType('PaperTotalsInput', {
  description:
    'Sums as they stand on the paper, dollars; one that is left out stays as it was read.',
  fields: (t) => ({
    net: t.float({ required: false, description: 'Sum of the lines in US dollars, e.g. 1250.5.' }),
    tax: t.float({ required: false, description: 'Tax of the whole in US dollars.' }),
    overhead: t.float({ required: false, description: 'Overhead on the whole in US dollars.' }),
    profit: t.float({ required: false, description: 'Profit on the whole in US dollars.' }),
    contingency: t.float({
      required: false,
      description: 'Reserve in US dollars for what is found once work begins.',
    }),
    discount: t.float({
      required: false,
      description: 'Taken off the whole in US dollars, as a positive number.',
    }),
    rcv: t.float({
      required: false,
      description: 'Replacement cost value of a claim in US dollars.',
    }),
    depreciation: t.float({
      required: false,
      description: 'Depreciation of the whole in US dollars, as a positive number.',
    }),
    nonRecoverableDepreciation: t.float({
      required: false,
      description: 'The part of the depreciation that is not paid back, in US dollars.',
    }),
    acv: t.float({ required: false, description: 'Actual cash value of a claim in US dollars.' }),
    deductible: t.float({
      required: false,
      description: 'Deductible of the policy in US dollars.',
    }),
    priorPayments: t.float({
      required: false,
      description: 'What was paid before, in US dollars.',
    }),
    netClaim: t.float({ required: false, description: 'What is paid in the end, in US dollars.' }),
    total: t.float({
      required: false,
      description:
        'What is asked for in the end, in US dollars; of a claim its replacement cost, where `rcv` is left out.',
    }),
    deposit: t.float({
      required: false,
      description: 'What is to be paid before the work begins, in US dollars.',
    }),
  }),
});

const PaperRoomInput = builder.inputType('PaperRoomInput', {
  description: 'A room as its owner knows it.',
  fields: (t) => ({
    number: t.int({
      required: false,
      description: '`number` of the room as it was read; left out for one that was missed.',
    }),
    name: t.string({
      description: `Name of the room, e.g. “Kitchen”. ${atMost(PROJECT_LIMITS.room)}.`,
    }),
    lengthFt: t.float({
      required: false,
      description: 'Length in feet, from 1 to 1,000; 12 ft 6 in is 12.5.',
    }),
    widthFt: t.float({
      required: false,
      description: 'Width in feet, from 1 to 1,000; 12 ft 6 in is 12.5.',
    }),
    heightFt: t.float({ required: false, description: 'Ceiling height in feet, 1 to 60.' }),
    areaSf: t.float({
      required: false,
      description: 'Floor area in square feet where sides are not known, e.g. 132.',
    }),
  }),
});

const CorrectPaperInput = builder.inputType('CorrectPaperInput', {
  description: 'What was read wrong of a document.',
  fields: (t) => ({
    fileId: t.id({ names: ['File', 'Paper'], description: '`id` of the file.' }),
    version: t.int({ required: false, description: SEEN_VERSION }),
    lines: t.field({
      type: [PaperLineInput],
      required: false,
      description: 'Lines with the cells that change.',
    }),
    removed: t.idList({
      names: 'PaperLine',
      required: false,
      description: 'Lines to leave out, as they are no lines of the paper.',
    }),
    totals: t.field({ type: PaperTotalsInput, required: false, description: 'Sums that change.' }),
    side: t.field({
      type: PaperSideEnum,
      required: false,
      description:
        'Party whose figures count, on a paper with two. Corrections of the other party wait until it is chosen again.',
    }),
    rooms: t.field({
      type: [PaperRoomInput],
      required: false,
      description: 'All rooms, in place of those that stand; left out where none changes.',
    }),
  }),
});

const ChoosePaperUseInput = builder.inputType('ChoosePaperUseInput', {
  description: 'What is done with a document.',
  fields: (t) => ({
    fileId: t.id({ names: ['File', 'Paper'], description: '`id` of the file.' }),
    version: t.int({ required: false, description: SEEN_VERSION }),
    use: t.field({ type: PaperUseEnum, description: 'What is done with it.' }),
  }),
});

const RereadPaperInput = builder.inputType('RereadPaperInput', {
  description: 'Which document to read once more.',
  fields: (t) => ({
    fileId: t.id({ names: ['File', 'Paper'], description: '`id` of the file.' }),
    version: t.int({ required: false, description: SEEN_VERSION }),
  }),
});

builder.mutationField('correctPaper', (t) =>
  t.field({
    type: PaperRef,
    description: 'Puts right what was read of a document. The file stays as it is.',
    errors: {
      types: [VersionConflict],
      result: { description: 'The paper is corrected.' },
      dataField: { name: 'paper', description: 'The paper as it is now.' },
    },
    args: { input: t.arg({ type: CorrectPaperInput, description: 'Corrections of the paper.' }) },
    resolve: (_root, { input }, ctx) => correctPaper(ctx, input),
  }),
);

builder.mutationField('choosePaperUse', (t) =>
  t.field({
    type: PaperRef,
    description: 'Says what is done with a document when an estimate is asked for with it.',
    errors: {
      types: [VersionConflict],
      result: { description: 'The use of the paper is chosen.' },
      dataField: { name: 'paper', description: 'The paper as it is now.' },
    },
    args: {
      input: t.arg({
        type: ChoosePaperUseInput,
        description: 'Which document, and what is done with it.',
      }),
    },
    resolve: (_root, { input }, ctx) => choosePaperUse(ctx, input),
  }),
);

builder.mutationField('rereadPaper', (t) =>
  t.field({
    type: PaperRef,
    description: "Reads a document once more; its owner's corrections are dropped.",
    errors: {
      types: [VersionConflict],
      result: { description: 'It waits to be read.' },
      dataField: { name: 'paper', description: 'The paper as it is now.' },
    },
    args: {
      input: t.arg({ type: RereadPaperInput, description: 'Which document to read again.' }),
    },
    resolve: (_root, { input }, ctx) => rereadPaper(ctx, input),
  }),
);

const MatchPaperLinesInput = builder.inputType('MatchPaperLinesInput', {
  description: 'Lines of a paper that belong to one row of the price book.',
  fields: (t) => ({
    fileId: t.id({ names: ['File', 'Paper'], description: '`id` of the file.' }),
    version: t.int({ required: false, description: SEEN_VERSION }),
    lineIds: t.idList({ names: 'PaperLine', description: 'Lines of the paper.' }),
    code: t.string({
      required: false,
      description: 'The row, as `priceBookSearch` gives it; null when no row is their counterpart.',
    }),
  }),
});

const IncludeMissingInput = builder.inputType('IncludeMissingInput', {
  description: 'What counts in our total beside the work of the paper.',
  fields: (t) => ({
    fileId: t.id({ names: ['File', 'Paper'], description: '`id` of the file.' }),
    version: t.int({ required: false, description: SEEN_VERSION }),
    rowIds: t.idList({
      names: 'PaperComparisonRow',
      description: 'All rows that count, in place of those that did.',
    }),
  }),
});

builder.mutationField('matchPaperLines', (t) =>
  t.field({
    type: PaperRef,
    description:
      'Puts lines of a paper together with a row of the price book; the last word about a line counts.',
    errors: {
      types: [VersionConflict],
      result: { description: 'The lines belong together.' },
      dataField: { name: 'paper', description: 'The paper as it is now.' },
    },
    args: {
      input: t.arg({
        type: MatchPaperLinesInput,
        description: 'Lines of the paper, and our row that they belong to.',
      }),
    },
    resolve: (_root, { input }, ctx) => matchPaperLines(ctx, input),
  }),
);

builder.mutationField('includeMissing', (t) =>
  t.field({
    type: PaperRef,
    description: 'Counts work that is missing from a paper in our total of its comparison.',
    errors: {
      types: [VersionConflict],
      result: { description: 'The missing work counts in the comparison.' },
      dataField: { name: 'paper', description: 'The paper as it is now.' },
    },
    args: {
      input: t.arg({ type: IncludeMissingInput, description: 'The missing work that counts.' }),
    },
    resolve: (_root, { input }, ctx) => includeMissing(ctx, input),
  }),
);
