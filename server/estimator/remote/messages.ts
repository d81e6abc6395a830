// What is asked of an estimator process, and what it answers. Everything is plain data: it is copied on the way.
import type { Comparable, EstimateComparison } from '../../domain/compare-estimates.ts';
import type { EstimateDocument, LineItem } from '../../domain/estimate.ts';
import type { WorkingStage } from '../../domain/job-status.ts';
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope-patch.ts';
import type { EstimateRequest, EstimateTerms, Revision } from '../estimator.ts';
import type { PriceBookOptions } from '../price-book.ts';

/** What a process is started with, as JSON on its standard input. */
export type Setup = Pick<PriceBookOptions, 'ownPrices'>;

interface Calls {
  estimate: { asks: EstimateRequest; answers: EstimateDocument };
  preview: { asks: EstimateRequest; answers: ScopeOfWork };
  revise: {
    asks: { scope: ScopeOfWork; patches: readonly ScopePatch[]; terms: EstimateTerms };
    answers: Revision;
  };
  compare: { asks: { left: Comparable; right: Comparable }; answers: EstimateComparison };
}

export type CallName = keyof Calls;
export type Asked<K extends CallName> = Calls[K]['asks'];
export type Answered<K extends CallName> = Calls[K]['answers'];

export type EstimatorMessage = { [K in CallName]: { call: K; asked: Asked<K> } }[CallName];
export type EstimatorReply = Answered<CallName>;

/** Told while an estimate is made, in order. */
export type EstimatorEvent = { stage: WorkingStage } | { line: LineItem };
