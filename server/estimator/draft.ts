// What the rules make of a request before anything has a price: its reading, its scope, and the lines measured from it.
import { takeOffScope } from './estimate-scope.ts';
import type { TakenOff } from './estimate-scope.ts';
import type { EstimateRequest } from './estimator.ts';
import type { PriceBook } from './price-book.ts';
import { readRequest, scopeOfReading } from './readers/rules.ts';
import type { Reading } from './readers/rules.ts';

export interface Draft extends Omit<TakenOff, 'scope'> {
  /** As the parser understood the text. */
  reading: Reading;
  scope: TakenOff['scope'];
}

/** Pure: the same request gives the same draft. */
export const draftOf = (request: EstimateRequest, book: PriceBook): Draft => {
  const reading = readRequest(request, book);
  return { ...takeOffScope(scopeOfReading(reading, book), request, book), reading };
};
