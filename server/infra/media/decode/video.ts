// Reads from the container of a video how long it is, and how its frames are shown. The file is never loaded whole.
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputFormat,
  type InputVideoTrack,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import { badInput, DomainError } from '../../../domain/errors.ts';
import type { Nclx } from './colors.ts';
import { codedTime, type Edits, editsOf, isPieced } from './edits.ts';
import { endOfFragments } from './fragments.ts';
import type { DecodedVideo, TaskInput, VideoFormat } from './tasks.ts';

const MAX_SECONDS = 2 * 60 * 60;
/** 8K; what claims more is no phone's video. */
const MAX_SIDE = 8_192;

const CONTAINERS: Record<VideoFormat, InputFormat[]> = {
  mp4: [MP4],
  m4v: [MP4],
  mov: [QTFF, MP4],
  webm: [WEBM],
};

const unreadable = () =>
  badInput(
    'This video could not be opened; it is damaged or cut off. Export it again as MP4 and upload that.',
  );

/** mediabunny reads the head alone of a film whose first fragment stands in it. */
const fragmentsOf = async (path: string, format: VideoFormat): Promise<number> =>
  format === 'webm' ? 0 : ((await endOfFragments(path).catch(() => null)) ?? 0);

const editsOfFilm = async (path: string, format: VideoFormat): Promise<Edits | null> =>
  format === 'webm' ? null : editsOf(path).catch(() => null);

/** Seconds by which frames and the list of edits may differ where nothing is cut: times are rounded to other steps. */
const ROUNDED = 0.1;

/** @returns seconds at which its owner ended it; null where all of them are shown in one piece */
const cutAt = (edits: Edits | null, seconds: number): number | null =>
  edits && (isPieced(edits) || edits.end < seconds - ROUNDED) ? edits.end : null;

const secondsOf = async (input: Input, path: string, format: VideoFormat): Promise<number> => {
  const told = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const coded = Math.max(told, await fragmentsOf(path, format));
  return cutAt(await editsOfFilm(path, format), coded) ?? coded;
};

const probe = async (input: Input, path: string, format: VideoFormat) => {
  if (!(await input.canRead())) throw unreadable();
  const tracks = await input.getTracks();
  if (tracks.length === 0) throw unreadable();
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw badInput('This video has sound but no picture. Please choose another one.');
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()]);
  const seconds = await secondsOf(input, path, format);
  if (!(width > 0 && height > 0 && seconds > 0)) throw unreadable();
  if (Math.max(width, height) > MAX_SIDE) {
    throw badInput(
      `This video is larger than ${MAX_SIDE} pixels a side. Export it in 4K or less and upload that.`,
    );
  }
  if (seconds > MAX_SECONDS) {
    throw badInput(
      'This video is longer than two hours. Cut out the part that matters and upload that.',
    );
  }
  return { width, height, seconds };
};

const withContainer = async <T>(
  path: string,
  format: VideoFormat,
  use: (input: Input) => Promise<T>,
): Promise<T> => {
  const source = new FilePathSource(path, { handleUnhandledError: () => undefined });
  using input = new Input({ source, formats: CONTAINERS[format] });
  try {
    return await use(input);
  } catch (error) {
    throw error instanceof DomainError ? error : unreadable();
  }
};

export const decodeVideo = ({ path, format }: TaskInput<'video'>): Promise<DecodedVideo> =>
  withContainer(path, format, async (input) => {
    const { width, height, seconds } = await probe(input, path, format);
    return { width, height, durationMs: Math.round(seconds * 1000) };
  });

/** A frame of a video, and what makes it a picture. */
export interface FrameLook {
  /** When it comes on screen. */
  atSeconds: number;
  /** It is decoded by itself, without those before it. */
  isWhole: boolean;
  /** `atSeconds` counts along the coded frames, as the film shows parts of them. */
  isCodedTime: boolean;
  /** Pixels of the frame in square pixels, before it is turned. */
  width: number;
  height: number;
  /** Clockwise, before it is mirrored left and right. */
  turn: number;
  isMirrored: boolean;
  /** Number of the transfer, where a screen does not show them as they are. */
  colors: Pick<Nclx, 'primaries' | 'transfer'> | null;
}

/** Numbers of ITU-T H.273 for the curves of bright pictures. */
const BRIGHT: Partial<Record<string, number>> = { pq: 16, hlg: 18 };
const PRIMARIES: Partial<Record<string, number>> = { bt2020: 9, smpte432: 12 };

const brightColorsOf = async (track: InputVideoTrack): Promise<FrameLook['colors']> => {
  const { primaries, transfer } = await track.getColorSpace();
  const curve = BRIGHT[transfer ?? ''];
  if (curve === undefined) return null;
  return { transfer: curve, primaries: PRIMARIES[primaries ?? ''] ?? 1 };
};

/**
 * How much earlier a frame may be that is decoded by itself, as a share of the picture's length: the ones before it need not be
 * decoded then. Never the very first one, in place of one of a later time.
 */
const earlierBy = (share: number) => Math.min(0.1, share / 2);

/** How much later a frame may be that stands for the whole film, as a share of the picture's length. */
const LATER_BY = 0.25;

/**
 * `AT`: the frame that is seen at the time, or one a little earlier that costs less. `AROUND`: any frame of that time will do, so
 * the next that is decoded by itself goes before one that needs all before it.
 */
export type Wanted = 'AT' | 'AROUND';

type FrameTime = Pick<FrameLook, 'atSeconds' | 'isWhole' | 'isCodedTime'>;

/** When the frame comes on screen that is seen after this share of a film that shows parts of its frames. */
const timeInParts = async (
  frames: EncodedPacketSink,
  edits: Edits,
  share: number,
): Promise<FrameTime> => {
  const coded = codedTime(edits, share * edits.end);
  const seen = await frames.getPacket(coded - edits.origin, { metadataOnly: true });
  const atSeconds = seen ? seen.timestamp + edits.origin : coded;
  return { atSeconds, isWhole: false, isCodedTime: true };
};

interface Limits {
  /** Seconds up to which there are frames that mediabunny does not find. */
  fragmentsEnd: number;
  edits: Edits | null;
}

/** When the frame comes on screen that is seen after this share of the picture's length, or one near by that costs less. */
const timeOf = async (
  track: InputVideoTrack,
  share: number,
  { fragmentsEnd, edits }: Limits,
  wanted: Wanted,
): Promise<FrameTime> => {
  const frames = new EncodedPacketSink(track);
  if (edits && isPieced(edits)) return timeInParts(frames, edits, share);
  const metadataOnly = { metadataOnly: true } as const;
  const first = await frames.getFirstPacket(metadataOnly);
  const last = await frames.getPacket(Number.POSITIVE_INFINITY, metadataOnly);
  if (!first || !last) throw unreadable();
  const start = Math.max(0, first.timestamp);
  const found = last.timestamp + last.duration;
  const end = Math.max(found, fragmentsEnd);
  const length = (cutAt(edits, end) ?? end) - start;
  const at = start + share * length;
  const time = (atSeconds: number, isWhole: boolean) => ({
    atSeconds,
    isWhole,
    isCodedTime: false,
  });
  if (at > found) return time(at, false);
  const whole = await frames.getKeyPacket(at, metadataOnly);
  const isNear = whole && at - whole.timestamp <= earlierBy(share) * length;
  if (isNear) return time(whole.timestamp, true);
  const next = wanted === 'AROUND' && whole && (await frames.getNextKeyPacket(whole, metadataOnly));
  const isSoon = next && next.timestamp - at <= LATER_BY * length;
  if (isSoon && next.timestamp < start + length) return time(next.timestamp, true);
  const seen = (await frames.getPacket(at, metadataOnly)) ?? first;
  return time(Math.max(0, seen.timestamp), false);
};

/** @param share of the time for which there is a picture, from 0 to 1 */
export const lookOfFrame = (
  path: string,
  format: VideoFormat,
  share: number,
  wanted: Wanted,
): Promise<FrameLook> =>
  withContainer(path, format, async (input) => {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw unreadable();
    return {
      ...(await timeOf(
        track,
        share,
        {
          fragmentsEnd: await fragmentsOf(path, format),
          edits: await editsOfFilm(path, format),
        },
        wanted,
      )),
      width: await track.getSquarePixelWidth(),
      height: await track.getSquarePixelHeight(),
      turn: await track.getRotation(),
      isMirrored: await track.getFlip(),
      colors: await brightColorsOf(track),
    };
  });
