// What a text says once of the whole job: year, stories, pitch, hours, access, units, cause of loss. Fixed wordings
// find them, nothing is learned: each is a handful of forms with a figure in it.
import type { ScopeFacts } from '../../../domain/scope/scope-facts.ts';
import type { Segment } from './segments.ts';

export const YEAR =
  /\b(?:built|build|house|home|from|circa|c\.|year|constructed)\D{0,16}\b(1[6-9]\d\d|20[0-4]\d)\b(?! ?(?:sq|s\.?f\b|l\.?f\b|f(?:ee|oo)?t\b))|\b(1[6-9]\d\d|20[0-4]\d)[- ](?:built|house|home|ranch|colonial|build|bungalow|cape|construction|split|duplex)\b|\bbuilt in the (19\d)0s\b/i;
const STORIES =
  /\b(one|two|three|four|1|2|3|4|1\.5|2\.5)(?:[ -]and[ -]a[ -]half)?[ -]?(?:stor(?:y|ies)|sty|floors? house)\b/i;
const WORDED: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
/** The main slope, and never that of a lower part, of ends or of a wing. */
const PITCH =
  /(?<!\blower (?:slopes?|pitch|section|part)[^.;,\n\d]{0,12})\b(\d{1,2}) ?(?:\/|:|in|on) ?12\b(?![ ,-]*(?:pitch |slope )?(?:lower|ends|wing)\b)/i;
const PITCH_WORDS = new RegExp(
  String.raw`(?:\b(?:pitch|slope)(?: of| is|:)? ?)?${PITCH.source}(?: (?:roof )?(?:pitch|slope)\b)?`,
  'i',
);

/** Characters of the text that tell the main slope; null where none do. */
export const pitchWordsIn = (text: string): { start: number; end: number } | null => {
  const found = PITCH_WORDS.exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
};
const AFTER_HOURS =
  /(?<!\b(?:no|not|without|excluding|except)\s(?:any\s)?)\b(?:after[- ]hours?|overnight|night ?work|nights? only|at night|weekends? only|on weekends)\b/i;
const OCCUPIED =
  /\boccupied\b|\bwe(?:'re| are| will be)? liv(?:e|ing) (?:here|in it|there) (?:during|while)|\btenants? (?:in place|are in|still in|stay)/i;
const NOT_OCCUPIED =
  /\b(?:not|never|no longer|isn't|won't|un)\s*(?:be )?occupied\b|\boccupied\s*[:?]\s*no\b/i;
const WALK_UP =
  /\bwalk[- ]?up\b|\b(?:no elevator)\b|\b(?:2nd|3rd|4th|second|third|fourth|top)[- ]floor (?:apartment|condo|unit|walk)/i;
const HIGH_RISE = /\bhigh[- ]?rise\b|\bdoorman\b|\bfreight elevator\b/i;
const WAGES = /\bprevailing wages?\b|\bdavis[- ]bacon\b|\bunion (?:scale|labor|wages?)\b/i;
const LEAD = /\blead[- ](?:safe|paint|based)\b|\bRRP\b/i;
const DOLLARS = String.raw`\$? ?(\d[\d,]*(?:\.\d+)?) ?(k|grand|thousand)?\b`;
/** The upper end, where a figure is the lower one. */
const UP_TO = String.raw`(?: ?(?:-|–|—|to) ?${DOLLARS})?`;
const BUDGETS = [
  String.raw`\b(?:budget|spend|afford|all in under|keep it under|stay under|max(?:imum)?(?: of)?|no more than|top)\D{0,18}${DOLLARS}${UP_TO}`,
  // A lone price of a thing is smaller, and says what it is for.
  String.raw`\b(?:under|below|less than|within)(?: a total of)? \$ ?(\d{1,3}(?:,\d{3})+|\d{4,}(?:\.\d+)?|\d+(?= ?(?:k|grand|thousand)\b)) ?(k|grand|thousand)?\b(?! ?(?:per\b|each\b|a piece|apiece|\/|deductible|allowance))${UP_TO}`,
].map((pattern) => new RegExp(pattern, 'i'));
/** Words beside a range that say it is the owner's own; in the cells of a table one stands for many things. */
const OWN_BUDGET =
  /\b(?:my|our|total|overall|whole|we have an?|i have an?)\b[^.;\n|]{0,20}\bbudget\b/i;
const DWELLINGS = /\b(\d{1,4})[- ](?:units?|apartments?|apts?|plex|unit (?:building|complex))\b/i;

/** Causes of loss by the words for them, the gravest first; the names are those of `insurance_rules.json`. */
const PERILS: readonly (readonly [string, RegExp])[] = [
  ['fire', /\b(?:fire|burned|burnt|puff ?back|smoke damage|soot)\b/i],
  ['hail', /\bhail/i],
  [
    'theft',
    /\b(?:theft|stole|stolen|burglar\w*|break[- ]?in|broke in(?:to)?|vandal\w*|graffiti)\b/i,
  ],
  [
    'impact',
    /\b(?:tree|limb|branch|car|truck|vehicle) (?:fell|came|hit|landed|through|on|went|drove|crashed|struck)/i,
  ],
  ['wind', /\b(?:wind ?storm|wind|hurricane|tornado|storm|blew)\b/i],
  ['sewage', /\b(?:sewage|sewer|backed up|backup|black water|cat(?:egory)?\.? ?3)\b/i],
  ['freeze', /\b(?:froze|frozen|freeze)\b/i],
  ['mold', /\bmold/i],
  [
    'water',
    /\b(?:flood(?:ed|ing)?|leak(?:ed|ing)?|burst|overflow(?:ed)?|water (?:damage|loss|heater (?:leaked|burst))|soaked|wet)\b/i,
  ],
];

/** Whether a text tells of a loss, or of work after one. */
export const tellsLoss = (text: string): boolean =>
  PERILS.some(([, pattern]) => pattern.test(text));

const perilOf = (text: string, segments: readonly Segment[], isClaim: boolean): string | null => {
  const facts = segments
    .filter(({ role }) => role === 'fact')
    .map(({ words }) => words)
    .join(' . ');
  const found =
    PERILS.find(([, pattern]) => pattern.test(facts)) ??
    (isClaim ? PERILS.find(([, pattern]) => pattern.test(text)) : undefined);
  return found?.[0] ?? null;
};

export const yearOf = (text: string): number | null => {
  const [, after, before, decade] = YEAR.exec(text) ?? [];
  const year = after ?? before;
  if (year !== undefined) return Number(year);
  return decade === undefined ? null : Number(decade) * 10 + 5;
};

const storiesOf = (text: string): number | null => {
  const [whole, told] = STORIES.exec(text) ?? [];
  if (told === undefined || whole === undefined) return null;
  return (WORDED[told.toLowerCase()] ?? Number(told)) + (/half/i.test(whole) ? 0.5 : 0);
};

const budgetOf = (text: string): number | null => {
  const found = BUDGETS.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const [, lower, ofLower, upper, ofUpper] = found ?? [];
  if (lower === undefined || (upper !== undefined && !OWN_BUDGET.test(text))) return null;
  const figure = upper ?? lower;
  const thousands = upper === undefined ? ofLower : ofUpper;
  const dollars = Number(figure.replaceAll(',', '')) * (thousands === undefined ? 1 : 1_000);
  return dollars >= 100 && dollars < 1e9 ? dollars : null;
};

/** Facts told; those that a text does not tell are absent. */
export const factsIn = (
  text: string,
  segments: readonly Segment[],
  isClaim: boolean,
): Partial<ScopeFacts> => {
  const [, pitch] = PITCH.exec(text) ?? [];
  const [, units] = DWELLINGS.exec(text) ?? [];
  return {
    yearBuilt: yearOf(text),
    stories: storiesOf(text),
    pitch: pitch === undefined || Number(pitch) > 24 ? null : Number(pitch),
    peril: perilOf(text, segments, isClaim),
    afterHours: AFTER_HOURS.test(text),
    occupied: OCCUPIED.test(text) && !NOT_OCCUPIED.test(text),
    walkUp: WALK_UP.test(text),
    highRise: HIGH_RISE.test(text),
    prevailingWage: WAGES.test(text),
    leadPaint: LEAD.test(text),
    budget: budgetOf(text),
    units: units === undefined || Number(units) < 1 ? null : Number(units),
  };
};
