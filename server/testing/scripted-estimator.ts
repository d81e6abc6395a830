// An estimator that does as a test says: fixed lines, a gate it waits at, failures on demand. Never part of the product.
import type { EstimateDocument, LineItem } from '../domain/estimate.ts';
import type { EstimateRequest, Estimator } from '../estimator/estimator.ts';

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
    low: 15,
    high: 30,
    confidence: 'C',
    room: null,
  },
});

const documentFor = (request: EstimateRequest, items: LineItem[]): EstimateDocument => ({
  title: request.title ?? 'Scripted estimate',
  projectName: request.projectName,
  reasoning: `You asked: ${request.instructions}`,
  futureActions: ['Measure', 'Ask for bids', 'Choose finishes'],
  questions: [],
  assumptions: [],
  exclusions: [],
  warnings: request.uploads.flatMap(({ note }) => (note ? [note] : [])),
  range: { low: 10, high: 100 },
  accuracyClass: 'CLASS_4',
  delivery: request.delivery,
  deliveryTotals: null,
  items,
  currency: 'USD',
  workflow: request.agentKind,
  propertyType: request.propertyType,
  peril: null,
  location: request.zip,
  version: 'scripted',
  generatedAt: request.now.toISOString(),
});

export interface ScriptedEstimator extends Estimator {
  /** From now on each estimate stops after its first line until `open` is called. */
  close(): void;
  open(): void;
  /** The next `times` estimates throw. */
  failNext(times: number): void;
  /** How many estimates were begun. */
  readonly begun: number;
}

export const createScriptedEstimator = (lines = 3): ScriptedEstimator => {
  let failures = 0;
  let begun = 0;
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const passGate = (signal: AbortSignal) =>
    Promise.race([
      gate.promise,
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
    ]);
  return {
    version: 'scripted',
    get begun() {
      return begun;
    },
    close() {
      gate = Promise.withResolvers<void>();
    },
    open() {
      gate.resolve();
    },
    failNext(times) {
      failures = times;
    },
    async estimate(request, observer, signal) {
      begun += 1;
      await observer.onStage('UNDERSTANDING_SCOPE');
      if (failures > 0) {
        failures -= 1;
        throw new Error('The test wants this to fail.');
      }
      await observer.onStage('PRICING');
      const items: LineItem[] = [];
      for (let id = 1; id <= lines; id++) {
        items.push(scriptedLine(id));
        await observer.onLine(scriptedLine(id));
        await passGate(signal);
      }
      await observer.onStage('WRITING_UP');
      return documentFor(request, items);
    },
  };
};
