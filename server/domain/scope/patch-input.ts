// Patches as they come from outside: cleaned, checked, and what is wrong with one said in a sentence.
import { inWords } from '../numbers.ts';
import type { z } from 'zod';
import type { Correction, GivenCorrections } from './corrections.ts';
import { type FieldError, InvalidInput } from '../errors.ts';
import { type ScopePatch, scopePatchSchema } from './scope-patch.ts';
import { cleanText } from '../validation.ts';

/** Members of patches as a sentence names them. */
const NAMES: Readonly<Record<string, string>> = {
  label: 'name',
  type: 'type of place',
  count: 'number of rooms',
  lengthFt: 'length',
  widthFt: 'width',
  heightFt: 'ceiling height',
  areaSf: 'floor area',
  perimeterFt: 'wall length',
  doors: 'number of doors',
  windows: 'number of windows',
  placeId: 'place',
  workId: 'piece of work',
  exclusionId: 'exclusion',
  questionId: 'question',
  code: 'catalog code',
  codes: 'catalog codes',
  without: 'lines to leave out',
  set: 'lines that differ',
  params: 'parameters',
  value: 'value of the parameter',
  times: 'number of times',
  yearBuilt: 'year the house was built',
  stories: 'number of stories',
  pitch: 'roof pitch',
  contingencyRate: 'contingency',
  units: 'number of units',
  words: 'words',
  goods: 'goods of the allowance',
  amount: 'amount of the allowance',
  years: 'age',
};

/** Years are no amounts: `1950`, not `1,950`. */
const YEARS = new Set([NAMES['yearBuilt']]);
const RATES = new Set(['overhead', 'profit', NAMES['contingencyRate']]);

const nameOf = (path: readonly PropertyKey[]): string => {
  const member = path.findLast((part) => typeof part === 'string') ?? '';
  return NAMES[member] ?? member.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
};

const limitOf = (value: number | bigint, name: string): string =>
  YEARS.has(name) ? String(value) : inWords(value);

const sentenceOf = (issue: z.core.$ZodIssue): string => {
  const name = nameOf(issue.path);
  if (name === '') return 'This change cannot be read. Reload the page and make it once more.';
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') {
      return `Please keep the ${name} to at most ${inWords(issue.maximum)} characters.`;
    }
    const of = issue.origin === 'array' ? `At most ${inWords(issue.maximum)} ${name} fit.` : null;
    if (RATES.has(name)) return `The ${name} is a share from 0 to 1: 0.1 is 10%.`;
    return of ?? `The ${name} can be ${limitOf(issue.maximum, name)} at most.`;
  }
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `Give at least ${inWords(issue.minimum)} ${name}.`;
  if (issue.code === 'too_small')
    return `The ${name} cannot be below ${limitOf(issue.minimum, name)}.`;
  return `The ${name} cannot be used as given. Check it and try again.`;
};

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]));
};

/** What is wrong with patches of a list, as a form shows it. */
export const patchFault = (faults: readonly { at: number; message: string }[]): InvalidInput => {
  const fields: FieldError[] = faults.map(({ at, message }) => ({
    path: `patches.${at}`,
    message,
  }));
  return new InvalidInput(fields[0]?.message ?? 'This change cannot be made.', fields);
};

/** Parses patches. Throws InvalidInput, with one sentence for each patch that is not one. */
export const parsePatches = (given: readonly unknown[]): ScopePatch[] => {
  const parsed = given.map((patch) => scopePatchSchema.safeParse(cleaned(patch)));
  const faults = parsed.flatMap(({ error }, at) => {
    const issue = error?.issues[0];
    return issue ? [{ at, message: sentenceOf(issue) }] : [];
  });
  if (faults.length > 0) throw patchFault(faults);
  return parsed.flatMap(({ data }) => data ?? []);
};

/**
 * Parses corrections. Throws InvalidInput as `parsePatches` does; the path of a fault begins with its place among the
 * corrections.
 */
export const parseCorrections = (given: GivenCorrections): Correction[] =>
  given.map(({ instructions, patches }, at) => {
    try {
      return { instructions: cleanText(instructions).trim(), patches: parsePatches(patches) };
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      throw new InvalidInput(
        error.message,
        error.fields.map((field) => ({ ...field, path: `corrections.${at}.${field.path}` })),
      );
    }
  });
