// What the rules make of a request before anything has a price, so that a wish can be tried out on its lines.
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import { takeOffScope } from '../estimate-scope.ts';
import type { TakenOff } from '../estimate-scope.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import type { PriceBook } from '../price-book.ts';
import { readRequest, scopeOfReading } from '../readers/rules.ts';
import { changeScope } from './change-scope.ts';
import { textOf } from './wanted.ts';
import type { WantedRefinement } from './wanted.ts';
import type { LineWish } from './wish.ts';
import type { RequestReading } from '../readers/reading.ts';

export interface TrialReading extends TakenOff {
  /** As the parser understood the text. */
  reading: RequestReading;
}

interface ReadText {
  reading: RequestReading;
  scope: ScopeOfWork;
}

/** Pure: the same wishes give the same draft. What was worked out for a draft is not worked out again for the next. */
export const createTrialReadings = (
  request: EstimateRequest,
  book: PriceBook,
): ((wanted: WantedRefinement) => TrialReading) => {
  const read = new Map<string, ReadText>();
  const changed = new Map<string, ScopeOfWork>();
  const readingOf = (instructions: string): ReadText => {
    const known = read.get(instructions);
    if (known) return known;
    const reading = readRequest({ ...request, instructions }, book);
    const made = { reading, scope: scopeOfReading(reading, book) };
    read.set(instructions, made);
    return made;
  };
  const scopeOf = (instructions: string, changes: readonly LineWish[]): ScopeOfWork => {
    const last = changes.at(-1);
    if (!last) return readingOf(instructions).scope;
    const key = JSON.stringify([instructions, changes]);
    const known = changed.get(key);
    if (known) return known;
    const made = changeScope(scopeOf(instructions, changes.slice(0, -1)), [last], request, book);
    changed.set(key, made);
    return made;
  };
  return (wanted) => {
    const instructions = textOf(wanted);
    const { reading } = readingOf(instructions);
    return { ...takeOffScope(scopeOf(instructions, wanted.changes), request, book), reading };
  };
};
