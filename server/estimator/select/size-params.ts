// What the size and number of a place set among the parameters of its assembly.
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Job } from './job.ts';
import { hasParam } from './job.ts';

/** Assemblies that count by their own `sf` or `units` rather than by the room's geometry. */
export const sizeParams = (
  assembly: string,
  area: number,
  place: ReadPlace,
  job: Job,
): Record<string, number> => {
  if (assembly === 'multi_unit_turn') return { units: place.count, sf: place.area ?? 850 };
  if (assembly === 'bathroom_add') {
    return { below_grade: job.scope.places.some(({ type }) => type === 'basement') ? 1 : 0 };
  }
  const known = place.area !== null || place.sizes.length > 0;
  if ((assembly === 'make_ready' || assembly === 'unit_turn') && known) return { sf: area };
  return assembly === 'exterior_paint' && known && hasParam(job.book, assembly, 'siding_sf')
    ? { siding_sf: Math.round(area) }
    : {};
};
