// Finds out which parts of its coded frames a film shows, where its owner cut it without coding it anew: phones and players write
// such a cut into an edit list. mediabunny follows where the first part begins, and neither its end nor further parts.
import { inside } from './boxes.ts';
import { boxesOfFilm, isLongTimed, timesOf, videoTrackOf } from './film-head.ts';

/** A part that is shown, in seconds. */
interface ShownPart {
  /** When it comes on screen, and for how long it stays. */
  start: number;
  length: number;
  /** Where it begins among the coded frames. */
  from: number;
  /** Coded seconds that pass in a second. */
  rate: number;
}

export interface Edits {
  /** When the last part ends. */
  end: number;
  /** Without those in which nothing is shown. */
  parts: readonly ShownPart[];
  /** Coded seconds at which the times of mediabunny begin. */
  origin: number;
}

const NOTHING_SHOWN = -1;
const ONE = 0x1_00_00;
const HEAD = 8;
/** Bytes of an entry with times of four and of eight bytes. */
const [SHORT_ENTRY, LONG_ENTRY] = [12, 20];

const entriesOf = (list: Buffer) => {
  const isLong = isLongTimed(list);
  const size = isLong ? LONG_ENTRY : SHORT_ENTRY;
  const count = Math.min(list.readUInt32BE(4), Math.trunc((list.length - HEAD) / size));
  return Array.from({ length: count }, (_entry, index) => {
    const at = HEAD + index * size;
    return isLong
      ? {
          steps: Number(list.readBigUInt64BE(at)),
          from: Number(list.readBigInt64BE(at + 8)),
          rate: list.readInt32BE(at + 16) / ONE,
        }
      : {
          steps: list.readUInt32BE(at),
          from: list.readInt32BE(at + 4),
          rate: list.readInt32BE(at + 8) / ONE,
        };
  });
};

const editsIn = (moov: Buffer): Edits | null => {
  const movie = inside(moov, 'mvhd');
  const video = videoTrackOf(moov);
  const edts = video && inside(video.trak, 'edts');
  const list = edts && inside(edts, 'elst');
  const { scale } = movie ? timesOf(movie) : { scale: 0 };
  if (!list || scale === 0) return null;
  const parts: ShownPart[] = [];
  let end = 0;
  for (const { steps, from, rate } of entriesOf(list)) {
    const length = steps / scale;
    if (from !== NOTHING_SHOWN && length > 0)
      parts.push({ start: end, length, from: from / video.scale, rate });
    end += length;
  }
  const [first] = parts;
  if (!first) return null;
  const origin = first.rate === 1 ? first.from - first.start : 0;
  return { end, parts, origin };
};

/** @returns null where all coded frames are shown, as far as its head tells; the length of fragments does not stand there */
export const editsOf = async (path: string): Promise<Edits | null> => {
  for await (const { bytes: moov } of boxesOfFilm(path, ['moov']))
    return inside(moov, 'mvex') ? null : editsIn(moov);
  return null;
};

/** Whether mediabunny's times are not those on screen. */
export const isPieced = ({ parts }: Edits): boolean =>
  parts.length > 1 || parts.some(({ rate }) => rate !== 1);

/** @returns coded seconds of what is on screen at a time */
export const codedTime = ({ parts }: Edits, at: number): number => {
  const part = parts.findLast(({ start }) => start <= at) ?? parts[0];
  if (!part) return at;
  return part.from + Math.min(Math.max(0, at - part.start), part.length) * part.rate;
};
