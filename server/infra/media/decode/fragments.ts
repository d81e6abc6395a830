// Finds out how long a film in fragments is whose first pieces stand in its head, where mediabunny reads the head alone.
import { allInside, inside } from './boxes.ts';
import { boxesOfFilm, isLongTimed, videoTrackOf } from './film-head.ts';

interface Track {
  id: number;
  /** Steps a second. */
  scale: number;
  /** Steps of a frame of which nothing else is told. */
  usual: number;
}

/** The track of pictures, with what `trex` says of its frames. */
const trackOf = (moov: Buffer): Track | null => {
  const video = videoTrackOf(moov);
  if (!video) return null;
  const id = video.head.readUInt32BE(isLongTimed(video.head) ? 20 : 12);
  const more = inside(moov, 'mvex');
  const defaults = more && allInside(more, 'trex').find((trex) => trex.readUInt32BE(4) === id);
  return { id, scale: video.scale, usual: defaults?.readUInt32BE(12) ?? 0 };
};

const [HAS_OFFSET, HAS_DESCRIPTION, HAS_DURATION] = [0x1, 0x2, 0x8];
const [HAS_DATA_OFFSET, HAS_FIRST_FLAGS] = [0x1, 0x4];
/** Duration, size, flags and shift of each frame, of four bytes each. */
const OF_EACH = [0x100, 0x200, 0x400, 0x800];

const flagsOf = (box: Buffer) => box.readUInt32BE(0) & 0xff_ff_ff;

const stepsOfRun = (run: Buffer, usual: number): number => {
  const flags = flagsOf(run);
  const count = run.readUInt32BE(4);
  if (!(flags & 0x100)) return count * usual;
  const size = 4 * OF_EACH.filter((flag) => flags & flag).length;
  const first = 8 + (flags & HAS_DATA_OFFSET ? 4 : 0) + (flags & HAS_FIRST_FLAGS ? 4 : 0);
  let steps = 0;
  for (let at = first; at + size <= run.length; at += size) steps += run.readUInt32BE(at);
  return steps;
};

/** @returns where a fragment ends, in steps of the track; 0 when it holds nothing of it */
const endOfFragment = (moof: Buffer, track: Track): number => {
  for (const traf of allInside(moof, 'traf')) {
    const head = inside(traf, 'tfhd');
    const time = inside(traf, 'tfdt');
    if (head?.readUInt32BE(4) !== track.id || !time) continue;
    const flags = flagsOf(head);
    const at = 8 + (flags & HAS_OFFSET ? 8 : 0) + (flags & HAS_DESCRIPTION ? 4 : 0);
    const usual = flags & HAS_DURATION ? head.readUInt32BE(at) : track.usual;
    const start = isLongTimed(time) ? Number(time.readBigUInt64BE(4)) : time.readUInt32BE(4);
    return allInside(traf, 'trun').reduce((sum, run) => sum + stepsOfRun(run, usual), start);
  }
  return 0;
};

/** @returns seconds at which the last fragment of an MP4 or MOV ends; null when it has none that tells */
export const endOfFragments = async (path: string): Promise<number | null> => {
  let track: Track | null = null;
  let end = 0;
  for await (const { type, bytes } of boxesOfFilm(path, ['moov', 'moof'])) {
    if (type === 'moov') track = trackOf(bytes);
    else if (track) end = Math.max(end, endOfFragment(bytes, track));
  }
  return track && end > 0 ? end / track.scale : null;
};
