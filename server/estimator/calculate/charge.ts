// A charge worked out from other lines, without a catalog row of its own.
import { chargeAmount, type ChargeSums, chargeWords } from '../../domain/money/charge-amounts.ts';
import type { ChargeRule } from '../../domain/money/charge-rules.ts';
import type { ChargeTag } from '../../domain/money/charges.ts';

export interface Charge {
  name: string;
  details: string;
  /** Dollars, untaxed. */
  amount: number;
  rule: ChargeRule;
  tag: ChargeTag;
  /** Where the rate comes from, for people; absent where the kind of the rule says it. */
  source?: string;
}

export type ChargePart = Pick<ChargeRule['parts'][number], 'of' | 'rate'> &
  Partial<ChargeRule['parts'][number]>;

/** A part as a rule holds it: whole from the first dollar on, whatever trades take part, where nothing else is said. */
export const rulePart = (part: ChargePart): ChargeRule['parts'][number] => ({
  ramp: null,
  leastTrades: 0,
  ...part,
});

/** A rule that shares in sums of the job. @param words as of a `ChargeRule` */
export const shareRule = (words: string, parts: readonly ChargePart[], above = 0): ChargeRule => ({
  kind: 'SHARE',
  least: 0,
  parts: parts.map(rulePart),
  above,
  words,
});

/** The charge in a list, or an empty list when it would be nothing. */
export const charge = (
  name: string,
  rule: ChargeRule,
  sums: ChargeSums,
  tag: ChargeTag = 'overhead-profit',
): Charge[] => {
  const amount = chargeAmount(rule, sums);
  return amount < 0.01 ? [] : [{ name, details: chargeWords(rule, sums), amount, rule, tag }];
};
