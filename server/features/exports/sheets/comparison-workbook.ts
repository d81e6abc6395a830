// A paper beside our estimate of its work as a workbook: what differs and why, and every row of both.
import type { ComparisonRow } from '../../../domain/paper/paper-comparison.ts';
import { type ComparisonExport, TEST_NOTE } from '../export-data.ts';
import { COMPARED_LISTS, GAP_WORDS, sumRowsOf, VERDICT_WORDS } from '../paper-words.ts';
import {
  moneyCells,
  type MoneyCells,
  numberCell,
  type Sheet,
  type SheetRow,
  textCell,
} from './cells.ts';
import { writeWorkbook } from './workbook.ts';

const COLUMNS = [
  ['List', 26],
  ['Room', 16],
  ['Theirs', 44],
  ['Quantity', 11],
  ['Unit', 7],
  ['Unit price', 12],
  ['Amount', 13],
  ['Page', 6],
  ['Ours', 36],
  ['Quantity', 11],
  ['Unit', 7],
  ['Low', 12],
  ['Unit price', 12],
  ['High', 12],
  ['Amount', 13],
  ['Price', 9],
  ['Why', 60],
] as const;

const head = (texts: readonly string[]): SheetRow => ({ look: 'head', cells: texts.map(textCell) });

const rowOf = (title: string, row: ComparisonRow, { amount, price }: MoneyCells): SheetRow => {
  const { theirs, ours, room, priceVerdict, missing, why } = row;
  const priced = (value: number | null | undefined) => (value == null ? null : price(value));
  return {
    cells: [
      textCell(title),
      textCell(room ?? ''),
      textCell(theirs?.description ?? ''),
      numberCell(theirs?.quantity ?? null),
      textCell(theirs?.unit ?? ''),
      priced(theirs?.unitPrice),
      amount(theirs?.amount ?? null),
      numberCell(theirs?.place.page ?? null, '0'),
      textCell(ours?.name ?? ''),
      numberCell(ours?.quantity ?? null),
      textCell(ours?.unit ?? ''),
      priced(ours?.low),
      priced(ours?.unitPrice),
      priced(ours?.high),
      amount(ours?.amount ?? null),
      textCell(priceVerdict === 'NOT_RATED' ? '' : VERDICT_WORDS[priceVerdict]),
      textCell(missing?.why ?? why),
    ],
  };
};

const rowSheet = ({ comparison }: ComparisonExport, cells: MoneyCells): Sheet => ({
  name: 'Rows',
  widths: COLUMNS.map(([, width]) => width),
  headRows: 1,
  isLandscape: true,
  filter: `A1:Q${comparison.rows.length + 1}`,
  rows: [
    head(COLUMNS.map(([text]) => text)),
    ...COMPARED_LISTS.flatMap(({ title, holds }) =>
      comparison.rows.filter(holds).map((row) => rowOf(title, row, cells)),
    ),
  ],
});

const summarySheet = (
  { comparison, paperName, projectName, isTest }: ComparisonExport,
  { amount }: MoneyCells,
): Sheet => ({
  name: 'Summary',
  widths: [44, 18, 18],
  rows: [
    { look: 'title', cells: [textCell(`Second opinion on ${paperName}`)] },
    ...(isTest ? [{ cells: [textCell(TEST_NOTE)] }] : []),
    { cells: [textCell(projectName)] },
    { cells: [textCell(comparison.summary)] },
    { cells: [] },
    head(['Why the totals differ', 'Dollars', 'Rows']),
    { cells: [textCell('Their total'), amount(comparison.theirs.total)] },
    ...comparison.waterfall
      .filter((step) => step.amount !== 0)
      .map((step): SheetRow => ({
        cells: [
          textCell(GAP_WORDS[step.cause]),
          amount(step.amount),
          numberCell(step.rowCount, '0'),
        ],
      })),
    { look: 'sum', cells: [textCell('Our total'), amount(comparison.ours.total)] },
    { cells: [textCell('Our range, low'), amount(comparison.ours.low)] },
    { cells: [textCell('Our range, high'), amount(comparison.ours.high)] },
    { cells: [] },
    head(['Sums', 'Theirs', 'Ours']),
    ...sumRowsOf(comparison).map(({ label, theirs, ours }): SheetRow => ({
      cells: [textCell(label), amount(theirs), amount(ours)],
    })),
    { cells: [] },
    head(['Questions to ask', 'Why']),
    ...comparison.questions.map(({ question, why }): SheetRow => ({
      cells: [textCell(question), textCell(why)],
    })),
  ],
});

export const comparisonWorkbook = (data: ComparisonExport): Promise<Uint8Array> => {
  const cells = moneyCells('USD');
  return writeWorkbook(`Second opinion on ${data.paperName}`, data.updatedAt, [
    summarySheet(data, cells),
    rowSheet(data, cells),
  ]);
};
