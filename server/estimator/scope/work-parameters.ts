// The parameters of an assembly as a person reads them: all of them, with the value each has in a piece of work.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { Work } from '../../domain/scope/scope-of-work.ts';
import type { Because } from '../../domain/scope/scope-parts.ts';
import { evaluate } from '../calculate/formula/formula.ts';
import type { Assembly } from '../book/assemblies.ts';
import type { Grade } from '../book/grades.ts';
import type { AssemblyParameter } from '../book/parameters.ts';
import { spaceOfPlace } from './place-space.ts';
import { type MeasuredPlace } from './usual-place.ts';
import { geometryOf } from '../calculate/space.ts';

type ParamValue = number | string;

export interface ParameterFacts extends AssemblyParameter {
  /** The default value. It is null where it follows from the place and none is known. */
  default: ParamValue | null;
}

export interface WorkParameter extends ParameterFacts {
  value: ParamValue;
  isTold: boolean;
  basis: QuantityBasis;
  /** Words of its own that it follows from. */
  because: Because | null;
}

/** A parameter as it is given, before it is checked. */
export interface GivenParam {
  name: string;
  /** The given value. A null brings back the default of the assembly. */
  value: ParamValue | null;
  /** Its own words, where they are not those of the patch. */
  because?: Because | null | undefined;
}

/** A number in as few digits as say it, so that it can be sent back as it came. */
export const valueText = (value: ParamValue): string =>
  typeof value === 'string' ? value : String(Math.round(value * 1e4) / 1e4);

/** Parameters of an assembly, wherever it is done. */
export const parametersOf = ({ params, parameters }: Assembly): ParameterFacts[] => {
  const defaults = new Map(params);
  return parameters.map((parameter) => {
    const usual = defaults.get(parameter.name);
    return { ...parameter, default: typeof usual === 'number' ? usual : null };
  });
};

/**
 * All parameters of an assembly for one piece of work, in the order in which they are shown. A work that is a row has
 * none. Defaults are worked out in the order of the formulas.
 */
export const parametersOfWork = (
  assembly: Assembly,
  { does }: Pick<Work, 'does'>,
  place: MeasuredPlace,
  grade: Grade,
): WorkParameter[] => {
  if (does.kind === 'ROW') return [];
  const set = new Map(does.params.map((param) => [param.name, param]));
  const known: Record<string, ParamValue> = { ...geometryOf(spaceOfPlace(place)), g: grade };
  const usualValues = new Map<string, ParamValue>();
  for (const [name, fallback] of assembly.params) {
    const usual = typeof fallback === 'number' ? fallback : evaluate(fallback, known);
    usualValues.set(name, usual);
    known[name] = set.get(name)?.value ?? usual;
  }
  return assembly.parameters.map((parameter) => {
    const { name } = parameter;
    const usual = usualValues.get(name) ?? 0;
    const param = set.get(name);
    const basis = param?.basis ?? 'DEFAULT';
    const isTold = basis === 'STATED' || basis === 'PLAN';
    const { value, because } = param ?? { value: usual, because: null };
    return { ...parameter, default: usual, value, isTold, basis, because };
  });
};
