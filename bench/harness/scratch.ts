// Things that a row needs while it runs, given back when it ends, in reverse order and also after a failure.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../../scripts/services.ts';
import { type Child, type Duties, startChild } from './child.ts';
import { type BenchDatabase, createDatabase } from './databases.ts';

export interface Scratch {
  folder(): Promise<string>;
  database(services: Services): Promise<BenchDatabase>;
  child<D extends Duties>(program: URL, env?: Record<string, string>): Promise<Child<D>>;
}

export const withScratch = async <T>(use: (scratch: Scratch) => Promise<T>): Promise<T> => {
  await using ends = new AsyncDisposableStack();
  return await use({
    async folder() {
      const path = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
      ends.defer(() => rm(path, { recursive: true, force: true, maxRetries: 10 }));
      return path;
    },
    async database(services) {
      const database = await createDatabase(services);
      ends.defer(() => database.drop());
      return database;
    },
    async child(program, env) {
      const child = await startChild<never>(program, env);
      ends.defer(() => child.stop());
      return child;
    },
  });
};
