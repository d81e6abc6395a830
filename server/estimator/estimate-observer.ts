// Who watches an estimate being made: its stages, its lines, and what models took.
import type { LineItem } from '../domain/estimate/estimate.ts';
import type { WorkingStage } from '../domain/estimate/job-status.ts';
import type { ModelFailureKind } from '../infra/llm/model-client.ts';

/** What one call to a model took. */
export interface ModelUse {
  model: string;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  /** The server did not count: figures worked out from lengths. */
  isEstimated: boolean;
  outcome: 'answered' | ModelFailureKind;
}

export interface EstimateObserver {
  /** Called when a stage begins, in order. Awaited, so a caller can apply back-pressure. */
  onStage(stage: WorkingStage): void | Promise<void>;
  /** Called for each line as soon as it is priced; the same lines stand in the finished document. */
  onLine(line: LineItem): void | Promise<void>;
  /**
   * What was passed to `onLine` so far is withdrawn; lines follow anew from the first.
   * Without it, lines that might be withdrawn are held back until they are certain.
   */
  onRestart?(): void | Promise<void>;
  /** Called once per call to a model, failed calls included. */
  onUsage?(usage: ModelUse): void | Promise<void>;
}
