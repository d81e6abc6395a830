// What the parts of a comparison with somebody else's paper are called, on paper and in sheets.
import type {
  ComparedTotals,
  ComparisonRow,
  GapCause,
  PaperComparison,
  Verdict,
} from '../../domain/paper/paper-comparison.ts';

export const VERDICT_WORDS: Record<Verdict, string> = {
  LOW: 'Low',
  FAIR: 'Fair',
  HIGH: 'High',
  NOT_RATED: 'Not rated',
};

export const GAP_WORDS: Record<GapCause, string> = {
  MISSING_WORK: 'Missing work that you count in',
  QUANTITIES: 'Quantities',
  UNIT_PRICES: 'Unit prices',
  OVERHEAD_PROFIT: 'Overhead and profit',
  CONTINGENCY: 'Contingency in theirs',
  TAX: 'Tax',
  DEPRECIATION: 'Depreciation',
  ONLY_THEIRS: 'Work only they have',
  NOT_MATCHED: 'Lines without a counterpart',
  ROUNDING: 'Rounding, and sums that do not add up',
};

const isLess = ({ quantityDifference }: ComparisonRow): boolean => (quantityDifference ?? 0) < 0;

interface ComparedList {
  title: string;
  hint: string;
  holds: (row: ComparisonRow) => boolean;
}

/** Lists in order: each row stands in the first one that holds it. */
const LISTS: readonly ComparedList[] = [
  {
    title: 'Missing from their paper',
    hint: 'What usually belongs to the job and the paper does not list. Work counts in our total only once you count it in.',
    holds: ({ kind }) => kind === 'MISSING_FROM_THEIRS',
  },
  {
    title: 'Less quantity than needed',
    hint: 'The paper lists less of it than we measure.',
    holds: (row) => row.kind === 'BOTH' && isLess(row),
  },
  {
    title: 'Higher price',
    hint: 'Their price of a unit is above our range.',
    holds: (row) => row.kind === 'BOTH' && row.priceVerdict === 'HIGH',
  },
  {
    title: 'Lower price',
    hint: 'Their price of a unit is below our range.',
    holds: (row) => row.kind === 'BOTH' && row.priceVerdict === 'LOW',
  },
  {
    title: 'Only theirs, or not matched',
    hint: 'We found nothing like it in our price book, so our total uses their price.',
    holds: ({ kind }) => kind === 'ONLY_THEIRS' || kind === 'NOT_MATCHED',
  },
  {
    title: 'In line with ours',
    hint: 'Quantity and price are within our range.',
    holds: () => true,
  },
];

export const COMPARED_LISTS: readonly ComparedList[] = LISTS.map((list, index) => ({
  ...list,
  holds: (row) => list.holds(row) && !LISTS.slice(0, index).some((earlier) => earlier.holds(row)),
}));

const SUMS = [
  ['rcv', 'Replacement cost value'],
  ['depreciation', 'Less depreciation'],
  ['acv', 'Actual cash value'],
  ['deductible', 'Less deductible'],
  ['priorPayments', 'Less prior payments'],
  ['netClaim', 'Net claim'],
] as const satisfies readonly [keyof ComparedTotals, string][];

/** Rows of a claim, from replacement cost to what is paid. Rows that neither side has are left out. */
export const sumRowsOf = ({ theirs, ours }: Pick<PaperComparison, 'theirs' | 'ours'>) =>
  SUMS.map(([name, label]) => ({ label, theirs: theirs[name], ours: ours[name] })).filter(
    (row) => row.theirs !== null || row.ours !== null,
  );
