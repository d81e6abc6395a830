// The product's own estimator with a language model, on the loopback.
import { parseEnv } from '../env.ts';
import { createBuiltInEstimator } from '../estimator/built-in.ts';
import type { Estimator } from '../estimator/estimator.ts';
import { createLogger } from '../infra/logger.ts';
import { loadPrices, withModel } from '../load-estimator.ts';
import type { FakeOpenAi } from './fake-openai.ts';

/** @param model a name that says how the fake answers, e.g. `fake-good` */
export const modelEstimatorOn = async (
  { baseUrl }: FakeOpenAi,
  model: string,
): Promise<Estimator> => {
  const env = parseEnv({
    OPENAI_API_KEY: 'any',
    OPENAI_BASE_URL: baseUrl,
    OPENAI_MODEL: model,
  });
  const book = await loadPrices(env);
  return withModel(env, createLogger('silent'), book, createBuiltInEstimator(book));
};

/** An answer that repaints a bedroom. */
export const BEDROOM_READING = {
  work: [{ code: 'PNT-BASE', quantity: 52, words: 'Repaint my 12x14 bedroom' }],
};
