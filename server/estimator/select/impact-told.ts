// What a text tells of what hit the house.
import { storyOf } from './damage/story.ts';
import type { Job } from './job.ts';

export const isGone = ({ scope }: Job): boolean => scope.words.has('treegone');

export const isVehicle = ({ scope }: Job): boolean =>
  /\b(?:car|truck|van|suv|vehicle|driver|bus|backed|drove)\b/.test(storyOf(scope));
