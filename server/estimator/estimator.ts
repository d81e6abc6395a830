// What estimates, and nothing else does. The job calls it; behind it stand the built-in method and one with a model.
// It does no I/O of its own on rows, files or sockets: uploads arrive already read, lines leave through the observer.
import type { EstimateComparison } from '../domain/estimate/compare-estimates.ts';
import type { CostMatrix } from '../domain/estimate/cost-matrix.ts';
import type { CutPlan } from '../domain/estimate/cut-plan.ts';
import type { AnswerPrices } from '../domain/scope/answer-prices.ts';
import type { BudgetGap, BudgetWay } from '../domain/money/budget-ways.ts';
import type { EstimateDocument } from '../domain/estimate/estimate.ts';
import type { PaperComparison, PaperMatch } from '../domain/paper/paper-comparison.ts';
import type { PaperEstimate } from '../domain/paper/paper-estimate.ts';
import type { PaperSource, WordPage } from '../domain/paper/paper-source.ts';
import type { PlanOnPaper } from '../domain/paper/plan-on-paper.ts';
import type { BidsComparison, NamedPaper } from '../domain/paper/bids-comparison.ts';
import type { ScopeOfWork } from '../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../domain/scope/scope-patch.ts';
import type { Caller } from '../infra/caller.ts';
import type { JsonPieces } from '../infra/json-bytes.ts';
import type { CutProblem } from './cutting/cut-problem.ts';
import type { EstimateRequest, EstimateTerms } from './estimate-request.ts';
import type { EstimateObserver } from './estimate-observer.ts';

export interface RevisedEstimate {
  /** Estimate of the patches that were taken. Its `scope` is the patched one. */
  document: EstimateDocument;
  /** `at` is the patch's place in the list, from 0; the sentence is for its author. */
  refused: { at: number; message: string }[];
}

/** What a comparison of a paper is made of. */
export interface PaperAsked {
  paper: PaperEstimate;
  /** Which of several bidders, from 0; null where there is one. */
  bidder: number | null;
  ours: EstimateDocument;
  terms: EstimateTerms;
  /** What its owner put together by hand. */
  matches: readonly PaperMatch[];
  /** Ids of rows that are missing from the paper and count in our total. */
  included: readonly string[];
}

export interface BidsAsked {
  papers: readonly NamedPaper[];
  ours: EstimateDocument;
  terms: EstimateTerms;
}

/** All of it is pure: the same input gives the same answer. Where it runs is its own affair, and so are its limits. */
export interface Estimator {
  /** Text shown in the document's `version`. */
  readonly version: string;
  /** True when `images` are looked at, so that it is worth making them. */
  readonly seesPictures: boolean;
  /** True when a language model would be asked to read this request, unless that is used up. */
  asksModel(request: EstimateRequest): boolean;
  /**
   * Turns a request into a complete estimate; a text without priceable scope is a document with `questions`.
   * @throws the signal's reason; DomainError as `preview`
   */
  estimate(
    request: EstimateRequest,
    observer: EstimateObserver,
    caller: Caller,
  ): Promise<EstimateDocument>;
  /**
   * What the rules read in a request, without prices.
   * @throws DomainError TOO_LARGE when it takes more time or memory than there is for one, BUSY when its owner has asked for
   * much already, UNAVAILABLE; the signal's reason
   */
  preview(request: EstimateRequest, caller: Caller): Promise<ScopeOfWork>;
  /** Patches a scope in its owner's name and prices it anew. @throws DomainError as `preview` */
  revise(
    scope: ScopeOfWork,
    patches: readonly ScopePatch[],
    terms: EstimateTerms,
    caller: Caller,
  ): Promise<RevisedEstimate>;
  /**
   * The owner of a scope may correct it soon: what its first correction would take longer for than the next is done now.
   * @throws DomainError as `preview`
   */
  prepare(scope: ScopeOfWork, terms: EstimateTerms, caller: Caller): Promise<void>;
  /** What brings a scope down to its owner's budget; empty where nothing does. @throws DomainError as `preview` */
  reach(
    scope: ScopeOfWork,
    terms: EstimateTerms,
    gap: BudgetGap,
    caller: Caller,
  ): Promise<BudgetWay[]>;
  /** What each answer to the questions of a scope would change. @throws DomainError as `preview` */
  priceAnswers(scope: ScopeOfWork, terms: EstimateTerms, caller: Caller): Promise<AnswerPrices[]>;
  /**
   * What differs between two estimates, and why.
   * @param left JSON of an estimate as its row holds it, and so `right`
   * @throws DomainError as `preview`
   */
  compare(left: JsonPieces, right: JsonPieces, caller: Caller): Promise<EstimateComparison>;
  /**
   * What each category costs in several estimates.
   * @param estimates JSON of each as its row holds it
   * @throws DomainError as `preview`
   */
  sideBySide(estimates: readonly JsonPieces[], caller: Caller): Promise<CostMatrix>;
  /**
   * Somebody else's estimate as it stands on paper; what was not understood stands in `unread`.
   * @throws DomainError TOO_LARGE when it takes more time or memory than there is for one, BAD_INPUT where it cannot be
   * understood, UNAVAILABLE; the signal's reason
   */
  readPaper(source: PaperSource, caller: Caller): Promise<PaperEstimate>;
  /** The rooms of a plan, read of the words on its pages. @throws as `readPaper` */
  readPlan(pages: readonly WordPage[], caller: Caller): Promise<PlanOnPaper>;
  /** Somebody else's paper beside our estimate of its work. @throws DomainError as `preview` */
  comparePaper(asked: PaperAsked, caller: Caller): Promise<PaperComparison>;
  /** Several bids on the work of one estimate. @throws DomainError as `preview` */
  compareBids(asked: BidsAsked, caller: Caller): Promise<BidsComparison>;
  /** How stock is cut into what is needed, one plan a problem, in order. @throws DomainError as `preview` */
  cut(problems: readonly CutProblem[], caller: Caller): Promise<CutPlan[]>;
  /** Somebody is there who may soon ask: what takes a while to start starts now. */
  warm(): void;
  /** Gives back what it holds; whoever still waits gets UNAVAILABLE. */
  end(): Promise<void>;
}
