// Amounts of a claim as its writer states them: the deductible, payments made before, depreciation. None is ever guessed.
import type { ScopeFacts } from '../../../domain/scope/scope-facts.ts';

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

const RATE = String.raw`(\d{1,3}(?:\.\d{1,2})?) ?(?:%|percent\b|pct\b)`;
const KIND = String.raw`(?:(?:non[- ]?|un|not )?recoverable |straight[- ]line |a |the |flat |total )*`;
const RATES = [
  new RegExp(
    String.raw`\bdepreciation(?: rate| percentage)?(?:\s+(?:is|of|at|was|rate|should be|to be|taken))*\s*[:=(]?\s*${RATE}`,
    'gi',
  ),
  new RegExp(String.raw`\bdepreciate[ds]?\b(?: [a-z]+){0,4}? (?:by |at )?${RATE}`, 'gi'),
  new RegExp(String.raw`${RATE} (?:of )?${KIND}depreciation\b`, 'gi'),
];
const LOST =
  /\bnon[- ]?recoverable depreciation\b|\bunrecoverable depreciation\b|\bdepreciation\b[^.;\n]{0,24}\b(?:is |are |was )?(?:not|non|never)[- ]?recoverable\b/i;

const DOLLARS = String.raw`\$ ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)? ?(k\b)?`;
const SAID = String.raw`(?:\s+(?:is|of|was|were|at|amount|amounts|total|so far|to date|already|allowance|coverage|items?))*\s*[:=]?\s*`;
const PAID = [
  String.raw`\b(?:prior|previous|earlier|advance|interim) (?:insurance |claim |acv )?payments?${SAID}${DOLLARS}`,
  String.raw`\b(?:already|previously) (?:been )?(?:paid|received)(?: (?:me|us|out))?${SAID}${DOLLARS}`,
  String.raw`\b(?:insur\w+|carrier|adjuster|they)(?: (?:has|have|had))?(?: already)? (?:paid|sent|issued)(?: (?:me|us|out))?${SAID}${DOLLARS}`,
  String.raw`${DOLLARS} (?:was |were |has been |have been )?(?:already|previously) (?:been )?paid\b`,
  String.raw`${DOLLARS} (?:in |of |as )?(?:a )?(?:prior|previous|earlier|advance) payments?\b`,
].map((pattern) => new RegExp(pattern, 'i'));
const CODE = [
  String.raw`\b(?:building )?code[- ]upgrades?${SAID}${DOLLARS}`,
  String.raw`\bordinance (?:and|or|&) law${SAID}${DOLLARS}`,
  String.raw`${DOLLARS} (?:for |of |in |as )?(?:a |the )?(?:building )?code[- ]upgrades?\b`,
].map((pattern) => new RegExp(pattern, 'i'));

const MOST = 1e9;

const amountOf = (patterns: readonly RegExp[], text: string): number | null => {
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const [, whole = '', cents = '', thousand] = found;
  const dollars = Number(`${whole.replaceAll(',', '')}${cents}`) * (thousand ? 1_000 : 1);
  return dollars <= MOST ? dollars : null;
};

const WHOLE = 100;

const ratesIn = (text: string): number[] => [
  ...new Set(
    RATES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, rate]) => Number(rate))),
  ),
];

/** Dollars that the carrier has paid before; null when none is stated. */
export const priorPaymentsIn = (text: string): number | null => amountOf(PAID, text);

/** Dollars of the work that only the building code asks for; null when none is stated. */
export const codeUpgradeIn = (text: string): number | null => amountOf(CODE, text);

/**
 * Depreciation told for the whole job. It is null where neither a share nor its kind is told. When several shares are told,
 * none is for the whole job.
 */
export const depreciationIn = (text: string): ScopeFacts['depreciation'] => {
  const [rate, ...others] = ratesIn(text).filter((each) => each <= WHOLE);
  const isLost = LOST.test(text);
  const isTold = rate !== undefined && others.length === 0;
  return isTold || isLost ? { rate: isTold ? rate / WHOLE : null, isRecoverable: !isLost } : null;
};

/** Shares that are told and cannot be used, as sentences for people. @param text of the owner */
export const contraryDepreciation = (text: string): string[] => {
  const told = ratesIn(text);
  const rates = told.filter((rate) => rate <= WHOLE);
  return [
    ...(rates.length > 1
      ? [
          `Depreciation is told at ${rates.map((each) => `${each}%`).join(' and ')}, and nothing says which holds: ages and usual lives were used. Set one rate under “The whole job”.`,
        ]
      : []),
    ...told
      .filter((each) => each > WHOLE)
      .map((each) => `Depreciation of ${each}% cannot be and was not used.`),
  ];
};
