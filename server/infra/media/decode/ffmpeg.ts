// Draws single frames with the ffmpeg program, which gets one local file, no network and no environment.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { VideoFormat } from './tasks.ts';

const run = promisify(execFile);

const TIMEOUT_MS = 10_000;
const MAX_FRAME_BYTES = 20_000_000;
const FRAME_SIDE = 1_280;
/** Address space. A frame of 8K is 50 MB, and decoders keep up to 16 of them. */
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
const SCALE = `scale=w='min(${FRAME_SIDE},iw)':h='min(${FRAME_SIDE},ih)':force_original_aspect_ratio=decrease`;
const AS_JPEG = words('-pix_fmt yuvj420p -c:v mjpeg -q:v 3 -f image2pipe pipe:1');

const argumentsFor = (path: string, format: VideoFormat, atSeconds: number) => [
  ...QUIETLY,
  ...words(`-ss ${atSeconds.toFixed(3)} -protocol_whitelist file -f ${DEMUXERS[format]}`),
  '-i',
  `file:${path}`,
  ...ONE_PICTURE,
  '-vf',
  SCALE,
  ...AS_JPEG,
];

/** The program under a limit of memory. Windows has none to set, macOS ignores it: there, time and frame size are the limits. */
const withLimit = (program: string, args: readonly string[]): [string, string[]] =>
  process.platform === 'win32'
    ? [program, [...args]]
    : [
        '/bin/sh',
        ['-c', 'ulimit -v "$0" 2>/dev/null; exec "$@"', String(MAX_MEMORY_KB), program, ...args],
      ];

/** @returns the frame as JPEG, turned upright; null when ffmpeg cannot draw one. */
export const drawFrame = async (
  ffmpeg: string,
  path: string,
  format: VideoFormat,
  atSeconds: number,
): Promise<Buffer | null> => {
  try {
    const { stdout } = await run(...withLimit(ffmpeg, argumentsFor(path, format, atSeconds)), {
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
