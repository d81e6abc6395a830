// The rules as a reader: what the parser and its selection make of a request, written as a scope of work. Pure.
import { emptyScope } from '../../domain/scope-of-work.ts';
import type { Place, ScopeOfWork } from '../../domain/scope-of-work.ts';
import { withListedRows } from './listed-rows.ts';
import { withoutListedRows } from '../documents/scope-text.ts';
import type { EstimateRequest } from '../estimator.ts';
import type { PriceBook } from '../price-book.ts';
import { isVague } from '../scope/all-rooms.ts';
import type { Place as ReadPlace } from '../scope/scope.ts';
import { spansOf } from '../scope/span.ts';
import { understand } from './understand.ts';
import type { Understanding } from './understand.ts';
import type { Job } from '../select/job.ts';
import { select } from '../select/select.ts';
import type { Selection } from '../select/select.ts';
import { spacesOf } from '../select/spaces.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { sizeSourcesOf } from '../uploads/quantity-sources.ts';
import { exclusionsRead } from './exclusions.ts';
import { factsOf } from './facts.ts';
import { notesOf } from './notes.ts';
import { createIds, createPlaces } from './places.ts';
import type { Told } from './places.ts';
import { questionsWithoutWork } from './questions.ts';
import { becauseOf, unreadOf } from './spans.ts';
import type { Read } from './spans.ts';
import { withoutAllowances } from './without-allowances.ts';
import { worksOf } from './work.ts';

/** What the rules work with on the way; only refinements look at it. */
export interface Reading extends Understanding, Selection {
  request: EstimateRequest;
  questions: readonly string[];
}

/** Reads and selects; nothing is written yet. */
export const readRequest = (request: EstimateRequest, book: PriceBook): Reading => {
  const instructions = withoutAllowances(request.instructions);
  const understood = understand({
    ...request,
    instructions,
    written: request.instructions,
    uploads: withoutListedRows(request.uploads).map((upload) => ({
      ...upload,
      text: withoutAllowances(upload.text),
    })),
    misspellings: book.lexicon.misspellings,
  });
  if (instructions !== request.instructions && request.agentKind !== 'CONTRACTOR')
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
  return { ...understood, ...select(job), request, questions: job.questions };
};

const toldBy = ({ scope, packages }: Reading, text: string, book: PriceBook): Told => {
  const sources = sizeSourcesOf([...scope.places, ...(scope.unnamed ?? [])]);
  const read = new Map<string, Read>(
    scope.places.flatMap((place) => [
      ...spacesOf(place, book).map(({ space }) => [space.label, place] as const),
      [place.label, place] as const,
    ]),
  );
  return ({ label, parts = [] }) => {
    const rooms = parts.flatMap((part) => read.get(part.label) ?? []);
    // A deck or a roof is measured by the work itself.
    const work = packages.find(({ space }) => label !== '' && space.label === label);
    const place = read.get(label) ?? (rooms.length > 0 ? { spans: spansOf(rooms) } : work);
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

/** The first `most` pieces of work; a longer list is nothing anybody checks. */
const WORK_MAX = 400;

/** The scope of a request by the rules, with the rows that its documents list. */
export const scopeOfReading = (reading: Reading, book: PriceBook): ScopeOfWork => {
  const { request, scope, packages, peril, statedIn } = reading;
  const text = request.instructions;
  const ids = createIds();
  const places = createPlaces(ids, toldBy(reading, text, book));
  const placeOf = (place: ReadPlace): string => {
    const [first] = spacesOf(place, book);
    if (!first) throw new Error(`no space for ${place.type}`);
    return places.idOf(first.space);
  };
  const work = packages.flatMap((made: WorkPackage) =>
    worksOf(made, places.idOf(made.space), becauseOf(made, text), statedIn, ids, book),
  );
  for (const place of scope.places) if (isShown(place, work.length > 0)) placeOf(place);
  for (const place of scope.unnamed ?? []) placeOf({ ...place, type: 'unknown' });
  const excluded = exclusionsRead(scope, text, ids, placeOf);
  const described: ScopeOfWork = {
    ...emptyScope('RULES'),
    places: [...places.places] satisfies Place[],
    work: work.slice(0, WORK_MAX),
    facts: factsOf(request, scope, peril, book),
    excluded,
    unread: unreadOf(scope, text).slice(0, 200),
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
