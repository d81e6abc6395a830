// A scope as a screen shows it: with the names of the price book and, where it is priced, what each piece of work costs.
import type { FinishLevel } from '../../domain/catalog.ts';
import type { LineItem } from '../../domain/estimate/estimate.ts';
import { sumMoney } from '../../domain/money/money.ts';
import { lineTotal } from '../../domain/money/pricing.ts';
import type { Place, ScopeOfWork, Work } from '../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../../estimator/book/price-book.ts';
import { GRADE_OF } from '../../estimator/book/grades.ts';
import { parametersToAdd } from '../../estimator/scope/parameters-to-add.ts';
import {
  type GivenParam,
  parametersOfWork,
  type WorkParameter,
} from '../../estimator/scope/work-parameters.ts';

export interface ScopeView {
  scope: ScopeOfWork;
  finishLevel: FinishLevel;
  /** Lines of the estimate; null while nothing is priced. */
  lines: readonly LineItem[] | null;
}

export interface WorkView {
  work: Work;
  place: Place | undefined;
  finishLevel: FinishLevel;
  lines: readonly LineItem[] | null;
}

export const worksOf = ({ scope, finishLevel, lines }: ScopeView): WorkView[] => {
  const places = new Map(scope.places.map((place) => [place.id, place]));
  const byWork = lines && Map.groupBy(lines, ({ metadata }) => metadata.workId);
  return scope.work.map((work) => ({
    work,
    place: places.get(work.placeId),
    finishLevel: work.finishLevel ?? finishLevel,
    lines: byWork && (byWork.get(work.id) ?? []),
  }));
};

export const listParameters = (
  { assemblies }: Pick<PriceBook, 'assemblies'>,
  { work, place, finishLevel }: WorkView,
): WorkParameter[] => {
  const assembly = work.does.kind === 'ASSEMBLY' ? assemblies.get(work.does.assembly) : undefined;
  return assembly && place ? parametersOfWork(assembly, work, place, GRADE_OF[finishLevel]) : [];
};

interface AskedWork {
  assembly: string;
  placeId: string | null;
  placeType: string | null;
  given: readonly GivenParam[];
}

/** Lists none for an assembly that the price book does not have. */
export const listParametersToAdd = (
  book: PriceBook,
  { scope, finishLevel }: ScopeView,
  { assembly: id, ...wish }: AskedWork,
): WorkParameter[] => {
  const assembly = book.assemblies.get(id);
  return assembly ? parametersToAdd(scope, { assembly, ...wish }, GRADE_OF[finishLevel], book) : [];
};

/** Dollars of the work's lines; null while nothing is priced. */
export const totalOfWork = ({ lines }: WorkView): number | null =>
  lines && sumMoney(lines.map(lineTotal));
