// Reads the texts of a bid's form into values.
import { toNumber } from '../../../server/domain/money/to-number.ts';
import { roundCents } from '../../../server/domain/money/money.ts';
import type { BidLineValues, BidValues } from './bid-values.ts';
import type { BidDraft, BidLineDraft } from './bid-draft.ts';

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

/** Non-numeric numbers count as 0, so that a phase without a day is refused by the server's sentence. */
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

/** Percent of the total that the payments come to. It is 100 when they add up. */
export const percentTotal = (draft: BidDraft): number =>
  Math.round(draft.payments.reduce((sum, { percent }) => sum + toNumber(percent), 0) * 100) / 100;
