// The durable queue as the rest of the server sees it. Delivery is at least once, so handlers must be idempotent.
// A message carries ids only; the row it names is the truth.
import type { z } from 'zod';
import type { Statements } from '../db/statements.ts';

/** Wait before another try, doubled each time up to the most. */
export interface RetryWait {
  afterSeconds: number;
  atMostSeconds: number;
}

/** A kind of background work: its name and the shape of its message. */
export interface JobDefinition<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Absent: a second before each. */
  retry?: RetryWait;
  /**
   * Work that takes long gives its slot to messages of rank 0 and goes on beside them, so more of it runs at once than
   * there are slots. Absent: all work keeps its slot.
   */
  yieldsSlotWhenLong?: true;
}

/** The signal aborts when the server stops and the work has had its time to end. */
export type JobHandler<Payload extends object> = (
  payload: Payload,
  signal: AbortSignal,
) => Promise<void>;

/** A definition with the handler that serves it. */
export interface JobBinding {
  name: string;
  work(queue: Queue, slots: number): void;
}

export const bindJob = <Payload extends object>(
  definition: JobDefinition<Payload>,
  handler: JobHandler<Payload>,
): JobBinding => ({
  name: definition.name,
  work: (queue, slots) => queue.work(definition, handler, slots),
});

export interface Queue {
  /**
   * Sends a message inside the caller's transaction: no row without its message, no message without its row.
   * @param rank messages of a lower rank are delivered first, and the oldest first within a rank
   */
  send<Payload extends object>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    tx: Statements,
    rank?: number,
  ): Promise<void>;
  /** Starts a worker for one kind of message. @param slots how many it works on at once */
  work<Payload extends object>(
    definition: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
    slots: number,
  ): void;
  /** True while a message with this payload waits, runs or will be tried again. */
  has<Payload extends object>(
    definition: JobDefinition<Payload>,
    payload: Payload,
  ): Promise<boolean>;
  /** Delivers interrupted messages again at once. Only for a start at which no other worker can be alive. */
  releaseInterrupted<Payload extends object>(
    definition: JobDefinition<Payload>,
    payloads: readonly Payload[],
  ): Promise<void>;
  /** Throws when the queue's table cannot be read. */
  ready(): Promise<void>;
  /** Receives no more messages, gives running handlers `graceMs`, then aborts them and gives their messages back. */
  stop(graceMs: number): Promise<void>;
}
