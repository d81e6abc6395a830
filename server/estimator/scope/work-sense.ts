// Whether work can be done as it stands: its formulas run, and no line of it is larger than any job.
import type { Place, Work } from '../../domain/scope/scope-of-work.ts';
import type { Unit } from '../book/units.ts';
import type { WorkBook } from '../book/price-book.ts';
import { geometryOf } from '../calculate/space.ts';
import type { Geometry } from '../calculate/space.ts';
import { isWholeHouse } from '../calculate/usual-space.ts';
import { mostOf } from '../calculate/order-quantity.ts';
import { Refusal } from './edit.ts';
import { nameOf } from './work-name.ts';
import { linesOf } from './work-lines.ts';
import { spaceOfPlace } from './place-space.ts';
import { toHundredths } from '../../domain/numbers.ts';

/** @throws Refusal for work that comes to no line. */
export const requireSomething = (work: Work, place: Place, book: WorkBook): void => {
  if (linesOf(work, place, book).size > 0) return;
  throw new Refusal(
    `"${nameOf(work, book)}" comes to nothing as it is. Say how much of it, or take it out.`,
  );
};

/** @throws Refusal naming the line that is larger than any job. */
export const requirePlausible = (work: Work, place: Place, book: WorkBook): void => {
  for (const [code, quantity] of linesOf(work, place, book)) {
    const item = book.items.get(code);
    const set = work.set.find((line) => line.code === code)?.quantity ?? 0;
    const amount = Math.max(quantity, set);
    if (!item || amount <= mostOf(item.unit)) continue;
    throw new Refusal(
      `${toHundredths(amount)} ${item.unit} of "${item.name}" is more than any job holds. Check the quantity.`,
    );
  }
};

/** All walls and the ceiling, or the edges at floor and ceiling; twice as much is let pass. */
const OFFERED: Partial<Record<Unit, (geometry: Geometry) => number>> = {
  SF: ({ W, A }) => 2 * (W + A),
  SY: ({ W, A }) => (2 * (W + A)) / 9,
  SQ: ({ W, A }) => (2 * (W + A)) / 100,
  LF: ({ P, H }) => 2 * (2 * P + 4 * H),
};
/** Own judgment where no count is stated: one piece for each of these SF, up to the limit below. */
const SF_PER_PIECE = 20;
const MOST_COUNTED: Partial<Record<Unit, number>> = { EA: 30, LS: 2, HR: 80, DAY: 20, CY: 60 };

/** The most a model may work out for itself of a unit in a place; null where its size bounds nothing. */
const mostIn = (place: Place, unit: Unit): number | null => {
  const counted = MOST_COUNTED[unit];
  if (counted !== undefined) return Math.max(counted, place.areaSf / SF_PER_PIECE);
  if (place.basis === 'DEFAULT' || isWholeHouse(place.type)) return null;
  return OFFERED[unit]?.(geometryOf(spaceOfPlace(place))) ?? null;
};

/** @throws Refusal for a row's quantity that nobody stated and that the place does not hold. */
export const requireWithin = ({ does, times }: Work, place: Place, book: WorkBook): void => {
  if (does.kind !== 'ROW' || does.basis === 'STATED' || does.basis === 'PLAN') return;
  const item = book.items.get(does.code);
  const most = item ? mostIn(place, item.unit) : null;
  if (!item || most === null || does.quantity <= most) return;
  throw new Refusal(
    `${toHundredths(does.quantity * times)} ${item.unit} of "${item.name}" is more than "${place.label}" holds, and nobody said so.`,
  );
};
