// The end of a bill that says the sums of its parts again, one below the other and perhaps beside its terms, with a share of some.
import { hundredths } from '../../../domain/numbers.ts';
import { moneyIn, percentIn } from './figures.ts';
import type { Row } from './row.ts';
import type { TotalRow } from './totals.ts';
import type { FoundTotal, Walk } from './walk-state.ts';

const CENT = 0.011;

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\b(?:sub ?-?)?totals?\b/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, '');

const isPart = ({ kind, amount }: FoundTotal): boolean =>
  (kind === 'part' || kind === 'aside') && amount !== null;

/** `15% on material & subs`: the words behind `on` name the base of the share. */
const SHARE_OF =
  /^(?:plus |add )?\d{1,2}(?:\.\d{1,2})? ?% (?:(?:mark ?up|fee) )?(?:on|of) (.{3,40})$/i;

interface Said {
  part: FoundTotal;
  /** The words beside the figure. */
  label: string;
  amount: number;
  /** Whether it is a share of the part, and not all of it. */
  isShare: boolean;
}

/** The part that a row says again, whole or a share of it; null for any other row. */
const saidIn = (parts: readonly FoundTotal[], { cells }: Row): Said | null => {
  const [said, last] = cells.slice(-2);
  const amount = moneyIn(last?.text ?? '');
  if (!said || !last || cells.length < 2 || amount === null) return null;
  const [, base = ''] = SHARE_OF.exec(said.text) ?? [];
  const named = letters(base === '' ? said.text : base);
  const part = parts.find(({ label }) => letters(label) === named);
  if (named === '' || !part || part.amount === null) return null;
  const share = base === '' ? 1 : (percentIn(said.text) ?? 0) / 100;
  return Math.abs(hundredths(part.amount * share) - amount) > CENT
    ? null
    : { part, label: said.text, amount, isShare: base !== '' };
};

const NEAR = [-2, -1, 1, 2];

/** `Labor   2,516.00` below `LABOR TOTAL   2,516.00`, or a share of such a sum, beside others of them. @returns the words beside it, too; null for any other row */
export const recapOfParts = (
  walk: Walk,
  row: Row,
  at: number,
): { total: TotalRow; rest: string } | null => {
  const parts = walk.totals.filter(isPart);
  const said = parts.length < 2 ? null : saidIn(parts, row);
  // A row with no such row near it is work that happens to cost as much as an earlier part.
  const isAmongOthers = NEAR.some((step) => {
    const other = walk.rows[at + step];
    const near = other ? saidIn(parts, other) : null;
    return near !== null && (near.part !== said?.part || near.isShare !== said.isShare);
  });
  if (!said || !isAmongOthers) return null;
  const { label, amount } = said;
  const rest = row.cells
    .slice(0, -2)
    .map(({ text }) => text)
    .join(' ');
  if (!said.isShare) return { total: { kind: 'part', label, percent: null, amount }, rest };
  // The percent of a share is of one part, not of the whole: shares of several parts count together.
  const before = walk.totals.findLast(
    (total) => total.kind === 'profit' && SHARE_OF.test(total.label),
  );
  const together = hundredths((before?.amount ?? 0) + amount);
  return { total: { kind: 'profit', label, percent: null, amount: together }, rest };
};
