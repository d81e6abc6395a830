// Loads the prices and chooses the estimator of this process: the built-in one, with a language model as the first reader when a key is given.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Env } from './env.ts';
import type { Estimator } from './estimator/estimator.ts';
import { DEFAULT_MODEL_SETTINGS, type ModelSettings } from './estimator/model/settings.ts';
import { loadPriceBook, type PriceBook } from './estimator/book/price-book.ts';
import { createRemoteEstimator } from './estimator/remote/remote-estimator.ts';
import { DEFAULT_MODEL } from './infra/llm/openai-settings.ts';
import type { Logger } from './infra/logger.ts';

const settingsOf = (env: Env): ModelSettings => ({
  ...DEFAULT_MODEL_SETTINGS,
  concurrency: env.OPENAI_CONCURRENCY,
  deadlineMs: env.OPENAI_DEADLINE_SECONDS * 1000,
  maxInputTokens: env.OPENAI_MAX_INPUT_TOKENS,
  maxImages: env.OPENAI_MAX_IMAGES,
  price: { inputPerMillion: env.OPENAI_PRICE_INPUT, outputPerMillion: env.OPENAI_PRICE_OUTPUT },
});

/** Throws when the operator's own price list, or the data that ships with the product, is faulty: the row is named. */
export const loadPrices = ({ OWN_PRICES_CSV: name }: Env): Promise<PriceBook> =>
  loadPriceBook(name ? { ownPrices: { name, csv: readFileSync(name, 'utf8') } } : {});

/** The built-in estimator itself, or a model that falls back on it. */
export const withModel = async (
  env: Env,
  log: Logger,
  priceBook: PriceBook,
  builtIn: Estimator,
): Promise<Estimator> => {
  if (!env.OPENAI_API_KEY) return builtIn;
  // Loaded where they are used only: one brings the readers of all texts along, the other a large library.
  const { createModelEstimator } = await import('./estimator/model/model-estimator.ts');
  const { createOpenAiClient } = await import('./infra/llm/openai-client.ts');
  const client = createOpenAiClient({
    model: env.OPENAI_MODEL ?? DEFAULT_MODEL,
    idleMs: env.OPENAI_IDLE_SECONDS * 1000,
    maxOutputTokens: env.OPENAI_MAX_OUTPUT_TOKENS,
    apiMode: env.OPENAI_API_MODE,
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL,
  });
  return createModelEstimator({ builtIn, priceBook, client, settings: settingsOf(env), log });
};

/** A second process takes as much memory again, and has no core of its own on a small machine. */
const PROCESSES = availableParallelism() > 2 ? 2 : 1;

/** A personal machine is idle for most of the day; the process takes 80 MB and starts within a second. */
const AWAY_MS = 5 * 60_000;

/** The estimator of a server: it works outside of this process. */
export const loadEstimator = (env: Env, log: Logger, priceBook: PriceBook): Promise<Estimator> => {
  const idleMs = env.DATABASE_URL ? Infinity : AWAY_MS;
  const builtIn = createRemoteEstimator({ priceBook, log, processes: PROCESSES, idleMs });
  return withModel(env, log, priceBook, builtIn);
};
