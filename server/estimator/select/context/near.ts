// The other tasks of a task's sentence, looked up quickly however long the text is.
import type { Task } from '../../scope/scope.ts';
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
  of: ReadonlySet<string>;
  apply: (task: Task, near: Near) => void;
}

export const rule = (of: string, apply: ContextRule['apply']): ContextRule => ({
  of: new Set(of.split(' ')),
  apply,
});

type Shared = Pick<Near, 'commercial' | 'partition' | 'job'>;

export const nearOf = (task: Task, sentence: readonly Task[], shared: Shared): Near => ({
  ...shared,
  beside: (...concepts) => sentence.some(({ concept }) => concepts.includes(concept)),
  first: (...concepts) => sentence.find(({ concept }) => concepts.includes(concept)),
  inBath: task.places.some(({ type }) => type.includes('bath') || type === 'powder_room'),
});
