// The first sheet: what it is about, the totals as formulas over the lines, cost by category, notes.
// For a contractor it has the working figures, too, which the proposal leaves out.
import { DELIVERY_MODES } from '../../../domain/catalog.ts';
import { type EstimateDocument } from '../../../domain/estimate.ts';
import { estimateTotal } from '../../../domain/pricing.ts';
import type { Bid, Claim } from '../../../domain/estimate-figures.ts';
import { groupByCategory } from '../line-groups.ts';
import { totalParts } from '../total-parts.ts';
import type { EstimateExport } from '../export-data.ts';
import { writeDate } from '../../../domain/written.ts';
import { categoryFormula, taxFormula, totalFormula } from './line-sheet.ts';
import { type Cell, moneyCell, numberCell, sheetOf, sumCell, textCell } from './workbook.ts';

type Row = Cell[];
const SHARE_FORMAT = '0.0%';

const fact = (label: string, value: string): Row => [textCell(label), textCell(value)];
const amount = (label: string, value: number | null): Row => [textCell(label), moneyCell(value)];
const share = (label: string, value: number): Row => [
  textCell(label),
  numberCell(value, SHARE_FORMAT),
];
const EMPTY: Row = [];

const totalRows = (document: EstimateDocument): Row[] => {
  const { items, totalOverride, range } = document;
  const { tax, lines } = totalParts(items);
  return [
    [textCell('Sum of the lines'), sumCell(totalFormula(items.length), lines)],
    [textCell('Sales tax in it'), sumCell(taxFormula(items.length), tax)],
    totalOverride === null
      ? [textCell('Total project cost'), sumCell(totalFormula(items.length), lines)]
      : [
          textCell('Total project cost'),
          moneyCell(estimateTotal(document)),
          textCell('Set by hand; it stands in place of the sum of the lines.'),
        ],
    amount('Likely from', range.low),
    amount('Likely to', range.high),
  ];
};

const claimRows = (claim: Claim): Row[] => [
  EMPTY,
  [textCell('Claim')],
  amount('Replacement cost value (RCV)', claim.rcv),
  amount('Recoverable depreciation', claim.recoverableDepreciation),
  amount('Non-recoverable depreciation', claim.nonRecoverableDepreciation),
  amount('Actual cash value (ACV)', claim.acv),
  claim.deductible === null
    ? fact('Deductible', 'not stated')
    : amount('Deductible', claim.deductible),
  amount('Net claim', claim.net),
  amount('Net claim once depreciation is recovered', claim.netOnCompletion),
];

const bidRows = (bid: Bid): Row[] => [
  EMPTY,
  [textCell('Working figures of the contractor, not for the client')],
  amount('Labor', bid.labor),
  amount('Material', bid.material),
  amount('Equipment', bid.equipment),
  amount('Direct cost', bid.directCost),
  share('Markup', bid.markupRate),
  share('Margin', bid.margin),
  share('Usual markup', bid.usualMarkupRate),
  amount('Price before tax at the usual markup', bid.usualPrice),
  amount('Contingency, not in the price', bid.contingency),
];

const listRows = (title: string, entries: readonly string[]): Row[] =>
  entries.length === 0
    ? []
    : [EMPTY, [textCell(title)], ...entries.map((entry): Row => [null, textCell(entry)])];

export const summarySheet = ({
  claimNumber,
  title,
  projectName,
  projectZip,
  version,
  updatedAt,
  document,
}: EstimateExport) => {
  const head: Row[] = [
    fact('Estimate', title),
    fact('Number', claimNumber),
    fact('Project', projectName),
    fact('ZIP', projectZip),
    fact('Date', writeDate(updatedAt)),
    [textCell('Version'), numberCell(version, '0')],
    fact('Who runs the work', DELIVERY_MODES[document.delivery]),
    fact('Prices for', document.location),
    fact('Currency', document.currency),
    EMPTY,
    ...totalRows(document),
    ...(document.claim ? claimRows(document.claim) : []),
    ...(document.bid ? bidRows(document.bid) : []),
    EMPTY,
    [textCell('Category'), textCell('Total')],
  ];
  const categories = groupByCategory(document.items).map(({ name, total }, index): Row => [
    textCell(name),
    sumCell(categoryFormula(`$A$${head.length + index + 1}`, document.items.length), total),
  ]);
  return sheetOf(
    [
      ...head,
      ...categories,
      ...listRows('How this estimate came about', document.reasoning ? [document.reasoning] : []),
      ...listRows('Open questions', document.questions),
      ...listRows('Please check', document.warnings),
      ...listRows('Assumptions', document.assumptions),
      ...listRows('Not included', document.exclusions),
      ...listRows('Recommended next steps', document.futureActions),
    ],
    [44, 24, 50],
  );
};
