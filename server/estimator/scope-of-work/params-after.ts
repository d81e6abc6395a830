// Parameters of an assembly as a patch gives them: known names, a choice that exists, a number that can be.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { WorkParam } from '../../domain/scope-of-work.ts';
import type { Because } from '../../domain/scope-parts.ts';
import type { Assembly } from '../price-book/assemblies.ts';
import { Refusal } from './edit.ts';
import { quoted, READ_VALUE } from './param-values.ts';
import type { GivenParam } from './work-parameters.ts';

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
