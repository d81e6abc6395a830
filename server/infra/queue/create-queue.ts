// The queue as rows of the product's own PostgreSQL. What is written here, but for sending, need not be on disk before it is
// answered: what a crash of the database forgets of taking and removing is handed out again.
import { type Database, openPool } from '../db/database.ts';
import type { Logger } from '../logger.ts';
import { createFailureLog } from '../outage.ts';
import type { Queue } from '../queue.ts';
import { type Close, openBell } from './bell.ts';
import { type Consumer, createConsumer } from './consumer.ts';
import { handOf } from './hand.ts';
import { handleMessage, type Handling } from './handle-message.ts';
import { type Message, takeMessages } from './holding.ts';
import { createHolds, type Patience } from './holds.ts';
import { freeMessages, hasMessage, insertMessage, nextDue } from './messages.ts';
import { meetVersionBefore } from './version-before.ts';

const CONNECTIONS = 2;
/** Wait between two looks while a process of the version before may send something. */
const HURRY_MS = 1_000;

interface QueuePace extends Patience {
  /** Wait between two looks at what nobody announces: what a dead worker left, and what was announced in vain. */
  lookMs: number;
}

const PACE: QueuePace = {
  leaseMs: 12_000,
  beatMs: 3_000,
  hangsAfterMs: 30 * 60 * 1_000,
  lookMs: 10_000,
};

export const createQueue = (
  database: Pick<Database, 'pool' | 'embedded' | 'url'>,
  log: Logger,
  pace: QueuePace = PACE,
): Queue => {
  const { pool, embedded, url } = database;
  const own = url === null ? null : openPool(url, CONNECTIONS, '-c synchronous_commit=off');
  const rows = own ?? pool;
  const stopping = new AbortController();
  let isStopping = false;
  const reportFailure = createFailureLog(log);
  const onError = (error: unknown) => {
    if (!isStopping) reportFailure(error, 'The queue cannot be worked on');
  };
  own?.on('error', onError);
  const before = meetVersionBefore(rows, embedded !== null);
  const holds = createHolds(rows, pace, onError);
  const consumers = new Map<string, Consumer>();
  const running = new Set<Promise<void>>();
  let closeBell: Close | undefined;
  let clock: NodeJS.Timeout | undefined;

  /** What is due later is found by another look. */
  const ringIn = (kind: string, ms: number) => {
    if (ms <= pace.lookMs) consumers.get(kind)?.ringIn(ms);
  };
  const look = async (): Promise<boolean> => {
    const isBeforeAlive = await before.look();
    for (const [kind, consumer] of consumers) await before.moveIn(kind, consumer.free());
    const due = await nextDue(rows, [...consumers.keys()]);
    for (const { kind, inMs } of due) ringIn(kind, inMs);
    return isBeforeAlive;
  };
  const keepLooking = async () => {
    const isHurried = await look().catch(onError);
    if (isStopping) return;
    clock = setTimeout(() => void keepLooking(), isHurried ? HURRY_MS : pace.lookMs);
    clock.unref();
  };
  const listen = () =>
    openBell(database, {
      onMessage: (kind) => consumers.get(kind)?.ring(),
      onReady: () => consumers.forEach((consumer) => consumer.ring()),
      onError,
    });

  const handling: Handling = { rows, holds, log, isStopping: () => isStopping, ringIn, onError };

  return {
    async start() {
      await before.look();
      void keepLooking();
    },

    async send({ name, payload: shape }, payload, tx, rank = 0) {
      const parsed = shape.parse(payload);
      await (before.isAlive() ? before.send : insertMessage)(tx, name, parsed, rank);
    },

    reserve(definition) {
      const free = consumers.get(definition.name)?.reserve();
      return free ? handOf(free, definition, pace.leaseMs) : null;
    },

    async work(definition, handler, concurrency) {
      const { name, payload: shape } = definition;
      const consumer = createConsumer({
        hands: concurrency,
        take: (most) => takeMessages(rows, name, most, pace.leaseMs),
        // The hand is free as soon as the work is done; it need not see the message go.
        handle(message) {
          const worked = Promise.withResolvers<void>();
          const work = async ({ payload, handed }: Message) => {
            try {
              // The types of `reserve` say that what comes along was given for this kind of work.
              await handler(shape.parse(payload), stopping.signal, handed as never);
            } finally {
              worked.resolve();
            }
          };
          const handled = handleMessage(handling, definition, message, work).finally(() => {
            running.delete(handled);
            worked.resolve();
          });
          running.add(handled);
          return worked.promise;
        },
        onError,
      });
      consumers.set(name, consumer);
      closeBell ??= listen();
      consumer.ring();
    },

    async holds({ name, payload: shape }, payload) {
      const parsed = shape.parse(payload);
      return (await hasMessage(rows, name, parsed)) || (await before.holds(name, parsed));
    },

    async releaseInterrupted({ name, payload: shape }, payloads) {
      await freeMessages(
        rows,
        name,
        payloads.map((payload) => shape.parse(payload)),
      );
    },

    async ready() {
      await rows.query('SELECT FROM queue_messages LIMIT 1');
    },

    async stop(graceMs) {
      isStopping = true;
      clearTimeout(clock);
      await Promise.all([...consumers.values()].map((consumer) => consumer.stop()));
      const timer = setTimeout(() => stopping.abort(new Error('The server is stopping.')), graceMs);
      while (running.size > 0) await Promise.all(running);
      clearTimeout(timer);
      holds.close();
      await closeBell?.();
      await own?.end();
    },
  };
};
