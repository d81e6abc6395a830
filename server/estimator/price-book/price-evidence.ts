// Turns the catalogue's record of where a price comes from into sentences for people: whose figures, of when, and how
// sure that is. The record itself, with its marks for those who keep the data, stays in the data.
import { amountsInWords, publishersInWords } from './price-evidence-words.ts';

const RECORD = /^engineering judgment \(hours x billed rate \+ material, own band\); (.*)$/s;
const CONTEXT = /^not individually cross-checked; category context: (.*)$/s;
const COMPARED = /^compared with (\(from memory\) )?(.*?) -> ([a-z_]+[^(]*?)(?: \((.*)\))?$/s;
const REPRICED = /^re-priced (\d{4})-(\d\d): ?(.*?) ?\[([A-Z0-9-]+): [^\]]*\]; sources: (.*)$/s;

const HOW = 'Labor hours at the usual rate plus material';

const asSentence = (text: string): string => {
  const trimmed = text.trim().replace(/[.;,]+$/, '');
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`;
};

const contextText = (context: string): string => {
  const known = context
    .replace(/^judgment; /, '')
    .replace(/^hours x \$\d+\/h; /, '')
    .replace(/^cross-checked (?:where possible )?with /, '');
  return (
    `${HOW}, an estimator’s judgment; not compared with published prices line by line. ` +
    `Guide for this kind of work: ${amountsInWords(known)}.`
  );
};

/** Words for a verdict by its beginning; the rest of it is bookkeeping. */
const VERDICTS: readonly (readonly [verdict: string, words: string])[] = [
  ['inside_named after', 'our US average fits once overhead and profit are added'],
  ['inside_memory after', 'our US average fits once overhead and profit are added'],
  ['inside_named', 'our US average fits'],
  ['inside_memory', 'our US average fits'],
  ['below_cited', 'our US average is somewhat lower'],
  ['between', 'our US average lies between them'],
  ['near average', 'our US average is close to it'],
  ['scope_differs', 'not quite the same work, so a rough comparison'],
];

const comparedText = (
  fromMemory: string | undefined,
  figures: string,
  verdict: string,
  note: string | undefined,
): string => {
  const words = VERDICTS.find(([start]) => verdict.startsWith(start))?.[1];
  if (words === undefined) return `${HOW}. Compared with ${amountsInWords(figures)}.`;
  const what = fromMemory
    ? `prices commonly quoted (${amountsInWords(figures)}; no single page on record)`
    : amountsInWords(figures);
  const why = note !== undefined && verdict.startsWith('scope') ? `: ${amountsInWords(note)}` : '';
  return `${HOW}. Compared with ${what}; ${words}${why}.`;
};

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Notes on how the price moved tell those who keep the data something, and nobody else. */
const BOOKKEEPING = /moved|was below|average of|scaled with|^as /i;

const repricedText = (
  [year, month, note, key, sources]: readonly [string, string, string, string, string],
  code: string,
): string => {
  const isOwn = key === code;
  const when = `${MONTHS[Number(month) - 1] ?? ''} ${year}`.trim();
  const figures = publishersInWords(sources);
  const about = isOwn ? 'published prices' : 'published prices of comparable work';
  const extra = BOOKKEEPING.test(note) || note === '' ? '' : ` ${asSentence(amountsInWords(note))}`;
  return `${HOW}, set in ${when} with ${about}: ${figures}.${extra}`;
};

/**
 * @param record the `source` column of the catalogue
 * @param code of the row it stands in
 * @returns sentences; a record in no known form comes back as it is
 */
export const priceEvidence = (record: string, code: string): string => {
  const [, rest] = RECORD.exec(record) ?? [];
  if (rest === undefined) return record;
  const [, context] = CONTEXT.exec(rest) ?? [];
  if (context !== undefined) return contextText(context);
  const [, memory, figures, verdict, note] = COMPARED.exec(rest) ?? [];
  if (figures !== undefined && verdict !== undefined)
    return comparedText(memory, figures, verdict, note);
  const [, year, month, moved = '', key, sources] = REPRICED.exec(rest) ?? [];
  return year && month && key && sources
    ? repricedText([year, month, moved, key, sources], code)
    : `${HOW}. ${asSentence(rest)}`;
};
