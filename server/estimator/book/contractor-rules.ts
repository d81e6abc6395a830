// The rules of a bid: cost basis, markup, contingency, alternates, allowances, payments. Source: contractor_rules.json.
import { z } from 'zod';
import { readJson } from './table.ts';

const rate = z.number().min(0).max(1);

const paymentSchema = z.object({
  due: z.string().min(1),
  share: rate,
  /** True for the deposit, which some states cap. */
  deposit: z.boolean().default(false),
});

const LAST_PAYMENT_AT_LEAST = 0.1;
const wholeSchedule = z
  .array(paymentSchema)
  .refine((steps) => Math.abs(steps.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9, {
    message: 'must add up to the whole price',
  })
  .refine((steps) => (steps.at(-1)?.share ?? 0) >= LAST_PAYMENT_AT_LEAST, {
    message: 'must leave at least a tenth for the end',
  });

const pairSchema = z.object({
  base: z.array(z.string()),
  alt: z.array(z.string()).min(1),
  /** Code whose quantity an addition takes, where nothing is replaced. */
  quantity_from: z.string().optional(),
  /** Part of the key of a room, or of an assembly, that the pair is meant for. */
  room: z.string().optional(),
});

const capSchema = z.object({
  state: z.string().length(2),
  cap: z.string(),
  share: rate.nullable(),
  dollars: z.number().min(0).nullable(),
});
export type DepositCap = z.infer<typeof capSchema>;

const exclusionSchema = z.object({
  text: z.string().min(1),
  /** Codes of lines that hold a part of the excluded work. */
  codes: z.array(z.string()).default([]),
  /** Fact of the scope that includes a part of the excluded work. */
  fact: z.enum(['afterHours']).optional(),
  /** Wording of the rest that stays excluded; null where nothing does. */
  listed: z.string().min(1).nullable().default(null),
});
export type UsualExclusion = z.infer<typeof exclusionSchema>;

const schema = z.object({
  contingency: z.record(z.string(), rate),
  cost_basis: z.object({ self_perform_cost_ratio: rate }),
  markup_defaults: z.object({
    small_job_under_5k: z.number().min(0),
    remodel: z.number().min(0),
    commercial_ti: z.number().min(0),
    warn_below: z.number().min(0),
  }),
  payment_schedule: z.object({
    under_5k: wholeSchedule,
    '5k_25k': wholeSchedule,
    residential: wholeSchedule,
    commercial: wholeSchedule,
    multi_unit: wholeSchedule,
  }),
  exclusions_default: z.array(exclusionSchema),
  exclusions_commercial: z.array(exclusionSchema),
  deposit_caps: z.array(capSchema),
  alternates: z.object({ pairs: z.array(pairSchema) }),
  allowances: z.object({
    kinds: z.array(z.object({ name: z.string(), codes: z.array(z.string()) })),
    soft_share: rate,
  }),
  valid_days: z.number().int().positive(),
});
export type ContractorRules = z.infer<typeof schema>;
export type AlternatePair = z.infer<typeof pairSchema>;

/** @throws Error naming the file and the member that cannot be used, an unknown code among them. */
export const readContractorRules = (
  file: string,
  text: string,
  codes: { has(code: string): boolean },
): ContractorRules => {
  const rules = readJson(file, text, schema);
  const named = [
    ...rules.alternates.pairs.flatMap(({ base, alt, quantity_from }) => [
      ...base,
      ...alt,
      ...(quantity_from === undefined ? [] : [quantity_from]),
    ]),
    ...rules.allowances.kinds.flatMap((kind) => kind.codes),
    ...[...rules.exclusions_default, ...rules.exclusions_commercial].flatMap(
      ({ codes: own }) => own,
    ),
  ];
  const unknown = named.find((code) => !codes.has(code));
  if (unknown !== undefined) throw new Error(`${file}: code "${unknown}" is not in the catalog`);
  return rules;
};
