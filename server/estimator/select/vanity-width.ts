// The width of a vanity, as it is sold.
import type { Task } from '../parser/parsed-task.ts';

const VANITY_WIDTHS = [24, 30, 36, 48, 60] as const;

export const vanityWidth = (task: Task | undefined): number | undefined => {
  if (!task) return undefined;
  const inches = task.inches ?? (task.feet === undefined ? undefined : task.feet * 12);
  if (inches === undefined) return task.qualifiers.has('double') ? 60 : undefined;
  return VANITY_WIDTHS.reduce((best, width) =>
    Math.abs(width - inches) < Math.abs(best - inches) ? width : best,
  );
};
