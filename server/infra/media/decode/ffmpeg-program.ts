// Runs the ffmpeg program under limits of memory and time: it gets one local file or bytes, no network and no environment.
import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const TIMEOUT_MS = 10_000;
/** Limit of address space. A frame of 8K is 50 MB, and decoders keep up to 16 of them. */
const MAX_MEMORY_KB = 1_500_000;
/** 8,192 pixels a side: what the container says is checked before, the pictures in it may say otherwise. */
const MAX_FRAME_PIXELS = 67_108_864;

export const words = (text: string) => text.split(' ');

/** The limit counts processor seconds, in case nobody is left to end the program. */
export const QUIETLY = words(
  `-hide_banner -loglevel error -nostdin -threads 1 -timelimit 20 -max_pixels ${MAX_FRAME_PIXELS}`,
);
export const AS_PIXELS = words('-f rawvideo pipe:1');

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

const ENDINGS = { env: {}, timeout: TIMEOUT_MS, killSignal: 'SIGKILL' } as const;

/** @throws what the program ended with */
export const outputOf = async (
  ffmpeg: string,
  args: readonly string[],
  maxBuffer: number,
): Promise<Buffer> => {
  const { stdout } = await run(...withLimit(ffmpeg, args), {
    ...ENDINGS,
    encoding: 'buffer',
    maxBuffer,
  });
  return stdout;
};

/** Tells HEVC from a pipe: no file is opened, and nothing broken is patched up. */
const HEVC_FROM_PIPE = words(
  '-xerror -err_detect explode -protocol_whitelist pipe -f hevc -i pipe:0 -an -sn -dn',
);

/** The program met a fault in the pictures, or did not run to its end. */
export class HevcFault extends Error {
  override readonly name = 'HevcFault';
}

/**
 * Decodes pictures of HEVC one after the other; each begins anew.
 *
 * @param frameBytes of each decoded picture; what comes in other sizes is no picture that was meant
 * @param most pictures that are taken
 * @returns bytes of each picture, which hold until the next is asked for: brightness, then the two colors of a quarter of its
 * values each, as coded
 * @throws HevcFault after the pictures that came, where the program found a fault
 */
export const decodeHevc = async function* (
  ffmpeg: string,
  stream: Buffer,
  frameBytes: number,
  most: number,
): AsyncGenerator<Buffer> {
  const [program, args] = withLimit(ffmpeg, [...QUIETLY, ...HEVC_FROM_PIPE, ...AS_PIXELS]);
  const child = spawn(program, args, {
    ...ENDINGS,
    stdio: 'pipe',
  });
  // It may decode what is broken all the same, and only say so.
  let isFaulty = false;
  const onFault = () => {
    isFaulty = true;
  };
  child.stderr.on('data', onFault);
  const ended = new Promise<void>((resolve) => {
    child.once('error', onFault).once('close', (status) => {
      if (status !== 0) onFault();
      resolve();
    });
  });
  // A program that ends early reads no more; its status tells.
  child.stdin.on('error', () => undefined).end(stream);
  const frame = Buffer.alloc(frameBytes);
  let filled = 0;
  let count = 0;
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      for (let from = 0; from < chunk.length;) {
        const copied = chunk.copy(frame, filled, from);
        from += copied;
        filled += copied;
        if (filled < frameBytes) continue;
        count += 1;
        if (count > most) return;
        yield frame;
        filled = 0;
      }
    }
    await ended;
    if (isFaulty) throw new HevcFault('ffmpeg found a fault in the HEVC pictures.');
  } finally {
    child.kill('SIGKILL');
  }
};
