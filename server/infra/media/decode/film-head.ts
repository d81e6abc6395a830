// Loads the boxes of an MP4 or MOV that tell about its frames, and finds its track of pictures in them.
import { type FileHandle, open } from 'node:fs/promises';
import { allInside, type IsoBox, boxFrom, inside, LONG_HEAD } from './boxes.ts';

/** A head of two hours takes some megabytes. */
const MOST_BYTES = 64_000_000;

const load = async (file: FileHandle, { start, end }: IsoBox): Promise<Buffer | null> => {
  if (end - start > MOST_BYTES) return null;
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
};

const boxOfFile = async (file: FileHandle, at: number, size: number): Promise<IsoBox | null> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LONG_HEAD), 0, LONG_HEAD, at);
  return boxFrom(buffer.subarray(0, bytesRead), at, size);
};

/** What is in the boxes of these types, in the order of the file, up to one that is damaged or too large. */
export async function* boxesOfFilm(
  path: string,
  types: readonly string[],
): AsyncGenerator<{ type: string; bytes: Buffer }> {
  await using file = await open(path);
  const { size } = await file.stat();
  for (let at = 0; at < size;) {
    const box = await boxOfFile(file, at, size);
    if (!box) return;
    at = box.end;
    if (!types.includes(box.type)) continue;
    const bytes = await load(file, box);
    if (!bytes) return;
    yield { type: box.type, bytes };
  }
}

interface VideoTrack {
  /** What is in its boxes `trak` and `tkhd`. */
  trak: Buffer;
  head: Buffer;
  /** Steps a second. */
  scale: number;
  /** Steps of its coded frames together; 0 where that is not told. */
  steps: number;
}

/** Version 1 of a box has times of eight bytes (ISO/IEC 14496-12). */
export const isLongTimed = (box: Buffer): boolean => box[0] === 1;

/** Steps a second and steps in all, as `mvhd` and `mdhd` have them at the same place. */
export const timesOf = (box: Buffer): { scale: number; steps: number } =>
  isLongTimed(box)
    ? { scale: box.readUInt32BE(20), steps: Number(box.readBigUInt64BE(24)) }
    : { scale: box.readUInt32BE(12), steps: box.readUInt32BE(16) };

export const videoTrackOf = (moov: Buffer): VideoTrack | null => {
  for (const trak of allInside(moov, 'trak')) {
    const head = inside(trak, 'tkhd');
    const media = inside(trak, 'mdia');
    const handler = media && inside(media, 'hdlr');
    const times = media && inside(media, 'mdhd');
    if (!head || !times || handler?.toString('latin1', 8, 12) !== 'vide') continue;
    const { scale, steps } = timesOf(times);
    return scale > 0 ? { trak, head, scale, steps } : null;
  }
  return null;
};
