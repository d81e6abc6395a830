// What the model path takes and tells beyond the plain estimator. All of it is optional, so it fits the same door.
import type { EstimateObserver, EstimateRequest } from '../estimator.ts';
import type { ModelFailureKind } from '../../infra/llm/model-client.ts';

export type ImageKind = 'photo' | 'frame' | 'plan';

/** A picture made for the model: JPEG, turned upright, resized, without metadata. */
export interface RequestImage {
  kind: ImageKind;
  /** Name of the upload it comes from. */
  name: string;
  jpeg: Uint8Array;
  /** Pixels; they decide the cost. */
  width: number;
  height: number;
}

export interface ModelRequest extends EstimateRequest {
  images?: readonly RequestImage[];
}

export interface JobUsage {
  model: string;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  /** The server did not count: figures worked out from lengths. */
  isEstimated: boolean;
  outcome: 'answered' | ModelFailureKind;
}

export interface ModelObserver extends EstimateObserver {
  /**
   * What was passed to `onLine` so far is withdrawn; lines follow anew from the first.
   * Without it, lines are held back until the reply is complete and checked.
   */
  onRestart?(): void | Promise<void>;
  /** Once per call to the model, failed calls included. */
  onUsage?(usage: JobUsage): void | Promise<void>;
}
