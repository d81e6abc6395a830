// What the swaps of whole rooms share: their shape, and small finders.
import type { Task } from '../parser/parsed-task.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { Space } from '../takeoff/space.ts';
import type { DirectItem } from '../takeoff/work-package.ts';
import { direct } from './job.ts';
import type { Job } from './job.ts';

export interface RoomSubstitutes {
  drops: readonly string[];
  items: readonly DirectItem[];
  params: Params;
}

export interface SubstitutedRoom {
  assembly: string;
  tasks: readonly Task[];
  space: Space;
  job: Job;
  /** Parameters set so far. */
  params: Params;
}

export type SubstituteRule = (room: SubstitutedRoom) => Partial<RoomSubstitutes> | null;

export const NONE: RoomSubstitutes = { drops: [], items: [], params: {} };

export const isNew = ({ verb }: Task): boolean => verb !== 'remove' && verb !== 'reset';

export const finds = (tasks: readonly Task[], ...concepts: string[]): Task | undefined =>
  tasks.find((task) => concepts.includes(task.concept) && isNew(task));

export const one = (code: string, count = 1): DirectItem =>
  direct(code, count, 'STATED', 'as named');
