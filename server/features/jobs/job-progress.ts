// Carries stages and priced lines from a running job to its row and its followers, without holding the job up:
// what gathers while one write is under way goes out with the next.
import type { Ports } from '../../context.ts';
import type { LineItem } from '../../domain/estimate/estimate.ts';
import { type FileReading, shareRead } from '../../domain/estimate/job-reading.ts';
import { STAGE_PROGRESS, type WorkingStage } from '../../domain/estimate/job-status.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { JobLost, writeClaimed, writeProgress } from './job-claim.ts';
import { dropEstimateDraft } from './end-job.ts';
import { publishJobChange } from './jobs.events.ts';

/** Lines after which the pricing bar stands at half of its way. */
const LINES_HALF_WAY = 20;

/** Between two writes; people see no difference between four news a second and forty. */
const PAUSE_MS = 250;

/** Time before the first write: nobody could have seen anything of a job that is over by then. */
const FIRST_AFTER_MS = 30;

/** How much of a stage is done, 0 to 1; the other stages are over before a bar could move. */
interface Done {
  read: number;
  lines: number;
}

const END_OF: Partial<Record<WorkingStage, { next: WorkingStage; share: (done: Done) => number }>> =
  {
    READING_UPLOADS: { next: 'UNDERSTANDING_SCOPE', share: ({ read }) => read },
    PRICING: { next: 'WRITING_UP', share: ({ lines }) => lines / (lines + LINES_HALF_WAY) },
  };

const progressOf = (stage: WorkingStage, done: Done): number => {
  const start = STAGE_PROGRESS[stage];
  const end = END_OF[stage];
  return end ? start + (STAGE_PROGRESS[end.next] - start) * end.share(done) : start;
};

export interface JobProgress {
  read(reading: FileReading): void;
  enter(stage: WorkingStage): void;
  addLine(line: LineItem): void;
  /** Withdraws all lines so far. */
  restart(): void;
  /** Waits for the write under way and drops what has gathered since: the finished estimate says it all. */
  close(): Promise<void>;
}

/** `onLost` hears of the first write that failed; later ones are not tried. */
export const trackProgress = (
  ports: Ports,
  job: Job,
  onLost: (error: unknown) => void,
): JobProgress => {
  let stage: WorkingStage = 'READING_UPLOADS';
  let lines: LineItem[] = [];
  let written = 0;
  let reading: FileReading | null = null;
  let read = 0;
  let isWithdrawn = false;
  let isStale = false;
  let isClosed = false;
  let writing = Promise.resolve();

  const dropDraft = () =>
    ports.db.$transaction(async (tx) => {
      await writeClaimed({ db: tx, now: ports.now }, job, {});
      await dropEstimateDraft(tx, job.id);
    });
  const writeOnce = async () => {
    isStale = false;
    const [fresh, position, isDraftOld] = [lines, written, isWithdrawn];
    lines = [];
    written += fresh.length;
    isWithdrawn = false;
    const progress = progressOf(stage, { read, lines: written });
    const made = { stage, progress, reading, fresh, position };
    if (isDraftOld) await dropDraft();
    const done = await writeProgress(ports, job, made);
    if (!done) throw new JobLost();
    await publishJobChange(ports, { ...job, ...done });
  };
  /** A bounded number of events a second; what does not wait for it is a new stage, the first line, and the end. */
  let hasBegun = false;
  let isHurried = false;
  let wake = () => {};
  const hurry = () => {
    isHurried = true;
    if (hasBegun) wake();
  };
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const writeWhileStale = async () => {
    if (!hasBegun) await pause(FIRST_AFTER_MS);
    hasBegun = true;
    while (isStale && !isClosed) {
      isHurried = false;
      await writeOnce();
      if (!isHurried) await pause(PAUSE_MS);
    }
  };
  let isWriting = false;
  const touch = () => {
    isStale = true;
    if (isWriting || isClosed) return;
    isWriting = true;
    writing = writeWhileStale()
      .catch((error: unknown) => {
        isClosed = true;
        onLost(error);
      })
      .finally(() => {
        isWriting = false;
      });
  };

  return {
    read(now) {
      reading = now;
      // A plan is looked at and then read: its pages are counted twice, the bar goes on.
      read = Math.max(read, shareRead(now));
      touch();
    },
    enter(next) {
      stage = next;
      reading = null;
      touch();
      hurry();
    },
    restart() {
      lines = [];
      written = 0;
      isWithdrawn = true;
      touch();
    },
    addLine(line) {
      lines.push(line);
      touch();
      if (written === 0) hurry();
    },
    async close() {
      isClosed = true;
      wake();
      await writing;
    },
  };
};
