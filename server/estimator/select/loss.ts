// What all rules of loss share: the damaged rooms, and which tasks a rule has taken.
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Space } from '../takeoff/space.ts';
import type { Job } from './job.ts';
import { eachOf, ownSpace, spacesOf } from './spaces.ts';
import { wordSet } from '../parser/language.ts';
import { isSized } from '../parser/is-sized.ts';

export const mitigates = (job: Job): boolean =>
  job.scope.bareVerbs.some(({ verb }) => verb === 'mitigate') ||
  job.scope.tasks.some(({ verb }) => verb === 'mitigate');

export const isMitigationOnly = (job: Job): boolean =>
  job.scope.words.has('mitigation_only') ||
  (mitigates(job) && job.scope.words.has('only') && !job.scope.words.has('rebuild'));

export const tasksOf = (job: Job, ...concepts: string[]): Task[] =>
  job.scope.tasks.filter((task) => concepts.includes(task.concept) && !job.done.has(task));

export const finish = (job: Job, tasks: readonly Task[]): void =>
  tasks.forEach((task) => job.done.add(task));

const SOURCES = wordSet('sources');

/** Objects that only say where the loss came from or what it sits on. */
export const onlySources = (job: Job): Task[] =>
  job.scope.tasks.filter(
    ({ concept, verb, ownVerb }) => (verb === null || !ownVerb) && SOURCES.has(concept),
  );

export const OUTSIDE = new Set(['exterior', 'house', 'room', 'crawlspace']);

/** "3 bedrooms 12x12" are three spaces. */
export const eachSpace = (place: ReadPlace, job: Job): Space[] =>
  spacesOf(place, job.book).flatMap(eachOf);

/** The rooms that got damaged: those with a stated size, else those named. */
export const affected = (job: Job, spared: readonly ReadPlace[] = []): Space[] => {
  const rooms = job.scope.places.filter(
    (place) =>
      !place.excluded && !spared.includes(place) && (!OUTSIDE.has(place.type) || isSized(place)),
  );
  const measured = rooms.filter(isSized);
  const chosen = measured.length > 0 ? measured : rooms.filter(({ type }) => !OUTSIDE.has(type));
  const spaces = chosen.flatMap((place) => eachSpace(place, job));
  return spaces.length > 0 ? spaces : [ownSpace('living_room', '', {}, job.book)];
};
