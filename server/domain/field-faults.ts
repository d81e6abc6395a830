// What is wrong with a field, as a word that programs can read: told from how a schema found it.
import type { z } from 'zod';
import type { FieldErrorCode } from './errors.ts';

type Issue = z.core.$ZodIssue;

const TOO_LITTLE: Readonly<Record<string, FieldErrorCode>> = {
  string: 'TOO_SHORT',
  array: 'TOO_FEW',
};
const TOO_MUCH: Readonly<Record<string, FieldErrorCode>> = {
  string: 'TOO_LONG',
  array: 'TOO_MANY',
};

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  value === '';

/** @param issue found with `reportInput`: what is missing and what does not fit are complained about alike */
export const fieldCodeOf = (issue: Issue): FieldErrorCode => {
  if (isNothing(issue.input)) return 'REQUIRED';
  if (issue.code === 'too_small') return TOO_LITTLE[issue.origin] ?? 'TOO_SMALL';
  if (issue.code === 'too_big') return TOO_MUCH[issue.origin] ?? 'TOO_LARGE';
  return issue.code === 'invalid_value' ? 'UNKNOWN' : 'INVALID';
};

const memberNames = (shape: z.ZodType): string[] =>
  'shape' in shape && typeof shape.shape === 'object' && shape.shape !== null
    ? Object.keys(shape.shape)
    : [];

/** Sorts issues in the order of the form, which is the order of the fields in its schema. An issue of no field comes first. */
export const inOrderOfForm = (shape: z.ZodType, issues: readonly Issue[]): Issue[] => {
  const names = memberNames(shape);
  return issues.toSorted(
    ({ path: [one] }, { path: [other] }) =>
      names.indexOf(String(one)) - names.indexOf(String(other)),
  );
};
