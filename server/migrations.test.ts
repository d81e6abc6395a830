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

describe.runIf(isOnRealDatabase)('a migration that meets work on its tables', () => {
  it('lets the work go on, and is done when that is over', async () => {
    const database = await createTestDatabase();
    const connect = async () => {
      const client = new pg.Client({ connectionString: database.url ?? '' });
      await client.connect();
      return client;
    };
    const [migrating, working, watching] = [await connect(), await connect(), await connect()];
    const directory = await mkdtemp(join(tmpdir(), 'plumbline-migrations-'));
    const write = async (name: string, sql: string) => {
      await mkdir(join(directory, name));
      await writeFile(join(directory, name, 'migration.sql'), sql);
    };
    await write('1_rooms', 'CREATE TABLE rooms (id int)');
    await migrate(migrating, directory);

    await working.query('BEGIN');
    await working.query('SELECT * FROM rooms');
    await write('2_height', 'ALTER TABLE rooms ADD COLUMN height int');
    const migrated = migrate(migrating, directory);
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
    await rm(directory, { recursive: true });
    await database.drop();
  });
});
