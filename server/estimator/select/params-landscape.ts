// What is planted where landscaping is named.
import type { ParamRule } from './param-rule.ts';

const USUAL_PLANTING = { sod: 1_000, mulch: 6, shrub: 10, tree: 1, irrigation: 0 };

/** What is planted where parts are named; the usual refresh when only "landscaping" is said. */
export const landscape: ParamRule = (_task, job) => {
  const part = (concept: keyof typeof USUAL_PLANTING): number | null => {
    const found = job.scope.tasks.find(
      (task) =>
        task.concept === concept &&
        !job.done.has(task) &&
        (task.verb !== 'remove' || (!task.ownVerb && concept !== 'tree')),
    );
    if (!found) return null;
    job.done.add(found);
    return found.area ?? found.volume ?? found.count ?? (USUAL_PLANTING[concept] || 4);
  };
  const parts = {
    sod_sf: part('sod'),
    mulch_cy: part('mulch'),
    shrubs: part('shrub'),
    trees: part('tree'),
    irrigation: part('irrigation'),
  };
  if (Object.values(parts).every((value) => value === null)) return {};
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value ?? 0]));
};
