import { CONFIDENCES } from '../../domain/estimate/estimate.ts';
import { QUANTITY_BASES } from '../../domain/catalog.ts';
import { WORK_GRADE } from '../spellings.ts';
import {
  count,
  flag,
  list,
  nullable,
  number,
  object,
  shape,
  text,
  word,
  small,
} from './json-schema.ts';

const finishPrice = (level: string) =>
  object(
    {
      unit_price: number('Dollars, before tax.'),
      unit_tax: number('Dollars, not rounded to cents.'),
    },
    {},
    `One unit at the ${level} finish level.`,
  );

const finishPrices = object({
  low: finishPrice('low'),
  standard: finishPrice('standard'),
  high: finishPrice('high'),
});

const charge = object({
  is_locked: flag('Its figure stays, whatever the lines do.'),
  moved_from: nullable(
    number(),
    'UNIT_PRICE before the last change of lines that moved it; null while none did.',
  ),
  rule: object(
    {
      kind: word(
        ['minimum', 'share'],
        'What its sums lack of a least price, or its parts together.',
      ),
      least: number('Amount of a minimum, dollars; 0 for a share.'),
      parts: list(
        object({
          of: text('Name of the sum.'),
          rate: number('Dollars for each dollar of the sum.'),
          ramp: nullable(
            object({
              from: number('Up to this sum the rate is 0, dollars.'),
              over: number('So many dollars later it is whole.'),
            }),
            'Work at which the rate is whole; null where it is whole from the first dollar on.',
          ),
          fade: nullable(
            object({
              of: text('Name of another sum that the rate falls with.'),
              from: number('Up to this amount of that sum the rate is whole, dollars.'),
              over: number('So many dollars later nothing is left of it.'),
            }),
            'What makes the rate smaller; null where it does not fall.',
          ),
          least_trades: count('Nothing where fewer trades take part.'),
        }),
        'What it takes of each sum.',
      ),
      above: number('Nothing on a job that comes to no more, dollars.'),
      words: text('The sentence of its details, with places for what follows the lines.'),
    },
    {},
    'What it follows from.',
  ),
});

const metadata = object(
  {
    code: nullable(text(), 'Code in the price book, e.g. `PNT-WALL`; null for lines of one’s own.'),
    formula: nullable(text(), 'How the quantity was found.'),
    basis: nullable(word(small(QUANTITY_BASES)), 'Where the quantity comes from.'),
    quantity_from: nullable(text(), 'Where in the uploads it was read.'),
    low: nullable(number(), 'Lower end of the line’s total, dollars.'),
    high: nullable(number(), 'Upper end of the line’s total, dollars.'),
    confidence: nullable(word(CONFIDENCES), 'How well the unit price is founded.'),
    room: nullable(
      text(),
      'Rooms that people read, e.g. `Kitchen, Bath`; null when the line serves the whole job.',
    ),
    rooms: list(text(), 'The rooms it runs through, one by one; empty for the whole job.'),
    work_id: nullable(text(), 'The piece of work in `scope` that it is of.'),
    finish_level: nullable(
      word(WORK_GRADE.words),
      'Finish level of UNIT_PRICE; null without a choice.',
    ),
    finish_prices: nullable(
      finishPrices,
      'What a unit costs at each finish level; null where all cost the same.',
    ),
    claim: nullable(shape('LineClaim'), 'What age has taken from it. Insurance only.'),
    tax_rate: nullable(
      number(),
      'Dollars of tax for each dollar of the line, as it was priced; null where only the line itself says it.',
    ),
    tax_by_hand: flag('Its owner typed TAX, which then does not follow the line.'),
    bases: list(
      object({
        of: text('Name of the sum, e.g. `WORK`.'),
        share: number('Share of QUANTITY × UNIT_PRICE, 0–1.'),
      }),
      'The sums of charges that it is part of.',
    ),
    charge: nullable(
      charge,
      'What a charge on the whole job follows; null for other lines, and in older estimates.',
    ),
    cost: nullable(shape('CostSplit'), 'What it is made of, before tax. Contractors only.'),
  },
  {},
  'How the line came about.',
);

export const ITEM = object(
  {
    id: count('Unique within the estimate.'),
    number: nullable(
      count(),
      'Names the line on every page, paper and sheet, from 1; null for a charge that has come to nothing.',
    ),
    line_items: text('Name of the line: the item, or the work that is done.'),
    Details: text('More about it; empty without.'),
    QUANTITY: number('Quantity in `unit_code`.'),
    unit_code: text('E.g. EA, SF, LF.'),
    UNIT_PRICE: number('Dollars per unit, before tax; up to four decimals.'),
    TAX: number('Dollars, of the whole line.'),
    TOTAL_PRICE: number('QUANTITY × UNIT_PRICE + TAX, dollars, rounded to cents.'),
    category: text('The trade it belongs to; empty without.'),
    tags: list(text(), 'Words to group lines by.'),
    source: text('Where the price comes from.'),
    metadata,
  },
  {},
  'One priced line.',
);
