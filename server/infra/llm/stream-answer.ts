// One answer to a call in one form, streamed over Chat Completions or Responses.
// Watches for silence itself: the package's timeout ends with the response headers.
import type OpenAI from 'openai';
import { chatTransport } from './chat-transport.ts';
import { createIdleWatch } from './idle-watch.ts';
import type { ModelCall, ModelEvent } from './model-client.ts';
import type { RequestForm } from './request-form.ts';
import { responsesTransport } from './responses-transport.ts';
import type { Transport } from './transport.ts';
import { type Ending, requireGoodEnding, requireNotStopped } from './answer-ending.ts';
import type { ApiMode, OpenAiSettings } from './openai-settings.ts';

const TRANSPORTS: Record<ApiMode, Transport> = {
  chat: chatTransport,
  responses: responsesTransport,
};

export async function* streamOnce(
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
