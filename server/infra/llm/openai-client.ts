// The model client over the openai package: asks in the fullest form that the server has not refused yet.
import OpenAI, { APIError } from 'openai';
import { toModelFailure } from './failures.ts';
import type { ModelCall, ModelClient, ModelEvent } from './model-client.ts';
import { FULL_FORM } from './request-form.ts';
import { plainerForm } from './plainer-form.ts';
import type { OpenAiSettings } from './openai-settings.ts';
import { streamOnce } from './stream-answer.ts';

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
