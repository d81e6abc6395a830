// Reads the text of Word and Excel documents, old and new, and of plain texts. Rows of tables stay rows: their cells are parted by tabs.
import { readFile } from 'node:fs/promises';
import { SSF, type CellObject, type WorkBook } from '@e965/xlsx';
import { cleanLabel, cleanText } from './clean-text.ts';
import { explainOffice, openContainer, openExcel, openText, openWord } from './office.ts';
import type { DecodeStep, OfficeFormat, OfficeText, TaskInput } from './tasks.ts';

const MAX_COLUMNS = 40;
const MAX_SHEETS = 20;
/** Rows. */
const TELL_EVERY = 100;

type TellStep = (step: DecodeStep) => void;
type ReadOffice = (bytes: Buffer, maxChars: number, tell: TellStep) => Promise<string>;

/** Numbers as they are kept, not as a format rounds them; dates as they are shown. */
const cellText = (cell: CellObject | undefined): string => {
  if (cell?.v === undefined || cell.t === 'e' || cell.t === 'z') return '';
  const isNumber = typeof cell.v === 'number' && !SSF.is_date(String(cell.z ?? 'General'));
  return cleanLabel(
    isNumber ? String(Number(Number(cell.v).toFixed(4))) : (cell.w ?? String(cell.v)),
  );
};

const rowsOf = (book: WorkBook, name: string): (CellObject | undefined)[][] =>
  book.Sheets[name]?.['!data'] ?? [];

/** All rows of a sheet with equally many cells, so that an empty one does not move its neighbours. */
const sheetLines = (book: WorkBook, name: string): string[] => {
  const cells = rowsOf(book, name).map((row) =>
    Array.from(row?.slice(0, MAX_COLUMNS) ?? [], cellText),
  );
  const ends = cells.map((row) => row.findLastIndex((cell) => cell !== '') + 1);
  const width = ends.reduce((most, end) => Math.max(most, end), 0);
  return cells
    .filter((_row, index) => ends[index] !== 0)
    .map((row) => Array.from({ length: width }, (_cell, index) => row[index] ?? '').join('\t'));
};

const readExcel: ReadOffice = async (bytes, maxChars, tell) => {
  const book = await openExcel(bytes);
  const names = book.SheetNames.slice(0, MAX_SHEETS);
  const count = names.reduce((sum, name) => sum + rowsOf(book, name).length, 0);
  let text = '';
  let position = 0;
  for (const name of names) {
    text += `${cleanLabel(name)}\n`;
    for (const line of sheetLines(book, name)) {
      if (position % TELL_EVERY === 0) tell({ unit: 'ROW', position: position + 1, count });
      position += 1;
      text += `${line}\n`;
      if (text.length > maxChars) return text;
    }
  }
  return text.trimEnd();
};

const readWord: ReadOffice = async (bytes) => {
  const document = await openWord(bytes);
  // The reader ends each cell of a table with a tab, also the last of a row.
  const text = cleanText(`${document.getBody()}\n${document.getTextboxes()}`);
  return text.replaceAll(/\t$/gm, '');
};

/** Cleaning may shorten a text, though not a readable one to less than a quarter. */
const readPlain: ReadOffice = async (bytes, maxChars) =>
  cleanText(openText(bytes).slice(0, 4 * maxChars + 4));

const READERS: Record<OfficeFormat, ReadOffice> = {
  doc: readWord,
  docx: readWord,
  xls: readExcel,
  xlsx: readExcel,
  txt: readPlain,
};

export const readOfficeText = async (
  { path, maxChars }: TaskInput<'officeText'>,
  tell: TellStep,
): Promise<OfficeText> => {
  const bytes = await readFile(path);
  try {
    const { format, readable } = openContainer(bytes);
    const text = await READERS[format](readable, maxChars, tell);
    return { text: text.slice(0, maxChars), isCut: text.length > maxChars };
  } catch (error) {
    throw explainOffice(error);
  }
};
