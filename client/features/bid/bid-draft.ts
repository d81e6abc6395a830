// What a person may change of a bid, as values and as the form holds them: amounts and lists as they were typed.
import { bidTotals } from '../../../server/domain/bid-totals.ts';
import { toNumber } from '../../../server/domain/edit-lines.ts';
import { roundCents } from '../../../server/domain/money.ts';
import {
  changedFields,
  keptFields,
  mergeFields,
  type Side,
} from '../../../server/domain/three-way.ts';
import type { ContractorBid_BidFragment, SaveBidInput } from '../../gql/graphql.ts';

export type Bid = ContractorBid_BidFragment;

/** Every amount named, those too that are not typed here, so that sums follow. */
interface BidLineValues {
  /** Null for a new line. */
  readonly id: string | null;
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit: string;
  readonly labor: number;
  readonly material: number;
  readonly equipment: number;
  readonly tax: number;
}

export type BidValues = Required<
  Pick<
    { [Field in keyof SaveBidInput]: NonNullable<SaveBidInput[Field]> },
    | 'title'
    | 'summary'
    | 'note'
    | 'overhead'
    | 'profit'
    | 'contingency'
    | 'exclusions'
    | 'schedule'
    | 'paymentSchedule'
  >
> & { lineItems: BidLineValues[] };
export type BidField = keyof BidValues;

export const BID_FIELDS: Record<BidField, string> = {
  title: 'Title',
  summary: 'Summary',
  lineItems: 'Line items',
  note: 'Note to the customer',
  overhead: 'Overhead',
  profit: 'Profit',
  contingency: 'Contingency',
  exclusions: 'Exclusions',
  schedule: 'Schedule',
  paymentSchedule: 'Payment schedule',
};
const FIELDS = Object.keys(BID_FIELDS) as BidField[];

const LINE_NUMBERS = ['quantity', 'labor', 'material', 'equipment', 'tax'] as const;
type LineNumber = (typeof LINE_NUMBERS)[number];

/** `key` tells lines apart while they are typed; two may be alike. Numbers stand as they were typed. */
export type BidLineDraft = Omit<BidLineValues, LineNumber> & { readonly key: number } & Readonly<
    Record<LineNumber, string>
  >;

export interface PhaseDraft {
  readonly key: number;
  readonly name: string;
  readonly startDay: string;
  readonly days: string;
}

export interface PaymentDraft {
  readonly key: number;
  readonly due: string;
  readonly percent: string;
}

export interface BidDraft {
  readonly title: string;
  readonly summary: string;
  readonly note: string;
  readonly lines: readonly BidLineDraft[];
  readonly overhead: string;
  readonly profit: string;
  readonly contingency: string;
  /** One a line. */
  readonly exclusions: string;
  readonly phases: readonly PhaseDraft[];
  readonly payments: readonly PaymentDraft[];
}

export const valuesOf = (bid: Bid): BidValues => ({
  title: bid.title,
  summary: bid.summary,
  note: bid.note,
  lineItems: bid.lineItems.map((line) => ({
    id: line.id,
    name: line.name,
    description: line.description,
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

const percentOf = (share: number): string => String(Math.round(share * 10_000) / 100);

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
    share: Math.round(toNumber(percent) * 100) / 10_000,
  })),
});

/** What a person changed. */
export const changesOf = (before: BidValues, after: BidValues): BidField[] =>
  changedFields(FIELDS, before, after);

const pick = (values: BidValues, fields: readonly BidField[]): Partial<BidValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** What to send: what was changed alone, so that the rest stays as the server has it. */
export const editsBetween = (before: BidValues, after: BidValues): Partial<BidValues> =>
  pick(after, changesOf(before, after));

/** What both changed since `base`, field by field. */
export const mergeOf = (base: BidValues, mine: BidValues, theirs: BidValues) =>
  mergeFields(FIELDS, base, mine, theirs);

/** @param side whose word counts where both changed the same field */
export const mergeBids = (
  base: BidValues,
  mine: BidValues,
  theirs: BidValues,
  side: Side,
): BidValues => ({ ...theirs, ...pick(mine, keptFields(mergeOf(base, mine, theirs), side)) });

/** What the bid comes to as it is typed, dollars: its lines alone, and with what is added to them. */
export const sumsOf = (values: BidValues): { work: number; total: number } => ({
  work: bidTotals({ ...values, overhead: 0, profit: 0, contingency: 0 }).total,
  total: bidTotals(values).total,
});

/** Of the total, per cent; 100 when the payments add up. */
export const percentTotal = (draft: BidDraft): number =>
  Math.round(draft.payments.reduce((sum, { percent }) => sum + toNumber(percent), 0) * 100) / 100;
