// Parameters of a new floor that its room and the sentence decide: base, heat, what comes out.
import type { Task } from '../parser/parsed-task.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { Space } from '../takeoff/space.ts';
import { OLD_FLOOR } from './floor-codes.ts';
import type { Job } from './job.ts';
import { tasksOfSentence } from './sentences.ts';
import { namesOf } from '../parser/language.ts';

export const baseParam = (task: Task, job: Job): Params => {
  if (job.scope.exclusions.some(({ concept }) => concept === 'baseboard' || concept === 'trim'))
    return { base: 'none' };
  const base = tasksOfSentence(job.scope.tasks, task.clause).find(
    (other) =>
      other.concept === 'baseboard' &&
      !job.done.has(other) &&
      (other.verb === 'install' || other.verb === 'replace' || other.verb === null) &&
      other.length === undefined,
  );
  if (!base) {
    const elsewhere = job.scope.tasks.some(
      ({ concept, verb, length }) =>
        concept === 'baseboard' &&
        length !== undefined &&
        (verb === 'install' || verb === 'replace' || verb === null),
    );
    return elsewhere ? { base: 'none' } : {};
  }
  job.done.add(base);
  return { base: 'new' };
};

/** "Heated tile floor": the mat lies under this floor. */
export const heatParam = (task: Task, job: Job): Params => {
  const mat = job.scope.tasks.find(
    ({ concept, clause }) => concept === 'heated_floor' && clause === task.clause,
  );
  if (mat) job.done.add(mat);
  return mat || task.qualifiers.has('heated') ? { heat: 1 } : {};
};

const WET = new Set(['bathroom', 'primary_bathroom', 'powder_room', 'kitchen', 'laundry_room']);

/** "Replace the hardwood": the same kind comes out. */
const LIKE = namesOf('like');

export const demoParam = (
  task: Task,
  space: Space,
  removed: string | undefined,
  job: Job,
): Params => {
  if (removed !== undefined) return { demo: removed };
  const hurt = [...task.qualifiers].find((quality) => quality.startsWith('over:'));
  const stays = job.scope.exclusions.some(
    (entry) => entry.concept === 'floor' && entry.floor !== null && entry.room === null,
  );
  const opened = job.scope.tasks.some(({ concept }) => concept === 'subfloor');
  const bare =
    stays ||
    opened ||
    task.qualifiers.has('demo_none') ||
    job.scope.exclusions.some(
      ({ verb, concept }) => verb === 'remove' || concept === 'demolition',
    ) ||
    job.scope.words.has('takeoff');
  if (bare) return { demo: 'none' };
  const old = OLD_FLOOR[hurt?.slice('over:'.length) ?? ''];
  if (old !== undefined) return { demo: old };
  const { floor } = task;
  if (task.verb === 'replace' && task.ownVerb && floor === 'carpet') return { demo: 'carpet' };
  const like = task.qualifiers.has('like_for_like') ? LIKE[floor ?? ''] : undefined;
  if (like !== undefined) return { demo: like };
  // Nobody has carpet where water is spilt.
  return WET.has(space.type) && floor !== 'tile' ? { demo: 'vinyl' } : {};
};
