// A process of a pool that ended without an answer, and why.

/** Reason why a process ended before its reply. KILLED: from outside, which says nothing about the message. */
export type EndOfProcess = 'MEMORY' | 'TIME' | 'CRASH' | 'KILLED';

/** The process ended, or was ended, before it had answered. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  readonly reason: EndOfProcess;
  constructor(reason: EndOfProcess, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Line that the watch prints before it ends its process for memory. */
export const OVER_MEMORY = 'More memory is held than is allowed.';

const HEAP_IS_FULL = /heap limit|heap out of memory|allocation failed/i;

/** Signals sent by people, or by a kernel short of memory. A fault in the process itself sends others. */
const FROM_OUTSIDE: ReadonlySet<string | null> = new Set([
  'SIGKILL',
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
]);

interface ProcessEnd {
  code: number | null;
  killedBy: NodeJS.Signals | null;
  /** The end of what it printed as errors. */
  lastWords: string;
  memoryMb: number;
}

/** What the end of a process means that we did not end. */
export const reasonOf = ({ code, killedBy, lastWords, memoryMb }: ProcessEnd): ProcessEnded => {
  if (lastWords.includes(OVER_MEMORY) || HEAP_IS_FULL.test(lastWords))
    return new ProcessEnded('MEMORY', `The process took more than ${memoryMb} MB.`);
  return FROM_OUTSIDE.has(killedBy)
    ? new ProcessEnded('KILLED', `The process was ended from outside by ${killedBy}.`)
    : new ProcessEnded('CRASH', `The process ended with ${code ?? killedBy}. ${lastWords}`);
};
