// Work that may hang, die or eat memory, in processes of its own: whatever becomes of one of them, the server lives on.
//
// A pool runs one module (`entry`) in up to `processes` processes; the module calls `serveProcess(answer)` (see
// `MessageHandler`). `ask` sends a message to one of them and waits for its reply; `answer(message, emit)` may `emit` events
// before. Each process works on one message at a time. Messages, events and replies are copied (structured clone: plain data,
// Map, Set, Date, typed arrays; no functions), which takes the server's own loop: what is large goes in `parts`.
//
// - Starts processes when they are first needed, or all by `warm`. Keeps each for the next message, and ends it after
//   `idleMs` without one.
// - Bounds the JavaScript heap by `heapMb` (Node), the time by `timeoutMs`, and everything together by `memoryMb`. A thread
//   in the process looks at its resident set 40 times a second, on every system. What breaks a limit is killed with all it
//   started.
// - Ends a process that failed, was left by its caller, or still holds much after its reply. The next message gets a fresh
//   one.
// - Ends with its parent, also when that is killed or when it is itself busy. On Linux the kernel ends it before any other of
//   ours.
// - Serves waiting owners in turn, and lets none of them hold all processes. With `longAfterMs`, longer work gives way
//   to others when long work holds too many processes (see fair-turns.ts). Its process is ended, and it begins anew. A
//   pool of one process starts a second one beside long work, and ends it afterwards.
// - Asks a fresh process once more when one was killed from outside, as that says nothing about the message.
import type { Caller } from '../caller.ts';
import { type Child, startChild } from './child.ts';
import { createFairTurns, GaveWay } from './fair-turns.ts';
import { ProcessEnded } from './process-ended.ts';

// How much of something each owner has; nothing is kept of those who have none.

interface OwnerCounts {
  add(owner: string, change: number): void;
  /** Count of one owner, or of all owners where none is named. */
  of(owner?: string): number;
}

const createOwnerCounts = (): OwnerCounts => {
  const counts = new Map<string, number>();
  return {
    add(owner, change) {
      const now = (counts.get(owner) ?? 0) + change;
      if (now > 0) counts.set(owner, now);
      else counts.delete(owner);
    },

    of: (owner) =>
      owner === undefined
        ? [...counts.values()].reduce((sum, each) => sum + each, 0)
        : (counts.get(owner) ?? 0),
  };
};

export interface ProcessPoolOptions {
  /** A module that calls `serveProcess`. */
  entry: URL;
  /** What the module finds in `process.argv` from 3 on; its environment holds no setting. */
  args?: readonly string[];
  /** What the module reads from its standard input, however long. */
  input?: string | undefined;
  /** Most processes, but for one beside long work. Of two or more, an owner leaves the last one to others. */
  processes: number;
  /** Time after which work is long and may have to give way. Absent: it never gives way. */
  longAfterMs?: number | undefined;
  /** A process that was asked nothing for so long is ended; Infinity keeps it. */
  idleMs: number;
  /** JavaScript heap of one process, in MB. */
  heapMb: number;
  /** Part of the heap for new objects, in MB. Rubbish fills a third of a small process with Node's own default, 16 MB. */
  youngMb?: number;
  /** Resident memory of one process, in MB: heap, buffers, WebAssembly, native libraries. Node itself takes some 80. */
  memoryMb: number;
}

export interface AskOptions<Event> extends Caller {
  /** Data too large for one message. It is sent ahead in parts, and `answer` gets it as its third argument. */
  parts?: readonly unknown[] | undefined;
  /** Counted from when a process is free and has started. */
  timeoutMs: number;
  /** Gets each event before the reply once, even if the work begins anew: the same message has the same events. */
  onEvent?: ((event: Event) => void) | undefined;
}

export interface ProcessPool<Message, Reply, Event = never> {
  /**
   * Waits in line when all processes are taken.
   * @throws ProcessEnded (its `reason` tells which limit), what the process threw, the signal's reason, what `close` was given
   */
  ask(message: Message, options: AskOptions<Event>): Promise<Reply>;
  /**
   * Starts all processes ahead of the first message, and lets those that rest rest anew; one that has to be ended later is
   * replaced at once.
   */
  warm(): void;
  /** How many messages wait or are worked on; of one owner where one is named. */
  pending(owner?: string): number;
  /** Ends all processes; whoever has asked, or asks later, gets `reason`. */
  close(reason: Error): Promise<void>;
}

export const createProcessPool = <Message, Reply, Event = never>({
  entry,
  args = [],
  input,
  processes,
  longAfterMs,
  idleMs,
  heapMb,
  youngMb,
  memoryMb,
}: ProcessPoolOptions): ProcessPool<Message, Reply, Event> => {
  type Process = Child<Message, Reply, Event>;
  const places = createFairTurns(processes, longAfterMs);
  const closing = new AbortController();
  const living = new Set<Process>();
  const pending = createOwnerCounts();
  let idle: Process[] = [];
  let isKeptWarm = false;
  let retirement: NodeJS.Timeout | undefined;

  const start = (): Process => {
    const child: Process = startChild({ entry, args, input, heapMb, youngMb, memoryMb });
    living.add(child);
    return child;
  };

  const end = async (child: Process) => {
    living.delete(child);
    await child.end();
  };

  const retireLater = () => {
    clearTimeout(retirement);
    if (idleMs === Infinity || idle.length === 0) return;
    retirement = setTimeout(() => {
      for (const resting of idle.splice(0)) void end(resting);
    }, idleMs).unref();
  };

  const rest = (child: Process) => {
    idle.push(child);
    retireLater();
  };

  const fill = () => {
    while (isKeptWarm && !closing.signal.aborted && living.size < processes) rest(start());
  };

  const takeChild = (): Process => {
    clearTimeout(retirement);
    for (const dead of idle.filter(({ isAlive }) => !isAlive)) living.delete(dead);
    idle = idle.filter(({ isAlive }) => isAlive);
    return idle.pop() ?? start();
  };

  /** False for the second process of a pool of one, once the work beside it has ended. */
  const isNeeded = () => living.size <= processes || living.size - idle.length > 1;

  const perform = async (message: Message, signal: AbortSignal, options: AskOptions<Event>) => {
    // It may have aborted between the line and here.
    signal.throwIfAborted();
    const child = takeChild();
    try {
      const { parts, timeoutMs, onEvent } = options;
      const reply = await child.ask({ message, parts, timeoutMs, signal, onEvent });
      if (child.isFit && !closing.signal.aborted && isNeeded()) rest(child);
      else await end(child);
      return reply;
    } catch (error) {
      // Before its place is given to another: there are never more processes than places.
      await end(child);
      throw error;
    } finally {
      fill();
      // Those that rest beside it were not ended meanwhile.
      if (!closing.signal.aborted) retireLater();
    }
  };

  /** Until it is answered, or fails for a reason of its own. */
  const performInTurn = async (
    message: Message,
    signal: AbortSignal,
    options: AskOptions<Event>,
  ): Promise<Reply> => {
    const { owner, onEvent } = options;
    let heard = 0;
    let isLong = false;
    let wasKilled = false;
    for (;;) {
      const place = await places.take({ owner, signal, isLong });
      let emitted = 0;
      const hear = (event: Event) => {
        emitted += 1;
        if (emitted <= heard) return;
        heard = emitted;
        onEvent?.(event);
      };
      try {
        const stop = AbortSignal.any([signal, place.signal]);
        return await perform(message, stop, { ...options, onEvent: hear });
      } catch (error) {
        const isKilled = error instanceof ProcessEnded && error.reason === 'KILLED';
        if (error instanceof GaveWay) isLong = true;
        else if (isKilled && !wasKilled) wasKilled = true;
        else throw error;
      } finally {
        place.release();
      }
    }
  };

  return {
    async ask(message, options) {
      const { owner } = options;
      const signal = AbortSignal.any([closing.signal, ...(options.signal ? [options.signal] : [])]);
      pending.add(owner, 1);
      try {
        return await performInTurn(message, signal, options);
      } finally {
        pending.add(owner, -1);
      }
    },

    warm() {
      isKeptWarm = true;
      if (idle.length > 0) retirement?.refresh();
      fill();
    },

    pending: pending.of,

    async close(reason) {
      closing.abort(reason);
      clearTimeout(retirement);
      await Promise.all([...living].map(end));
    },
  };
};
