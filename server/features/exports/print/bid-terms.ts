// The terms of a proposal: allowances, alternates, payments, acceptance. What the work costs the contractor, and what is
// earned with it, is not for the reader of a proposal and stands nowhere in it.
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import type { BidSums } from '../../../domain/estimate-figures.ts';
import type { Letterhead } from '../../contractors/letterhead.ts';
import { type WriteMoney, writePercent, writeQuantity } from '../../../domain/written.ts';
import { heading, prose, right, section, when } from './blocks.ts';
import { acrossPage, COLORS, CONTENT_WIDTH, ruledTable } from './theme.ts';

const table = (
  widths: readonly (number | 'rest')[],
  heads: readonly TableCell[],
  rows: readonly TableCell[][],
): Content => ({
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: acrossPage(widths),
    body: [[...heads], ...rows],
  },
  layout: ruledTable({ headerRows: 1 }),
});

const note = (text: string): Content => ({ text, style: 'small', margin: [0, 0, 0, 4] });

const head = (text: string): TableCell => ({ text, style: 'head' });

export const allowances = ({ allowances: all }: BidSums, money: WriteMoney): Content[] =>
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
              right(`${writeQuantity(quantity)} ${unit}`),
              right(money(unitAmount)),
              right(money(amount)),
            ]),
          ),
          all.length,
        ),
      ];

export const alternates = ({ alternates: all }: BidSums, money: WriteMoney): Content[] =>
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

export const payments = (
  steps: readonly { due: string; share: number; amount: number }[],
  money: WriteMoney,
  remark: string | null,
): Content[] =>
  steps.length === 0
    ? []
    : [
        ...section(
          [heading('Payment schedule')],
          table(
            [24, 'rest', 50, 90],
            [head('#'), head('When due'), right('Share', 'head'), right('Amount', 'head')],
            steps.map(({ due, share, amount }, index) => [
              { text: String(index + 1), color: COLORS.mute },
              due,
              right(writePercent(share), 'small'),
              right(money(amount)),
            ]),
          ),
          steps.length,
        ),
        ...when(remark, note(remark ?? '')),
      ];

const SIGNATURE_WIDTH = 244;

const blank = (label: string): Content => ({
  margin: [0, 20, 0, 0],
  stack: [
    {
      canvas: [
        {
          type: 'line',
          x1: 0,
          y1: 0,
          x2: SIGNATURE_WIDTH,
          y2: 0,
          lineWidth: 0.6,
          lineColor: COLORS.ink,
        },
      ],
    },
    { text: label, style: 'tiny', margin: [0, 2, 0, 0] },
  ],
});

const signatory = (role: string, labels: readonly string[]): Column => ({
  width: SIGNATURE_WIDTH,
  stack: [{ text: role, bold: true }, ...labels.map(blank)],
});

const businessOf = ({ name, licenseNumber }: Letterhead): string =>
  licenseNumber ? `${name}, license ${licenseNumber}` : name;

/** The contractor's own, in their words. */
export const ownTerms = (from: Letterhead | null): Content[] =>
  when(from?.terms, heading('Terms'), ...prose(from?.terms ?? ''));

/** Where both sign, all on one page. */
export const acceptance = (
  total: string,
  validUntil: string,
  from: Letterhead | null,
): Content => ({
  unbreakable: true,
  margin: [0, 10, 0, 0],
  stack: [
    heading('Acceptance'),
    {
      text: `The work described here is to be done for ${total}, with the allowances, exclusions and payments stated above. Changes are agreed in writing before they are carried out. This proposal may be accepted until ${validUntil}.`,
      lineHeight: 1.25,
    },
    {
      margin: [0, 10, 0, 0],
      columnGap: CONTENT_WIDTH - 2 * SIGNATURE_WIDTH,
      columns: [
        signatory(from ? businessOf(from) : 'Contractor', [
          ...(from ? [] : ['Company and license number']),
          'Name',
          'Signature',
          'Date',
        ]),
        signatory('Owner', [...(from ? [] : ['Name']), 'Name', 'Signature', 'Date']),
      ],
    },
  ],
});
