// The queue as rows of the product's own PostgreSQL. What is written here, but for sending, need not be on disk before it is
// answered: what a crash of the database forgets of taking and removing is handed out again.
import { type Database, openPool } from '../db/database.ts';
import type { Logger } from '../logger.ts';
import { createFailureLog } from '../outage.ts';
import type { Queue, Hand, JobDefinition, QueueSettings } from '../queue.ts';
import { type Close, openBell } from './bell.ts';
import { type Consumer, createConsumer, type FreeHand } from './consumer.ts';
import { type Message, takeMessages, putBack, removeMessage } from './holding.ts';
import { createHolds, type Patience, type Holds } from './holds.ts';
import {
  freeMessages,
  hasMessage,
  insertMessage,
  nextDue,
  type Rows,
  CHANNEL,
} from './messages.ts';
import type { Statements } from '../db/statements.ts';
import { waitBeforeTry } from './wait-before-try.ts';

// The version before kept its messages in tables of pg-boss. While processes are replaced in turn, nothing of either may be
// lost: as long as one of that version lives, messages go where it looks for them; what lies there is fetched by our workers,
// just as much as they have hands for, so that it never waits where that version cannot see it.
// Goes with the next version, whose migration drops those tables.

/** Processes of that version are known by the name of their connections. */
const IS_ALIVE = `SELECT EXISTS (SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'pgboss') AS "isAlive"`;

/** What waits, and what a dead process left behind: theirs give a sign of life every few seconds. */
const MOVE_IN = `WITH next AS (
    SELECT id FROM pgboss.job WHERE name = $1 AND NOT blocked AND (state < 'active' AND start_after <= now()
      OR state = 'active' AND ($3 OR coalesce(heartbeat_on, started_on) < now() - interval '30 s'))
    ORDER BY priority DESC, created_on LIMIT $2 FOR UPDATE SKIP LOCKED
  ), fetched AS (
    UPDATE pgboss.job AS job SET state = 'completed', completed_on = now() FROM next
    WHERE job.name = $1 AND job.id = next.id RETURNING job.data, job.priority
  ) INSERT INTO queue_messages (kind, payload, rank) SELECT $1, data, -priority FROM fetched`;

const HOLDS = `SELECT FROM pgboss.job WHERE name = $1 AND data = $2::jsonb AND state <= 'active' LIMIT 1`;

interface VersionBefore {
  /** Looks for what is still there of that version, and whether a process of it lives. */
  look(): Promise<boolean>;
  /** Whether a process of it was alive at the last look. */
  isAlive(): boolean;
  /** Sends a message to where the version before finds it, or to our own rows where it does not know the kind. */
  send(tx: Statements, kind: string, payload: object, rank: number): Promise<void>;
  /** Moves so many of its messages to our own rows. */
  moveIn(kind: string, most: number): Promise<void>;
  holds(kind: string, payload: object): Promise<boolean>;
}

/** @param isAlone no process of any version can be alive beside this one */
const meetVersionBefore = (rows: Rows, isAlone: boolean): VersionBefore => {
  let isThere = false;
  let isAlive = false;
  let isKnown = false;
  return {
    async look() {
      // Nobody could bring its tables meanwhile.
      if (isAlone && isKnown) return false;
      const found = await rows.query<{ isThere: boolean }>(
        `SELECT to_regclass('pgboss.job') IS NOT NULL AS "isThere"`,
      );
      isThere = found.rows[0]?.isThere ?? false;
      isKnown = true;
      if (!isThere || isAlone) return false;
      const alive = await rows.query<{ isAlive: boolean }>(IS_ALIVE);
      isAlive = alive.rows[0]?.isAlive ?? false;
      return isAlive;
    },
    isAlive: () => isAlive,
    async send(tx, kind, payload, rank) {
      const data = JSON.stringify(payload);
      await tx.$executeRaw`WITH old AS (
          INSERT INTO pgboss.job (name, data, priority, policy, expire_seconds, deletion_seconds,
            keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds)
          SELECT name, ${data}::jsonb, ${-rank}::int, policy, expire_seconds, deletion_seconds,
            now() + retention_seconds * interval '1 s', retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds
          FROM pgboss.queue WHERE name = ${kind} RETURNING name
        ), message AS (
          INSERT INTO queue_messages (kind, payload, rank)
          SELECT ${kind}, ${data}::jsonb, ${rank}::int WHERE NOT EXISTS (SELECT FROM old) RETURNING kind
        ) SELECT pg_notify(${CHANNEL}, kind) FROM message`;
    },
    async moveIn(kind, most) {
      if (isThere) await rows.query(MOVE_IN, [kind, isAlone ? null : most, isAlone]);
    },
    async holds(kind, payload) {
      if (!isThere) return false;
      const { rowCount } = await rows.query(HOLDS, [kind, JSON.stringify(payload)]);
      return rowCount !== 0;
    },
  };
};

// One message in the hands of its handler: done and gone, or put back for another try, or given up.

/** More than any handler's own limit of attempts, so that the row, not the queue, decides when to give up. */
const TRIES_MAX = 21;

interface Handling {
  rows: Rows;
  holds: Holds;
  log: Pick<Logger, 'error' | 'debug'>;
  isStopping(): boolean;
  /** A message of that kind will be due. */
  ringIn(kind: string, ms: number): void;
  onError(error: unknown): void;
}

const putBackFailed = async (
  { rows, log, isStopping, ringIn }: Handling,
  { name, retry }: QueueSettings,
  message: Message,
  error: unknown,
): Promise<void> => {
  if (message.tries >= TRIES_MAX) {
    log.error({ err: error, kind: name }, 'A message of the queue is given up');
    await removeMessage(rows, message);
    return;
  }
  log.debug({ err: error, kind: name }, 'A message of the queue is tried again');
  const waitMs = isStopping() ? 0 : waitBeforeTry(message.tries, retry);
  await putBack(rows, message, waitMs);
  ringIn(name, waitMs);
};

/** Never rejects. */
const handleMessage = async (
  handling: Handling,
  kind: QueueSettings,
  message: Message,
  work: (message: Message) => Promise<void>,
): Promise<void> => {
  const { rows, holds, isStopping, onError } = handling;
  holds.add(message);
  try {
    if (isStopping()) throw new Error('The server is stopping.');
    // Its holders have died as often as others fail.
    if (message.tries > TRIES_MAX) throw new Error('Whoever took it did not come to an end.');
    await work(message);
    await holds.remove(message);
    await removeMessage(rows, message);
  } catch (error) {
    await holds.remove(message);
    await putBackFailed(handling, kind, message, error).catch(onError);
  }
};

// A message on its way from a sender's hand into that of a worker of the same process.

/** Its row, as one that is taken; nobody is told of it. Gives its id. */
const insertTaken = async (
  tx: Statements,
  kind: string,
  payload: object,
  leaseMs: number,
): Promise<string> => {
  const [message] = await tx.$queryRaw<
    [{ id: string }]
  >`INSERT INTO queue_messages (kind, payload, rank, tries, run_at)
    VALUES (${kind}, ${JSON.stringify(payload)}::jsonb, 0, 1, now() + ${leaseMs} * interval '1 ms') RETURNING id`;
  return message.id;
};

const handOf = <Payload extends object, Handed>(
  free: FreeHand,
  { name, payload: shape }: JobDefinition<Payload, Handed>,
  leaseMs: number,
): Hand<Payload, Handed> => {
  let message: Message | undefined;
  return {
    async send(given, tx) {
      const payload = shape.parse(given);
      message = { id: await insertTaken(tx, name, payload, leaseMs), tries: 1, payload };
    },
    begin(handed) {
      if (!message) throw new Error('Nothing was sent.');
      free.take({ ...message, handed });
    },
    letGo: free.letGo,
  };
};

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
