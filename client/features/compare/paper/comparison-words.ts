// What the parts of a comparison with a paper are called for people, and which list a row stands on.
import type { GapCause, MissingReason } from '../../../../server/domain/paper/paper-comparison.ts';
import type { ComparisonRow } from './use-paper-comparison.ts';

export const GAP_NAMES: Record<GapCause, string> = {
  MISSING_WORK: 'Missing work that is counted in',
  QUANTITIES: 'Quantities',
  UNIT_PRICES: 'Unit prices',
  OVERHEAD_PROFIT: 'Overhead and profit',
  CONTINGENCY: 'Contingency in theirs',
  TAX: 'Sales tax',
  DEPRECIATION: 'Depreciation',
  ONLY_THEIRS: 'Only on their paper',
  NOT_MATCHED: 'Not matched',
  ROUNDING: 'Rounding',
};

export const GAP_HINTS: Record<GapCause, string> = {
  MISSING_WORK: 'not on their paper',
  QUANTITIES: 'more or less of the same work',
  UNIT_PRICES: 'another price for the same work',
  OVERHEAD_PROFIT: 'what the contractor adds on top',
  CONTINGENCY: 'for what is found once work begins',
  TAX: 'on materials',
  DEPRECIATION: 'what age takes off',
  ONLY_THEIRS: 'work that ours does not include',
  NOT_MATCHED: 'at their price on both sides',
  ROUNDING: 'cents, and their totals that do not add up',
};

export const REASON_WORDS: Record<MissingReason, string> = {
  CODE: 'Building code',
  USUAL_PART: 'Usual part of the job',
  OTHER_SIDE_OF_REMOVAL: 'Other half of the work',
  ORDERED: 'The request asks for it',
  GENERAL_CONTRACTOR: 'Usual with three or more trades',
};

export type ListName = 'MISSING' | 'LESS' | 'MORE' | 'LOW' | 'HIGH' | 'ONLY_THEIRS' | 'SAME';

export interface RowList {
  name: ListName;
  title: string;
  /** What the list means, in a sentence. */
  hint: string;
  rows: ComparisonRow[];
}

/** Less is no difference to be looked at; a share of our quantity. */
const SAME_QUANTITY = 0.005;

const quantityTrend = ({ ours, quantityDifference }: ComparisonRow): number => {
  const difference = quantityDifference ?? 0;
  return Math.abs(difference) <= SAME_QUANTITY * (ours?.quantity ?? 0) ? 0 : Math.sign(difference);
};

const listsOfRow = (row: ComparisonRow): ListName[] => {
  if (row.kind === 'MISSING_FROM_THEIRS') return ['MISSING'];
  if (row.kind !== 'BOTH') return ['ONLY_THEIRS'];
  const names: ListName[] = [];
  const trend = quantityTrend(row);
  if (trend < 0) names.push('LESS');
  if (trend > 0) names.push('MORE');
  if (row.priceVerdict === 'LOW' || row.priceVerdict === 'HIGH') names.push(row.priceVerdict);
  return names.length > 0 ? names : ['SAME'];
};

const LISTS: readonly Omit<RowList, 'rows'>[] = [
  {
    name: 'MISSING',
    title: 'Missing from their paper',
    hint: 'What this job usually needs and none of their lines names. It counts in our total only once you count it in.',
  },
  { name: 'LESS', title: 'Less quantity', hint: 'They have less of it than we do.' },
  { name: 'LOW', title: 'Lower price', hint: 'Their unit price is below our range.' },
  { name: 'MORE', title: 'More quantity', hint: 'They have more of it than we do.' },
  { name: 'HIGH', title: 'Higher price', hint: 'Their unit price is above our range.' },
  {
    name: 'ONLY_THEIRS',
    title: 'Only theirs or not matched',
    hint: 'We found nothing like it in our price book. It counts at their price until it is matched.',
  },
  { name: 'SAME', title: 'In line', hint: 'Quantity and price agree with ours.' },
];

/** What the row moves, dollars. */
const weightOf = ({ theirs, ours }: ComparisonRow): number =>
  Math.abs((ours?.amount ?? 0) - (theirs?.amount ?? 0));

/** Lists about differences begin with the largest; the others keep the order of the paper. */
const inOrder = (name: ListName, rows: ComparisonRow[]): ComparisonRow[] =>
  name === 'ONLY_THEIRS' || name === 'SAME'
    ? rows
    : rows.toSorted((one, other) => weightOf(other) - weightOf(one));

/** The lists that hold something; a row with two differences stands on both. */
export const listsOf = (rows: readonly ComparisonRow[]): RowList[] =>
  LISTS.map((list) => ({
    ...list,
    rows: inOrder(
      list.name,
      rows.filter((row) => listsOfRow(row).includes(list.name)),
    ),
  })).filter((list) => list.rows.length > 0);

/** What their paper lacks of the row, dollars; null where there is nothing to ask for. */
export const shortfallOf = ({ kind, ours, theirs }: ComparisonRow): number | null => {
  if (!ours || (kind !== 'MISSING_FROM_THEIRS' && kind !== 'BOTH')) return null;
  const cents = Math.round((ours.amount - (theirs?.amount ?? 0)) * 100);
  return cents > 0 ? cents / 100 : null;
};

/** Whether a request for supplement holds the row unless its owner takes it out: what is merely a little dearer it does not. */
export const isWorthAsking = (row: ComparisonRow): boolean =>
  shortfallOf(row) !== null &&
  listsOfRow(row).some((name) => name === 'MISSING' || name === 'LESS' || name === 'LOW');

/** Whether our total holds what is missing from theirs, without a tick. */
export const isCounted = ({ missingReason }: ComparisonRow): boolean =>
  missingReason === 'GENERAL_CONTRACTOR';

export const rowName = ({ theirs, ours }: ComparisonRow): string =>
  theirs?.description ?? ours?.name ?? '';
