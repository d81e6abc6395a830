// `npm run demo-video`: films the product at its main job, on a server of its own, and writes what the landing page shows of it.
// Needs ffmpeg, and pdftoppm for the page of the PDF at the end. The pages must be built.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { startServerProcess } from '../../server/testing/processes.ts';
import { captionsOf } from './captions.ts';
import { encode } from './encode.ts';

const TARGET = resolve('client/public/demo');

/** Playwright films with an ffmpeg of its own; the system's does as well. */
const lendFfmpeg = async (folder: string): Promise<void> => {
  const ffmpeg = execFileSync('which', ['ffmpeg'], { encoding: 'utf8' }).trim();
  await mkdir(join(folder, 'ffmpeg-1013'));
  await symlink(ffmpeg, join(folder, 'ffmpeg-1013', 'ffmpeg-linux'));
  process.env.PLAYWRIGHT_BROWSERS_PATH = folder;
};

const folder = await mkdtemp(join(tmpdir(), 'plumbline-film-'));
await lendFfmpeg(folder);
const server = await startServerProcess(
  { DATA_DIR: join(folder, 'data'), GUEST_FREE_ESTIMATES: '3' },
  { isBuiltIn: true },
);
try {
  // Only now: Playwright looks for its ffmpeg where the environment says when it is loaded.
  const { film } = await import('./film.ts');
  const raw = join(folder, 'raw.webm');
  const { said, lengthMs, result } = await film(server.url, raw);
  await mkdir(TARGET, { recursive: true });
  const tempo = encode(raw, TARGET, lengthMs);
  await writeFile(join(TARGET, 'demo.vtt'), captionsOf(said, lengthMs, tempo));
  await sharp(result).webp({ quality: 80 }).toFile(join(TARGET, 'poster.webp'));
  for (const name of ['demo.webm', 'demo.mp4']) {
    const { length } = await readFile(join(TARGET, name));
    console.log(`${name}: ${(length / 1_000_000).toFixed(2)} MB`);
  }
  console.log(
    `${(lengthMs / tempo / 1000).toFixed(1)} s, played at ${tempo.toFixed(2)} times the pace`,
  );
} finally {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
}
