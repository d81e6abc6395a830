// Cells of a workbook whose words have looks of their own: raised cents, and a struck price beside the one that counts.
import type { CellObject } from '@e965/xlsx';
import { joinedRuns, type TextRun } from './raised-figures.ts';

interface RichRun extends TextRun {
  isStruck: boolean;
}

const RUN = /<(?:\w+:)?r>/;
const END_OF_RUN = /<\/(?:\w+:)?r>/;
const TEXT = /<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)/;
const RAISED = /<(?:\w+:)?vertAlign\s+val=["']superscript["']/;
const STRUCK = /<(?:\w+:)?strike(?:\s+val=["'](?:1|true)["'])?\s*\/>/;
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
  }),
);

const plain = (xml: string): string =>
  xml.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    if (name) return SIGNS.get(String(name)) ?? entity;
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

/** @returns none where the words of the cell have one look */
const runsOf = ({ t, r }: CellObject): RichRun[] =>
  t === 's' && typeof r === 'string' && (RAISED.test(r) || STRUCK.test(r))
    ? r
        .split(END_OF_RUN)
        .filter((run) => RUN.test(run))
        .map((run) => ({
          text: plain(TEXT.exec(run)?.[1] ?? ''),
          isRaised: RAISED.test(run),
          isStruck: STRUCK.test(run),
        }))
        .filter(({ text }) => text !== '')
    : [];

const isBlank = ({ text }: RichRun): boolean => text.trim() === '';

export const isStruckThroughout = (cell: CellObject): boolean => {
  const runs = runsOf(cell);
  return runs.length > 0 && runs.every((run) => run.isStruck || isBlank(run));
};

/** @returns the words that count, what is struck beside them left out; null where the cell says it all */
export const richText = (cell: CellObject): string | null => {
  const runs = runsOf(cell);
  if (runs.length === 0) return null;
  return joinedRuns(isStruckThroughout(cell) ? runs : runs.filter(({ isStruck }) => !isStruck));
};
