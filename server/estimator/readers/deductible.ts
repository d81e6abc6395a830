// The deductible as the user states it; never guessed.

const AMOUNT = String.raw`\$\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?\s?(k\b)?`;
const PLAIN = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d{3,6})(?:\.\d\d)?\s?(k\b)?`;
const LINK = String.raw`(?:\s+(?:is|of|was|at|amount|about))*\s*[:=]?\s*`;
const PERCENT = String.raw`(\d{1,2}(?:\.\d)?)\s?(?:%|percent)`;
const OF_VALUE = String.raw`\s+(?:of|on)\s+(?:\w+\s+){0,4}?`;

const dollarsOf = (digits: string | undefined, thousand: string | undefined): number =>
  Number((digits ?? '').replaceAll(',', '')) * (thousand ? 1_000 : 1);

const COVERED = String.raw`(?:coverage a|dwelling(?: coverage| limit)?|insured (?:value|for))`;

/** Dollars; null when none is stated, or only as a percentage of a value that is not. */
export const deductibleIn = (text: string): number | null => {
  const share =
    new RegExp(String.raw`${PERCENT}(?:\s+\w+){0,3}?\s+deductible`, 'i').exec(text) ??
    new RegExp(String.raw`deductible${LINK}${PERCENT}`, 'i').exec(text);
  if (share) {
    const value =
      new RegExp(String.raw`deductible\b.{0,20}?${OF_VALUE}${AMOUNT}`, 'i').exec(text) ??
      new RegExp(String.raw`${PERCENT.replace('(', '(?:')}${OF_VALUE}${AMOUNT}`, 'i').exec(text) ??
      new RegExp(String.raw`${COVERED}${LINK}${AMOUNT}`, 'i').exec(text);
    return value ? Math.round(Number(share[1]) * dollarsOf(value[1], value[2])) / 100 : null;
  }
  const stated =
    new RegExp(String.raw`${AMOUNT}(?:\s+(?:\w+[\s/]+){0,3}?)deductible`, 'i').exec(text) ??
    new RegExp(String.raw`deductible${LINK}${PLAIN}`, 'i').exec(text);
  return stated ? dollarsOf(stated[1], stated[2]) : null;
};
