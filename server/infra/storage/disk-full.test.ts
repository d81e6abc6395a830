import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { mountSmallDisk } from '../../testing/small-disk.ts';
import { createDiskStore } from './disk-store.ts';

const ROOM = 1_048_576;

const disk = mountSmallDisk(ROOM);

describe.skipIf(!disk)('a full disk', () => {
  const root = disk?.directory ?? '';
  afterAll(() => disk?.unmount());

  it('refuses the file with a sentence, leaves nothing and goes on working', async () => {
    const store = createDiskStore(root, { onHealed: () => undefined, keepFree: 0 });
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
