// A question before it is known how much hangs on it: what it asks, and what each answer changes.
import type { PropertyType } from '../../../domain/catalog.ts';
import type { Place, ScopeOfWork, Work } from '../../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import type { Grade } from '../../book/grades.ts';
import type { PriceBook } from '../../book/price-book.ts';

export interface AnswerChoice {
  label: string;
  patches: ScopePatch[];
}

export interface PlainQuestion {
  text: string;
  /** The place or work it is about; null for several or none. */
  about: string | null;
  answers: AnswerChoice[];
}

/** A question with the rough cost of each answer, in catalog prices: enough to tell which ones are worth pricing. */
export interface CandidateQuestion extends PlainQuestion {
  costs: number[];
  /** The answer that the scope reckons with now: it moves nothing. */
  now?: AnswerChoice | undefined;
}

/** A question with the dollars by which its answers move the total. They are null where nothing is priced. */
export interface Weighed extends PlainQuestion {
  moves: number | null;
}

/** Dollars of the whole estimate of a scope, charges included. */
export type TotalOf = (scope: ScopeOfWork) => number;

/** The estimate that questions are asked of. */
export interface QuestionGround {
  scope: ScopeOfWork;
  /** Grade of the estimate; work may have its own. */
  grade: Grade;
  propertyType: PropertyType;
  book: PriceBook;
}

/** Where work is done. */
export const placeOf = ({ placeId }: Work, { scope }: QuestionGround): Place | undefined =>
  scope.places.find(({ id }) => id === placeId);

const ASSUMED = ' (assumed now)';
const LABEL_MAX = 120;

/** An answer's words; what the estimate reckons with now says so. */
export const answerLabel = (words: string, isNow: boolean): string =>
  isNow ? `${words.slice(0, LABEL_MAX - ASSUMED.length)}${ASSUMED}` : words.slice(0, LABEL_MAX);

/** A number as one would say it: two digits, or whole ones below twenty. */
export const roundly = (value: number): number => {
  if (value < 20) return Math.max(1, Math.round(value));
  const step = 10 ** Math.floor(Math.log10(value) - 1) * 5;
  return Math.round(value / step) * step;
};
