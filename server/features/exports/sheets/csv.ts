// Comma-separated values as RFC 4180 has them, marked as UTF-8 for the programs that guess otherwise.
import { safeText } from './safe-text.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export type CsvCell = string | number | null;

const writeCell = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = safeText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** @param rows the heads first; texts are made safe, numbers are written bare */
export const writeCsv = (rows: Iterable<readonly CsvCell[]>): Uint8Array => {
  let text = BYTE_ORDER_MARK;
  for (const row of rows) text += `${row.map(writeCell).join(',')}\r\n`;
  return new TextEncoder().encode(text);
};
