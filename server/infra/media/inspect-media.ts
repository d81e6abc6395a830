// The door to everything that opens an upload: proves that a file is what it says and makes pictures of it.
// It decides nothing about owners or storage and stores nothing itself.
import { open } from 'node:fs/promises';
import type { FileKind } from '../../domain/catalog.ts';
import type { Caller } from '../caller.ts';
import { requireAccepted } from './accept.ts';
import { createDecodePool, type DecodePoolOptions } from './decode/pool.ts';
import type { MediaFacts } from './media-facts.ts';
import { createOpeners } from './openers.ts';
import { SNIFF_BYTES } from './sniff.ts';

export interface MediaUpload {
  /** A local file; it is read, never changed. */
  path: string;
  kind: FileKind;
}

/** @throws DomainError BAD_INPUT with a sentence for the owner; the signal's reason. */
export type InspectMedia = (upload: MediaUpload, caller: Caller) => Promise<MediaFacts>;

export interface MediaInspector {
  inspect: InspectMedia;
  /** Ends the decode processes; inspections under way fail with UNAVAILABLE. */
  close(): Promise<void>;
}

/** Reads as much of a file's beginning as it takes to tell its type. */
export const readHead = async (path: string): Promise<Buffer> => {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
  return buffer.subarray(0, bytesRead);
};

/** @param ffmpeg path of the program for video posters; see `findFfmpeg`. */
export const createMediaInspector = (
  ffmpeg: string | null,
  options?: DecodePoolOptions,
): MediaInspector => {
  const pool = createDecodePool(options);
  const openers = createOpeners(pool, ffmpeg);
  return {
    async inspect({ path, kind }, caller) {
      const format = requireAccepted(kind, await readHead(path));
      return openers[format](path, caller);
    },
    close: () => pool.close(),
  };
};
