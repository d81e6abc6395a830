// A bid's values as its form holds them while they are typed, and back.
import { toNumber } from '../../../server/domain/to-number.ts';
import { roundCents } from '../../../server/domain/money.ts';
import type { Bid, BidValues, BidLineValues } from './bid-values.ts';
import type { BidDraft, BidLineDraft } from './bid-draft.ts';

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

/** As amounts are written in a form: 58.80. */
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

/** What a line comes to as it is typed. */
export const lineValues = (line: BidLineDraft): BidLineValues => ({
  id: line.id,
  name: line.name,
  description: line.description,
  quantity: toNumber(line.quantity),
  unit: line.unit,
  labor: roundCents(toNumber(line.labor)),
  material: roundCents(toNumber(line.material)),
  equipment: roundCents(toNumber(line.equipment)),
  tax: roundCents(toNumber(line.tax)),
});

/** Non-numeric numbers count as 0 (spec §5), so that a phase without a day is refused by the server's sentence. */
export const draftValues = (draft: BidDraft): BidValues => ({
  title: draft.title.trim(),
  summary: draft.summary.trim(),
  note: draft.note.trim(),
  lineItems: draft.lines.map(lineValues),
  overhead: roundCents(toNumber(draft.overhead)),
  profit: roundCents(toNumber(draft.profit)),
  contingency: roundCents(toNumber(draft.contingency)),
  exclusions: draft.exclusions
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean),
  schedule: draft.phases.map(({ name, startDay, days }) => ({
    name: name.trim(),
    startDay: Math.round(toNumber(startDay)),
    days: Math.round(toNumber(days)),
  })),
  paymentSchedule: draft.payments.map(({ due, percent }) => ({
    due: due.trim(),
    share: Math.round(toNumber(percent) * 100) / 10000,
  })),
});

/** Of the total, per cent; 100 when the payments add up. */
export const percentTotal = (draft: BidDraft): number =>
  Math.round(draft.payments.reduce((sum, { percent }) => sum + toNumber(percent), 0) * 100) / 100;
