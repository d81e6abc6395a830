// The product in a process of its own on a fresh data directory, with a gate at the first priced line.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../server/testing/processes.ts';

/** Who reviews contractors on every tested server. */
export const OPERATOR_EMAIL = 'operator@example.com';

export interface TestedServer {
  /** Stays the same over a restart. */
  url: string;
  dataDir: string;
  /** Makes jobs wait after their first line. */
  closeGate(): void;
  openGate(): void;
  /** `kill -9` */
  kill(): Promise<void>;
  /** On the same port and data directory, with an open gate. */
  startAgain(): Promise<void>;
  dispose(): Promise<void>;
}

export const startTestedServer = async (env: Record<string, string>): Promise<TestedServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-e2e-'));
  const start = (port: string) =>
    startServerProcess(
      { OPERATOR_EMAILS: OPERATOR_EMAIL, ...env, DATA_DIR: dataDir, PORT: port },
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
    closeGate: () => running?.close(),
    openGate: () => running?.open(),
    kill,
    async startAgain() {
      running = await start(new URL(url).port);
    },
    async dispose() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
