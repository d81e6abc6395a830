// Reads the comma-separated data files (RFC 4180), strictly.
import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Line in the file where the record starts, from 1. */
  line: number;
  cells: Record<string, string>;
}

const recordsOf = (text: string): { line: number; cells: string[] }[] => {
  const starts = [1];
  const records = parse(text, {
    bom: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n'],
    on_record: (cells: string[], { lines }) => {
      starts.push(lines + 1);
      return cells;
    },
  });
  return records.map((cells, index) => ({ line: starts[index] ?? 1, cells }));
};

/**
 * Reads a file with a header row.
 * @throws Error naming the line when a record does not have the header's number of cells, or a quote stands wrong.
 */
export const parseCsv = (text: string): CsvRow[] => {
  try {
    const [header, ...records] = recordsOf(text);
    if (!header) throw new Error('the file is empty');
    return records.map(({ line, cells }) => {
      if (cells.length !== header.cells.length)
        throw new Error(`line ${line}: ${cells.length} cells instead of ${header.cells.length}`);
      return {
        line,
        cells: Object.fromEntries(header.cells.map((name, i) => [name, cells[i] ?? ''])),
      };
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Error(error.message, { cause: error });
    throw error;
  }
};
