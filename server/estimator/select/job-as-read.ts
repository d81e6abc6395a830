// What was read of a job that a whole-room assembly is for, and its named objects.
import type { Facts } from '../parser/marks.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Params } from '../takeoff/run-assembly.ts';

export interface JobAsRead {
  tasks: readonly Task[];
  facts: Facts;
  words: ReadonlySet<string>;
}

export type ParamOrNone = Params[string] | undefined;

export const named = ({ tasks }: JobAsRead, ...concepts: string[]): Task | undefined =>
  tasks.find((task) => concepts.includes(task.concept) && task.verb !== 'remove');

export const quality = (job: JobAsRead, qualifier: string): boolean =>
  job.tasks.some((task) => task.qualifiers.has(qualifier));

export const feetOf = (task: Task | undefined): ParamOrNone =>
  task?.length ?? task?.feet ?? (task?.size ? task.size.length : undefined);
