// Parameters of an assembly as a patch gives them: known names, a choice that exists, a number that can be.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { WorkParam } from '../../domain/scope/scope-of-work.ts';
import type { Because } from '../../domain/scope/scope-parts.ts';
import type { Assembly } from '../book/assemblies.ts';
import { Refusal } from './edit.ts';
import type { GivenParam } from './work-parameters.ts';
import type { AssemblyParameter } from '../book/parameters.ts';
import { UNITS } from '../book/units.ts';
import { mostOf } from '../calculate/order-quantity.ts';

// Possible values of a parameter: a choice that exists, yes or no, a number within bounds.

const YES_NO: Readonly<Record<string, number>> = { yes: 1, no: 0, '1': 1, '0': 0 };
/** The most of a number in no unit of the price book: days, inches, shares. */
const MOST_UNITLESS = 10_000;

const plain = (value: number | string): string => String(value).trim().toLowerCase();
const quoted = (labels: readonly string[]): string => labels.join(', ');

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
    `"${label}" cannot be ${given}. Enter a number from ${least} to ${most}${unit === '' ? '' : ` (${unit})`}.`,
  );
};

const READ_VALUE = { CHOICE: choiceOf, YES_NO: yesNoOf, NUMBER: numberOf } as const;

/** @throws Refusal naming what the assembly knows. */
const requireParameter = ({ name: assembly, parameters }: Assembly, name: string) => {
  const parameter = parameters.find((known) => known.name === name);
  if (parameter) return parameter;
  const known = parameters.map((other) => `${other.label} (${other.name})`);
  throw new Refusal(
    known.length === 0
      ? `"${assembly}" has nothing to set, so "${name}" cannot be.`
      : `"${assembly}" has no "${name}". It has ${quoted(known)}.`,
  );
};

/**
 * What was set before with what is given now; a null value takes the assembly's default again.
 * @param onFault told of a parameter that cannot be; throws to refuse all of them
 */
export const paramsAfter = (
  assembly: Assembly,
  before: readonly WorkParam[],
  given: readonly GivenParam[],
  from: { basis: QuantityBasis; because: Because | null },
  onFault: (refusal: Refusal) => void,
): WorkParam[] => {
  const params = new Map(before.map((param) => [param.name, param]));
  for (const { name, value, because } of given) {
    try {
      const parameter = requireParameter(assembly, name);
      if (value === null) params.delete(name);
      else
        params.set(name, {
          name,
          value: READ_VALUE[parameter.kind](value, parameter),
          basis: from.basis,
          because: because ?? from.because,
        });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      onFault(error);
    }
  }
  return [...params.values()];
};
