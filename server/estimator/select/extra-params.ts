// Parameters of single assemblies that depend on more than one quantity: roof slope, patch sizes, vanity width.
import { conceptOf } from '../scope/concepts/all.ts';
import type { Task } from '../scope/scope.ts';
import { WHOLE_PLACES } from '../scope/vocabulary/rooms.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { Job } from './job.ts';
import type { Amount } from './quantity.ts';
import { squaresOver } from './quantity.ts';
import { vanityWidth } from './whole-params.ts';

interface Extra {
  params: Params;
  stated: string[];
}

type Rule = (task: Task, job: Job, amount: Amount | null) => Params;

const count = (task: Task): number => task.count ?? 1;

/** Another task of the same sentence about this object, which the assembly then includes. */
const companion = (job: Job, task: Task, ...concepts: string[]): Task | undefined => {
  const found = job.scope.tasks.find(
    (other) =>
      concepts.includes(other.concept) && other.clause === task.clause && !job.done.has(other),
  );
  if (found) job.done.add(found);
  return found;
};

const pitchFactor = (job: Job): number => {
  const { pitch } = job.scope.facts;
  return job.book.pitchFactors[String(pitch ?? 6)] ?? job.book.pitchFactors['6'] ?? 1.118;
};

const roof: Rule = (task, job) => {
  const { facts, words } = job.scope;
  const flat = task.qualifiers.has('membrane');
  const house = job.scope.places.find(
    (place) => !place.excluded && (place.area !== null || place.sizes.length > 0),
  );
  const size = house?.sizes[0];
  const footprint = house?.area ?? (size ? size.length * size.width : null);
  const storeys = facts.stories ?? 1;
  const params: Record<string, Params[string]> = {};
  if (task.squares !== undefined) params['sq'] = task.squares;
  else if (task.area !== undefined) params['sq'] = task.area / 100;
  else if (footprint !== null) {
    params['sq'] =
      Math.round(
        (flat
          ? footprint / 100
          : squaresOver(
              footprint / Math.max(1, words.has('footprint') ? 1 : storeys),
              pitchFactor(job),
            )) * 10,
      ) / 10;
  }
  if (facts.pitch !== null) params['pitch'] = facts.pitch;
  if (facts.stories !== null) params['stories'] = facts.stories;
  if (facts.layers !== null) params['layers'] = facts.layers;
  const chimney = companion(job, task, 'chimney', 'chimney_flashing');
  if (chimney) params['chimneys'] = count(chimney);
  const skylight = companion(job, task, 'skylight');
  if (skylight) params['skylights'] = count(skylight);
  if (words.has('overlay') || words.has('layover')) params['tearoff'] = 0;
  if (flat) companion(job, task, 'attic_insulation');
  return params;
};

const roofRepair: Rule = (task, job) => {
  const boots = companion(job, task, 'pipe_boot');
  const chimney =
    task.qualifiers.has('near:chimney') ||
    companion(job, task, 'chimney', 'chimney_flashing') !== undefined;
  const area = task.area ?? (task.squares === undefined ? undefined : task.squares * 100);
  return {
    visits: 1,
    boots: boots ? count(boots) : task.concept === 'missing_shingles' ? 0 : 1,
    ...(chimney ? { chimney: 1 } : {}),
    ...(area === undefined ? {} : { sf: area }),
  };
};

const drywallRepair: Rule = (task, _job, amount) => {
  const holes = amount && conceptOf(task.concept).measure === 'count' ? amount.value : 1;
  const none = { small: 0, medium: 0, large: 0 };
  if (task.concept === 'crack') return { ...none, crack_lf: amount?.value ?? 10, paint_sf: 40 };
  if (task.concept === 'ceiling') return { ...none, large: count(task), paint_sf: 60 };
  if (task.qualifiers.has('large')) return { ...none, large: holes, paint_sf: 60 * holes };
  if (task.qualifiers.has('small'))
    return { ...none, small: holes, paint_sf: Math.max(20, 8 * holes) };
  return { ...none, medium: holes, paint_sf: 35 * holes };
};

const LANDSCAPE_NOTHING = { sod_sf: 1_000, mulch_cy: 6, shrubs: 10, trees: 1 };

const windows: Rule = (task, job) => {
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

const deck: Rule = (task, job) => {
  const steps = companion(job, task, 'stair_tread', 'deck_stairs');
  const rail = companion(job, task, 'deck_rail');
  const composite = rail && (rail.qualifiers.has('composite') || rail.qualifiers.has('aluminum'));
  return {
    ...(steps?.count === undefined ? {} : { steps: steps.count }),
    ...(composite ? { rail: 'comp' } : {}),
    ...(rail && (rail.length ?? rail.feet) !== undefined
      ? { rail_lf: rail.length ?? rail.feet ?? 0 }
      : {}),
    ...(job.scope.exclusions.some(({ concept }) => concept === 'deck_rail') ? { rail_lf: 0 } : {}),
  };
};

const removalNamed = (job: Job, concept: string): boolean =>
  job.scope.tasks.some((task) => task.concept === concept && task.qualifiers.has('remove_old')) ||
  job.scope.tasks.some((task) => task.concept === concept && task.verb === 'remove') ||
  job.scope.tasks.some(({ concept: id }) => id === 'haul');

const fence: Rule = (task, job) => {
  const gates = companion(job, task, 'gate');
  const six = (task.feet ?? 0) >= 6;
  return {
    gates: gates ? count(gates) : 1,
    ...(six && task.qualifiers.has('chain_link') ? { type: 'chain6' } : {}),
    ...(removalNamed(job, 'fence') ? { demo: 1 } : {}),
    ...(job.scope.tasks.some((other) => other.concept === 'fence' && other.verb === 'paint')
      ? { stain: 1 }
      : {}),
  };
};

const fenceRepair: Rule = (task, job) => {
  const posts = companion(job, task, 'fence_post');
  const sections = companion(job, task, 'fence_section');
  if (!posts && !sections) return {};
  return { posts: posts ? count(posts) : 0, sections: sections ? count(sections) : 0 };
};

const gutters: Rule = (task, job) => {
  const guard = companion(job, task, 'gutter_guard');
  const down = companion(job, task, 'downspout');
  return {
    ...(guard || task.qualifiers.has('leaf_guard') ? { guard: 1 } : {}),
    ...(down?.length === undefined ? {} : { down_lf: down.length }),
    ...(task.verb === 'install' && !removalNamed(job, 'gutter') ? { demo: 0 } : {}),
  };
};

const siding: Rule = (task, job) => ({
  ...(companion(job, task, 'soffit', 'fascia') ? { soffit: 1 } : {}),
  ...(task.verb === 'install' && !job.scope.tasks.some((other) => other.verb === 'remove')
    ? { demo: 1 }
    : {}),
});

const exteriorPaint: Rule = (task, job) => {
  const house = job.scope.places.find(
    (place) => place.area !== null && ['house', 'exterior'].includes(place.type),
  );
  const sidingTask =
    task.concept === 'siding' ? task : companion(job, task, 'siding', 'house_exterior');
  const doors = companion(job, task, 'door', 'entry_door');
  companion(job, task, 'trim', 'exterior_trim');
  companion(job, task, 'walls');
  const floors = job.scope.facts.stories ?? 1;
  // Wall area of a house of that floor area: perimeter of its footprint times nine feet a storey.
  const wallArea = house?.type === 'exterior' ? house.area : null;
  const fromHouse = house?.area ? 4.2 * Math.sqrt(house.area / floors) * 9.5 * floors * 0.88 : null;
  const area = task.area ?? sidingTask?.area ?? wallArea ?? fromHouse;
  if (area === null || area === undefined) return doors ? { doors_x: count(doors) } : {};
  return {
    siding_sf: Math.round(area),
    trim_lf: Math.round(area * 0.175),
    ...(doors ? { doors_x: count(doors) } : {}),
    ...(job.scope.exclusions.some(
      ({ concept }) => concept === 'trim' || concept === 'exterior_trim',
    )
      ? { trim_lf: 0 }
      : {}),
  };
};

const wallRemoval: Rule = (task) => {
  const run = task.length ?? task.feet;
  return {
    ...(run === undefined ? {} : { lf: run }),
    ...(task.qualifiers.has('bearing') && !task.qualifiers.has('nonbearing') ? { bearing: 1 } : {}),
  };
};

const insulation: Rule = (task, job) => {
  const attic = job.scope.places.find(
    (place) => place.area !== null && ['attic', 'house', 'room'].includes(place.type),
  );
  return {
    sf: task.area ?? attic?.area ?? 1_200,
    remove: removalNamed(job, 'attic_insulation') ? 1 : 0,
  };
};

const RULES: Readonly<Record<string, Rule>> = {
  roof_replace: roof,
  roof_repair: roofRepair,
  drywall_repair: drywallRepair,
  landscape_basic: () => LANDSCAPE_NOTHING,
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
  door_replace: (task, job) =>
    companion(job, task, 'lock', 'cabinet_hardware') ? { lock: 1 } : {},
  office_partition: (task, job) => {
    const doors = companion(job, task, 'interior_door', 'commercial_door', 'door');
    return { doors_n: doors ? count(doors) : 1 };
  },
  unit_turn: (task, job) => {
    const place = job.scope.places.find(({ type, area }) => type === 'unit_2br' && area !== null);
    const area = task.area ?? place?.area;
    return {
      ...(area ? { sf: area } : {}),
      ...(task.count === undefined ? {} : { units: task.count }),
    };
  },
  demising_wall: (task, job) => {
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
