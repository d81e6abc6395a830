// Turns one task into work by the recipe of its object and verb.
import { roundCents } from '../../domain/money.ts';
import { conceptOf } from '../scope/concepts/all.ts';
import { items } from '../scope/concepts/concept.ts';
import type { Concept, Recipe } from '../scope/concepts/concept.ts';
import { BUILDINGS } from '../scope/locations.ts';
import type { Place, Task } from '../scope/scope.ts';
import { LOOSE_PLACES, WHOLE_PLACES } from '../scope/vocabulary/rooms.ts';
import type { Verb } from '../scope/vocabulary/verbs.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { Space } from '../takeoff/space.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { extraParams } from './extra-params.ts';
import { amountOf } from './quantity.ts';
import { isSupplied, noteSupplied, withoutProducts } from './supplied.ts';
import { combined, ownSpace, spacesOf } from './spaces.ts';

/** What to do with an object for which the verb has no recipe of its own. */
const GENERIC: Partial<Record<Verb, Recipe>> = {
  remove: items('GCN-LABOR*1.5'),
  repair: items('GCN-HANDY*2'),
  paint: items('PNT-LABOR*2'),
  reset: items('GCN-HANDY*1.5'),
  refinish: items('PNT-LABOR*4'),
};
/** The same per foot or square foot; a repair of a stated amount replaces that amount. */
const GENERIC_BY_SIZE: Partial<Record<Verb, Recipe>> = {
  remove: items('GCN-LABOR*0.03'),
  paint: items('PNT-LABOR*0.03'),
};
const LIKE_VERB: Partial<Record<Verb, Verb>> = { build: 'install', seal: 'repair' };
const SKIPPED: ReadonlySet<Verb> = new Set(['clean', 'mitigate', 'move']);

/** Work on a surface that a list only carries on to things one usually treats so. */
const TREATMENTS: ReadonlySet<Verb> = new Set([
  'paint',
  'refinish',
  'seal',
  'clean',
  'repair',
  'move',
]);
const TREATED: ReadonlySet<string> = new Set(
  'walls ceiling trim baseboard crown window_trim door interior_door entry_door closet_door siding fence deck cabinets shutter fascia soffit exterior_trim house_exterior stair_rail floor drywall plaster stucco wainscot chair_rail'.split(
    ' ',
  ),
);

/** The verb of a task; one only carried over from an earlier thing must suit this thing, else its usual work is meant. */
export const verbOf = ({ concept, verb, ownVerb, count }: Task): Verb | null => {
  if (verb === null || ownVerb || !TREATMENTS.has(verb)) return verb;
  if (verb === 'repair' || verb === 'clean' || verb === 'move')
    return conceptOf(concept).recipes[verb] ? verb : null;
  return TREATED.has(concept) && (count === undefined || concept === 'door') ? verb : null;
};

/** What to do with an object; null when nothing of the kind has a price. */
export const recipeOf = (concept: Concept, verb: Verb | null): Recipe | null => {
  if (verb === null || concept.always) return concept.recipes.otherwise;
  const own = concept.recipes[verb] ?? concept.recipes[LIKE_VERB[verb] ?? verb];
  if (own) return own;
  if (SKIPPED.has(verb)) return null;
  const generic = concept.measure === 'count' ? GENERIC[verb] : GENERIC_BY_SIZE[verb];
  return generic ?? concept.recipes.otherwise;
};

interface Chosen {
  params: Params;
  recipe: Recipe;
}

const choose = (recipe: Recipe, qualifiers: ReadonlySet<string>): Chosen => {
  const found = recipe.choose?.find(([qualifier]) => qualifiers.has(qualifier))?.[1];
  if (found === undefined) return { recipe, params: recipe.params ?? {} };
  if (typeof found === 'string') {
    const { fromRoom, perRoom } = recipe;
    return {
      recipe: items(found, {
        ...(fromRoom === undefined ? {} : { fromRoom }),
        ...(perRoom === undefined ? {} : { perRoom }),
      }),
      params: {},
    };
  }
  return { recipe, params: { ...recipe.params, ...found } };
};

const DEFAULT_TYPE: Readonly<Record<string, string>> = {
  cabinets: 'kitchen',
  driveway: 'driveway',
  patio: 'patio',
  deck: 'deck',
  sprinkler_head: 'office_suite',
  troffer: 'office_suite',
  fire_alarm: 'office_suite',
  diffuser: 'office_suite',
  act_ceiling: 'office_suite',
  white_box: 'retail',
  high_bay: 'warehouse',
};
const OWN_SIZE = new Set([
  'driveway',
  'patio',
  'deck',
  'addition',
  'adu',
  'new_house',
  'detached_garage',
  'act_ceiling',
  'white_box',
  'popcorn',
  'walls',
  'drywall',
]);

/** Rooms named with a new building are what it holds; a place with a size of its own is the building. */
const isSiteOf = ({ type, sizes, area }: Place): boolean =>
  WHOLE_PLACES.has(type) ||
  type === 'room' ||
  (sizes.length > 0 && area === null && type === 'exterior');

const labelOf = (type: string, concept: Concept): string => {
  const words =
    (LOOSE_PLACES.has(type) ? '' : type.replaceAll('_', ' ')) ||
    (concept.words.split('|')[0] ?? '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The spaces a task needs: its own stated size, the rooms named, or the usual room of such an object. */
const spacesFor = (
  concept: Concept,
  task: Task,
  job: Job,
): { space: Space; times: number; named: boolean }[] => {
  const type =
    DEFAULT_TYPE[concept.id] ??
    concept.home ??
    (concept.id in job.book.roomDefaults ? concept.id : 'room');
  const hasOwn = OWN_SIZE.has(concept.id) && (task.size !== undefined || task.area !== undefined);
  if (hasOwn)
    return [
      { space: ownSpace(type, labelOf(type, concept), task, job.book), times: 1, named: true },
    ];
  const places = task.places.filter(
    (place) => !place.excluded && !(BUILDINGS.has(concept.id) && !isSiteOf(place)),
  );
  if (places.length > 0 && !OUTDOORS.has(concept.id)) {
    return places.flatMap((place) =>
      spacesOf(place, job.book).map((entry) => ({ ...entry, named: true })),
    );
  }
  return [{ space: ownSpace(type, places[0]?.label ?? '', {}, job.book), times: 1, named: false }];
};

const joined = (spaces: ReturnType<typeof spacesFor>): ReturnType<typeof spacesFor> => {
  const all = spaces.flatMap(({ space, times }) =>
    Array.from({ length: Math.min(times, 200) }, () => space),
  );
  return [{ space: combined(all), times: 1, named: spaces.some(({ named }) => named) }];
};

const OUTDOORS = new Set(['deck', 'patio', 'driveway']);

const multiplies = (concept: Concept, task: Task): boolean =>
  concept.measure === 'count' &&
  task.count === undefined &&
  task.places.some((place) => place.count > 1);

const taskWords = ({ concept, verb }: Task): string =>
  `${verb === null ? '' : `${verbWord(verb).toLowerCase()} `}${conceptOf(concept).words.split('|')[0] ?? concept}`;

/** Work of one task; empty when it cannot be priced. */
export const taskPackages = (task: Task, job: Job): WorkPackage[] => {
  if (!isSupplied(task)) return pricedWork(task, job);
  noteSupplied(task, job);
  return pricedWork(task, job).map((work) => withoutProducts(work, ['*'], job));
};

const pricedWork = (task: Task, job: Job): WorkPackage[] => {
  if (task.concept === 'drywall' && task.area !== undefined && task.verb !== 'repair')
    return [boardByArea(task, task.area, job)];
  const concept = conceptOf(task.concept);
  const found = recipeOf(concept, verbOf(task));
  if (!found || found.codes?.length === 0) {
    job.scope.notes.push(
      `The price list has no rate for "${taskWords(task)}", so it is not in the total.`,
    );
    return [];
  }
  const { recipe, params } = choose(found, task.qualifiers);
  const found0 = spacesFor(concept, task, job);
  const spaces = recipe.together === true ? joined(found0) : found0;
  const used =
    recipe.perRoom === true || recipe.fromRoom !== undefined ? spaces : spaces.slice(0, 1);
  return used.map(({ space, times, named }) => {
    const amount = amountOf(concept, recipe, task, space);
    const repeat =
      recipe.perRoom === true || recipe.fromRoom !== undefined || multiplies(concept, task)
        ? times
        : 1;
    const shown = named ? space : { ...space, label: space.label };
    if (recipe.assembly !== undefined) {
      const extra = extraParams(recipe.assembly, task, job, amount);
      const all: Record<string, Params[string]> = { ...params, ...extra.params };
      const statedNames = new Set(extra.stated);
      if (recipe.quantity !== undefined && amount && !(recipe.quantity in extra.params)) {
        all[recipe.quantity] = roundCents(amount.value);
        if (amount.basis === 'STATED' || amount.basis === 'DERIVED')
          statedNames.add(recipe.quantity);
      }
      return packageOf({
        assembly: recipe.assembly,
        space: shown,
        params: all,
        stated: statedNames,
        times: repeat,
      });
    }
    const quantity = amount ?? { value: 1, basis: 'DEFAULT' as const, formula: 'one assumed' };
    return packageOf({
      space: shown,
      times: repeat,
      work: `${verbWord(task.verb)} ${(concept.words.split('|')[0] ?? '').toLowerCase()}`,
      items: (recipe.codes ?? []).map(([code, factor]) =>
        direct(
          code,
          quantity.value * factor,
          quantity.basis,
          factor === 1 ? quantity.formula : `${factor} x ${quantity.formula}`,
        ),
      ),
    });
  });
};

/** Drywall given as an area is the area of the boards, not of a floor. */
const boardByArea = (task: Task, area: number, job: Job): WorkPackage => {
  const board = task.qualifiers.has('type_x')
    ? 'DRW-58X'
    : task.qualifiers.has('moisture')
      ? 'DRW-MR'
      : 'DRW-WALL';
  const removes = task.verb === 'replace' || task.verb === 'remove' || task.verb === null;
  const isPainted = job.scope.bareVerbs.some(
    ({ verb, clause, area: own }) => verb === 'paint' && clause === task.clause && own === null,
  );
  const codes = [
    ...(removes ? ['DEM-DRYWALL'] : []),
    ...(task.verb === 'remove' ? [] : [board]),
    ...(isPainted ? ['PNT-PRIME', 'PNT-WALL'] : []),
  ];
  const space = ownSpace('room', task.places[0]?.label ?? '', {}, job.book);
  return packageOf({
    space,
    work: `${verbWord(task.verb)} drywall`,
    items: codes.map((code) => direct(code, area, 'STATED', `${area} SF as stated`)),
  });
};

const VERB_WORDS: Partial<Record<Verb, string>> = {
  install: 'Install',
  remove: 'Remove',
  paint: 'Paint',
  refinish: 'Refinish',
  repair: 'Repair',
  clean: 'Clean',
  reset: 'Detach and reset',
  move: 'Move',
  build: 'Build',
  seal: 'Seal',
};
export const verbWord = (verb: Verb | null): string =>
  verb === null ? 'Replace' : (VERB_WORDS[verb] ?? 'Replace');
