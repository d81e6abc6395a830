// Fields of contractors as the server accepts them, in applications and in profiles.
import { z } from 'zod';
import { PROJECT_SIZES, PROJECT_TYPES, TRADES, YEARS_EXPERIENCE } from './contractor-choices.ts';
import { zipCodesIn } from './contractor-application.ts';
import { CONTRACTOR_LIMITS, keepUnder } from '../limits.ts';
import { cleanText } from '../validation.ts';
import { isZip, ZIP_CHARACTERS, zipFault } from './zip.ts';

const noZip = (code: string): string =>
  `“${code.slice(0, ZIP_CHARACTERS)}” is no US ZIP code. Write five digits, like 94110.`;
/** Most entries that are read: more than any list of this product has. */
const SENT_MAX = 1_000;

/** A trimmed text; older clients send numbers, and nothing at all for an empty field. */
export const text = (max: number) =>
  z
    .union([z.string(), z.number()], 'This must be text.')
    .nullish()
    .transform((sent) => cleanText(String(sent ?? '')).trim())
    .pipe(z.string().max(max, keepUnder(max)));

/** Forms send words. */
export const yesOrNo = z
  .union([z.boolean(), z.string()], 'Say true or false.')
  .transform((sent) => (typeof sent === 'boolean' ? sent : /^(true|on|yes|1)$/i.test(sent.trim())));

/** A list, of which forms send a single entry as itself. */
const listOf = (sent: unknown): unknown =>
  sent === undefined || sent === null || sent === '' ? [] : Array.isArray(sent) ? sent : [sent];

const choices = (known: readonly string[], message: string) =>
  z.preprocess(
    listOf,
    z
      .array(z.string(message), message)
      .max(SENT_MAX, message)
      .transform((sent) => [...new Set(sent)])
      .refine((sent) => sent.every((each) => known.includes(each)), message)
      // The order is that of the list, however the entries were ticked.
      .transform((sent) => known.filter((each) => sent.includes(each))),
  );

export const trades = choices(TRADES, 'Choose trades from the list.');
export const projectSizes = choices(PROJECT_SIZES, 'Choose project sizes from the list.');
export const projectTypes = choices(PROJECT_TYPES, 'Choose project types from the list.');

export const yearsExperience = text(10).refine(
  (sent) => sent === '' || (YEARS_EXPERIENCE as readonly string[]).includes(sent),
  'Choose your years of experience from the list.',
);

const zipsOf = (sent: unknown): unknown =>
  typeof sent === 'string' || typeof sent === 'number'
    ? zipCodesIn(String(sent).slice(0, 10_000))
    : Array.isArray(sent)
      ? sent.flatMap((each) => zipCodesIn(String(each).slice(0, 10_000)))
      : (sent ?? []);

/** Five digits each, in the order given. */
export const zipCodes = z.preprocess(
  zipsOf,
  z
    .array(z.string(), 'Send the ZIP codes as a list.')
    .max(
      CONTRACTOR_LIMITS.zipCodes,
      `At most ${CONTRACTOR_LIMITS.zipCodes} ZIP codes fit here. Take the area around them, too, instead of naming each.`,
    )
    .superRefine((codes, context) => {
      // A text that is no ZIP code at all is reported before a code that nobody has.
      const faulty = codes.find((code) => !isZip(code)) ?? codes.find((code) => zipFault(code));
      const message = faulty !== undefined && zipFault(faulty, noZip(faulty));
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((codes) => [...new Set(codes.map((code) => code.slice(0, 5)))]),
);

const WEB_ADDRESS = 'Enter a web address, like https://example.com.';

/** An address of the web, or nothing. */
export const website = text(CONTRACTOR_LIMITS.website).transform((sent, context) => {
  if (sent === '') return '';
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(sent) ? sent : `https://${sent}`);
  const isOne = url && /^https?:$/.test(url.protocol) && /\.[a-z]/i.test(url.hostname);
  if (isOne && !url.username && !url.password) return url.href;
  context.addIssue({ code: 'custom', message: WEB_ADDRESS });
  return z.NEVER;
});

/** Two letters, upper case. */
export const state = text(100).pipe(
  z
    .string()
    .regex(/^([A-Za-z]{2})?$/, 'Write the state as two letters, like TX.')
    .transform((letters) => letters.toUpperCase()),
);
