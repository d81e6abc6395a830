import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedPostgres } from './pglite.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-empty-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('an embedded database begins where a start was cut off, and keeps what is written', async () => {
  const cutOff = join(dataDir, 'copy-of-empty-database');
  await mkdir(cutOff);
  await writeFile(join(cutOff, 'PG_VERSION'), '1');
  const directory = join(dataDir, 'postgres');

  const first = await openEmbeddedPostgres(directory, () => undefined);
  await first.pool.query('CREATE TABLE notes (words text)');
  await first.pool.query("INSERT INTO notes VALUES ('kept')");
  await first.close();
  expect(await readdir(directory)).toContain('PG_VERSION');

  const second = await openEmbeddedPostgres(directory, () => undefined);
  const { rows } = await second.pool.query<{ words: string }>('SELECT words FROM notes');
  await second.close();
  expect(rows).toEqual([{ words: 'kept' }]);
});
