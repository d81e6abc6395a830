// The queue as rows of the product's own PostgreSQL. Only sending waits for the disk. When a crash of the database
// loses a receipt or an acknowledgment, the message is delivered again.
import { type Database, openPool } from '../db/database.ts';
import type { Logger } from '../logger.ts';
import { createFailureLog } from '../outage.ts';
import { Consumer } from './consumer.ts';
import { type Close, listenForMessages } from './listener.ts';
import {
  acknowledge,
  createLeases,
  hasMessage,
  insertMessage,
  type Leases,
  type LeaseTimes,
  type Message,
  nextDue,
  receiveMessages,
  release,
  releaseAll,
  type Rows,
} from './messages.ts';
import type { JobDefinition, Queue, RetryWait } from './queue.ts';

const CONNECTIONS = 2;

/** Number above any handler's own limit of attempts, so that the row, not the queue, decides when to give up. */
const TRIES_MAX = 21;

const USUAL_WAIT: RetryWait = { afterSeconds: 1, atMostSeconds: 1 };

/** Computes the wait in milliseconds. @param tries number of tries so far */
export const waitBeforeTry = (
  tries: number,
  { afterSeconds, atMostSeconds }: RetryWait = USUAL_WAIT,
): number => Math.min(afterSeconds * 2 ** (tries - 1), atMostSeconds) * 1_000;

interface QueueTimes extends LeaseTimes {
  /**
   * Wait between two looks for messages that nobody announces: those of dead workers, and those whose notice was lost.
   */
  lookEveryMs: number;
  /** Time after which work is long, in ms: see `yieldsSlotWhenLong`. */
  longAfterMs: number;
}

const TIMES: QueueTimes = {
  leaseMs: 12_000,
  renewEveryMs: 3_000,
  hangsAfterMs: 30 * 60 * 1_000,
  lookEveryMs: 10_000,
  longAfterMs: 10_000,
};

type QueueDatabase = Pick<Database, 'pool' | 'embedded' | 'url'>;

/** Carries one delivery to its end: acknowledged, released for another try, or given up. */
interface Worker extends Pick<OpenRows, 'rows' | 'writeSoon'> {
  leases: Leases;
  log: Pick<Logger, 'error' | 'debug'>;
  isStopping(): boolean;
  /** Called when a message of that kind will be due. */
  onReleased(kind: string, waitMs: number): void;
  onError(error: unknown): void;
}

const releaseFailed = async (
  { rows, log, isStopping, onReleased }: Worker,
  { name, retry }: Pick<JobDefinition, 'name' | 'retry'>,
  message: Message,
  error: unknown,
): Promise<void> => {
  if (message.tries >= TRIES_MAX) {
    log.error({ err: error, kind: name }, 'A message of the queue is given up');
    await acknowledge(rows, message);
    return;
  }
  log.debug({ err: error, kind: name }, 'A message of the queue is tried again');
  const waitMs = isStopping() ? 0 : waitBeforeTry(message.tries, retry);
  await release(rows, message, waitMs);
  onReleased(name, waitMs);
};

/** Never rejects. */
const handleMessage = async (
  worker: Worker,
  definition: Pick<JobDefinition, 'name' | 'retry'>,
  message: Message,
  work: (payload: unknown) => Promise<void>,
): Promise<void> => {
  const { rows, leases, isStopping, writeSoon, onError } = worker;
  leases.add(message);
  writeSoon();
  try {
    if (isStopping()) throw new Error('The server is stopping.');
    // A worker that dies with the message counts as a try, too.
    if (message.tries > TRIES_MAX) throw new Error('No worker finished this message.');
    await work(message.payload);
    await leases.remove(message);
    await acknowledge(rows, message);
  } catch (error) {
    await leases.remove(message);
    await releaseFailed(worker, definition, message, error).catch(onError);
  } finally {
    writeSoon();
  }
};

/** Wakes consumers when a message is announced or due, and every few seconds for messages that nobody announces. */
const openWakeUps = (
  database: QueueDatabase,
  rows: Rows,
  consumers: ReadonlyMap<string, Consumer>,
  lookEveryMs: number,
  onError: (error: unknown) => void,
) => {
  /** Sets a timer for a message that is due before the next look. That look finds later ones. */
  const wakeIn = (kind: string, ms: number) => {
    if (ms <= lookEveryMs) consumers.get(kind)?.wakeIn(ms);
  };
  const look = async () => {
    const due = await nextDue(rows, [...consumers.keys()]);
    for (const { kind, inMs } of due) wakeIn(kind, inMs);
  };
  let close: Close | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    wakeIn,
    begin() {
      close ??= listenForMessages(database, {
        onMessage: (kind) => consumers.get(kind)?.wake(),
        onListening: () => consumers.forEach((consumer) => consumer.wake()),
        onError,
      });
      timer ??= setInterval(() => void look().catch(onError), lookEveryMs).unref();
    },
    endLooking: () => clearInterval(timer),
    async close() {
      await close?.();
    },
  };
};

/**
 * Time after which a receipt or an acknowledgment is on the disk. A PostgreSQL server has a writer of its own that takes no
 * longer.
 */
const WRITTEN_WITHIN_MS = 500;

interface OpenRows {
  rows: Rows;
  /**
   * Call it when a message was received, and when it was handled. Both would otherwise reach the disk of the embedded database with
   * its next commit only. A message that ends the process before that would do so again at each start.
   */
  writeSoon: () => void;
  close: () => Promise<void>;
}

/** Connections of the queue's own, or the one of the embedded database. */
const openRows = ({ pool, url }: QueueDatabase, onError: (error: unknown) => void): OpenRows => {
  if (url !== null) {
    const own = openPool(url, CONNECTIONS);
    own.on('error', onError);
    return { rows: own, writeSoon: () => {}, close: () => own.end() };
  }
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    pool.query("SELECT pg_logical_emit_message(true, 'queue', '')").catch(onError);
  };
  return {
    rows: pool,
    writeSoon: () => void (timer ??= setTimeout(write, WRITTEN_WITHIN_MS).unref()),
    close: async () => clearTimeout(timer),
  };
};

export const createQueue = (
  database: QueueDatabase,
  log: Logger,
  times: QueueTimes = TIMES,
): Queue => {
  const stopping = new AbortController();
  let isStopping = false;
  const reportFailure = createFailureLog(log);
  const onError = (error: unknown) => {
    if (!isStopping) reportFailure(error, 'The queue cannot be worked on');
  };
  const { close, ...own } = openRows(database, onError);
  const { rows } = own;
  const leases = createLeases(rows, times, onError);
  const consumers = new Map<string, Consumer>();
  const wakeUps = openWakeUps(database, rows, consumers, times.lookEveryMs, onError);
  const { wakeIn: onReleased } = wakeUps;
  const worker = { ...own, leases, log, isStopping: () => isStopping, onReleased, onError };

  return {
    async send({ name, payload: shape }, payload, tx, rank = 0) {
      await insertMessage(tx, name, shape.parse(payload), rank);
    },
    work(definition, handler, slots) {
      const { name, payload: shape, yieldsSlotWhenLong = false } = definition;
      const consumer = new Consumer({
        slots,
        longAfterMs: yieldsSlotWhenLong ? times.longAfterMs : null,
        receive: (most, mostRank) => receiveMessages(rows, name, { most, mostRank }, times.leaseMs),
        handle: (message) =>
          handleMessage(worker, definition, message, async (payload) =>
            handler(shape.parse(payload), stopping.signal),
          ),
        onError,
      });
      consumers.set(name, consumer);
      wakeUps.begin();
      consumer.wake();
    },
    has: ({ name, payload: shape }, payload) => hasMessage(rows, name, shape.parse(payload)),
    async releaseInterrupted({ name, payload: shape }, payloads) {
      const parsed = payloads.map((payload) => shape.parse(payload));
      await releaseAll(rows, name, parsed);
    },
    async ready() {
      await rows.query('SELECT FROM queue_messages LIMIT 1');
    },
    async stop(graceMs) {
      isStopping = true;
      wakeUps.endLooking();
      const timer = setTimeout(() => stopping.abort(new Error('The server is stopping.')), graceMs);
      await Promise.all([...consumers.values()].map((consumer) => consumer.stop()));
      clearTimeout(timer);
      leases.close();
      await wakeUps.close();
      await close();
    },
  };
};
