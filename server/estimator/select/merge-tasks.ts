// Settles what is said twice: the same object named again.
import type { Task } from '../parser/parsed-task.ts';
import { spansOf } from '../parser/span.ts';
import type { Job } from './job.ts';
import { isSameWork } from './same-work.ts';
import { absorb } from './absorb.ts';

/** "One sink cutout and one cooktop cutout": both counted under one verb. */
const isAnother = (kept: Task, task: Task): boolean =>
  kept.clause === task.clause &&
  kept.verb === task.verb &&
  kept.count !== undefined &&
  task.count !== undefined &&
  task.carried === kept.carried &&
  kept.places.length === task.places.length;

export const mergeRepeated = (job: Job): void => {
  const kept = new Map<string, Task[]>();
  const absorbed = new Map<Task, Task[]>();
  const gone = new Set<Task>();
  for (const task of job.scope.tasks) {
    // A floor is known by its material, which has its own rules.
    if (task.concept === 'floor') continue;
    const others = kept.get(task.concept) ?? [];
    kept.set(task.concept, others);
    const twin = others.find((other) => isSameWork(other, task));
    if (!twin) {
      others.push(task);
      continue;
    }
    gone.add(task);
    if (isAnother(twin, task)) twin.count = (twin.count ?? 0) + (task.count ?? 0);
    else {
      absorb(twin, task);
      const tasks = absorbed.get(twin) ?? [];
      tasks.push(task);
      absorbed.set(twin, tasks);
    }
  }
  for (const [twin, tasks] of absorbed)
    twin.spans = spansOf([{ spans: twin.spans ?? [] }, ...tasks]);
  job.scope.tasks = job.scope.tasks.filter((task) => !gone.has(task));
};
