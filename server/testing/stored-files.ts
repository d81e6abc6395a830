// What lies in the store of a tested server, temporary files included, and uploads of the committed fixtures.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from './app.ts';
import type { UploadBody } from './world.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** Their paths. */
export const storedFiles = async ({ dataDir }: TestServer): Promise<string[]> => {
  const root = join(dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
};

export const fixtureUpload = async (
  name: string,
  kind = 'photo',
  mime?: string,
): Promise<UploadBody> => ({
  bytes: new Uint8Array(await readFile(join(FIXTURES, name))),
  name,
  kind,
  ...(mime !== undefined && { mime }),
});
