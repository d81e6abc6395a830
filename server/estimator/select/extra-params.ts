// Parameters of single assemblies that depend on more than one quantity: roof slope, patch sizes, vanity width.
import { conceptOf } from '../parser/concepts/all.ts';
import type { Task } from '../parser/parsed-task.ts';
import { WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { Job } from './job.ts';
import { besideIt, companion, count, removalNamed } from './param-rule.ts';
import type { ParamRule } from './param-rule.ts';
import { deck } from './params-deck.ts';
import { exteriorPaint } from './params-exterior-paint.ts';
import { fence, fenceRepair } from './params-fence.ts';
import { gutters, siding } from './params-cladding.ts';
import { landscape } from './params-landscape.ts';
import { roof, roofRepair } from './params-roof.ts';
import type { Amount } from './amount.ts';
import { turnLevel } from './turn-values.ts';
import { vanityWidth } from './vanity-width.ts';

interface Extra {
  params: Params;
  stated: string[];
}

const drywallRepair: ParamRule = (task, _job, amount) => {
  const holes = amount && conceptOf(task.concept).measure === 'count' ? amount.value : 1;
  const none = { small: 0, medium: 0, large: 0 };
  if (task.concept === 'crack') return { ...none, crack_lf: amount?.value ?? 10, paint_sf: 40 };
  if (task.concept === 'ceiling') return { ...none, large: count(task), paint_sf: 60 };
  if (task.qualifiers.has('large')) return { ...none, large: holes, paint_sf: 60 * holes };
  if (task.qualifiers.has('small'))
    return { ...none, small: holes, paint_sf: Math.max(20, 8 * holes) };
  return { ...none, medium: holes, paint_sf: 35 * holes };
};

const windows: ParamRule = (task, job) => {
  if (task.count !== undefined) return { n: task.count, permit: task.count >= 4 ? 1 : 0 };
  const [place] = task.places.filter(({ excluded }) => !excluded);
  const one = !task.qualifiers.has('plural') && task.all !== true && task.ownVerb;
  if (one && (!place || !WHOLE_PLACES.has(place.type))) return { n: 1 };
  const defaults = place ? job.book.roomDefaults[place.type] : undefined;
  const usual =
    place && defaults && place.type !== 'house'
      ? Math.max(1, defaults.windows) * place.count
      : (job.book.wholeDefaults['windows'] ?? 12);
  return { n: task.places.length === 0 && job.scope.words.has('a') ? 1 : usual };
};

const wallRemoval: ParamRule = (task, job) => {
  const span = task.qualifiers.has('bearing') ? companion(job, task, 'beam') : undefined;
  const run = task.length ?? task.feet ?? span?.length ?? span?.feet;
  return {
    ...(run === undefined ? {} : { lf: run }),
    ...(task.qualifiers.has('bearing') && !task.qualifiers.has('nonbearing') ? { bearing: 1 } : {}),
  };
};

const insulation: ParamRule = (task, job) => {
  const attic = job.scope.places.find(
    (place) =>
      (place.area !== null || place.sizes.length > 0) &&
      ['attic', 'house', 'room'].includes(place.type),
  );
  const [size] = attic?.sizes ?? [];
  const floor = attic?.area ?? (size ? size.length * size.width : undefined);
  const airless = job.scope.exclusions.some(({ concept }) => concept === 'air_seal');
  return {
    sf: task.area ?? floor ?? 1_200,
    ...(airless ? { airseal: 0 } : {}),
    remove: removalNamed(job, 'attic_insulation') ? 1 : 0,
  };
};

/** Usual heights of office walls and of walls to the deck, ft (assemblies.json). */
const PARTITION_HEIGHT = 9;
const DECK_HEIGHT = 12;

/** A stated floor area brings the whole of its lighting and air. */
const isSized = ({ scope }: Job): boolean =>
  scope.places.some(({ area, sizes }) => area !== null || sizes.length > 0);

const turnLevelOf = ({ scope }: Job): Params => {
  const level = turnLevel(scope);
  return level === undefined ? {} : { level };
};

const RULES: Readonly<Record<string, ParamRule>> = {
  roof_replace: roof,
  roof_repair: roofRepair,
  drywall_repair: drywallRepair,
  landscape_basic: landscape,
  windows_replace: windows,
  deck_build: deck,
  fence_build: fence,
  fence_repair: fenceRepair,
  gutters_replace: gutters,
  siding_replace: siding,
  exterior_paint: exteriorPaint,
  wall_removal: wallRemoval,
  attic_insulation: insulation,
  vanity_replace: (task) => {
    const width = vanityWidth(task);
    return width === undefined ? {} : { width };
  },
  cabinet_paint: (task, job) => {
    const fronts = companion(job, task, 'cabinet_fronts');
    const hardware = companion(job, task, 'cabinet_hardware');
    return {
      ...(fronts?.count === undefined ? {} : { fronts: fronts.count }),
      ...(hardware ? { hardware: 1 } : {}),
    };
  },
  trim_room: (task) => (task.qualifiers.has('crown') ? { crown: 1 } : {}),
  hvac_replace: (task) => ({ systems: task.count ?? 1 }),
  door_replace: (task, job) => {
    const lock = besideIt(job, task, 'lock', 'cabinet_hardware');
    if (!lock) return {};
    // "3 doors, and new knobs on the other 5": those are of other doors.
    const others = job.scope.tasks.some(
      ({ concept, count: locks }) =>
        concept === 'lock' && locks !== undefined && locks !== task.count,
    );
    if (others) return {};
    job.done.add(lock);
    return { lock: 1 };
  },
  office_partition: (task, job) => {
    const doors = companion(job, task, 'interior_door', 'commercial_door', 'door');
    // A stated area is that of the board, and leaves doors out.
    if (task.area !== undefined && task.length === undefined)
      return { lf: task.area / PARTITION_HEIGHT, ht: PARTITION_HEIGHT, doors_n: 0 };
    return { doors_n: doors ? count(doors) : 1 };
  },
  // So many lights or outlets of air, and no new layout around them.
  led_troffers: (task, job) => {
    if (task.count === undefined || isSized(job)) return {};
    const sensors = companion(job, task, 'occupancy_sensor') ? {} : { sensors: 0 };
    return { n: task.count, ...sensors, exits: 0 };
  },
  hvac_diffusers: (task, job) =>
    task.count === undefined || isSized(job) ? {} : { n: task.count, returns: 0, zones: 0 },
  unit_turn: (task, job) => {
    const place = job.scope.places.find(({ type, area }) => type === 'unit_2br' && area !== null);
    const area = task.area ?? place?.area;
    return {
      ...(area ? { sf: area } : {}),
      ...(task.count === undefined ? {} : { units: task.count }),
      ...turnLevelOf(job),
    };
  },
  demising_wall: (task, job) => {
    if (task.area !== undefined && task.length === undefined)
      return { lf: task.area / DECK_HEIGHT, deck_ht: DECK_HEIGHT };
    if (task.feet !== undefined && task.qualifiers.has('to_deck')) return { deck_ht: task.feet };
    const [height] = job.scope.places.flatMap((place) =>
      place.height === null ? [] : [place.height],
    );
    return height === undefined ? {} : { deck_ht: height };
  },
};

/** Assemblies that take other named objects into themselves; they are worked out first. */
export const takesCompanions = (assembly: string | undefined): boolean =>
  assembly !== undefined && assembly in RULES;

/** Further parameters of an assembly, and which of them the user stated. */
export const extraParams = (
  assembly: string,
  task: Task,
  job: Job,
  amount: Amount | null,
): Extra => {
  const params = RULES[assembly]?.(task, job, amount) ?? {};
  return { params, stated: Object.keys(params) };
};
