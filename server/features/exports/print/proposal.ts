// A contractor's estimate on paper: the proposal a client gets. No ranges, sources, markup or margin, which are the
// contractor's own working figures: the page and the workbook have them.
import { tellsWorkings } from '../../../domain/money/charges.ts';
import { unitWords } from '../../../domain/money/unit-words.ts';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import { groupByCategory } from '../line-groups.ts';
import type { EstimatePrint } from '../export-data.ts';
import {
  counted,
  moneyWriter,
  writeDate,
  type WriteMoney,
  writeQuantity,
} from '../../../domain/money/written.ts';
import { payments } from './payments.ts';
import { acceptance, ownTerms } from './acceptance.ts';
import { listSection, right } from './blocks.ts';
import { factGrid } from './fact-grid.ts';
import { heading, section } from './headings.ts';
import { framePages } from './frame.ts';
import { lineColumns } from './line-columns.ts';
import { roomNote } from './line-notes.ts';
import { lineTables } from './line-table.ts';
import { photoAppendix, pictureImages } from './photos.ts';
import { ASIDE_WIDTH, estimateFacts, totalPanel } from './panel.ts';
import { shareTable } from './cost-shares.ts';
import { totals } from './totals.ts';
import { COLORS } from './theme.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { inOneLine } from '../../../domain/text/one-line.ts';
import type { BidSums } from '../../../domain/estimate/estimate-figures.ts';
import { head, note, table } from './terms-table.ts';

// What may still change the price of a proposal: allowances and alternates. What the work costs the contractor, and what is
// earned with it, is not for the reader of a proposal and stands nowhere in it.

const allowances = ({ allowances: all }: BidSums, money: WriteMoney): Content[] =>
  all.length === 0
    ? []
    : [
        ...section(
          [
            heading('Allowances'),
            note(
              'Held in the price for goods still to be chosen; settled at what they really cost.',
            ),
          ],
          table(
            ['rest', 60, 80, 80],
            [
              head('For'),
              right('Quantity', 'head'),
              right('Each', 'head'),
              right('Allowance', 'head'),
            ],
            all.map(({ name, quantity, unit, unitAmount, amount }) => [
              name,
              right(`${writeQuantity(quantity)} ${unitWords(unit, quantity)}`),
              right(money(unitAmount)),
              right(money(amount)),
            ]),
          ),
          all.length,
        ),
      ];

const alternates = ({ alternates: all }: BidSums, money: WriteMoney): Content[] =>
  all.length === 0
    ? []
    : [
        ...section(
          [
            heading('Alternates'),
            note('Choices that change the price by the amount shown. None is in the price.'),
          ],
          table(
            [34, 'rest', 30, 90],
            [head('No.'), head('Alternate'), '', right('Change', 'head')],
            all.map(({ id, name, amount }) => [
              id,
              name,
              { text: amount < 0 ? 'deduct' : 'add', style: 'small' },
              right(`${amount < 0 ? '–' : '+'}${money(Math.abs(amount))}`),
            ]),
          ),
          all.length,
        ),
      ];

const KIND = 'Proposal';
const NO_CONTINGENCY =
  'The price includes no contingency: what is found once work begins is agreed and charged separately.';
const USUAL_VALID_DAYS = 30;

/** How overhead and small-job labor were worked out is not for the client; that they are charged is. */
const notesOf = (line: LineItem): string[] =>
  tellsWorkings(line) ? [] : [line.details, roomNote(line)];

const splitOf = (
  { document: { bid } }: EstimatePrint,
  money: (amount: number) => string,
): Content[] =>
  bid
    ? (
        [
          ['Labor', bid.labor],
          ['Material', bid.material],
          ['Equipment', bid.equipment],
          ['Sales tax', bid.tax],
        ] as const
      ).map(([label, amount]) => ({
        margin: [0, 0, 0, 2],
        columns: [
          { width: 92, text: label, color: COLORS.mute },
          { width: ASIDE_WIDTH - 92, text: money(amount), alignment: 'right' },
        ],
      }))
    : [];

const terms = ({ document }: EstimatePrint): Content[] => {
  const apart = document.bid && document.bid.contingency > 0 ? [NO_CONTINGENCY] : [];
  const sections = [
    ...listSection('Clarifications', [...apart, ...document.assumptions]),
    ...listSection('Not included', document.exclusions),
    ...listSection('To be settled', document.questions),
  ];
  return sections.length > 0
    ? [heading('Clarifications and exclusions', { id: 'notes' }), ...sections]
    : [];
};

export const proposal = (print: EstimatePrint, total: number): TDocumentDefinitions => {
  const { document, claimNumber, title, version, updatedAt } = print;
  const { bid } = document;
  const money = moneyWriter(document.currency);
  const groups = groupByCategory(document.items);
  const columns = lineColumns('CONTRACTOR', money);
  const options = { columns, money, notesOf, hasWideNotes: true };
  const validDays = bid?.validDays ?? USUAL_VALID_DAYS;
  const validUntil = writeDate(
    new Date(new Date(updatedAt).getTime() + validDays * DAY_MS).toISOString(),
  );
  return framePages({
    isTest: print.isTest,
    kind: KIND,
    number: claimNumber,
    title,
    subject: `${KIND} for ${inOneLine(print.projectName)}`,
    issue: `${writeDate(updatedAt)} · version ${version}`,
    footNote: `Price valid until ${validUntil}.`,
    asOf: updatedAt,
    from: print.letterhead,
    images: pictureImages(print.pictures),
    content: [
      { text: title, style: 'title', outline: true, outlineText: 'Summary' },
      factGrid([...estimateFacts(print).slice(0, 3), ['Valid until', validUntil]]),
      totalPanel({
        label: 'Price',
        total: money(total),
        notes: [counted(document.items.length, 'line'), 'with sales tax'],
        aside: splitOf(print, money),
      }),
      ...shareTable({ by: 'category', groups }, money),
      ...lineTables(`Scope of work (${counted(document.items.length, 'line')})`, groups, options),
      ...totals(document, 'Price', money),
      ...(bid ? [...allowances(bid, money), ...alternates(bid, money)] : []),
      ...terms(print),
      ...(bid ? payments(bid.paymentSchedule, money, bid.depositNote) : []),
      ...ownTerms(print.letterhead),
      acceptance(money(total), validUntil, print.letterhead),
      ...photoAppendix(print),
    ],
  });
};
