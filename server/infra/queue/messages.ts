// The messages of the queue as rows: put there, looked for, made due.
import type pg from 'pg';
import type { Statements } from '../db/statements.ts';

/** Where a message rings when it is committed; the payload is its kind. */
export const CHANNEL = 'queue_messages';

/** The hand of one process on the rows. */
export type Rows = Pick<pg.Pool, 'query'>;

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

/** Makes those messages due, whoever holds them. */
export const freeMessages = async (
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

/** Milliseconds until the next message of each kind is due. Kinds without one are left out. */
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
