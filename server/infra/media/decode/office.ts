// Opens Word and Excel documents, old and new, and plain texts, to prove that they can be read. Macros are noticed, never run.
import { readFile } from 'node:fs/promises';
import { CFB, read as readWorkbook, type ParsingOptions, type WorkBook } from '@e965/xlsx';
import WordExtractor from 'word-extractor';
import { badInput, DomainError } from '../../../domain/errors.ts';
import { decodePlainText, isPlainText } from '../plain-text.ts';
import { SNIFF_BYTES } from '../sniff.ts';
import type { DecodedOffice, OfficeFormat, TaskInput } from './tasks.ts';
import { requireReadableSize } from './office-limits.ts';
import { readTextRows } from './text-rows.ts';
import type { ZipPart } from './zip-part.ts';
import { openPackage } from './zip.ts';

/** The most rows of a sheet, and sheets of a workbook. */
const MAX_ROWS = 2_000;
export const MAX_SHEETS = 20;
const ZIP_SIGNATURE = 'PK';
/** The header of a Word file: what it begins with, and the flag of an encrypted text. */
const WORD_MARK = 0xa5ec;
const WORD_FLAGS_AT = 10;
const WORD_ENCRYPTED = 0x0100;

const unreadable = () =>
  badInput(
    'This document could not be opened; it is damaged, or not what its name says. Save it as PDF and upload that.',
  );

const locked = () =>
  badInput('This document is protected by a password. Save it without one and upload that.');

export interface OpenedDocument extends DecodedOffice {
  /** What its reader is given: of a package only the checked parts. */
  readable: Buffer;
  /** The checked parts of a package; none of another container. */
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
  if (!format) throw unreadable();
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
  if (streams.includes('Workbook') || streams.includes('Book')) {
    return { format: 'xls', hasMacros, readable: bytes, parts: [] };
  }
  throw unreadable();
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
/** What is hidden, too. Of .xlsx `readLooks` tells: for each cell without a fill of its own their reader would throw and catch an error. */
const OPTIONS: Partial<Record<OfficeFormat, ParsingOptions>> = { xlsx: WHOLE };
const WITH_LOOKS: ParsingOptions = { ...WHOLE, cellStyles: true };

/** Opens the first 2,000 rows of each of the first 20 sheets; other containers than .xlsx and .xlsb are opened with all their sheets. */
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
