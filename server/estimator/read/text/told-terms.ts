// What a text asks of labor, goods and fees as a whole. It orders no work, so the words are taken out before anybody looks for
// work, and what the total does not follow is said.
import type { ScopeNote } from '../../../domain/scope/scope-of-work.ts';
import { materialsOnlyIn } from '../papers/materials-only.ts';
import { noteOf } from '../papers/notes.ts';

const AMOUNT = String.raw`(?:\d{1,2}(?:\.\d+)? ?(?:%|percent\b|pct\b)|\$ ?\d[\d,]*(?:\.\d\d)?)`;
const FEE = String.raw`(?:(?:project |construction )?management|(?:project )?coordination|service|admin(?:istrati(?:on|ve))?|handling|processing|convenience|card) (?:fee|surcharge|charge)`;
const ON = String.raw`(?: (?:on|of) (?:the |all )?(?:labor|materials?|goods|total|job)(?: only)?)?`;
const FEES = new RegExp(
  String.raw`\b${FEE}(?: of| is|:|,)? ?${AMOUNT}${ON}|(?<![\d.,$])${AMOUNT} ${FEE}\b${ON}|(?<![\d.,])${AMOUNT} mark-?up on (?:the |all )?(?:materials?|labor|goods)(?: only)?|\bmark-?up of ${AMOUNT} on (?:the |all )?(?:materials?|labor|goods)(?: only)?`,
  'gi',
);

interface Span {
  start: number;
  end: number;
}

const PAPER =
  /\b(?:(?:please )?(?:price|quote|estimate|bid(?: on)?|do|see|use|follow|(?:as )?per) )?(?:all (?:of )?)?(?:the |my |our |this )?(?:attached|enclosed|uploaded) (?:bid|scope|list|estimate|quote|proposal|spreadsheet|document|file|pdf|report)s?\b/gi;

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));

/** "Price the attached bid, no painting": words that name a paper beside the text. */
export const papersIn = (text: string): Span[] => spansOf(text, PAPER);

/** Fees and surcharges that are told beside the work: "management fee of 12%", "15% markup on materials only". */
export const feesIn = (text: string): Span[] => spansOf(text, FEES);

const materialNotes = (text: string): ScopeNote[] =>
  materialsOnlyIn(text).length > 0
    ? [
        noteOf(
          'NOTE',
          'Your text asks for materials only: what it says so of is priced without labor, equipment and removal.',
        ),
      ]
    : [];

const feeNotes = (text: string): ScopeNote[] =>
  feesIn(text).map(({ start, end }) =>
    noteOf(
      'WARNING',
      `“${text.slice(start, end)}” is not in the total. Add it as a line of its own, or tell overhead and profit in percent.`,
    ),
  );

/** What is told and not followed, in sentences. */
export const termNotes = (text: string): ScopeNote[] => [...materialNotes(text), ...feeNotes(text)];

const LED_BY = String.raw`(?:\b(?:quote|price|estimate|bid|pricing|cost)(?: me)?(?: for)? )?(?:\bfor )?`;
const TO = String.raw`(?: (?:price|quote|cost|estimate|bid))?(?: (?:to|for)\b)?`;
const ONLY = new RegExp(
  String.raw`${LED_BY}\b(?:(?:labor|install(?:ation)?|materials?)[ -]only|(?:only|just) (?:the )?(?:labor|materials?))\b${TO}`,
  'gi',
);

/** "Labor only to …", "Materials only price for …": they say how the work beside them is priced. */
export const onlyIn = (text: string): Span[] => spansOf(text, ONLY);
