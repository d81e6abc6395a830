// Values of a kitchen: the counter's stone, runs of cabinets, the island.
import type { JobAsRead, ParamOrNone } from './job-as-read.ts';
import { feetOf, named } from './job-as-read.ts';

const COUNTERS: readonly (readonly [string, string])[] = [
  ['quartz', 'quartz'],
  ['granite', 'granite'],
  ['marble', 'marble'],
  ['butcher', 'butcher'],
  ['solid_surface', 'solid'],
  ['formica', 'laminate'],
];

export const counter = (job: JobAsRead): ParamOrNone => {
  const tops = job.tasks.filter(({ concept }) =>
    ['countertop', 'cabinets', 'island'].includes(concept),
  );
  return COUNTERS.find(([word]) => tops.some((task) => task.qualifiers.has(word)))?.[1];
};

/** "22 LF base and 18 LF upper cabinets": the stated run of one kind of cabinet. */
export const cabinetRun =
  (own: string, other: string) =>
  (job: JobAsRead): ParamOrNone => {
    const found = job.tasks.find(
      ({ concept, qualifiers, verb }) =>
        concept === 'cabinets' &&
        verb !== 'remove' &&
        qualifiers.has(own) &&
        (!qualifiers.has(other) || qualifiers.has('both_runs')),
    );
    return found?.length ?? found?.feet;
  };

export const islandLength = (job: JobAsRead): ParamOrNone => {
  const island = named(job, 'island');
  return island ? (feetOf(island) ?? 6) : undefined;
};
