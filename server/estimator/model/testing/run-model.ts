// For tests: a model estimator on a fake server, and one run of it with everything it told.
import type { LineItem } from '../../../domain/estimate.ts';
import { estimateDocumentSchema } from '../../../domain/estimate.ts';
import { estimateTotal } from '../../../domain/pricing.ts';
import type { WorkingStage } from '../../../domain/job-status.ts';
import { createOpenAiClient } from '../../../infra/llm/openai-client.ts';
import type { ModelClient } from '../../../infra/llm/model-client.ts';
import { book, estimator, request } from '../../testing/estimate.ts';
import { createModelEstimator } from '../model-estimator.ts';
import type { EstimateObserver, EstimateRequest, ModelUse } from '../../estimator.ts';
import { DEFAULT_MODEL_SETTINGS } from '../settings.ts';
import type { ModelSettings } from '../settings.ts';

export interface RunOptions {
  request?: Partial<EstimateRequest>;
  settings?: Partial<ModelSettings>;
  idleMs?: number;
  signal?: AbortSignal;
  canRestart?: boolean;
  onLine?: (line: LineItem) => void;
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
          },
        }),
  };
  const document = await estimatorWith(client, options.settings).estimate(
    request(instructions, options.request),
    observer,
    options.signal ?? new AbortController().signal,
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

/** A suggestion with every member, as a model that keeps to the schema writes it. */
export const suggestion = (members: Record<string, unknown>): Record<string, unknown> => ({
  op: 'add',
  line: null,
  code: null,
  name: null,
  room: null,
  quantity: null,
  unit: null,
  unitPrice: null,
  basis: null,
  reason: 'The text asks for it.',
  ...members,
});

export const replyOf = (
  changes: readonly unknown[],
  words: Record<string, unknown> = {},
): Record<string, unknown> => ({
  changes,
  reasoning: null,
  questions: [],
  assumptions: [],
  warnings: [],
  futureActions: [],
  ...words,
});

/** The key under which the prompt shows the draft line of a code. */
export const keyIn = (prompt: string, code: string): string =>
  new RegExp(`^(L\\d+) \\| ${code} \\|`, 'm').exec(prompt)?.[1] ?? 'L0';
