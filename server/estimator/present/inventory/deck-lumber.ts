// The lumber of a deck's frame as pieces: joists, rim, beams, posts and ledger, from the sizes that its assembly works with.
// Boards may be joined anywhere, so they are bought by their length.
import type { Place, Work } from '../../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../../book/price-book.ts';
import type { Variables } from '../../calculate/formula/formula.ts';
import { runAssembly } from '../../calculate/run-assembly.ts';
import { geometryOf } from '../../calculate/space.ts';
import { spaceOfPlace } from '../../scope/place-space.ts';
import { cutPlan } from '../../cutting/cut.ts';
import type { StickProblem } from '../../cutting/cut-problem.ts';
import type { CutNeed } from './cut-needs.ts';
import { stickOf } from './cuttings.ts';

const DECK = 'deck_build';
/** Posts stand at least so high, feet. */
const LEAST_POST = 3;
/** Feet in which yards sell lumber; a foot costs as much in each. */
const YARD_FEET = [16, 14, 12, 10, 8] as const;
/** Feet by which the pieces may differ from what the line holds. */
const NEAR = 0.1;

interface Pieces {
  label: string;
  count: number;
  feet: number;
  /** Carries between its ends, so it is joined only where no stock is as long. */
  isWhole: boolean;
}

/** Pieces of each part of the frame by the beginning of its material's name. */
const PARTS: readonly (readonly [
  material: string,
  pieces: (of: (name: string) => number) => Pieces[],
])[] = [
  [
    'PT joist ',
    (of) => [
      {
        label: 'Joist',
        count: Math.ceil((12 * of('long_ft')) / of('oc')) + 1,
        feet: of('deep_ft'),
        isWhole: true,
      },
      { label: 'Rim', count: of('ledger_lf') > 0 ? 1 : 2, feet: of('long_ft'), isWhole: false },
    ],
  ],
  [
    'PT beam ',
    (of) => [
      { label: 'Beam', count: of('plies') * of('beams'), feet: of('long_ft'), isWhole: false },
    ],
  ],
  [
    'PT post 6x6',
    (of) => [
      {
        label: 'Post',
        count: of('posts'),
        feet: Math.max(LEAST_POST, of('height_ft')),
        isWhole: true,
      },
    ],
  ],
  ['PT ledger ', (of) => [{ label: 'Ledger', count: 1, feet: of('ledger_lf'), isWhole: false }]],
];

const sizesOf = (work: Work, place: Place, { assemblies }: PriceBook): Variables | null => {
  const { does } = work;
  const assembly = does.kind === 'ASSEMBLY' ? assemblies.get(does.assembly) : undefined;
  if (!assembly || does.kind !== 'ASSEMBLY' || assembly.id !== DECK) return null;
  const params = Object.fromEntries(does.params.map(({ name, value }) => [name, value]));
  return runAssembly(assembly, geometryOf(spaceOfPlace(place)), 1, params)[0]?.variables ?? null;
};

/** The pieces from the length of stock of which the fewest feet do, the longer one where two do alike. */
const fromYard = (all: readonly Pieces[]): { problem: StickProblem; feet: number } => {
  const pieces = all.flatMap(({ label, count, feet }) =>
    Array.from({ length: count }, () => ({ label, lengthIn: 12 * feet })),
  );
  const least = Math.max(0, ...all.flatMap(({ isWhole, feet }) => (isWhole ? [feet] : [])));
  const long = YARD_FEET.filter((feet) => feet >= least);
  const ways = (long.length > 0 ? long : [YARD_FEET[0]]).map((feet) => {
    const problem: StickProblem = { kind: 'STICKS', stock: stickOf(feet), pieces };
    return { problem, feet, bought: feet * cutPlan(problem, null).ordered };
  });
  return ways.reduce((best, way) => (way.bought < best.bought ? way : best));
};

/** How lumber is cut, and the feet of its stock where that is known. */
export type Lumber = { cut: CutNeed | null; packFeet?: number };

/** Knows nothing of what is no lumber of a deck's frame, and of a deck that is built several times. */
export const deckLumber = (
  material: string,
  heldFeet: number,
  work: Work | undefined,
  place: Place | undefined,
  book: PriceBook,
): Lumber => {
  const part = PARTS.find(([begin]) => material.startsWith(begin));
  const sizes = part && work?.times === 1 && place ? sizesOf(work, place, book) : null;
  if (!part || !sizes) return { cut: null };
  const all = part[1]((name) => Number(sizes[name]));
  const sum = all.reduce((total, { count, feet }) => total + count * feet, 0);
  if (!(Math.abs(sum - heldFeet) < NEAR))
    return { cut: { reason: 'the deck is not the one of its sizes' } };
  const { problem, feet } = fromYard(all);
  return { cut: { problem, rooms: 1 }, packFeet: feet };
};
