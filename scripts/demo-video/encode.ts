// Turns what Playwright has filmed into what a page can show.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const LONGEST_MS = 42_000;
const FRAMES_A_SECOND = 15;

const CODECS = {
  'demo.mp4': '-c:v libx264 -preset slow -crf 31 -pix_fmt yuv420p -movflags +faststart',
  'demo.webm': '-c:v libvpx-vp9 -crf 46 -b:v 0 -row-mt 1 -cpu-used 3',
} as const;

/** Returns how much faster it is played: a busy machine films more waiting than anybody wants to see. */
export const encode = (raw: string, folder: string, lengthMs: number): number => {
  const tempo = Math.max(1, lengthMs / LONGEST_MS);
  for (const [name, codec] of Object.entries(CODECS)) {
    const filter = `setpts=PTS/${tempo},fps=${FRAMES_A_SECOND}`;
    const args = ['-y', '-loglevel', 'error', '-i', raw, '-an', '-vf', filter];
    execFileSync('ffmpeg', [...args, ...codec.split(' '), join(folder, name)]);
  }
  return tempo;
};
