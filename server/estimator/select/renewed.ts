// What is replaced whole needs no repair of its own: a leak, a crack or a missing piece then only says why.
import type { Task } from '../parser/parsed-task.ts';
import type { Job } from './job.ts';
import { isStated } from './told-amounts.ts';
import { namesOf } from '../parser/language.ts';
import { RENEWING_VERBS } from '../parser/vocabulary/verbs.ts';

/** Complaints by the thing whose replacement settles them. */
const COMPLAINTS = namesOf('complaints');

/** "The roof is leaking and needs to be replaced": a complaint that is replaced is its thing. */
const becomeTheirThing = (tasks: readonly Task[]): void => {
  for (const task of tasks)
    if (task.concept === 'roof_leak' && task.ownVerb && task.verb === 'replace')
      task.concept = 'roof';
};

/** "Some shingles are missing, want a new roof": the new roof brings them. */
export const renewedWhole = (job: Job): void => {
  const { scope } = job;
  becomeTheirThing(scope.tasks);
  const renewed = new Set(
    scope.tasks.flatMap(({ concept, verb, ownVerb }) =>
      ownVerb && RENEWING_VERBS.has(verb) ? [concept] : [],
    ),
  );
  scope.tasks = scope.tasks.filter(
    (task) => isStated(task) || !renewed.has(COMPLAINTS[task.concept] ?? ''),
  );
};
