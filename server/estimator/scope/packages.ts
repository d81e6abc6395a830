// Makes the work of a scope into the packages that the takeoff measures. An unchanged package is not made again.
import { isSameList } from '../../domain/is-same.ts';
import type { Place, ScopeOfWork, Work } from '../../domain/scope/scope-of-work.ts';
import type { WorkBook } from '../book/price-book.ts';
import type { WorkPackage } from '../calculate/work-package.ts';
import { withoutProducts } from '../calculate/owner-supplies.ts';
import { spaceOfPlace } from './place-space.ts';

// Makes the package of one piece of work: its place as a space, its parameters, what is set and left out.

type PackageContent = Pick<WorkPackage, 'assembly' | 'params' | 'stated' | 'items'>;

/** Parameters that the assembly of today does not know are left out: a scope outlives its price book. */
const contentOf = ({ does }: Work, { assemblies, items }: WorkBook): PackageContent | null => {
  if (does.kind === 'ROW') {
    const { code, quantity, basis, formula } = does;
    const item = { code, quantity, basis, formula };
    return items.has(code)
      ? { assembly: null, params: {}, stated: new Set(), items: [item] }
      : null;
  }
  const assembly = assemblies.get(does.assembly);
  if (!assembly) return null;
  const names = new Set(assembly.params.map(([name]) => name));
  const params = does.params.filter(({ name }) => names.has(name));
  return {
    assembly: assembly.id,
    params: Object.fromEntries(params.map(({ name, value }) => [name, value])),
    stated: new Set(params.filter(({ basis }) => basis === 'STATED').map(({ name }) => name)),
    items: [],
  };
};

/** Makes the package. Returns null for optional work, and where what the work does is not known any more. */
const workPackageOf = (
  work: Work,
  place: Place,
  rooms: readonly Place[],
  book: WorkBook,
): WorkPackage | null => {
  const content = contentOf(work, book);
  if (work.optional || !content) return null;
  const made: WorkPackage = {
    ...content,
    space: {
      ...spaceOfPlace(place),
      ...(rooms.length > 1 ? { parts: rooms.map(spaceOfPlace) } : {}),
    },
    times: work.times,
    overrides: work.set.flatMap(({ code, quantity }) =>
      quantity === null ? [] : [{ pattern: code, quantity }],
    ),
    drops: work.without,
    work: work.label,
    from: { work, place, rooms },
  };
  return work.ownerSupplies ? withoutProducts(made, ['*'], book) : made;
};

/** Rooms of a place, one by one: its parts, or itself. */
const roomsOf = (place: Place, places: ReadonlyMap<string, Place>): Place[] => {
  const parts = place.parts.flatMap((part) => places.get(part) ?? []);
  return parts.length === 0 ? [place] : parts;
};

interface KeptPackage {
  book: WorkBook;
  rooms: readonly Place[];
  made: WorkPackage | null;
}

/** The last package made of a piece of work in a place. */
const kept = new WeakMap<Place, WeakMap<Work, KeptPackage>>();

/**
 * The same package as before where work, place, its rooms and the book are the very same: a question prices scopes that
 * differ in one place or work, and what is taken off a package is kept with it.
 */
const keptPackageOf = (
  work: Work,
  places: ReadonlyMap<string, Place>,
  book: WorkBook,
): WorkPackage | null => {
  const place = places.get(work.placeId);
  // Its place is not known (any more).
  if (!place) return null;
  const ofPlace = kept.get(place) ?? new WeakMap<Work, KeptPackage>();
  kept.set(place, ofPlace);
  const before = ofPlace.get(work);
  const rooms = roomsOf(place, places);
  if (before?.book === book && isSameList(before.rooms, rooms)) return before.made;
  const made = workPackageOf(work, place, rooms, book);
  ofPlace.set(work, { book, rooms, made });
  return made;
};

/** Packages to take off, in the order of the scope. */
export const packagesOf = (
  scope: Pick<ScopeOfWork, 'places' | 'work'>,
  book: WorkBook,
): WorkPackage[] => {
  const places = new Map(scope.places.map((place) => [place.id, place]));
  return scope.work.flatMap((work) => keptPackageOf(work, places, book) ?? []);
};
