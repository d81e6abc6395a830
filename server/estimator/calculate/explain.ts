// The formula of a quantity of an assembly in words for people: its inputs with their units, and the rules behind them.
import { toHundredths } from '../../domain/numbers.ts';
import type { TakeoffItem } from './run-assembly.ts';

const UNITS: Record<string, string> = {
  L: 'ft',
  B: 'ft',
  A: 'SF',
  P: 'LF',
  H: 'ft',
  W: 'SF',
  Wn: 'SF',
  C: 'SF',
  plan_l: 'ft',
  plan_w: 'ft',
  wing_out: 'ft',
  wing_wide: 'ft',
  overhang: 'in',
  long_ft: 'ft',
  deep_ft: 'ft',
  span_ft: 'ft',
  post_ft: 'ft',
  height_ft: 'ft',
  rise_in: 'in',
  riser_in: 'in',
  run_in: 'in',
  thick_in: 'in',
  rake: 'in',
};
/** Rules behind inputs that a formula uses and does not show. */
const WORKED_OUT: Readonly<Record<string, string>> = {
  risers: 'by risers of at most 7 3/4 in. and treads of at least 10 in. (IRC R311.7.5)',
  span_ft: 'by spans of southern pine No. 2 (AWC DCA 6-15 tables 2 and 3A)',
  thick_in: 'by area × thickness, edges by the inch',
  plan_l:
    'by (area + perimeter × overhang + 4 × overhang²) × √(1 + (pitch/12)²), edges by straight skeleton',
  movers: 'by one in each room and one for each 60 SF of its floor begun (IICRC S500)',
  class:
    'by cubic feet ÷ 100, 50, 40, 50 pints a day for classes 1 to 4, units of 130 pints (IICRC S500)',
};
/** Measures that wall areas follow from, shown beside them. */
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
    // A zero that the formula does not use explains nothing.
    if (value === 0 && !formula.variables.includes(name)) return [];
    return [`${name} = ${toHundredths(value)}${UNITS[name] ? ` ${UNITS[name]}` : ''}`];
  });
  const worked = inputs.flatMap((name) => (variables[name] === 0 ? [] : (WORKED_OUT[name] ?? [])));
  const where = shown.length === 0 ? '' : ` where ${shown.join(', ')}`;
  return [`${formula.source}${where}`, ...worked].join('; ');
};
