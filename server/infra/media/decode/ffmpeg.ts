// Draws single frames with the ffmpeg program, which gets one local file, no network and no environment.
import type { Sharp } from 'sharp';
import { colorsOfNclx } from './colors.ts';
import { AS_PIXELS, outputOf, QUIETLY, words } from './ffmpeg-program.ts';
import { onScreen, openPicture } from './renditions.ts';
import type { VideoFormat } from './tasks.ts';
import { type FrameLook, lookOfFrame, type Wanted } from './video.ts';

const MAX_FRAME_BYTES = 20_000_000;
const MOST_SIDE = 1_280;

/** Naming the container keeps a playlist called `.mp4` from being read as one, and with it every address it names. */
const DEMUXERS: Record<VideoFormat, string> = {
  mp4: 'mov',
  m4v: 'mov',
  mov: 'mov',
  webm: 'matroska',
};

const ONE_PICTURE = words('-an -sn -dn -frames:v 1');
/**
 * Through RGB: the program of 2018 mixes up the colors of HD and of JPEG. Bright colors go on as they are, in sixteen bits.
 */
const [USUAL_PIXELS, BRIGHT_PIXELS] = ['rgb24', 'rgb48le'];

/** The program of 2018 turns mirrored frames the wrong way, so it turns none by itself. */
const TURNS: Record<number, string[]> = {
  90: ['transpose=clock'],
  180: ['hflip', 'vflip'],
  270: ['transpose=cclock'],
};

/** Pixels of a frame that is made small enough, before it is turned. */
const sizeFor = (
  { width, height }: FrameLook,
  side: number,
): readonly [across: number, down: number] => {
  const shrink = Math.min(1, Math.min(side, MOST_SIDE) / Math.max(width, height));
  const fitted = (length: number) => Math.max(1, Math.round(length * shrink));
  return [fitted(width), fitted(height)];
};

/**
 * Times that begin with the frame: the program drops frames of times before the place that was looked for, and would give one
 * that is seen later.
 */
const FROM_NOW = 'setpts=PTS-STARTPTS';

const filtersFor = (look: FrameLook, side: number): string =>
  [
    FROM_NOW,
    `scale=${sizeFor(look, side).join(':')}`,
    `format=${look.colors ? BRIGHT_PIXELS : USUAL_PIXELS}`,
    ...(TURNS[look.turn] ?? []),
    ...(look.isMirrored ? ['hflip'] : []),
  ].join(',');

/** A little earlier than the frame: containers count time in other steps than this one. */
const EARLIER_SECONDS = 0.001;
/** Place from which ffmpeg, which allows 0.13 s for frames that come out of order, goes back to the frame that is meant. */
const LATER_SECONDS = 0.2;

const seekTo = ({ atSeconds, isWhole }: FrameLook): string =>
  isWhole
    ? `-noaccurate_seek -ss ${(atSeconds + LATER_SECONDS).toFixed(4)}`
    : `-ss ${Math.max(0, atSeconds - EARLIER_SECONDS).toFixed(4)}`;

/** Its seeking goes astray in a film that shows parts of its frames one after the other. */
const ALL_FRAMES = words('-ignore_editlist 1');

const argumentsFor = (path: string, format: VideoFormat, look: FrameLook, side: number) => [
  ...QUIETLY,
  ...words(`-noautorotate -seek_timestamp 1 ${seekTo(look)}`),
  ...words(`-protocol_whitelist file -f ${DEMUXERS[format]}`),
  ...(look.isCodedTime ? ALL_FRAMES : []),
  '-i',
  `file:${path}`,
  ...ONE_PICTURE,
  '-vf',
  filtersFor(look, side),
  ...AS_PIXELS,
];

const runFor = async (
  ffmpeg: string,
  path: string,
  format: VideoFormat,
  look: FrameLook,
  side: number,
): Promise<Buffer | null> => {
  try {
    const args = argumentsFor(path, format, look, side);
    const pixels = await outputOf(ffmpeg, args, MAX_FRAME_BYTES);
    return pixels.length > 0 ? pixels : null;
  } catch {
    return null;
  }
};

const CHANNELS = 3;
const DEEP_BITS = 16;

/** @returns null where the program gave other than what it was asked for */
const pictureOf = (pixels: Buffer, look: FrameLook, side: number): Sharp | null => {
  const [across, down] = sizeFor(look, side);
  const [width, height] = look.turn % 180 === 0 ? [across, down] : [down, across];
  const raw = { raw: { width, height, channels: CHANNELS } } as const;
  const values = width * height * CHANNELS;
  if (pixels.length !== values * (look.colors ? 2 : 1)) return null;
  if (!look.colors) return openPicture(pixels, raw);
  // A view of sixteen bits begins at an even place.
  return openPicture(new Uint16Array(Uint8Array.from(pixels).buffer), raw);
};

/**
 * @param share of the time for which there is a picture, from 0 to 1
 * @param side most pixels a side of what comes back
 * @returns the frame that is seen then: upright, in square pixels, in the colors of a screen; null when ffmpeg cannot draw it
 */
export const drawFrame = async (
  ffmpeg: string,
  path: string,
  format: VideoFormat,
  share: number,
  side: number,
  wanted: Wanted = 'AT',
): Promise<Sharp | null> => {
  const look = await lookOfFrame(path, format, share, wanted).catch(() => null);
  const frame = look && (await runFor(ffmpeg, path, format, look, side));
  const image = frame && pictureOf(frame, look, side);
  if (!image) return null;
  const colors = look.colors && colorsOfNclx(look.colors);
  return colors ? onScreen(image, side, colors, DEEP_BITS) : image;
};
