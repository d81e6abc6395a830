// Parameters that follow from what is true of the whole job and from the size of their place: pitch, stories and whether
// it is in use, and the squares of a roof worked out from what it covers. What was set otherwise stays.
import type { ScopeFacts } from '../../domain/scope-facts.ts';
import type { Place, ScopeOfWork, Work, WorkParam } from '../../domain/scope-of-work.ts';
import type { Assembly } from '../price-book/assemblies.ts';
import type { PriceBook } from '../price-book.ts';
import { flatSquares, roofSquares } from '../takeoff/roof-squares.ts';
import { isWholeHouse } from '../takeoff/usual-space.ts';

/** Facts that are parameters of some assemblies, under the same name. */
const FACTS = ['pitch', 'stories', 'occupied'] as const;
type FactName = (typeof FACTS)[number];

const FLAT = 'flat';

/** What the parameter of that name would be; null where nobody said it. */
const told = (facts: ScopeFacts, name: FactName): number | null => {
  const value = facts[name];
  return typeof value === 'boolean' ? (value ? 1 : null) : value;
};

const withValue = (
  params: readonly WorkParam[],
  name: string,
  value: number | null,
  was: WorkParam | undefined,
): WorkParam[] => {
  const others = params.filter((param) => param.name !== name);
  if (value === null) return others;
  const set = { name, value, basis: was?.basis ?? ('STATED' as const), because: null };
  return [...others, set];
};

/** A tower has more stories than the price of a roof tells apart. */
const within = (value: number, { parameters }: Assembly, name: FactName): number => {
  const { min, max } = parameters.find((known) => known.name === name) ?? {};
  return Math.min(max ?? value, Math.max(min ?? value, value));
};

/** Facts that an assembly asks for and that were said, as its parameters. */
export const paramsOfFacts = (assembly: Assembly, facts: ScopeFacts): WorkParam[] =>
  FACTS.flatMap((name) => {
    const value = told(facts, name);
    return value === null || !assembly.params.some(([known]) => known === name)
      ? []
      : withValue([], name, within(value, assembly, name), undefined);
  });

const followFact = (
  params: readonly WorkParam[],
  assembly: Assembly,
  name: FactName,
  before: ScopeFacts,
  after: ScopeFacts,
): readonly WorkParam[] => {
  const [was, is] = [told(before, name), told(after, name)];
  if (was === is || !assembly.params.some(([known]) => known === name)) return params;
  const own = params.find((param) => param.name === name);
  const isOwn = own && (was === null || own.value !== within(was, assembly, name));
  return isOwn
    ? params
    : withValue(params, name, is === null ? null : within(is, assembly, name), own);
};

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
  const params = FACTS.reduce(
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
