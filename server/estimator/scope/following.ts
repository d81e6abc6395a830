// Parameters that follow from what is true of the whole job and from the size of their place: pitch, stories and whether
// it is in use, and the footprint of a roof. What was set otherwise stays.
import type { ScopeOfWork, Work, Place, WorkParam } from '../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../book/price-book.ts';
import { FOLLOWED_FACTS, followFact, withValue } from './following-facts.ts';
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import { isWholeHouse } from '../calculate/usual-space.ts';

// The footprint of a roof follows from what it covers, as long as nobody set another.

/** What a roof covers: of a house, whose area is that of all floors, one of them. */
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

/** What each parameter of a footprint is by a place. */
const planOf = ({ place, facts }: MeasuredGround): Readonly<Record<string, number | undefined>> => {
  if (!place) return {};
  const sides = sidesOf(place);
  return { plan_sf: footprintOf(place, facts), plan_l: sides?.[0], plan_w: sides?.[1] };
};

/** A footprint that was taken from its place is taken from it again. */
const followRoof = (
  params: readonly WorkParam[],
  before: MeasuredGround,
  after: MeasuredGround,
): readonly WorkParam[] => {
  const [was, is] = [planOf(before), planOf(after)];
  return Object.keys(was).reduce((known: readonly WorkParam[], name) => {
    const own = params.find((param) => param.name === name);
    const value = is[name];
    return own && own.value === was[name] && value !== undefined && value !== own.value
      ? withValue(known, name, value, own)
      : known;
  }, params);
};

const follow = (work: Work, before: ScopeOfWork, after: ScopeOfWork, book: PriceBook): Work => {
  const { does } = work;
  const assembly = does.kind === 'ASSEMBLY' ? book.assemblies.get(does.assembly) : undefined;
  if (does.kind !== 'ASSEMBLY' || !assembly) return work;
  const groundIn = ({ places, facts }: ScopeOfWork): MeasuredGround => ({
    place: places.find(({ id }) => id === work.placeId),
    facts,
  });
  const roofed = followRoof(does.params, groundIn(before), groundIn(after));
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
