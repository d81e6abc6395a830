// The first sheet: what it is about, the totals as formulas over the lines, cost by room and by category.
// For a contractor it has the working figures, too, which the proposal leaves out.
import { DELIVERY_MODES } from '../../../domain/catalog.ts';
import type { EstimateDocument } from '../../../domain/estimate/estimate.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import { writeDate } from '../../../domain/money/written.ts';
import { claimFacts } from '../claim-facts.ts';
import { type EstimateExport, TEST_NOTE } from '../export-data.ts';
import { groupByCategory, type GroupedLines } from '../line-groups.ts';
import { SET_BY_HAND, totalParts } from '../total-parts.ts';
import {
  categoryFormula,
  type LinePlaces,
  subtotalFormula,
  taxFormula,
  totalFormula,
  sumWhere,
} from './line-sheet.ts';
import {
  type MoneyCells,
  type SheetRow,
  type Sheet,
  textCell,
  numberCell,
  type SheetCell,
} from './cells.ts';
import type { BidSums, ClaimSums } from '../../../domain/estimate/estimate-figures.ts';
import { DEPRECIATION, RECOVERABLE } from './line-fields.ts';

// Rows from replacement cost to the net claim, as formulas over the lines: they follow a changed quantity like the total does.

type ClaimFigure = readonly [label: string, formula: string, value: number];

/** What was told and comes off what is paid; the deductible stands first, told or not. */
const toldOf = ({ deductible, priorPayments, codeUpgrade }: ClaimSums) => [
  { label: 'Deductible', value: deductible, isOfFirst: false },
  ...(priorPayments ? [{ label: 'Prior payments', value: priorPayments, isOfFirst: false }] : []),
  // This is paid once the work is done.
  ...(codeUpgrade ? [{ label: 'Code upgrade', value: codeUpgrade, isOfFirst: true }] : []),
];

/** Rows of the claim by their place among them; column B of the summary. */
const figuresOf = (claim: ClaimSums, places: LinePlaces, first: number): ClaimFigure[] => {
  const told = toldOf(claim);
  const lessOf = (isFirst: boolean): string =>
    told
      .map(({ isOfFirst }, index) => (isFirst || !isOfFirst ? `-${row(index - told.length)}` : ''))
      .join('');
  const [where, add] = [places.column(RECOVERABLE) ?? '', places.column(DEPRECIATION) ?? ''];
  const row = (index: number): string => `B${first + index}`;
  return [
    ['Replacement cost value (RCV)', totalFormula(places), claim.rcv],
    [
      'Less recoverable depreciation',
      sumWhere({ where, add, value: 'yes' }, places),
      claim.recoverableDepreciation,
    ],
    [
      'Less non-recoverable depreciation',
      sumWhere({ where, add, value: 'no' }, places),
      claim.nonRecoverableDepreciation,
    ],
    ['Actual cash value (ACV)', `${row(0)}-${row(1)}-${row(2)}`, claim.acv],
    ...(claim.net === null || claim.netOnCompletion === null
      ? []
      : ([
          ['Net claim', `MAX(0,${row(3)}${lessOf(true)})`, claim.net],
          [
            'Net claim once depreciation is recovered',
            `MAX(0,${row(0)}-${row(2)}${lessOf(false)})`,
            claim.netOnCompletion,
          ],
        ] as const)),
  ];
};

/** @param above rows of the sheet above these */
const claimRows = (
  claim: ClaimSums,
  { totalOverride }: EstimateDocument,
  places: LinePlaces,
  { amount, sum }: MoneyCells,
  above: number,
): SheetRow[] => {
  const told = toldOf(claim).map(({ label, value }): SheetRow => ({
    cells: [textCell(label), value === null ? textCell('not stated') : amount(value)],
  }));
  // A total set by hand stands, whatever the lines add up to.
  const cellOf = ([, formula, value]: ClaimFigure): SheetCell | null =>
    totalOverride === null ? sum(formula, value) : amount(value);
  return [
    { cells: [] },
    { look: 'group', cells: [textCell('Claim')] },
    ...told,
    ...figuresOf(claim, places, above + 3 + told.length).map((figure): SheetRow => ({
      cells: [textCell(figure[0]), cellOf(figure)],
    })),
  ];
};

// The working figures of a contractor, which the proposal leaves out.

const SHARE_FORMAT = '0.0%';

const share = (label: string, value: number): SheetRow => ({
  cells: [textCell(label), numberCell(value, SHARE_FORMAT)],
});

const bidRows = (bid: BidSums, { amount }: MoneyCells): SheetRow[] => {
  const figure = (label: string, value: number): SheetRow => ({
    cells: [textCell(label), amount(value)],
  });
  return [
    { cells: [] },
    {
      look: 'group',
      cells: [textCell('Working figures of the contractor, not for the client')],
    },
    figure('Labor', bid.labor),
    figure('Material', bid.material),
    figure('Equipment', bid.equipment),
    figure('Direct cost', bid.directCost),
    share('Markup', bid.markupRate),
    share('Margin', bid.margin),
    share('Usual markup', bid.usualMarkupRate),
    figure('Price before tax at the usual markup', bid.usualPrice),
    figure('Contingency, not in the price', bid.contingency),
  ];
};

const EMPTY: SheetRow = { cells: [] };

const fact = (label: string, value: string): SheetRow => ({
  cells: [textCell(label), textCell(value)],
});
const head = (label: string): SheetRow => ({ look: 'group', cells: [textCell(label)] });
const tableHead = (label: string): SheetRow => ({
  look: 'head',
  cells: [textCell(label), textCell('Total')],
});

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
    ...(estimate.isTest ? [fact('Test', TEST_NOTE)] : []),
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
