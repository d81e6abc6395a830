// A count that is only the sum of the kinds told after it.
import type { Task } from '../parser/parsed-task.ts';
import type { Job } from './job.ts';

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
