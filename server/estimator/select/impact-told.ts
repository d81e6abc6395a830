// What a text tells of what hit the house.
import type { Task } from '../parser/parsed-request.ts';
import { storyOf } from './damage/story.ts';
import type { Job } from './job.ts';

export const areaOf = (tasks: readonly Task[]): number | undefined =>
  tasks.flatMap(({ area, size }) =>
    area === undefined ? (size ? [size.length * size.width] : []) : [area],
  )[0];

export const isGone = ({ scope }: Job): boolean => scope.words.has('treegone');

export const isVehicle = ({ scope }: Job): boolean =>
  /\b(?:car|truck|van|suv|vehicle|driver|bus|backed|drove)\b/.test(storyOf(scope));
