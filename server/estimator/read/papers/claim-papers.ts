// Who is insured with whom, under which numbers, and when the loss happened: as a request or an adjuster's papers state it,
// never guessed. Every reader wants its label, so that a number of something else is none of these.
import { type ClaimPapers, NO_CLAIM_PAPERS } from '../../../domain/scope/claim-papers.ts';
import { calendarDay } from '../../../domain/text/iso-day.ts';

/** Text between a label and what it names: `:`, `#`, `no.`, `number is`. */
const LINK = String.raw`\s*(?:(?:number|num|no|nr|id)\b\.?)?\s*(?:is|was)?\s*[:=#-]?\s*`;
/** Letters and digits with a hyphen among them, or at least six of them: a year, a room or an amount is shorter. */
const NUMBER = String.raw`((?=[A-Z-]{0,12}\d)(?=[A-Z0-9]{1,30}-|[A-Z0-9]{6})[A-Z0-9][A-Z0-9-]{2,38}[A-Z0-9])\b`;
/** Our own references are no number of a carrier's. */
const OURS = /^CLM-/i;

const numberAfter = (label: string, text: string): string | null => {
  for (const [, found = ''] of text.matchAll(
    new RegExp(String.raw`\b${label}${LINK}${NUMBER}`, 'gi'),
  )) {
    if (!OURS.test(found)) return found.toUpperCase();
  }
  return null;
};

const WORD = String.raw`(?:(?:\p{Lu}|[JSDM]r|Mrs|Ms|St|Inc|Co)\.|\p{Lu}[\p{L}'’&-]*|&|and|of|the)`;
/** A name as one writes it: up to six words that begin large, initials and titles with their full stop. */
const NAME = String.raw`(${WORD}(?:[ \t]+${WORD}){0,5})`;

const tidyName = (name: string): string => name.replace(/(?:\s+(?:and|of|the|&))+$/u, '');

const nameAfter = (label: string, text: string): string | null => {
  const [, found] =
    new RegExp(String.raw`\b${label}\s*(?:is|was|are)?\s*[:=-]?\s*${NAME}`, 'u').exec(text) ?? [];
  return found === undefined ? null : tidyName(found).slice(0, 120) || null;
};

/** Carriers that people name without saying what they are. */
const CARRIERS = [
  'State Farm',
  'Allstate',
  'USAA',
  'Liberty Mutual',
  'Farmers Insurance',
  'Farmers',
  'Travelers',
  'Nationwide',
  'American Family',
  'Progressive',
  'Chubb',
  'Erie Insurance',
  'Auto-Owners',
  'The Hartford',
  'Hartford',
  'Amica',
  'Citizens Property',
  'Citizens',
  'Safeco',
  'Mercury',
  'Kemper',
  'Lemonade',
  'Hippo',
  'Geico',
];

/** Common words that are names only beside `insurance`, a policy or a claim. */
const NEAR = String.raw`(?:\s+(?:insurance|policy|claim|carrier|adjuster|is (?:my|our|the) (?:insurer|carrier)))`;

const knownCarrier = (text: string): string | null =>
  CARRIERS.find((name) =>
    new RegExp(
      String.raw`\b${name}\b${NEAR}|\b(?:insured|covered) (?:with|by|through) ${name}\b|\b(?:carrier|insurer|policy with|claim with)\b[^.\n]{0,12}\b${name}\b`,
      'i',
    ).test(text),
  ) ?? null;

const CARRIER_LABEL = String.raw`(?:[Ii]nsurance (?:[Cc]ompany|[Cc]arrier)|[Cc]arrier|[Ii]nsurer|[Ii]nsured (?:with|by|through))`;
const INSURED_LABEL = String.raw`(?:[Nn]amed [Ii]nsured|[Pp]olicy ?[Hh]olders?|[Ii]nsured(?: [Nn]ames?)?(?=\s*[:=-]|\s+(?:is|are)\b))`;
const DATE_LABEL = String.raw`(?:date of (?:the )?loss|loss date|D\.?O\.?L\.?|(?:happened|occurred)(?: on)?|(?:damage|hail|storm|fire|leak|loss) (?:on|of))`;
/** What a loss does: "a pipe burst under the sink on October 12, 2026", "on May 9 2026 a tree fell on the roof". */
const LOSS = String.raw`(?:burst|broke|cracked|leaked|flooded|overflowed|froze|burned|caught fire|broken into|break-?in|kicked in|stolen|fell|crashed|tore|blew|hit)`;
const SAME_SENTENCE = String.raw`[^.;
]{0,60}?`;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DATE = String.raw`(?:(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})|(\d{4})-(\d{2})-(\d{2})|([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}))\b`;

const CENTURY = 2_000;

const fullYear = (year: number): number => (year < 100 ? CENTURY + year : year);

/** Patterns for a date of loss, the surest first. */
const DATES_OF_LOSS = [
  String.raw`\b${DATE_LABEL}\s*(?:is|was)?\s*[:=-]?\s*${DATE}`,
  String.raw`\b${LOSS}\b${SAME_SENTENCE} on ${DATE}`,
  String.raw`\bon ${DATE}${SAME_SENTENCE}\b${LOSS}\b`,
].map((pattern) => new RegExp(pattern, 'i'));

/** The date of loss. Americans write the month first. */
const dateOfLossIn = (text: string): string | null => {
  const found = DATES_OF_LOSS.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const [, month, day, year, isoYear, isoMonth, isoDay, name, dayOfName, yearOfName] = found;
  if (isoYear) return calendarDay(Number(isoYear), Number(isoMonth), Number(isoDay));
  if (name === undefined) return calendarDay(fullYear(Number(year)), Number(month), Number(day));
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return at === -1 ? null : calendarDay(fullYear(Number(yearOfName)), at + 1, Number(dayOfName));
};

export const claimPapersIn = (text: string): ClaimPapers => ({
  ...NO_CLAIM_PAPERS,
  insured: nameAfter(INSURED_LABEL, text),
  carrier: nameAfter(CARRIER_LABEL, text) ?? knownCarrier(text),
  policyNumber: numberAfter('policy', text),
  carrierClaimNumber: numberAfter('claim', text),
  dateOfLoss: dateOfLossIn(text),
});
