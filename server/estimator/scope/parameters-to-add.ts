// Parameters that a person sees before adding work, in the place where it would be done, with the facts told so far.
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { Assembly } from '../book/assemblies.ts';
import type { Grade } from '../book/grades.ts';
import { isSpaceType } from '../calculate/usual-space.ts';
import { paramsOfFacts } from './following-facts.ts';
import { paramsAfter } from './params-after.ts';
import { usualPlace } from './usual-place.ts';
import type { GivenParam, WorkParameter } from './work-parameters.ts';
import { parametersOfWork } from './work-parameters.ts';

interface NewWork {
  assembly: Assembly;
  /** Id of a place of the scope; null for a new place of `placeType`. */
  placeId: string | null;
  /** Type of the new place. When it is null or unknown to the price book, it is where such work is usually done. */
  placeType: string | null;
  /** Parameters told so far. Impossible ones are passed over, as they are refused when the work is added. */
  given: readonly GivenParam[];
}

const FROM_OWNER = { basis: 'STATED', because: null } as const;

/** The parameters that a piece of work would have if it were added to a scope. */
export const parametersToAdd = (
  { places, facts }: Pick<ScopeOfWork, 'places' | 'facts'>,
  { assembly, placeId, placeType, given }: NewWork,
  grade: Grade,
  book: PriceBook,
): WorkParameter[] => {
  const usual = book.usualPlaces.get(assembly.id)?.type ?? 'house';
  const type = placeType !== null && isSpaceType(placeType, book) ? placeType : usual;
  const place = places.find(({ id }) => id === placeId) ?? usualPlace(type, '', {}, book);
  const known = paramsOfFacts(assembly, facts);
  const params = paramsAfter(assembly, known, given, FROM_OWNER, () => undefined);
  const does = { kind: 'ASSEMBLY' as const, assembly: assembly.id, params };
  return parametersOfWork(assembly, { does }, place, grade);
};
