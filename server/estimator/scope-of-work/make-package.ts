// Makes the package of one piece of work: its place as a space, its parameters, what is set and left out.
import type { Place, Work } from '../../domain/scope-of-work.ts';
import type { WorkBook } from '../price-book.ts';
import { withoutProducts } from '../takeoff/owner-supplies.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { spaceOfPlace } from './place-space.ts';

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
export const workPackageOf = (
  work: Work,
  place: Place,
  rooms: readonly Place[],
  book: WorkBook,
): WorkPackage | null => {
  const content = contentOf(work, book);
  if (work.optional || !content) return null;
  const made: WorkPackage = {
    ...content,
    space: spaceOfPlace(place),
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
