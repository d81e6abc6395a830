import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './pglite.ts';

vi.setConfig({ testTimeout: 120_000 });

const MB = 1_000_000;
/** An empty one takes 41 MB. */
const EMPTY = 60 * MB;

let dataDir: string;
let database: EmbeddedPostgres;
const failures: unknown[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-upkeep-'));
  database = await openEmbeddedPostgres(join(dataDir, 'postgres'), (error) => failures.push(error));
  await database.pool.query('CREATE TABLE notes (id int PRIMARY KEY, words text)');
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const sizeOf = async (path: string): Promise<number> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 })));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
};
const size = () => sizeOf(join(dataDir, 'postgres'));
const waiting = { timeout: 60_000, interval: 500 };

/** Four million characters that cannot be packed. */
const write = (id: number) =>
  database.pool.query(
    'INSERT INTO notes VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET words = excluded.words',
    [id, randomBytes(3 * MB).toString('base64')],
  );

describe('the upkeep of an embedded database', () => {
  it('keeps what is written over again and again from growing', async () => {
    for (let turn = 0; turn < 60; turn++) await write(turn % 3);
    // Without it, 240 MB of dead rows and as much of log.
    await expect.poll(size, waiting).toBeLessThan(EMPTY + 3 * 4 * MB + 2 * 128 * MB);
    expect(failures).toEqual([]);
  });

  it('gives the room of what was deleted back to the disk', async () => {
    for (let id = 10; id < 60; id++) await write(id);
    // The last ones stay, at the end of the file.
    await database.pool.query('DELETE FROM notes WHERE id < 58');
    const table = async () => {
      const { rows } = await database.pool.query<{ size: string }>(
        "SELECT pg_total_relation_size('notes') AS size",
      );
      return Number(rows[0]?.size);
    };
    await expect.poll(table, waiting).toBeLessThan(20 * MB);
    const { rows } = await database.pool.query<{ id: number; length: number }>(
      'SELECT id, length(words) FROM notes ORDER BY id',
    );
    expect(rows).toEqual([58, 59].map((id) => ({ id, length: 4 * MB })));
    expect(failures).toEqual([]);
  });
});
