// The squares of a roof follow from what it covers, as long as nobody set others.
import type { ScopeFacts } from '../../domain/scope-facts.ts';
import type { Place, WorkParam } from '../../domain/scope-of-work.ts';
import type { PriceBook } from '../price-book.ts';
import { flatSquares, roofSquares } from '../takeoff/roof-squares.ts';
import { isWholeHouse } from '../takeoff/usual-space.ts';
import { withValue } from './following-facts.ts';

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

export interface MeasuredGround {
  place: Place | undefined;
  facts: ScopeFacts;
}

/** Squares that were worked out before are worked out again. */
export const followRoof = (
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
