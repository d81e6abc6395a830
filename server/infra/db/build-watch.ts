// Tells operators every half minute that an index is being built, and which transactions the build waits for. A build
// beside others waits without limit for every transaction that is older than itself.
import type pg from 'pg';

const TELL_EVERY_MS = 30_000;

/** A transaction for which a build waits. A prepared one has the pid 0 and nothing else. */
interface Blocker {
  pid: number;
  application: string | null;
  state: string | null;
  since: Date | null;
}

/** Transactions that a session waits for, the oldest first. Their statements are left out: they may hold values. */
const BLOCKERS = `SELECT pid, application_name AS application, state, xact_start AS since
  FROM unnest(pg_blocking_pids($1)) AS pid LEFT JOIN pg_stat_activity USING (pid) ORDER BY xact_start`;

/** Where lines about a build go. */
export interface BuildLog {
  info(details: object, sentence: string): void;
  warn(details: object, sentence: string): void;
}

export interface BuildWatch {
  everyMs: number;
  /** Looks once at the build of an index by the session `pid`. Never rejects. */
  look(index: string, pid: number): Promise<void>;
}

/** @param sessions others than the one that builds, which is busy */
export const watchBuilds = (
  sessions: Pick<pg.Pool, 'query'>,
  log: BuildLog,
  everyMs = TELL_EVERY_MS,
): BuildWatch => ({
  everyMs,
  async look(index, pid) {
    try {
      const { rows: waitsFor } = await sessions.query<Blocker>(BLOCKERS, [pid]);
      if (waitsFor.length === 0) log.info({ index }, 'An index is being built');
      else log.warn({ index, waitsFor }, 'An index waits for older transactions to end');
    } catch (error) {
      log.warn({ err: error, index }, 'An index is being built; what it waits for is not known');
    }
  },
});

/** Does a build while `watch` looks at it every so often. */
export const whileWatched = async (
  client: pg.ClientBase,
  index: string,
  watch: BuildWatch,
  build: () => Promise<void>,
): Promise<void> => {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid ?? 0;
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(() => watch.look(index, pid));
  }, watch.everyMs);
  try {
    await build();
  } finally {
    clearInterval(timer);
    await looking;
  }
};
