// The built-in estimator: the trained reader reads the request, the one calculation prices its scope. No language model, no connection.
import { compareStored, costMatrixOfStored } from '../domain/estimate/compare-estimates.ts';
import { priceAnswers } from './answer-prices.ts';
import { waysToBudget } from './budget-ways.ts';
import { cutPlans } from './cutting/cut.ts';
import {
  createPricer,
  estimateScope,
  scopeTotal,
  takeOffScope,
  versionOf,
} from './estimate-scope.ts';
import type { Estimator } from './estimator.ts';
import type { EstimateObserver } from './estimate-observer.ts';
import type { EstimateRequest, EstimateTerms } from './estimate-request.ts';
import type { EstimateDocument } from '../domain/estimate/estimate.ts';
import type { ScopeOfWork } from '../domain/scope/scope-of-work.ts';
import { GRADE_OF } from './book/grades.ts';
import type { PriceBook } from './book/price-book.ts';
import { readChanged } from './read/changes.ts';
import { readCorrected } from './read/corrected.ts';
import { paperInText } from './read/tables/paper-in-text.ts';
import { inDollars, paperOfBidder } from './read/papers/their-amounts.ts';
import { readWholePaper } from './read/whole-paper.ts';
import { readWholePlan } from './read/whole-plan.ts';
import type { UploadReading } from './upload-reading.ts';
import { readerData } from './read/text/read-text.ts';
import { compareBids } from './second-opinion/compare-bids.ts';
import { comparePaper } from './second-opinion/compare-paper.ts';
import { apply } from './scope/apply.ts';
import { withinLimits } from './scope/limits/limits.ts';
import { rebaseScope } from './scope/rebase.ts';
import { withMeaningPrices } from './scope/questions/meanings.ts';
import { withQuestions } from './scope/questions/questions.ts';

/** Prices a scope line by line as its observer takes them. */
const tellEstimate = async (
  scope: ScopeOfWork,
  terms: EstimateTerms,
  book: PriceBook,
  observer: EstimateObserver,
  signal: AbortSignal | undefined,
): Promise<EstimateDocument> => {
  await observer.onStage('PRICING');
  const taken = takeOffScope(scope, terms, book);
  const pricer = createPricer(taken, book);
  const tell = async (lines: ReturnType<typeof pricer.take>): Promise<void> => {
    for (const line of lines) {
      signal?.throwIfAborted();
      await observer.onLine(line);
    }
  };
  for (const line of taken.work) await tell(pricer.take(line));
  await tell(pricer.close());
  signal?.throwIfAborted();
  await observer.onStage('WRITING_UP');
  return pricer.document();
};

/** What changed in a request since, put onto the scope that stands. */
const readOn = (
  { standing, ...request }: EstimateRequest & Required<Pick<EstimateRequest, 'standing'>>,
  read: (request: EstimateRequest) => ScopeOfWork,
): ScopeOfWork =>
  rebaseScope(standing.scope, read({ ...request, ...standing.before }), read(request));

/** A table that was pasted into the description is a paper of its own; the words around it stay where they are. */
const withPastedPaper = (request: EstimateRequest): EstimateRequest => {
  const { prose, paper } = paperInText(request.instructions);
  if (!paper) return request;
  const pasted: UploadReading = {
    fileId: '',
    kind: 'DOC',
    name: 'Your description',
    text: '',
    rooms: [],
    lines: [],
    paper,
    use: 'PRICE',
    note: null,
  };
  return { ...request, instructions: prose, uploads: [...request.uploads, pasted] };
};

const withPricesInDollars = (request: EstimateRequest): EstimateRequest => ({
  ...request,
  uploads: request.uploads.map((upload) => ({
    ...upload,
    paper: upload.paper && inDollars(upload.paper),
  })),
});

const readScope = (asked: EstimateRequest, book: PriceBook): ScopeOfWork => {
  const request = withPricesInDollars(withPastedPaper(asked));
  const read = (part: EstimateRequest): ScopeOfWork => readChanged(part, book, readerData());
  const { standing } = request;
  return standing ? readOn({ ...request, standing }, read) : readCorrected(request, book, read);
};

/** What is read in a request, with what its unread words may cost, and the questions that need no price. */
export const previewScope = (request: EstimateRequest, book: PriceBook): ScopeOfWork =>
  withQuestions(
    withMeaningPrices(
      withinLimits(readScope(request, book), book, request.propertyType),
      book,
      (scope) => scopeTotal(scope, request, book),
    ),
    { grade: GRADE_OF[request.finishLevel], propertyType: request.propertyType, book },
    null,
  );

/** @param book from `loadPriceBook()`; loaded once and shared by all estimates. */
export const createBuiltInEstimator = (book: PriceBook): Estimator => {
  // Read once at the start, not within the first estimate.
  readerData();
  return {
    version: versionOf(book),
    seesPictures: false,
    asksModel: () => false,
    estimate: async (request, observer, { signal }) => {
      signal?.throwIfAborted();
      await observer.onStage('UNDERSTANDING_SCOPE');
      const scope = readScope(request, book);
      signal?.throwIfAborted();
      return tellEstimate(scope, request, book, observer, signal);
    },
    preview: async (request) => previewScope(request, book),
    revise: async (scope, patches, terms) => {
      const { scope: revised, refused } = apply(scope, patches, book, 'OWNER');
      return { document: estimateScope(revised, terms, book), refused };
    },
    // What is taken off a scope stays with its own objects.
    prepare: async () => undefined,
    reach: async (scope, terms, gap) => waysToBudget(scope, terms, gap, book),
    priceAnswers: async (scope, terms) => priceAnswers(scope, terms, book),
    compare: async (left, right) => compareStored(left.join(''), right.join('')),
    sideBySide: async (estimates) => costMatrixOfStored(estimates.map((pieces) => pieces.join(''))),
    readPaper: async (source) => readWholePaper(source),
    readPlan: async (pages) => readWholePlan(pages),
    comparePaper: async ({ paper, bidder, ours, terms, matches, included }) =>
      comparePaper(paperOfBidder(paper, bidder ?? 0), ours, book, terms, matches, included),
    compareBids: async ({ papers, ours, terms }) => compareBids(papers, ours, book, terms),
    cut: cutPlans,
    warm: () => undefined,
    end: async () => undefined,
  };
};
