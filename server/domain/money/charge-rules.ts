// The rule of a charge on the whole job as its line carries it: shares of the work, or the least price of a visit. What it
// comes to is worked out in charge-amounts.ts.
import { z } from 'zod';
import { money, text } from '../estimate/estimate-figures.ts';

/** A sum that a line is part of, with the line's share: `WORK`, `VISIT:PLM`, `TRADE:Plumbing`. */
export const chargeBaseSchema = z.object({ of: text(60), share: z.number().min(0).max(1) });
export type ChargeBase = z.infer<typeof chargeBaseSchema>;

const partSchema = z.object({
  of: text(60),
  /** Dollars for each dollar of the sum. */
  rate: z.number().min(-10).max(10),
  /** The rate grows from nothing, at `from` dollars, to the whole of it `over` dollars later; null is whole at once. */
  ramp: z.object({ from: money, over: money }).nullable(),
  /**
   * The rate falls with another sum: it is whole up to `from` dollars of `of`, and nothing is left of it `over` dollars later.
   * Absent where it does not fall, as in estimates older than this field.
   */
  fade: z.object({ of: text(60), from: money, over: money }).optional(),
  /** Fewest trades that take part; nothing is charged for fewer. */
  leastTrades: z.number().int().min(0).max(100),
});

const chargeRuleSchema = z.object({
  /** `MINIMUM`: what its sums lack of `least`. `SHARE`: its parts together. */
  kind: z.enum(['MINIMUM', 'SHARE']),
  least: money,
  parts: z.array(partSchema).min(1).max(10),
  /** Dollars that a job must exceed; nothing is charged on a job that comes to no more. */
  above: money,
  /** Words of the charge, with `{base}`, `{work}`, `{trades}`, `{ramp}` and `{fade}` for what follows the lines. */
  words: text(400),
});
export type ChargeRule = z.infer<typeof chargeRuleSchema>;

export const lineChargeSchema = z.object({
  rule: chargeRuleSchema,
  /** True when its owner's figure stays, whatever the lines do. */
  isLocked: z.boolean(),
  /** What it was before the last change of lines that moved it; null while nothing did. */
  movedFrom: money.nullable(),
});
export type LineCharge = z.infer<typeof lineChargeSchema>;
