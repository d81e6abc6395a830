// Reads Word and Excel documents, old and new, other workbooks, tables written as text and plain texts, table by table.
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
import { MAX_COLUMNS, readSheets, untickedRows } from './sheet-cells.ts';
import type { DecodeStep, OfficeFormat, OfficePaper, TaskInput } from './tasks.ts';
import { readWordRows, type WordRow } from './word-rows.ts';

/** Rows between two reports of progress. */
const TELL_EVERY = 100;

type TellStep = (step: DecodeStep) => void;
type ReadOffice = (document: OpenedDocument) => Promise<OfficePaper>;

const cells = (sheets: CellSheet[], isCut = false): OfficePaper => ({
  source: { from: 'CELLS', sheets },
  isCut,
});

/** A sheet without a name; rows whose box is not ticked do not count. */
const nameless = (rows: readonly (CellRow & { why?: WordRow['why'] })[]): CellSheet => {
  const sheet: CellSheet = { name: null, rows: [], leftOut: [], uncomputed: 0 };
  const unticked = untickedRows(rows);
  for (const { why = null, ...row } of rows) {
    const { number } = row;
    if (why) sheet.leftOut.push({ row, why });
    else if (unticked.has(number)) sheet.leftOut.push({ row, why: 'UNTICKED' });
    else sheet.rows.push(row);
  }
  return sheet;
};

const readNewWord: ReadOffice = async ({ parts }) => {
  const { body, headers, footers } = readWordRows(parts);
  const rows = [...headers, ...body, ...footers];
  return cells([
    nameless(
      rows.map((row, index) => ({
        ...row,
        number: index + 1,
      })),
    ),
  ]);
};

const readOldWord: ReadOffice = async ({ readable }) => {
  const document = await openWord(readable);
  // The reader ends each cell of a table with a tab, also the last of a row.
  const text = cleanText(`${document.getBody()}\n${document.getTextboxes()}`);
  return { source: { from: 'TEXT', text }, isCut: false };
};

const readWorkbook: ReadOffice = async ({ format, readable, parts }) => {
  const { sheets, isCut } = readSheets(await openExcel(readable, format), parts);
  return cells(sheets, isCut);
};

const readTable: ReadOffice = async ({ readable }) => {
  const table = await openTable(readable);
  if (!Array.isArray(table)) {
    const { sheets, isCut } = readSheets(table, []);
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
  const isCut = table.some((row) => row.slice(MAX_COLUMNS).some((cell) => cell.trim() !== ''));
  return cells([nameless(rows)], isCut);
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

const read = async (path: string, tell: TellStep): Promise<OfficePaper> => {
  const bytes = await readFile(path);
  try {
    const document = openContainer(bytes);
    const paper = await READERS[document.format](document);
    if (paper.source.from === 'CELLS') tellRows(paper.source.sheets, tell);
    return paper;
  } catch (error) {
    throw explainOffice(error);
  }
};

export const readOfficePaper = async (
  { path, maxChars }: TaskInput<'officePaper'>,
  tell: TellStep,
): Promise<OfficePaper> => cut(await read(path, tell), maxChars);
