// Draws single frames with the ffmpeg program, which gets one local file, no network and no environment.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Sharp } from 'sharp';
import { coloursOfNclx } from './colours.ts';
import { onScreen, openPicture } from './renditions.ts';
import type { VideoFormat } from './tasks.ts';
import { type FrameLook, lookOfFrame } from './video.ts';

const run = promisify(execFile);

const TIMEOUT_MS = 10_000;
const MAX_FRAME_BYTES = 20_000_000;
const MOST_SIDE = 1_280;
/** Limit of address space. A frame of 8K is 50 MB, and decoders keep up to 16 of them. */
const MAX_MEMORY_KB = 1_500_000;
/** 8,192 pixels a side: what the container says is checked before, the pictures in it may say otherwise. */
const MAX_FRAME_PIXELS = 67_108_864;

/** Naming the container keeps a playlist called `.mp4` from being read as one, and with it every address it names. */
const DEMUXERS: Record<VideoFormat, string> = {
  mp4: 'mov',
  m4v: 'mov',
  mov: 'mov',
  webm: 'matroska',
};

const words = (text: string) => text.split(' ');

/** The limit counts processor seconds, in case nobody is left to end the program. */
const QUIETLY = words(
  `-hide_banner -loglevel error -nostdin -threads 1 -timelimit 20 -max_pixels ${MAX_FRAME_PIXELS}`,
);
const ONE_PICTURE = words('-an -sn -dn -frames:v 1');
/** Through RGB: the program of 2018 mixes up the colours of HD and of JPEG. */
const AS_PIXELS = words('-f rawvideo pipe:1');
/** Bright colours go on as they are, in sixteen bits. */
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

const filtersFor = (look: FrameLook, side: number): string =>
  [
    `scale=${sizeFor(look, side).join(':')}`,
    `format=${look.colours ? BRIGHT_PIXELS : USUAL_PIXELS}`,
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

const argumentsFor = (path: string, format: VideoFormat, look: FrameLook, side: number) => [
  ...QUIETLY,
  ...words(`-noautorotate -seek_timestamp 1 ${seekTo(look)}`),
  ...words(`-protocol_whitelist file -f ${DEMUXERS[format]}`),
  '-i',
  `file:${path}`,
  ...ONE_PICTURE,
  '-vf',
  filtersFor(look, side),
  ...AS_PIXELS,
];

/**
 * Runs the program under a limit of memory. Windows has none to set, and macOS ignores it: time and frame size are the limits
 * there.
 */
const withLimit = (program: string, args: readonly string[]): [string, string[]] =>
  process.platform === 'win32'
    ? [program, [...args]]
    : [
        '/bin/sh',
        ['-c', 'ulimit -v "$0" 2>/dev/null; exec "$@"', String(MAX_MEMORY_KB), program, ...args],
      ];

const runFor = async (
  ffmpeg: string,
  path: string,
  format: VideoFormat,
  look: FrameLook,
  side: number,
): Promise<Buffer | null> => {
  try {
    const { stdout } = await run(...withLimit(ffmpeg, argumentsFor(path, format, look, side)), {
      encoding: 'buffer',
      env: {},
      maxBuffer: MAX_FRAME_BYTES,
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    return stdout.length > 0 ? stdout : null;
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
  if (pixels.length !== values * (look.colours ? 2 : 1)) return null;
  if (!look.colours) return openPicture(pixels, raw);
  // A view of sixteen bits begins at an even place.
  return openPicture(new Uint16Array(Uint8Array.from(pixels).buffer), raw);
};

/**
 * @param share of the time for which there is a picture, from 0 to 1
 * @param side most pixels a side of what comes back
 * @returns the frame that is seen then: upright, in square pixels, in the colours of a screen; null when ffmpeg cannot draw it
 */
export const drawFrame = async (
  ffmpeg: string,
  path: string,
  format: VideoFormat,
  share: number,
  side: number,
): Promise<Sharp | null> => {
  const look = await lookOfFrame(path, format, share).catch(() => null);
  const frame = look && (await runFor(ffmpeg, path, format, look, side));
  const image = frame && pictureOf(frame, look, side);
  if (!image) return null;
  const colours = look.colours && coloursOfNclx(look.colours);
  return colours ? onScreen(image, side, colours, DEEP_BITS) : image;
};
