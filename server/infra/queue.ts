// The durable queue, on the product's own PostgreSQL (pg-boss): at-least-once delivery, so handlers must be idempotent.
// A message carries ids only; the row it names is the truth.
import { fromPrisma, PgBoss, type Db } from 'pg-boss';
import type pg from 'pg';
import type { z } from 'zod';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Database } from './db/database.ts';
import type { EmbeddedPostgres } from './db/pglite.ts';
import type { Logger } from './logger.ts';
import { createFailureLog } from './outage.ts';
import { watchForDue } from './queue-due.ts';

/** Dead workers are noticed after this many seconds without a heartbeat; the queue's minimum. */
const HEARTBEAT_SECONDS = 10;
/** How often heartbeats are looked at; alone on its database a process would look for its own death. */
const superviseSeconds = (isAlone: boolean) => (isAlone ? 60 : 3);
/** More than any handler's own limit of attempts, so that the row, not the queue, decides when to give up. */
const RETRY_LIMIT = 20;
const EXPIRE_SECONDS = 30 * 60;
const FORGET_AFTER_SECONDS = 24 * 60 * 60;

/** A kind of background work: its name and the shape of its message. */
export interface JobDefinition<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Wait before another try, doubled each time up to the most; absent: a second. */
  retry?: { afterSeconds: number; atMostSeconds: number };
}

/** What the queue must know of a kind of work before it takes messages. */
export type QueueSettings = Pick<JobDefinition, 'name' | 'retry'>;

export type JobHandler<Payload extends object> = (
  payload: Payload,
  signal: AbortSignal,
) => Promise<void>;

/** A definition with the handler that serves it. */
export interface JobBinding {
  name: string;
  work(queue: Queue, concurrency: number): Promise<void>;
}

export const bindJob = <Payload extends object>(
  definition: JobDefinition<Payload>,
  handler: JobHandler<Payload>,
): JobBinding => ({
  name: definition.name,
  work: (queue, concurrency) => queue.work(definition, handler, concurrency),
});

export interface Queue {
  start(kinds: readonly QueueSettings[]): Promise<void>;
  /**
   * Enqueues inside the caller's transaction: no row without its message, no message without its row.
   * @param rank those of a lower one are handed out first, the oldest of each before the others
   */
  send<Payload extends object>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    tx: Prisma.TransactionClient,
    rank?: number,
  ): Promise<void>;
  work<Payload extends object>(
    definition: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
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

const LIVE_STATES: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

/** pg-boss on the embedded session: through the pool, never beside it. */
const overPool = (pool: pg.Pool, embedded: EmbeddedPostgres): Db => ({
  async executeSql(text, values) {
    const client = await pool.connect();
    try {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
      return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  },
  async listen(channel, onNotification, onReconnect) {
    const stop = embedded.onNotification((name, payload) => {
      if (name === channel) onNotification(payload);
    });
    await pool.query(`LISTEN "${channel}"`);
    onReconnect();
    return {
      async close() {
        stop();
        await pool.query(`UNLISTEN "${channel}"`);
      },
    };
  },
});

export const createQueue = ({ pool, embedded, url }: Database, log: Logger): Queue => {
  const boss = new PgBoss({
    schema: 'pgboss',
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds(embedded !== null),
    monitorIntervalSeconds: superviseSeconds(embedded !== null),
    monitorVacuum: false,
    reindex: false,
    schedule: false,
    ...(embedded
      ? { backend: 'pglite' as const, db: overPool(pool, embedded) }
      : { connectionString: url ?? '', max: 4 }),
  });
  const reportFailure = createFailureLog(log);
  boss.on('error', (error) => reportFailure(error, 'The queue reports an error'));
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const due = watchForDue(
    pool,
    (worker) => boss.notifyWorker(worker),
    (error) => reportFailure(error, 'The queue cannot be looked at'),
  );

  return {
    async start(kinds) {
      await boss.start();
      for (const { name, retry } of kinds) {
        await boss.createQueue(name, {
          notify: true,
          retryLimit: RETRY_LIMIT,
          retryDelay: retry?.afterSeconds ?? 1,
          retryBackoff: retry !== undefined,
          ...(retry && { retryDelayMax: retry.atMostSeconds }),
          heartbeatSeconds: HEARTBEAT_SECONDS,
          expireInSeconds: EXPIRE_SECONDS,
          deleteAfterSeconds: FORGET_AFTER_SECONDS,
        });
      }
    },

    async send({ name, payload: shape }, payload, tx, rank = 0) {
      await boss.send(name, shape.parse(payload), { db: fromPrisma(tx), priority: -rank });
    },

    async work({ name, payload: shape }, handler, concurrency) {
      const workOne = async (message: { data: unknown } | undefined) => {
        if (!message) return;
        stopping.signal.throwIfAborted();
        const done = handler(shape.parse(message.data), stopping.signal);
        running.add(done);
        await done.finally(() => running.delete(done));
      };
      for (let worker = 0; worker < concurrency; worker++) {
        const id: string = await boss.work<unknown>(
          name,
          { pollingIntervalSeconds: 1 },
          // A worker takes one message a wake-up; unless it is woken again, a full queue moves once a second.
          ([message]) => workOne(message).finally(() => boss.notifyWorker(id)),
        );
        due.wake(name, id);
      }
    },

    async holds({ name }, payload) {
      const messages = await boss.findJobs(name, { data: payload });
      return messages.some(({ state }) => LIVE_STATES.has(state));
    },

    async releaseInterrupted({ name }, payloads) {
      for (const payload of payloads) {
        const messages = await boss.findJobs(name, { data: payload });
        const interrupted = messages.filter(({ state }) => state === 'active').map(({ id }) => id);
        if (interrupted.length > 0) await boss.fail(name, interrupted, { reason: 'interrupted' });
      }
    },

    async ready() {
      if ((await boss.schemaVersion()) === null) throw new Error('The queue has no tables.');
    },

    async stop(graceMs) {
      due.stop();
      const timer = setTimeout(() => stopping.abort(new Error('The server is stopping.')), graceMs);
      const stopped = boss.stop({ graceful: true, timeout: graceMs + 5_000 });
      while (running.size > 0) await Promise.allSettled(running);
      clearTimeout(timer);
      await stopped;
    },
  };
};
