// A strict reader for the comma-separated data files (RFC 4180): quotes, doubled quotes, line breaks inside quotes.

export interface CsvRow {
  /** 1-based line in the file where the record starts. */
  line: number;
  cells: Record<string, string>;
}

const split = (text: string): { line: number; cells: string[] }[] => {
  const records: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let line = 1;
  let startedAt = 1;
  let index = 0;
  while (index < text.length) {
    let cell = '';
    if (text[index] === '"') {
      let end = index;
      do {
        const next = text.indexOf('"', end + 1);
        if (next < 0) throw new Error(`line ${line}: a quoted cell is not closed`);
        cell += text.slice(end + 1, next);
        end = next + 1;
        if (text[end] === '"') cell += '"';
      } while (text[end] === '"');
      line += cell.split('\n').length - 1;
      index = end;
    } else {
      let end = index;
      while (end < text.length && text[end] !== ',' && text[end] !== '\n') end += 1;
      cell = text.slice(index, end).replace(/\r$/, '');
      index = end;
    }
    cells.push(cell);
    if (text[index] === '\r') index += 1;
    const separator = text[index];
    if (separator === ',') {
      index += 1;
      if (index === text.length) cells.push('');
      continue;
    }
    if (separator !== '\n' && separator !== undefined) {
      throw new Error(`line ${line}: text after a closing quote`);
    }
    records.push({ line: startedAt, cells });
    cells = [];
    index += 1;
    line += 1;
    startedAt = line;
  }
  return records;
};

/**
 * Reads a file with a header row.
 * @throws Error naming the line when a record does not have the header's number of cells.
 */
export const parseCsv = (text: string): CsvRow[] => {
  const [header, ...records] = split(text.replace(/^\uFEFF/, ''));
  if (!header) throw new Error('the file is empty');
  return records.map(({ line, cells }) => {
    if (cells.length !== header.cells.length) {
      throw new Error(`line ${line}: ${cells.length} cells instead of ${header.cells.length}`);
    }
    return {
      line,
      cells: Object.fromEntries(header.cells.map((name, i) => [name, cells[i] ?? ''])),
    };
  });
};
