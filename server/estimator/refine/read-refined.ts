// The rules' reading of a request with all that its owner asked to have changed since.
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import type { PriceBook } from '../price-book.ts';
import { noteOf } from '../readers/notes.ts';
import { readByRules } from '../readers/rules.ts';
import { changeScope } from './change-scope.ts';
import { refinedRequest } from './refined-request.ts';

/** What changed nothing is told among the warnings. */
export const readRefined = (asked: EstimateRequest, book: PriceBook): ScopeOfWork => {
  const { request, changes, remarks } = refinedRequest(asked, book);
  const scope = changeScope(readByRules(request, book), changes, request, book);
  const told = remarks.map((text) => noteOf('WARNING', text));
  return told.length === 0 ? scope : { ...scope, notes: [...told, ...scope.notes] };
};
