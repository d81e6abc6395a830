// A bid's values, and how its form begins with them: as texts that can be typed over.
import { roundCents } from '../../../server/domain/money/money.ts';
import type { Bid, BidValues } from './bid-values.ts';
import type { BidDraft } from './bid-draft.ts';

export const valuesOf = (bid: Bid): BidValues => ({
  title: bid.title ?? '',
  summary: bid.summary,
  note: bid.note ?? '',
  lineItems: bid.lineItems.map((line) => ({
    id: line.id,
    name: line.name,
    description: line.description ?? '',
    quantity: line.quantity,
    unit: line.unit,
    labor: roundCents(line.labor),
    material: roundCents(line.material),
    equipment: roundCents(line.equipment),
    tax: roundCents(line.tax),
  })),
  overhead: bid.overhead,
  profit: bid.profit,
  contingency: bid.contingency,
  exclusions: bid.exclusions,
  schedule: bid.schedule.map(({ name, startDay, days }) => ({ name, startDay, days })),
  paymentSchedule: bid.paymentSchedule.map(({ due, share }) => ({ due, share })),
});

/** An amount as a form shows it: 58.80. */
export const centsText = (amount: number): string => roundCents(amount).toFixed(2);
const percentOf = (share: number): string => String(Math.round(share * 10000) / 100);

export const draftOf = (values: BidValues): BidDraft => ({
  title: values.title,
  summary: values.summary,
  note: values.note,
  lines: values.lineItems.map((line, key) => ({
    ...line,
    key,
    quantity: String(line.quantity),
    labor: centsText(line.labor),
    material: centsText(line.material),
    equipment: centsText(line.equipment),
    tax: centsText(line.tax),
  })),
  overhead: centsText(values.overhead),
  profit: centsText(values.profit),
  contingency: centsText(values.contingency),
  exclusions: values.exclusions.join('\n'),
  phases: values.schedule.map(({ name, startDay, days }, key) => ({
    key,
    name,
    startDay: String(startDay),
    days: String(days),
  })),
  payments: values.paymentSchedule.map(({ due, share }, key) => ({
    key,
    due,
    percent: percentOf(share),
  })),
});
