// The lumber of a deck as pieces: joists, rim, beams, posts, ledger and boards, from the sizes that its assembly works with.
import type { Place, Work } from '../../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { fromYard } from '../../cutting/yard.ts';
import type { CutNeed } from '../../cutting/cut-problem.ts';
import { YARD_FEET } from './cuttings.ts';
import { sizesOfWork } from './work-sizes.ts';

const DECK = 'deck_build';
/** Posts stand at least so high, feet. */
const LEAST_POST = 3;
/** Feet in which composite boards are sold. */
const COMPOSITE_FEET = [20, 16, 12] as const;
/** Feet by which the pieces may differ from what the line holds. */
const NEAR = 0.1;

interface Pieces {
  label: string;
  count: number;
  feet: number;
  /** True for one piece where any stock is as long: it carries between its ends, or its joint would be seen. */
  isWhole: boolean;
}

/** Rows within a border of one board on three sides: the formula of `counted_goods.csv`. */
const boards = (of: (name: string) => number): Pieces[] => {
  const [long, deep] = [of('long_ft'), of('deep_ft')];
  return [
    {
      label: 'Board',
      count: Math.ceil((12 * deep - 5.5) / 5.625 - 1e-9),
      feet: Math.max(0, long - 11.25 / 12),
      isWhole: true,
    },
    { label: 'Border', count: 1, feet: long, isWhole: true },
    { label: 'Border', count: 2, feet: deep, isWhole: true },
  ];
};

/** Pieces of each part by the beginning of its material's name, and the feet in which that is sold. */
const PARTS: readonly (readonly [
  material: string,
  pieces: (of: (name: string) => number) => Pieces[],
  yardFeet?: readonly number[],
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
  ['PT 5/4x6', boards],
  ['Cedar 5/4x6', boards],
  ['Composite board', boards, COMPOSITE_FEET],
];

/** How lumber is cut; null for what is no lumber of a deck, and for a deck that is built several times. */
export const deckLumber = (
  material: string,
  heldFeet: number,
  work: Work | undefined,
  place: Place | undefined,
  book: PriceBook,
): CutNeed | null => {
  const part = PARTS.find(([begin]) => material.startsWith(begin));
  const sizes = part ? sizesOfWork(work, place, [DECK], book) : null;
  if (!part || !sizes) return null;
  const all = part[1]((name) => Number(sizes[name]));
  const sum = all.reduce((total, { count, feet }) => total + count * feet, 0);
  if (!(Math.abs(sum - heldFeet) < NEAR)) return { reason: 'the deck is not the one of its sizes' };
  const pieces = all.flatMap(({ label, count, feet, isWhole }) =>
    Array.from({ length: count }, () => ({ label, lengthIn: 12 * feet, isWhole })),
  );
  return { problem: fromYard(pieces, part[2] ?? YARD_FEET), rooms: 1 };
};
