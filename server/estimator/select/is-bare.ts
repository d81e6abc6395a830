// Whether a piece of work is told without any amount that it could lend to another name of the same thing.
import { LENT_QUANTITIES } from '../parser/parsed-quantity.ts';
import type { Task } from '../parser/parsed-task.ts';

export const isBare = (task: Task): boolean =>
  LENT_QUANTITIES.every((name) => task[name] === undefined) && !task.size;
