// Writes a call as the body of a Chat Completions request, in the form the server takes.
import { zodResponseFormat } from 'openai/helpers/zod';
import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import type { ModelCall, ModelPart } from './model-client.ts';
import type { RequestForm } from './request-form.ts';

const contentOf = (part: ModelPart): ChatCompletionContentPart =>
  part.kind === 'text'
    ? { type: 'text', text: part.text }
    : {
        type: 'image_url',
        image_url: {
          url: `data:image/jpeg;base64,${Buffer.from(part.jpeg).toString('base64')}`,
          // "auto" bills a phone photo at several times the tokens of our own resized picture.
          detail: 'high',
        },
      };

export interface BodyOptions {
  model: string;
  maxOutputTokens: number;
}

export const chatBody = (
  { system, parts, schema }: Pick<ModelCall, 'system' | 'parts' | 'schema'>,
  { model, maxOutputTokens }: BodyOptions,
  form: RequestForm,
): ChatCompletionCreateParamsStreaming => {
  const strict = zodResponseFormat(schema, 'answer');
  const shape = JSON.stringify(strict.json_schema.schema);
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
      // Several servers show the model nothing of a schema, or do not enforce it.
      {
        role: 'system',
        content: `${system}\n\nAnswer with one JSON object and nothing else. It fits this JSON Schema:\n${shape}`,
      },
      { role: 'user', content: sent.map(contentOf) },
    ],
  };
};
