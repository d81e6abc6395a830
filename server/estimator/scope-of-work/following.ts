// Parameters that follow from what is true of the whole job and from the size of their place: pitch, stories and whether
// it is in use, and the squares of a roof worked out from what it covers. What was set otherwise stays.
import type { ScopeOfWork, Work, Place, WorkParam } from '../../domain/scope-of-work.ts';
import type { PriceBook } from '../price-book.ts';
import { FOLLOWED_FACTS, followFact, withValue } from './following-facts.ts';
import type { ScopeFacts } from '../../domain/scope-facts.ts';
import { flatSquares, roofSquares } from '../takeoff/roof-squares.ts';
import { isWholeHouse } from '../takeoff/usual-space.ts';

// The squares of a roof follow from what it covers, as long as nobody set others.

const FLAT = 'flat';

/** What a roof covers: of a house, whose area is that of all floors, one of them. */
const footprintOf = ({ type, areaSf }: Place, { stories }: ScopeFacts): number =>
  isWholeHouse(type) ? areaSf / Math.max(1, stories ?? 1) : areaSf;

const squaresOf = (
  params: readonly WorkParam[],
  place: Place,
  facts: ScopeFacts,
  book: PriceBook,
): number => {
  const isFlat = params.some(({ name, value }) => name === 'type' && value === FLAT);
  return isFlat
    ? flatSquares(place.areaSf)
    : roofSquares(footprintOf(place, facts), facts.pitch, book);
};

interface MeasuredGround {
  place: Place | undefined;
  facts: ScopeFacts;
}

/** Squares that were worked out before are worked out again. */
const followRoof = (
  params: readonly WorkParam[],
  before: MeasuredGround,
  after: MeasuredGround,
  book: PriceBook,
): readonly WorkParam[] => {
  const own = params.find(({ name }) => name === 'sq');
  if (!own || !before.place || !after.place) return params;
  if (own.value !== squaresOf(params, before.place, before.facts, book)) return params;
  const squares = squaresOf(params, after.place, after.facts, book);
  return squares === own.value ? params : withValue(params, 'sq', squares, own);
};

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
