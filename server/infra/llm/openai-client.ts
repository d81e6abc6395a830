// The model client over the openai package: streamed answers over Chat Completions or Responses.
// Watches for silence itself: the package's timeout ends with the response headers.
import OpenAI, { APIError } from 'openai';
import { chatTransport } from './chat-transport.ts';
import { toModelFailure } from './failures.ts';
import { createIdleWatch } from './idle-watch.ts';
import type { IdleWatch } from './idle-watch.ts';
import { ModelFailure } from './model-client.ts';
import type {
  ModelCall,
  ModelClient,
  ModelEvent,
  ModelFailureKind,
  ModelUsage,
} from './model-client.ts';
import { FULL_FORM, plainerForm } from './request-form.ts';
import type { RequestForm } from './request-form.ts';
import { responsesTransport } from './responses-transport.ts';
import type { Finish, Transport } from './transport.ts';

export const API_MODES = ['chat', 'responses'] as const;
export type ApiMode = (typeof API_MODES)[number];

const TRANSPORTS: Record<ApiMode, Transport> = {
  chat: chatTransport,
  responses: responsesTransport,
};

export interface OpenAiSettings {
  /** Must not be empty; servers without keys take any word. */
  apiKey: string;
  /** Of an OpenAI-compatible server; the provider's own when undefined. */
  baseUrl?: string | undefined;
  model: string;
  /** Chat Completions unless told otherwise: every compatible server speaks it. */
  apiMode?: ApiMode;
  /** Longest silence while waiting for the server, ms. Reasoning models say nothing at first. */
  idleMs: number;
  maxOutputTokens: number;
}

export const DEFAULT_MODEL = 'gpt-6.1-sol';

interface Ending {
  finish: Finish | null;
  refusal: string;
  usage: ModelUsage | null;
}

const BAD_ENDINGS: Partial<Record<Finish, readonly [kind: ModelFailureKind, message: string]>> = {
  length: ['truncated', 'The answer was cut at the token limit.'],
  content_filter: ['filtered', 'The provider filtered the answer.'],
  failed: ['unavailable', 'The provider gave the answer up.'],
};

const requireGoodEnding = ({ finish, refusal, usage }: Ending): void => {
  if (refusal !== '') throw new ModelFailure('refusal', 'The model declined to answer.', { usage });
  if (finish === null) {
    throw new ModelFailure('unavailable', 'The stream ended before the answer did.', { usage });
  }
  const bad = BAD_ENDINGS[finish];
  if (bad) throw new ModelFailure(bad[0], bad[1], { usage });
};

/** An aborted stream of the package ends without an error: this says what its end means. */
const requireNotStopped = (watch: IdleWatch, call: ModelCall, usage: ModelUsage | null): void => {
  if (call.signal.aborted) throw new ModelFailure('aborted', 'The call was stopped.', { usage });
  if (watch.signal.aborted) {
    throw new ModelFailure('timeout', 'The model stopped sending data.', { usage });
  }
};

async function* streamOnce(
  api: OpenAI,
  settings: OpenAiSettings,
  form: RequestForm,
  call: ModelCall,
): AsyncGenerator<ModelEvent, void, undefined> {
  const watch = createIdleWatch(settings.idleMs);
  const ending: Ending = { finish: null, refusal: '', usage: null };
  try {
    watch.start();
    const signal = AbortSignal.any([watch.signal, call.signal]);
    const { model, maxOutputTokens, apiMode = 'chat' } = settings;
    const pieces = TRANSPORTS[apiMode](api, call, { model, maxOutputTokens, form, signal });
    for await (const { text = '', refusal = '', finish, usage } of pieces) {
      watch.stop();
      ending.usage = usage ?? ending.usage;
      ending.refusal += refusal;
      ending.finish = finish ?? ending.finish;
      if (text !== '') yield { type: 'text', text };
      watch.start();
    }
    requireNotStopped(watch, call, ending.usage);
    requireGoodEnding(ending);
  } catch (error) {
    requireNotStopped(watch, call, ending.usage);
    throw error;
  } finally {
    watch.stop();
  }
  const sawImages = form.images && call.parts.some(({ kind }) => kind === 'image');
  yield { type: 'end', usage: ending.usage, sawImages };
}

/** @throws Error when the key is empty: decide for the built-in estimator before coming here. */
export const createOpenAiClient = (settings: OpenAiSettings): ModelClient => {
  const api = new OpenAI({
    apiKey: settings.apiKey,
    ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}),
    maxRetries: 0,
    timeout: settings.idleMs,
    // A redirect would carry the customer's text and the key to an address that nobody configured.
    fetchOptions: { redirect: 'error' },
    // Its debug log would hold the customer's text and pictures.
    logLevel: 'off',
  });
  // Learnt from answers, so that later calls do not run into the same refusals.
  let known = FULL_FORM;

  async function* stream(call: ModelCall): AsyncGenerator<ModelEvent, void, undefined> {
    let form = known;
    for (;;) {
      try {
        for await (const event of streamOnce(api, settings, form, call)) {
          known = form;
          yield event;
        }
        return;
      } catch (error) {
        const plainer = error instanceof APIError ? plainerForm(form, error) : null;
        if (!plainer) throw toModelFailure(error);
        form = plainer;
      }
    }
  }
  return { model: settings.model, stream };
};
