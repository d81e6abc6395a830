// Water losses written line by line: the list is the work, and rows that name a flood cut tell its height.
import { conceptOf } from '../../parser/concepts/all.ts';
import type { Job } from '../job.ts';
import { tasksOf } from '../loss.ts';
import { isStated } from '../told-amounts.ts';

/** Rows that name cut drywall, and how high they cut it, inches. */
const CUTS: Readonly<Record<string, number>> = { 'DRW-CUT2': 24, 'DRW-CUT4': 48 };

/** "2 ft flood cut", "wet drywall 4 ft up": drywall cut to a height, in the words of rows. */
export const withCuts = (job: Job): void => {
  for (const task of tasksOf(job, 'DRW-CUT2', 'DRW-CUT4', 'WTR-TODRY')) {
    if (task.area !== undefined) continue;
    const height = CUTS[task.concept];
    task.concept = 'drywall';
    if (task.feet === undefined && height !== undefined) task.inches ??= height;
  }
};

/** Lines with amounts of their own that make a list of work, not the story of a loss. */
const LEAST_LINES = 3;

/** "R&R 64 SF drywall, texture 180 SF, 2 air movers 2 days": what is listed is the work, in no room of known size. */
export const isListed = (job: Job): boolean => {
  const sized = job.scope.places.some(({ sizes, area }) => sizes.length > 0 || area !== null);
  const lines = job.scope.tasks.filter(
    (task) =>
      isStated(task) && (task.count === undefined) !== (conceptOf(task.concept).measure === 'days'),
  );
  return !sized && lines.length >= LEAST_LINES && lines.some(({ area }) => area !== undefined);
};

/** A ceiling that rain reached through a hole in the roof dries with the repair; no room was flooded. */
export const isRainedOn = ({ scope }: Job): boolean =>
  scope.perils.includes('impact') &&
  !scope.tasks.some(({ concept }) => concept === 'floor' || concept === 'contents');
