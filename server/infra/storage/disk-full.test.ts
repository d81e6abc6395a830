import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskStore } from './disk-store.ts';

const ROOM = 1_048_576;

/** A file system of 1 MB, which only a privileged user can make. */
const mountTinyDisk = (): string | null => {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
    return directory;
  } catch {
    rmSync(directory, { recursive: true });
    process.stderr.write('SKIPPED: the test of a full disk needs the right to mount one.\n');
    return null;
  }
};

const disk = mountTinyDisk();

describe.skipIf(!disk)('a full disk', () => {
  const root = disk ?? '';
  afterAll(() => {
    execFileSync('umount', [root]);
    rmSync(root, { recursive: true });
  });

  it('refuses the file with a sentence, leaves nothing and goes on working', async () => {
    const store = createDiskStore(root, () => undefined);
    const chunks = Array.from({ length: 40 }, () => randomBytes(100_000));
    await expect(store.put(Readable.from(chunks), { maxBytes: 10 * ROOM })).rejects.toMatchObject({
      code: 'STORAGE_FULL',
      message: expect.stringContaining('no room'),
    });
    expect(readdirSync(join(root, 'partial'))).toEqual([]);
    const small = store.put(Readable.from([randomBytes(1000)]), { maxBytes: ROOM });
    await expect(small).resolves.toMatchObject({ size: 1000 });
  });
});
