// Two hundred files as phones and programs write them: photos, plans and films, made of one photo and one plan of the tests.
import { execFile } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { makeHeifOfTiles, tilesOfFilm } from '../../server/infra/media/testing/heif.ts';

const run = promisify(execFile);

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../server/testing/fixtures/${name}`, import.meta.url));

interface Size {
  width: number;
  height: number;
}

const raw = ({ width, height }: Size) => ({ raw: { width, height, channels: 3 } }) as const;

/** Bare pixels of a photo with the grain of a small sensor; each `seed` shows another part of the room. */
const photo = async ({ width, height }: Size, seed: number): Promise<Buffer> => {
  const part = { left: 5 * seed, top: 25 * seed, width: 400, height: 300 };
  const noise = { type: 'gaussian', mean: 128, sigma: 6 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
  const room = sharp(fixture('photo-kitchen.jpg')).extract(part).resize(width, height);
  const input = await grain.png({ compressionLevel: 1 }).toBuffer();
  const seen = await room.png({ compressionLevel: 1 }).toBuffer();
  return sharp(seen)
    .composite([{ input, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
};

const PHONE = { width: 4_032, height: 3_024 };
const TILE = 512;

/** Tiles of an iPhone's photo, row by row; those at the edges repeat the last pixels. */
const tilesOf = async (pixels: Buffer, columns: number, rows: number): Promise<Buffer[]> => {
  const whole = { width: columns * TILE, height: rows * TILE };
  const right = whole.width - PHONE.width;
  const bottom = whole.height - PHONE.height;
  const wide = sharp(pixels, raw(PHONE)).extend({ right, bottom, extendWith: 'copy' });
  const extended = await wide.raw().toBuffer();
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    left: (index % columns) * TILE,
    top: Math.trunc(index / columns) * TILE,
  }));
  const tiles: Buffer[] = [];
  for (const place of places) {
    const tile = sharp(extended, raw(whole)).extract({ ...place, width: TILE, height: TILE });
    tiles.push(await tile.raw().toBuffer());
  }
  return tiles;
};

/** An iPhone's photo of 12 megapixels: 48 tiles of HEVC, each decoded by itself. */
const heicOf = async (ffmpeg: string, folder: string, pixels: Buffer): Promise<Buffer> => {
  const columns = Math.ceil(PHONE.width / TILE);
  const rows = Math.ceil(PHONE.height / TILE);
  const [bare, coded] = [join(folder, 'tiles.rgb'), join(folder, 'tiles.mp4')];
  await writeFile(bare, Buffer.concat(await tilesOf(pixels, columns, rows)));
  const from = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${TILE}x${TILE}`, '-i', bare];
  const params = ['-x265-params', 'keyint=1:crf=24:log-level=none', '-pix_fmt', 'yuv420p'];
  const code = ['-c:v', 'libx265', '-preset', 'fast', ...params, '-tag:v', 'hvc1', coded];
  await run(ffmpeg, ['-loglevel', 'error', '-y', ...from, ...code]);
  const { config, tiles } = await tilesOfFilm(coded);
  return makeHeifOfTiles(config, tiles, { columns, rows, ...PHONE }, TILE);
};

/** A film of a room that is walked through, of six seconds. */
const film = async (ffmpeg: string, still: string, path: string, code: string): Promise<void> => {
  const { width, height } = code.includes('4k') ? { width: 3_840, height: 2_160 } : HD;
  const walk = `scale=${width + 240}:-2,crop=${width}:${height}:x='20*t':y='10*t',noise=alls=6:allf=t`;
  const input = ['-loop', '1', '-framerate', '30', '-i', still, '-t', '6', '-vf', walk];
  const words = code.replace(' 4k', '').split(' ');
  await run(ffmpeg, ['-loglevel', 'error', '-y', ...input, '-pix_fmt', 'yuv420p', ...words, path]);
};
const HD = { width: 1_920, height: 1_080 };

const H264 = '-c:v libx264 -preset veryfast -g 30';
const HEVC = '-c:v libx265 -preset ultrafast -x265-params keyint=30:log-level=none -tag:v hvc1';
const VP9 = '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -g 60 -b:v 4M';

type Make = (seed: number, folder: string, ffmpeg: string) => Promise<Buffer>;

const encoded =
  (size: Size, encode: (image: Sharp) => Sharp): Make =>
  async (seed) =>
    encode(sharp(await photo(size, seed), raw(size))).toBuffer();

const filmed =
  (type: string, code: string): Make =>
  async (seed, folder, ffmpeg) => {
    const [still, made] = [join(folder, 'still.png'), join(folder, `film.${type}`)];
    await sharp(await photo(HD, seed), raw(HD))
      .png({ compressionLevel: 1 })
      .toFile(still);
    await film(ffmpeg, still, made, code);
    return readFile(made);
  };

interface Kind {
  name: string;
  type: string;
  /** How many of them there are, and how many of those are different. */
  count: number;
  different: number;
  make: Make;
}

const jpeg = (image: Sharp) => image.jpeg({ quality: 92 });
const SENT = { width: 1_600, height: 1_200 };

const KINDS: Kind[] = [
  { name: 'jpeg-12mp', type: 'jpg', count: 60, different: 6, make: encoded(PHONE, jpeg) },
  { name: 'jpeg-sent', type: 'jpg', count: 20, different: 4, make: encoded(SENT, jpeg) },
  {
    name: 'heic-12mp',
    type: 'heic',
    count: 40,
    different: 4,
    make: async (seed, folder, ffmpeg) => heicOf(ffmpeg, folder, await photo(PHONE, seed)),
  },
  {
    name: 'webp',
    type: 'webp',
    count: 8,
    different: 2,
    make: encoded(PHONE, (image) => image.webp({ quality: 85, effort: 1 })),
  },
  {
    name: 'avif',
    type: 'avif',
    count: 6,
    different: 2,
    make: encoded(SENT, (image) => image.avif({ quality: 60, effort: 1 })),
  },
  {
    name: 'png-plan',
    type: 'png',
    count: 16,
    different: 2,
    make: async (seed) =>
      sharp(fixture('plan.png'))
        .resize(3_300 + seed)
        .png()
        .toBuffer(),
  },
  { name: 'h264-hd', type: 'mp4', count: 24, different: 3, make: filmed('mp4', H264) },
  { name: 'hevc-4k', type: 'mov', count: 14, different: 2, make: filmed('mov', `${HEVC} 4k`) },
  { name: 'vp9-hd', type: 'webm', count: 12, different: 2, make: filmed('webm', VP9) },
];

export const KIND_NAMES = KINDS.map(({ name }) => name);

/**
 * Writes the files, named after their kinds.
 *
 * @param folder where they stand from then on; it exists, as does `scratch` for what lies between
 */
export const makeFiles = async (folder: string, scratch: string, ffmpeg: string): Promise<void> => {
  for (const { name, type, count, different, make } of KINDS) {
    const pathOf = (index: number) => join(folder, `${name}.${index}.${type}`);
    for (let index = 0; index < different; index += 1)
      await writeFile(pathOf(index), await make(index, scratch, ffmpeg));
    for (let index = different; index < count; index += 1)
      await copyFile(pathOf(index % different), pathOf(index));
  }
};
