// A way to a budget in words, and as a correction of the scope.
import type { BudgetGapQuery, ScopePatchInput, SetWorkInput } from '../../../gql/graphql.ts';
import type { ScopeChange } from '../../../hooks/revising.ts';

type BudgetGap = NonNullable<NonNullable<BudgetGapQuery['estimate']>['budgetGap']>;
export type Way = BudgetGap['ways'][number];

export const wayWords = ({ kind, of }: Pick<Way, 'kind' | 'of'>): string => {
  const what = of ?? 'the work';
  switch (kind) {
    case 'LOW_FINISH':
      return `${what}: low-end finish`;
    case 'TRADE_DIRECT':
      return 'Hire each trade yourself instead of a general contractor';
    case 'OWNER_SUPPLIES':
      return `${what}: buy the goods yourself; their price is then yours to pay`;
    case 'LEAVE_OUT':
      return `${what}: leave it for later`;
  }
};

const CHANGES: Partial<Record<Way['kind'], Omit<SetWorkInput, 'workId'>>> = {
  LOW_FINISH: { finishLevel: 'LOW' },
  OWNER_SUPPLIES: { ownerSupplies: true },
  LEAVE_OUT: { optional: true },
};

/** Returns null for a way that is no correction of the scope. */
export const changeOf = (way: Way): ScopeChange | null => {
  const change = CHANGES[way.kind];
  if (!change) return null;
  const patches = way.workIds.map((workId): ScopePatchInput => ({
    setWork: { workId, ...change },
  }));
  return { patches, done: `${wayWords(way)}.` };
};
