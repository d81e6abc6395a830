// A loss written line by line with its amounts.
import { conceptOf } from '../parser/concepts/all.ts';
import type { Task } from '../parser/parsed-task.ts';
import { isStated } from './told-amounts.ts';
import type { Job } from './job.ts';
import { mitigates } from './loss.ts';
import { statedAmount } from './stated-amount.ts';

const LEAST_LINES = 4;
const MOST_OPEN = 0.34;

/** Rows of a loss ordered by their amounts: "3 air samples for mold" asks for nothing else. */
const isRow = (task: Task): boolean =>
  /^(?:WTR|MLD|FIR|TMP)-/.test(task.concept) &&
  statedAmount(conceptOf(task.concept), task) !== null;

export const isItemized = (job: Job): boolean => {
  const { scope } = job;
  const lines = scope.tasks.filter(({ qualifiers }) => !qualifiers.has('described'));
  if (lines.length > 0 && lines.every(isRow) && !mitigates(job)) return true;
  const measured = lines.filter(isStated);
  return measured.length >= LEAST_LINES && measured.length >= lines.length * (1 - MOST_OPEN);
};
