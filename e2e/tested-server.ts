// The product in a process of its own on a fresh data directory and database, with a gate at the first priced line.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../server/testing/processes.ts';
import {
  createDatabase,
  databaseAt,
  onServer,
  redisUrl,
  serverUrl,
} from '../server/testing/test-services.ts';

/** Who reviews contractors on every tested server. */
export const OPERATOR_EMAIL = 'operator@example.com';

export interface TestedServer {
  /** Stays the same over a restart. */
  url: string;
  dataDir: string;
  /** Makes jobs wait after their first line. */
  closeGate(): void;
  openGate(): void;
  /** Sets the server's clock so many milliseconds ahead of what it is. */
  setAhead(ms: number): Promise<void>;
  /** `kill -9` */
  kill(): Promise<void>;
  /** Starts on the same port and data directory, with an open gate. */
  startAgain(): Promise<void>;
  dispose(): Promise<void>;
}

interface Services {
  /** Variables that tell a server of them. All is embedded when they are empty. */
  env: Record<string, string>;
  drop(): Promise<void>;
}

const EMBEDDED: Services = { env: {}, drop: async () => {} };

/** A database of its own on the PostgreSQL that the test run brings, which takes half the CPU of an embedded one. */
const takeServices = async (): Promise<Services> => {
  const postgres = serverUrl;
  if (!postgres) return EMBEDDED;
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(postgres, name);
  return {
    env: {
      DATABASE_URL: databaseAt(postgres, name),
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
    drop: () => onServer(postgres, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
};

export interface TestedServerOptions {
  env: Record<string, string>;
  /** Runs it as `npm start` does: with the database and all else in its own process. */
  isEmbedded: boolean;
}

export const startTestedServer = async ({
  env,
  isEmbedded,
}: TestedServerOptions): Promise<TestedServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-e2e-'));
  const services = isEmbedded ? EMBEDDED : await takeServices();
  const start = (port: string) =>
    startServerProcess(
      {
        OPERATOR_EMAILS: OPERATOR_EMAIL,
        WEBHOOK_ADDRESSES: 'any',
        ...services.env,
        ...env,
        DATA_DIR: dataDir,
        PORT: port,
      },
      { isBuiltIn: true },
    );
  let running: ServerProcess | null = await start('0');
  const { url } = running;

  const kill = async () => {
    await running?.kill();
    running = null;
  };
  return {
    url,
    dataDir,
    closeGate: () => void running?.close(),
    openGate: () => running?.open(),
    setAhead: async (ms) => running?.setAhead(ms),
    kill,
    async startAgain() {
      running = await start(new URL(url).port);
    },
    async dispose() {
      await kill();
      await services.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
