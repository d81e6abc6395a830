// What is made of a request.
import type { EstimateRequest } from '../estimate-request.ts';
import type { Understanding } from './understand.ts';
import type { Selection } from '../select/select.ts';

/** What the rules work with on the way; only refinements look at it. */
export interface RequestReading extends Understanding, Selection {
  request: EstimateRequest;
  /** What of the texts was too long to be read. */
  warnings: string[];
  questions: readonly string[];
}
