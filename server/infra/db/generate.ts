// Makes the empty database that embedded ones start from, with the tables of today. Run by whatever builds the server.
import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openDatabase } from './database.ts';
import { EMPTY_DATABASE } from './empty-database.ts';

await rm(EMPTY_DATABASE, { recursive: true, force: true });
const dataDir = await mkdtemp(join(dirname(EMPTY_DATABASE), 'made-'));
const onError = (error: unknown) => {
  throw error;
};
await (await openDatabase({ url: undefined, dataDir, onError })).close();
const made = join(dataDir, 'postgres');
// PGlite lets everybody write into its files.
for (const entry of await readdir(made, { recursive: true, withFileTypes: true })) {
  if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), 0o644);
}
await rename(made, EMPTY_DATABASE);
await rm(dataDir, { recursive: true });
