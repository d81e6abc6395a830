// The shell of a shop or office of which only the floor area is known: fit-outs count their partitions themselves.
import type { PriceBook } from '../price-book.ts';
import type { Space } from '../takeoff/space.ts';

/** Assemblies whose wall formulas add their own partitions, if any, to the perimeter of the whole suite. */
const FITOUTS = new Set(['office_ti', 'retail_ti', 'commercial_white_box']);

/** The suite as one space in the proportions of its usual size; other assemblies keep the rooms inside. */
export const shellFor = (
  assembly: string,
  space: Space,
  { roomDefaults }: Pick<PriceBook, 'roomDefaults'>,
): Space => {
  const usual = roomDefaults[space.type];
  if (!FITOUTS.has(assembly) || space.length !== null || !usual || usual.width_ft === 0)
    return space;
  const length = Math.sqrt(space.area * (usual.length_ft / usual.width_ft));
  const width = space.area / length;
  const share = space.area / (usual.length_ft * usual.width_ft);
  return {
    ...space,
    perimeter: 2 * (length + width),
    doors: Math.max(1, Math.round(usual.doors * share)),
    windows: Math.round(usual.windows * share),
  };
};
