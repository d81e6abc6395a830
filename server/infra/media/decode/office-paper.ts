// Reads Word and Excel documents, old and new, other workbooks, tables written as text and plain texts: as a paper, table by table,
// or as text, whose rows have their cells parted by tabs.
import { readFile } from 'node:fs/promises';
import type { CellRow, CellSheet } from '../../../domain/paper/paper-source.ts';
import { cleanLabel, cleanText } from './clean-text.ts';
import {
  explainOffice,
  openContainer,
  openExcel,
  openTable,
  openText,
  openWord,
  type OpenedDocument,
} from './office.ts';
import { readSheets, untickedRows, type CellLook } from './sheet-cells.ts';
import type { DecodeStep, OfficeFormat, OfficePaper, OfficeText, TaskInput } from './tasks.ts';
import { readWordRows, type WordRow } from './word-rows.ts';

/** Rows. */
const TELL_EVERY = 100;
const MAX_COLUMNS = 60;

type TellStep = (step: DecodeStep) => void;
type ReadOffice = (document: OpenedDocument, look: CellLook) => Promise<OfficePaper>;

const cells = (sheets: CellSheet[], isCut = false): OfficePaper => ({
  source: { from: 'CELLS', sheets },
  isCut,
});

/** A sheet without a name; rows whose box is not ticked do not count. */
const nameless = (rows: readonly (CellRow & { why?: WordRow['why'] })[]): CellSheet => {
  const sheet: CellSheet = { name: null, rows: [], leftOut: [], uncomputed: 0 };
  const unticked = untickedRows(rows);
  for (const { number, cells: texts, why = null } of rows) {
    const row = { number, cells: texts };
    if (why) sheet.leftOut.push({ row, why });
    else if (unticked.has(number)) sheet.leftOut.push({ row, why: 'UNTICKED' });
    else sheet.rows.push(row);
  }
  return sheet;
};

/** A cell that covers others stands in each of them on a paper, and once in a text. */
const wordCells = ({ cells: texts, isCovered }: WordRow, look: CellLook): string[] => {
  if (look === 'SHOWN') return texts;
  const isOne = isCovered.slice(1).every(Boolean);
  return isOne ? texts.slice(0, 1) : texts.map((text, index) => (isCovered[index] ? '' : text));
};

const readNewWord: ReadOffice = async ({ parts }, look) => {
  const { body, headers, footers } = readWordRows(parts);
  const rows = look === 'SHOWN' ? [...headers, ...body, ...footers] : body;
  return cells([
    nameless(
      rows.map((row, index) => ({
        number: index + 1,
        cells: wordCells(row, look),
        why: row.why,
      })),
    ),
  ]);
};

const readOldWord: ReadOffice = async ({ readable }) => {
  const document = await openWord(readable);
  // The reader ends each cell of a table with a tab, also the last of a row.
  const text = cleanText(`${document.getBody()}\n${document.getTextboxes()}`);
  return { source: { from: 'TEXT', text: text.replaceAll(/\t$/gm, '') }, isCut: false };
};

const readWorkbook: ReadOffice = async ({ readable, parts }, look) => {
  const { sheets, isCut } = readSheets(await openExcel(readable), parts, look);
  return cells(sheets, isCut);
};

const readTable: ReadOffice = async ({ readable }, look) => {
  const table = await openTable(readable);
  if (!Array.isArray(table)) {
    const { sheets, isCut } = readSheets(table, [], look);
    return cells(
      sheets.map((sheet) => ({ ...sheet, name: null })),
      isCut,
    );
  }
  const rows = table
    .map((row, index) => ({
      number: index + 1,
      cells: row.slice(0, MAX_COLUMNS).map(cleanLabel),
    }))
    .filter((row) => row.cells.some((cell) => cell !== ''));
  return cells([nameless(rows)]);
};

const readPlain: ReadOffice = async ({ readable }) => ({
  source: { from: 'TEXT', text: cleanText(openText(readable)) },
  isCut: false,
});

const READERS: Record<OfficeFormat, ReadOffice> = {
  doc: readOldWord,
  docx: readNewWord,
  xls: readWorkbook,
  xlsx: readWorkbook,
  xlsb: readWorkbook,
  ods: readWorkbook,
  csv: readTable,
  txt: readPlain,
};

const tellRows = (sheets: readonly CellSheet[], tell: TellStep): void => {
  const count = sheets.reduce((sum, { rows }) => sum + rows.length, 0);
  for (let row = 0; row < count; row += TELL_EVERY) tell({ unit: 'ROW', position: row + 1, count });
};

const charsOf = (row: CellRow): number => row.cells.reduce((sum, cell) => sum + cell.length + 1, 0);

/** Whole rows and lines, as far as there is room. */
const cut = ({ source, isCut }: OfficePaper, maxChars: number): OfficePaper => {
  if (source.from === 'TEXT') {
    if (source.text.length <= maxChars) return { source, isCut };
    const end = Math.max(0, source.text.lastIndexOf('\n', maxChars));
    return { source: { from: 'TEXT', text: source.text.slice(0, end) }, isCut: true };
  }
  let left = maxChars;
  const room = (row: CellRow) => {
    left -= charsOf(row);
    return left >= 0;
  };
  const sheets = source.sheets.map((sheet) => {
    const rows = sheet.rows.filter(room);
    return { ...sheet, rows, leftOut: sheet.leftOut.filter(({ row }) => room(row)) };
  });
  return { source: { from: 'CELLS', sheets }, isCut: isCut || left < 0 };
};

const read = async (path: string, look: CellLook, tell: TellStep): Promise<OfficePaper> => {
  const bytes = await readFile(path);
  try {
    const document = openContainer(bytes);
    const paper = await READERS[document.format](document, look);
    if (paper.source.from === 'CELLS') tellRows(paper.source.sheets, tell);
    return paper;
  } catch (error) {
    throw explainOffice(error);
  }
};

export const readOfficePaper = async (
  { path, maxChars }: TaskInput<'officePaper'>,
  tell: TellStep,
): Promise<OfficePaper> => cut(await read(path, 'SHOWN', tell), maxChars);

const linesOf = ({ name, rows }: CellSheet): string[] => {
  const lines = rows.map((row) => row.cells.join('\t'));
  return name === null || lines.length === 0 ? lines : [name, ...lines];
};

export const readOfficeText = async (
  { path, maxChars }: TaskInput<'officeText'>,
  tell: TellStep,
): Promise<OfficeText> => {
  const { source, isCut } = await read(path, 'KEPT', tell);
  const sheets = source.from === 'CELLS' ? source.sheets : [];
  const text = source.from === 'TEXT' ? source.text : sheets.flatMap(linesOf).join('\n');
  return {
    text: text.slice(0, maxChars),
    isCut: isCut || text.length > maxChars,
    leftOutRows: sheets.reduce((sum, { leftOut }) => sum + leftOut.length, 0),
    uncomputed: sheets.reduce((sum, sheet) => sum + sheet.uncomputed, 0),
  };
};
