// One thing, one price: a more exact piece of work takes the looser names for the same thing in its sentence.
import { conceptOf } from '../parser/concepts/all.ts';
import { LENT_QUANTITIES } from '../parser/parsed-quantity.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { spansOf } from '../parser/span.ts';
import type { Job } from './job.ts';
import { listsOf, wordSet } from '../parser/language.ts';

/** What each object takes with it when both stand in one sentence. */
const SWALLOWS = listsOf('swallows');

/** Work told with its own amount beside others with theirs. */
const MEASURED_APART = wordSet('measured_apart');

/** Verbs that order a thing of its own even beside its narrower name. */
const ORDERS = new Set(['replace', 'install', 'build', 'remove', 'paint']);

const isBare = (task: Task): boolean =>
  LENT_QUANTITIES.every((name) => task[name] === undefined) && !task.size;

/** "Build a 16x20 deck with composite boards": what the whole is made of takes no whole. */
const isBuilt = (keeper: Task, other: Task): boolean => {
  const { within } = conceptOf(keeper.concept);
  const { pricings } = conceptOf(other.concept);
  const made = (pricings[other.verb ?? 'install'] ?? pricings.otherwise).assembly;
  return (
    made !== undefined &&
    within?.split(' ').includes(made) === true &&
    other.ownVerb &&
    (other.verb === 'build' || other.verb === 'install')
  );
};

/** "Retile the floor 45 SF, regrout the shower": a floor with its own order is no joint to fill. */
const isLaid = (keeper: Task, other: Task): boolean =>
  keeper.concept === 'regrout' &&
  other.concept === 'floor' &&
  (other.verb === 'replace' || !isBare(other));

const takeOver = (keeper: Task, other: Task): void => {
  keeper.spans = spansOf([{ spans: keeper.spans ?? [] }, other]);
  if (!isBare(keeper)) return;
  for (const name of LENT_QUANTITIES) if (other[name] !== undefined) keeper[name] = other[name];
  if (other.size) keeper.size = other.size;
  for (const place of other.places) if (!keeper.places.includes(place)) keeper.places.push(place);
};

const isOrdered = (keeper: Task, other: Task): boolean =>
  other.verb !== null &&
  other.verb !== keeper.verb &&
  (keeper.verb !== null || other.floor !== null) &&
  ((other.verb === 'refinish' &&
    (other.at ?? 0) < (keeper.at ?? 0) &&
    conceptOf(other.concept).pricings.refinish !== undefined) ||
    (other.ownVerb && ORDERS.has(other.verb) && !isBare(other)));

const FAMILIES = [
  [
    'door',
    'interior_door',
    'entry_door',
    'patio_door',
    'storm_door',
    'french_door',
    'closet_door',
    'barn_door',
    'garage_door',
  ],
  ['window', 'egress_window', 'window_glass', 'skylight'],
  ['light', 'recessed', 'pendant', 'vanity_light', 'chandelier', 'exterior_light', 'fixture'],
];

/** Kinds told of some of the things counted before. */
const differs = (header: Task, parts: readonly Task[]): boolean =>
  parts.length > 0 &&
  parts.every(({ count, qualifiers }) =>
    count === undefined
      ? false
      : [...qualifiers].some((quality) => quality !== 'plural' && !header.qualifiers.has(quality)),
  );

/** "4 exterior doors: 1 front, 1 sliding, 2 side": the first count is the sum of those that follow. */
export const dropHeaders = (job: Job): void => {
  const { tasks } = job.scope;
  const sentences = Map.groupBy(tasks, ({ clause }) => clause);
  const dropped = new Set<Task>();
  for (const header of tasks) {
    const family = FAMILIES.find((names) => names.includes(header.concept));
    if (!family || header.count === undefined) continue;
    const named = sentences.get(header.clause) ?? [];
    const parts = named
      .slice(named.indexOf(header) + 1)
      .filter(({ concept }) => family.includes(concept));
    const sum = parts.reduce((total, { count }) => total + (count ?? 0), 0);
    const rest = job.scope.words.has('rest') && sum < header.count && differs(header, parts);
    if (parts.length > 1 && sum === header.count) dropped.add(header);
    else if (rest) header.count -= sum;
    else if (header.qualifiers.has('heads') && sum > 0 && sum < header.count) header.count -= sum;
  }
  job.scope.tasks = tasks.filter((task) => !dropped.has(task));
};

const BOARDING: ReadonlySet<Task['verb']> = new Set(['install', 'finish', null]);
const SURFACES = new Set(['walls', 'ceiling']);

/** "Hang and finish drywall, walls and ceiling": where the boards go, and how much of them. */
const boardedSurfaces = (job: Job): void => {
  const boards = job.scope.tasks.filter(
    ({ concept, verb }) => concept === 'drywall' && BOARDING.has(verb),
  );
  const isBoarded = (task: Task, board: Task): boolean =>
    board.clause === task.clause &&
    (board.verb === task.verb || (board.verb === null && task.verb === 'finish'));
  job.scope.tasks = job.scope.tasks.filter((task) => {
    const board = SURFACES.has(task.concept)
      ? boards.find((other) => isBoarded(task, other))
      : undefined;
    if (!board) return true;
    if (!isBare(task)) {
      // "Hang drywall, 800 SF of wall".
      if (task.concept !== 'walls' || task.area === undefined || !isBare(board)) return true;
      board.area = task.area;
    } else if (board.places.length === 0) board.places = task.places;
    return false;
  });
};

const STEPS = new Set(['stair_tread', 'stair_carpet']);
const isFlight = ({ type }: ReadPlace): boolean => type === 'stairs';

/** "Refinish hardwood stairs, 15 steps": the floor of a flight is its treads, counted by themselves. */
const stairFloors = (job: Job): void => {
  const { tasks } = job.scope;
  const treads = tasks.filter(({ concept }) => STEPS.has(concept));
  job.scope.tasks = tasks.filter((task) => {
    if (task.concept !== 'floor' || !task.places.some(isFlight)) return true;
    if (!treads.some(({ clause, verb }) => clause === task.clause && verb === task.verb))
      return true;
    task.places = task.places.filter((place) => !isFlight(place));
    return task.places.length > 0;
  });
};

/** Marks looser names as done; their quantity goes to the exact piece of work when that has none. */
export const swallow = (job: Job): void => {
  boardedSurfaces(job);
  stairFloors(job);
  const sentences = Map.groupBy(job.scope.tasks, ({ clause }) => clause);
  for (const keeper of job.scope.tasks) {
    const names = SWALLOWS[keeper.concept];
    if (!names || job.done.has(keeper)) continue;
    for (const other of sentences.get(keeper.clause) ?? []) {
      const same = other !== keeper && names.includes(other.concept);
      // "2,200 SF attic, 1,600 SF walls, 220 LF foam": each with its own amount.
      const apart = MEASURED_APART.has(keeper.concept) && !isBare(keeper) && !isBare(other);
      if (!same || apart || job.done.has(other) || isOrdered(keeper, other)) continue;
      if (isBuilt(keeper, other) || isLaid(keeper, other)) continue;
      takeOver(keeper, other);
      job.done.add(other);
    }
  }
  const isSwallowed = ({ clause, concept }: Task): boolean =>
    sentences.get(clause)?.some((keeper) => SWALLOWS[keeper.concept]?.includes(concept)) === true;
  job.scope.tasks = job.scope.tasks.filter((task) => !job.done.has(task) || !isSwallowed(task));
};
