// The other tasks of a task's sentence, looked up quickly however long the text is.
import type { Task } from '../../parser/parsed-task.ts';
import type { Job } from '../job.ts';

export interface Near {
  /** Whether one of these objects is named in the same sentence. */
  beside(...concepts: string[]): boolean;
  /** The first of these objects in the same sentence. */
  first(...concepts: string[]): Task | undefined;
  /** The work is in a bathroom. */
  inBath: boolean;
  /** The text or the property speaks of a business. */
  commercial: boolean;
  /** A wall to be built anywhere in the text. */
  partition: Task | undefined;
  job: Job;
}

/** One thing neighbours change: for which objects, and what. */
export interface ContextRule {
  id: string;
  of: ReadonlySet<string>;
  apply: (task: Task, near: Near) => void;
}

export const rule = (id: string, of: string, apply: ContextRule['apply']): ContextRule => ({
  id,
  of: new Set(of.split(' ')),
  apply,
});

type SharedNear = Pick<Near, 'commercial' | 'partition' | 'job'>;

export const nearOf = (task: Task, sentence: readonly Task[], shared: SharedNear): Near => ({
  ...shared,
  beside: (...concepts) => sentence.some(({ concept }) => concepts.includes(concept)),
  first: (...concepts) => sentence.find(({ concept }) => concepts.includes(concept)),
  inBath: task.places.some(({ type }) => type.includes('bath') || type === 'powder_room'),
});

/** What a rule may change of a task, to tell whether it did. */
const stateOf = ({ concept, verb, count, area, qualifiers }: Task, { done }: Job): string =>
  [concept, verb, count, area, qualifiers.size, done.size].join(' ');

/** Applies those of `rules` that are about the task, and notes which of them changed something. */
export const applyRules = (rules: readonly ContextRule[], task: Task, near: Near): void => {
  for (const { id, of, apply } of rules) {
    if (!of.has(task.concept)) continue;
    const before = stateOf(task, near.job);
    apply(task, near);
    if (stateOf(task, near.job) !== before) near.job.scope.fired.add(id);
  }
};
