// Where to learn how the work is done: searches, one for each category of work.
import { lineTotal } from '../../../../server/domain/pricing.ts';
import type { EditorLine } from '../editor/draft.ts';

export interface VideoLink {
  category: string;
  url: string;
}

/** Nothing that anybody learns from a film. */
const NOT_WORK = new Set([
  'General Conditions',
  'Haul-Off & Disposal',
  'Overhead & Profit',
  'Permits & Fees',
  'Whole-Job Allowances',
]);
const MOST = 12;

const searchUrl = (category: string): string =>
  `https://www.youtube.com/results?${new URLSearchParams({ search_query: `${category} DIY how to` })}`;

/** The costliest work first. */
export const videoLinks = (
  lines: readonly Pick<EditorLine, 'category' | 'quantity' | 'unitPrice' | 'tax'>[],
): VideoLink[] => {
  const costs = new Map<string, number>();
  for (const line of lines) {
    const category = line.category.trim();
    if (category === '' || NOT_WORK.has(category)) continue;
    costs.set(category, (costs.get(category) ?? 0) + lineTotal(line));
  }
  return [...costs]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([category]) => ({ category, url: searchUrl(category) }));
};
