// The model client over the openai package: asks in the fullest form that the server has not refused yet.
import OpenAI, { APIError } from 'openai';
import {
  type ModelCall,
  type ModelClient,
  type ModelEvent,
  ModelFailure,
  type ModelFailureKind,
  type ModelUsage,
  type ModelPart,
} from './model-client.ts';
import { FULL_FORM, type RequestForm } from './request-form.ts';
import type { OpenAiSettings, ApiMode } from './openai-settings.ts';
import { responsesTransport } from './responses-transport.ts';
import {
  type Transport,
  type Finish,
  type StreamPiece,
  type TransportOptions,
  jpegUrl,
  withShape,
} from './transport.ts';
import { zodResponseFormat } from 'openai/helpers/zod';
import type {
  ChatCompletionChunk,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';

// Aborts when nothing was heard for too long. Runs only while somebody waits for the server, not while lines are stored.

interface IdleWatch {
  readonly signal: AbortSignal;
  start(): void;
  stop(): void;
}

/** @param idleMs longest silence, ms. */
const createIdleWatch = (idleMs: number): IdleWatch => {
  const control = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: control.signal,
    start() {
      clearTimeout(timer);
      timer = setTimeout(() => control.abort(), idleMs);
    },
    stop() {
      clearTimeout(timer);
    },
  };
};

// Chat Completions: the API that every compatible server speaks.

const contentOf = (part: ModelPart): ChatCompletionContentPart =>
  part.kind === 'text'
    ? { type: 'text', text: part.text }
    : {
        type: 'image_url',
        // "auto" bills a phone photo at several times the tokens of our own resized picture.
        image_url: { url: jpegUrl(part.jpeg), detail: 'high' },
      };

const bodyOf = (
  { system, parts, schema }: Pick<ModelCall, 'system' | 'parts' | 'schema'>,
  { model, maxOutputTokens, form }: TransportOptions,
): ChatCompletionCreateParamsStreaming => {
  const strict = zodResponseFormat(schema, 'answer');
  const formats = {
    json_schema: { response_format: strict },
    json_object: { response_format: { type: 'json_object' as const } },
    none: {},
  };
  const sent = form.images ? parts : parts.filter(({ kind }) => kind === 'text');
  return {
    model,
    stream: true,
    ...(form.counts ? { stream_options: { include_usage: true } } : {}),
    [form.limit]: maxOutputTokens,
    ...formats[form.format],
    messages: [
      { role: 'system', content: withShape(system, strict.json_schema.schema) },
      { role: 'user', content: sent.map(contentOf) },
    ],
  };
};

const finishOf = (reason: ChatCompletionChunk.Choice['finish_reason'] | undefined): Finish | null =>
  reason === 'length' || reason === 'content_filter' ? reason : reason ? 'stop' : null;

/** Reads a chunk. Imitators leave out what they do not have. */
const pieceOf = ({ choices, usage }: Partial<ChatCompletionChunk>): StreamPiece => {
  const choice = choices?.[0];
  const finish = finishOf(choice?.finish_reason);
  return {
    text: choice?.delta?.content ?? '',
    refusal: choice?.delta?.refusal ?? '',
    ...(finish ? { finish } : {}),
    ...(usage
      ? { usage: { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } }
      : {}),
  };
};

const chatTransport: Transport = async function* chat(api, call, options) {
  const chunks = await api.chat.completions.create(bodyOf(call, options), {
    signal: options.signal,
  });
  for await (const chunk of chunks) yield pieceOf(chunk);
};

// OpenAI-compatible servers differ; what one refuses by name is left out next time.

interface Degradation {
  /** The server's message names what it does not take. */
  names: RegExp;
  /** A plainer form; null when there is none. */
  plainer(form: RequestForm): RequestForm | null;
}

const PLAINER_FORMAT = { json_schema: 'json_object', json_object: 'none', none: null } as const;

const DEGRADATIONS: readonly Degradation[] = [
  {
    names: /max_completion_tokens/i,
    plainer: (form) => (form.limit === 'max_tokens' ? null : { ...form, limit: 'max_tokens' }),
  },
  {
    names: /stream_options|include_usage/i,
    plainer: (form) => (form.counts ? { ...form, counts: false } : null),
  },
  {
    names: /\bimages?\b|image_url|multi-?modal|vision|mmproj/i,
    plainer: (form) => (form.images ? { ...form, images: false } : null),
  },
  {
    names:
      /response_format|text\.format|json_schema|json_object|json mode|structured output|schema/i,
    plainer: (form) => {
      const format = PLAINER_FORMAT[form.format];
      return format === null ? null : { ...form, format };
    },
  },
];

/** 404 and 500 are how some servers say that a model cannot see. */
const REFUSALS: readonly unknown[] = [400, 404, 415, 422, 500, 501];

/** The form to try after a refusal that names a part of the request; null when the refusal is about something else. */
const plainerForm = (
  form: RequestForm,
  { status, message }: Pick<APIError, 'status' | 'message'>,
): RequestForm | null => {
  if (!REFUSALS.includes(status)) return null;
  for (const { names, plainer } of DEGRADATIONS) {
    const next = names.test(message) ? plainer(form) : null;
    if (next) return next;
  }
  return null;
};

// One answer to a call in one form, streamed over Chat Completions or Responses.
// Watches for silence itself: the package's timeout ends with the response headers.

// What the end of a stream says of the answer: good, or a ModelFailure with its kind.

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

const TRANSPORTS: Record<ApiMode, Transport> = {
  chat: chatTransport,
  responses: responsesTransport,
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

// Maps what the openai package throws to one ModelFailure. A table, so that each case can be read and tested.

const QUOTA_CODES: readonly unknown[] = ['insufficient_quota', 'billing_hard_limit_reached'];

const STATUS_KINDS: readonly (readonly [
  test: (error: APIError) => boolean,
  kind: ModelFailureKind,
])[] = [
  [({ code, type }) => QUOTA_CODES.includes(code) || QUOTA_CODES.includes(type), 'quota'],
  [({ status }) => status === 401 || status === 403, 'auth'],
  [({ status }) => status === 402, 'quota'],
  [({ status }) => status === 429, 'rate_limit'],
  [({ status }) => status === 408, 'timeout'],
  [({ status }) => status !== undefined && status >= 400 && status < 500, 'bad_request'],
];

const kindOf = (error: unknown): ModelFailureKind => {
  if (error instanceof OpenAI.APIUserAbortError) return 'aborted';
  if (error instanceof OpenAI.APIConnectionTimeoutError) return 'timeout';
  if (!(error instanceof APIError)) return 'unavailable';
  return STATUS_KINDS.find(([test]) => test(error))?.[1] ?? 'unavailable';
};

/** Milliseconds the server asks to wait; null when it does not say. */
const retryAfterOf = (error: unknown): number | null => {
  if (!(error instanceof APIError)) return null;
  const ms = Number(error.headers?.get('retry-after-ms') ?? Number.NaN);
  const seconds = Number(error.headers?.get('retry-after') ?? Number.NaN);
  const wait = Number.isFinite(ms) ? ms : seconds * 1_000;
  return Number.isFinite(wait) && wait >= 0 ? wait : null;
};

const toModelFailure = (error: unknown): ModelFailure => {
  if (error instanceof ModelFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ModelFailure(kindOf(error), message, {
    retryAfterMs: retryAfterOf(error),
    cause: error,
  });
};

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
