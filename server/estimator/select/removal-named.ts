// Whether the old one of a thing is to go.
import type { Job } from './job.ts';

export const removalNamed = (job: Job, concept: string): boolean =>
  job.scope.tasks.some((task) => task.concept === concept && task.qualifiers.has('remove_old')) ||
  job.scope.tasks.some((task) => task.concept === concept && task.verb === 'remove') ||
  job.scope.tasks.some(({ concept: id }) => id === 'haul');
