// An estimate as a workbook that stays alive: change a quantity and the totals follow.
import type { EstimateExport } from '../export-data.ts';
import { groupLines, numberedLines } from '../line-groups.ts';
import { lineSheet } from './line-sheet.ts';
import { priceSheet, sourceSheet } from './source-sheet.ts';
import { summarySheet } from './summary-sheet.ts';
import { writeWorkbook } from './workbook.ts';
import {
  moneyCells,
  type MoneyCells,
  numberCell,
  type SheetRow,
  type Sheet,
  textCell,
} from './cells.ts';
import type { Material } from '../../../domain/estimate/inventory.ts';
import { inventoryTotal, materialSubtotal } from '../../../domain/estimate/material-figures.ts';
import { isSummaryOlder, SUMMARY_NOTE } from '../../../domain/estimate/summary-note.ts';
import { openQuestions } from '../open-questions.ts';
import { BASIS_WORDS } from '../line-origins.ts';
import type { Understood } from '../understood.ts';

// The sheet of words: what is open and assumed, what was understood of the request, how the estimate came about. One thought a row.

type NoteRow = readonly [about: string, text: string];

const section = (title: string, entries: readonly NoteRow[]): SheetRow[] =>
  entries.length === 0
    ? []
    : [
        { look: 'group', cells: [textCell(title)] },
        ...entries.map(([about, text]): SheetRow => ({ cells: [textCell(about), textCell(text)] })),
      ];

const list = (title: string, texts: readonly string[]): SheetRow[] =>
  section(
    title,
    texts.map((text) => ['', text] as const),
  );

const paragraphs = (text: string): string[] =>
  text.split(/\n\s*\n|\n/).flatMap((part) => part.trim() || []);

const understoodRows = ({ places, work, excluded, unread }: Understood): SheetRow[] => [
  ...section(
    'Understood: places',
    places.map(({ name, size, basis, source }) => [
      name,
      [size, [BASIS_WORDS[basis], source].filter(Boolean).join(': ')].filter(Boolean).join(' · '),
    ]),
  ),
  ...section(
    'Understood: work',
    work.map(({ name, place, told }) => [place, [name, ...told].join(' · ')]),
  ),
  ...list('Not to be done', excluded),
  ...list('Not read in the request', unread),
];

const noteSheet = ({ document, understood, instructions, change }: EstimateExport): Sheet => ({
  name: 'Notes',
  widths: [22, 160],
  isLandscape: true,
  rows: [
    ...list('Open questions', openQuestions(document)),
    ...list('Please check', document.warnings),
    ...list('Assumptions', document.assumptions),
    ...list('Not included', document.exclusions),
    ...list('Recommended next steps', document.futureActions),
    ...list('Original request', paragraphs(instructions)),
    ...(understood ? understoodRows(understood) : []),
    ...list('How this estimate came about', [
      ...(isSummaryOlder(change) && document.reasoning ? [SUMMARY_NOTE] : []),
      ...paragraphs(document.reasoning),
    ]),
  ],
});

// The sheet of materials to order from: subtotals and the total follow a changed quantity or price.

const COLUMNS = [
  ['Category', 24],
  ['Material', 50],
  ['Quantity', 10],
  ['Unit', 7],
  ['Sold by', 9],
  ['Unit cost', 12],
  ['Subtotal', 14],
  ['Note', 50],
] as const;

const rowOf = (material: Material, row: number, { amount, sum }: MoneyCells): SheetRow => ({
  cells: [
    textCell(material.category),
    textCell(material.name),
    numberCell(material.quantity),
    textCell(material.unit),
    numberCell(material.packSize),
    amount(material.unitCost),
    sum(`ROUND(C${row}*F${row},2)`, materialSubtotal(material)),
    textCell(material.note ?? ''),
  ],
});

const materialSheet = (materials: readonly Material[], cells: MoneyCells): Sheet => {
  const last = materials.length + 1;
  return {
    name: 'Materials',
    widths: COLUMNS.map(([, width]) => width),
    headRows: 1,
    isLandscape: true,
    filter: `A1:H${last}`,
    rows: [
      { look: 'head', cells: COLUMNS.map(([head]) => textCell(head)) },
      ...materials.map((material, index) => rowOf(material, index + 2, cells)),
      {
        look: 'sum',
        cells: [
          null,
          textCell('Total before tax'),
          null,
          null,
          null,
          null,
          cells.sum(`SUBTOTAL(9,G2:G${last})`, inventoryTotal(materials)),
        ],
      },
    ],
  };
};

export const estimateWorkbook = (estimate: EstimateExport): Promise<Uint8Array> => {
  const { document, materials, contents, title, updatedAt } = estimate;
  const cells = moneyCells(document.currency);
  const grouped = groupLines(document);
  const lines = numberedLines(grouped);
  const { sheet, places } = lineSheet(document, grouped, cells);
  return writeWorkbook(title, updatedAt, [
    summarySheet(estimate, grouped, places, cells),
    sheet,
    ...(materials.length > 0 ? [materialSheet(materials, cells)] : []),
    noteSheet(estimate),
    sourceSheet(lines, cells),
    priceSheet(lines, contents),
  ]);
};
