// How much of an object: what was stated, else what the room gives, else the usual amount, flagged as assumed.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { Concept, TaskPricing } from '../parser/concepts/concept.ts';
import type { Task } from '../parser/parsed-task.ts';
import { geometryOf } from '../takeoff/space.ts';
import type { Space } from '../takeoff/space.ts';
import { statedAmount } from './stated-amount.ts';
import { derived } from './amount.ts';
import type { Amount } from './amount.ts';

/** Lengths and areas a room gives to work that names none. */
const ROOM_AMOUNTS: Readonly<
  Record<string, (space: Space, task: Task) => readonly [number, string]>
> = {
  base_run: ({ perimeter, doors }) => [
    Math.max(perimeter - 3 * doors, perimeter * 0.5),
    'perimeter - 3 ft per door',
  ],
  lower_walls: ({ perimeter }, { rise = 3.5 }) => [perimeter * rise, `perimeter x ${rise} ft`],
  one_wall: (space) => [
    Math.max(space.length ?? 0, Math.sqrt(space.area)) * space.height,
    'longest wall x height',
  ],
  cabinet_run: ({ area }) => [
    Math.min(34, Math.max(6, 0.115 * area)) + Math.min(28, Math.max(4, 0.09 * area)),
    'base run 0.115 x floor area + wall run 0.09 x floor area',
  ],
};

const fromRoom = (name: string, space: Space, task: Task): Amount => {
  const rule = ROOM_AMOUNTS[name];
  const [value, words] = rule
    ? rule(space, task)
    : [geometryOf(space)[name] ?? 0, `${name} of the room`];
  const basis: QuantityBasis = space.basis === 'DEFAULT' ? 'DEFAULT' : 'DERIVED';
  return { value, basis, formula: `${words} = ${Math.round(value * 10) / 10}` };
};

/** Fixtures back to back share an opening. Source: scopes.jsonl, eight patches for ten fixtures. */
const OPENINGS_PER_FIXTURE = 0.8;

/** "25 % of the ceiling". */
const shareOf = (whole: Amount, { qualifiers }: Task): Amount => {
  const said = [...qualifiers].find((name) => name.startsWith('share:'));
  const percent = said === undefined ? NaN : Number(said.slice('share:'.length));
  return Number.isNaN(percent)
    ? whole
    : {
        ...whole,
        value: (whole.value * percent) / 100,
        formula: `${percent} % of ${whole.formula}`,
      };
};

/** Amount of an object; null when the assembly's own default should decide. */
export const amountOf = (
  concept: Concept,
  pricing: TaskPricing,
  task: Task,
  space: Space | null,
): Amount | null => {
  const own = statedAmount(concept, task);
  if (own) return own;
  if (task.opened !== undefined) {
    const patches = Math.ceil(task.opened * OPENINGS_PER_FIXTURE);
    return derived(patches, `${OPENINGS_PER_FIXTURE} openings x ${task.opened} fixtures`);
  }
  if (pricing.fromRoom !== undefined && space)
    return shareOf(fromRoom(pricing.fromRoom, space, task), task);
  if (task.all === true && space && concept.id === 'window')
    return { value: space.windows, basis: 'DEFAULT', formula: 'windows of the room' };
  return concept.usual > 0
    ? {
        value: concept.usual,
        basis: concept.usual === 1 ? 'DERIVED' : 'DEFAULT',
        formula: concept.usual === 1 ? 'one, as named' : `${concept.usual} assumed`,
      }
    : null;
};
