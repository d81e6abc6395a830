// Applies prisma/migrations at start with Prisma's own bookkeeping, so that `prisma migrate deploy` elsewhere agrees.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type BuildWatch, whileWatched } from './build-watch.ts';

/** The advisory lock Prisma Migrate itself takes. */
const LOCK = 72_707_369;

/**
 * A change of a table waits for whoever is at work on it, and everybody else for the change: better to let go and try again.
 */
const LOCK_WAIT = "SET lock_timeout = '2s'";
const LOCK_TRIES = 10;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';
const LOOK_EVERY_MS = 100;

/** Steps counted in the row of a migration whose indexes are all that may be missing. */
const TABLES_MADE = 1;

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

// A migration has two parts: what is made whole or not at all, and indexes of tables that stood before, which are built while
// others write. Prisma's own command runs the same file in one piece, and writers wait for it.

interface IndexStep {
  name: string;
  /** It may stand already. */
  sql: string;
}

interface Steps {
  /** All but the indexes; may hold no statement. */
  tables: string;
  indexes: IndexStep[];
}

/** Statements begin at the beginning of a line, as Prisma writes them. */
const INDEX = /^CREATE INDEX "(\w+)" ON "(\w+)"[^;]*;$/gm;
const TABLE = /^CREATE TABLE "(\w+)"/gm;

export const stepsOf = (sql: string): Steps => {
  const made = new Set([...sql.matchAll(TABLE)].map(([, table]) => table));
  const apart = [...sql.matchAll(INDEX)].filter(([, , table]) => !made.has(table));
  return {
    tables: apart.reduce((rest, [statement]) => rest.replace(statement, ''), sql),
    indexes: apart.map(([statement, name = '']) => ({
      name,
      sql: statement.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS'),
    })),
  };
};

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
  applied_steps_count: number;
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

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** What a migration makes before its indexes, with its row, whole or not at all. */
const makeTables = async (
  client: pg.ClientBase,
  { name, checksum }: Migration,
  { tables, indexes }: Steps,
): Promise<void> => {
  await client.query('BEGIN');
  try {
    // One simple query keeps DO blocks whole.
    await client.query(tables);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), CASE WHEN $4 THEN now() END, $5)`,
      [randomUUID(), checksum, name, indexes.length === 0, TABLES_MADE],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/** Tries again while somebody else's work on the tables stands in the way; nothing was changed then. */
const makeTablesInTheEnd = async (
  client: pg.ClientBase,
  migration: Migration,
  steps: Steps,
): Promise<void> => {
  for (let tries = 1; tries <= LOCK_TRIES; tries += 1) {
    try {
      return await makeTables(client, migration, steps);
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) {
        throw new Error(
          `Migration ${migration.name} failed; the database was left as it was before it.`,
          { cause: error },
        );
      }
      await delay(tries * 100);
    }
  }
  throw new Error(
    `Migration ${migration.name} found its tables locked for half a minute; nothing was changed. End what is at work on them and start again.`,
  );
};

const UNFINISHED_INDEX = `SELECT FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relname = $1 AND NOT indisvalid`;

/** Builds it while others read and write its table. What an earlier try left is taken away first. */
const buildIndex = async (client: pg.ClientBase, { name, sql }: IndexStep): Promise<void> => {
  const { rowCount } = await client.query(UNFINISHED_INDEX, [name]);
  if (rowCount !== 0) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`);
  await client.query(sql);
};

/** A server of an earlier version that waits for our lock and the build that waits for it end one another. */
const buildInTheEnd = async (client: pg.ClientBase, index: IndexStep): Promise<void> => {
  for (let tries = 1; tries < LOCK_TRIES; tries += 1) {
    try {
      return await buildIndex(client, index);
    } catch (error) {
      if (codeOf(error) !== DEADLOCK_DETECTED) throw error;
      await delay(tries * 100);
    }
  }
  await buildIndex(client, index);
};

/** The last part of a migration, which is done again from its beginning when it was cut off. */
const buildIndexes = async (
  client: pg.ClientBase,
  { name }: Migration,
  indexes: readonly IndexStep[],
  watch: BuildWatch | null,
): Promise<void> => {
  // Whoever builds beside others waits until their work has ended, and nobody waits for it.
  await client.query('SET lock_timeout = 0');
  try {
    for (const index of indexes) {
      const build = () => buildInTheEnd(client, index);
      await (watch ? whileWatched(client, index.name, watch, build) : build());
    }
  } catch (error) {
    throw new Error(
      `Migration ${name} did not build an index; all else of it is done. Mend what the cause says and start again.`,
      { cause: error },
    );
  }
  await client.query(LOCK_WAIT);
  await client.query(
    `UPDATE _prisma_migrations SET finished_at = now()
     WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`,
    [name],
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

/** Names and checksums of what is done, and names of those of which only indexes are missing. Throws for one that failed. */
const readApplied = async (client: pg.ClientBase) => {
  const { rows } = await client.query<AppliedRow>(
    `SELECT migration_name, checksum, finished_at, rolled_back_at, applied_steps_count
     FROM _prisma_migrations ORDER BY started_at`,
  );
  const standing = rows.filter((row) => !row.rolled_back_at);
  const unfinished = standing.filter((row) => !row.finished_at);
  const failed = unfinished.find((row) => row.applied_steps_count < TABLES_MADE);
  if (failed) {
    throw new Error(
      `Migration ${failed.migration_name} failed earlier. Mend the database, then mark it with "prisma migrate resolve".`,
    );
  }
  return {
    done: new Map(standing.map((row) => [row.migration_name, row.checksum])),
    unfinished: new Set(unfinished.map((row) => row.migration_name)),
  };
};

const applyPending = async (
  client: pg.ClientBase,
  migrations: Migration[],
  watch: BuildWatch | null,
): Promise<string[]> => {
  await client.query(BOOKKEEPING);
  const { done, unfinished } = await readApplied(client);
  const applied: string[] = [];
  for (const migration of migrations) {
    const { name } = migration;
    const checksum = done.get(name);
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new Error(
        `Migration ${name} was edited after it had been applied. Restore it, and write a new one.`,
      );
    }
    const isThere = checksum !== undefined || (await adopt(client, migration, done));
    if (isThere && !unfinished.has(name)) continue;
    const steps = stepsOf(migration.sql);
    if (!isThere) await makeTablesInTheEnd(client, migration, steps);
    await buildIndexes(client, migration, steps.indexes, watch);
    applied.push(name);
  }
  return applied;
};

/** Asks again and again: a statement that waits would hold up whoever builds an index beside others. */
const takeLock = async (client: pg.ClientBase): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [LOCK],
    );
    if (rows[0]?.taken) return;
    await delay(LOOK_EVERY_MS);
  }
};

/**
 * Applies what is missing, alone among all starting servers. `client` has no limit of time. Returns the names applied; throws
 * when one fails or was edited. `watch` is null where no other session can hold up a build.
 */
export const migrate = async (
  client: pg.ClientBase,
  directory: string,
  watch: BuildWatch | null = null,
): Promise<string[]> => {
  const migrations = await readMigrations(directory);
  try {
    await takeLock(client);
    await client.query(LOCK_WAIT);
    return await applyPending(client, migrations, watch);
  } finally {
    await client.query('RESET lock_timeout').catch(() => undefined);
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
};
