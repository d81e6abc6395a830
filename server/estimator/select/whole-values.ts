// Values the named objects give a whole-room assembly: how many, how long, whether at all.
import type { Facts } from '../parser/marks.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Params } from '../takeoff/run-assembly.ts';

export interface JobAsRead {
  tasks: readonly Task[];
  facts: Facts;
  words: ReadonlySet<string>;
}

export type ParamOrNone = Params[string] | undefined;

export type Rules = Readonly<Record<string, (job: JobAsRead) => ParamOrNone>>;

export const named = ({ tasks }: JobAsRead, ...concepts: string[]): Task | undefined =>
  tasks.find((task) => concepts.includes(task.concept) && task.verb !== 'remove');

export const quality = (job: JobAsRead, qualifier: string): boolean =>
  job.tasks.some((task) => task.qualifiers.has(qualifier));

export const feetOf = (task: Task | undefined): ParamOrNone =>
  task?.length ?? task?.feet ?? (task?.size ? task.size.length : undefined);

export const moves = (job: JobAsRead): ParamOrNone =>
  job.tasks.some((task) => task.verb === 'move') ||
  job.words.has('layout') ||
  job.words.has('reconfigure')
    ? 1
    : undefined;

export const count =
  (...concepts: string[]) =>
  (job: JobAsRead): ParamOrNone =>
    named(job, ...concepts)?.count;

export const present =
  (...concepts: string[]) =>
  (job: JobAsRead): ParamOrNone =>
    named(job, ...concepts) ? 1 : undefined;

export const volume =
  (concept: string) =>
  (job: JobAsRead): ParamOrNone =>
    named(job, concept)?.volume;
