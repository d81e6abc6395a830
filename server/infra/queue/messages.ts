// The statements of the queue. A message is a row of `queue_messages`, and a message that is done is deleted.
// `run_at` says when a message may be delivered: after the wait before another try, or when its worker's lease ends.
// `tries` grows with each delivery. Id and tries name one delivery, so a worker taken for dead changes nothing.
import type pg from 'pg';
import { type Statements, UNHURRIED } from '../db/statements.ts';

/** The channel on which a message is announced at its commit; the notification carries its kind. */
export const CHANNEL = 'queue_messages';

/** Where this process sends its statements. */
export type Rows = Pick<pg.Pool, 'query'>;

/** One delivery of a message. */
export interface Delivery {
  id: string;
  tries: number;
}

export interface Message extends Delivery {
  payload: unknown;
}

export const insertMessage = async (
  tx: Statements,
  kind: string,
  payload: object,
  rank: number,
): Promise<void> => {
  await tx.$executeRaw`WITH message AS (
      INSERT INTO queue_messages (kind, payload, rank) VALUES (${kind}, ${JSON.stringify(payload)}::jsonb, ${rank})
      RETURNING kind
    ) SELECT pg_notify(${CHANNEL}, kind) FROM message`;
};

interface Wanted {
  most: number;
  /** Highest rank of a message. */
  mostRank: number;
}

/** Receives the messages of the lowest rank, the oldest first. Skips those that another worker is receiving. */
export const receiveMessages = async (
  rows: Rows,
  kind: string,
  { most, mostRank }: Wanted,
  leaseMs: number,
): Promise<Message[]> => {
  const received = await rows.query<Message>({
    name: 'queue-receive',
    text: `WITH ${UNHURRIED}, next AS (
        SELECT id FROM queue_messages WHERE kind = $1 AND run_at <= now() AND rank <= $4
        ORDER BY rank, id LIMIT $2 FOR UPDATE SKIP LOCKED
      ) UPDATE queue_messages AS message SET tries = tries + 1, run_at = now() + $3 * interval '1 ms'
        FROM next, unhurried WHERE message.id = next.id RETURNING message.id, message.payload, message.tries`,
    values: [kind, most, leaseMs, mostRank],
  });
  return received.rows;
};

const renewLeases = async (
  rows: Rows,
  deliveries: readonly Delivery[],
  leaseMs: number,
): Promise<void> => {
  await rows.query({
    name: 'queue-renew',
    text: `WITH ${UNHURRIED} UPDATE queue_messages AS message SET run_at = now() + $3 * interval '1 ms'
      FROM unhurried, unnest($1::bigint[], $2::int[]) AS held(id, tries)
      WHERE message.id = held.id AND message.tries = held.tries`,
    values: [deliveries.map(({ id }) => id), deliveries.map(({ tries }) => tries), leaseMs],
  });
};

export const acknowledge = async (rows: Rows, { id, tries }: Delivery): Promise<void> => {
  await rows.query({
    name: 'queue-acknowledge',
    text: `WITH ${UNHURRIED} DELETE FROM queue_messages USING unhurried WHERE id = $1 AND tries = $2`,
    values: [id, tries],
  });
};

/** Gives a message back for another try, and announces it when it need not wait. */
export const release = async (
  rows: Rows,
  { id, tries }: Delivery,
  waitMs: number,
): Promise<void> => {
  await rows.query({
    name: 'queue-release',
    text: `WITH ${UNHURRIED}, released AS (
        UPDATE queue_messages SET run_at = now() + $3 * interval '1 ms' FROM unhurried
        WHERE id = $1 AND tries = $2 RETURNING kind
      ) SELECT pg_notify('${CHANNEL}', kind) FROM released WHERE $3 = 0`,
    values: [id, tries, waitMs],
  });
};

/** Makes those messages due, whoever holds them. */
export const releaseAll = async (
  rows: Rows,
  kind: string,
  payloads: readonly object[],
): Promise<void> => {
  await rows.query(
    `UPDATE queue_messages SET run_at = now()
      WHERE kind = $1 AND payload IN (SELECT jsonb_array_elements($2::jsonb))`,
    [kind, JSON.stringify(payloads)],
  );
};

export const hasMessage = async (rows: Rows, kind: string, payload: object): Promise<boolean> => {
  const { rowCount } = await rows.query(
    'SELECT FROM queue_messages WHERE kind = $1 AND payload = $2::jsonb LIMIT 1',
    [kind, JSON.stringify(payload)],
  );
  return rowCount !== 0;
};

/** Finds the milliseconds until the next message of each kind is due. Kinds without one are left out. */
export const nextDue = async (
  rows: Rows,
  kinds: readonly string[],
): Promise<{ kind: string; inMs: number }[]> => {
  const due = await rows.query<{ kind: string; inMs: number }>({
    name: 'queue-due',
    text: `SELECT kind, greatest(0, extract(epoch FROM due - now()) * 1000)::float8 AS "inMs"
      FROM (SELECT kind, (SELECT min(run_at) FROM queue_messages WHERE kind = asked.kind) AS due
        FROM unnest($1::text[]) AS asked(kind)) AS each WHERE due IS NOT NULL`,
    values: [kinds],
  });
  return due.rows;
};

// The leases of this process: one statement every few seconds renews all of them.

export interface LeaseTimes {
  /** Silence after which a worker counts as dead and its messages are delivered again. */
  leaseMs: number;
  renewEveryMs: number;
  /** Time longer than any work takes. Work that is not done by then hangs; its message is delivered again. */
  hangsAfterMs: number;
}

export interface Leases {
  add(delivery: Delivery): void;
  /** Resolves when no renewal of this delivery is under way any more. */
  remove(delivery: Delivery): Promise<void>;
  close(): void;
}

export const createLeases = (
  rows: Rows,
  { leaseMs, renewEveryMs, hangsAfterMs }: LeaseTimes,
  onError: (error: unknown) => void,
): Leases => {
  const since = new Map<Delivery, number>();
  let renewing: Promise<void> | null = null;

  const renew = async () => {
    const hanging = performance.now() - hangsAfterMs;
    const held = [...since].filter(([, from]) => from > hanging).map(([delivery]) => delivery);
    if (held.length > 0) await renewLeases(rows, held, leaseMs);
  };
  const timer = setInterval(() => {
    renewing ??= renew()
      .catch(onError)
      .finally(() => {
        renewing = null;
      });
  }, renewEveryMs);
  timer.unref();

  return {
    add: (delivery) => void since.set(delivery, performance.now()),
    async remove(delivery) {
      since.delete(delivery);
      await renewing;
    },
    close: () => clearInterval(timer),
  };
};
