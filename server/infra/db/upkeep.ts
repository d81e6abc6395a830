// The upkeep of an embedded database. A server takes away by itself what was deleted or written over (autovacuum) and cuts its
// log of changes (checkpoints). PGlite runs no process for either: without this its files only ever grow.
import type pg from 'pg';

/** Bytes written to its files after which it is due. Deleting writes, too: each page of what is deleted. */
const DUE_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 1_000;
/** Bytes a table has to have unused before it is written anew; half of it must be, so that this costs no more than it brings. */
const WORTH_BYTES = 32 * 1024 * 1024;
/** Bytes in use above which a table is not written anew: the server stands still meanwhile, and the copy takes as much disk. */
const COPIED_BYTES = 128 * 1024 * 1024;

/** Tables whose long values lie in files that are mostly empty. A chunk of a value takes up to 2,036 bytes, four a page. */
const MOSTLY_EMPTY = `SELECT quote_ident(owner.relname) AS name FROM pg_class AS owner
  JOIN pg_class AS long ON long.oid = owner.reltoastrelid
  CROSS JOIN LATERAL (SELECT long.relpages::bigint * 8192 AS size, greatest(long.reltuples, 0) * 2048 AS used) AS bytes
  WHERE owner.relkind = 'r' AND owner.relnamespace = 'public'::regnamespace
    AND size - used > ${WORTH_BYTES} AND used < size / 2 AND used < ${COPIED_BYTES}`;

/** Gives room back to the disk, which vacuuming alone does only at the end of a file. */
const giveBack = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(MOSTLY_EMPTY);
  for (const { name } of rows) await pool.query(`VACUUM (FULL) ${name}`);
};

const keepUp = async (pool: pg.Pool): Promise<void> => {
  await pool.query('VACUUM');
  await giveBack(pool);
  await pool.query('CHECKPOINT');
};

export interface Upkeep {
  /** Takes note of bytes that went to the files. */
  written(bytes: number): void;
  /** Ends it, after what is under way. */
  stop(): Promise<void>;
}

/** @param onError hears of an upkeep that failed; the next one is tried when as much was written again */
export const startUpkeep = (pool: pg.Pool, onError: (error: unknown) => void): Upkeep => {
  let bytes = 0;
  let underWay: Promise<void> | null = null;
  const look = () => {
    if (bytes < DUE_BYTES || underWay) return;
    underWay = keepUp(pool)
      .catch(onError)
      .finally(() => {
        bytes = 0;
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
