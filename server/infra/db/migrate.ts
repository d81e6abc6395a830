// Applies prisma/migrations at start with Prisma's own bookkeeping, so that `prisma migrate deploy` elsewhere agrees.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** The advisory lock Prisma Migrate itself takes. */
const LOCK = 72_707_369;

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

interface Migration {
  name: string;
  sql: string;
  checksum: string;
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
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const apply = async (client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> => {
  const id = randomUUID();
  await client.query(
    'INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at) VALUES ($1, $2, $3, now())',
    [id, checksum, name],
  );
  try {
    // One simple query is one implicit transaction, and keeps DO blocks whole.
    await client.query(sql);
  } catch (error) {
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
};

const applyPending = async (client: pg.PoolClient, migrations: Migration[]): Promise<string[]> => {
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
    if (checksum !== undefined) continue;
    await apply(client, migration);
    applied.push(migration.name);
  }
  return applied;
};

/** Applies what is missing, alone among all starting servers. Returns the names applied; throws when one fails or was edited. */
export const migrate = async (pool: pg.Pool, directory: string): Promise<string[]> => {
  const migrations = await readMigrations(directory);
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await applyPending(client, migrations);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
};
