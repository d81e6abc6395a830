// Parameters of painting the outside that the sentence around it decides.
import type { ParamRule } from './param-rule.ts';
import { companion, count } from './param-rule.ts';

export const exteriorPaint: ParamRule = (task, job) => {
  const house = job.scope.places.find(
    (place) => place.area !== null && ['house', 'exterior'].includes(place.type),
  );
  const sidingTask =
    task.concept === 'siding' ? task : companion(job, task, 'siding', 'house_exterior', 'stucco');
  const isPainted = (concept: string) =>
    job.scope.tasks.every(
      (other) =>
        other.concept !== concept ||
        (other.verb !== 'replace' && other.verb !== 'install') ||
        (!other.ownVerb && other.verb === 'install'),
    );
  const doors = companion(job, task, ...['door', 'entry_door'].filter(isPainted));
  const trims = ['trim', 'exterior_trim', 'fascia']
    .filter(isPainted)
    .map((concept) => companion(job, task, concept));
  const trimRun = trims.map((trim) => trim?.length ?? trim?.feet).find((run) => run !== undefined);
  const walls = companion(job, task, 'walls');
  const floors = job.scope.facts.stories ?? 1;
  // Wall area of a house of that floor area: perimeter of its footprint times nine feet a storey.
  const wallArea = house?.type === 'exterior' ? house.area : null;
  const fromHouse = house?.area ? 4.2 * Math.sqrt(house.area / floors) * 9.5 * floors * 0.88 : null;
  const own = task.size ? task.size.length * task.size.width : undefined;
  const area = task.area ?? own ?? sidingTask?.area ?? walls?.area ?? wallArea ?? fromHouse;
  if (area === null || area === undefined) return doors ? { doors_x: count(doors) } : {};
  return {
    siding_sf: Math.round(area),
    trim_lf: trimRun ?? Math.round(area * 0.175),
    ...(doors ? { doors_x: count(doors) } : {}),
    ...(job.scope.exclusions.some(
      ({ concept }) => concept === 'trim' || concept === 'exterior_trim',
    )
      ? { trim_lf: 0 }
      : {}),
  };
};
