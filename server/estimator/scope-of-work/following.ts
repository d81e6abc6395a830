// Parameters that follow from what is true of the whole job and from the size of their place: pitch, stories and whether
// it is in use, and the squares of a roof worked out from what it covers. What was set otherwise stays.
import type { ScopeOfWork, Work } from '../../domain/scope-of-work.ts';
import type { PriceBook } from '../price-book.ts';
import type { MeasuredGround } from './following-roof.ts';
import { followRoof } from './following-roof.ts';
import { FOLLOWED_FACTS, followFact } from './following-facts.ts';

const follow = (work: Work, before: ScopeOfWork, after: ScopeOfWork, book: PriceBook): Work => {
  const { does } = work;
  const assembly = does.kind === 'ASSEMBLY' ? book.assemblies.get(does.assembly) : undefined;
  if (does.kind !== 'ASSEMBLY' || !assembly) return work;
  const groundIn = ({ places, facts }: ScopeOfWork): MeasuredGround => ({
    place: places.find(({ id }) => id === work.placeId),
    facts,
  });
  const isRoof = assembly.params.some(([name]) => name === 'pitch');
  const roofed = isRoof
    ? followRoof(does.params, groundIn(before), groundIn(after), book)
    : does.params;
  const params = FOLLOWED_FACTS.reduce(
    (known, name) => followFact(known, assembly, name, before.facts, after.facts),
    roofed,
  );
  return params === does.params ? work : { ...work, does: { ...does, params: [...params] } };
};

/** The scope after its facts or places changed, with the work that follows from them. */
export const withFollowing = (
  before: ScopeOfWork,
  after: ScopeOfWork,
  book: PriceBook,
): ScopeOfWork => ({ ...after, work: after.work.map((work) => follow(work, before, after, book)) });
