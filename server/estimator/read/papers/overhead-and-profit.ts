// Overhead and profit as told for the whole job: "10 and 10 O&P", "20% overhead and profit", "no O&P".
import type { Retainage } from '../../../domain/money/payments.ts';
import type { ScopeFacts } from '../../../domain/scope/scope-facts.ts';

const NAME = String.raw`(?:o ?(?:&|and|\+|\/) ?p\b|overhead (?:and|&) profit)`;
const RATE = String.raw`(\d{1,2}(?:\.\d)?) ?(?:%|percent|pct)?`;
const EACH = new RegExp(String.raw`\b${RATE} ?(?:\/|and|&|\+) ?${RATE} ?${NAME}`, 'i');
const EACH_AFTER = new RegExp(
  String.raw`\b${NAME}:? (?:of |at |is )?${RATE} ?(?:\/|and|&|\+) ?${RATE}`,
  'i',
);
const TOGETHER = new RegExp(
  String.raw`\b(\d{1,2}(?:\.\d)?) ?(?:%|percent|pct) (?:for |of )?${NAME}`,
  'i',
);
const TOGETHER_AFTER = new RegExp(
  String.raw`\b${NAME}:? (?:of |at |is )?(\d{1,2}(?:\.\d)?) ?(?:%|percent|pct)`,
  'i',
);
const PERCENT = String.raw`(\d{1,2}(?:\.\d)?) ?(?:%|percent|pct)`;
/** Rates told one by one: "15% overhead and 5% profit", "overhead 15%, profit 5%". */
const APART: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${PERCENT} (?:for |of )?overhead,? ?(?:and|&|\+|plus)? ?${PERCENT} (?:for |of )?profit\b`,
    'i',
  ),
  new RegExp(
    String.raw`\boverhead:? (?:of |at |is )?${PERCENT},? ?(?:and|&|\+|plus)? ?(?:a )?profit:? (?:of |at |is )?${PERCENT}`,
    'i',
  ),
];
const COMPOUNDED = /\b(?:compound(?:ed|ing)?|cumulative(?:ly)?)\b/i;

const NONE = new RegExp(String.raw`\b(?:no|without|exclude|excluding) (?:any )?${NAME}`, 'i');

/**
 * Rates 0–1; null when nothing is told. One rate for both is shared equally. Compounded profit is taken of the overhead,
 * too: 10 and 10 are 10 and 11 % of the work.
 */
export const overheadAndProfitIn = (text: string): ScopeFacts['overheadAndProfit'] => {
  if (NONE.test(text)) return { overhead: 0, profit: 0 };
  const found = APART.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  const [, first, second] = found ?? EACH.exec(text) ?? EACH_AFTER.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const [overhead, profit] = [Number(first) / 100, Number(second) / 100];
    const compounded = Math.round(profit * (1 + overhead) * 1e6) / 1e6;
    return { overhead, profit: COMPOUNDED.test(text) ? compounded : profit };
  }
  const [, both] = TOGETHER.exec(text) ?? TOGETHER_AFTER.exec(text) ?? [];
  return both === undefined ? null : { overhead: Number(both) / 200, profit: Number(both) / 200 };
};

/** Largest share that is taken for retainage; a larger one is something else. */
const MOST_RETAINED = 0.25;
const RETAINED =
  /(\d{1,2}(?:\.\d)?) ?(?:%|percent|pct)(?: \w+){0,2} retain(?:age|er held|ed)|retainage(?: \w+){0,2}:? ?(\d{1,2}(?:\.\d)?) ?(?:%|percent|pct)/i;
/** "Until half of the work is paid", "until 50 % complete"; else until the end. */
const UNTIL_HALF = /\buntil (?:the job is |it is |work is )?(?:half|50 ?(?:%|percent)|halfway)\b/i;

/** The share that an owner holds back of each payment; null where the text tells none. */
export const retainageIn = (text: string): Retainage | null => {
  const found = RETAINED.exec(text);
  const rate = Number(found?.[1] ?? found?.[2] ?? 0) / 100;
  if (rate <= 0 || rate > MOST_RETAINED) return null;
  return { rate, until: UNTIL_HALF.test(text) ? 0.5 : 1 };
};
