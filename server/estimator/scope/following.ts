// Parameters that follow from the facts of the whole job (pitch, stories, occupancy) or from the size of their place
// (the footprint of a roof). A value that a person set stays.
import type { ScopeOfWork, Work, Place, WorkParam } from '../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../book/price-book.ts';
import { FOLLOWED_FACTS, followFact, withValue } from './following-facts.ts';
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import { isWholeHouse } from '../calculate/usual-space.ts';

// The footprint of a roof follows from the place it covers until somebody sets another.

/** Area under a roof: one floor of a house, whose area is that of all floors. */
const footprintOf = ({ type, areaSf }: Place, { stories }: ScopeFacts): number => {
  const ground = isWholeHouse(type) ? areaSf / Math.max(1, stories ?? 1) : areaSf;
  return Math.round(10 * ground) / 10;
};

/** The sides of a place, the long one first; null where only its area is known. */
const sidesOf = ({ lengthFt, widthFt }: Place): readonly [number, number] | null =>
  lengthFt === null || widthFt === null
    ? null
    : [Math.max(lengthFt, widthFt), Math.min(lengthFt, widthFt)];

interface MeasuredGround {
  place: Place | undefined;
  facts: ScopeFacts;
}

type Plan = readonly (readonly [name: string, value: number])[];
const PLAN: readonly string[] = ['plan_sf', 'plan_l', 'plan_w'];

/** The parameters of a footprint from its place: the sides, or the area where the sides are not known. */
const planOf = ({ place, facts }: MeasuredGround): Plan => {
  if (!place) return [];
  const sides = sidesOf(place);
  return sides
    ? [
        ['plan_l', sides[0]],
        ['plan_w', sides[1]],
      ]
    : [['plan_sf', footprintOf(place, facts)]];
};

/** True when squares of a roof were worked out without a footprint, as earlier versions did. */
const isOldSquares = (params: readonly WorkParam[]): boolean =>
  params.some(({ name, basis }) => name === 'sq' && basis === 'DERIVED') &&
  !params.some(({ name }) => PLAN.includes(name));

/** True when a footprint equals that of its place, by its sides or by its area. */
const isOfPlace = (own: readonly WorkParam[], { place, facts }: MeasuredGround): boolean =>
  place !== undefined &&
  own.every(({ name, value }) => {
    const known = name === 'plan_sf' ? footprintOf(place, facts) : undefined;
    return value === (known ?? new Map(planOf({ place, facts })).get(name));
  });

/** Takes footprints from their places again. Squares that were worked out without a footprint get one. */
const followRoof = (
  params: readonly WorkParam[],
  before: MeasuredGround,
  after: MeasuredGround,
): readonly WorkParam[] => {
  const [was, is] = [planOf(before), planOf(after)];
  const isMoved = JSON.stringify(was) !== JSON.stringify(is);
  const isOld = isOldSquares(params);
  const own = params.filter(({ name }) => (isOld ? name === 'sq' : PLAN.includes(name)));
  const [first] = own;
  if (!first || is.length === 0) return params;
  const follows = isOld
    ? after.place?.basis !== 'DEFAULT' &&
      (isMoved ||
        before.facts.pitch !== after.facts.pitch ||
        before.facts.stories !== after.facts.stories)
    : isMoved && isOfPlace(own, before);
  if (!follows) return params;
  return is.reduce<readonly WorkParam[]>(
    (known, [name, value]) => withValue(known, name, value, first),
    params.filter((param) => !own.includes(param)),
  );
};

const follow = (work: Work, before: ScopeOfWork, after: ScopeOfWork, book: PriceBook): Work => {
  const { does } = work;
  const assembly = does.kind === 'ASSEMBLY' ? book.assemblies.get(does.assembly) : undefined;
  if (does.kind !== 'ASSEMBLY' || !assembly) return work;
  const groundIn = ({ places, facts }: ScopeOfWork): MeasuredGround => ({
    place: places.find(({ id }) => id === work.placeId),
    facts,
  });
  const isRoof = assembly.params.some(([name]) => name === 'plan_sf');
  const roofed = isRoof ? followRoof(does.params, groundIn(before), groundIn(after)) : does.params;
  const params = FOLLOWED_FACTS.reduce(
    (known, name) => followFact(known, assembly, name, before.facts, after.facts),
    roofed,
  );
  return params === does.params ? work : { ...work, does: { ...does, params: [...params] } };
};

/** Updates the work that follows from facts or places after one of those changed. */
export const withFollowing = (
  before: ScopeOfWork,
  after: ScopeOfWork,
  book: PriceBook,
): ScopeOfWork => ({ ...after, work: after.work.map((work) => follow(work, before, after, book)) });
