// The sheet that lets a reader check each line: where its quantity and its price come from, and how far it may be off.
// Texts that many lines share stand once, on a sheet of their own.
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import { formulaInWords } from '../../../domain/estimate/formula-words.ts';
import type { EstimateExport } from '../export-data.ts';
import type { PrintedLine } from '../line-groups.ts';
import { BASIS_WORDS, distinctSources } from '../line-origins.ts';
import {
  COUNT_FORMAT,
  type MoneyCells,
  numberCell,
  type SheetCell,
  type SheetRow,
  type Sheet,
  textCell,
} from './cells.ts';

const COLUMNS = [
  ['#', 6],
  ['Item', 44],
  ['Code', 14],
  ['Quantity from', 14],
  ['Formula', 66],
  ['Low', 13],
  ['High', 13],
  ['Confidence', 11],
  ['Source', 8],
] as const;

const head = (...texts: string[]): SheetRow => ({ look: 'head', cells: texts.map(textCell) });
const lineRow = (
  { line, number }: PrintedLine<LineItem>,
  references: ReadonlyMap<string, number>,
  { amount }: MoneyCells,
): SheetRow => {
  const { name, source, metadata } = line;
  const reference = references.get(source.trim());
  return {
    cells: [
      numberCell(number, COUNT_FORMAT),
      textCell(name),
      textCell(metadata.code ?? ''),
      textCell(metadata.basis ? BASIS_WORDS[metadata.basis] : ''),
      textCell(formulaInWords(metadata.formula ?? '')),
      amount(metadata.low),
      amount(metadata.high),
      textCell(metadata.confidence ?? ''),
      textCell(reference ? `S${reference}` : ''),
    ],
  };
};

const listedSources = (lines: readonly PrintedLine<LineItem>[]): string[] =>
  distinctSources(lines.map(({ line }) => line));

export const sourceSheet = (lines: readonly PrintedLine<LineItem>[], cells: MoneyCells): Sheet => {
  const references = new Map(listedSources(lines).map((source, index) => [source, index + 1]));
  return {
    name: 'Sources',
    widths: COLUMNS.map(([, width]) => width),
    headRows: 1,
    isLandscape: true,
    filter: `A1:I${lines.length + 1}`,
    rows: [
      head(...COLUMNS.map(([text]) => text)),
      ...lines.map((line) => lineRow(line, references, cells)),
    ],
  };
};

/** Makes a cell over the last two columns. */
const wide = (text: string): SheetCell | null => {
  const cell = textCell(text);
  return cell && { ...cell, span: 2 };
};

/** What the prices of equal lines hold, once. */
const contentRows = (
  lines: readonly PrintedLine<LineItem>[],
  contents: EstimateExport['contents'],
): SheetRow[] => {
  const told = new Map<string, SheetRow>();
  for (const { line } of lines) {
    const known = contents[line.id];
    if (!known || told.has(known.includes)) continue;
    told.set(known.includes, {
      cells: [line.name, known.includes, known.excludes ?? ''].map(textCell),
    });
  }
  return told.size === 0 ? [] : [head('Item', 'Includes', 'Not included'), ...told.values()];
};

/** Where the prices come from, and what they include. */
export const priceSheet = (
  lines: readonly PrintedLine<LineItem>[],
  contents: EstimateExport['contents'],
): Sheet => ({
  name: 'Prices',
  widths: [30, 112, 54],
  isLandscape: true,
  rows: [
    head('Source', 'Price from', ''),
    ...listedSources(lines).map((source, index): SheetRow => ({
      cells: [textCell(`S${index + 1}`), wide(source)],
    })),
    ...contentRows(lines, contents),
  ],
});
