// One way of putting a call to a server and of reading its stream: what all ways have in common.
import type OpenAI from 'openai';
import type { ModelCall, ModelUsage } from './model-client.ts';
import type { RequestForm } from './request-form.ts';

/** How an answer ended; anything but `stop` is a failure. */
export type Finish = 'stop' | 'length' | 'content_filter' | 'failed';

/** What one event of the stream says; empty for a sign of life. */
export interface StreamPiece {
  text?: string;
  refusal?: string;
  finish?: Finish;
  usage?: ModelUsage;
}

export interface TransportOptions {
  model: string;
  maxOutputTokens: number;
  form: RequestForm;
  signal: AbortSignal;
}

/** Throws what the package throws. An aborted stream ends without an error. */
export type Transport = (
  api: OpenAI,
  call: Pick<ModelCall, 'system' | 'parts' | 'schema'>,
  options: TransportOptions,
) => AsyncIterable<StreamPiece>;

export const withShape = (system: string, shape: unknown): string =>
  // Several servers show the model nothing of a schema, or do not enforce it.
  `${system}\n\nAnswer with one JSON object and nothing else. It fits this JSON Schema:\n${JSON.stringify(shape)}`;

export const jpegUrl = (jpeg: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
