// Follows what a sentence says of another: "the door", "only this is replaced", "break out, haul, repour".
// Runs before the tasks are settled; changes tasks and places only.
import type { Job } from './job.ts';
import { wordSet } from '../parser/language.ts';
import { sameGround, coatedRoof } from './references-ground.ts';
import { oneDwelling, remodelsNamed, throughout } from './references-places.ts';
import { sameDays, sameLength, sameWall, shareOf } from './references-measures.ts';

/** "Only the bedroom carpet is replaced": what stands in earlier sentences without a verb tells what is there. */
const onlyNamed = ({ scope }: Job): void => {
  const limit = scope.segments.find(
    ({ plain, objects, refused, clause }) =>
      plain[0] === 'only' &&
      objects > 0 &&
      !refused &&
      scope.tasks.some((task) => task.clause === clause && task.ownVerb),
  );
  if (!limit) return;
  scope.tasks = scope.tasks.filter(({ clause, verb }) => clause >= limit.clause || verb !== null);
};

const DOORS = wordSet('doors_of_references');

/** "The garage door is dented, replace the door": the door named before. */
const thatDoor = ({ scope }: Job): void => {
  for (const [index, task] of scope.tasks.entries()) {
    if (task.concept !== 'door' || task.count !== undefined || task.qualifiers.size > 0) continue;
    const named = scope.tasks
      .slice(0, index)
      .findLast(({ concept, clause }) => DOORS.has(concept) && clause >= task.clause - 2);
    if (named) task.concept = named.concept;
  }
};

/** "Break out, haul, repour": verbs of their own sentence, said of the one thing named before. */
const verbsOfLast = ({ scope }: Job): void => {
  const named = Map.groupBy(scope.tasks, ({ clause }) => clause);
  for (const [clause, said] of Map.groupBy(scope.bareVerbs, ({ clause: own }) => own)) {
    const verbs = said.map(({ verb }) => verb);
    const [thing, second] = named.get(clause - 1) ?? [];
    const renewed =
      verbs.includes('build') || verbs.includes('install') || verbs.includes('replace');
    if (!thing || second || thing.verb !== null || !renewed) continue;
    if (!scope.segments.some((part) => part.clause === clause && part.verb === 'remove')) continue;
    thing.verb = 'replace';
    thing.ownVerb = true;
  }
};

export const followReferences = (job: Job): void => {
  oneDwelling(job);
  throughout(job);
  sameLength(job);
  shareOf(job);
  onlyNamed(job);
  sameGround(job);
  sameWall(job);
  verbsOfLast(job);
  coatedRoof(job);
  sameDays(job);
  remodelsNamed(job);
  thatDoor(job);
};
