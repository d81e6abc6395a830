// The tasks of one sentence, found without looking through those of all others.
import type { Task } from '../parser/parsed-task.ts';

interface Sorted {
  /** Tasks there were when they were sorted. */
  count: number;
  byClause: Map<number, Task[]>;
}

const SORTED = new WeakMap<readonly Task[], Sorted>();

/** In their order. */
export const tasksOfSentence = (tasks: readonly Task[], clause: number): readonly Task[] => {
  const known = SORTED.get(tasks);
  if (known?.count === tasks.length) return known.byClause.get(clause) ?? [];
  const byClause = Map.groupBy(tasks, (task) => task.clause);
  SORTED.set(tasks, { count: tasks.length, byClause });
  return byClause.get(clause) ?? [];
};
