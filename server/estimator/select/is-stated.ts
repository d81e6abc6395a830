// Whether any amount is told of a piece of work.
import { QUANTITIES } from '../parser/parsed-quantity.ts';
import type { Task } from '../parser/parsed-task.ts';

export const isStated = (task: Task): boolean =>
  QUANTITIES.some((name) => task[name] !== undefined) || task.size !== undefined;
