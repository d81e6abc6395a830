// Which work fits: so many pieces, in so many places, with so many lines in all; the first ones stay.
import type { Place, Work } from '../../../domain/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../../domain/scope-parts.ts';
import type { WorkBook } from '../../price-book.ts';
import { Refusal } from '../edit.ts';
import { linesOf } from '../work-lines.ts';

/** Priced lines, of the 5,000 that an estimate holds: the others are for charges and what its owner adds. */
const LINES = 4_000;

/** Number of lines at most: an assembly may have fewer. */
const mostLines = ({ does }: Work, { assemblies }: WorkBook): number =>
  does.kind === 'ROW' ? 1 : (assemblies.get(does.assembly)?.items.length ?? 0);

/** A formula that does not run with these values is found when it is measured. */
const exactLines = (work: Work, place: Place | undefined, book: WorkBook): number => {
  try {
    return place ? linesOf(work, place, book).size : 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return mostLines(work, book);
  }
};

/** The place and all it takes together. */
const withParts = (id: string, places: ReadonlyMap<string, Place>): Set<string> => {
  const found = new Set([id]);
  for (const each of found) for (const part of places.get(each)?.parts ?? []) found.add(part);
  return found;
};

export interface FittedWork {
  kept: Work[];
  left: Work[];
  /** Ids of the places that `kept` is done in. */
  needed: Set<string>;
}

export const fitWork = (
  work: readonly Work[],
  places: readonly Place[],
  book: WorkBook,
): FittedWork => {
  const byId = new Map(places.map((place) => [place.id, place]));
  const isCounted = work.reduce((sum, entry) => sum + mostLines(entry, book), 0) > LINES;
  const fitted: FittedWork = { kept: [], left: [], needed: new Set() };
  let lines = 0;
  for (const entry of work) {
    const own = isCounted ? exactLines(entry, byId.get(entry.placeId), book) : 0;
    const fresh = fitted.needed.has(entry.placeId)
      ? []
      : [...withParts(entry.placeId, byId)].filter((id) => !fitted.needed.has(id));
    const fits =
      fitted.kept.length < SCOPE_LIMITS.work &&
      lines + own <= LINES &&
      fitted.needed.size + fresh.length <= SCOPE_LIMITS.places;
    if (!fits) {
      fitted.left.push(entry);
      continue;
    }
    lines += own;
    fitted.kept.push(entry);
    for (const id of fresh) fitted.needed.add(id);
  }
  return fitted;
};
