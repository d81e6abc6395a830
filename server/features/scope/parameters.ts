// The parameters of an assembly as a form shows them: all of them, with the value each has in a piece of work.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { Place, Work } from '../../domain/scope-of-work.ts';
import type { Assembly } from '../../estimator/price-book/assemblies.ts';
import type { Grade } from '../../estimator/price-book/catalogue.ts';
import { type Geometry, geometryOf } from '../../estimator/takeoff/space.ts';

type ParamValue = number | string;

export interface ParameterFacts {
  name: string;
  label: string;
  unit: string | null;
  help: string | null;
  kind: 'CHOICE' | 'NUMBER' | 'YES_NO';
  choices: { value: string; label: string }[];
  /** As text; null where it follows from the place and none is known. */
  default: string | null;
}

export interface WorkParameter extends ParameterFacts {
  value: string;
  isTold: boolean;
  basis: QuantityBasis;
}

const factsOf = (name: string, value: ParamValue | null): ParameterFacts => ({
  name,
  label: name,
  unit: null,
  help: null,
  kind: typeof value === 'string' ? 'CHOICE' : 'NUMBER',
  choices: typeof value === 'string' ? [{ value, label: value }] : [],
  default: value === null ? null : textOf(value),
});

/** A number as few digits say it, so that it can be sent back as it came. */
const textOf = (value: ParamValue): string =>
  typeof value === 'string' ? value : String(Math.round(value * 1e4) / 1e4);

/** What an assembly asks for, wherever it is done. */
export const parametersOf = ({ params }: Assembly): ParameterFacts[] =>
  params.map(([name, value]) => factsOf(name, typeof value === 'number' ? value : null));

const measuresOf = (place: Place): Geometry =>
  geometryOf({
    label: place.label,
    type: place.type,
    length: place.lengthFt,
    width: place.widthFt,
    area: place.areaSf,
    perimeter: place.perimeterFt,
    height: place.heightFt,
    doors: place.doors,
    windows: place.windows,
    rooms: place.count,
    basis: place.basis,
  });

/** All parameters of an assembly as one piece of work has them; none for a work that is a row. */
export const parametersOfWork = (
  assembly: Assembly,
  { does }: Work,
  place: Place,
  grade: Grade,
): WorkParameter[] => {
  if (does.kind === 'ROW') return [];
  const told = new Map(does.params.map((param) => [param.name, param]));
  const known: Record<string, ParamValue> = { ...measuresOf(place), g: grade };
  return assembly.params.map(([name, fallback]) => {
    const usual = typeof fallback === 'number' ? fallback : fallback.evaluate(known);
    const param = told.get(name);
    const value = param?.value ?? usual;
    known[name] = value;
    const basis = param?.basis ?? 'DEFAULT';
    return {
      ...factsOf(name, usual),
      value: textOf(value),
      isTold: basis === 'STATED' || basis === 'PLAN',
      basis,
    };
  });
};
