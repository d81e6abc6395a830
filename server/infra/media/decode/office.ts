// Opens Word and Excel documents, old and new, and plain texts, to prove that they can be read. Macros are noticed, never run.
import { readFile } from 'node:fs/promises';
import { CFB, read as readWorkbook, type ParsingOptions, type WorkBook } from '@e965/xlsx';
import WordExtractor from 'word-extractor';
import { badInput, DomainError } from '../../../domain/errors.ts';
import { foreignByParts } from '../foreign-formats.ts';
import { decodePlainText, isPlainText } from '../plain-text.ts';
import { SNIFF_BYTES } from '../sniff.ts';
import type { DecodedOffice, OfficeFormat, TaskInput } from './tasks.ts';
import type { ZipPart } from './zip-part.ts';
import { openPackage } from './zip.ts';
import { parse } from 'csv-parse/sync';

// How much an office document may hold. Its readers build an object for each of these, whatever little stands in them:
// a file of some kilobytes can claim millions.

interface Limit {
  most: number;
  what: string;
}

const PARAGRAPHS: Limit = { most: 100_000, what: 'paragraphs' };
const ROWS: Limit = { most: 100_000, what: 'rows' };
const CELLS: Limit = { most: 500_000, what: 'cells' };

/**
 * Limits by the name of the element, without its namespace. Word has p, tr and tc. Excel has row, c and si (a shared text).
 * Tables of OpenDocument have table-row and table-cell.
 */
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
const requireReadableSize = (parts: readonly ZipPart[]): void => {
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

// Tells a table in a plain text, values parted by commas, semicolons, bars or tabs, from a text with such marks in it.

/** Delimiters, tabs first: a text with tabs and commas has its commas in the cells. */
const DELIMITERS = ['\t', ';', '|', ','] as const;
type Delimiter = (typeof DELIMITERS)[number];

const FIGURE = /^\(?[-+$€£]?\s*\d[\d.,' ]*%?\)?$/;
/** Shares of the rows. */
const MOST = 0.8;
const HALF = 0.5;
const SAMPLE_CHARS = 20_000;

const parseRows = (text: string, delimiter: Delimiter): string[][] | null => {
  try {
    return parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      bom: true,
    });
  } catch {
    return null;
  }
};

const usualWidth = (rows: readonly string[][]): { width: number; count: number } => {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce(
    (most, [width, count]) => (count > most.count ? { width, count } : most),
    { width: 0, count: 0 },
  );
};

const hasFigures = (rows: readonly string[][], width: number): boolean =>
  Array.from({ length: width }, (_cell, column) => column).some((column) => {
    const figures = rows.filter((row) => FIGURE.test(row[column]?.trim() ?? ''));
    return figures.length >= rows.length * HALF;
  });

/** Any comma but that of `4,200`. */
const PARTING_COMMA = /(?<!\d),|,(?!\d{3}(?!\d))/;

/** Amounts in thousands have commas, too. */
const areParted = (text: string, delimiter: Delimiter): boolean => {
  const lines = delimiter === ',' ? text.split('\n').filter((line) => line.includes(',')) : [];
  return lines.filter((line) => PARTING_COMMA.test(line)).length >= lines.length * HALF;
};

/** A sentence has its marks at other places in every line, and no column of figures. */
const isTable = (rows: readonly string[][], delimiter: Delimiter): boolean => {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const parted = filled.filter(({ length }) => length > 1);
  const { width, count } = usualWidth(parted);
  // Letterheads and totals around a table have a mark more or less.
  const near = parted.filter(({ length }) => Math.abs(length - width) <= 1).length;
  const isEven =
    width > 2 && parted.length > 1 && count >= parted.length * HALF && near >= parted.length * MOST;
  if (!isEven || parted.length < filled.length * HALF) return false;
  const lines = parted.filter(({ length }) => length === width);
  return delimiter === '\t' || hasFigures(lines.slice(1), width);
};

/** @returns null when the text is no table; rows are as the lines of the file, also those without text */
const readTextRows = (text: string): string[][] | null => {
  const told = /^\uFEFF?sep=([,;|\t])\r?\n/.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const sample = body.slice(0, body.indexOf('\n', SAMPLE_CHARS) + 1 || undefined);
  const delimiters = told ? DELIMITERS.filter((one) => one === told[1]) : DELIMITERS;
  const delimiter = delimiters.find((one) => {
    const rows = parseRows(sample, one);
    return rows !== null && (told !== null || (areParted(sample, one) && isTable(rows, one)));
  });
  return delimiter === undefined ? null : parseRows(body, delimiter);
};

/** Most rows of a sheet, and most sheets of a workbook. */
const MAX_ROWS = 2_000;
export const MAX_SHEETS = 20;
/** Name of the stream that is all of an old workbook. */
export const OLD_BOOK = 'Workbook';
const ZIP_SIGNATURE = 'PK';
/** The header of a Word file: what it begins with, and the flag of an encrypted text. */
const WORD_MARK = 0xa5ec;
const WORD_FLAGS_AT = 10;
const WORD_ENCRYPTED = 0x0100;

const unreadable = () =>
  badInput(
    'This document could not be opened; it is damaged, or not what its name says. Save it as PDF and upload that.',
  );

/** @param parts names of what stands in the container */
const foreignOr = (parts: readonly string[]): DomainError => {
  const foreign = foreignByParts(parts);
  return foreign === null ? unreadable() : badInput(foreign);
};

const locked = () =>
  badInput('This document is protected by a password. Save it without one and upload that.');

export interface OpenedDocument extends DecodedOffice {
  /** What its reader is given: of a package only the checked parts. */
  readable: Buffer;
  /** The checked parts of a package, or the stream of an old workbook; empty for another container. */
  parts: readonly ZipPart[];
}

/** The part by which a package is known, and what stands in it. */
const PACKAGES: readonly (readonly [part: string, says: string, format: OfficeFormat])[] = [
  ['word/document.xml', '', 'docx'],
  ['xl/workbook.xml', '', 'xlsx'],
  ['xl/workbook.bin', '', 'xlsb'],
  ['content.xml', 'office:spreadsheet', 'ods'],
];

const openNew = (bytes: Buffer): OpenedDocument => {
  const { names, texts, archive } = openPackage(bytes);
  requireReadableSize(texts);
  const format = PACKAGES.find(([part, says]) =>
    texts.some((text) => text.name === part && text.bytes.includes(says)),
  )?.[2];
  if (!format) throw foreignOr(names);
  const hasMacros = names.some((name) => name.endsWith('/vbaProject.bin'));
  return { format, hasMacros, readable: archive, parts: texts };
};

interface CompoundFile {
  FullPaths: string[];
  FileIndex: { content?: Uint8Array }[];
}

const requireOpenWord = (header: Buffer) => {
  if (header.readUInt16LE(0) !== WORD_MARK) throw unreadable();
  if (header.readUInt16LE(WORD_FLAGS_AT) & WORD_ENCRYPTED) throw locked();
};

const openOld = (bytes: Buffer): OpenedDocument => {
  const { FullPaths, FileIndex }: CompoundFile = CFB.read(bytes, { type: 'buffer' });
  // Programs name the root as they like: "Root Entry", "R".
  const streams = FullPaths.map((path) => path.replace(/^[^/]*\//, ''));
  if (streams.includes('EncryptedPackage')) throw locked();
  const hasMacros = streams.some((name) => name.includes('_VBA_PROJECT'));
  const word = FileIndex[streams.indexOf('WordDocument')]?.content;
  if (word) {
    requireOpenWord(Buffer.from(word));
    return { format: 'doc', hasMacros, readable: bytes, parts: [] };
  }
  const book = FileIndex[streams.indexOf(OLD_BOOK)]?.content;
  if (book || streams.includes('Book')) {
    const parts = book ? [{ name: OLD_BOOK, bytes: Buffer.from(book) }] : [];
    return { format: 'xls', hasMacros, readable: bytes, parts };
  }
  throw foreignOr(streams);
};

/** @throws what the reader of Word documents says about a bad one. */
export const openWord = (bytes: Buffer) => new WordExtractor().extract(bytes);

const FIRST: ParsingOptions = {
  dense: true,
  sheetRows: MAX_ROWS,
  sheets: Array.from({ length: MAX_SHEETS }, (_sheet, index) => index),
  bookVBA: false,
};
const PROOF: ParsingOptions = { ...FIRST, cellFormula: false };
/** What tells dates from numbers, and which formulas have no result. */
const WHOLE: ParsingOptions = { ...FIRST, cellNF: true, sheetStubs: true };
/**
 * Options that also tell what is hidden. `readLooks` tells it of .xlsx, because their reader would throw and catch an error for
 * each cell without a fill of its own.
 */
const OPTIONS: Partial<Record<OfficeFormat, ParsingOptions>> = { xlsx: WHOLE };
const WITH_LOOKS: ParsingOptions = { ...WHOLE, cellStyles: true };

/**
 * Reads the first 2,000 rows of each of the first 20 sheets. Containers other than .xlsx and .xlsb are opened with all their
 * sheets.
 */
export const openExcel = async (
  bytes: Buffer,
  format: OfficeFormat,
  options = OPTIONS[format] ?? WITH_LOOKS,
): Promise<WorkBook> => {
  const book = readWorkbook(bytes, options);
  if (book.SheetNames.length === 0) throw unreadable();
  return book;
};

/** Tables that are written as text: SYLK, DIF. */
const isWrittenTable = (text: string): boolean => /^(?:ID;P|TABLE\r?\n0,1\r?\n)/.test(text);

/** A text in which values are parted by marks is a table. */
const textFormat = (bytes: Buffer): OfficeFormat => {
  const text = decodePlainText(bytes);
  if (text === null) return 'txt';
  return isWrittenTable(text) || readTextRows(text) !== null ? 'csv' : 'txt';
};

/** The rows of a text that is a table. */
export const openTable = async (bytes: Buffer): Promise<string[][] | WorkBook> => {
  const text = openText(bytes);
  return isWrittenTable(text) ? openExcel(bytes, 'csv') : (readTextRows(text) ?? []);
};

/** Throws for a file that only begins as a text. */
export const openText = (bytes: Buffer): string => {
  const text = decodePlainText(bytes);
  if (text === null) throw unreadable();
  return text;
};

const proveExcel = (bytes: Buffer) => openExcel(bytes, 'xlsx', PROOF);

const PROOFS: Record<OfficeFormat, (bytes: Buffer) => Promise<unknown>> = {
  doc: openWord,
  docx: openWord,
  xls: proveExcel,
  xlsx: proveExcel,
  xlsb: proveExcel,
  ods: proveExcel,
  csv: async (bytes) => openText(bytes),
  txt: async (bytes) => openText(bytes),
};

/** Looks into the container only: damaged, locked, contradictory and oversized ones are refused, the content is not opened. */
export const openContainer = (bytes: Buffer): OpenedDocument => {
  if (isPlainText(bytes.subarray(0, SNIFF_BYTES))) {
    return { format: textFormat(bytes), hasMacros: false, readable: bytes, parts: [] };
  }
  return bytes.toString('latin1', 0, 2) === ZIP_SIGNATURE ? openNew(bytes) : openOld(bytes);
};

/** What went wrong with a document, as a sentence for its owner. */
export const explainOffice = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  return error instanceof Error && /password/i.test(error.message) ? locked() : unreadable();
};

export const decodeOffice = async ({ path }: TaskInput<'office'>): Promise<DecodedOffice> => {
  const bytes = await readFile(path);
  try {
    const { format, hasMacros, readable } = openContainer(bytes);
    await PROOFS[format](readable);
    return { format, hasMacros };
  } catch (error) {
    throw explainOffice(error);
  }
};
