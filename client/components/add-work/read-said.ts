// What was said of the parameters of new work, as it is sent, and what is wrong with it.
import { typedNumber } from '../../lib/typed-number.ts';
import type { Given } from './add-work.ts';
import type { ParameterToAdd } from './parameter-to-add.ts';

/** Texts of fields and choices by the names of their parameters; an empty one says nothing. */
export type Said = Readonly<Record<string, string>>;

/** Typed values, not checked against the parameters: what is assumed from them skips those that cannot be. */
export const asGiven = (said: Said): Given =>
  Object.fromEntries(
    Object.entries(said).flatMap(([name, text]) => {
      const value = typedNumber(text);
      return value === null ? [] : [[name, value === undefined ? text.trim() : String(value)]];
    }),
  );

interface ReadSaid {
  given: Given;
  /** Sentences by the names of the parameters. */
  faults: Readonly<Record<string, string>>;
}

const faultOf = ({ min, max }: ParameterToAdd, value: number): string | null => {
  const [least, most] = [min ?? 0, max ?? Infinity];
  if (value >= least && value <= most) return null;
  return most === Infinity
    ? `Enter a number of ${least} or more.`
    : `Enter a number from ${least} to ${most}.`;
};

export const readSaid = (parameters: readonly ParameterToAdd[], said: Said): ReadSaid => {
  const given: Record<string, string> = {};
  const faults: Record<string, string> = {};
  for (const parameter of parameters) {
    const { name, kind } = parameter;
    const text = said[name]?.trim() ?? '';
    if (text === '') continue;
    if (kind !== 'NUMBER') {
      given[name] = text;
      continue;
    }
    const value = typedNumber(text);
    const fault = typeof value === 'number' ? faultOf(parameter, value) : 'Enter a number.';
    if (fault === null) given[name] = String(value);
    else faults[name] = fault;
  }
  return { given, faults };
};
