// Tells a table in a plain text, values parted by commas, semicolons, bars or tabs, from a text with such marks in it.
import { parse } from 'csv-parse/sync';

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
export const readTextRows = (text: string): string[][] | null => {
  const told = /^\uFEFF?sep=([,;|\t])\r?\n/.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const sample = body.slice(0, body.indexOf('\n', SAMPLE_CHARS) + 1 || undefined);
  const delimiters = told ? DELIMITERS.filter((one) => one === told[1]) : DELIMITERS;
  const delimiter = delimiters.find((one) => {
    const rows = parseRows(sample, one);
    return rows !== null && (told !== null || isTable(rows, one));
  });
  return delimiter === undefined ? null : parseRows(body, delimiter);
};
