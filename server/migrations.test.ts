import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { watchBuilds } from './infra/db/build-watch.ts';
import { migrate } from './infra/db/migrate.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { isOnRealDatabase } from './testing/test-services.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Starts Prisma’s own command, which takes many seconds on a busy machine. */
const deploy = async (databaseUrl: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [resolve(ROOT, 'node_modules/prisma/build/index.js'), 'migrate', 'deploy'],
    { cwd: ROOT, env: { DATABASE_URL: databaseUrl, PATH: resolve(process.execPath, '..') } },
  );
  return stdout;
};

describe('a database migrated by the server', () => {
  it.runIf(isOnRealDatabase)(
    'has nothing pending for Prisma’s own command, either',
    async () => {
      const database = await createTestDatabase();
      await (await database.open()).close();
      expect(await deploy(database.url ?? '')).toContain('No pending migrations');
      await database.drop();
    },
    300_000,
  );

  it.runIf(isOnRealDatabase)(
    'may have been migrated by Prisma’s own command',
    async () => {
      const database = await createTestDatabase();
      await deploy(database.url ?? '');
      const opened = await database.open();
      expect(await opened.prisma.job.count()).toBe(0);
      await opened.close();
      await database.drop();
    },
    300_000,
  );
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
/** Tables of pg-boss, as far as the migration reads them. */
const PGBOSS = `CREATE SCHEMA pgboss;
  CREATE TYPE pgboss.job_state AS ENUM ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  CREATE TABLE pgboss.job (name text NOT NULL, priority int NOT NULL DEFAULT 0, data jsonb, state pgboss.job_state NOT NULL,
    created_on timestamptz NOT NULL DEFAULT now()) PARTITION BY LIST (name);
  CREATE TABLE pgboss.job_common PARTITION OF pgboss.job DEFAULT;
  INSERT INTO pgboss.job (name, priority, data, state) VALUES
    ('run-job', -2, '{"jobId":1,"run":1}', 'created'), ('run-job', 0, '{"jobId":2,"run":1}', 'retry'),
    ('mail-end', 0, '{"jobId":3,"run":1}', 'active'), ('run-job', 0, '{"jobId":4,"run":1}', 'completed'),
    ('run-job', 0, '{"jobId":5,"run":1}', 'failed'), ('__pgboss__send-it', 0, '{}', 'created')`;

describe('the queue that an earlier version kept in tables of pg-boss', () => {
  it('is taken over, and its tables are gone', async () => {
    const database = await createTestDatabase();
    const { pool, close } = await database.open();
    const folder = resolve(ROOT, 'prisma/migrations/20261128224107_pgboss_gone');
    await pool.query(PGBOSS);
    await pool.query(await readFile(join(folder, 'migration.sql'), 'utf8'));
    const messages = await pool.query(
      'SELECT kind, payload, rank, run_at <= now() AS "isDue" FROM queue_messages ORDER BY payload',
    );
    expect(messages.rows).toEqual([
      { kind: 'run-job', payload: { jobId: 1, run: 1 }, rank: 2, isDue: true },
      { kind: 'run-job', payload: { jobId: 2, run: 1 }, rank: 0, isDue: true },
      { kind: 'mail-end', payload: { jobId: 3, run: 1 }, rank: 0, isDue: true },
    ]);
    const gone = await pool.query("SELECT to_regnamespace('pgboss') AS schema");
    expect(gone.rows).toEqual([{ schema: null }]);
    await close();
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

/** Rooms that stand before the migration that adds an index to them. */
const ROOMS = {
  '1_rooms': 'CREATE TABLE "rooms" (id int); INSERT INTO "rooms" SELECT generate_series(1, 1000)',
};
const INDEXED = `ALTER TABLE "rooms" ADD COLUMN "height" INTEGER;

-- CreateIndex
CREATE INDEX "rooms_height_idx" ON "rooms"("height", "id")
  WHERE "height" IS NOT NULL;
`;
const VALID = `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'rooms_height_idx'::regclass`;

describe('an index of a table that stood before', () => {
  it('is built, on whatever database', async () => {
    const database = await createTestDatabase();
    const { pool, close } = await database.open();
    const { folder, write, remove } = await makeFolder(ROOMS);
    const client = await pool.connect();
    await migrate(client, folder);
    await write('2_height', INDEXED);
    expect(await migrate(client, folder)).toEqual(['2_height']);
    expect(await migrate(client, folder)).toEqual([]);
    expect((await client.query(VALID)).rows).toEqual([{ valid: true }]);
    client.release();
    await close();
    await Promise.all([remove(), database.drop()]);
  });
});

/** Work on the table is under way, for which the build waits; `end` lets it go on. */
const beginBuilding = async () => {
  const database = await createTestDatabase();
  const connect = async () => {
    const client = new pg.Client({ connectionString: database.url ?? '' });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const sessions = new pg.Pool({ connectionString: database.url ?? '' });
  // Whoever looks after the build may still ask when the database is dropped.
  sessions.on('error', () => undefined);
  const [migrating, working, others] = [await connect(), await connect(), await connect()];
  const { folder, write, remove } = await makeFolder(ROOMS);
  await migrate(migrating, folder);
  await write('2_height', `-- CreateIndex\n${INDEXED.slice(INDEXED.indexOf('CREATE INDEX'))}`);
  await working.query('ALTER TABLE "rooms" ADD COLUMN "height" INTEGER');
  await working.query('BEGIN');
  await working.query('INSERT INTO rooms VALUES (1)');
  const warn = vi.fn<(details: unknown, sentence: string) => void>();
  const watch = watchBuilds(sessions, { info: () => undefined, warn }, 20);
  const migrated = migrate(migrating, folder, watch).catch((error: unknown) => error);
  const building = async () => {
    const { rows } = await others.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
        AND query LIKE 'CREATE INDEX CONCURRENTLY%' AND state = 'active'`,
    );
    return rows[0]?.pid ?? 0;
  };
  await expect.poll(building).toBeGreaterThan(0);
  const { rows } = await working.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return {
    migrated,
    others,
    warn,
    workingPid: rows[0]?.pid,
    kill: async () => others.query('SELECT pg_terminate_backend($1)', [await building()]),
    migrateAgain: async () => {
      const client = await connect();
      try {
        return await migrate(client, folder);
      } finally {
        await client.end();
      }
    },
    endWork: () => working.query('COMMIT'),
    async end() {
      await Promise.all([migrating, working, others, sessions].map((client) => client.end()));
      await Promise.all([remove(), database.drop()]);
    },
  };
};

describe.runIf(isOnRealDatabase)('an index that is being built', () => {
  it('lets others write and a second server wait', async () => {
    const { migrated, others, migrateAgain, endWork, end } = await beginBuilding();
    await others.query('INSERT INTO rooms VALUES (2)');
    const second = migrateAgain();
    await endWork();
    expect(await migrated).toEqual(['2_height']);
    expect(await second).toEqual([]);
    expect((await others.query(VALID)).rows).toEqual([{ valid: true }]);
    await end();
  });

  it('tells which transaction it waits for', async () => {
    const { migrated, warn, workingPid, endWork, end } = await beginBuilding();
    const blocker: unknown = expect.objectContaining({
      pid: workingPid,
      state: 'idle in transaction',
    });
    const news: unknown = expect.objectContaining({
      index: 'rooms_height_idx',
      waitsFor: [blocker],
    });
    await expect
      .poll(() => warn.mock.calls)
      .toContainEqual([news, 'An index waits for older transactions to end']);
    await endWork();
    expect(await migrated).toEqual(['2_height']);
    await end();
  });

  it('is built anew by the next start when it was cut off', async () => {
    const { migrated, others, kill, migrateAgain, endWork, end } = await beginBuilding();
    await kill();
    expect(await migrated).toBeInstanceOf(Error);
    await endWork();
    expect((await others.query(VALID)).rows).toEqual([{ valid: false }]);
    expect(await migrateAgain()).toEqual(['2_height']);
    expect((await others.query(VALID)).rows).toEqual([{ valid: true }]);
    await end();
  });
});

describe.runIf(isOnRealDatabase)('a way back from a build that was cut off', () => {
  it('leaves the index out until its row is marked as unfinished again, as docs/operations.md says', async () => {
    const { migrated, others, kill, migrateAgain, endWork, end } = await beginBuilding();
    await kill();
    await migrated;
    await endWork();
    const marked = await others.query(`UPDATE _prisma_migrations SET finished_at = now()
      WHERE finished_at IS NULL AND rolled_back_at IS NULL AND applied_steps_count = 1 RETURNING migration_name`);
    expect(marked.rows).toEqual([{ migration_name: '2_height' }]);
    expect(await migrateAgain()).toEqual([]);
    await others.query(`UPDATE _prisma_migrations SET finished_at = NULL
      WHERE migration_name = '2_height' AND rolled_back_at IS NULL`);
    expect(await migrateAgain()).toEqual(['2_height']);
    expect((await others.query(VALID)).rows).toEqual([{ valid: true }]);
    await end();
  });
});

describe.runIf(isOnRealDatabase)('a migration that fails', () => {
  it('leaves nothing behind, and is done once what stood in the way is gone', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url ?? '' });
    await client.connect();
    const { folder, write, remove } = await makeFolder(ROOMS);
    await migrate(client, folder);
    await client.query('CREATE TABLE doors (id int)');
    await write('2_doors', 'CREATE TABLE "windows" (id int); CREATE TABLE "doors" (id int)');
    await expect(migrate(client, folder)).rejects.toThrow('left as it was');
    await client.query('DROP TABLE doors');
    expect(await migrate(client, folder)).toEqual(['2_doors']);
    await client.end();
    await Promise.all([remove(), database.drop()]);
  });
});

describe('the row of a migration', () => {
  const ROWS = `SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished" FROM _prisma_migrations
    WHERE migration_name LIKE '_\\_%' ORDER BY started_at`;
  const openRooms = async () => {
    const database = await createTestDatabase();
    const { pool, close } = await database.open();
    const { folder, write, remove } = await makeFolder(ROOMS);
    const client = await pool.connect();
    await migrate(client, folder);
    return {
      client,
      write,
      migrateAgain: () => migrate(client, folder),
      async end() {
        client.release();
        await close();
        await Promise.all([remove(), database.drop()]);
      },
    };
  };

  it('that was left unfinished with nothing to build is finished by the next start', async () => {
    const { client, migrateAgain, end } = await openRooms();
    await client.query(
      "UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '1_rooms'",
    );
    expect(await migrateAgain()).toEqual(['1_rooms']);
    expect(await migrateAgain()).toEqual([]);
    expect((await client.query(ROWS)).rows).toEqual([{ name: '1_rooms', isFinished: true }]);
    await end();
  });

  it('that was rolled back stays unfinished when the migration is done again', async () => {
    const { client, write, migrateAgain, end } = await openRooms();
    await client.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, rolled_back_at)
      VALUES ('rolled-back', 'of-an-earlier-text', '2_height', now(), now())`);
    await write('2_height', INDEXED);
    expect(await migrateAgain()).toEqual(['2_height']);
    expect((await client.query(ROWS)).rows).toEqual([
      { name: '1_rooms', isFinished: true },
      { name: '2_height', isFinished: false },
      { name: '2_height', isFinished: true },
    ]);
    await end();
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
