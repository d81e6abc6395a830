// Reads the text of Word and Excel documents, old and new. Rows of tables stay rows: their cells are parted by tabs.
import { readFile } from 'node:fs/promises';
import { SSF, type CellObject, type WorkBook } from '@e965/xlsx';
import { cleanLabel, cleanText } from './clean-text.ts';
import { explainOffice, openContainer, openExcel, openWord } from './office.ts';
import type { OfficeFormat, OfficeText, TaskInput } from './tasks.ts';

const MAX_COLUMNS = 40;
const MAX_SHEETS = 20;

/** Numbers as they are kept, not as a format rounds them; dates as they are shown. */
const cellText = (cell: CellObject | undefined): string => {
  if (cell?.v === undefined || cell.t === 'e' || cell.t === 'z') return '';
  const isNumber = typeof cell.v === 'number' && !SSF.is_date(String(cell.z ?? 'General'));
  return cleanLabel(isNumber ? String(Number(Number(cell.v).toFixed(4))) : (cell.w ?? String(cell.v)));
};

const sheetLines = function* (book: WorkBook, name: string): Generator<string> {
  const rows: (CellObject | undefined)[][] = book.Sheets[name]?.['!data'] ?? [];
  for (const row of rows) {
    const cells = Array.from(row?.slice(0, MAX_COLUMNS) ?? [], cellText);
    const end = cells.findLastIndex((cell) => cell !== '');
    if (end >= 0) yield cells.slice(0, end + 1).join('\t');
  }
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
  return cleanText(`${document.getBody()}\n${document.getTextboxes()}`);
};

const READERS: Record<OfficeFormat, (bytes: Buffer, maxChars: number) => Promise<string>> = {
  doc: readWord,
  docx: readWord,
  xls: readExcel,
  xlsx: readExcel,
};

export const readOfficeText = async ({
  path,
  maxChars,
}: TaskInput<'officeText'>): Promise<OfficeText> => {
  const bytes = await readFile(path);
  try {
    const { format } = openContainer(bytes);
    const text = await READERS[format](bytes, maxChars);
    return { text: text.slice(0, maxChars), isCut: text.length > maxChars };
  } catch (error) {
    throw explainOffice(error);
  }
};
