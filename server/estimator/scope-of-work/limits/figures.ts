// Figures of places and work beyond what one of them holds: cut to the most, and said.
import type { Place, ScopeOfWork, Work } from '../../../domain/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../../domain/scope-parts.ts';
import type { WorkBook } from '../../price-book.ts';
import { nameOf } from '../work-name.ts';
import { figure, listed } from './words.ts';

/** Told of each figure that was cut. */
type TellFigure = (what: string, value: number, most: number) => void;

const upTo = (value: number, most: number, what: string, tell: TellFigure): number => {
  if (value <= most) return Math.max(0, value);
  tell(what, value, most);
  return most;
};

const { length, area, quantity, times, rooms, openings } = SCOPE_LIMITS;

const cutPlace = (place: Place, tell: TellFigure): Place => {
  const cut = (value: number, most: number, unit: string): number =>
    upTo(value, most, `${place.label || place.type} (${unit})`, tell);
  const side = (value: number | null): number | null =>
    value === null ? null : cut(value, length, 'ft');
  return {
    ...place,
    count: cut(place.count, rooms, 'rooms'),
    lengthFt: side(place.lengthFt),
    widthFt: side(place.widthFt),
    heightFt: cut(place.heightFt, length, 'ft high'),
    areaSf: cut(place.areaSf, area, 'SF'),
    perimeterFt: cut(place.perimeterFt, area, 'ft of wall'),
    doors: cut(place.doors, openings, 'doors'),
    windows: cut(place.windows, openings, 'windows'),
  };
};

const cutWork = (work: Work, name: string, tell: TellFigure): Work => {
  const cut = (value: number, most: number, what: string): number =>
    upTo(value, most, `${name} (${what})`, tell);
  const { does } = work;
  return {
    ...work,
    times: cut(work.times, times, 'times'),
    does:
      does.kind === 'ROW' ? { ...does, quantity: cut(does.quantity, quantity, does.unit) } : does,
    set: work.set.map((line) =>
      line.quantity === null
        ? line
        : { ...line, quantity: cut(line.quantity, quantity, line.code) },
    ),
  };
};

/** Places and work with figures that can be kept, and a sentence where one was larger. */
export const cutFigures = (
  scope: Pick<ScopeOfWork, 'places' | 'work'>,
  book: WorkBook,
): Pick<ScopeOfWork, 'places' | 'work'> & { said: string[] } => {
  const cuts: string[] = [];
  const tell: TellFigure = (what, value, most) =>
    void cuts.push(`${what}: ${figure(most)} of ${figure(Math.round(value))}`);
  const places = scope.places.map((place) => cutPlace(place, tell));
  const work = scope.work.map((entry) => cutWork(entry, nameOf(entry, book), tell));
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
