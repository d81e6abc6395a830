// The port to a language model: text and pictures in, streamed text out. Knows nothing of estimates.
// Every way it can fail is one ModelFailure with a kind; nothing of the provider's wording reaches users.
import type { ZodType } from 'zod';

export type ModelPart =
  | { kind: 'text'; text: string }
  /** Always JPEG: some servers decode nothing newer. */
  | { kind: 'image'; jpeg: Uint8Array };

export interface ModelCall {
  system: string;
  parts: readonly ModelPart[];
  /** Shape of the answer; enforced by the server where it can, told in words as well. */
  schema: ZodType;
  signal: AbortSignal;
}

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

export type ModelEvent =
  | { type: 'text'; text: string }
  /** The last event of a complete answer. `usage` is null from servers that do not count. */
  | { type: 'end'; usage: ModelUsage | null; sawImages: boolean };

export interface ModelClient {
  /** Name of the model that answers. */
  readonly model: string;
  /**
   * Streams one answer; it is complete only when an `end` event came.
   * @throws ModelFailure, whatever went wrong. Nothing is tried again but a request form the server refused.
   */
  stream(call: ModelCall): AsyncIterable<ModelEvent>;
}

export const MODEL_FAILURES = [
  'auth',
  'quota',
  'rate_limit',
  'refusal',
  'filtered',
  'truncated',
  'invalid_output',
  'timeout',
  'aborted',
  'bad_request',
  'unavailable',
] as const;
export type ModelFailureKind = (typeof MODEL_FAILURES)[number];

export interface FailureDetails {
  usage?: ModelUsage | null;
  /** Wait the server asked for, ms. */
  retryAfterMs?: number | null;
  cause?: unknown;
}

export class ModelFailure extends Error {
  override readonly name: string = 'ModelFailure';
  readonly kind: ModelFailureKind;
  readonly usage: ModelUsage | null;
  readonly retryAfterMs: number | null;

  constructor(kind: ModelFailureKind, message: string, details: FailureDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.usage = details.usage ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}
