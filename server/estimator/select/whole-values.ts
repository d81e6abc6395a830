// Values the named objects give a whole-room assembly: how many, how large, whether at all.
import type { JobAsRead, ParamOrNone } from './job-as-read.ts';
import { named } from './job-as-read.ts';

export type Rules = Readonly<Record<string, (job: JobAsRead) => ParamOrNone>>;

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
