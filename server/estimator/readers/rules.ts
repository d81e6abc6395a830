// The rules as a reader: what the parser and its selection make of a request, written as a scope of work. Pure.
import { emptyScope } from '../../domain/scope-of-work.ts';
import type { Place, ScopeOfWork } from '../../domain/scope-of-work.ts';
import { withListedRows } from './listed-rows.ts';
import { withoutListedRows } from '../documents/scope-text.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import type { PriceBook } from '../price-book.ts';
import { isVague } from '../parser/all-rooms.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import { spansOf } from '../parser/span.ts';
import { understand } from './understand.ts';
import type { Job } from '../select/job.ts';
import { select } from '../select/select.ts';
import { spacesOf } from '../select/spaces.ts';
import type { Space } from '../takeoff/space.ts';
import { sizeSourcesOf } from '../uploads/quantity-sources.ts';
import { atBuilding } from './building-work.ts';
import { exclusionsRead } from './exclusions.ts';
import { factsOf } from './facts.ts';
import { notesOf } from './notes.ts';
import { readablePart } from './readable-part.ts';
import { createIds, createPlaces, keyOf } from './places.ts';
import type { SpaceSource } from './places.ts';
import { questionsWithoutWork } from './questions.ts';
import { becauseOf, unreadOf } from './spans.ts';
import type { Read } from './spans.ts';
import { withoutAllowances } from './without-allowances.ts';
import { worksOf } from './work.ts';
import type { RequestReading } from './reading.ts';

/** Reads and selects; nothing is written yet. */
export const readRequest = (request: EstimateRequest, book: PriceBook): RequestReading => {
  const { warnings, ...readable } = readablePart(request);
  const instructions = withoutAllowances(readable.instructions);
  const { warnings: unread, ...understood } = understand({
    ...request,
    instructions,
    written: readable.instructions,
    uploads: withoutListedRows(readable.uploads).map((upload) => ({
      ...upload,
      text: withoutAllowances(upload.text),
    })),
    misspellings: book.lexicon.misspellings,
  });
  if (instructions !== readable.instructions && request.agentKind !== 'CONTRACTOR')
    understood.notes.push(
      'An allowance in your text sets a price for goods and orders no work; only a contractor’s estimate is priced at it.',
    );
  const job: Job = {
    scope: understood.scope,
    book,
    agent: request.agentKind,
    propertyType: request.propertyType,
    done: new Set(),
    packages: [],
    conversion: null,
    questions: [],
  };
  return {
    ...understood,
    ...select(job),
    request,
    warnings: [...warnings, ...unread],
    questions: job.questions,
  };
};

const toldBy = (
  { scope, packages }: RequestReading,
  text: string,
  book: PriceBook,
): SpaceSource => {
  const sources = sizeSourcesOf([...scope.places, ...(scope.unnamed ?? [])]);
  const spaces = scope.places.flatMap((place) =>
    spacesOf(place, book).map(({ space }) => ({ space, place })),
  );
  const exact = new Map<string, Read>(spaces.map(({ space, place }) => [keyOf(space), place]));
  const named = new Map<string, Read>([
    ...spaces.map(({ space, place }) => [space.label, place] as const),
    ...scope.places.map((place) => [place.label, place] as const),
  ]);
  const readOf = (space: Space): Read | undefined =>
    exact.get(keyOf(space)) ?? named.get(space.label);
  const measured = new Map(packages.toReversed().map((made) => [made.space.label, made]));
  return (space) => {
    const { label, parts = [] } = space;
    const rooms = [...new Set(parts)].flatMap((part) => readOf(part) ?? []);
    // A deck or a roof is measured by the work itself.
    const work = label === '' ? undefined : measured.get(label);
    const place = readOf(space) ?? (rooms.length > 0 ? { spans: spansOf(rooms) } : work);
    return {
      because: place ? becauseOf(place, text) : null,
      source: sources.get(label.toLowerCase())?.slice(0, 300) ?? null,
    };
  };
};

/** Rooms that were read, worked in or not, so that their owner can put them right; of a text without work every one named. */
const isShown = (place: ReadPlace, hasWork: boolean): boolean =>
  !place.excluded &&
  (place.sizes.length > 0 || place.area !== null || !(hasWork || isVague(place)));

/** The scope of a request by the rules, with the rows that its documents list. */
export const scopeOfReading = (reading: RequestReading, book: PriceBook): ScopeOfWork => {
  const { request, scope, packages, peril, statedIn } = reading;
  const text = request.instructions;
  const ids = createIds();
  const places = createPlaces(ids, toldBy(reading, text, book));
  const placeOf = (place: ReadPlace): string => {
    const [first] = spacesOf(place, book);
    if (!first) throw new Error(`no space for ${place.type}`);
    return places.idOf(first.space);
  };
  const work = packages
    .map((made) => atBuilding(made, scope.places, book))
    .flatMap((made) =>
      worksOf(made, places.idOf(made.space), becauseOf(made, text), statedIn, ids, book),
    );
  for (const place of scope.places) if (isShown(place, work.length > 0)) placeOf(place);
  for (const place of scope.unnamed ?? []) placeOf({ ...place, type: 'unknown' });
  const excluded = exclusionsRead(scope, text, ids, placeOf);
  const described: ScopeOfWork = {
    ...emptyScope('RULES'),
    places: [...places.places] satisfies Place[],
    work,
    facts: factsOf(request, scope, peril, book),
    excluded,
    unread: unreadOf(scope, text),
    notes: notesOf(reading),
    nextId: ids.count,
  };
  const whole = withListedRows(described, request, statedIn, book);
  const questions = questionsWithoutWork(whole, reading);
  return { ...whole, questions, nextId: whole.nextId + questions.length };
};

/** @param request as its owner wrote it, refinements worked in */
export const readByRules = (request: EstimateRequest, book: PriceBook): ScopeOfWork =>
  scopeOfReading(readRequest(request, book), book);
