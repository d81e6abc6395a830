// How much an office document may hold. Its readers build an object for each of these, whatever little stands in them:
// a file of some kilobytes can claim millions.
import { badInput } from '../../../domain/errors.ts';
import type { ZipPart } from './zip-part.ts';

interface Limit {
  most: number;
  what: string;
}

const PARAGRAPHS: Limit = { most: 100_000, what: 'paragraphs' };
const ROWS: Limit = { most: 100_000, what: 'rows' };
const CELLS: Limit = { most: 500_000, what: 'cells' };

/** Limits by the name of the element, without its namespace: of Word p, tr and tc; of Excel row, c and si (a shared text); of tables of OpenDocument table-row and table-cell. */
const LIMIT_OF: Readonly<Record<string, Limit>> = {
  p: PARAGRAPHS,
  tr: ROWS,
  row: ROWS,
  tc: CELLS,
  c: CELLS,
  si: CELLS,
  'table-row': ROWS,
  'table-cell': CELLS,
};
const STARTS = /<(?:\w{1,20}:)?(p|tr|tc|row|c|si|table-row|table-cell)[\s/>]/g;

const tooMany = ({ most, what }: Limit) =>
  badInput(
    `This document has more than ${most.toLocaleString('en-US')} ${what}, far more than can be used. Save the part that matters as a document of its own and upload that.`,
  );

/** OpenDocument tables write equal rows and cells once, and how often they stand. */
const TABLE_STARTS = /<table:(table-row|table-cell)(\s[^>]*)?>/g;
const REPEATED = /number-(?:rows|columns)-repeated="(\d+)"/;

const requireReadableTables = (xml: string): void => {
  let cells = 0;
  let rowRepeats = 1;
  for (const [, element, attributes = ''] of xml.matchAll(TABLE_STARTS)) {
    const repeats = Number(REPEATED.exec(attributes)?.[1] ?? 1);
    if (element === 'table-row') rowRepeats = repeats;
    else if (attributes.includes('value-type=')) cells += repeats * rowRepeats;
    if (cells > CELLS.most) throw tooMany(CELLS);
  }
};

/**
 * The reader of workbooks writes a shared formula out for each cell that has it, and looks at all formulas of whole ranges
 * for each cell. Most letters, and most looks: some seconds.
 */
const SHARED_LETTERS = 50_000_000;
const RANGE_LOOKS = 500_000_000;
const SHARED = /t="shared"[^<>]*>([^<]*)</g;

const countOf = (text: string, word: string): number => text.split(word).length - 1;

const requireReadableFormulas = (sheet: string, cells: number): void => {
  const longest = [...sheet.matchAll(SHARED)].reduce(
    (most, [, formula = '']) => Math.max(most, formula.length),
    0,
  );
  const letters = longest * countOf(sheet, ' si=');
  if (letters <= SHARED_LETTERS && countOf(sheet, 't="array"') * cells <= RANGE_LOOKS) return;
  throw badInput(
    'This workbook has far more formulas than can be read. Save a copy with values in place of the formulas and upload that.',
  );
};

/** @throws DomainError BAD_INPUT */
export const requireReadableSize = (parts: readonly ZipPart[]): void => {
  const tables = parts.find(({ name }) => name === 'content.xml');
  if (tables) requireReadableTables(tables.bytes.toString('latin1'));
  const counts = new Map<Limit, number>();
  for (const { bytes } of parts) {
    const text = bytes.toString('latin1');
    const before = counts.get(CELLS) ?? 0;
    for (const [, element = ''] of text.matchAll(STARTS)) {
      const limit = LIMIT_OF[element];
      if (!limit) continue;
      const count = (counts.get(limit) ?? 0) + 1;
      if (count > limit.most) throw tooMany(limit);
      counts.set(limit, count);
    }
    requireReadableFormulas(text, (counts.get(CELLS) ?? 0) - before);
  }
};
