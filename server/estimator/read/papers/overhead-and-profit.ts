// Overhead and profit as told for the whole job: "10 and 10 O&P", "20% overhead and profit", "no O&P".
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
const NONE = new RegExp(String.raw`\b(?:no|without|exclude|excluding) (?:any )?${NAME}`, 'i');

/** Rates 0–1; null when nothing is told. One rate for both is shared equally. */
export const overheadAndProfitIn = (text: string): ScopeFacts['overheadAndProfit'] => {
  if (NONE.test(text)) return { overhead: 0, profit: 0 };
  const [, overhead, profit] = EACH.exec(text) ?? EACH_AFTER.exec(text) ?? [];
  if (overhead !== undefined && profit !== undefined)
    return { overhead: Number(overhead) / 100, profit: Number(profit) / 100 };
  const [, both] = TOGETHER.exec(text) ?? TOGETHER_AFTER.exec(text) ?? [];
  return both === undefined ? null : { overhead: Number(both) / 200, profit: Number(both) / 200 };
};
