// Made once a run: an embedded database with every table, which each test file copies. Making one takes seconds.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { databaseOver } from '../infra/db/database.ts';
import { openMemoryPostgres } from '../infra/db/pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with the data directory of the database that every test file begins with. */
    memoryTemplate: string;
  }
}

const folder = await mkdtemp(join(tmpdir(), 'plumbline-template-'));

export const setup = async ({ provide }: TestProject): Promise<void> => {
  const embedded = await openMemoryPostgres();
  const database = await databaseOver(embedded.pool, embedded, null);
  const file = join(folder, 'data.tar');
  await writeFile(file, (await embedded.db.dumpDataDir('none')).stream());
  await database.close();
  provide('memoryTemplate', file);
};

export const teardown = (): Promise<void> => rm(folder, { recursive: true, force: true });
