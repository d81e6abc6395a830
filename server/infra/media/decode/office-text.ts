// Reads the text of Word and Excel documents, old and new, and of plain texts. Rows of tables stay rows: their cells are parted by tabs.
import { readFile } from 'node:fs/promises';
import { SSF, type CellObject, type WorkBook } from '@e965/xlsx';
import { cleanLabel, cleanText } from './clean-text.ts';
import { explainOffice, openContainer, openExcel, openText, openWord } from './office.ts';
import type { OfficeFormat, OfficeText, TaskInput } from './tasks.ts';

const MAX_COLUMNS = 40;
const MAX_SHEETS = 20;

/** Numbers as they are kept, not as a format rounds them; dates as they are shown. */
const cellText = (cell: CellObject | undefined): string => {
  if (cell?.v === undefined || cell.t === 'e' || cell.t === 'z') return '';
  const isNumber = typeof cell.v === 'number' && !SSF.is_date(String(cell.z ?? 'General'));
  return cleanLabel(
    isNumber ? String(Number(Number(cell.v).toFixed(4))) : (cell.w ?? String(cell.v)),
  );
};

/** All rows of a sheet with equally many cells, so that an empty one does not move its neighbours. */
const sheetLines = (book: WorkBook, name: string): string[] => {
  const rows: (CellObject | undefined)[][] = book.Sheets[name]?.['!data'] ?? [];
  const cells = rows.map((row) => Array.from(row?.slice(0, MAX_COLUMNS) ?? [], cellText));
  const ends = cells.map((row) => row.findLastIndex((cell) => cell !== '') + 1);
  const width = ends.reduce((most, end) => Math.max(most, end), 0);
  return cells
    .filter((_row, index) => ends[index] !== 0)
    .map((row) => Array.from({ length: width }, (_cell, index) => row[index] ?? '').join('\t'));
};

const readExcel = async (bytes: Buffer, maxChars: number): Promise<string> => {
  const book = await openExcel(bytes);
  let text = '';
  for (const name of book.SheetNames.slice(0, MAX_SHEETS)) {
    text += `${cleanLabel(name)}\n`;
    for (const line of sheetLines(book, name)) {
      text += `${line}\n`;
      if (text.length > maxChars) return text;
    }
  }
  return text.trimEnd();
};

const readWord = async (bytes: Buffer): Promise<string> => {
  const document = await openWord(bytes);
  // The reader ends each cell of a table with a tab, also the last of a row.
  const text = cleanText(`${document.getBody()}\n${document.getTextboxes()}`);
  return text.replaceAll(/\t$/gm, '');
};

/** Cleaning may shorten a text, though not a readable one to less than a quarter. */
const readPlain = async (bytes: Buffer, maxChars: number): Promise<string> =>
  cleanText(openText(bytes).slice(0, 4 * maxChars + 4));

const READERS: Record<OfficeFormat, (bytes: Buffer, maxChars: number) => Promise<string>> = {
  doc: readWord,
  docx: readWord,
  xls: readExcel,
  xlsx: readExcel,
  txt: readPlain,
};

export const readOfficeText = async ({
  path,
  maxChars,
}: TaskInput<'officeText'>): Promise<OfficeText> => {
  const bytes = await readFile(path);
  try {
    const { format, readable } = openContainer(bytes);
    const text = await READERS[format](readable, maxChars);
    return { text: text.slice(0, maxChars), isCut: text.length > maxChars };
  } catch (error) {
    throw explainOffice(error);
  }
};
