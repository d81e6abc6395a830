// References of a sentence to what was told of before, outside: the same ground, that part of the roof.
import { conceptOf } from '../parser/concepts/all.ts';
import type { Job } from './job.ts';
import { isStated } from './told-amounts.ts';

const GROUND = new Set(['seed', 'sod', 'grading', 'topsoil']);

/** "Regrade about 600 sf and seed it": one piece of ground. */
export const sameGround = ({ scope }: Job): void => {
  for (const task of scope.tasks) {
    if (!GROUND.has(task.concept) || isStated(task) || conceptOf(task.concept).measure !== 'area')
      continue;
    const model = scope.tasks.find(
      ({ concept, clause, area }) =>
        clause === task.clause && GROUND.has(concept) && area !== undefined,
    );
    if (model?.area !== undefined) task.area = model.area;
  }
};

/** "8,500 sf modified bitumen roof. Silicone coat": the roof is there, the coat and its wash are the work. */
export const coatedRoof = ({ scope }: Job): void => {
  const coat = scope.tasks.find(({ concept }) => concept === 'roof_coating');
  if (!coat) return;
  const roof = scope.tasks.find(({ concept, ownVerb }) => concept.endsWith('roof') && !ownVerb);
  const area = roof?.area ?? (roof?.squares === undefined ? undefined : roof.squares * 100);
  const wash = scope.tasks.find(({ concept }) => concept === 'pressure_wash');
  for (const task of [coat, wash])
    if (task && area !== undefined && !isStated(task)) task.area = area;
  scope.tasks = scope.tasks.filter((task) => task !== roof);
};
