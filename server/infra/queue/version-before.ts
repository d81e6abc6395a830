// The version before kept its messages in tables of pg-boss. While processes are replaced in turn, nothing of either may be
// lost: as long as one of that version lives, messages go where it looks for them; what lies there is fetched by our workers,
// just as much as they have hands for, so that it never waits where that version cannot see it.
// Goes with the next version, whose migration drops those tables.
import type { Statements } from '../db/statements.ts';
import { CHANNEL, type Rows } from './messages.ts';

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

export interface VersionBefore {
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
export const meetVersionBefore = (rows: Rows, isAlone: boolean): VersionBefore => {
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
