// Chat Completions: the API that every compatible server speaks.
import { zodResponseFormat } from 'openai/helpers/zod';
import type {
  ChatCompletionChunk,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import type { ModelCall, ModelPart } from './model-client.ts';
import type { Finish, StreamPiece, Transport, TransportOptions } from './transport.ts';
import { jpegUrl, withShape } from './transport.ts';

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

export const chatTransport: Transport = async function* chat(api, call, options) {
  const chunks = await api.chat.completions.create(bodyOf(call, options), {
    signal: options.signal,
  });
  for await (const chunk of chunks) yield pieceOf(chunk);
};
