// Responses: the provider's newer API, which some of its models speak alone. Nothing is stored there.
import { zodTextFormat } from 'openai/helpers/zod';
import type {
  ResponseCreateParamsStreaming,
  ResponseInputContent,
  ResponseStreamEvent,
  ResponseUsage,
} from 'openai/resources/responses/responses';
import type { ModelCall, ModelPart, ModelUsage } from './model-client.ts';
import { ModelFailure } from './model-client.ts';
import type { StreamPiece, Transport, TransportOptions } from './transport.ts';
import { jpegUrl, withShape } from './transport.ts';

const contentOf = (part: ModelPart): ResponseInputContent =>
  part.kind === 'text'
    ? { type: 'input_text', text: part.text }
    : { type: 'input_image', image_url: jpegUrl(part.jpeg), detail: 'high' };

const bodyOf = (
  { system, parts, schema }: Pick<ModelCall, 'system' | 'parts' | 'schema'>,
  { model, maxOutputTokens, form }: TransportOptions,
): ResponseCreateParamsStreaming => {
  const strict = zodTextFormat(schema, 'answer');
  const formats = {
    json_schema: { text: { format: strict } },
    json_object: { text: { format: { type: 'json_object' as const } } },
    none: {},
  };
  const sent = form.images ? parts : parts.filter(({ kind }) => kind === 'text');
  return {
    model,
    stream: true,
    store: false,
    max_output_tokens: maxOutputTokens,
    ...formats[form.format],
    instructions: withShape(system, strict.schema),
    input: [{ role: 'user', content: sent.map(contentOf) }],
  };
};

const usageOf = (usage: ResponseUsage | null | undefined): { usage?: ModelUsage } =>
  usage ? { usage: { inputTokens: usage.input_tokens, outputTokens: usage.output_tokens } } : {};

const pieceOf = (event: ResponseStreamEvent): StreamPiece => {
  switch (event.type) {
    case 'response.output_text.delta':
      return { text: event.delta };
    case 'response.refusal.delta':
      return { refusal: event.delta };
    case 'response.completed':
      return { finish: 'stop', ...usageOf(event.response.usage) };
    case 'response.incomplete': {
      const isFiltered = event.response.incomplete_details?.reason === 'content_filter';
      return { finish: isFiltered ? 'content_filter' : 'length', ...usageOf(event.response.usage) };
    }
    case 'response.failed':
      return { finish: 'failed', ...usageOf(event.response.usage) };
    case 'error':
      throw new ModelFailure('unavailable', event.message);
    default:
      return {};
  }
};

export const responsesTransport: Transport = async function* responses(api, call, options) {
  const events = await api.responses.create(bodyOf(call, options), { signal: options.signal });
  for await (const event of events) yield pieceOf(event);
};
