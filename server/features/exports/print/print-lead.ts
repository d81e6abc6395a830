// A lead on paper: what a contractor is shown of a homeowner's request, and nothing else.
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { TIMEFRAMES } from '../../../domain/catalog.ts';
import type { LeadDocument, LeadLine } from '../../../domain/leads/lead.ts';
import { sumMoney } from '../../../domain/money/money.ts';
import { printPdf } from '../../../infra/pdf/print-pdf.ts';
import { categoryOf, type LineGroup, numberGroups } from '../line-groups.ts';
import {
  moneyWriter,
  type WriteMoney,
  writeDate,
  writeQuantity,
} from '../../../domain/money/written.ts';
import { listSection, prose, when } from './blocks.ts';
import { factGrid } from './fact-grid.ts';
import { sumBlock } from './sum-block.ts';
import { heading } from './headings.ts';
import { framePages, MISSING_NOTE } from './frame.ts';
import { lineTables } from './line-table.ts';
import type { LineColumn } from './line-table-options.ts';

export interface LeadPrint {
  id: number;
  /** ISO 8601 moment. */
  updatedAt: string;
  lead: LeadDocument;
}

const KIND = 'Lead';

const groupsOf = (lines: readonly LeadLine[]): LineGroup<LeadLine>[] =>
  numberGroups(Map.groupBy(lines, categoryOf), (own) => sumMoney(own.map(({ total }) => total)));

const columnsOf = (money: WriteMoney): LineColumn<LeadLine>[] => [
  { head: 'Qty', width: 48, cell: ({ quantity }) => writeQuantity(quantity) },
  { head: 'Unit', width: 34, alignment: 'left', cell: ({ unit }) => unit },
  {
    head: 'Total',
    width: 68,
    cell: ({ total }) => money(total),
    subtotal: ({ total }) => money(total),
  },
];

/** @returns a definition made for one printing */
const leadPdf = ({ id, updatedAt, lead }: LeadPrint): TDocumentDefinitions => {
  const money = moneyWriter(lead.currency);
  return framePages({
    // A token for tests reaches no contractor.
    isTest: false,
    kind: KIND,
    number: `#${id}`,
    title: lead.title,
    subject: `${KIND} in ${lead.location}`,
    issue: writeDate(updatedAt),
    footNote: 'An estimate, not a bid. You learn who the homeowner is once both have said yes.',
    asOf: updatedAt,
    content: [
      { text: lead.title, style: 'title', outline: true, outlineText: 'Summary' },
      factGrid([
        ['Location', lead.location],
        ['To begin', TIMEFRAMES[lead.timeframe]],
        ['Trades', lead.trades.join(', ')],
        ['Estimated cost', money(lead.total)],
      ]),
      ...prose(lead.summary),
      ...lineTables('Line items', groupsOf(lead.lines), {
        columns: columnsOf(money),
        money,
        notesOf: ({ details }: LeadLine) => [details],
        hasWideNotes: false,
      }),
      sumBlock([{ label: 'Estimated cost', amount: money(lead.total), isGrand: true }]),
      ...when(lead.appendix.length > 0, heading('Notes', { id: 'notes' })),
      ...listSection('Terms and assumptions', lead.appendix),
    ],
  });
};

export const printLead = (lead: LeadPrint): Promise<Uint8Array> =>
  printPdf(leadPdf(lead), { missingNote: structuredClone(MISSING_NOTE) });
