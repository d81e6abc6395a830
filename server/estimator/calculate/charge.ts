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
}

type Part = Pick<ChargeRule['parts'][number], 'of' | 'rate'> & Partial<ChargeRule['parts'][number]>;

/** A rule that shares in sums of the job. @param words as of a `ChargeRule` */
export const shareRule = (words: string, parts: readonly Part[], above = 0): ChargeRule => ({
  kind: 'SHARE',
  least: 0,
  parts: parts.map((part) => ({ ramp: null, leastTrades: 0, ...part })),
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
