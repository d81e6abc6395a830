// A contractor's edited bid on paper, as the customer gets it: what is offered, when, for how much, paid how.
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { bidLineTotal, bidTotals, totalInWords } from '../../../domain/bid/bid-totals.ts';
import { type BidLine, type ContractorBidDocument } from '../../../domain/bid/contractor-bid.ts';
import { sumMoney } from '../../../domain/money/money.ts';
import { printPdf } from '../../../infra/pdf/print-pdf.ts';
import type { LineGroup } from '../line-groups.ts';
import type { BidExport } from '../export-data.ts';
import {
  moneyWriter,
  type WriteMoney,
  writeDate,
  writeQuantity,
} from '../../../domain/money/written.ts';
import { bidSchedule } from './bid-schedule.ts';
import { payments } from './payments.ts';
import { acceptance, ownTerms } from './acceptance.ts';
import { listSection, prose, when } from './blocks.ts';
import { factGrid } from './fact-grid.ts';
import { sumBlock, type SumRow } from './sum-block.ts';
import { heading } from './headings.ts';
import { framePages, MISSING_NOTE } from './frame.ts';
import { lineTables } from './line-table.ts';
import { ASIDE_WIDTH, totalPanel } from './panel.ts';
import { COLORS } from './theme.ts';
import { bidPayments } from '../../../domain/bid/bid-payments.ts';
import type { LineColumn } from './line-table-options.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { inOneLine } from '../../../domain/text/one-line.ts';

const KIND = 'Proposal';
const VALID_DAYS = 30;
const NONE = '–';

type CostPart = 'labor' | 'material' | 'equipment' | 'tax';

const part = (money: WriteMoney, head: string, key: CostPart): LineColumn<BidLine> => ({
  head,
  width: 52,
  cell: (line) => (line[key] === 0 ? NONE : money(line[key])),
  subtotal: ({ lines }) => money(sumMoney(lines.map(({ line }) => line[key]))),
});

const columnsOf = (money: WriteMoney): LineColumn<BidLine>[] => [
  { head: 'Qty', width: 36, cell: ({ quantity }) => writeQuantity(quantity) },
  { head: 'Unit', width: 20, alignment: 'left', cell: ({ unit }) => unit },
  part(money, 'Labor', 'labor'),
  part(money, 'Material', 'material'),
  part(money, 'Equipment', 'equipment'),
  { ...part(money, 'Tax', 'tax'), width: 42 },
  {
    head: 'Total',
    width: 62,
    cell: (line) => money(bidLineTotal(line)),
    subtotal: ({ total }) => money(total),
  },
];

/** Whether the price holds any; a customer is told the sum, not how it is earned. */
const addedSums = (
  { overhead, profit, contingency }: ContractorBidDocument,
  money: WriteMoney,
): SumRow[] => [
  ...(overhead === 0 && profit === 0
    ? []
    : [{ label: 'Overhead and profit', amount: money(sumMoney([overhead, profit])) }]),
  ...(contingency === 0
    ? []
    : [
        {
          label: 'Contingency',
          note: 'for what is found once work begins; what is unused is credited',
          amount: money(contingency),
        },
      ]),
];

export const panelLine = (label: string, amount: string): Content => ({
  margin: [0, 0, 0, 2],
  columns: [
    { width: 130, text: label, color: COLORS.mute },
    { width: ASIDE_WIDTH - 130, text: amount, alignment: 'right' },
  ],
});

/** @returns a definition made for one printing */
const bidPdf = ({
  document,
  currency,
  version,
  letterhead,
  ...head
}: BidExport): TDocumentDefinitions => {
  const money = moneyWriter(currency);
  const totals = bidTotals(document);
  const title = document.title.trim() || head.title;
  const lines = document.lineItems.map((line, index) => ({ number: index + 1, line }));
  const ofLines = sumMoney([totals.labor, totals.material, totals.equipment, totals.tax]);
  const group: LineGroup<BidLine> = { name: 'Scope of work', lines, total: ofLines };
  const added = addedSums(document, money);
  const validUntil = writeDate(
    new Date(new Date(head.updatedAt).getTime() + VALID_DAYS * DAY_MS).toISOString(),
  );
  return framePages({
    isTest: head.isTest,
    kind: KIND,
    number: head.claimNumber,
    title,
    subject: `${KIND} for ${inOneLine(head.projectName)}`,
    issue: `${writeDate(head.updatedAt)} · version ${version}`,
    footNote: `Price valid until ${validUntil}.`,
    asOf: head.updatedAt,
    from: letterhead,
    content: [
      { text: title, style: 'title', outline: true, outlineText: 'Summary' },
      factGrid([
        ['Project', head.projectName],
        ['ZIP', head.projectZip],
        ['Valid until', validUntil],
      ]),
      totalPanel({
        label: 'Total',
        total: money(totals.total),
        notes: ['with sales tax'],
        aside: [
          panelLine('Labor', money(totals.labor)),
          panelLine('Material', money(totals.material)),
          panelLine('Equipment', money(totals.equipment)),
          panelLine('Sales tax', money(totals.tax)),
          ...added.map(({ label, amount }) => panelLine(label, amount)),
        ],
      }),
      ...prose(document.summary),
      ...when(document.note.trim(), heading('Note', { style: 'h3' }), ...prose(document.note)),
      ...lineTables('Line items', lines.length > 0 ? [group] : [], {
        columns: columnsOf(money),
        money,
        notesOf: ({ description }: BidLine) => [description],
        hasWideNotes: true,
      }),
      sumBlock([
        { label: 'Lines', note: 'with sales tax', amount: money(ofLines) },
        ...added,
        { label: 'Total', amount: money(totals.total), isGrand: true },
      ]),
      ...prose(
        totalInWords({ total: totals.total, contingency: document.contingency }, money) ?? '',
      ),
      ...bidSchedule(document.schedule),
      ...when(document.exclusions.length > 0, heading('Exclusions', { id: 'notes' })),
      ...listSection('Not included', document.exclusions),
      ...payments(bidPayments(document), money, null),
      ...ownTerms(letterhead),
      acceptance(money(totals.total), validUntil, letterhead),
    ],
  });
};

export const printBid = (bid: BidExport): Promise<Uint8Array> =>
  printPdf(bidPdf(bid), { missingNote: structuredClone(MISSING_NOTE) });
