// The embedded PostgreSQL: PGlite in this process, made durable and guarded against a second process.
// Everything goes through the returned pool; a query beside it would land inside somebody else's transaction.
import { fdatasyncSync, realpathSync, rmSync } from 'node:fs';
import { access, constants, mkdir, readdir, readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { EMPTY_DATABASE, startEmpty } from './empty-database.ts';
import { startUpkeep, type Upkeep } from './upkeep.ts';
import { createHash } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

// Keeps a second process out of a data directory. The lock is a listening socket, which the kernel drops when its
// process dies; a pid file would survive a crash and lie.

const RETRIES = 20;
const RETRY_MS = 100;

const addressOf = (directory: string): string => {
  const id = `plumbline-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`;
  return join(tmpdir(), `${id}.sock`);
};

const listen = (address: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });

const answers = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const isInUse = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** Takes the lock, waiting two seconds for a predecessor that is shutting down. Returns the function that gives it back. */
const lockDirectory = async (directory: string): Promise<() => Promise<void>> => {
  const address = addressOf(directory);
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    try {
      const server = await listen(address);
      return () => new Promise((resolve) => server.close(() => resolve()));
    } catch (error) {
      if (!isInUse(error)) throw error;
      const isLeftOver = address.endsWith('.sock') && !(await answers(address));
      if (isLeftOver) rmSync(address, { force: true });
      else await delay(RETRY_MS);
    }
  }
  throw new Error(
    `The data directory ${directory} is in use by another Plumbline. Stop that one, or give this one another DATA_DIR.`,
  );
};

const EIO = 29;

type InitOptions = Parameters<NodeFS['init']>[1];
type InitResult = Awaited<ReturnType<NodeFS['init']>>;
interface EmscriptenModule {
  NODEFS: {
    stream_ops: {
      fsync?: (stream: { nfd: number }) => number;
      write: (
        stream: unknown,
        buffer: unknown,
        offset: number,
        length: number,
        at: number,
      ) => number;
    };
  };
}

/**
 * A file system with fsync, which PGlite's own has not, so a power cut loses no commit. It counts the bytes written.
 */
class DurableNodeFS extends NodeFS {
  readonly #onWritten: (bytes: number) => void;

  constructor(directory: string, onWritten: (bytes: number) => void) {
    super(directory);
    this.#onWritten = onWritten;
  }

  override async init(db: PGlite, options: InitOptions): Promise<InitResult> {
    const result = await super.init(db, options);
    const giveFsync = (module: unknown) => {
      const { stream_ops: ops } = (module as EmscriptenModule).NODEFS;
      const write = ops.write.bind(ops);
      ops.write = (...call) => {
        const written = write(...call);
        this.#onWritten(written);
        return written;
      };
      ops.fsync = ({ nfd }) => {
        try {
          fdatasyncSync(nfd);
          return 0;
        } catch {
          return EIO;
        }
      };
    };
    const { preRun } = result.emscriptenOpts;
    if (!Array.isArray(preRun))
      throw new Error('PGlite changed its start-up: fsync cannot be added.');
    preRun.push(giveFsync);
    return result;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Version of PostgreSQL that a data directory names; null when it names none. */
const versionIn = (directory: string): Promise<number | null> =>
  readFile(join(directory, 'PG_VERSION'), 'utf8').then(Number, (error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

const damaged = (directory: string, cause: unknown) =>
  new Error(
    `The embedded database in ${directory} cannot be opened: its files are damaged, or some are missing. Move that folder aside and keep it, put the last back-up of the data folder in its place, and start again: docs/operations.md says how, under "A damaged embedded database".`,
    { cause },
  );

/** Throws a helpful error for files that PostgreSQL cannot write or does not know. It would end without one. */
const requireUsable = async (directory: string): Promise<void> => {
  await access(directory, constants.R_OK | constants.W_OK);
  if ((await readdir(directory)).length === 0) return;
  const [found, ours] = [await versionIn(directory), await versionIn(EMPTY_DATABASE)];
  if (found && ours && found < ours) {
    throw new Error(
      `The embedded database in ${directory} is one of PostgreSQL ${found}, and this version of Plumbline has ${ours}. Nothing was changed. Start the previous version and export what you need, then begin with another DATA_DIR.`,
    );
  }
  const control = join(directory, 'global', 'pg_control');
  await access(control, constants.R_OK | constants.W_OK).catch((error: unknown) => {
    throw isMissing(error) ? damaged(directory, error) : error;
  });
};

const create = (directory: string, options: PGliteOptions): Promise<PGlite> =>
  PGlite.create(options).catch((error: unknown) => {
    throw damaged(directory, error);
  });

export interface EmbeddedPostgres {
  pool: pg.Pool;
  onNotification(listener: (channel: string, payload: string) => void): () => void;
  close(): Promise<void>;
}

/** What PGlite hands to node-postgres, as far as it is touched here. */
interface PgliteConnection {
  parse(query: { types?: unknown }): unknown;
}

/** One session behind a pool of one. node-postgres hands over its type parsers as `types`, where PGlite expects a list. */
const poolOver = (db: PGlite): pg.Pool => {
  const { connection, user, database } = createPgConfig(db);
  const factory = connection as unknown as PgliteConnection;
  const parse = factory.parse.bind(factory);
  factory.parse = (query) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined });
  // `connection` is known to node-postgres but not to its types.
  const config: pg.PoolConfig & { connection: unknown } = {
    connection,
    user,
    database,
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
  };
  return new pg.Pool(config);
};

/**
 * V8 takes half a gigabyte to make its fastest code of PostgreSQL's largest functions, at every start. Without it the process
 * needs a third, is ready sooner, and answers as fast but for queries over very many rows.
 */
const leavePlainCode = (): void => {
  setFlagsFromString('--no-wasm-dynamic-tiering');
  setFlagsFromString('--no-wasm-tier-up');
};

/**
 * Opens (and on first use creates) the database under `directory`. Throws when another process holds it.
 * @param onUpkeepError gets failures of the background upkeep
 */
export const openEmbeddedPostgres = async (
  directory: string,
  onUpkeepError: (error: unknown) => void,
): Promise<EmbeddedPostgres> => {
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory);
  await requireUsable(directory);
  await startEmpty(directory);
  leavePlainCode();
  let upkeep: Upkeep | null = null;
  const db = await create(directory, {
    fs: new DurableNodeFS(directory, (bytes) => upkeep?.written(bytes)),
    startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    postgresqlconf: [
      'fsync = on',
      'wal_sync_method = fsync',
      'shared_buffers = 32MB',
      'max_connections = 10',
      // Segments of the write-ahead log that are kept for reuse.
      'min_wal_size = 48MB',
      'max_wal_size = 128MB',
    ],
  });
  const attached = attach(db, unlock);
  const keeping = startUpkeep(attached.pool, onUpkeepError);
  upkeep = keeping;
  return {
    ...attached,
    async close() {
      await keeping.stop();
      await attached.close();
    },
  };
};

/** A database in memory, for tests: gone when closed. `dump` is a data directory made by PGlite's `dumpDataDir`. */
export const openMemoryPostgres = async (
  dump?: Blob,
): Promise<EmbeddedPostgres & { db: PGlite }> => {
  const db = await PGlite.create(dump ? { loadDataDir: dump } : {});
  return { ...attach(db, async () => {}), db };
};

const attach = (db: PGlite, unlock: () => Promise<void>): EmbeddedPostgres => {
  const pool = poolOver(db);
  return {
    pool,
    onNotification: (listener) => db.onNotification(listener),
    async close() {
      await pool.end();
      await db.close();
      await unlock();
    },
  };
};
