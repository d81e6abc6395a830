// Turns the catalog's record of where a price comes from into sentences for people: whose figures, of when, and how
// sure that is. The record itself, with its marks for those who keep the data, stays in the data.
import { shortDollars } from '../../domain/money/money.ts';

// Amounts and names of price evidence, written out: `$1.50-3.50/SF` as "$1.50–3.50 per sq ft". Words only, no judgment.

const UNITS: Readonly<Record<string, string>> = {
  SF: 'sq ft',
  LF: 'linear ft',
  SQ: 'roofing square',
  h: 'hour',
  day: 'day',
  mo: 'month',
};

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bC&W\b/g, 'Cushman & Wakefield'],
  [/\bTI\b/g, 'tenant improvement'],
  [/\bavg\b/g, 'average'],
  [/\btear-off \$/g, 'tear-off $'],
  [/\bincl\./g, 'including'],
  [/\bguides\b(?! adds)/g, 'consumer guides'],
  [/\b(?:retrofit|consumer|retail|public) consumer guides\b/g, 'consumer guides'],
  [/(?<!a )\btrade benchmark\b/g, 'a trade benchmark'],
  [/\bresp\./g, 'or'],
];

/** Prices, units and short forms of a record in words. */
const amountsInWords = (text: string): string => {
  let words = text
    .replaceAll(/(?<=\d) ?- ?(?=\$?\d)/g, '–')
    .replaceAll(
      /(?<=[\d)]|labor|section) ?\/ ?(SF|LF|SQ|h|day|mo|section)\b/g,
      (_, unit: string) => ` per ${UNITS[unit] ?? unit}`,
    )
    .replaceAll(/\bper SF\b/g, 'per sq ft')
    .replaceAll(/\bper LF\b/g, 'per linear ft')
    .replaceAll(/(?<=per \w+)\/day\b/g, ' per day')
    .replaceAll(/ - /g, '; ')
    .replaceAll(/\//g, ' / ')
    .replaceAll(/ {2,}/g, ' ');
  for (const [short, full] of NAMES) words = words.replaceAll(short, full);
  return words.trim();
};

const SOURCE = /^(.*?) ([\d.]+)-([\d.]+)$/;

/** `HomeGuide page 50-200; Modernize 47-86` as "HomeGuide $50–200, Modernize $47–86"; each publisher once. */
const publishersInWords = (sources: string): string => {
  const ranges = new Map<string, { low: number; high: number }>();
  for (const source of sources.split('; ')) {
    const [, name = '', low, high] = SOURCE.exec(source.trim()) ?? [];
    const publisher = name.replaceAll(/\*| page\b|, relative\b| ?\([^)]*\)/g, '').trim();
    if (publisher === '') continue;
    const known = ranges.get(publisher);
    ranges.set(publisher, {
      low: Math.min(Number(low), known?.low ?? Infinity),
      high: Math.max(Number(high), known?.high ?? 0),
    });
  }
  return [...ranges]
    .map(([name, { low, high }]) =>
      low === high
        ? `${name} ${shortDollars(low)}`
        : `${name} ${shortDollars(low)}–${shortDollars(high).slice(1)}`,
    )
    .join(', ');
};

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

/** Notes on how a price moved are for maintainers of the data; readers do not get them. */
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
 * @param record the `source` column of the catalog
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
