// Finds which cells of a binary workbook are struck through (.xls, .xlsb): the reader of workbooks does not tell it.

/** A struck cell is “row column”, both from 0. */
type StruckCells = ReadonlySet<string>;

interface BinaryRecord {
  type: number;
  data: Buffer;
}

/** [MS-XLS] and [MS-XLSB]: bit 3 of the flags of a font. */
const STRUCK = 0x08;
const isStruckFont = (font: Buffer): boolean =>
  font.length >= 4 && (font.readUInt16LE(2) & STRUCK) !== 0;

// Old workbooks: one stream of records, the fonts and formats first, then sheet by sheet.

const XLS = { end: 0x0a, begin: 0x0809, font: 0x31, format: 0xe0, sheet: 0x85 } as const;
/** A number, text, formula, truth or blank: row, column, format. */
const XLS_CELLS: ReadonlySet<number> = new Set([
  0x06, 0xd6, 0xfd, 0x201, 0x203, 0x204, 0x205, 0x27e,
]);
/** Several cells of a row in one record, by the bytes of each: its format comes first. */
const XLS_RUNS: Readonly<Record<number, number>> = { 0xbd: 6, 0xbe: 2 };
const XLS_HEAD = 4;

function* recordsOfStream(stream: Buffer, from: number): Generator<BinaryRecord> {
  for (let at = from; at + XLS_HEAD <= stream.length;) {
    const end = at + XLS_HEAD + stream.readUInt16LE(at + 2);
    yield { type: stream.readUInt16LE(at), data: stream.subarray(at + XLS_HEAD, end) };
    at = end;
  }
}

/** There is no font of index 4. */
const fontAt = <T>(fonts: readonly T[], index: number): T | undefined =>
  fonts[index < 4 ? index : index - 1];

/** Format and place of each cell in a record of a sheet of an old workbook. */
const cellsIn = ({ type, data }: BinaryRecord): [row: number, column: number, format: number][] => {
  if (data.length < 6) return [];
  const [row, column] = [data.readUInt16LE(0), data.readUInt16LE(2)];
  if (XLS_CELLS.has(type)) return [[row, column, data.readUInt16LE(4)]];
  const size = XLS_RUNS[type];
  if (size === undefined) return [];
  // The last column stands behind the cells.
  const count = Math.trunc((data.length - 6) / size);
  return Array.from({ length: count }, (_cell, index) => [
    row,
    column + index,
    data.readUInt16LE(4 + index * size),
  ]);
};

const struckInSheet = (stream: Buffer, from: number, struck: ReadonlySet<number>): StruckCells => {
  const cells = new Set<string>();
  let depth = 0;
  for (const record of recordsOfStream(stream, from)) {
    // Charts stand in a sheet as sheets of their own.
    if (record.type === XLS.begin) depth += 1;
    else if (record.type === XLS.end) depth -= 1;
    if (depth === 0) break;
    if (depth > 1) continue;
    for (const [row, column, format] of cellsIn(record))
      if (struck.has(format)) cells.add(`${row} ${column}`);
  }
  return cells;
};

/** @returns the struck cells of each of the first sheets, in the order in which these stand */
export const struckInStream = (stream: Buffer, mostSheets: number): StruckCells[] => {
  const fonts: boolean[] = [];
  const struck = new Set<number>();
  const sheets: number[] = [];
  let formats = 0;
  for (const { type, data } of recordsOfStream(stream, 0)) {
    if (type === XLS.end) break;
    if (type === XLS.font) fonts.push(isStruckFont(data));
    else if (type === XLS.sheet && data.length >= 4) sheets.push(data.readUInt32LE(0));
    else if (type === XLS.format && data.length >= 2) {
      if (fontAt(fonts, data.readUInt16LE(0))) struck.add(formats);
      formats += 1;
    }
  }
  return sheets
    .toSorted((one, other) => one - other)
    .slice(0, mostSheets)
    .map((from) => (struck.size === 0 ? new Set() : struckInSheet(stream, from, struck)));
};

// Binary workbooks in a package: parts of records whose types and lengths take as many bytes as they need.

const XLSB = { row: 0, font: 43, format: 47, sheet: 156, formats: 617, formatsEnd: 618 } as const;
/** Blank, number, error, truth, text and their formulas; text of several looks. */
const isXlsbCell = (type: number): boolean => (type >= 1 && type <= 11) || type === 62;
/** Such a cell without the number of its column: the next one. */
const isXlsbNext = (type: number): boolean => type >= 12 && type <= 18;

function* recordsOfPart(part: Buffer): Generator<BinaryRecord> {
  let at = 0;
  const next = (most: number): number => {
    let value = 0;
    for (let index = 0; index < most; index += 1) {
      const byte = part[at] ?? 0;
      at += 1;
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) break;
    }
    return value;
  };
  while (at < part.length) {
    const type = next(2);
    const length = next(4);
    yield { type, data: part.subarray(at, at + length) };
    at += length;
  }
}

/** Formats of cells whose font is struck through. */
export const struckFormatsIn = (styles: Buffer): ReadonlySet<number> => {
  const fonts: boolean[] = [];
  const struck = new Set<number>();
  let formats = -1;
  for (const { type, data } of recordsOfPart(styles)) {
    if (type === XLSB.font) fonts.push(isStruckFont(data));
    else if (type === XLSB.formats) formats = 0;
    else if (type === XLSB.formatsEnd) break;
    else if (type === XLSB.format && formats >= 0 && data.length >= 6) {
      if (fonts[data.readUInt16LE(4)]) struck.add(formats);
      formats += 1;
    }
  }
  return struck;
};

export const struckInPart = (sheet: Buffer, struck: ReadonlySet<number>): StruckCells => {
  const cells = new Set<string>();
  let [row, column] = [0, -1];
  const take = (format: number) => {
    if (struck.has(format)) cells.add(`${row} ${column}`);
  };
  for (const { type, data } of recordsOfPart(sheet)) {
    if (type === XLSB.row && data.length >= 4) [row, column] = [data.readUInt32LE(0), -1];
    else if (isXlsbCell(type) && data.length >= 7) {
      column = data.readUInt32LE(0);
      take(data.readUIntLE(4, 3));
    } else if (isXlsbNext(type) && data.length >= 3) {
      column += 1;
      take(data.readUIntLE(0, 3));
    }
  }
  return cells;
};

/** Names under which a package relates its sheets, in the order of the book. */
export const sheetRelations = (book: Buffer): string[] =>
  [...recordsOfPart(book)].flatMap(({ type, data }) => {
    if (type !== XLSB.sheet || data.length < 12) return [];
    return [data.toString('utf16le', 12, 12 + 2 * data.readUInt32LE(8))];
  });
