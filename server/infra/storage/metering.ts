// Looks at bytes on their way into a store: counts them against the cap, hashes them, keeps the first few.
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { DomainError } from '../../domain/errors.ts';
import { formatBytes } from '../../domain/scope/uploads.ts';
import type { PutOptions, StoredBlob } from './storage.ts';
import { contentKey } from './content-key.ts';
import { callbackify } from 'node:util';
import { collect } from '../collector.ts';

// Buffers on their way into a store are dead at once, but V8 counts their bytes as if they stayed, and after some 30 MB it looks
// through the whole heap for them. A look at what is young finds them for a hundredth of that.

/** A minor collection costs under a millisecond; this many bytes arrive in two to ten. */
const BYTES = 4 * 1024 * 1024;

let passed = 0;

/** Counts bytes that pass through, and has their memory collected now and then. */
const letGo = (bytes: number): void => {
  passed += bytes;
  if (passed < BYTES) return;
  passed = 0;
  collect({ type: 'minor' });
};

/** Bytes that are kept: enough for every file signature the product knows. */
export const HEAD_BYTES = 4_100;

const tooLarge = (maxBytes: number) =>
  new DomainError(
    'TOO_LARGE',
    `This file is larger than ${formatBytes(maxBytes)}, the most that can be uploaded here. Make it smaller or split it, then upload it again.`,
  );

export interface Meter {
  /** Passes its input on unchanged; put it between source and sink. */
  stream: Transform;
  /** Valid once the stream has ended. */
  result(): StoredBlob;
}

/** Bytes after which a store looks again whether it has room for more. */
const LOOK_AFTER_BYTES = 8 * 1024 * 1024;

/** @param requireRoom rejects when the store has no room for more; it is asked every few megabytes */
export const createMeter = (
  { maxBytes, inspectHead }: PutOptions,
  requireRoom: () => Promise<void> = async () => {},
): Meter => {
  const hash = createHash('sha256');
  const first: Buffer[] = [];
  let size = 0;
  let headSize = 0;
  let unseen = 0;
  const look = callbackify(requireRoom);
  let inspected = false;

  const inspect = () => {
    inspected = true;
    inspectHead?.(Buffer.concat(first));
  };
  const keepHead = (chunk: Buffer) => {
    const part = chunk.subarray(0, HEAD_BYTES - headSize);
    first.push(part);
    headSize += part.length;
    if (headSize === HEAD_BYTES) inspect();
  };

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      letGo(chunk.length);
      if (size > maxBytes) return done(tooLarge(maxBytes));
      hash.update(chunk);
      try {
        if (!inspected) keepHead(chunk);
      } catch (refusal) {
        return done(refusal as Error);
      }
      unseen += chunk.length;
      if (unseen < LOOK_AFTER_BYTES) return done(null, chunk);
      unseen = 0;
      look((error) => done(error, chunk));
    },
    flush(done) {
      try {
        if (!inspected) inspect();
        done();
      } catch (refusal) {
        done(refusal as Error);
      }
    },
  });

  return {
    stream,
    result() {
      const sha256 = hash.digest('hex');
      return { key: contentKey(sha256), size, sha256, head: Buffer.concat(first) };
    },
  };
};
