// Applies prisma/migrations at start with Prisma's own bookkeeping, so that `prisma migrate deploy` elsewhere agrees.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** The advisory lock Prisma Migrate itself takes. */
const LOCK = 72_707_369;

/**
 * A change of a table waits for whoever is at work on it, and everybody else for the change: better to let go and try again.
 */
const LOCK_WAIT = "SET lock_timeout = '2s'";
const LOCK_TRIES = 10;
const LOCK_NOT_AVAILABLE = '55P03';

const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/** First line of a squashed migration. It names the last of those that were squashed. */
const REPLACES = /^-- Replaces: (\w+)$/m;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** Last of the migrations that this one replaces; null when it replaces none. */
  replaces: string | null;
}

interface AppliedRow {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
  rolled_back_at: Date | null;
}

const readMigrations = async (directory: string): Promise<Migration[]> => {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.toSorted().map(async (name) => {
      const sql = await readFile(join(directory, name, 'migration.sql'), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum, replaces: REPLACES.exec(sql)?.[1] ?? null };
    }),
  );
};

/** False when somebody else's work on the tables stood in the way; nothing was changed then. */
const apply = async (
  client: pg.ClientBase,
  { name, sql, checksum }: Migration,
): Promise<boolean> => {
  const id = randomUUID();
  await client.query(
    'INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at) VALUES ($1, $2, $3, now())',
    [id, checksum, name],
  );
  try {
    // One simple query is one implicit transaction, and keeps DO blocks whole.
    await client.query(sql);
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) {
      await client.query('DELETE FROM _prisma_migrations WHERE id = $1', [id]);
      return false;
    }
    await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [
      id,
      String(error),
    ]);
    throw new Error(`Migration ${name} failed; the database was left as it was before it.`, {
      cause: error,
    });
  }
  await client.query(
    'UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1',
    [id],
  );
  return true;
};

const applyInTheEnd = async (client: pg.ClientBase, migration: Migration): Promise<void> => {
  for (let tries = 1; tries <= LOCK_TRIES; tries += 1) {
    if (await apply(client, migration)) return;
    await delay(tries * 100);
  }
  throw new Error(
    `Migration ${migration.name} found its tables locked for half a minute; nothing was changed. End what is at work on them and start again.`,
  );
};

/**
 * Records a squashed migration in a database that ran those it replaces. Returns false for a database that ran none of
 * them, and throws for one that stopped between them.
 */
const adopt = async (
  client: pg.ClientBase,
  { name, checksum, replaces }: Migration,
  done: ReadonlyMap<string, string>,
): Promise<boolean> => {
  if (replaces === null || done.size === 0) return false;
  if (!done.has(replaces)) {
    throw new Error(
      `This database was last used by a version before 0.1.0: migration ${replaces} is missing. Start the last commit that has it once, then this version.`,
    );
  }
  await client.query('BEGIN');
  await client.query('DELETE FROM _prisma_migrations WHERE migration_name <= $1', [replaces]);
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), now(), 1)`,
    [randomUUID(), checksum, name],
  );
  await client.query('COMMIT');
  return true;
};

const applyPending = async (client: pg.ClientBase, migrations: Migration[]): Promise<string[]> => {
  await client.query(BOOKKEEPING);
  const { rows } = await client.query<AppliedRow>(
    'SELECT migration_name, checksum, finished_at, rolled_back_at FROM _prisma_migrations ORDER BY started_at',
  );
  const failed = rows.find((row) => !row.finished_at && !row.rolled_back_at);
  if (failed) {
    throw new Error(
      `Migration ${failed.migration_name} failed earlier. Mend the database, then mark it with "prisma migrate resolve".`,
    );
  }
  const done = new Map(
    rows.filter((row) => !row.rolled_back_at).map((row) => [row.migration_name, row.checksum]),
  );
  const applied: string[] = [];
  for (const migration of migrations) {
    const checksum = done.get(migration.name);
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new Error(
        `Migration ${migration.name} was edited after it had been applied. Restore it, and write a new one.`,
      );
    }
    if (checksum !== undefined || (await adopt(client, migration, done))) continue;
    await applyInTheEnd(client, migration);
    applied.push(migration.name);
  }
  return applied;
};

/**
 * Applies what is missing, alone among all starting servers. `client` has no limit of time. Returns the names applied; throws
 * when one fails or was edited.
 */
export const migrate = async (client: pg.ClientBase, directory: string): Promise<string[]> => {
  const migrations = await readMigrations(directory);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(LOCK_WAIT);
    return await applyPending(client, migrations);
  } finally {
    await client.query('RESET lock_timeout').catch(() => undefined);
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
};
