// "Six 1BR units, in each one: …": what is told of one of several equal dwellings is done in all of them.
import { numberAt } from './numbers.ts';

const NUMBER = String.raw`\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|twenty`;
const DWELLING = String.raw`(?:(?:one|two|three|[1-4])[- ]?(?:bed(?:room)?s?|brs?)|apartments|apts|condos|studios|town ?homes|units)`;
const COUNTED = new RegExp(
  String.raw`\b(${NUMBER})\s+(?:(?:identical|equal|similar|vacant|rental|apartment|residential|garden|studio|of the|same)\s+){0,2}${DWELLING}\b`,
  'gi',
);
/** Beside them: what follows is told of one. */
const EACH_ONE =
  /\b(?:each (?:one|unit|apartment|apt|has|gets|needs)|in (?:each|every)|every (?:one|unit|apartment)|all (?:\w+ )?the same|identical|per unit)\b/i;

/** How many equal dwellings what is told is of; 1 where it is not told of each of several. */
export const equalUnits = (text: string): number => {
  if (!EACH_ONE.test(text)) return 1;
  for (const { index } of text.matchAll(COUNTED)) {
    const count = numberAt(text, index)?.value ?? 1;
    if (Number.isInteger(count) && count > 1) return count;
  }
  return 1;
};
