import { GAP_CAUSES, MISSING_REASONS, ROW_KINDS } from '../../domain/paper/paper-comparison.ts';
import {
  PAPER_SIDES,
  paperEstimateSchema,
  paperPlaceSchema,
} from '../../domain/paper/paper-estimate.ts';
import { PAPER_KINDS, PAPER_USES } from '../../domain/paper/paper-kinds.ts';
import { PAPER_WORDS } from '../../features/second-opinion/papers.rest.ts';
import {
  address,
  count,
  described,
  flag,
  key,
  list,
  nullable,
  number,
  object,
  shape,
  text,
  word,
  small,
} from './json-schema.ts';
import type { Operations } from './operation.ts';
import { PAPER_MEANINGS } from './paper-meanings.ts';
import { wireSchema } from './wire-schema.ts';

const RULES = {
  words: PAPER_WORDS,
  hidden: new Set(['prose', 'pageShapes', 'other']),
  meanings: PAPER_MEANINGS,
};
const use = word(small(PAPER_USES), 'What is done with it when an estimate is asked for with it.');
const verdict = (description: string) => word(['low', 'fair', 'high', 'not_rated'], description);

const paper = object(
  {
    id: key('The number of its file.'),
    state: word(['waiting', 'read', 'failed'], 'How far the reading is.'),
    use: nullable(
      use,
      'Use that its owner chose; null before. Then it is checked where the words of the request ask for that, else its work is priced.',
    ),
    note: nullable(text(), 'What could not be read, in a sentence; null when all was.'),
    version: key('Counts what its owner said of it; a change may name it.'),
    estimate: nullable(
      shape('PaperEstimate'),
      'Its numbers, with what its owner put right; null until it is read.',
    ),
    pages: list(
      object({
        number: key('Number of the page, from 1.'),
        shape: number('Width divided by height.'),
        url: address('The picture. Signed; good for some minutes.'),
      }),
      'Pictures of its pages; empty for sheets and texts.',
    ),
  },
  {},
  'What was read of a document.',
);

const sums = {
  net: nullable(number(), 'Before tax, overhead and profit; null when not known.'),
  tax: nullable(number(), 'Tax; null when not known.'),
  overhead_profit: nullable(number(), 'Overhead and profit; null when not known.'),
  contingency: nullable(
    number(),
    'Kept for what is found once work begins; null when the side holds none.',
  ),
  rcv: nullable(number(), 'Replacement cost value of claims; null otherwise.'),
  depreciation: nullable(number(), 'Depreciation in a claim; null otherwise.'),
  acv: nullable(number(), 'Actual cash value of claims; null otherwise.'),
  deductible: nullable(number(), 'Deductible of a claim; null otherwise.'),
  prior_payments: nullable(number(), 'Prior payments of a claim; null otherwise.'),
  net_claim: nullable(number(), 'Paid in the end; null for what is no claim.'),
  total: number('What the side comes to.'),
};

const theirSide = object(
  {
    line_ids: list(text(), 'Its lines on the paper.'),
    description: text('Description as written.'),
    quantity: nullable(number(), 'Quantity as the paper has it; null when it has none.'),
    unit: nullable(text(), 'Unit as the paper has it; null when it has none.'),
    unit_price: nullable(number(), 'Unit price as the paper has it; null when it has none.'),
    amount: nullable(
      number(),
      'Amount, with tax and overhead where the paper states them by line.',
    ),
    depreciation: nullable(number(), 'Depreciation; null when none is written.'),
    acv: nullable(number(), 'Actual cash value; null when none is written.'),
    place: shape('PaperPlace', 'Where the first line stands.'),
  },
  {},
  'Work as the paper has it.',
);

const ourSide = object(
  {
    code: nullable(text(), 'Row of the price book; null where several stand together.'),
    name: text('What it is.'),
    quantity: number('How much, in `unit`: 120 with the unit `SF` is 120 square feet.'),
    unit: text('Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).'),
    unit_price: number('Amount in US dollars, e.g. 1250.5.'),
    low: number('Lower end of a unit’s price, dollars.'),
    high: number('Upper end of a unit’s price, dollars.'),
    amount: number('Our amount, dollars, with tax and overhead where theirs has them.'),
    depreciation: nullable(number(), 'Depreciation in a claim; null otherwise.'),
    acv: nullable(number(), 'Actual cash value of claims; null otherwise.'),
    source: text('Where our price comes from.'),
  },
  {},
  'The same work as we price it.',
);

const comparisonRow = object({
  id: text('The same for the same paper.'),
  kind: word(small(ROW_KINDS), 'Side that has the work.'),
  room: nullable(text(), 'Room of the work; null when none is named.'),
  theirs: nullable(theirSide, 'Their line; null for what is missing.'),
  ours: nullable(ourSide, 'Our price; null for what was not matched.'),
  price_verdict: verdict('Their price against our range.'),
  quantity_difference: nullable(number(), 'Theirs less ours in our unit; null where one has none.'),
  missing: nullable(
    object({
      reason: word(small(MISSING_REASONS), 'Why it belongs there.'),
      why: text('The same in a sentence.'),
    }),
    'Why we list the work as missing; null for what is not.',
  ),
  why: text('Why both belong together, or why nothing was found.'),
  is_matched_by_hand: flag('Its owner put both together.'),
});

const range = object({
  low: number('Lower end, dollars.'),
  fair: number('Our price, dollars.'),
  high: number('Upper end, dollars.'),
});

const named = {
  id: key('Number of the estimate, which is that of its job.'),
  claim_number: text('Claim number of the estimate.'),
};

export const PAPER_SHAPES = {
  PaperPlace: wireSchema(paperPlaceSchema, RULES, 'Where something stands in a document.'),
  PaperEstimate: wireSchema(
    paperEstimateSchema,
    RULES,
    'Somebody else’s estimate: its numbers as they are written, never mixed with ours. Dollars.',
  ),
  Paper: paper,
  PaperComparison: object(
    {
      ...named,
      file: key('Number of the document.'),
      bidder: nullable(count(''), 'Which of its bidders it is, from 0; null where there is one.'),
      kind: word(small(PAPER_KINDS), 'What the document is.'),
      theirs: object(sums, {}, 'Totals that the paper states, dollars.'),
      ours: object(
        { ...sums, low: number('Lower end of our total.'), high: number('Upper end of it.') },
        {},
        'Our totals, dollars.',
      ),
      gap: number('Ours less theirs, dollars.'),
      waterfall: list(
        object({
          cause: word(small(GAP_CAUSES), 'Which reason.'),
          amount: number('Ours less theirs, dollars.'),
          row_count: count('Rows behind it.'),
        }),
        'What the gap is made of; the amounts sum to it.',
      ),
      rows: list(comparisonRow, 'All work of both sides.'),
      verdict: verdict('Verdict on their total.'),
      summary: text('The verdict in words.'),
      questions: list(
        object({ question: text('To be asked as it stands.'), why: text('The reason for it.') }),
        'What to ask, or to raise.',
      ),
      matched_share: number('Share of their dollars that was matched with rows of ours, 0–1.'),
      included_row_ids: list(text(), 'Missing rows that count in our total.'),
      pdf_url: address('Address of the PDF. Signed; good for some minutes.'),
      xlsx_url: address('Address of the workbook. Signed; good for some minutes.'),
    },
    {},
    'A document beside our estimate of its work.',
  ),
  BidsComparison: object(
    {
      ...named,
      bidders: list(
        object({
          name: text('Name of the bidder; else the name of the file.'),
          file: nullable(key(), 'Number of the document that the bid stands on.'),
          total: number('Total that the bid states, dollars.'),
          leaves_out: list(text(), 'Work that others list and this bid does not.'),
          leveled: number(
            'The total with what it leaves out at our price, else at the mean of the others.',
          ),
        }),
        'Who bids, in the order of the files.',
      ),
      rows: list(
        object({
          id: text('Unique within the comparison.'),
          name: text('What it is.'),
          room: nullable(text(), 'Room of the work; null when none is named.'),
          quantity: number('How much, in `unit`: 120 with the unit `SF` is 120 square feet.'),
          unit: text('Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).'),
          ours: nullable(range, 'Our range; null for work that no row of the price book is.'),
          cells: list(
            nullable(
              object({
                line_ids: list(text(), 'Its lines on the paper.'),
                quantity: nullable(
                  number(),
                  'Quantity as the paper has it; null when it has none.',
                ),
                amount: nullable(number(), 'Dollars; null where it has no amount of its own.'),
              }),
            ),
            'One for each bidder, in their order; null where the bid leaves it out.',
          ),
        }),
        'All work that any of them lists.',
      ),
      ours: described(range, 'Our range for all rows that the price book knows.'),
    },
    {},
    'Several bids on one scope of work, side by side.',
  ),
} as const;

const beside = {
  202: shape('Waiting'),
  400: shape('Problem'),
  410: shape('Problem'),
} as const;

export const PAPER_OPERATIONS: Operations = {
  'GET files/:id/paper/': {
    name: 'getPaper',
    group: 'Files',
    summary: 'What was read of a document; 202 while it is being read: ask again.',
    answers: { 200: shape('Paper'), 202: shape('Paper') },
  },
  'PATCH files/:id/paper/': {
    name: 'choosePaperUse',
    group: 'Files',
    summary:
      'Says what is done with a document when an estimate is asked for with it, or whose figures of two parties count.',
    description: '400 with both at once, or with the side of a document of one party.',
    body: object(
      {},
      {
        use,
        side: word(
          small(PAPER_SIDES),
          'Party whose figures count, on a paper with two. Corrections of the other party wait until it is chosen again.',
        ),
        version: key('Version that was read; another one is a conflict.'),
      },
    ),
    example: { use: 'price', version: 1 },
    answers: { 200: shape('Paper'), 202: shape('Paper') },
  },
  'GET results/:claimOrId/comparison/:fileId/': {
    name: 'comparePaper',
    group: 'Results',
    summary: 'A document beside our estimate of its work.',
    query: {
      bidder: {
        type: 'integer',
        minimum: 0,
        description: 'Which of several bidders of the document, from 0; the first one unless said.',
      },
    },
    description: '400 while the document is not read; 202 and 410 as of the estimate.',
    answers: { 200: shape('PaperComparison'), ...beside },
  },
  'GET results/:claimOrId/bids/': {
    name: 'compareBids',
    group: 'Results',
    summary: 'The bids that the estimate was asked for with, side by side.',
    description: '400 with fewer than two; 202 and 410 as of the estimate.',
    answers: { 200: shape('BidsComparison'), ...beside },
  },
};
