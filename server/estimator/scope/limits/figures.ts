// Figures of places and work beyond what one of them holds: cut to the most, and said.
import { inWords } from '../../../domain/numbers.ts';
import type { Place, ScopeOfWork, Work } from '../../../domain/scope/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../../domain/scope/scope-parts.ts';
import type { WorkBook } from '../../book/price-book.ts';
import { nameOf } from '../work-name.ts';
import { listed } from './words.ts';

/** Hears of each figure that was cut. */
type TellFigure = (what: string, value: number, most: number) => void;

const { length, area, quantity, times, rooms, openings } = SCOPE_LIMITS;

const fits = (value: number | null, most: number): boolean =>
  value === null || (value >= 0 && value <= most);

/** Cuts a figure that does not fit: a negative one to 0, a larger one to the most. */
const cutTo = (value: number | null, most: number, what: string, tell: TellFigure): number => {
  if (value !== null && value < 0) return 0;
  tell(what, value ?? 0, most);
  return most;
};

/** The most of each measure, and what it is called in a sentence. */
const MEASURES = [
  ['count', rooms, 'rooms'],
  ['lengthFt', length, 'ft'],
  ['widthFt', length, 'ft'],
  ['heightFt', length, 'ft high'],
  ['areaSf', area, 'SF'],
  ['perimeterFt', area, 'ft of wall'],
  ['doors', openings, 'doors'],
  ['windows', openings, 'windows'],
] as const;

/** Cuts the figures of a place. Returns the very same place when nothing is cut: results are kept with it. */
const cutPlace = (place: Place, tell: TellFigure): Place =>
  MEASURES.filter(([name, most]) => !fits(place[name], most)).reduce(
    (cut, [name, most, unit]) => ({
      ...cut,
      [name]: cutTo(place[name], most, `${place.label || place.type} (${unit})`, tell),
    }),
    place,
  );

/** Cuts the figures of a piece of work. Returns the very same work when nothing is cut. */
const cutWork = (work: Work, book: WorkBook, tell: TellFigure): Work => {
  const cut = <Figure extends number | null>(value: Figure, most: number, what: string) =>
    fits(value, most) ? value : cutTo(value, most, `${nameOf(work, book)} (${what})`, tell);
  const { does, set } = work;
  const isWithin =
    fits(work.times, times) &&
    (does.kind !== 'ROW' || fits(does.quantity, quantity)) &&
    set.every((line) => fits(line.quantity, quantity));
  if (isWithin) return work;
  return {
    ...work,
    times: cut(work.times, times, 'times'),
    does:
      does.kind === 'ROW' ? { ...does, quantity: cut(does.quantity, quantity, does.unit) } : does,
    set: set.map((line) => ({ ...line, quantity: cut(line.quantity, quantity, line.code) })),
  };
};

/** Places and work with figures that can be kept, and a sentence where one was larger. */
export const cutFigures = (
  scope: Pick<ScopeOfWork, 'places' | 'work'>,
  book: WorkBook,
): Pick<ScopeOfWork, 'places' | 'work'> & { said: string[] } => {
  const cuts: string[] = [];
  const tell: TellFigure = (what, value, most) =>
    void cuts.push(`${what}: ${inWords(most)} of ${inWords(Math.round(value))}`);
  const places = scope.places.map((place) => cutPlace(place, tell));
  const work = scope.work.map((entry) => cutWork(entry, book, tell));
  return {
    places,
    work,
    said:
      cuts.length === 0
        ? []
        : [
            `Larger than an estimate holds, so only a part is priced: ${listed(cuts)}. Check the figures, or start another estimate for the rest.`,
          ],
  };
};
