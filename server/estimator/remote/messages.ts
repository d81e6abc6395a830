// What is asked of an estimator process, and what it answers. Everything is plain data: it is copied on the way.
import type { EstimateComparison } from '../../domain/estimate/compare-estimates.ts';
import type { CostMatrix } from '../../domain/estimate/cost-matrix.ts';
import type { CutPlan } from '../../domain/estimate/cut-plan.ts';
import type { AnswerPrices } from '../../domain/scope/answer-prices.ts';
import type { BudgetGap, BudgetWay } from '../../domain/money/budget-ways.ts';
import type { EstimateDocument, LineItem } from '../../domain/estimate/estimate.ts';
import type { WorkingStage } from '../../domain/estimate/job-status.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import type { PaperSource, WordPage } from '../../domain/paper/paper-source.ts';
import type { PlanOnPaper } from '../../domain/paper/plan-on-paper.ts';
import type { PaperComparison } from '../../domain/paper/paper-comparison.ts';
import type { BidsAsked, PaperAsked, RevisedEstimate } from '../estimator.ts';
import type { BidsComparison } from '../../domain/paper/bids-comparison.ts';
import type { CutProblem } from '../cutting/cut-problem.ts';
import type { EstimateRequest, EstimateTerms } from '../estimate-request.ts';
import type { PriceBookOptions } from '../book/price-book.ts';

/** What a process is started with, as JSON on its standard input. */
export type Setup = Pick<PriceBookOptions, 'ownPrices'>;

/** The estimate goes as JSON: bytes are copied at once, thousands of lines one by one. */
type Packed<Asked extends { ours: EstimateDocument }> = Omit<Asked, 'ours'> & { ours: Uint8Array };

interface Calls {
  estimate: { asks: EstimateRequest; answers: EstimateDocument };
  preview: { asks: EstimateRequest; answers: ScopeOfWork };
  /** Scope and document go as JSON: bytes and texts are copied at once, an object part by part. */
  revise: {
    asks: { scope: Uint8Array; patches: readonly ScopePatch[]; terms: EstimateTerms };
    answers: Omit<RevisedEstimate, 'document'> & { document: string };
  };
  reach: {
    asks: { scope: ScopeOfWork; terms: EstimateTerms; gap: BudgetGap };
    answers: BudgetWay[];
  };
  priceAnswers: {
    asks: { scope: ScopeOfWork; terms: EstimateTerms };
    answers: AnswerPrices[];
  };
  /** Pieces of the documents are parts of the message, of which the left one has so many; long lists come as JSON in pieces. */
  compare: {
    asks: { ofLeft: number };
    answers: Omit<EstimateComparison, 'lines'> & { lines: string[] };
  };
  /** Pieces of the documents are parts of the message: so many of each. */
  sideBySide: { asks: readonly number[]; answers: CostMatrix };
  comparePaper: { asks: Packed<PaperAsked>; answers: PaperComparison };
  compareBids: { asks: Packed<BidsAsked>; answers: BidsComparison };
  cut: { asks: readonly CutProblem[]; answers: CutPlan[] };
}

export type CallName = keyof Calls;
export type CallInput<K extends CallName> = Calls[K]['asks'];
export type CallAnswer<K extends CallName> = Calls[K]['answers'];

export type EstimatorMessage = { [K in CallName]: { call: K; asked: CallInput<K> } }[CallName];
export type EstimatorReply = CallAnswer<CallName>;

/** What a process that reads papers and plans is asked, and what it answers. */
interface Readings {
  readPaper: { asks: PaperSource; answers: PaperEstimate };
  readPlan: { asks: readonly WordPage[]; answers: PlanOnPaper };
}

export type ReadingName = keyof Readings;
export type ReadingInput<K extends ReadingName> = Readings[K]['asks'];
export type ReadingAnswer<K extends ReadingName> = Readings[K]['answers'];

export type ReadingMessage = {
  [K in ReadingName]: { call: K; asked: ReadingInput<K> };
}[ReadingName];
export type ReadingReply = ReadingAnswer<ReadingName>;

/** Event told while an estimate is made, in order. */
export type EstimatorEvent = { stage: WorkingStage } | { line: LineItem };
