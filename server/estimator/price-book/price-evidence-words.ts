// Amounts and names of price evidence, written out: `$1.50-3.50/SF` as "$1.50–3.50 per sq ft". Words only, no judgement.
import { shortDollars } from '../../domain/money.ts';

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
export const amountsInWords = (text: string): string => {
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
export const publishersInWords = (sources: string): string => {
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
