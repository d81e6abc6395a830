// Passes stages and lines on to the observer so that its promise holds: lines told stand in the finished document,
// unless a restart says otherwise. An observer that cannot restart gets its lines once nothing can change any more.
import type { LineItem } from '../../domain/estimate.ts';
import type { WorkingStage } from '../../domain/job-status.ts';
import { WORKING_STAGES } from '../../domain/job-status.ts';
import type { EstimateObserver } from '../estimator.ts';

export interface LineFeed {
  observer: EstimateObserver;
  /** Forgets lines passed on or held so far. */
  restart(): Promise<void>;
  /** Passes on what was held back. */
  settle(): Promise<void>;
}

/** A restart does not lead back to an earlier stage; pricing begins with its first line, not with the question. */
const stagesOf = (observer: EstimateObserver) => {
  let reached = -1;
  return async (stage: WorkingStage): Promise<void> => {
    const rank = WORKING_STAGES.indexOf(stage);
    if (rank <= reached) return;
    reached = rank;
    await observer.onStage(stage);
  };
};

export const createLineFeed = (observer: EstimateObserver): LineFeed => {
  const enter = stagesOf(observer);
  const canRestart = observer.onRestart !== undefined;
  let held: LineItem[] = [];
  let isTold = false;

  const tell = async (line: LineItem): Promise<void> => {
    isTold = true;
    await enter('PRICING');
    await observer.onLine(line);
  };
  const settle = async (): Promise<void> => {
    const lines = held;
    held = [];
    for (const line of lines) await tell(line);
    await enter('WRITING_UP');
  };
  return {
    observer: {
      async onStage(stage) {
        if (stage === 'UNDERSTANDING_SCOPE') await enter(stage);
      },
      async onLine(line) {
        if (canRestart) await tell(line);
        else held.push(line);
      },
    },
    async restart() {
      held = [];
      if (isTold) await observer.onRestart?.();
      isTold = false;
    },
    settle,
  };
};
