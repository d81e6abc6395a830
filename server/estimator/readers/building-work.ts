// Work on the building or its ground is no work of the room that was named last: "In the kitchen paint the walls. Replace the roof."
import type { PriceBook } from '../price-book.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import { spacesOf } from '../select/spaces.ts';
import { usualSpace } from '../takeoff/usual-space.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';

/** Rooms that hold something of the building, or a roof and an outside of their own. */
const OWN_BUILDING: ReadonlySet<string> = new Set([
  'house',
  'unit_2br',
  'everywhere',
  'exterior',
  'garage',
  'garage_1car',
  'porch',
  'sunroom',
  'attic',
  'basement',
  'crawlspace',
  'office_suite',
  'retail',
  'restaurant',
  'warehouse',
  'medical',
]);

/** The package where such work is done; as it is where its place can be right. */
export const atBuilding = (
  made: WorkPackage,
  places: readonly ReadPlace[],
  book: PriceBook,
): WorkPackage => {
  const usual = made.assembly === null ? undefined : book.usualPlaces.get(made.assembly);
  if (!usual?.ofBuilding || made.space.type === usual.type || OWN_BUILDING.has(made.space.type))
    return made;
  const named = places.find(({ type, excluded }) => type === usual.type && !excluded);
  const [first] = named ? spacesOf(named, book) : [];
  return {
    ...made,
    space: first?.space ?? usualSpace({ label: '', type: usual.type }, null, book),
  };
};
