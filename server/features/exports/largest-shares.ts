// Totals of rooms or categories, the largest first.
import { sumMoney } from '../../domain/money/money.ts';
import { counted } from '../../domain/money/written.ts';
import type { EstimateGroup } from './line-groups.ts';

interface Share {
  name: string;
  lines: number;
  total: number;
}

/** Puts the shares past `most` in one row. */
export const sharesOf = (
  groups: readonly EstimateGroup[],
  [one, many]: readonly [string, string],
  most: number,
): Share[] => {
  const shares = groups
    .map(({ name, lines, total }) => ({ name, lines: lines.length, total }))
    .toSorted((a, b) => b.total - a.total);
  if (shares.length <= most) return shares;
  const rest = shares.splice(most - 1);
  return [
    ...shares,
    {
      name: counted(rest.length, one, many),
      lines: rest.reduce((sum, { lines }) => sum + lines, 0),
      total: sumMoney(rest.map(({ total }) => total)),
    },
  ];
};
