// The first sheet: what it is about, the totals as formulas over the lines, cost by room and by category.
// For a contractor it has the working figures, too, which the proposal leaves out.
import { DELIVERY_MODES } from '../../../domain/catalog.ts';
import type { EstimateDocument } from '../../../domain/estimate.ts';
import { estimateTotal } from '../../../domain/pricing.ts';
import { writeDate } from '../../../domain/written.ts';
import { claimFacts } from '../claim-facts.ts';
import type { EstimateExport } from '../export-data.ts';
import { groupByCategory, type GroupedLines } from '../line-groups.ts';
import { totalParts } from '../total-parts.ts';
import { claimRows } from './claim-rows.ts';
import {
  categoryFormula,
  type LinePlaces,
  subtotalFormula,
  taxFormula,
  totalFormula,
} from './line-sheet.ts';
import { type MoneyCells, type SheetRow, type Sheet, textCell } from './cells.ts';
import { bidRows } from './bid-rows.ts';

const EMPTY: SheetRow = { cells: [] };

const fact = (label: string, value: string): SheetRow => ({
  cells: [textCell(label), textCell(value)],
});
const head = (label: string): SheetRow => ({ look: 'group', cells: [textCell(label)] });
const tableHead = (label: string): SheetRow => ({
  look: 'head',
  cells: [textCell(label), textCell('Total')],
});

export const SET_BY_HAND = 'Set by hand; it stands in place of the sum of the lines.';

const totalRows = (
  document: EstimateDocument,
  places: LinePlaces,
  { amount, sum }: MoneyCells,
): SheetRow[] => {
  const { items, totalOverride, range } = document;
  const { tax, lines } = totalParts(items);
  return [
    head('Total'),
    { cells: [textCell('Sum of the lines'), sum(totalFormula(places), lines)] },
    { cells: [textCell('Sales tax in it'), sum(taxFormula(places), tax)] },
    {
      look: 'sum',
      cells:
        totalOverride === null
          ? [textCell('Total project cost'), sum(totalFormula(places), lines)]
          : [
              textCell('Total project cost'),
              amount(estimateTotal(document)),
              textCell(SET_BY_HAND),
            ],
    },
    { cells: [textCell('Likely from'), amount(range.low)] },
    { cells: [textCell('Likely to'), amount(range.high)] },
  ];
};

const roomRows = (
  { by, groups }: GroupedLines,
  places: LinePlaces,
  { sum }: MoneyCells,
): SheetRow[] =>
  by === 'category'
    ? []
    : [
        EMPTY,
        tableHead('Room'),
        ...groups.map(({ name, total }) => ({
          cells: [textCell(name), sum(subtotalFormula(places.subtotals.get(name) ?? 0), total)],
        })),
      ];

const categoryRows = (
  { items }: EstimateDocument,
  places: LinePlaces,
  { sum }: MoneyCells,
  above: number,
): SheetRow[] => [
  EMPTY,
  tableHead('Category'),
  ...groupByCategory(items).map(({ name, total }, index) => ({
    cells: [textCell(name), sum(categoryFormula(`$A$${above + index + 3}`, places), total)],
  })),
];

const headRows = (estimate: EstimateExport): SheetRow[] => {
  const { claimNumber, title, projectName, projectZip, version, updatedAt, document } = estimate;
  return [
    { look: 'title', cells: [textCell(title)] },
    EMPTY,
    fact('Our reference', claimNumber),
    ...claimFacts(document).map(([label, value]) => fact(label, value)),
    fact('Project', projectName),
    fact('ZIP', projectZip),
    fact('Date', writeDate(updatedAt)),
    fact('Version', String(version)),
    // The trades of a claim decide on overhead and profit, whoever runs the work.
    ...(document.claim ? [] : [fact('Who runs the work', DELIVERY_MODES[document.delivery])]),
    fact('Prices for', document.location),
    fact('Currency', document.currency),
    EMPTY,
  ];
};

export const summarySheet = (
  estimate: EstimateExport,
  grouped: GroupedLines,
  places: LinePlaces,
  cells: MoneyCells,
): Sheet => {
  const { document } = estimate;
  const top = [...headRows(estimate), ...totalRows(document, places, cells)];
  const rows = [
    ...top,
    ...(document.claim ? claimRows(document.claim, document, places, cells, top.length) : []),
    ...(document.bid ? bidRows(document.bid, cells) : []),
    ...roomRows(grouped, places, cells),
  ];
  return {
    name: 'Summary',
    widths: [46, 26, 44],
    rows: [...rows, ...categoryRows(document, places, cells, rows.length)],
  };
};
