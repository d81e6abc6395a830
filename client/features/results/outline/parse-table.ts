// Text from a spreadsheet or a CSV file as rows of cells. Quotes may hold delimiters, newlines and doubled quotes.

const readCells = (text: string, delimiter: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === delimiter || character === '\n') {
      row.push(cell);
      cell = '';
      if (character === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += character;
  }
  return [...rows, [...row, cell]];
};

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** Commas divide only where every row has as many of them; else they belong to the text. */
const isCommaTable = (rows: readonly (readonly string[])[]): boolean => {
  const width = rows[0]?.length ?? 0;
  return width > 1 && rows.length > 1 && rows.every((row) => row.length === width);
};

/** Reads rows of trimmed cells, without blank rows. A text without any delimiter is one column. */
export const parseTable = (raw: string): string[][] => {
  const text = raw.replaceAll(/\r\n?/g, '\n');
  const rowsBy = (delimiter: string) =>
    readCells(text, delimiter)
      .filter((row) => !isBlank(row))
      .map((row) => row.map((cell) => cell.trim()));
  if (text.includes('\t')) return rowsBy('\t');
  const byComma = rowsBy(',');
  return isCommaTable(byComma) ? byComma : rowsBy('\t');
};

const quoted = (cell: string): string =>
  /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Text that spreadsheets can paste. */
export const tabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');
