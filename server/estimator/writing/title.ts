// A short title from the largest pieces of work; the user's own title always wins.
import { TITLE_MAX } from '../../domain/catalog.ts';
import { clip } from '../pricing/price-line.ts';
import type { PricedLine } from '../pricing/price-line.ts';

const MOST_PARTS = 2;

export const titleOf = (
  own: string | null,
  lines: readonly PricedLine[],
  projectName: string,
): string => {
  if (own?.trim()) return clip(own.trim(), TITLE_MAX);
  const totals = new Map<string, number>();
  for (const { work, total } of lines) totals.set(work.work, (totals.get(work.work) ?? 0) + total);
  const parts = [...totals]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name.replace(/ \(.*\)$/, ''));
  if (parts.length === 0) return clip(projectName.trim() || 'Estimate', TITLE_MAX);
  const more = parts.length > MOST_PARTS ? ' and more' : '';
  return clip(`${parts.slice(0, MOST_PARTS).join(', ')}${more}`, TITLE_MAX);
};
