// How large the thing of a task is said to be.
import type { Task } from '../parser/parsed-task.ts';

/** SF; undefined when neither an area nor two sides were said. */
export const taskArea = ({ area, size }: Task): number | undefined =>
  area ?? (size ? size.length * size.width : undefined);

/** Of the first task that says any. */
export const firstArea = (tasks: readonly Task[]): number | undefined =>
  tasks.map(taskArea).find((area) => area !== undefined);
