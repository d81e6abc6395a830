// The reasoning: in plain words what was understood, how quantities and prices were found, and what moves the total.
import { clip } from '../pricing/price-line.ts';
import { EMERGENCY_CATEGORIES } from '../price-book/categories.ts';
import type { ReasoningFacts } from './reasoning-facts.ts';
import { deliveryText, pricesText, taxText } from './reasoning-prices.ts';
import { accuracyText, moversText } from './reasoning-total.ts';
import { quantitiesText, understoodText } from './reasoning-work.ts';

const PERIL_NAMES: Readonly<Record<string, string>> = { theft: 'theft or vandalism' };

const URGENT = new Set<string>(EMERGENCY_CATEGORIES);

const isUrgent = ({ lines }: ReasoningFacts): boolean =>
  lines.some(({ work }) => URGENT.has(work.item.category));

/** Paragraphs separated by blank lines. */
export const reasoningOf = (facts: ReasoningFacts): string => {
  const { excluded } = facts;
  const paragraphs = [
    understoodText(facts),
    ...(facts.peril
      ? [
          `Cause of loss: ${PERIL_NAMES[facts.peril] ?? facts.peril}.${isUrgent(facts) ? ' Emergency work comes before the rebuild.' : ''}`,
        ]
      : []),
    ...(excluded.length > 0 ? [`Excluded at your request: ${excluded.join(', ')}.`] : []),
    ...new Set(facts.notes),
    quantitiesText(facts),
    pricesText(facts),
    taxText(facts),
    ...deliveryText(facts),
    ...facts.agentNotes,
    ...moversText(facts),
    accuracyText(facts),
  ];
  return clip(paragraphs.join('\n\n'), 20_000);
};
