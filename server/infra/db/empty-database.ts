// The empty database that an embedded PostgreSQL starts from. Making one, and then its tables, takes a gigabyte of memory for
// some seconds, and a part of it stays. So it is made when the server is built, and copied when a server starts for the first
// time.
import { existsSync } from 'node:fs';
import { cp, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const EMPTY_DATABASE = fileURLToPath(
  new URL('../../generated/empty-database', import.meta.url),
);

/** Writes a path to the disk itself: PostgreSQL counts on what it did not write since its last checkpoint. */
const sync = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
};

const syncAll = async (directory: string): Promise<void> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isFile()) await sync(join(entry.parentPath, entry.name));
};

/**
 * Starts a directory where nothing is yet, whole or not at all. PostgreSQL makes its own when there is no empty database to
 * copy.
 */
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
