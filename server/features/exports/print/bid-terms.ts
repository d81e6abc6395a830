// What may still change the price of a proposal: allowances and alternates. What the work costs the contractor, and what is
// earned with it, is not for the reader of a proposal and stands nowhere in it.
import type { Content } from 'pdfmake/interfaces.js';
import type { BidSums } from '../../../domain/estimate-figures.ts';
import { type WriteMoney, writeQuantity } from '../../../domain/written.ts';
import { right } from './blocks.ts';
import { heading, section } from './headings.ts';
import { head, note, table } from './terms-table.ts';

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
