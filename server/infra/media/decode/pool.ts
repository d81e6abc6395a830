// Runs decode tasks in a few processes, each task with its own limits, and says in a sentence for the owner why one failed.
import { badInput, DomainError } from '../../../domain/errors.ts';
import type { Caller } from '../../caller.ts';
import { createProcessPool } from '../../processes/pool.ts';
import { type EndOfProcess, ProcessEnded } from '../../processes/process-ended.ts';
import type {
  DecodeMessage,
  DecodeStep,
  TaskAnswer,
  TaskInput,
  TaskName,
  TaskOutput,
} from './tasks.ts';

export interface DecodePoolOptions {
  processes?: number;
  /** Time after which a task gives way to others that wait. */
  longAfterMs?: number;
  /** Limit that replaces each task's own. */
  timeoutMs?: number;
  idleMs?: number;
  /** JavaScript heap of one process, in MB. */
  heapMb?: number;
}

/** Who asks, and what hears of the parts of a file as they are read. */
export interface ReadingCaller extends Caller {
  onStep?: ((step: DecodeStep) => void) | undefined;
}

export interface DecodePool {
  /** @throws DomainError BAD_INPUT when the file cannot be decoded; the signal's reason. */
  run<K extends TaskName>(
    task: K,
    input: TaskInput<K>,
    caller: ReadingCaller,
  ): Promise<TaskOutput<K>>;
  /** Ends all processes; tasks under way fail with UNAVAILABLE. */
  close(): Promise<void>;
}

/**
 * Reading a container takes milliseconds; its reader runs in circles on some damaged files. Drawn text of a large sheet takes
 * ten seconds where nothing else runs.
 */
const TIMEOUTS_MS: Record<TaskName, number> = {
  picture: 30_000,
  pdf: 30_000,
  video: 10_000,
  poster: 30_000,
  office: 20_000,
  pdfWords: 30_000,
  officePaper: 20_000,
  drawnText: 120_000,
  pictureJpeg: 30_000,
  pageJpeg: 30_000,
  frameJpeg: 30_000,
};

/** Time after which opening is long. A healthy file takes a tenth of it; large sheets and long papers take more. */
const LONG_AFTER_MS = 5_000;

/** The largest photo that is taken costs some 600 MB while it is opened (a HEIC of 60 megapixels that is see-through). */
const MEMORY_MB = 1_000;

const ENTRY = new URL('./process.ts', import.meta.url);

const damaged = (error: unknown) =>
  new DomainError(
    'BAD_INPUT',
    'This file could not be opened; it seems to be damaged. Save it again and upload the new copy.',
    { cause: error },
  );

const SENTENCES: Record<EndOfProcess, string | null> = {
  TIME: 'This file takes too long to open. Make it smaller or simpler and upload it again.',
  MEMORY:
    'This file needs too much memory to open. Make it smaller or simpler and upload it again.',
  CRASH: null,
  KILLED: null,
};

/** The error after the second try. */
const wasKilled = (cause: unknown): DomainError =>
  new DomainError(
    'UNAVAILABLE',
    'The server ran short of memory and had to stop opening this file. Nothing is wrong with the file: try again in a few minutes.',
    { cause, retryAfterSeconds: KILLED_RETRY_SECONDS },
  );
const KILLED_RETRY_SECONDS = 60;

const explain = (error: unknown): DomainError => {
  if (error instanceof ProcessEnded && error.reason === 'KILLED') return wasKilled(error);
  const sentence = error instanceof ProcessEnded ? SENTENCES[error.reason] : null;
  return sentence === null ? damaged(error) : badInput(sentence);
};

export const createDecodePool = ({
  processes = 3,
  longAfterMs = LONG_AFTER_MS,
  timeoutMs,
  idleMs = 10_000,
  heapMb = 400,
}: DecodePoolOptions = {}): DecodePool => {
  const pool = createProcessPool<DecodeMessage, TaskAnswer<TaskName>, DecodeStep>({
    entry: ENTRY,
    processes,
    longAfterMs,
    idleMs,
    heapMb,
    memoryMb: MEMORY_MB,
  });

  const answerTo = async <K extends TaskName>(
    task: K,
    input: TaskInput<K>,
    { onStep, ...caller }: ReadingCaller,
  ): Promise<TaskAnswer<K>> => {
    try {
      const limits = { timeoutMs: timeoutMs ?? TIMEOUTS_MS[task] };
      return await pool.ask({ task, input }, { ...caller, ...limits, onEvent: onStep });
    } catch (error) {
      caller.signal?.throwIfAborted();
      throw error instanceof DomainError ? error : explain(error);
    }
  };

  return {
    async run(task, input, caller) {
      const answer = await answerTo(task, input, caller);
      if ('refusal' in answer) throw badInput(answer.refusal);
      return answer.output;
    },

    close: () =>
      pool.close(
        new DomainError(
          'UNAVAILABLE',
          'The server is restarting. Please upload the file again in a minute.',
          { retryAfterSeconds: 10 },
        ),
      ),
  };
};
