// How much of an object: what was stated, else what the room gives, else the usual amount, flagged as assumed.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { Concept, Recipe } from '../scope/concepts/concept.ts';
import type { Task } from '../scope/scope.ts';
import { geometryOf } from '../takeoff/space.ts';
import type { Space } from '../takeoff/space.ts';
import { figuresOf } from '../scope/language.ts';

export interface Amount {
  value: number;
  basis: QuantityBasis;
  /** For people: `50 LF as stated`, `P - 3 × doors of the room`. */
  formula: string;
}

const stated = (value: number, unit: string): Amount => ({
  value,
  basis: 'STATED',
  formula: `${Math.round(value * 100) / 100} ${unit} as stated`,
});

const derived = (value: number, formula: string): Amount => ({ value, basis: 'DERIVED', formula });

/** Usual heights of walls told by their length, ft. */
const WALL_HEIGHTS = figuresOf('wall_heights');
/** Hired by the month. */
const RENTED = new Set(['GCN-STORAGE', 'GCN-TOILET']);
/** As high as the text says their room is. */
const STANDING = new Set(['glass_partition', 'storefront']);
/** Usual length of one piece, LF, and its area, SF: a deck board of 5.5 in. x 12 ft. */
const PIECES_LF = figuresOf('pieces_lf');
const PIECES_SF = figuresOf('pieces_sf');
/** Contents left in a dwelling: judgement, a 20-yard dumpster for each 1,200 SF. */
const SF_A_YARD_OF_TRASH = 60;
const FENCE_HEIGHT = 8;
const COUNTER_DEPTH_FT = 2.1;
const FOOTPRINT_TO_SQUARES = 1.08 / 100;

/** Roofs as large as what they cover. */
const LOW_ROOFS = new Set(['epdm_roof', 'modbit_roof']);

const OPEN_PLACES = new Set(['porch', 'garage', 'room', 'crawlspace', 'attic', 'basement']);

/** Stated area of the one open place the work is in. */
const recipeArea = ({ places }: Task): number | null => {
  const [place] = places;
  if (!place || !OPEN_PLACES.has(place.type)) return null;
  const [size] = place.sizes;
  return place.area ?? (size ? size.length * size.width : null);
};

const CF_PER_CY = 27;
/** Deeper than this no one spreads gravel or soil, in. */
const DEEPEST = 48;

/** "6 inches of gravel on 12x14". */
const poured = ({ area, size, inches }: Task): Amount | null => {
  const ground = area ?? (size ? size.length * size.width : undefined);
  if (ground === undefined || inches === undefined || inches > DEEPEST) return null;
  const volume = (ground * inches) / 12 / CF_PER_CY;
  return derived(Math.round(volume * 100) / 100, `${ground} SF x ${inches} in. / 324`);
};

/** The amount the text states for an object; null when it states none. */
export const statedAmount = (concept: Concept, task: Task): Amount | null => {
  const { count, area, length, feet, squares, volume, size } = task;
  // "Chain link, 4 ft": a fence is told by its height.
  const isHeight = concept.id === 'fence' && length === undefined && (feet ?? 0) <= FENCE_HEIGHT;
  const run = isHeight ? undefined : (length ?? feet);
  switch (concept.measure) {
    case 'count':
      if (RENTED.has(concept.id) && task.days !== undefined)
        return derived((count ?? 1) * Math.ceil(task.days / 30), `${task.days} days by the month`);
      if (count !== undefined) return stated(count, 'EA');
      return concept.id === 'drywall_hole' || volume === undefined ? null : stated(volume, 'CY');
    case 'length':
      if (run !== undefined && count !== undefined && length === undefined)
        return derived(run * count, `${count} x ${run} ft`);
      if (run !== undefined) return stated(run, 'LF');
      if (count !== undefined && PIECES_LF[concept.id] !== undefined) {
        const piece = PIECES_LF[concept.id] ?? 1;
        return derived(count * piece, `${count} pieces x ${piece} ft`);
      }
      if (size && concept.id === 'fence' && size.width <= FENCE_HEIGHT)
        return stated(size.length, 'LF');
      if (size && concept.id === 'fence')
        return derived(2 * (size.length + size.width), `around ${size.length} x ${size.width} ft`);
      return size ? derived(size.length, `longer side of ${size.length} x ${size.width} ft`) : null;
    case 'area':
      if (area !== undefined) return stated(area, 'SF');
      if (squares !== undefined) return stated(squares * (concept.id === 'siding' ? 100 : 1), 'SF');
      if (count !== undefined && PIECES_SF[concept.id] !== undefined) {
        const piece = PIECES_SF[concept.id] ?? 1;
        return derived(count * piece, `${count} pieces x ${piece} SF`);
      }
      if (size && count !== undefined && count > 1)
        return derived(
          count * size.length * size.width,
          `${count} x ${size.length} ft x ${size.width} ft`,
        );
      if (size) return derived(size.length * size.width, `${size.length} ft x ${size.width} ft`);
      if (run !== undefined && concept.id === 'countertop') {
        return derived(run * COUNTER_DEPTH_FT, `${run} LF x ${COUNTER_DEPTH_FT} ft deep`);
      }
      if (concept.usual > 1 && task.places.length === 1 && recipeArea(task) !== null)
        return derived(recipeArea(task) ?? 0, 'area of the place as stated');
      if (run !== undefined && WALL_HEIGHTS[concept.id] !== undefined) {
        const told = STANDING.has(concept.id)
          ? task.places.find(({ height: up }) => up !== null)?.height
          : undefined;
        const deep = task.inches === undefined ? undefined : task.inches / 12;
        const height =
          (concept.id === 'soffit' ? deep : undefined) ?? told ?? WALL_HEIGHTS[concept.id] ?? 3;
        return derived(run * height, `${run} LF x ${height} ft high`);
      }
      return null;
    case 'squares':
      if (squares !== undefined) return stated(squares, 'SQ');
      if (area !== undefined) return derived(area / 100, `${area} SF / 100`);
      if (size)
        return derived(
          (size.length * size.width) / 100,
          `${size.length} ft x ${size.width} ft / 100`,
        );
      return LOW_ROOFS.has(concept.id) && task.places.length === 1 && recipeArea(task) !== null
        ? derived((recipeArea(task) ?? 0) / 100, 'area of the place as stated / 100')
        : null;
    case 'volume': {
      if (volume !== undefined) return stated(volume, 'CY');
      const surface = area ?? (size ? size.length * size.width : undefined);
      if (surface !== undefined && task.inches !== undefined)
        return derived(
          Math.round((surface * task.inches * 10) / (12 * 27)) / 10,
          `${surface} SF x ${task.inches} in. deep`,
        );
      const house = task.places.find(({ area: floor }) => floor !== null)?.area ?? null;
      return concept.id === 'trash_out' && house !== null
        ? derived(Math.ceil(house / SF_A_YARD_OF_TRASH), `${house} SF / ${SF_A_YARD_OF_TRASH}`)
        : poured(task);
    }
    case 'days': {
      const days = task.days ?? (task.hours === undefined ? undefined : task.hours / 24);
      if (days !== undefined)
        return count === undefined
          ? stated(days, 'DAY')
          : stated(count * days, `DAY (${count} x ${days})`);
      return count === undefined
        ? null
        : derived(count * concept.usual, `${count} x ${concept.usual} days assumed`);
    }
    case 'hours':
      return task.hours === undefined ? null : stated(task.hours, 'HR');
    case 'none':
      return null;
  }
};

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
  recipe: Recipe,
  task: Task,
  space: Space | null,
): Amount | null => {
  const own = statedAmount(concept, task);
  if (own) return own;
  if (task.opened !== undefined) {
    const patches = Math.ceil(task.opened * OPENINGS_PER_FIXTURE);
    return derived(patches, `${OPENINGS_PER_FIXTURE} openings x ${task.opened} fixtures`);
  }
  if (recipe.fromRoom !== undefined && space)
    return shareOf(fromRoom(recipe.fromRoom, space, task), task);
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

/** Roofing squares over a footprint: slope and overhang included. */
export const squaresOver = (footprint: number, pitchFactor: number): number =>
  footprint * pitchFactor * FOOTPRINT_TO_SQUARES;
