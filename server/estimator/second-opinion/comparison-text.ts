// A comparison as plain text, for a mail or a note: the verdict, both totals, why they differ, the lists and the questions.
import type {
  ComparisonRow,
  GapCause,
  PaperComparison,
} from '../../domain/paper/paper-comparison.ts';
import { counted, moneyWriter, writePercent, writeQuantity } from '../../domain/money/written.ts';
import { NO_COVERAGE_ADVICE } from './supplement.ts';

const money = moneyWriter('USD');

const CAUSES: Readonly<Record<GapCause, string>> = {
  MISSING_WORK: 'Work that is missing there',
  QUANTITIES: 'Quantities',
  UNIT_PRICES: 'Unit prices',
  OVERHEAD_PROFIT: 'Overhead and profit',
  CONTINGENCY: 'Contingency in theirs',
  TAX: 'Sales tax',
  DEPRECIATION: 'Depreciation',
  ONLY_THEIRS: 'Only in theirs',
  NOT_MATCHED: 'Not matched',
  ROUNDING: 'Rounding',
};

const nameOf = ({ theirs, ours, room }: ComparisonRow): string =>
  `${theirs?.description ?? ours?.name ?? ''}${room === null ? '' : ` (${room})`}`;

const pageOf = ({ theirs }: ComparisonRow): string => {
  if (!theirs) return '';
  const { page, sheet, row } = theirs.place;
  if (sheet !== null) return `, sheet ${sheet}${row === null ? '' : `, row ${row}`}`;
  return `, page ${page}`;
};

const priceLine = (row: ComparisonRow): string =>
  `- ${nameOf(row)}${pageOf(row)}: theirs ${row.theirs?.unitPrice == null ? 'not stated' : money(row.theirs.unitPrice)}, ours ${money(row.ours?.low ?? 0)} to ${money(row.ours?.high ?? 0)} per ${row.ours?.unit ?? ''}`;

const missingLine = (row: ComparisonRow): string =>
  `- ${nameOf(row)}: ${writeQuantity(row.ours?.quantity ?? 0)} ${row.ours?.unit ?? ''}, about ${money(row.ours?.amount ?? 0)}. ${row.missing?.why ?? ''}`;

const amountLine = (row: ComparisonRow): string =>
  `- ${nameOf(row)}${pageOf(row)}: ${row.theirs?.amount == null ? 'no amount' : money(row.theirs.amount)}. ${row.why}`;

const list = (
  title: string,
  rows: readonly ComparisonRow[],
  write: (row: ComparisonRow) => string,
): string[] => (rows.length === 0 ? [] : ['', `${title}:`, ...rows.map(write)]);

const totals = ({ theirs, ours, gap, matchedShare }: PaperComparison): string[] => [
  `Theirs: ${money(theirs.total)}`,
  `Ours of the same work: ${money(ours.total)} (${money(ours.low)} to ${money(ours.high)})`,
  `Difference: ${money(gap)}`,
  `Matched: ${writePercent(matchedShare)} of their dollars`,
];

const claimTotals = ({ theirs, ours }: PaperComparison): string[] => {
  if (theirs.rcv === null) return [];
  const side = (name: string, { rcv, depreciation, acv, netClaim }: typeof theirs): string =>
    `${name}: replacement cost ${money(rcv ?? 0)}, depreciation ${depreciation === null ? 'not stated' : money(depreciation)}, actual cash value ${acv === null ? 'not stated' : money(acv)}, net claim ${netClaim === null ? 'not known' : money(netClaim)}`;
  return ['', side('Theirs', theirs), side('Ours', ours)];
};

export const comparisonText = (comparison: PaperComparison): string => {
  const { summary, waterfall, rows, questions, kind } = comparison;
  const of = (rowKind: ComparisonRow['kind']) => rows.filter((row) => row.kind === rowKind);
  const both = of('BOTH');
  const isLess = ({ quantityDifference }: ComparisonRow) => (quantityDifference ?? 0) < 0;
  return [
    summary,
    '',
    ...totals(comparison),
    ...claimTotals(comparison),
    '',
    'Why they differ:',
    ...waterfall
      .filter(({ amount }) => amount !== 0)
      .map(
        ({ cause, amount, rowCount }) =>
          `- ${CAUSES[cause]}: ${money(amount)}${rowCount === 0 ? '' : ` (${counted(rowCount, 'line')})`}`,
      ),
    ...list('Missing from theirs', of('MISSING_FROM_THEIRS'), missingLine),
    ...list('Less quantity', both.filter(isLess), amountLine),
    ...list(
      'Lower price',
      both.filter(({ priceVerdict }) => priceVerdict === 'LOW'),
      priceLine,
    ),
    ...list(
      'Higher price',
      both.filter(({ priceVerdict }) => priceVerdict === 'HIGH'),
      priceLine,
    ),
    ...list('Only in theirs', of('ONLY_THEIRS'), amountLine),
    ...list('Not matched, at their price', of('NOT_MATCHED'), amountLine),
    ...(questions.length === 0
      ? []
      : ['', 'Ask:', ...questions.map(({ question, why }) => `- ${question} ${why}`)]),
    ...(kind === 'CLAIM' ? ['', NO_COVERAGE_ADVICE] : []),
  ].join('\n');
};
