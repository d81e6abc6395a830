// A process of a pool that ended without an answer, and why.

/** Why a process ended that had been asked something. */
export type EndOfProcess = 'MEMORY' | 'TIME' | 'CRASH';

/** The process ended, or was ended, before it had answered. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  readonly reason: EndOfProcess;
  constructor(reason: EndOfProcess, message: string) {
    super(message);
    this.reason = reason;
  }
}

const HEAP_IS_FULL = /heap limit|heap out of memory|allocation failed/i;

interface ProcessEnd {
  code: number | null;
  killedBy: NodeJS.Signals | null;
  /** The end of what it printed as errors. */
  lastWords: string;
  memoryMb: number;
}

/** What the end of a process means that we did not end. */
export const reasonOf = ({ code, killedBy, lastWords, memoryMb }: ProcessEnd): ProcessEnded => {
  // A kill that was not ours is the watch's, or the kernel's: both for memory.
  const isMemory = killedBy === 'SIGKILL' || HEAP_IS_FULL.test(lastWords);
  return isMemory
    ? new ProcessEnded('MEMORY', `The process took more than ${memoryMb} MB.`)
    : new ProcessEnded('CRASH', `The process ended with ${code ?? killedBy}. ${lastWords}`);
};
