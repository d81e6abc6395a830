// Whether nothing of an amount is told of a piece of work that it could lend to another name of it.
import { LENT_QUANTITIES } from '../parser/parsed-quantity.ts';
import type { Task } from '../parser/parsed-task.ts';

export const isBare = (task: Task): boolean =>
  LENT_QUANTITIES.every((name) => task[name] === undefined) && !task.size;
