// Finds the cells of an .xlsx workbook that are struck through, which the reader of workbooks does not tell.
import type { ZipPart } from './zip-part.ts';

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

const element = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}[\\s>][\\s\\S]*?</(?:\\w+:)?${name}>`).exec(xml)?.[0] ?? '';

const elements = (xml: string, name: string): string[] =>
  Array.from(
    xml.matchAll(
      new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*?)?(?:/>|>[\\s\\S]*?</(?:\\w+:)?${name}>)`, 'g'),
    ),
    ([whole]) => whole,
  );

const STRIKE = /<(?:\w+:)?strike(?:\s+val="(?:1|true)")?\s*\/>/;

/** Indexes of the cell formats whose font is struck through. */
const struckFormats = (styles: string): ReadonlySet<string> => {
  const fonts = elements(element(styles, 'fonts'), 'font').map((font) => STRIKE.test(font));
  const formats = elements(element(styles, 'cellXfs'), 'xf');
  return new Set(
    formats.flatMap((format, index) =>
      fonts[Number(attribute(format, 'fontId') ?? -1)] ? [String(index)] : [],
    ),
  );
};

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const CELL = /<(?:\w+:)?c\s[^>]*>/g;

const struckIn = (sheet: string, formats: ReadonlySet<string>): ReadonlySet<string> => {
  const struck = new Set<string>();
  for (const [tag] of sheet.matchAll(CELL)) {
    const [, letters = '', row] = /^([A-Z]{1,3})(\d+)$/.exec(attribute(tag, 'r') ?? '') ?? [];
    if (row !== undefined && formats.has(attribute(tag, 's') ?? '')) {
      struck.add(`${Number(row) - 1} ${columnOf(letters)}`);
    }
  }
  return struck;
};

/** Paths of the sheets in the order of the book. */
const sheetPaths = (partOf: (name: string) => string): string[] => {
  const relations = new Map(
    elements(partOf('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target') ?? '',
    ]),
  );
  return elements(element(partOf('xl/workbook.xml'), 'sheets'), 'sheet').map((tag) => {
    const target = relations.get(/\s\w+:id="([^"]*)"/.exec(tag)?.[1] ?? null) ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  });
};

/** @returns for each sheet of the book the struck cells as “row column”, both from 0 */
export const struckCells = (parts: readonly ZipPart[]): ReadonlySet<string>[] => {
  const partOf = (name: string) =>
    parts.find((part) => part.name === name)?.bytes.toString('utf8') ?? '';
  const formats = struckFormats(partOf('xl/styles.xml'));
  if (formats.size === 0) return [];
  return sheetPaths(partOf).map((path) => struckIn(partOf(path), formats));
};
