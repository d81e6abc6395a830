import { address, count, key, list, number, object, text } from './json-schema.ts';

const line = object({
  id: count('Unique within the bid.'),
  name: text('Name of the line: the item, or the work that is done.'),
  description: text('More about it; empty without.'),
  quantity: number('How much, in `unit`: 120 with the unit `SF` is 120 square feet.'),
  unit: text('Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).'),
  labor: number('Amount in US dollars, e.g. 1250.5.'),
  material: number('Goods with equipment and tax, dollars.'),
  total: number('Total of the line, dollars.'),
});

export const PHASE = object({
  name: text('What is done in it.'),
  start_day: key('Working day on which it begins, from 1.'),
  days: key('Working days.'),
});

export const PAYMENT = object({
  due: text('When it is due, in words.'),
  share: number('Share of the total, 0–1.'),
  amount: number('Amount in US dollars, e.g. 1250.5.'),
});

export const BID = object(
  {
    id: key('Number of the bid.'),
    title: text('Title of the estimate; its claim number when nobody named it.'),
    summary: text('What is offered, in a sentence or two.'),
    line_items: list(line, 'What the price is of.'),
    labor_total: number('Labor of the lines, dollars.'),
    material_total: number('Goods of the lines, dollars.'),
    overhead: number('What it costs to run the business, dollars.'),
    profit: number('Amount in US dollars, e.g. 1250.5.'),
    contingency: number('Reserve for what is found once work begins, dollars.'),
    total: number('The five above, to the cent, dollars.'),
    schedule: list(PHASE, 'Phases of the work, in order.'),
    exclusions: list(text(), 'What is not part of it.'),
    payment_schedule: list(PAYMENT, 'Payments in order; they add up to the total.'),
    pdf_url: address('The bid as a PDF. Signed; good for some minutes.'),
  },
  {},
  'What a customer is offered.',
);
