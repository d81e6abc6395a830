// A proposal on paper, as it was frozen when it was sent, and how it was accepted. Only what its document holds can be printed:
// costs that are hidden are not in it.
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { sumMoney } from '../../../domain/money/money.ts';
import { inOneLine } from '../../../domain/text/one-line.ts';
import { ADD_ONS } from '../../../domain/bid/proposal-choices.ts';
import { unitWords } from '../../../domain/money/unit-words.ts';
import {
  type ProposalCosts,
  type ProposalDocument,
  type ProposalLine,
  type ProposalStatus,
} from '../../../domain/bid/proposal.ts';
import {
  counted,
  moneyWriter,
  type WriteMoney,
  writeDate,
  writeQuantity,
} from '../../../domain/money/written.ts';
import { printPdf } from '../../../infra/pdf/print-pdf.ts';
import type { Letterhead } from '../../contractors/letterhead.ts';
import type { LineGroup } from '../line-groups.ts';
import { acceptance, accepted, ownTerms } from './acceptance.ts';
import { bidSchedule } from './bid-schedule.ts';
import { listSection, prose, when } from './blocks.ts';
import { factGrid } from './fact-grid.ts';
import { framePages, MISSING_NOTE } from './frame.ts';
import { headed, heading } from './headings.ts';
import { lineTables } from './line-table.ts';
import type { LineColumn } from './line-table-options.ts';
import { totalPanel } from './panel.ts';
import { payments } from './payments.ts';
import { panelLine } from './print-bid.ts';
import { sumBlock } from './sum-block.ts';

export interface ProposalPrint {
  id: number;
  version: number;
  status: ProposalStatus;
  /** ISO 8601 moments. */
  sentAt: string;
  /** Moment of the sending, or of what was decided since. */
  changedAt: string;
  validUntil: string;
  /** ZIP and state. */
  location: string;
  document: ProposalDocument;
  /** The acceptance as it was signed; null unless it was accepted. */
  acceptance: { name: string; date: string; acceptedAt: string } | null;
  /** Letterhead of today, but name, license and terms of the document. It is null for a contractor without a name. */
  letterhead: Letterhead | null;
}

const KIND = 'Proposal';
const NONE = '–';

/** Sentences about a proposal that can no longer be accepted. */
const OVER: Partial<Record<ProposalStatus, string>> = {
  SUPERSEDED: 'A revised proposal replaced this one.',
  DECLINED: 'This proposal was declined.',
  CLOSED: 'This proposal is closed: another one was accepted.',
  WITHDRAWN: 'This proposal was withdrawn.',
  EXPIRED: 'This proposal has expired.',
};

type Column = LineColumn<ProposalLine>;

const costColumn = (money: WriteMoney, head: string, key: keyof ProposalCosts): Column => ({
  head,
  width: key === 'tax' ? 42 : 52,
  cell: ({ costs }) => (costs && costs[key] !== 0 ? money(costs[key]) : NONE),
  subtotal: ({ lines }) => money(sumMoney(lines.map(({ line }) => line.costs?.[key] ?? 0))),
});

const columnsOf = ({ pricesBy, hidesCosts }: ProposalDocument, money: WriteMoney): Column[] => [
  { head: 'Qty', width: 40, cell: ({ quantity }) => writeQuantity(quantity) },
  {
    head: 'Unit',
    width: 44,
    alignment: 'left',
    cell: ({ unit, quantity }) => unitWords(unit, quantity),
  },
  ...(pricesBy === 'PHASE' || hidesCosts
    ? []
    : [
        costColumn(money, 'Labor', 'labor'),
        costColumn(money, 'Material', 'material'),
        costColumn(money, 'Equipment', 'equipment'),
        costColumn(money, 'Tax', 'tax'),
      ]),
  {
    head: 'Price',
    width: 66,
    // A line has no amount where its phase alone has a price.
    cell: ({ amount }) => (amount === null ? '' : money(amount)),
    subtotal: ({ total }) => money(total),
  },
];

const groupsOf = ({ phases }: ProposalDocument): LineGroup<ProposalLine>[] => {
  let number = 0;
  return phases.map(({ name, amount, lines }) => ({
    name,
    total: amount,
    lines: lines.map((line) => ({ number: ++number, line })),
  }));
};

const sumsOf = ({ phases, addOns, total }: ProposalDocument, money: WriteMoney): Content =>
  sumBlock([
    ...phases.map(({ name, amount }) => ({ label: name, amount: money(amount) })),
    ...addOns.map(({ kind, amount }) => ({
      label: ADD_ONS[kind],
      amount: money(amount),
      ...(kind === 'CONTINGENCY' && {
        note: 'for what is found once work begins; what is unused is credited',
      }),
    })),
    { label: 'Total', note: 'with sales tax', amount: money(total), isGrand: true },
  ]);

const PHASES_SHOWN = 6;

/** All phases, or the largest and what the others come to. */
const largestOf = ({ phases }: ProposalDocument): { name: string; amount: number }[] => {
  if (phases.length <= PHASES_SHOWN) return phases;
  const largest = phases.toSorted((one, other) => other.amount - one.amount);
  const others = largest.splice(PHASES_SHOWN - 1);
  const amount = sumMoney(others.map((phase) => phase.amount));
  return [...largest, { name: counted(others.length, 'other phase'), amount }];
};

const fromOf = ({ from }: ProposalDocument, letterhead: Letterhead | null): Letterhead => ({
  address: '',
  contact: '',
  logo: null,
  ...letterhead,
  ...from,
});

const scopeNotes = ({ coversScope, leftOut, exclusions }: ProposalDocument): Content[] => [
  ...when(
    exclusions.length > 0 || leftOut.length > 0,
    ...headed([heading('Not included', { id: 'notes' })], {
      stack: [
        ...listSection('Exclusions', exclusions),
        ...listSection('Asked for, and not found among the lines of this proposal', leftOut),
      ],
    }),
  ),
  ...when(coversScope, ...prose('This proposal is for all of the work that was asked for.')),
];

/** @returns a definition made for one printing */
const proposalPdf = (print: ProposalPrint): TDocumentDefinitions => {
  const { document, version, status } = print;
  const money = moneyWriter(document.currency);
  const total = money(document.total);
  const validUntil = writeDate(print.validUntil);
  const from = fromOf(document, print.letterhead);
  const over = OVER[status];
  return framePages({
    // A token for tests reaches no contractor.
    isTest: false,
    kind: KIND,
    number: `#${print.id}`,
    title: document.title,
    subject: `${KIND}: ${inOneLine(document.title)}`,
    issue: `${writeDate(print.sentAt)} · version ${version}`,
    footNote: over ?? (status === 'ACCEPTED' ? 'Accepted.' : `Price valid until ${validUntil}.`),
    asOf: print.changedAt,
    from,
    content: [
      { text: document.title, style: 'title', outline: true, outlineText: 'Summary' },
      factGrid([
        ['Location', print.location],
        ['Version', String(version)],
        ['Sent', writeDate(print.sentAt)],
        ['Valid until', validUntil],
      ]),
      ...when(over, { text: over ?? '', bold: true, margin: [0, 0, 0, 6] }),
      totalPanel({
        label: 'Total',
        total,
        notes: ['with sales tax'],
        aside: [
          ...largestOf(document).map(({ name, amount }) => panelLine(name, money(amount))),
          ...document.addOns.map(({ kind, amount }) => panelLine(ADD_ONS[kind], money(amount))),
        ],
      }),
      ...prose(document.summary),
      ...when(document.note.trim(), heading('Note', { style: 'h3' }), ...prose(document.note)),
      ...lineTables('Scope of work', groupsOf(document), {
        columns: columnsOf(document, money),
        money,
        notesOf: ({ description }: ProposalLine) => [description],
        hasWideNotes: true,
      }),
      sumsOf(document, money),
      ...bidSchedule(document.schedule),
      ...scopeNotes(document),
      ...payments(document.payments, money, null),
      ...ownTerms(from),
      print.acceptance
        ? accepted(print.acceptance, { total, version })
        : acceptance(total, validUntil, from),
    ],
  });
};

export const printProposal = (proposal: ProposalPrint): Promise<Uint8Array> =>
  printPdf(proposalPdf(proposal), { missingNote: structuredClone(MISSING_NOTE) });
