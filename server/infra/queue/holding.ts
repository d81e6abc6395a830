// Taking messages, keeping them, and letting go of them. A row's `run_at` says when it may be handed out: it is the wait before
// another try, and the lease of whoever holds it. Its `tries` grow each time it is handed out, so that id and tries name one
// holder: whoever was taken for dead changes nothing any more.
import type { Rows } from './messages.ts';

/** A message that was handed out. */
export interface Held {
  id: string;
  tries: number;
}

export interface Message extends Held {
  payload: unknown;
  /** What its sender gave along, in this process. */
  handed?: unknown;
}

/** Those of the lowest rank first, the oldest of each; nobody waits for what another is just taking. */
export const takeMessages = async (
  rows: Rows,
  kind: string,
  most: number,
  leaseMs: number,
): Promise<Message[]> => {
  const taken = await rows.query<Message>({
    name: 'queue-take',
    text: `WITH next AS (
        SELECT id FROM queue_messages WHERE kind = $1 AND run_at <= now()
        ORDER BY rank, id LIMIT $2 FOR UPDATE SKIP LOCKED
      ) UPDATE queue_messages AS message SET tries = tries + 1, run_at = now() + $3 * interval '1 ms'
        FROM next WHERE message.id = next.id RETURNING message.id, message.payload, message.tries`,
    values: [kind, most, leaseMs],
  });
  return taken.rows;
};

/** Says that whoever holds them is alive. */
export const keepMessages = async (
  rows: Rows,
  held: readonly Held[],
  leaseMs: number,
): Promise<void> => {
  await rows.query({
    name: 'queue-keep',
    text: `UPDATE queue_messages AS message SET run_at = now() + $3 * interval '1 ms'
      FROM unnest($1::bigint[], $2::int[]) AS held(id, tries)
      WHERE message.id = held.id AND message.tries = held.tries`,
    values: [held.map(({ id }) => id), held.map(({ tries }) => tries), leaseMs],
  });
};

export const removeMessage = async (rows: Rows, { id, tries }: Held): Promise<void> => {
  await rows.query({
    name: 'queue-remove',
    text: 'DELETE FROM queue_messages WHERE id = $1 AND tries = $2',
    values: [id, tries],
  });
};

export const putBack = async (rows: Rows, { id, tries }: Held, waitMs: number): Promise<void> => {
  await rows.query({
    name: 'queue-put-back',
    text: `UPDATE queue_messages SET run_at = now() + $3 * interval '1 ms' WHERE id = $1 AND tries = $2`,
    values: [id, tries, waitMs],
  });
};
