// "Six 1BR units, in each one: …": what is told of one of several equal dwellings is done in all of them.
import { numberAt } from './numbers.ts';

const NUMBER = '\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|twenty';
const DWELLING =
  '(?:(?:one|two|three|[1-4])[- ]?(?:bed(?:room)?s?|brs?)|apartments|apts|cabins|casitas|condos|cottages|homes|houses|studios|town ?homes|units(?! of\\b)|unit (?:bldg|building|roll)|(?:unit )?turn(?:over)?s)';
/** "Fourplex, units A, B and D": so many of the four. */
const NAMED =
  /\b(?:units|apts\.?|apartments|suites|bldgs\.?|buildings)(?:(?:,| and|, and| ?&)? ?#?(?:\d{1,4}[a-z]?|[a-z])(?![\w'’])){2,}/i;
const NAME = /(?<=[ ,&#])(?:\d{1,4}[a-z]?|[a-z])\b/gi;
/** Right behind a number of dwellings: names of some of them do not count all. */
const ALL_OF_THEM = /^,? (?:each|all)\b/i;
const COUNTED = new RegExp(
  `\\b(?:in )?each of (?:the )?(?:${NUMBER})(?=[:,])|\\b(?:in each of the|all) (?:${NUMBER})(?: \\w+)?(?=:)|\\b(?:${NUMBER}) (?!\\w*(?:baths|kitchens|rooms))(?:[\\w-]+ ){0,2}[\\w-]+,? (?:each|ea)(?=:)|\\b(?:${NUMBER}) (?:buildings|bldgs)(?=, each)|\\b(?:${NUMBER})[\\s-]+(?:(?:identical|equal|similar|vacant|rental|spec|apartment|residential|garden|studio|of the|same)\\s+){0,2}${DWELLING}\\b|\\b(?:du|tri|four|quad)plex\\b|${NAMED.source}`,
  'gi',
);
const BEFORE_NUMBER = /^(?:(?:in )?each of(?: the)?|all) /i;
/** Dwellings of a house by the beginning of its name. */
const PLEX: Readonly<Record<string, number>> = { du: 2, tri: 3, four: 4, quad: 4 };
/** Words after which all is told of one of the dwellings. */
const IN_EACH =
  /\b(?:each (?:one|(?:[a-z]+ )?(?:has|have|gets?|needs?))|each (?:unit|apartment|apt)(?! ?[,.;])|in (?:each|every)|(?:each|ea)(?= ?[:–-])|every (?:one|unit|apartment)|per unit(?! ?[,.;]))\b/i;
/** Words right beside the number of dwellings: all that follows is told of one of them. */
const ALIKE =
  /^[^.;\n]{0,40}\b(?:all (?:\w+ )?the same|identical|alike)\b|^:? typ\b|\b(?:identical|same)\b|\bturn(?:over)?s$|^(?:(?:in )?each|all)\b|^, each\b|\b(?:each|ea)$/i;
/** The same before it: "same scope 3 houses", "typ. of 4 units", "each of 4 units". */
const ALIKE_BEFORE =
  /\b(?:same (?:scope|work)(?: for| on| at)?|(?:each|typ(?:ical|\.)?) of) (?:the )?$/i;
/** Words before dwellings other than those that are worked on. */
const BESIDE =
  /\b(?:next to|near|behind|beside|across from|by|(?<!\bturn(?:over)?s? )of|section)\s+(?:the\s+)?$/i;

export interface EqualUnits {
  count: number;
  /** Work that is said from this character on is told of one; Infinity where only amounts are told each. */
  from: number;
  /** Houses of their own, each with its own yard, steps and gutters. */
  areApart: boolean;
}

const APART = /(?:homes|houses|cabins|casitas|cottages|buildings|bldgs|sfr)$/i;

/** The equal dwellings; null where nothing is told of each of several. */
export const equalUnits = (text: string): EqualUnits | null => {
  const each = IN_EACH.exec(text);
  const named = NAMED.exec(text)?.[0].match(NAME)?.length;
  for (const { 0: words, index } of text.matchAll(COUNTED)) {
    const before = text.slice(Math.max(0, index - 20), index);
    const isAlike = ALIKE_BEFORE.test(before);
    if (!isAlike && BESIDE.test(before)) continue;
    const plex = PLEX[words.toLowerCase().replace('plex', '')];
    const told = plex ?? numberAt(words.replace(BEFORE_NUMBER, ''), 0)?.value ?? 1;
    const end = index + words.length;
    const count = told > 1 && ALL_OF_THEM.test(text.slice(end, end + 6)) ? told : (named ?? told);
    if (!Number.isInteger(count) || count < 2) continue;
    const areApart = APART.test(words);
    if (isAlike || ALIKE.test(words) || ALIKE.test(text.slice(end, end + 60)))
      return { count, from: end, areApart };
    return { count, from: each && each.index >= index ? each.index : Infinity, areApart };
  }
  return null;
};
