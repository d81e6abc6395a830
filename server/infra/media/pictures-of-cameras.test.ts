import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  CODED,
  cropTo,
  iccOf,
  makeAvif,
  makeHeif,
  mirrored,
  nclx,
  turnedBy,
} from './testing/heif.ts';
import { useInspector } from './testing/inspector.ts';

const { inspect } = useInspector();

const P3 = nclx(12, 13, 6);
const PQ = nclx(9, 16, 6);
const HLG = nclx(9, 18, 6);

/** Pixels of the square of which a color is the mean. */
const SPOT = 8;

/** Size as told, and colors at places given in shares of width and height. */
const look = async (bytes: Buffer, places: readonly (readonly [x: number, y: number])[]) => {
  const { width, height, display, note } = await inspect('PHOTO', bytes);
  const { data, info } = await sharp(display ?? undefined)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = places.map(([x, y]) => {
    const { channels } = info;
    const [left, top] = [Math.floor(x * info.width), Math.floor(y * info.height)];
    return Array.from({ length: channels }, (_, channel) => {
      let sum = 0;
      for (let at = 0; at < SPOT * SPOT; at += 1) {
        const row = Math.min(info.height - 1, top + Math.trunc(at / SPOT) - SPOT / 2);
        const column = Math.min(info.width - 1, left + (at % SPOT) - SPOT / 2);
        sum += data[(row * info.width + column) * channels + channel] ?? 0;
      }
      return Math.round(sum / (SPOT * SPOT));
    });
  });
  return { width, height, note, colors };
};

/** Levels by which the channel that differs most is off. */
const off = (found: readonly number[] | undefined, right: readonly number[]) =>
  Math.max(...right.map((value, at) => Math.abs(value - (found?.[at] ?? Number.NaN))));

/** A color of Display P3 as libvips shows it, from a JPEG with that profile. */
const fromP3 = async ([r = 0, g = 0, b = 0]: readonly number[]) => {
  const flat = { create: { width: 16, height: 16, channels: 3, background: { r, g, b } } } as const;
  const jpeg = await sharp(flat).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  const icc = await p3Profile();
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(icc.length + 16, 2);
  const profile = Buffer.concat([head, Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), icc]);
  const tagged = Buffer.concat([jpeg.subarray(0, 2), profile, jpeg.subarray(2)]);
  return [...(await sharp(tagged).raw().toBuffer()).subarray(0, 3)];
};
const p3Profile = async () => {
  const flat = { create: { width: 1, height: 1, channels: 3, background: 'red' } } as const;
  const { icc } = await sharp(await sharp(flat).withIccProfile('p3').png().toBuffer()).metadata();
  return icc ?? Buffer.alloc(0);
};

/** Wood, and a wall. */
const SPOTS = [
  [0.3125, 0.64],
  [0.2, 0.2],
] as const;

describe('colours of a HEIC', () => {
  it('of Display P3 are those of a screen, told by profile or by number', async () => {
    const plain = await look(makeHeif(), SPOTS);
    const byProfile = await look(makeHeif({ properties: [iccOf(await p3Profile())] }), SPOTS);
    const byNumber = await look(makeHeif({ properties: [P3] }), SPOTS);
    for (const [index, color] of plain.colors.entries()) {
      const right = await fromP3(color);
      expect(off(byProfile.colors[index], right)).toBeLessThanOrEqual(6);
      expect(off(byNumber.colors[index], right)).toBeLessThanOrEqual(6);
    }
    const [wood = []] = plain.colors;
    expect((await fromP3(wood))[0]).toBeGreaterThan((wood[0] ?? 255) + 3);
  });

  it.each([
    ['PQ', PQ],
    ['HLG', HLG],
  ])('that are bright (%s) fill the screen', async (_curve, colors) => {
    const plain = await look(makeHeif(), SPOTS);
    const bright = await look(makeHeif({ properties: [colors] }), SPOTS);
    const [[, before = 255] = [], [, after = 0] = []] = [plain, bright].map(
      ({ colors: [, wall] }) => wall,
    );
    expect(before).toBeLessThan(185);
    expect(after).toBeGreaterThan(210);
  });
});

describe('a HEIC that is', () => {
  it.each<[what: string, properties: Buffer[], width: number, height: number]>([
    ['cropped', [cropTo(320, 200)], 320, 200],
    ['cropped and turned', [cropTo(320, 200), turnedBy(1)], 200, 320],
    ['turned', [turnedBy(3)], 400, 640],
    ['turned and mirrored', [turnedBy(1), mirrored(1)], 400, 640],
  ])('%s is shown so', async (what, properties, width, height) => {
    const isCropped = what.startsWith('cropped');
    const plain = await look(makeHeif(), [[isCropped ? 0.3 : 0.1, isCropped ? 0.3 : 0.1]]);
    // Where the upper left of the original, or of its middle, went.
    const near = 0.1;
    const [x, y] = (
      {
        cropped: [near, near],
        'cropped and turned': [near, 1 - near],
        turned: [1 - near, near],
        'turned and mirrored': [1 - near, 1 - near],
      } as const
    )[what] ?? [0, 0];
    const shown = await look(makeHeif({ properties }), [[x, y]]);
    expect(shown).toMatchObject({ width, height, note: null });
    expect(off(shown.colors[0], plain.colors[0] ?? [])).toBeLessThanOrEqual(16);
  });

  it('a cut-out stays see-through', async () => {
    const plain = await look(makeHeif(), SPOTS);
    const { colors } = await look(makeHeif({ seeThrough: true }), SPOTS);
    for (const [index, [red = 0, green = 0, blue = 0]] of plain.colors.entries()) {
      // The lightness of the picture is its opacity, too.
      const opacity = 0.299 * red + 0.587 * green + 0.114 * blue;
      expect(off(colors[index]?.slice(3), [opacity])).toBeLessThanOrEqual(6);
    }
  });

  it.each([
    ['of the size of the screen', { columns: 2, rows: 3, width: 1_200, height: 1_100 }],
    ['much larger', { columns: 8, rows: 12, width: 5_000, height: 4_700 }],
  ])('made of tiles, %s, is whole', async (_size, grid) => {
    const plain = await look(makeHeif(), [[0.2, 0.2]]);
    const tiles = [
      [0, 0],
      [1, 1],
      [0, 2],
    ].map(([column = 0, row = 0]) => {
      const [left, top] = [(column + 0.2) * CODED.width, (row + 0.2) * CODED.height];
      return [left / grid.width, top / grid.height] as const;
    });
    const level = await look(makeHeif({ grid }), tiles);
    expect(level).toMatchObject({ width: grid.width, height: grid.height });
    for (const color of level.colors)
      expect(off(color, plain.colors[0] ?? [])).toBeLessThanOrEqual(16);

    const upright = tiles.map(([x, y]) => [y, 1 - x] as const);
    const turned = await look(makeHeif({ grid, properties: [turnedBy(1)] }), upright);
    expect(turned).toMatchObject({ width: grid.height, height: grid.width });
    for (const color of turned.colors)
      expect(off(color, plain.colors[0] ?? [])).toBeLessThanOrEqual(16);
  });
});

describe('an AVIF', () => {
  const flat = (value: number) => {
    const background = { r: value, g: value, b: value };
    const create = { width: 64, height: 64, channels: 3, background } as const;
    return sharp({ create }).avif({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
  };
  const branded = (avif: Buffer) => {
    avif.write('avis', 8, 'latin1');
    return avif;
  };

  it('with a still beside its animation shows the still', async () => {
    const { width, colors } = await look(branded(await flat(128)), [[0.5, 0.5]]);
    expect(width).toBe(64);
    expect(off(colors[0], [128, 128, 128])).toBeLessThanOrEqual(3);
  });

  it('that is an animation and nothing else says so', async () => {
    const animation = branded(await flat(128));
    animation.write('free', animation.indexOf('meta'), 'latin1');
    await expect(inspect('PHOTO', animation)).rejects.toThrow(
      'This AVIF is an animation. Save one picture of it as JPEG and upload that.',
    );
  });

  it('in PQ has white where its white is', async () => {
    const avif = makeAvif(await flat(148), 64, [PQ]);
    expect(off((await look(avif, [[0.5, 0.5]])).colors[0], [255, 255, 255])).toBeLessThanOrEqual(3);
  });
});

describe('the day of a photo', () => {
  const taken = (time: string) => {
    const create = { width: 16, height: 16, channels: 3, background: 'red' } as const;
    const exif = { IFD2: { DateTimeOriginal: time, OffsetTimeOriginal: '-07:00' } };
    return sharp({ create }).withExif(exif).jpeg().toBuffer();
  };
  it.each([
    ['2026:10:12 22:30:00', '2026-10-12'],
    ['2026:01:01 00:00:01', '2026-01-01'],
    ['0000:00:00 00:00:00', null],
    ['1980:01:01 00:00:00', null],
    ['yesterday', null],
  ])('is the one that its camera showed: %s', async (time, day) => {
    expect(await inspect('PHOTO', await taken(time))).toMatchObject({ takenOn: day, note: null });
  });
});
