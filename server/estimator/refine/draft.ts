// What the rules make of a request before anything has a price, so that a wish can be tried out on its lines.
import { takeOffScope } from '../estimate-scope.ts';
import type { TakenOff } from '../estimate-scope.ts';
import type { EstimateRequest } from '../estimator.ts';
import type { PriceBook } from '../price-book.ts';
import { readRequest, scopeOfReading } from '../readers/rules.ts';
import type { Reading } from '../readers/rules.ts';
import { changeScope } from './change-scope.ts';
import type { LineChange } from './wish.ts';

export interface Draft extends TakenOff {
  /** As the parser understood the text. */
  reading: Reading;
}

/** Pure: the same request gives the same draft. */
export const draftOf = (
  request: EstimateRequest,
  changes: readonly LineChange[],
  book: PriceBook,
): Draft => {
  const reading = readRequest(request, book);
  const scope = changeScope(scopeOfReading(reading, book), changes, request, book);
  return { ...takeOffScope(scope, request, book), reading };
};
