// Which tasks name goods that the owner brings, and what is said of it.
import { conceptOf } from '../parser/concepts/all.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Job } from './job.ts';

export const isSupplied = (task: Task): boolean => task.qualifiers.has('supplied');

/** Says in the reasoning what the owner supplies. */
export const noteSupplied = (task: Task, job: Job): void => {
  const name = conceptOf(task.concept).words.split('|')[0] ?? task.concept;
  const note = `You supply the ${task.floor ?? name}: only the labor to fit it is priced.`;
  if (!job.scope.notes.includes(note)) job.scope.notes.push(note);
};
