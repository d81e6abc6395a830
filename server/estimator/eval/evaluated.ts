// One scope as it was evaluated, and how shares of all are written.
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { ModelUse } from '../estimate-observer.ts';
import type { EvalScope } from './scopes.ts';
import type { Score } from './score.ts';

export interface Evaluated {
  scope: EvalScope;
  score: Score;
  /** The scope of work that was priced. */
  read: ScopeOfWork | null;
  uses: readonly ModelUse[];
}

export const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? '-' : Math.round((part / whole) * 1000) / 10} %)`;
