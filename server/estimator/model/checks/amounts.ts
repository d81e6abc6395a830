// How much of something a piece of work may come to where nobody told the figures it follows from: what the place
// offers, and plain caps. Figures of the request are the customer's own business; those of uploads are bounded wider.
import type { ScopeOfWork, Work } from '../../../domain/scope/scope-of-work.ts';
import type { Unit } from '../../book/units.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { packagesOf } from '../../scope/packages.ts';
import { spaceOfPlace } from '../../scope/place-space.ts';
import { geometryOf } from '../../calculate/space.ts';
import type { Geometry } from '../../calculate/space.ts';
import { takeOff } from '../../calculate/takeoff.ts';
import type { Ground } from '../grounds/ground.ts';
import type { WorkItem } from '../reply/read-reply.ts';

/** Amounts believed in any place without a told figure. They are our own judgment: a large house. */
const PLAIN: Record<Unit, number> = {
  SF: 20_000,
  SY: 2_200,
  SQ: 150,
  LF: 4_000,
  EA: 150,
  LS: 20,
  CY: 300,
  HR: 400,
  DAY: 120,
};
/** Several times the surfaces and edges of a place: all walls and the ceiling, the edges at floor and ceiling. */
const OFFERED: Partial<Record<Unit, (geometry: Geometry) => number>> = {
  SF: ({ W, A }) => 3 * (W + A),
  SY: ({ W, A }) => (W + A) / 3,
  SQ: ({ W, A }) => (3 * (W + A)) / 100,
  LF: ({ P, H }) => 4 * P + 8 * H,
  EA: ({ A }) => A / 10,
};
/** A document lists more than anybody tells by heart. */
const READ_FACTOR = 20;

const STANDARD = 1;

type Figures = Pick<WorkItem, 'quantity' | 'times' | 'params' | 'set'>;

/** Figures the reply gave, besides yes and no. */
const figuresOf = ({ quantity, times, params, set }: Figures): number[] =>
  [
    quantity,
    times,
    ...params.map(({ value }) => (typeof value === 'number' ? value : null)),
    ...set.map((line) => line.quantity),
  ].filter((figure) => figure !== null && figure > 1) as number[];

/** Factor by which the caps are widened. It is null when nothing bounds what the customer told. */
const factorOf = (item: Figures, ground: Ground): number | null => {
  const figures = figuresOf(item);
  if (figures.length === 0) return 1;
  if (figures.every((figure) => ground.isTold(figure))) return null;
  return figures.every((figure) => ground.isTold(figure) || ground.isRead(figure))
    ? READ_FACTOR
    : 1;
};

/** Why the work is more than its place holds, as a sentence; null when it is not. */
export const excessOf = (
  work: Work,
  scope: ScopeOfWork,
  item: Figures,
  { ground, book }: { ground: Ground; book: PriceBook },
): string | null => {
  const factor = factorOf(item, ground);
  const place = scope.places.find(({ id }) => id === work.placeId);
  if (factor === null || !place) return null;
  const geometry = geometryOf(spaceOfPlace(place));
  const times = ground.isTold(work.times) || ground.isRead(work.times) ? work.times : 1;
  for (const line of takeOff(packagesOf({ ...scope, work: [work] }, book), book, STANDARD)) {
    const { unit } = line.item;
    const offered = (OFFERED[unit]?.(geometry) ?? 0) * times;
    if (line.quantity <= factor * Math.max(PLAIN[unit], offered)) continue;
    return `${line.quantity} ${unit} of “${line.item.name}” is more than the sizes of the job allow, and nobody told it`;
  }
  return null;
};
