// The end of a bill that says the sums of its parts again, one below the other and perhaps beside its terms, with a share of some.
import { hundredths, moneyIn, percentIn } from './figures.ts';
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

/** `15% on material & subs`: the words of what it is a share of. */
const SHARE_OF =
  /^(?:plus |add )?\d{1,2}(?:\.\d{1,2})? ?% (?:(?:mark ?up|fee) )?(?:on|of) (.{3,40})$/i;

/** `Labor   2,516.00` below `LABOR TOTAL   2,516.00`, or a share of such a sum. @returns the words beside it, too; null for any other row */
export const recapOfParts = (
  walk: Walk,
  { cells }: Row,
): { total: TotalRow; rest: string } | null => {
  const [said, last] = cells.slice(-2);
  const amount = moneyIn(last?.text ?? '');
  const parts = walk.totals.filter(isPart);
  if (!said || !last || cells.length < 2 || amount === null || parts.length < 2) return null;
  const rest = cells
    .slice(0, -2)
    .map(({ text }) => text)
    .join(' ');
  const [, base = ''] = SHARE_OF.exec(said.text) ?? [];
  const named = letters(base === '' ? said.text : base);
  const part = parts.find(({ label }) => letters(label) === named);
  if (named === '' || !part || part.amount === null) return null;
  const share = base === '' ? 1 : (percentIn(said.text) ?? 0) / 100;
  if (Math.abs(hundredths(part.amount * share) - amount) > CENT) return null;
  // The percent of a share is of one part, not of the whole: shares of several parts count together.
  if (base === '')
    return { total: { kind: 'part', label: said.text, percent: null, amount }, rest };
  const before = walk.totals.findLast(
    ({ kind, label }) => kind === 'profit' && SHARE_OF.test(label),
  );
  const together = hundredths((before?.amount ?? 0) + amount);
  return { total: { kind: 'profit', label: said.text, percent: null, amount: together }, rest };
};
