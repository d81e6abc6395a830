// Tiles of a photo as the program decodes them, beside what libheif makes of them.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { makeScratch } from '../testing/files.ts';
import { CODED, makeHeif, makeHeifOfTiles, tilesOfFilm } from '../testing/heif.ts';
import { ffmpeg } from '../testing/videos.ts';
import { decodeHevc } from './ffmpeg-program.ts';
import { openHeic } from './heic.ts';
import { streamOf } from './hevc-tiles.ts';
import { PIXELS, withHeif } from './libheif.ts';

const [COLUMNS, ROWS] = [3, 2];
const GRID = {
  columns: COLUMNS,
  rows: ROWS,
  width: COLUMNS * CODED.width,
  height: ROWS * CODED.height,
};
/** Most pixels a side, so that half the size is enough. */
const HALF = 200;
const TILE_BYTES = (CODED.width * CODED.height * 3) / 2;

const opened = (bytes: Buffer) =>
  withHeif(bytes, (picture) => ({
    luma: picture.tile(PIXELS.CODED, 0, 0, ({ planes: [plane] }) => Buffer.from(plane?.data ?? [])),
    tiles: Array.from({ length: COLUMNS * ROWS }, (_, index) =>
      picture.codedTile(index % COLUMNS, Math.trunc(index / COLUMNS)),
    ),
  }));

const decoded = async (program: string, stream: Buffer, most: number) => {
  const frames: Buffer[] = [];
  for await (const frame of decodeHevc(program, stream, TILE_BYTES, most))
    frames.push(Buffer.from(frame));
  return frames;
};

const meanDifference = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;

const SQUARE = { columns: 2, rows: 2, width: 512, height: 512 };

/** Frames of a film as tiles, in a range of `tv` or `pc`. */
const filmed = async (picture: string, range: string) => {
  const scratch = await makeScratch();
  try {
    const path = `${await scratch.save('')}.mp4`;
    const code = `-vf scale=out_range=${range} -c:v libx265 -x265-params keyint=1:range=${range === 'tv' ? 'limited' : 'full'}:log-level=none -tag:v hvc1`;
    execFileSync(ffmpeg ?? '', [
      ...'-loglevel error -f lavfi -i'.split(' '),
      picture,
      ...code.split(' '),
      path,
    ]);
    return await tilesOfFilm(path);
  } finally {
    await scratch.remove();
  }
};

/** A photo by the program and without it. */
const bothWays = async (bytes: Buffer, path: string) => {
  const scratch = await makeScratch();
  try {
    const photo = await scratch.save(bytes);
    const open = async (one: string | null) => {
      const { image, ...size } = await openHeic(photo, HALF, one);
      return { ...size, pixels: await image.raw().toBuffer() };
    };
    return [await open(path), await open(null)] as const;
  } finally {
    await scratch.remove();
  }
};

describe.skipIf(ffmpeg === null)('tiles of a photo', () => {
  const program = ffmpeg ?? '';

  it('are decoded to the same values, but for the filters that libheif leaves out', async () => {
    const bytes = makeHeif({ grid: GRID });
    const { luma, tiles } = opened(bytes);
    const frames = await decoded(program, streamOf(bytes, tiles) ?? Buffer.alloc(0), 99);
    expect(frames).toHaveLength(COLUMNS * ROWS);
    for (const frame of frames)
      expect(meanDifference(frame.subarray(0, luma.length), luma)).toBeLessThan(1);
  });

  it('are no more than the photo has', async () => {
    const bytes = makeHeif({ grid: GRID });
    const stream = streamOf(bytes, opened(bytes).tiles) ?? Buffer.alloc(0);
    await expect(decoded(program, stream, 2)).resolves.toHaveLength(2);
  });

  it('that lie about their length are left to libheif', () => {
    const bytes = makeHeif({ grid: GRID });
    const { tiles } = opened(bytes);
    const config = bytes.indexOf('hvcC');
    const lying = Buffer.from(bytes);
    // The first unit of the configuration: behind the box's type, 23 bytes, and the three of its list.
    lying.writeUInt16BE(0xff_ff, config + 4 + 26);
    expect(streamOf(lying, tiles)).toBeNull();
    const without = Buffer.from(bytes);
    without.write('free', config, 'latin1');
    expect(streamOf(without, tiles)).toBeNull();
    expect(streamOf(bytes.subarray(0, config), tiles)).toBeNull();
    expect(streamOf(bytes, tiles)).not.toBeNull();
    tiles[0]?.data.writeUInt32BE(0xff_ff_ff_ff);
    expect(streamOf(bytes, tiles)).toBeNull();
  });

  it('with more properties than a photo has are left to libheif', () => {
    const { tiles } = opened(makeHeif({ grid: GRID }));
    expect(streamOf(makeHeif({ grid: GRID, links: 9_000 }), tiles)).not.toBeNull();
    expect(streamOf(makeHeif({ grid: GRID, links: 10_001 }), tiles)).toBeNull();
  });

  it('give the same photo as libheif does', async () => {
    const [short, long] = await bothWays(makeHeif({ grid: GRID }), program);
    expect(short).toMatchObject({ width: GRID.width, height: GRID.height });
    expect(meanDifference(short.pixels, long.pixels)).toBeLessThan(1);
    expect(short.pixels.equals(long.pixels)).toBe(false);
  });

  it.each([
    ['gives nothing', '/bin/false'],
    ['is gone', '/nowhere/ffmpeg'],
  ])('give the photo, too, by a program that %s', async (_what, path) => {
    const [short, long] = await bothWays(makeHeif({ grid: GRID }), path);
    expect(short.pixels.equals(long.pixels)).toBe(true);
  });

  it.each(['tv', 'pc'])(
    'whose values use their range as %s have the colors of both',
    async (range) => {
      const { config, tiles } = await filmed('testsrc2=s=256x256:r=1:d=4', range);
      const [short, long] = await bothWays(makeHeifOfTiles(config, tiles, SQUARE, 256), program);
      expect(meanDifference(short.pixels, long.pixels)).toBeLessThan(3);
      expect(short.pixels.equals(long.pixels)).toBe(false);
    },
  );

  it.each(['tv', 'pc'])(
    'the first of which is grey, in a range of %s, are left to libheif',
    async (range) => {
      const [gray, bright] = await Promise.all([
        filmed('color=0x717171:s=256x256:r=1:d=1', range),
        filmed('testsrc2=s=256x256:r=1:d=3', range),
      ]);
      const tiles = [...gray.tiles, ...bright.tiles];
      const photo = makeHeifOfTiles(bright.config, tiles, SQUARE, 256);
      const [short, long] = await bothWays(photo, program);
      expect(short.pixels.equals(long.pixels)).toBe(true);
    },
  );

  it('of which a later one is broken are left to libheif', async () => {
    const { config, tiles } = await filmed('testsrc2=s=256x256:r=1:d=4', 'tv');
    tiles[2]?.fill(0, tiles[2].length >> 1);
    const [short, long] = await bothWays(makeHeifOfTiles(config, tiles, SQUARE, 256), program);
    expect(short.pixels.equals(long.pixels)).toBe(true);
  });
});
