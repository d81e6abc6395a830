// Makes a database with every table once a run, which each test file copies.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseOver } from '../infra/db/database.ts';
import { openMemoryPostgres } from '../infra/db/pglite.ts';
import { createDatabase, databaseAt, onServer, serverUrl } from './test-services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of a database of TEST_DATABASE_URL, or the file with the data directory of an embedded one. */
    databaseTemplate: string;
  }
}

interface Template {
  name: string;
  drop(): Promise<void>;
}

const makeOnServer = async (server: string): Promise<Template> => {
  const name = `template_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(server, name);
  const url = databaseAt(server, name);
  await (await databaseOver(new pg.Pool({ connectionString: url }), null, url)).close();
  return { name, drop: () => onServer(server, `DROP DATABASE "${name}"`) };
};

const makeInMemory = async (): Promise<Template> => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-template-'));
  const embedded = await openMemoryPostgres();
  const database = await databaseOver(embedded.pool, embedded, null);
  const name = join(folder, 'data.tar');
  await writeFile(name, (await embedded.db.dumpDataDir('none')).stream());
  await database.close();
  return { name, drop: () => rm(folder, { recursive: true, force: true }) };
};

let template: Template | undefined;

export const setup = async ({ provide }: TestProject): Promise<void> => {
  template = await (serverUrl ? makeOnServer(serverUrl) : makeInMemory());
  provide('databaseTemplate', template.name);
};

export const teardown = async (): Promise<void> => template?.drop();
