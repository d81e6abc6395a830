// The sizes that an assembly worked with for a piece of work, for what is cut by them.
import type { Place, Work } from '../../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../../book/price-book.ts';
import type { Variables } from '../../calculate/formula/formula.ts';
import { runAssembly } from '../../calculate/run-assembly.ts';
import { geometryOf } from '../../calculate/space.ts';
import { spaceOfPlace } from '../../scope/place-space.ts';

/** Parameters and geometry by name; null for other assemblies, rows, and work that is done several times. */
export const sizesOfWork = (
  work: Work | undefined,
  place: Place | undefined,
  ids: readonly string[],
  { assemblies }: PriceBook,
): Variables | null => {
  if (!work || !place || work.times !== 1 || work.does.kind !== 'ASSEMBLY') return null;
  const { assembly: id, params: told } = work.does;
  const assembly = ids.includes(id) ? assemblies.get(id) : undefined;
  if (!assembly) return null;
  const params = Object.fromEntries(told.map(({ name, value }) => [name, value]));
  return runAssembly(assembly, geometryOf(spaceOfPlace(place)), 1, params)[0]?.variables ?? null;
};
