// What stands against something a person sent, and where on a form each sentence of it stands.
import type { FieldError } from '../../server/domain/errors.ts';

export interface Problem {
  /** All of it in one sentence. */
  message: string;
  /** What is wrong with which member of the input; empty when no field is to blame. */
  fields: readonly FieldError[];
}

export interface PlacedProblem<Field extends string> {
  /** Beside the fields. */
  at: Partial<Record<Field, string>>;
  /** For the form as a whole: what no field shows; null when the fields say it all. */
  form: string | null;
}

const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`);

/** The messages at the fields that the form shows (`uploads` takes that of `uploads.0`), and the rest, so that none is lost. */
export const placeProblem = <Field extends string>(
  problem: Problem | null,
  shown: readonly Field[],
): PlacedProblem<Field> => {
  if (!problem) return { at: {}, form: null };
  const at: Partial<Record<Field, string>> = {};
  const rest: string[] = [];
  for (const { path, message } of problem.fields) {
    const field = shown.find((each) => isWithin(path, each));
    if (field === undefined) rest.push(message);
    else at[field] ??= message;
  }
  if (problem.fields.length === 0) rest.push(problem.message);
  return { at, form: rest.length === 0 ? null : [...new Set(rest)].join('\n') };
};

/** For where one sentence has to do: what the first field says is more than what all of it comes to. */
export const firstSentence = ({ message, fields }: Problem): string =>
  fields[0]?.message ?? message;
