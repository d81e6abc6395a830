// Asks a second time when that can help: after a disturbance, or with what was wrong with the reply. Never a third time.
import { setTimeout as pause } from 'node:timers/promises';
import { ModelFailure } from '../../infra/llm/model-client.ts';
import type { ModelFailureKind } from '../../infra/llm/model-client.ts';
import type { ModelSettings } from './settings.ts';

type Retry = 'plain' | 'with feedback' | 'never';

const RETRY: Record<ModelFailureKind, Retry> = {
  rate_limit: 'plain',
  timeout: 'plain',
  unavailable: 'plain',
  invalid_output: 'with feedback',
  truncated: 'with feedback',
  auth: 'never',
  quota: 'never',
  refusal: 'never',
  filtered: 'never',
  aborted: 'never',
  bad_request: 'never',
};

/** Many jobs fail together when a provider does; they should not come back together. */
const JITTER = 0.5;

/** Pause before the second try, ms. It is null when the server wants more patience than a waiting user has. */
const waitFor = (
  { retryAfterMs }: ModelFailure,
  { retryMs, maxRetryWaitMs }: ModelSettings,
): number | null => {
  const wait = Math.max(retryMs, retryAfterMs ?? 0);
  return wait > maxRetryWaitMs ? null : wait * (1 + Math.random() * JITTER);
};

/** Runs `attempt` at most twice. */
export const withSecondTry = async <T>(
  attempt: (feedback: string | null) => Promise<T>,
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<T> => {
  try {
    return await attempt(null);
  } catch (error) {
    if (!(error instanceof ModelFailure) || signal.aborted) throw error;
    const retry = RETRY[error.kind];
    const wait = waitFor(error, settings);
    if (retry === 'never' || wait === null) throw error;
    await pause(wait, undefined, { signal });
    return await attempt(retry === 'with feedback' ? error.message : null);
  }
};
