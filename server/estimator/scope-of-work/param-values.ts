// What a parameter can be: a choice that exists, yes or no, a number that can be.
import type { AssemblyParameter } from '../price-book/parameters.ts';
import { UNITS } from '../price-book/units.ts';
import { mostOf } from '../takeoff/order-quantity.ts';
import { Refusal } from './edit.ts';

const YES_NO: Readonly<Record<string, number>> = { yes: 1, no: 0, '1': 1, '0': 0 };
/** The most of what is counted in no unit of the price book: days, inches, shares. */
const MOST_UNITLESS = 10_000;

const plain = (value: number | string): string => String(value).trim().toLowerCase();
export const quoted = (labels: readonly string[]): string => labels.join(', ');

const choiceOf = (given: number | string, { label, choices }: AssemblyParameter) => {
  const asked = plain(given);
  const found = choices.find(
    (choice) => plain(choice.value) === asked || plain(choice.label) === asked,
  );
  if (found) return found.value;
  const known = choices.map((choice) => `${choice.label} (${choice.value})`);
  throw new Refusal(`"${label}" cannot be ${given}. Choose one of ${quoted(known)}.`);
};

const yesNoOf = (given: number | string, { label }: AssemblyParameter): number => {
  const found = Object.entries(YES_NO).find(([word]) => word === plain(given))?.[1];
  if (found !== undefined) return found;
  throw new Refusal(`"${label}" is yes or no (1 or 0), not ${given}.`);
};

const numberOf = (given: number | string, parameter: AssemblyParameter): number => {
  const { label, unit, min, max } = parameter;
  const value = typeof given === 'number' ? given : plain(given) === '' ? NaN : Number(given);
  const bought = UNITS.find((known) => known === unit);
  const [least, most] = [min ?? 0, max ?? (bought ? mostOf(bought) : MOST_UNITLESS)];
  if (Number.isFinite(value) && value >= least && value <= most) return value;
  throw new Refusal(
    `"${label}" cannot be ${given}. Give a number from ${least} to ${most}${unit === '' ? '' : ` (${unit})`}.`,
  );
};

export const READ_VALUE = { CHOICE: choiceOf, YES_NO: yesNoOf, NUMBER: numberOf } as const;
