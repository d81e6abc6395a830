// Cost of work in catalog prices, without place, charges and taxes, to choose the questions worth pricing.
import type { Place, Work, WorkParam } from '../../../domain/scope/scope-of-work.ts';
import { GRADE_OF, type Grade } from '../../book/grades.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { fits } from '../../calculate/work-package.ts';
import { Refusal } from '../edit.ts';
import { runAt } from '../work-lines.ts';
import type { QuestionGround } from './question.ts';

export const gradeOf = ({ finishLevel }: Work, { grade }: Pick<QuestionGround, 'grade'>): Grade =>
  finishLevel === null ? grade : GRADE_OF[finishLevel];

const priceOf = (code: string, grade: Grade, { items }: PriceBook): number =>
  items.get(code)?.costs[grade].price ?? 0;

/** Dollars; 0 for work that cannot be worked out. */
export const roughCost = (
  work: Work,
  place: Place,
  ground: Pick<QuestionGround, 'grade' | 'book'>,
  params: readonly Pick<WorkParam, 'name' | 'value'>[] | null = null,
): number => {
  const { does, times, without, set } = work;
  const { book } = ground;
  const grade = gradeOf(work, ground);
  if (work.optional) return 0;
  if (does.kind === 'ROW') return does.quantity * times * priceOf(does.code, grade, book);
  const assembly = book.assemblies.get(does.assembly);
  if (!assembly) return 0;
  try {
    return runAt(params ?? does.params, assembly, place, grade)
      .filter(({ code }) => !without.some((pattern) => fits(code, pattern)))
      .filter(({ code }) => !set.some((line) => line.quantity !== null && fits(code, line.code)))
      .reduce((sum, { code, quantity }) => sum + quantity * times * priceOf(code, grade, book), 0);
  } catch (error) {
    if (error instanceof Refusal) return 0;
    throw error;
  }
};
