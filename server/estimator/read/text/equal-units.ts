// "Six 1BR units, in each one: …": what is told of one of several equal dwellings is done in all of them.
import { numberAt } from './numbers.ts';

const NUMBER = '\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|twenty';
const DWELLING =
  '(?:(?:one|two|three|[1-4])[- ]?(?:bed(?:room)?s?|brs?)|apartments|apts|condos|studios|town ?homes|units(?! of\\b)|unit turn(?:over)?s)';
const COUNTED = new RegExp(
  `\\b(${NUMBER})\\s+(?:(?:identical|equal|similar|vacant|rental|apartment|residential|garden|studio|of the|same)\\s+){0,2}${DWELLING}\\b`,
  'gi',
);
/** Words after which all is told of one of the dwellings. */
const IN_EACH =
  /\b(?:each (?:one|unit|apartment|apt|has|gets|needs)|in (?:each|every)|each(?= ?[:–-])|every (?:one|unit|apartment)|per unit)\b/i;
/** Words right beside the number of dwellings: all that follows is told of one of them. */
const ALIKE =
  /^[^.;\n]{0,40}\b(?:all (?:\w+ )?the same|identical)\b|\b(?:identical|same)\b|\bturn(?:over)?s$/i;
/** Words before dwellings other than those that are worked on. */
const BESIDE = /\b(?:next to|near|behind|beside|across from|by|of)\s+(?:the\s+)?$/i;

export interface EqualUnits {
  count: number;
  /** Work that is said from this character on is told of one; Infinity where only amounts are told each. */
  from: number;
}

/** The equal dwellings; null where nothing is told of each of several. */
export const equalUnits = (text: string): EqualUnits | null => {
  const each = IN_EACH.exec(text);
  for (const { 0: words, index } of text.matchAll(COUNTED)) {
    if (BESIDE.test(text.slice(Math.max(0, index - 20), index))) continue;
    const count = numberAt(text, index)?.value ?? 1;
    const end = index + words.length;
    if (!Number.isInteger(count) || count < 2) continue;
    if (ALIKE.test(words) || ALIKE.test(text.slice(end, end + 60))) return { count, from: end };
    return { count, from: each && each.index >= index ? each.index : Infinity };
  }
  return null;
};
