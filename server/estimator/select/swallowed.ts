// One thing, one price: a more exact piece of work takes the looser names for the same thing in its sentence.
import { conceptOf } from '../parser/concepts/all.ts';
import { LENT_QUANTITIES } from '../parser/parsed-quantity.ts';
import type { Task } from '../parser/parsed-task.ts';
import { spansOf } from '../parser/span.ts';
import type { Job } from './job.ts';
import { listsOf, wordSet } from '../parser/language.ts';
import { isBare } from './told-amounts.ts';
import { boardedSurfaces, stairFloors } from './surfaces-swallowed.ts';

/** What each object takes with it when both stand in one sentence. */
const SWALLOWS = listsOf('swallows');

/** Work told with its own amount beside others with theirs. */
const MEASURED_APART = wordSet('measured_apart');

/** Verbs that order a thing of its own even beside its narrower name. */
const ORDERS = new Set(['replace', 'install', 'build', 'remove', 'paint']);

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
