// Opens the one database behind everything: embedded under the data directory, or a PostgreSQL server.
// After this door the two are the same: a pg pool, and Prisma over that pool.
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';
import { type BuildLog, type BuildWatch, watchBuilds } from './build-watch.ts';
import { migrate } from './migrate.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './pglite.ts';
import { PrismaPgWithBytes } from './sent-bytes.ts';
import { statementName } from './statements.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../../prisma/migrations');
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 4_000;
/** Time after which PostgreSQL ends a statement. */
const STATEMENT_TIMEOUT_MS = 8_000;
/** Time after which an answer is given up: PostgreSQL itself is frozen, or the network to it. */
const ANSWER_TIMEOUT_MS = 9_000;

export interface Database {
  prisma: PrismaClient;
  pool: pg.Pool;
  /** Present when the database lives in this process; nobody else can then be working on it. */
  embedded: EmbeddedPostgres | null;
  /** The server's address; null when embedded. */
  url: string | null;
  close(): Promise<void>;
}

/** Prisma over a pool. On one embedded session a transaction must not wait for itself: see `transactionOptions`. */
export const prismaOver = (pool: pg.Pool, { isEmbedded }: { isEmbedded: boolean }): PrismaClient =>
  new PrismaClient({
    adapter: new PrismaPgWithBytes(
      pool,
      isEmbedded ? {} : { statementNameGenerator: ({ sql }) => statementName(sql) },
    ),
    transactionOptions: { maxWait: 5_000, timeout: 20_000 },
    // Errors would otherwise print the call with what it was given.
    errorFormat: 'minimal',
  });

/** The ORM writes and reads moments without their zone: a server of another one would shift them. */
const IN_UTC = '-c TimeZone=UTC';

/**
 * Ends a connection whose question stays without an answer: PostgreSQL is frozen, or the network to it. What is under way fails
 * as if the connection were lost. A connection that nobody asks anything may be silent.
 *
 * The option of node-postgres for that (`query_timeout`) keeps the rows alive past V8's young collections, by what it puts around
 * each query. A list of estimates with their lines took 0.15 ms of CPU more.
 */
export const endSilent = (pool: pg.Pool, timeoutMs: number): void => {
  pool.on('connect', (client) => {
    const stream = client.connection.stream as Socket;
    let answeredUpTo = stream.bytesWritten;
    client.on('drain', () => {
      answeredUpTo = stream.bytesWritten;
    });
    stream.setTimeout(timeoutMs);
    stream.on('timeout', () => {
      if (stream.bytesWritten > answeredUpTo) stream.destroy();
    });
  });
};

export const openPool = (connectionString: string, max: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    pipeline: true,
    options: IN_UTC,
  });
  endSilent(pool, ANSWER_TIMEOUT_MS);
  return pool;
};

/** `server_version_num` of the oldest PostgreSQL with everything that our statements use. */
const OLDEST = 150_000;

const requireNewEnough = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ number: number; name: string }>(
    "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name",
  );
  const [version] = rows;
  if (version && version.number >= OLDEST) return;
  throw new Error(
    `PostgreSQL is of version ${version?.name ?? 'unknown'}, and Plumbline needs 15 or newer. Nothing was changed. Upgrade it (pg_upgrade, or pg_dump and pg_restore into a newer one), then start again.`,
  );
};

const migrateServer = async (url: string, watch: BuildWatch | null): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await requireNewEnough(client);
    await migrate(client, MIGRATIONS, watch);
  } finally {
    await client.end();
  }
};

const migrateEmbedded = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await migrate(client, MIGRATIONS);
  } finally {
    client.release();
  }
};

export const databaseOver = async (
  pool: pg.Pool,
  embedded: EmbeddedPostgres | null,
  url: string | null,
  log: BuildLog | null = null,
): Promise<Database> => {
  await (url ? migrateServer(url, log && watchBuilds(pool, log)) : migrateEmbedded(pool));
  const prisma = prismaOver(pool, { isEmbedded: embedded !== null });
  return {
    prisma,
    pool,
    embedded,
    url,
    async close() {
      await prisma.$disconnect();
      await (embedded ? embedded.close() : pool.end());
    },
  };
};

/**
 * Opens a PostgreSQL server at `url`, or the embedded one under `dataDir` without it. `onError` gets lost idle
 * connections, and failed upkeeps of the embedded one. `log` gets a line every half minute while an index is built on a server.
 */
export const openDatabase = async ({
  url,
  dataDir,
  onError,
  log,
}: {
  url: string | undefined;
  dataDir: string;
  onError: (error: unknown, sentence: string) => void;
  log?: BuildLog;
}): Promise<Database> => {
  const embedded = url
    ? null
    : await openEmbeddedPostgres(join(dataDir, 'postgres'), (error) =>
        onError(error, 'The upkeep of the embedded database failed; it is tried again'),
      );
  const pool = embedded?.pool ?? openPool(url ?? '', POOL_SIZE);
  // Without a listener a restart of PostgreSQL would end the process.
  pool.on('error', (error) => onError(error, 'A database connection was lost'));
  return databaseOver(pool, embedded, url ?? null, log);
};
