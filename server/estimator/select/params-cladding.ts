// Parameters of gutters and siding that the sentence around them decides.
import type { Task } from '../parser/parsed-task.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import { isStated } from './told-amounts.ts';
import type { ParamRule } from './param-rule.ts';
import { companion, removalNamed } from './param-rule.ts';

/** Length of a downspout for each storey, ft. */
const STOREY = 10;

export const gutters: ParamRule = (task, job) => {
  const guard = companion(job, task, 'gutter_guard');
  const down = companion(job, task, 'downspout');
  return {
    ...(task.inches !== undefined && task.inches >= 6 && task.inches <= 8 ? { size: 6 } : {}),
    ...(guard || task.qualifiers.has('leaf_guard') ? { guard: 1 } : {}),
    ...(down?.length === undefined ? {} : { down_lf: down.length }),
    ...(down?.count === undefined || down.length !== undefined
      ? {}
      : { down_lf: down.count * STOREY * (job.scope.facts.stories ?? 1) }),
    ...(task.verb === 'install' && !removalNamed(job, 'gutter') ? { demo: 0 } : {}),
  };
};

/** Walls of the one building told with its size: its perimeter times their height. */
const wallsOfBuilding = (task: Task): Params => {
  const [place, second] = task.places.filter(({ excluded }) => !excluded);
  const [size] = place?.sizes ?? [];
  if (!size || second || place?.type !== 'room' || isStated(task)) return {};
  return { sf: Math.round(2 * (size.length + size.width) * (place.height ?? 9)) };
};

export const siding: ParamRule = (task, job) => ({
  ...wallsOfBuilding(task),
  ...(job.scope.tasks.some(
    ({ concept, clause }) => clause === task.clause && ['soffit', 'fascia'].includes(concept),
  )
    ? { soffit: 1 }
    : {}),
  ...(task.verb === 'install' && !job.scope.tasks.some((other) => other.verb === 'remove')
    ? { demo: 1 }
    : {}),
});
