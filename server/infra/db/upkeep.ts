// The upkeep of an embedded database. A PostgreSQL server removes deleted and replaced rows by itself (autovacuum) and
// cuts its write-ahead log (checkpoints). PGlite runs no process for either, so its files would only grow.
import type pg from 'pg';

/**
 * Bytes written to the files after which an upkeep is due. Deleting writes, too: every page with a deleted row. Everybody
 * waits while one statement runs, some 15 ms for each of these megabytes.
 */
const DUE_BYTES = 16 * 1024 * 1024;
/** So many times only tables with dead rows are looked at; then all of them, as old row versions have to be marked. */
const TIMES_IN_PART = 64;
const LOOK_EVERY_MS = 1_000;
/** Unused bytes from which on a table is rewritten. Half of the table must be unused, too, so that the copy pays. */
const WORTH_BYTES = 32 * 1024 * 1024;
/** Used bytes up to which a table is rewritten. The server stands still meanwhile, and the copy takes as much disk. */
const COPIED_BYTES = 128 * 1024 * 1024;

/** Tables whose files for long values are mostly empty. A chunk of a value takes up to 2,036 bytes, four to a page. */
const MOSTLY_EMPTY = `SELECT quote_ident(owner.relname) AS name FROM pg_class AS owner
  JOIN pg_class AS long ON long.oid = owner.reltoastrelid
  CROSS JOIN LATERAL (SELECT long.relpages::bigint * 8192 AS size, greatest(long.reltuples, 0) * 2048 AS used) AS bytes
  WHERE owner.relkind = 'r' AND owner.relnamespace = 'public'::regnamespace
    AND size - used > ${WORTH_BYTES} AND used < size / 2 AND used < ${COPIED_BYTES}`;

/** Gives room back to the disk. Plain vacuuming does that only at the end of a file. */
const giveBack = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(MOSTLY_EMPTY);
  for (const { name } of rows) await pool.query(`VACUUM (FULL) ${name}`);
};

/** Tables with dead rows, or dead chunks of long values. */
const WITH_DEAD_ROWS = `SELECT oid::regclass::text AS name FROM pg_class
  WHERE relkind = 'r' AND (pg_stat_get_dead_tuples(oid) > 0 OR pg_stat_get_dead_tuples(reltoastrelid) > 0)`;

/** Each table has a statement of its own: what others ask meanwhile is answered between two. */
const vacuumInPart = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(WITH_DEAD_ROWS);
  for (const { name } of rows) await pool.query(`VACUUM ${name}`);
};

const keepUp = async (pool: pg.Pool, isWhole: boolean): Promise<void> => {
  if (isWhole) await pool.query('VACUUM');
  else await vacuumInPart(pool);
  await giveBack(pool);
  await pool.query('CHECKPOINT');
};

export interface Upkeep {
  /** Counts bytes that were written to the files. */
  written(bytes: number): void;
  /** Stops the upkeep after a run that is under way. */
  stop(): Promise<void>;
}

/** @param onError gets a failed upkeep; the next one runs when as much has been written again */
export const startUpkeep = (pool: pg.Pool, onError: (error: unknown) => void): Upkeep => {
  let bytes = 0;
  let times = 0;
  let underWay: Promise<void> | null = null;
  const look = () => {
    if (bytes < DUE_BYTES || underWay) return;
    times += 1;
    // What others write meanwhile counts for the next one; so does the upkeep's own writing, after which nothing is left to do.
    bytes = 0;
    underWay = keepUp(pool, times % TIMES_IN_PART === 0)
      .catch(onError)
      .finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    written(more) {
      bytes += more;
    },
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
};
