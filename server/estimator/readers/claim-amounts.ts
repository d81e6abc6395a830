// Amounts of a claim as its writer states them: the deductible, payments made before, depreciation. None is ever guessed.
import type { ScopeFacts } from '../../domain/scope-facts.ts';

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

const PAID = String.raw`(?:prior|previous|advance|initial|earlier|first) payments?|(?:already|previously) (?:paid|received)|paid (?:so far|to date|already)`;

/** Dollars that the carrier has paid before; null when none is stated. */
export const priorPaymentsIn = (text: string): number | null => {
  const found =
    new RegExp(
      String.raw`\b(?:${PAID})(?:\s+(?:us|me|was|were|is|of|about))*\s*[:=]?\s*${AMOUNT}`,
      'i',
    ).exec(text) ??
    new RegExp(String.raw`${AMOUNT}(?:\s+(?:\w+\s+){0,3}?)(?:${PAID})`, 'i').exec(text);
  return found ? dollarsOf(found[1], found[2]) : null;
};

const DEPRECIATED = String.raw`depreciat(?:ion|ed?|e)\b`;
const SHARE_AFTER = new RegExp(
  String.raw`\b${DEPRECIATED}(?:\s+(?:is|of|at|by|was|rate|everything|all|it|about))*\s*[:=]?\s*${PERCENT}`,
  'i',
);
const SHARE_BEFORE = new RegExp(
  String.raw`${PERCENT}(?:\s+(?:non-?\s?recoverable|recoverable|of|for))*\s+depreciation`,
  'i',
);
const IS_LOST =
  /\bnon-?\s?recoverable\b(?:\s+depreciation)?|\bdepreciation\s+(?:is\s+)?(?:not|non-?)\s?recoverable/i;

/** Depreciation told for the whole job; null where neither a share nor its kind is told. */
export const depreciationIn = (text: string): ScopeFacts['depreciation'] => {
  const share = SHARE_AFTER.exec(text)?.[1] ?? SHARE_BEFORE.exec(text)?.[1];
  const isLost = IS_LOST.test(text);
  if (share === undefined && !isLost) return null;
  return {
    rate: share === undefined ? null : Math.min(1, Number(share) / 100),
    isRecoverable: !isLost,
  };
};
