// Says of a quantity of an assembly how it was found: its formula in words, its basis, how full what it orders is.
import type { QuantityBasis } from '../../domain/catalog.ts';
import { GEOMETRY } from '../price-book/geometry-names.ts';
import type { TakeoffItem } from './run-assembly.ts';
import type { WorkPackage } from './work-package.ts';
import { toHundredths } from '../../domain/short-number.ts';

const UNITS: Record<string, string> = {
  L: 'ft',
  B: 'ft',
  A: 'SF',
  P: 'LF',
  H: 'ft',
  W: 'SF',
  Wn: 'SF',
  C: 'SF',
};
/** What wall areas are made of, shown beside them. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  W: ['P', 'H'],
  Wn: ['P', 'H', 'doors', 'windows'],
};

/** The formula of a quantity with its inputs, for people. */
export const explain = ({ formula, variables }: TakeoffItem, inputs: readonly string[]): string => {
  const parts = inputs.flatMap((name) => [name, ...(MADE_OF[name] ?? [])]);
  const shown = [...new Set(parts)].flatMap((name) => {
    const value = variables[name];
    if (name === 'g' || typeof value !== 'number') return [];
    return [`${name} = ${toHundredths(value)}${UNITS[name] ? ` ${UNITS[name]}` : ''}`];
  });
  return shown.length === 0 ? formula.source : `${formula.source} where ${shown.join(', ')}`;
};

/** Where a quantity comes from: the weakest of its inputs; a bare stated input counts as stated. */
export const basisOf = (
  { formula, variables }: TakeoffItem,
  inputs: readonly string[],
  { space, stated }: WorkPackage,
): QuantityBasis => {
  const leaves = inputs.filter((name) => name !== 'g');
  // "66 SF of wall tile": the usual amount of such a room; one of a thing follows from the work itself.
  if (leaves.length === 0) return formula.source === '1' ? 'DERIVED' : 'DEFAULT';
  const isStated = (name: string) => stated.has(name);
  const bare = leaves.length === 1 && formula.source === leaves[0];
  if (leaves.some((name) => GEOMETRY.has(name) && !isStated(name) && space.basis === 'DEFAULT')) {
    return leaves.some(isStated) && !leaves.some((name) => GEOMETRY.has(name))
      ? 'STATED'
      : 'DEFAULT';
  }
  if (bare && leaves.every(isStated)) return 'STATED';
  if (bare && leaves.every((name) => ['A', 'L', 'B', 'C'].includes(name))) return space.basis;
  // "Base cabinets, 0.115 ft for each SF": a rule of thumb over the room, not a measure of it.
  const measures = new Set(
    leaves.filter((name) => GEOMETRY.has(name)).map((name) => variables[name]),
  );
  const isUsual = (name: string) => {
    const value = variables[name];
    const isOwn = !GEOMETRY.has(name) && !isStated(name);
    return isOwn && typeof value === 'number' && value !== 0 && !measures.has(value);
  };
  return leaves.some(isUsual) && !leaves.some(isStated) ? 'DEFAULT' : 'DERIVED';
};

/** What a small work of unknown debris puts on the load it orders. */
const USUAL_FILL = 0.5;
const PER_AREA = /^ceil\((\w+)\/(\d+)\)$/;

/** "One load per 450 SF" before it is rounded up: small works share a load. */
export const fillOf = ({ formula, variables }: TakeoffItem): { fill?: number } => {
  const [, name = '', per] = PER_AREA.exec(formula.source) ?? [];
  const value = variables[name];
  if (typeof value === 'number' && per !== undefined) return { fill: value / Number(per) };
  return formula.source === '1' ? { fill: USUAL_FILL } : {};
};
