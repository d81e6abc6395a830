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

interface CsvTable {
  heads: readonly string[];
  rows: Iterable<readonly CsvCell[]>;
  /** Whether a token for tests made it: each row then says so in a last column. */
  isTest: boolean;
}

/** Texts are made safe, numbers are written bare. */
export const writeCsv = ({ heads, rows, isTest }: CsvTable): Uint8Array => {
  const marked = (cells: readonly CsvCell[], mark: string) => (isTest ? [...cells, mark] : cells);
  const write = (cells: readonly CsvCell[]) => `${cells.map(writeCell).join(',')}\r\n`;
  let text = BYTE_ORDER_MARK + write(marked(heads, 'Test'));
  for (const row of rows) text += write(marked(row, 'yes'));
  return new TextEncoder().encode(text);
};
