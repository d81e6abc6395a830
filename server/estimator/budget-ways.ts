// Which changes bring an estimate down to its owner's budget: each is priced whole by the one calculation, so that charges, taxes
// and minimum visits are in what it saves. What costs its owner least comfort comes first; what is asked for is left out last.
import {
  BUDGET_WAYS,
  type BudgetGap,
  type BudgetWay,
  MOST_WAYS,
} from '../domain/money/budget-ways.ts';
import { roundCents } from '../domain/money/money.ts';
import type { ScopeOfWork, Work } from '../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../domain/scope/scope-patch.ts';
import type { EstimateTerms } from './estimate-request.ts';
import { scopeTotal } from './estimate-scope.ts';
import type { PriceBook } from './book/price-book.ts';
import { apply } from './scope/apply.ts';
import { nameOf } from './scope/work-name.ts';

interface Candidate extends Pick<BudgetWay, 'kind' | 'of' | 'workIds'> {
  patches: readonly ScopePatch[];
  terms: EstimateTerms;
}

interface Priced {
  scope: ScopeOfWork;
  terms: EstimateTerms;
  total: number;
}

/** Changes tried at most. Each is priced by itself, and again with those before it. */
const MOST_TRIED = 40;
/** Dollars below which a saving is not worth the change. */
const LEAST_SAVING = 25;

const setWork = (works: readonly Work[], change: Partial<Work>): ScopePatch[] =>
  works.map(({ id }) => ({ kind: 'SET_WORK' as const, workId: id, ...change }));

/** Rows of a document share its name: each is told by its own. */
const nameOfOne = (one: Work, book: PriceBook): string =>
  nameOf(one.by === 'DOCUMENT' ? { ...one, label: null } : one, book);

/** Candidates in the order in which they are tried. */
const candidatesOf = (
  { work, places }: ScopeOfWork,
  terms: EstimateTerms,
  book: PriceBook,
): Candidate[] => {
  const priced = work.filter(({ optional }) => !optional);
  const idsOf = (works: readonly Work[]): string[] => works.map(({ id }) => id);
  const labelOf = (placeId: string): string => places.find(({ id }) => id === placeId)?.label ?? '';
  const byPlace = [...Map.groupBy(priced, ({ placeId }) => placeId)];
  const cheaper = byPlace.map(([placeId, all]): Candidate => {
    const works = all.filter(({ finishLevel }) => (finishLevel ?? terms.finishLevel) !== 'LOW');
    return {
      kind: 'LOW_FINISH',
      of:
        labelOf(placeId) ||
        (works[0] && works.length === 1 ? nameOfOne(works[0], book) : 'All of it'),
      workIds: idsOf(works),
      patches: setWork(works, { finishLevel: 'LOW' }),
      terms,
    };
  });
  const single = (kind: BudgetWay['kind'], works: readonly Work[], change: Partial<Work>) =>
    works.map((one): Candidate => {
      const label = labelOf(one.placeId);
      const name = nameOfOne(one, book);
      const isNamed = label === '' || name.toLowerCase().includes(label.toLowerCase());
      return {
        kind,
        of: isNamed ? name : `${name}, ${label}`,
        workIds: [one.id],
        patches: setWork([one], change),
        terms,
      };
    });
  const direct: Candidate = {
    kind: 'TRADE_DIRECT',
    of: '',
    workIds: [],
    patches: [],
    terms: { ...terms, delivery: 'TRADE_DIRECT' },
  };
  const bought = priced.filter(
    ({ ownerSupplies, materialsOnly }) => !ownerSupplies && !materialsOnly,
  );
  return [
    ...cheaper,
    ...(terms.agentKind === 'INSURANCE' || terms.delivery === 'TRADE_DIRECT' ? [] : [direct]),
    ...single('OWNER_SUPPLIES', bought, { ownerSupplies: true }),
    ...(priced.length > 1 ? single('LEAVE_OUT', priced, { optional: true }) : []),
  ];
};

/** Makes a change. Returns null where it cannot be made. */
const taken = (from: Priced, { patches, terms }: Candidate, book: PriceBook): Priced | null => {
  const { scope, refused } = apply(from.scope, patches, book, 'OWNER');
  if (refused.length > 0) return null;
  // Who runs the work stays as a way before has it.
  const delivery = patches.length === 0 ? terms.delivery : from.terms.delivery;
  const next = { ...from.terms, delivery };
  return { scope, terms: next, total: scopeTotal(scope, next, book) };
};

/** Sorts by kind, then by the largest saving. What is left out goes by the least saving that is enough. */
const inOrder = <Way extends Pick<BudgetWay, 'kind' | 'saving'>>(
  ways: readonly Way[],
  over: number,
): Way[] => {
  const sizeOf = ({ kind, saving }: Way): number =>
    kind === 'LEAVE_OUT' && saving >= over ? over / saving : -saving;
  return ways.toSorted(
    (one, other) =>
      BUDGET_WAYS.indexOf(one.kind) - BUDGET_WAYS.indexOf(other.kind) ||
      sizeOf(one) - sizeOf(other),
  );
};

/** Ways in the order to go them, at most six. Fewer are enough where the last one's total is within the budget. */
export const waysToBudget = (
  scope: ScopeOfWork,
  terms: EstimateTerms,
  { budget, total }: BudgetGap,
  book: PriceBook,
): BudgetWay[] => {
  const start: Priced = { scope, terms, total: scopeTotal(scope, terms, book) };
  const tried = candidatesOf(scope, terms, book)
    .slice(0, MOST_TRIED)
    .flatMap((candidate) => {
      const isEmpty = candidate.patches.length === 0 && candidate.kind !== 'TRADE_DIRECT';
      const alone = isEmpty ? null : taken(start, candidate, book);
      const saving = alone ? roundCents(start.total - alone.total) : 0;
      return saving < LEAST_SAVING ? [] : [{ ...candidate, saving }];
    });
  const ways: BudgetWay[] = [];
  let at = start;
  for (const way of inOrder(tried, total - budget)) {
    const reached = roundCents(total - (start.total - at.total));
    if (ways.length === MOST_WAYS || reached <= budget) break;
    const next = taken(at, way, book);
    if (!next || at.total - next.total < LEAST_SAVING) continue;
    at = next;
    const { kind, of, workIds, saving } = way;
    ways.push({ kind, of, workIds, saving, total: roundCents(total - (start.total - at.total)) });
  }
  return ways;
};
