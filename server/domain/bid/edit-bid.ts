// What a contractor may change of a bid, and what it does to it; sums follow by themselves.
import { inWords } from '../numbers.ts';
import { z } from 'zod';
import { roundCents } from '../money/money.ts';
import { oneLine, someLines } from '../text/form-text.ts';
import { type BidLine, type ContractorBidDocument } from './contractor-bid.ts';
import { BID_LIMITS } from '../limits.ts';

const dollars = z
  .number('An amount must be a number of dollars.')
  .min(-1e9, 'This amount is too small.')
  .max(1e9, 'This amount is too large.')
  .transform(roundCents);
const listOf = <Shape extends z.ZodType>(shape: Shape, max: number, what: string) =>
  z.array(shape).max(max, `A bid holds at most ${inWords(max)} ${what}.`);
const workingDays = (least: string) =>
  z.number('A day must be a whole number.').int('A day must be a whole number.').min(1, least);

const lineInputSchema = z.object({
  /** Id of a line that stands in the bid. A new line has none. */
  id: z.string().max(20).nullish(),
  name: oneLine(BID_LIMITS.lineName),
  description: someLines(BID_LIMITS.lineDescription).nullish(),
  quantity: z
    .number('The quantity must be a number.')
    .min(-1e7, 'The quantity is too small.')
    .max(1e7, 'The quantity is too large.'),
  unit: oneLine(BID_LIMITS.unit).transform((unit) => unit || 'EA'),
  labor: dollars,
  material: dollars,
  /** Dollars. When left out, they stay unchanged, or are 0 for a new line. */
  equipment: dollars.nullish(),
  tax: dollars.nullish(),
});
type LineInput = z.infer<typeof lineInputSchema>;

const ROUNDING = 0.005;

/** All members but the ids may be left out: what is left out stays. */
export const bidEditsSchema = z.object({
  title: oneLine(BID_LIMITS.title).nullish(),
  summary: someLines(BID_LIMITS.summary).nullish(),
  lineItems: listOf(lineInputSchema, BID_LIMITS.lines, 'lines').nullish(),
  overhead: dollars.nullish(),
  profit: dollars.nullish(),
  contingency: dollars.nullish(),
  schedule: listOf(
    z.object({
      name: oneLine(BID_LIMITS.phaseName),
      startDay: workingDays('A phase begins on day 1 at the earliest.').max(
        BID_LIMITS.startDay,
        `A phase begins on day ${inWords(BID_LIMITS.startDay)} at the latest.`,
      ),
      days: workingDays('A phase takes at least one day.').max(
        BID_LIMITS.phaseDays,
        `A phase takes at most ${inWords(BID_LIMITS.phaseDays)} days.`,
      ),
    }),
    BID_LIMITS.phases,
    'phases',
  ).nullish(),
  exclusions: listOf(oneLine(BID_LIMITS.exclusion), BID_LIMITS.exclusions, 'exclusions')
    .transform((texts) => texts.filter(Boolean))
    .nullish(),
  paymentSchedule: listOf(
    z.object({
      due: oneLine(BID_LIMITS.paymentDue),
      share: z
        .number('A share must be a number.')
        .min(0, 'A payment cannot be less than 0% of the total.')
        .max(1, 'A payment cannot be more than 100% of the total.'),
    }),
    BID_LIMITS.payments,
    'payments',
  )
    .min(1, 'A bid needs at least one payment.')
    .refine(
      (steps) => Math.abs(steps.reduce((sum, { share }) => sum + share, 0) - 1) <= ROUNDING,
      'The payments must add up to 100% of the total.',
    )
    .nullish(),
  note: someLines(BID_LIMITS.note).nullish(),
});
export type BidEdits = z.infer<typeof bidEditsSchema>;

const editedLines = (standing: readonly BidLine[], inputs: readonly LineInput[]): BidLine[] => {
  const free = new Map(standing.map((line) => [line.id, line]));
  let last = standing.reduce((highest, { id }) => Math.max(highest, Number(id)), 0);
  return inputs.map((input) => {
    const line = free.get(input.id ?? '');
    if (line) free.delete(line.id);
    return {
      ...input,
      id: line?.id ?? String((last += 1)),
      description: input.description ?? line?.description ?? '',
      equipment: input.equipment ?? line?.equipment ?? 0,
      tax: input.tax ?? line?.tax ?? 0,
    };
  });
};

/** The bid with the edits in it; the first payment is the deposit, which the state's limit keeps capping. */
export const applyBidEdits = (
  document: ContractorBidDocument,
  edits: BidEdits,
): ContractorBidDocument => ({
  ...document,
  title: edits.title ?? document.title,
  summary: edits.summary ?? document.summary,
  lineItems: edits.lineItems
    ? editedLines(document.lineItems, edits.lineItems)
    : document.lineItems,
  overhead: edits.overhead ?? document.overhead,
  profit: edits.profit ?? document.profit,
  contingency: edits.contingency ?? document.contingency,
  schedule: edits.schedule ?? document.schedule,
  exclusions: edits.exclusions ?? document.exclusions,
  paymentSchedule:
    edits.paymentSchedule?.map((step, index) => ({ ...step, deposit: index === 0 })) ??
    document.paymentSchedule,
  note: edits.note ?? document.note,
});
