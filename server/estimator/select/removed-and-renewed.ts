// Settles objects that are removed and renewed, or only pointed at by a later verb.
import type { Task } from '../parser/parsed-task.ts';
import type { Job } from './job.ts';
import { tasksOfSentence } from './sentences.ts';

const TREATED_OUTSIDE = new Set(['deck', 'fence', 'siding', 'house_exterior', 'shed', 'pergola']);
const TREATS = new Set(['clean', 'paint', 'refinish', 'seal']);

/** "Tear out and repour": two verbs for one object mean it is replaced. */
export const removedAndRenewed = (job: Job): void => {
  const { scope } = job;
  const named = (clause: number): readonly Task[] => tasksOfSentence(scope.tasks, clause);
  scope.bareVerbs = scope.bareVerbs.filter(({ verb, clause, materials }) => {
    if (verb !== 'build' && verb !== 'install' && verb !== 'replace') return true;
    const task = named(clause).find(
      (other) => other.verb === 'remove' && other.concept !== 'floor',
    );
    if (task) {
      task.verb = 'replace';
      // "Tear out the asphalt driveway and put in concrete": what comes back is concrete.
      if (materials && materials.length > 0) task.qualifiers = new Set(materials);
    }
    return !task;
  });
  for (const { verb, clause, at: verbAt } of scope.bareVerbs) {
    // "Toilet runs, fix it": a verb without an object speaks of the object just named.
    const last =
      named(clause).findLast(
        (other) => verbAt === undefined || other.at === undefined || other.at < verbAt,
      ) ??
      // "The bay window leaks. Replace it and fix the sill": what was told of before.
      (verb === 'replace'
        ? named(clause - 1).findLast((other) => other.verb === 'repair')
        : undefined) ??
      named(clause).at(-1);
    if (
      last &&
      (verb === 'repair' || verb === 'replace') &&
      (last.verb === null || last.verb === 'repair')
    ) {
      last.verb = verb;
      last.ownVerb = true;
    }
  }
  for (const bare of scope.bareVerbs.filter((said) => said.named !== true)) {
    // "The deck is 12x12 and gray. Wash it and stain it": work on what was told of before.
    const told = named(bare.clause - 1).at(-1);
    if (!told || told.verb !== null || !TREATED_OUTSIDE.has(told.concept)) continue;
    if (!TREATS.has(bare.verb)) continue;
    told.verb = bare.verb;
    told.ownVerb = true;
    if (scope.bareVerbs.some(({ verb, clause }) => verb === 'paint' && clause === bare.clause))
      told.verb = 'paint';
    scope.bareVerbs = scope.bareVerbs.filter(({ clause }) => clause !== bare.clause);
  }
  for (const { verb, clause } of scope.bareVerbs) {
    // "New suspended ceiling, remove old grid": what is removed is the object of the sentence.
    const [task] = named(clause);
    if (verb !== 'remove' || !task || task.concept === 'floor' || task.verb === 'remove') continue;
    task.qualifiers.add('remove_old');
    if (task.verb === null || task.verb === 'install') task.verb = 'replace';
  }
};
