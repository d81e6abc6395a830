import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrate } from './infra/db/migrate.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { isOnRealDatabase } from './testing/test-services.ts';

const ROOT = resolve(import.meta.dirname, '..');

const prisma = async (databaseUrl: string, ...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [resolve(ROOT, 'node_modules/prisma/build/index.js'), 'migrate', ...args],
    { cwd: ROOT, env: { DATABASE_URL: databaseUrl, PATH: resolve(process.execPath, '..') } },
  );
  return stdout;
};

describe('a database migrated by the server', () => {
  it.runIf(isOnRealDatabase)('is up to date for Prisma’s own command, too', async () => {
    const database = await createTestDatabase();
    await (await database.open()).close();
    expect(await prisma(database.url ?? '', 'status')).toContain('up to date');
    expect(await prisma(database.url ?? '', 'deploy')).toContain('No pending migrations');
    await database.drop();
  });

  it.runIf(isOnRealDatabase)('may have been migrated by Prisma’s own command', async () => {
    const database = await createTestDatabase();
    await prisma(database.url ?? '', 'deploy');
    const opened = await database.open();
    expect(await opened.prisma.job.count()).toBe(0);
    await opened.close();
    await database.drop();
  });
});

/** A folder of migrations, as a version brings one. */
const makeFolder = async (migrations: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-migrations-'));
  const write = async (name: string, sql: string) => {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'migration.sql'), sql);
  };
  for (const [name, sql] of Object.entries(migrations)) await write(name, sql);
  return { folder, write, remove: () => rm(folder, { recursive: true }) };
};

describe.runIf(isOnRealDatabase)('a migration that meets work on its tables', () => {
  it('lets the work go on, and is done when that is over', async () => {
    const database = await createTestDatabase();
    const connect = async () => {
      const client = new pg.Client({ connectionString: database.url ?? '' });
      await client.connect();
      return client;
    };
    const [migrating, working, watching] = [await connect(), await connect(), await connect()];
    const { folder, write, remove } = await makeFolder({
      '1_rooms': 'CREATE TABLE rooms (id int)',
    });
    await migrate(migrating, folder);

    await working.query('BEGIN');
    await working.query('SELECT * FROM rooms');
    await write('2_height', 'ALTER TABLE rooms ADD COLUMN height int');
    const migrated = migrate(migrating, folder);
    const trying = async () => {
      const { rows } = await watching.query<{ begun: Date }>(
        "SELECT query_start AS begun FROM pg_stat_activity WHERE query LIKE 'ALTER TABLE rooms%' AND state = 'active'",
      );
      return rows[0]?.begun.getTime();
    };
    await expect.poll(trying).toBeGreaterThan(0);
    const first = await trying();
    // It let go, so that those who waited behind it went on, and tries again.
    await expect.poll(async () => (await trying()) ?? first).not.toBe(first);
    await working.query('COMMIT');
    expect(await migrated).toEqual(['2_height']);
    await watching.query('SELECT height FROM rooms');

    await Promise.all([migrating.end(), working.end(), watching.end()]);
    await remove();
    await database.drop();
  });
});

describe.runIf(isOnRealDatabase)('a squashed migration', () => {
  const OLD = {
    '1_rooms': 'CREATE TABLE rooms (id int)',
    '2_doors': 'CREATE TABLE doors (id int)',
  };
  const NEW = {
    '3_tables': '-- Replaces: 2_doors\nCREATE TABLE rooms (id int); CREATE TABLE doors (id int);',
    '4_windows': 'CREATE TABLE windows (id int)',
  };

  const migrateBoth = async (old: Record<string, string>) => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url ?? '' });
    await client.connect();
    await client.query('DROP TABLE _prisma_migrations');
    const [before, after] = [await makeFolder(old), await makeFolder(NEW)];
    try {
      await migrate(client, before.folder);
      const applied = await migrate(client, after.folder);
      const { rows } = await client.query<{ name: string }>(
        'SELECT migration_name AS name FROM _prisma_migrations ORDER BY migration_name',
      );
      return { applied, recorded: rows.map(({ name }) => name) };
    } finally {
      await client.end();
      await Promise.all([before.remove(), after.remove(), database.drop()]);
    }
  };

  it.each([
    ['makes the tables of a new database', {}, ['3_tables', '4_windows']],
    ['is recorded where its tables are', OLD, ['4_windows']],
  ])('%s', async (_, old, applied) => {
    expect(await migrateBoth(old)).toEqual({ applied, recorded: ['3_tables', '4_windows'] });
  });

  it('refuses a database that stopped on the way', async () => {
    await expect(migrateBoth({ '1_rooms': OLD['1_rooms'] })).rejects.toThrow(
      'migration 2_doors is missing',
    );
  });
});
