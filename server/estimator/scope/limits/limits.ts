// Keeps the scope of any reader within what a scope and an estimate hold. What does not fit is left out with a warning that
// names it, so that no work is lost in silence and no estimate fails for its size. Pure; a scope that fits stays as it is.
import type { PropertyType } from '../../../domain/catalog.ts';
import type { ScopeNote, ScopeOfWork, Work, Place } from '../../../domain/scope/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../../domain/scope/scope-parts.ts';
import type { WorkBook } from '../../book/price-book.ts';
import { nameOf } from '../work-name.ts';
import { type CapBook, withinCaps } from './caps.ts';
import { cutFigures } from './figures.ts';
import { countOf, listed } from './words.ts';
import { Refusal } from '../edit.ts';
import { linesOf } from '../work-lines.ts';

// Which work fits: so many pieces, in so many places, with so many lines in all; the first ones stay.

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

interface FittedWork {
  kept: Work[];
  left: Work[];
  /** Ids of the places that `kept` is done in. */
  needed: Set<string>;
}

const fitWork = (work: readonly Work[], places: readonly Place[], book: WorkBook): FittedWork => {
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

// The places of a scope, as many as there is room for.

/** Work first, with the places it is done in and their parts; then the other places, as many as there is room for. */
const fitPlaces = (scope: ScopeOfWork, needed: ReadonlySet<string>): Place[] => {
  const free = SCOPE_LIMITS.places - needed.size;
  const others = scope.places.filter(({ id }) => !needed.has(id)).slice(0, Math.max(0, free));
  const kept = new Set([...needed, ...others.map(({ id }) => id)]);
  // A place keeps its figures without its parts: they only say what it is made of.
  let parts = SCOPE_LIMITS.rooms;
  return scope.places
    .filter(({ id }) => kept.has(id))
    .map((place) => {
      const left = parts;
      parts -= Math.min(left, place.parts.length);
      return place.parts.every((part) => kept.has(part)) && place.parts.length <= left
        ? place
        : { ...place, parts: place.parts.filter((part) => kept.has(part)).slice(0, left) };
    });
};

const warning = (text: string): ScopeNote => ({ kind: 'WARNING', text: text.slice(0, 500) });

/** The first of a list, and what to say of those behind. */
const firstOf = <Thing>(
  things: readonly Thing[],
  most: number,
  say: (left: readonly Thing[]) => string,
): { kept: Thing[]; said: string[] } => ({
  kept: things.slice(0, most),
  said: things.length > most ? [say(things.slice(most))] : [],
});

const namesOf = (work: readonly Work[], scope: ScopeOfWork, book: WorkBook): string => {
  const labels = new Map(scope.places.map(({ id, label }) => [id, label]));
  return listed(
    work.map((entry) => {
      const label = labels.get(entry.placeId) ?? '';
      return label === '' ? nameOf(entry, book) : `${nameOf(entry, book)} (${label})`;
    }),
  );
};

/** Sentences of people before those of rules, which only developers read. */
const fitNotes = (notes: readonly ScopeNote[]): ScopeNote[] => {
  if (notes.length <= SCOPE_LIMITS.notes) return [...notes];
  const said = notes.filter(({ kind }) => kind !== 'RULE');
  const rules = notes.filter(({ kind }) => kind === 'RULE');
  return [...said, ...rules].slice(0, SCOPE_LIMITS.notes);
};

/** The scope as it can be priced and kept. The same scope where all of it fits. */
export const withinLimits = (
  told: ScopeOfWork,
  book: CapBook,
  propertyType: PropertyType,
): ScopeOfWork => {
  const figures = cutFigures(told, book);
  const cut =
    figures.said.length === 0 ? told : { ...told, places: figures.places, work: figures.work };
  const scope = withinCaps(cut, book, propertyType);
  const { kept: work, left, needed } = fitWork(scope.work, scope.places, book);
  const places = fitPlaces(scope, needed);
  const known = new Set(places.map(({ id }) => id));
  const unplaced = scope.places.length - places.length;
  const excluded = firstOf(
    scope.excluded.filter(({ placeId }) => placeId === null || known.has(placeId)),
    SCOPE_LIMITS.exclusions,
    (gone) =>
      `Only ${countOf(SCOPE_LIMITS.exclusions, 'exclusion')} can be kept; these are priced as if they had not been said: ${listed(gone.map(({ words }) => words))}.`,
  );
  const allowances = firstOf(
    scope.facts.allowances,
    SCOPE_LIMITS.allowances,
    (gone) =>
      `Only the first ${countOf(SCOPE_LIMITS.allowances, 'allowance')} count; left out: ${listed(gone.map(({ words, statedIn }) => `${words} of ${statedIn}`))}.`,
  );
  const said = [
    ...(left.length > 0
      ? [
          `${countOf(left.length, 'piece')} of work ${left.length === 1 ? 'does' : 'do'} not fit into one estimate and ${left.length === 1 ? 'is' : 'are'} not priced: ${namesOf(left, scope, book)}. Start another estimate for ${left.length === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...figures.said,
    ...(unplaced > 0
      ? [
          `${countOf(unplaced, 'place')} without priced work ${unplaced === 1 ? 'is' : 'are'} not shown: an estimate holds ${countOf(SCOPE_LIMITS.places, 'place')}.`,
        ]
      : []),
    ...excluded.said,
    ...allowances.said,
  ];
  if (said.length === 0 && scope.notes.length <= SCOPE_LIMITS.notes) return scope;
  return {
    ...scope,
    work,
    places,
    excluded: excluded.kept,
    facts: { ...scope.facts, allowances: allowances.kept },
    notes: fitNotes([...said.map(warning), ...scope.notes]),
  };
};
