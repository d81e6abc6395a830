// An estimator that does as a test says: fixed lines, failures on demand. Never part of the product.
import { readWholePaper } from '../estimator/read/whole-paper.ts';
import { readWholePlan } from '../estimator/read/whole-plan.ts';
import { roomsOfRequest } from '../estimator/read/plans/rooms-of-request.ts';
import { compareStored, costMatrixOfStored } from '../domain/estimate/compare-estimates.ts';
import type { EstimateDocument, LineItem } from '../domain/estimate/estimate.ts';
import { emptyScope, type ScopeOfWork } from '../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../domain/scope/scope-patch.ts';
import type { PaperComparison } from '../domain/paper/paper-comparison.ts';
import type { BidsComparison, NamedPaper } from '../domain/paper/bids-comparison.ts';
import { cutPlans } from '../estimator/cutting/cut.ts';
import type { Estimator, PaperAsked } from '../estimator/estimator.ts';
import type { EstimateObserver } from '../estimator/estimate-observer.ts';
import type { EstimateRequest, EstimateTerms } from '../estimator/estimate-request.ts';
import type { Caller } from '../infra/caller.ts';
import { type Gate, gateEstimator } from './gated-estimator.ts';

export const scriptedLine = (id: number): LineItem => ({
  id: String(id),
  name: `Line ${id}`,
  details: '',
  quantity: 2,
  unit: 'EA',
  unitPrice: 10.5,
  tax: 0.25,
  category: 'Painting',
  tags: [],
  source: 'Test catalogue',
  metadata: {
    code: 'TST-LINE',
    formula: '2',
    basis: 'DEFAULT',
    quantityFrom: null,
    low: 15,
    high: 30,
    confidence: 'C',
    room: null,
    rooms: [],
    workId: null,
    finishLevel: null,
    finishPrices: null,
    taxRate: null,
    taxByHand: false,
    bases: [],
    charge: null,
    claim: null,
    cost: null,
  },
});

const NO_SUMS = {
  net: null,
  tax: null,
  overheadProfit: null,
  contingency: null,
  rcv: null,
  depreciation: null,
  acv: null,
  deductible: null,
  priorPayments: null,
  netClaim: null,
  total: 0,
};

/** Every line of the paper, matched with nothing. */
const scriptedComparison = ({ paper, ours }: PaperAsked): PaperComparison => ({
  kind: paper.kind,
  theirs: NO_SUMS,
  ours: { ...NO_SUMS, ...ours.range },
  gap: 0,
  waterfall: [{ cause: 'NOT_MATCHED', amount: 0, rowCount: paper.lines.length }],
  rows: paper.lines.map((line) => ({
    id: line.id,
    kind: 'NOT_MATCHED',
    room: line.room,
    theirs: {
      lineIds: [line.id],
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      amount: line.rcv,
      depreciation: null,
      acv: null,
      place: line.place,
    },
    ours: null,
    priceVerdict: 'NOT_RATED',
    quantityDifference: null,
    missing: null,
    why: 'Scripted.',
    isMatchedByHand: false,
  })),
  verdict: 'NOT_RATED',
  summary: 'Scripted.',
  questions: [],
  matchedShare: 0,
});

const scriptedBids = (papers: readonly NamedPaper[]): BidsComparison => ({
  bidders: papers.map(({ name, fileId = null }) => ({
    name,
    fileId,
    total: 0,
    leavesOut: [],
    leveled: 0,
  })),
  rows: [],
  ours: { low: 0, fair: 0, high: 0 },
});

const documentFor = (request: EstimateRequest, items: LineItem[]): EstimateDocument => ({
  title: request.title ?? 'Scripted estimate',
  projectName: request.projectName,
  reasoning: `You asked: ${[request.instructions, ...(request.refinements ?? [])].join('; ')}`,
  futureActions: ['Measure', 'Ask for bids', 'Choose finishes'],
  questions: [],
  assumptions: roomsOfRequest(request).map(
    ({ name, lengthFt, widthFt }) => `${name}: ${lengthFt} x ${widthFt} ft`,
  ),
  exclusions: [],
  warnings: request.uploads.flatMap(({ note }) => (note ? [note] : [])),
  range: { low: 10, high: 100 },
  accuracyClass: 'CLASS_4',
  delivery: request.delivery,
  finishLevel: request.finishLevel,
  deliveryTotals: null,
  finishTotals: null,
  claim: null,
  bid: null,
  items,
  totalOverride: null,
  currency: 'USD',
  workflow: request.agentKind,
  propertyType: request.propertyType,
  peril: null,
  location: request.zip,
  version: 'scripted',
  scope: null,
  generatedAt: request.now.toISOString(),
});

interface Script {
  /** The next `times` estimates throw, `error` where one is given. */
  failNext(times: number, error?: Error): void;
  /** The next `times` estimates ask instead of pricing. */
  askNext(times: number): void;
}

export type ScriptedEstimator = Estimator & Script & Gate;

export const createScriptedEstimator = (lines = 3): ScriptedEstimator => {
  let failures = 0;
  let failure = new Error();
  let questions = 0;
  return gateEstimator<Estimator & Script>({
    version: 'scripted',
    seesPictures: false,
    asksModel: () => false,
    failNext(times: number, error = new Error('The test wants this to fail.')) {
      failures = times;
      failure = error;
    },
    askNext(times: number) {
      questions = times;
    },
    async estimate(request: EstimateRequest, observer: EstimateObserver, { signal }: Caller) {
      await observer.onStage('UNDERSTANDING_SCOPE');
      if (failures > 0) {
        failures -= 1;
        throw failure;
      }
      if (questions > 0) {
        questions -= 1;
        return { ...documentFor(request, []), questions: ['What?'], scope: emptyScope('RULES') };
      }
      await observer.onStage('PRICING');
      const items = Array.from({ length: lines }, (_, index) => scriptedLine(index + 1));
      for (const item of items) {
        signal?.throwIfAborted();
        await observer.onLine(item);
      }
      await observer.onStage('WRITING_UP');
      return documentFor(request, items);
    },
    preview: async () => emptyScope('RULES'),
    async revise(scope: ScopeOfWork, _patches: readonly ScopePatch[], terms: EstimateTerms) {
      const request = { ...terms, instructions: '', uploads: [] };
      const patched = { ...scope, nextId: scope.nextId + 1 };
      const document = { ...documentFor(request, [scriptedLine(1)]), scope: patched };
      return { document, refused: [] };
    },
    prepare: async () => undefined,
    reach: async () => [],
    priceAnswers: async () => [],
    compare: async (left, right) => compareStored(left.join(''), right.join('')),
    sideBySide: async (estimates) => costMatrixOfStored(estimates.map((pieces) => pieces.join(''))),
    readPaper: async (source) => readWholePaper(source),
    readPlan: async (pages) => readWholePlan(pages),
    comparePaper: async (asked) => scriptedComparison(asked),
    compareBids: async ({ papers }) => scriptedBids(papers),
    cut: cutPlans,
    warm: () => undefined,
    end: async () => undefined,
  });
};
