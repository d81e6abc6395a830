// The durable queue as the rest of the server sees it: at-least-once delivery, so handlers must be idempotent.
// A message carries ids only; the row it names is the truth.
import type { z } from 'zod';
import type { Statements } from './db/statements.ts';

/** Wait before another try, doubled each time up to the most. */
export interface RetryWait {
  afterSeconds: number;
  atMostSeconds: number;
}

/**
 * A kind of background work: its name and the shape of its message. `Handed` comes along where sender and worker are one
 * process.
 */
export interface JobDefinition<Payload extends object = object, Handed = unknown> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Type only; never set. */
  handed?: Handed;
  /** Absent: a second before each. */
  retry?: RetryWait;
}

/** What the queue must know of a kind of work. */
export type QueueSettings = Pick<JobDefinition, 'name' | 'retry'>;

export type JobHandler<Payload extends object, Handed = unknown> = (
  payload: Payload,
  signal: AbortSignal,
  handed?: Handed,
) => Promise<void>;

/** A definition with the handler that serves it. */
export interface JobBinding {
  name: string;
  work(queue: Queue, concurrency: number): Promise<void>;
}

export const bindJob = <Payload extends object, Handed>(
  definition: JobDefinition<Payload, Handed>,
  handler: JobHandler<Payload, Handed>,
): JobBinding => ({
  name: definition.name,
  work: (queue, concurrency) => queue.work(definition, handler, concurrency),
});

/** A worker of this process that waits: it takes a message from its sender's hand. */
export interface Hand<Payload extends object, Handed> {
  /** Enqueues like `Queue.send`, as one that it has taken: should it die, the message comes back as any other. */
  send(payload: Payload, tx: Statements): Promise<void>;
  /** To be called when that is committed. */
  begin(handed: Handed): void;
  /** To be called when it is not. */
  letGo(): void;
}

export interface Queue {
  start(): Promise<void>;
  /**
   * Enqueues inside the caller's transaction: no row without its message, no message without its row.
   * @param rank those of a lower one are handed out first, the oldest of each before the others
   */
  send<Payload extends object>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    tx: Statements,
    rank?: number,
  ): Promise<void>;
  /** Returns a hand, or null where no worker of this process waits or a message may be waiting for it. */
  reserve<Payload extends object, Handed>(
    definition: JobDefinition<Payload, Handed>,
  ): Hand<Payload, Handed> | null;
  work<Payload extends object, Handed>(
    definition: JobDefinition<Payload, Handed>,
    handler: JobHandler<Payload, Handed>,
    concurrency: number,
  ): Promise<void>;
  /** True while a message with this payload waits, runs or will be retried. */
  holds<Payload extends object>(
    definition: JobDefinition<Payload>,
    payload: Payload,
  ): Promise<boolean>;
  /** Hands interrupted messages out again at once. Only for a start at which no other worker can be alive. */
  releaseInterrupted<Payload extends object>(
    definition: JobDefinition<Payload>,
    payloads: readonly Payload[],
  ): Promise<void>;
  /** Throws when the queue's tables do not answer. */
  ready(): Promise<void>;
  /** Takes no more messages, gives running handlers `graceMs`, then aborts them; their messages come back later. */
  stop(graceMs: number): Promise<void>;
}
