// Writes a workbook as a professional sends it: rows look like what they are, and each sheet prints on the width of a page with its heads on every page.
import ExcelJS from 'exceljs';
import { safeText } from './safe-text.ts';
import { type Look, type SheetRow, type SheetCell, COUNT_FORMAT, type Sheet } from './cells.ts';

const fill = (argb: string): ExcelJS.Fill => ({
  type: 'pattern',
  pattern: 'solid',
  fgColor: { argb },
});
const RULE = { style: 'thin', color: { argb: 'FFD5DFE2' } } as const;
const FONT = { name: 'Calibri', size: 10 };
const BRAND = { argb: 'FF1C5D6B' };

const LOOKS: Record<Look, Partial<ExcelJS.Style>> = {
  head: {
    font: { ...FONT, bold: true, color: { argb: 'FFFFFFFF' } },
    fill: fill('FF1C5D6B'),
    alignment: { vertical: 'middle', wrapText: true },
  },
  group: {
    font: { ...FONT, bold: true, color: BRAND },
    fill: fill('FFE8F1F3'),
    alignment: { wrapText: false },
  },
  sum: {
    font: { ...FONT, bold: true },
    fill: fill('FFF5F9FA'),
    border: { top: RULE, bottom: RULE },
  },
  title: { font: { ...FONT, bold: true, size: 14, color: BRAND }, alignment: { wrapText: false } },
  plain: { font: FONT, border: { bottom: RULE } },
};
const FILLED: ReadonlySet<Look> = new Set(['head', 'group', 'sum']);
const WRAPPED: ReadonlySet<Look> = new Set(['head', 'plain']);
const TOP = { vertical: 'top', wrapText: true } as const;
/** Points; no row can be higher. */
const HIGHEST = 409;

/** Points of one line of text, and of the room around all of them. */
const LINE_HEIGHT = 12.75;
const AROUND = 0.75;
/** Characters that stand in a column as wide as one: this type is narrower than the digits a width counts in. */
const FILLED_SHARE = 1.3;
/** A capital letter is as wide as this many others. */
const CAPITAL = 1.25;

const lengthOf = (text: string): number =>
  text.length + (CAPITAL - 1) * (text.match(/\p{Lu}/gu)?.length ?? 0);

const linesIn = (text: string, width: number): number =>
  text
    .split('\n')
    .reduce(
      (sum, part) => sum + Math.max(1, Math.ceil(lengthOf(part) / (width * FILLED_SHARE))),
      0,
    );

const MOST_LINES = Math.floor((HIGHEST - AROUND) / LINE_HEIGHT);

/** Parts a text between words so that each part fits into the highest row there is. */
export const partsForRows = (text: string, width: number): string[] => {
  const parts: string[] = [];
  let part = '';
  for (const piece of text.split(/(?<=\s)/)) {
    if (part !== '' && linesIn(part + piece, width) > MOST_LINES) {
      parts.push(part.trimEnd());
      part = '';
    }
    part += piece;
  }
  return [...parts, part];
};

/** Programs do not agree on who makes a row high enough for its texts: it is written. */
const heightOf = (
  { cells, look = 'plain' }: SheetRow,
  widths: readonly number[],
): number | undefined => {
  if (look === 'title') return undefined;
  const lines = cells.map((cell, at) => {
    if (typeof cell?.value !== 'string' || !WRAPPED.has(look)) return 1;
    const width = widths.slice(at, at + (cell.span ?? 1)).reduce((sum, each) => sum + each, 0);
    return linesIn(cell.value, width || 1);
  });
  return Math.min(HIGHEST, Math.max(1, ...lines) * LINE_HEIGHT + AROUND);
};

/** Returns true for a head over numbers, which stands at the right. */
const isOverNumbers = (below: readonly SheetRow[], at: number): boolean => {
  const value = below.find(({ cells }) => cells[at])?.cells[at]?.value;
  return value !== undefined && typeof value !== 'string';
};

const horizontalOf = (
  { look }: SheetRow,
  cell: SheetCell | null | undefined,
  isNumeric: () => boolean,
): Partial<ExcelJS.Alignment> => {
  if (cell?.format === COUNT_FORMAT) return { horizontal: 'center' };
  return look === 'head' && isNumeric() ? { horizontal: 'right' } : {};
};

type StyleOf = (
  look: Look,
  horizontal: Partial<ExcelJS.Alignment>,
  format: string | undefined,
) => Partial<ExcelJS.Style>;

/** Gives cells that look alike one style: ExcelJS tells by the object whether it has written a style already. */
const sharedStyles = (): StyleOf => {
  const known = new Map<string, Partial<ExcelJS.Style>>();
  return (look, horizontal, format) => {
    const key = `${look} ${horizontal.horizontal ?? ''} ${format ?? ''}`;
    const { alignment, ...style } = LOOKS[look];
    const shared = known.get(key) ?? {
      ...style,
      alignment: { ...TOP, ...alignment, ...horizontal },
      ...(format && { numFmt: format }),
    };
    known.set(key, shared);
    return shared;
  };
};

const addRow = (
  sheet: ExcelJS.Worksheet,
  { rows, widths }: Pick<Sheet, 'rows' | 'widths'>,
  index: number,
  styleOf: StyleOf,
): void => {
  const given = rows[index] ?? { cells: [] };
  const { cells, look = 'plain', isDetail } = given;
  const row = sheet.addRow(cells.map((cell) => cell?.value ?? null));
  if (isDetail) row.outlineLevel = 1;
  const height = heightOf(given, widths);
  if (height) row.height = height;
  for (let at = 0; at < (FILLED.has(look) ? widths.length : cells.length); at += 1) {
    const cell = cells[at];
    const isNumeric = (): boolean => isOverNumbers(rows.slice(index + 1, index + 4), at);
    const horizontal = horizontalOf(given, cell, isNumeric);
    row.getCell(at + 1).style = styleOf(look, horizontal, cell?.format);
    if (cell?.span) sheet.mergeCells(row.number, at + 1, row.number, at + cell.span);
  }
};

/** Excel's number of US Letter, which ExcelJS has no name for. Left out, a program prints on the paper of its own country. */
const LETTER: number = 1;
const MARGINS = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5, header: 0.25, footer: 0.25 };
/** `&` begins a code in a foot line. */
const footText = (text: string): string => text.replaceAll('&', '&&').slice(0, 80);

const addSheet = (
  book: ExcelJS.Workbook,
  title: string,
  { name, widths, rows, headRows = 0, isLandscape = false, filter }: Sheet,
  styleOf: StyleOf,
): void => {
  const sheet = book.addWorksheet(name, {
    views: [headRows > 0 ? { state: 'frozen', ySplit: headRows } : { state: 'normal' }],
    pageSetup: {
      // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum of the package leaves Letter out
      paperSize: LETTER,
      orientation: isLandscape ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: MARGINS,
      ...(headRows > 0 && { printTitlesRow: `1:${headRows}` }),
    },
    headerFooter: { oddFooter: `&L${footText(title)}&C&A&RPage &P of &N` },
    properties: { outlineLevelRow: 1 },
  });
  // The heads, which stay when lines are folded, stand above them.
  sheet.properties.outlineProperties = { summaryBelow: false, summaryRight: false };
  sheet.columns = widths.map((width) => ({ width }));
  for (const index of rows.keys()) addRow(sheet, { rows, widths }, index, styleOf);
  if (filter) sheet.autoFilter = filter;
};

/** A tenth larger than at the usual level, at half the work. */
const FAST = { compressionOptions: { level: 3 } } as const;

/** @param asOf ISO 8601 moment of what is written */
export const writeWorkbook = async (
  title: string,
  asOf: string,
  sheets: readonly Sheet[],
): Promise<Uint8Array> => {
  const book = new ExcelJS.Workbook();
  book.title = safeText(title);
  book.creator = 'Plumbline';
  book.created = new Date(asOf);
  book.modified = new Date(asOf);
  book.calcProperties = { fullCalcOnLoad: true };
  const styleOf = sharedStyles();
  for (const sheet of sheets) addSheet(book, title, sheet, styleOf);
  return new Uint8Array(await book.xlsx.writeBuffer({ zip: FAST }));
};
