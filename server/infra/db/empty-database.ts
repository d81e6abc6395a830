// The empty database that an embedded PostgreSQL starts from. To make one, and then its tables, takes a gigabyte of memory for some
// seconds, of which a part stays; so it is made when the server is built, and copied when a server starts for the first time.
import { existsSync } from 'node:fs';
import { cp, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const EMPTY_DATABASE = fileURLToPath(
  new URL('../../generated/empty-database', import.meta.url),
);

/** To the disk itself: PostgreSQL counts on what it did not write since its last checkpoint. */
const sync = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
};

const syncAll = async (directory: string): Promise<void> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isFile()) await sync(join(entry.parentPath, entry.name));
};

/** Where nothing is yet: whole or not at all. Without an empty database to copy, PostgreSQL makes its own. */
export const startEmpty = async (directory: string): Promise<void> => {
  const isNew = (await readdir(directory)).length === 0;
  if (!isNew || !existsSync(EMPTY_DATABASE)) return;
  const copy = join(dirname(directory), 'copy-of-empty-database');
  await rm(copy, { recursive: true, force: true });
  await cp(EMPTY_DATABASE, copy, { recursive: true });
  await syncAll(copy);
  await rmdir(directory);
  await rename(copy, directory);
};
