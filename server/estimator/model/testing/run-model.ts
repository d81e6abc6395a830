// For tests: a model estimator on a fake server, and one run of it with everything it told.
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import { estimateDocumentSchema } from '../../../domain/estimate/estimate.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import type { WorkingStage } from '../../../domain/estimate/job-status.ts';
import { createOpenAiClient } from '../../../infra/llm/openai-client.ts';
import type { ModelClient } from '../../../infra/llm/model-client.ts';
import { book, estimator, request } from '../../testing/estimate.ts';
import { createModelEstimator } from '../model-estimator.ts';
import type { EstimateObserver, ModelUse } from '../../estimate-observer.ts';
import type { EstimateRequest } from '../../estimate-request.ts';
import { DEFAULT_MODEL_SETTINGS } from '../settings.ts';
import type { ModelSettings } from '../settings.ts';

export interface RunOptions {
  request?: Partial<EstimateRequest>;
  settings?: Partial<ModelSettings>;
  idleMs?: number;
  signal?: AbortSignal;
  canRestart?: boolean;
  onLine?: (line: LineItem) => void;
  onRestart?: () => void;
}

export interface Run {
  document: Awaited<ReturnType<typeof estimator.estimate>>;
  total: number;
  codes: (string | null)[];
  stages: WorkingStage[];
  /** Lines told since the last restart. */
  lines: LineItem[];
  restarts: number;
  usage: ModelUse[];
}

export const clientFor = (baseUrl: string, scenario: string, idleMs = 60_000): ModelClient =>
  createOpenAiClient({
    apiKey: 'any',
    baseUrl,
    model: `fake-${scenario}`,
    idleMs,
    maxOutputTokens: 900,
  });

export const estimatorWith = (client: ModelClient, settings: Partial<ModelSettings> = {}) =>
  createModelEstimator({
    builtIn: estimator,
    priceBook: book,
    client,
    settings: { ...DEFAULT_MODEL_SETTINGS, retryMs: 1, ...settings },
    log: { info: () => undefined, warn: () => undefined },
  });

export const runWith = async (
  client: ModelClient,
  instructions: string,
  options: RunOptions = {},
): Promise<Run> => {
  const stages: WorkingStage[] = [];
  const usage: ModelUse[] = [];
  let lines: LineItem[] = [];
  let restarts = 0;
  const observer: EstimateObserver = {
    onStage: (stage) => void stages.push(stage),
    onLine(line) {
      lines.push(line);
      options.onLine?.(line);
    },
    onUsage: (used) => void usage.push(used),
    ...(options.canRestart === false
      ? {}
      : {
          onRestart() {
            restarts += 1;
            lines = [];
            options.onRestart?.();
          },
        }),
  };
  const document = await estimatorWith(client, options.settings).estimate(
    request(instructions, options.request),
    observer,
    { owner: 'me', signal: options.signal },
  );
  estimateDocumentSchema.parse(document);
  return {
    document,
    total: estimateTotal(document),
    codes: document.items.map(({ metadata }) => metadata.code),
    stages,
    lines,
    restarts,
    usage,
  };
};

/** A piece of work with every member, as a model that keeps to the schema writes it. */
export const work = (members: Record<string, unknown>): Record<string, unknown> => ({
  id: null,
  words: null,
  place: null,
  assembly: null,
  code: null,
  quantity: null,
  basis: 'told',
  params: [],
  times: 1,
  without: [],
  set: [],
  finish: null,
  ownerSupplies: false,
  materialsOnly: false,
  optional: false,
  label: null,
  ...members,
});

export const place = (members: Record<string, unknown>): Record<string, unknown> => ({
  id: 'P1',
  label: 'Bathroom',
  type: 'bathroom',
  count: 1,
  lengthFt: null,
  widthFt: null,
  heightFt: null,
  areaSf: null,
  perimeterFt: null,
  doors: null,
  windows: null,
  basis: 'told',
  words: null,
  ...members,
});

type Lists = Partial<
  Record<
    'places' | 'documents' | 'changes' | 'work' | 'excluded' | 'facts' | 'questions' | 'notes',
    unknown[]
  >
>;

/** Lists in the order the schema asks for; members that are none of its lists come last. */
export const replyOf = (lists: Lists, more: Record<string, unknown> = {}) => ({
  places: [],
  documents: [],
  changes: [],
  work: [],
  excluded: [],
  facts: [],
  questions: [],
  notes: [],
  ...lists,
  ...more,
});

type Answer = (prompt: string, system: string) => unknown;

/** A model that answers at once, in pieces of one character: the hardest case for a reader of streams. */
export const modelSaying = (answer: Answer, seen: string[] = []): ModelClient => ({
  model: 'scripted',
  async *stream({ system, parts }) {
    await Promise.resolve();
    const prompt = parts.map((part) => (part.kind === 'text' ? part.text : '[picture]')).join('\n');
    seen.push(prompt);
    for (const character of JSON.stringify(answer(prompt, system))) {
      yield { type: 'text', text: character };
    }
    const sawImages = parts.some(({ kind }) => kind === 'image');
    yield { type: 'end', usage: { inputTokens: 10, outputTokens: 10 }, sawImages };
  },
});
