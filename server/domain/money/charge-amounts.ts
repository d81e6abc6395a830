// What a charge on the whole job comes to. The pricing writes its rule into the charge's line, and edits of other lines move it
// by the same sums. Dollars before tax. No schemas, as pages work it out, too.
import type { ChargeBase, ChargeRule } from './charge-rules.ts';
import { roundCents } from './money.ts';

/** Sum of every line that is no charge itself. */
export const WHOLE_SUM = 'JOB';
/**
 * Beginnings of the names of sums: of the single trades, of the visits that have a least price, and of the labor of single
 * works that a visit does.
 */
export const TRADE = 'TRADE:';
export const VISIT = 'VISIT:';
export const ROW_LABOR = 'ROW_LABOR:';

/** Dollars by the name of the sum. */
export type ChargeSums = ReadonlyMap<string, number>;

export interface ChargedLine {
  quantity: number;
  unitPrice: number;
  bases: readonly ChargeBase[];
}

export const sumBases = (lines: Iterable<ChargedLine>): ChargeSums => {
  const sums = new Map<string, number>();
  const add = (of: string, amount: number) => sums.set(of, (sums.get(of) ?? 0) + amount);
  for (const { quantity, unitPrice, bases } of lines) {
    const amount = quantity * unitPrice;
    add(WHOLE_SUM, amount);
    for (const { of, share } of bases) add(of, amount * share);
  }
  return sums;
};

export const tradesIn = (sums: ChargeSums): number =>
  [...sums.keys()].filter((of) => of.startsWith(TRADE)).length;

type Part = ChargeRule['parts'][number];

/** Share of a slope that a sum has behind it, 0–1. */
const along = (sum: number, { from, over }: { from: number; over: number }): number =>
  Math.max(0, Math.min(1, (sum - from) / over));

/** Share of the rate that is due at the part's own sum. */
const rampAt = ({ of, ramp }: Part, sums: ChargeSums): number =>
  ramp ? along(sums.get(of) ?? 0, ramp) : 1;

/** Share of the rate that another sum leaves. */
const fadeAt = ({ fade }: Part, sums: ChargeSums): number =>
  fade ? 1 - along(sums.get(fade.of) ?? 0, fade) : 1;

/** What a part of a rule comes to, not rounded. */
const partAmount = (part: Part, sums: ChargeSums): number =>
  part.rate * (sums.get(part.of) ?? 0) * rampAt(part, sums) * fadeAt(part, sums);

/** Dollars below which a top-up is not worth a line of its own. */
const LEAST_TOP_UP = 1;

/** What the rule comes to: 0 for what is not charged. */
export const chargeAmount = (
  { kind, least, parts, above }: ChargeRule,
  sums: ChargeSums,
): number => {
  if (kind === 'MINIMUM') {
    if (!parts.some(({ of }) => sums.has(of))) return 0;
    // Each part stands in the estimate in whole cents, so that all of them come to the least price exactly.
    const done = parts.reduce((sum, part) => sum + roundCents(partAmount(part, sums)), 0);
    const missing = roundCents(least - done);
    return missing < LEAST_TOP_UP ? 0 : missing;
  }
  if (above > 0 && (sums.get(WHOLE_SUM) ?? 0) <= above) return 0;
  const trades = tradesIn(sums);
  const amount = parts.reduce(
    (sum, part) => (trades < part.leastTrades ? sum : sum + partAmount(part, sums)),
    0,
  );
  return roundCents(Math.max(0, amount));
};

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const dollars = (amount: number): string => `$${amount.toLocaleString('en-US', CENTS)}`;
/** `12.5%` */
export const percent = (rate: number): string => `${Math.round(rate * 1000) / 10}%`;

/** A sentence that says how the charge came about. */
export const chargeWords = ({ words, parts }: ChargeRule, sums: ChargeSums): string => {
  const ramped = parts.find(({ ramp }) => ramp !== null);
  const ramp = ramped ? rampAt(ramped, sums) : 1;
  const fading = parts.find(({ fade }) => fade !== undefined);
  const left = fading ? fadeAt(fading, sums) : 1;
  const values: Record<string, string> = {
    base: dollars(parts.reduce((sum, { of }) => sum + (sums.get(of) ?? 0), 0)),
    work: dollars(sums.get('WORK') ?? 0),
    trades: String(tradesIn(sums)),
    ramp: ramp < 1 ? `; ${percent(ramp)} of that on a job this small` : '',
    fade: left < 1 ? `; ${percent(left)} of that is left on a job of this size` : '',
  };
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
};

const SPREAD = 0.15;

/** What a charge's line says of its figure. */
export const chargeFigures = (amount: number, tax: number, words: string) => ({
  quantity: 1,
  unitPrice: amount,
  tax,
  metadata: {
    formula: words.slice(0, 500),
    basis: 'DERIVED' as const,
    low: roundCents((amount + tax) * (1 - SPREAD)),
    high: roundCents((amount + tax) * (1 + SPREAD)),
    confidence: 'B' as const,
  },
});
