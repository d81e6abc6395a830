// The amount of a task as its owner told it, in the unit its object is counted by.
import type { Concept } from '../parser/concepts/concept.ts';
import type { Task } from '../parser/parsed-task.ts';
import { figuresOf } from '../parser/language.ts';
import { derived, stated } from './amount.ts';
import type { Amount } from './amount.ts';

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

/** Roofs as large as what they cover. */
const LOW_ROOFS = new Set(['epdm_roof', 'modbit_roof']);

const OPEN_PLACES = new Set(['porch', 'garage', 'room', 'crawlspace', 'attic', 'basement']);

/** Stated area of the one open place the work is in. */
const placeArea = ({ places }: Task): number | null => {
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
      if (concept.usual > 1 && task.places.length === 1 && placeArea(task) !== null)
        return derived(placeArea(task) ?? 0, 'area of the place as stated');
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
      return LOW_ROOFS.has(concept.id) && task.places.length === 1 && placeArea(task) !== null
        ? derived((placeArea(task) ?? 0) / 100, 'area of the place as stated / 100')
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
