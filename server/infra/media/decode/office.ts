// Opens Word and Excel documents, old and new, to prove that they can be read. Macros are noticed, never run.
import { readFile } from 'node:fs/promises';
import { CFB, read as readWorkbook } from '@e965/xlsx';
import WordExtractor from 'word-extractor';
import { badInput, DomainError } from '../../../domain/errors.ts';
import type { DecodedOffice, OfficeFormat, TaskInput } from './tasks.ts';
import { inspectZip } from './zip.ts';

const MAX_ROWS = 2_000;
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

interface Container {
  format: OfficeFormat;
  hasMacros: boolean;
}

const openPackage = (bytes: Buffer): Container => {
  const names = inspectZip(bytes);
  const format = names.includes('word/document.xml')
    ? 'docx'
    : names.includes('xl/workbook.xml')
      ? 'xlsx'
      : null;
  if (!format) throw unreadable();
  return { format, hasMacros: names.some((name) => name.endsWith('/vbaProject.bin')) };
};

interface CompoundFile {
  FullPaths: string[];
  FileIndex: { content?: Uint8Array }[];
}

const requireOpenWord = (header: Buffer) => {
  if (header.readUInt16LE(0) !== WORD_MARK) throw unreadable();
  if (header.readUInt16LE(WORD_FLAGS_AT) & WORD_ENCRYPTED) throw locked();
};

const openCompound = (bytes: Buffer): Container => {
  const { FullPaths, FileIndex }: CompoundFile = CFB.read(bytes, { type: 'buffer' });
  const streams = FullPaths.map((path) => path.replace(/^Root Entry\//, ''));
  if (streams.includes('EncryptedPackage')) throw locked();
  const hasMacros = streams.some((name) => name.includes('_VBA_PROJECT'));
  const word = FileIndex[streams.indexOf('WordDocument')]?.content;
  if (word) {
    requireOpenWord(Buffer.from(word));
    return { format: 'doc', hasMacros };
  }
  if (streams.includes('Workbook') || streams.includes('Book')) return { format: 'xls', hasMacros };
  throw unreadable();
};

const proveWord = async (bytes: Buffer) => void (await new WordExtractor().extract(bytes));
const proveExcel = async (bytes: Buffer) => {
  const { SheetNames } = readWorkbook(bytes, { dense: true, sheetRows: MAX_ROWS, bookVBA: false });
  if (SheetNames.length === 0) throw unreadable();
};

const PROOFS: Record<OfficeFormat, (bytes: Buffer) => Promise<void>> = {
  doc: proveWord,
  docx: proveWord,
  xls: proveExcel,
  xlsx: proveExcel,
};

const explain = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  return error instanceof Error && /password/i.test(error.message) ? locked() : unreadable();
};

export const decodeOffice = async ({ path }: TaskInput<'office'>): Promise<DecodedOffice> => {
  const bytes = await readFile(path);
  try {
    const isPackage = bytes.toString('latin1', 0, 2) === ZIP_SIGNATURE;
    const container = isPackage ? openPackage(bytes) : openCompound(bytes);
    await PROOFS[container.format](bytes);
    return container;
  } catch (error) {
    throw explain(error);
  }
};
