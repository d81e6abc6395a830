// What every rule for parameters shares: its shape, counts, taking a companion object along, what is to go.
import type { Task } from '../parser/parsed-task.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { Job } from './job.ts';
import type { Amount } from './amount.ts';
import { tasksOfSentence } from './sentences.ts';

export type ParamRule = (task: Task, job: Job, amount: Amount | null) => Params;

export const count = (task: Task): number => task.count ?? 1;

/** Another task of the same sentence about this object, not done yet. */
export const besideIt = (job: Job, task: Task, ...concepts: string[]): Task | undefined =>
  tasksOfSentence(job.scope.tasks, task.clause).find(
    (other) => concepts.includes(other.concept) && !job.done.has(other),
  );

/** The same, which the assembly then includes. */
export const companion = (job: Job, task: Task, ...concepts: string[]): Task | undefined => {
  const found = besideIt(job, task, ...concepts);
  if (found) job.done.add(found);
  return found;
};

/** Whether the old one of a thing is to go. */
export const removalNamed = (job: Job, concept: string): boolean =>
  job.scope.tasks.some((task) => task.concept === concept && task.qualifiers.has('remove_old')) ||
  job.scope.tasks.some((task) => task.concept === concept && task.verb === 'remove') ||
  job.scope.tasks.some(({ concept: id }) => id === 'haul');
