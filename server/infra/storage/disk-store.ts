// Blob store in a directory. A file appears under its content key only when it is whole and on the disk;
// until then it lies in `partial/`.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError, noRoomLeft, notFound } from '../../domain/errors.ts';
import { requireContentKey } from './content-key.ts';
import { createMeter } from './metering.ts';
import type { BlobStore, OnHealed, StoredBlob } from './storage.ts';

/** Several chunks of a request go to the disk in one call. */
const WRITE_BYTES = 1024 * 1024;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code;

const explain = (error: unknown): unknown => {
  if (codeOf(error) !== 'ENOSPC' && codeOf(error) !== 'EDQUOT') return error;
  return noRoomLeft(error);
};

const missing = (error: unknown): unknown =>
  codeOf(error) === 'ENOENT' ? notFound('The file') : error;

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: WRITE_BYTES })) {
    hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
};

/** Returns the bytes that can still be written to the disk of a folder. */
export const freeBytesOf = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

/** The new name of a file survives a power loss only when its directory has been written out too. */
const syncDirectory = async (path: string) => {
  await using directory = await open(path);
  await directory.sync();
};

interface DiskStoreOptions {
  /** Gets content that was cut short or spoilt and is whole again. */
  onHealed: OnHealed;
  /** Bytes that uploads leave free on the disk. */
  keepFree: number;
}

/** @param root made if missing; must lie outside of everything that is served. */
export const createDiskStore = (
  root: string,
  { onHealed, keepFree }: DiskStoreOptions,
): BlobStore => {
  const partials = join(root, 'partial');
  mkdirSync(partials, { recursive: true, mode: 0o700 });
  const pathOf = (key: string) => join(root, requireContentKey(key));
  const sizeOf = (path: string) =>
    stat(path).then(
      (found) => found.size,
      (error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      },
    );

  /** Compares stored content with its name. Lost bytes come back when the same file is sent again. */
  const moveInto = async (partial: string, { key, size, sha256 }: StoredBlob) => {
    const path = pathOf(key);
    const found = await sizeOf(path);
    if (found === size && (await hashOf(path)) === sha256) return;
    if (found !== null) onHealed({ key, size, found });
    const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(partial, path);
    const last = made === undefined ? dirname(path) : dirname(made);
    for (let each = dirname(path); each.length >= last.length; each = dirname(each)) {
      await syncDirectory(each);
    }
  };

  /** Ends what comes while the disk fills: what others announced is not counted, only what is there. */
  const requireRoom = async () => {
    if ((await freeBytesOf(root)) < keepFree) throw noRoomLeft();
  };

  return {
    async put(source, options) {
      const partial = join(partials, randomUUID());
      const meter = createMeter(options, requireRoom);
      const sink = createWriteStream(partial, {
        flags: 'wx',
        mode: 0o600,
        flush: true,
        highWaterMark: WRITE_BYTES,
      });
      try {
        await pipeline(source, meter.stream, sink, { signal: options.signal });
        const blob = meter.result();
        await options.onKey?.(blob.key);
        await moveInto(partial, blob);
        return blob;
      } catch (error) {
        options.signal?.throwIfAborted();
        throw explain(error);
      } finally {
        // The file may still be about to be opened: removing it before the close would leave it behind.
        if (!sink.closed) await once(sink, 'close');
        await rm(partial, { force: true });
      }
    },

    async get(key, range) {
      const handle = await open(pathOf(key)).catch((error: unknown) => {
        throw missing(error);
      });
      return handle.createReadStream(range);
    },

    size: async (key) => sizeOf(pathOf(key)),

    delete: async (key) => rm(pathOf(key), { force: true }),

    async withFile(key, use) {
      const path = pathOf(key);
      if ((await sizeOf(path)) === null) throw notFound('The file');
      return use(path);
    },

    // The free bytes are unknown while the folder is missing. Whatever needs the folder reports that.
    freeBytes: () => freeBytesOf(root).catch(() => null),

    async ready() {
      await access(partials, constants.R_OK | constants.W_OK).catch((error: unknown) => {
        throw new DomainError('UNAVAILABLE', 'The file storage cannot be used at the moment.', {
          cause: error,
        });
      });
    },

    async sweepPartials(idleMs) {
      const names = await readdir(partials);
      const removed = await Promise.all(
        names.map(async (name) => {
          const path = join(partials, name);
          const written = await stat(path).catch(() => null);
          if (!written || Date.now() - written.mtimeMs < idleMs) return 0;
          await rm(path, { force: true });
          return 1;
        }),
      );
      return removed.reduce<number>((sum, one) => sum + one, 0);
    },
  };
};
