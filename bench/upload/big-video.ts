// A video of any size, made while it is sent: a short clip that plays, followed by a box that players skip.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const CLIP = new URL('../../server/testing/fixtures/clip.mp4', import.meta.url);
const BOX_HEADER_BYTES = 8;
const CHUNK_BYTES = 256 * 1024;

/** Its first bytes in the box are random, so that no two videos are the same content. */
export const makeBigVideo = async function* (bytes: number): AsyncGenerator<Buffer> {
  const clip = await readFile(CLIP);
  const header = Buffer.alloc(BOX_HEADER_BYTES);
  header.writeUInt32BE(bytes - clip.length);
  header.write('free', 4, 'latin1');
  yield Buffer.concat([clip, header]);
  const chunk = randomBytes(CHUNK_BYTES);
  let left = bytes - clip.length - header.length;
  while (left > 0) {
    yield chunk.subarray(0, Math.min(left, CHUNK_BYTES));
    left -= CHUNK_BYTES;
  }
};
