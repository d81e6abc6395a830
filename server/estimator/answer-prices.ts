// What each answer to a scope's questions would cost: every answer is taken and the whole scope priced by the one calculation.
import type { AnswerPrices } from '../domain/scope/answer-prices.ts';
import { roundCents } from '../domain/money/money.ts';
import type { ScopeOfWork } from '../domain/scope/scope-of-work.ts';
import type { PriceBook } from './book/price-book.ts';
import type { EstimateTerms } from './estimate-request.ts';
import { scopeTotal } from './estimate-scope.ts';
import { apply } from './scope/apply.ts';

/** Answers priced at most; a list of questions has seldom more than twenty. */
const MOST_ANSWERS = 40;
/** Pieces of work priced at most over all answers: a long list of work takes longer, so fewer answers of it are priced. */
const MOST_WORK = 4_000;

/** Pure. The first questions are priced first; those beyond the limits have null for each answer. */
export const priceAnswers = (
  scope: ScopeOfWork,
  terms: EstimateTerms,
  book: PriceBook,
): AnswerPrices[] => {
  const now = scopeTotal(scope, terms, book);
  let left = Math.min(MOST_ANSWERS, Math.floor(MOST_WORK / (scope.work.length + 1)));
  return scope.questions
    .filter(({ answers }) => answers.length > 0)
    .map(({ id: questionId, answers }) => {
      const isPriced = answers.length <= left;
      if (isPriced) left -= answers.length;
      const differences = answers.map((_answer, answer) => {
        if (!isPriced) return null;
        const patch = { kind: 'ANSWER' as const, questionId, answer };
        const { scope: answered, refused } = apply(scope, [patch], book, 'OWNER');
        return refused.length > 0 ? null : roundCents(scopeTotal(answered, terms, book) - now);
      });
      return { questionId, differences };
    });
};
