// Whether amounts are told of a piece of work.
import { LENT_QUANTITIES, QUANTITIES } from '../parser/parsed-quantity.ts';
import type { Task } from '../parser/parsed-task.ts';

export const isStated = (task: Task): boolean =>
  QUANTITIES.some((name) => task[name] !== undefined) || task.size !== undefined;

/** Told without any amount that it could lend to another name of the same thing. */
export const isBare = (task: Task): boolean =>
  LENT_QUANTITIES.every((name) => task[name] === undefined) && !task.size;
