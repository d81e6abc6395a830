import { CONFIDENCES } from '../../domain/estimate.ts';
import { QUANTITY_BASES } from '../../domain/catalog.ts';
import { WORK_GRADE } from '../spellings.ts';
import { count, list, nullable, number, object, shape, text, word } from './json-schema.ts';

const small = (words: readonly string[]) => words.map((each) => each.toLowerCase());

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

const metadata = object(
  {
    code: nullable(text(), 'Of the price book, e.g. `PNT-WALL`; null for lines of one’s own.'),
    formula: nullable(text(), 'How the quantity was found.'),
    basis: nullable(word(small(QUANTITY_BASES)), 'Where the quantity comes from.'),
    quantity_from: nullable(text(), 'Where in the uploads it was read.'),
    low: nullable(number(), 'Lower end of the line’s total, dollars.'),
    high: nullable(number(), 'Upper end of the line’s total, dollars.'),
    confidence: nullable(word(CONFIDENCES), 'How well the unit price is founded.'),
    room: nullable(text(), 'For people, e.g. `Kitchen, Bath`; null when it serves the whole job.'),
    rooms: list(text(), 'The rooms it runs through, one by one; empty for the whole job.'),
    work_id: nullable(text(), 'The piece of work in `scope` that it is of.'),
    finish_level: nullable(
      word(WORK_GRADE.words),
      'At which UNIT_PRICE was taken; null without a choice.',
    ),
    finish_prices: nullable(
      finishPrices,
      'What a unit costs at each finish level; null where all cost the same.',
    ),
    claim: nullable(shape('LineClaim'), 'What age has taken from it. Insurance only.'),
    cost: nullable(shape('CostSplit'), 'What it is made of, before tax. Contractors only.'),
  },
  {},
  'How the line came about.',
);

export const ITEM = object(
  {
    id: count('Unique within the estimate.'),
    line_items: text('What is done.'),
    Details: text('More about it; empty without.'),
    QUANTITY: number('In `unit_code`.'),
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
