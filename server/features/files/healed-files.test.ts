// Stored bytes that were lost or spoilt on the disk come back when the same file is sent again.
import { randomBytes } from 'node:crypto';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer();
afterEach(() => {
  vi.restoreAllMocks();
});

/** A picture that no other test shares. */
const noise = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const raw = { width: 60, height: 60, channels: 3 as const };
  return new Uint8Array(await sharp(randomBytes(10_800), { raw }).png().toBuffer());
};

const spoil = (path: string, bytes: Uint8Array) =>
  writeFile(
    path,
    bytes.map((byte, place) => (place === 9_000 ? 255 - byte : byte)),
  );

describe('a stored file', () => {
  it.each([
    ['cut short', (path: string) => truncate(path, 100)],
    ['emptied', (path: string) => truncate(path, 0)],
    ['spoilt at its old length', spoil],
  ])('that was %s is whole again once somebody sends the same photo', async (_how, harm) => {
    const bytes = await noise();
    const known = new Set(await storedFiles(server()));
    await guestOf(server()).upload({ bytes });
    const made = (await storedFiles(server())).filter((path) => !known.has(path));
    const contents = await Promise.all(made.map((path) => readFile(path)));
    const path = made[contents.findIndex((content) => content.equals(bytes))] ?? '';
    await harm(path, bytes);
    const warn = vi.spyOn(server().ports.log, 'warn');

    await guestOf(server()).upload({ bytes });
    expect((await readFile(path)).equals(bytes)).toBe(true);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ size: bytes.length }),
      expect.stringContaining('whole again'),
    );
    warn.mockClear();
    await guestOf(server()).upload({ bytes });
    expect(warn).not.toHaveBeenCalled();
  });
});
