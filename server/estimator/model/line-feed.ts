// Passes stages and lines on to the observer so that its promise holds: lines told stand in the finished document,
// unless a restart says otherwise. An observer that cannot restart gets its lines once nothing can change any more.
import { isDeepStrictEqual } from 'node:util';
import type { LineItem } from '../../domain/estimate/estimate.ts';
import type { WorkingStage } from '../../domain/estimate/job-status.ts';
import { WORKING_STAGES } from '../../domain/estimate/job-status.ts';
import type { EstimateObserver } from '../estimate-observer.ts';

export interface LineFeed {
  enter(stage: WorkingStage): Promise<void>;
  /** Tells lines that may still be withdrawn, numbered as they come. */
  show(lines: readonly LineItem[]): Promise<void>;
  /** Withdraws what was told. */
  restart(): Promise<void>;
  /** Tells the lines of the finished document, anew where those told are not its first ones. */
  settle(lines: readonly LineItem[]): Promise<void>;
}

export const createLineFeed = (observer: EstimateObserver): LineFeed => {
  const canRestart = observer.onRestart !== undefined;
  let reached = -1;
  let told: LineItem[] = [];

  /** A restart does not lead back to an earlier stage. */
  const enter = async (stage: WorkingStage): Promise<void> => {
    const rank = WORKING_STAGES.indexOf(stage);
    if (rank <= reached) return;
    reached = rank;
    await observer.onStage(stage);
  };
  const tell = async (line: LineItem): Promise<void> => {
    told.push(line);
    await observer.onLine(line);
  };
  const restart = async (): Promise<void> => {
    if (told.length > 0) await observer.onRestart?.();
    told = [];
  };
  return {
    enter,
    async show(lines) {
      if (!canRestart) return;
      for (const line of lines) await tell({ ...line, id: String(told.length + 1) });
    },
    restart,
    async settle(lines) {
      await enter('PRICING');
      if (!isDeepStrictEqual(told, lines.slice(0, told.length))) await restart();
      for (const line of lines.slice(told.length)) await tell(line);
      await enter('WRITING_UP');
    },
  };
};
