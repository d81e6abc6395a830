import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaRenderer, type MediaRenderer } from './render-media.ts';
import { useInspector } from './testing/inspector.ts';
import { cutFilm, ffmpeg, makeFilm, mirrorFilm } from './testing/videos.ts';

if (!ffmpeg) process.stderr.write('SKIPPED: the tests of films need ffmpeg.\n');

const { inspect, scratch } = useInspector();
let renderer: MediaRenderer;
beforeAll(() => {
  renderer = createMediaRenderer(ffmpeg);
});
afterAll(() => renderer.close());

const frameOf = async (bytes: Buffer, atShare: number) =>
  renderer.render(await scratch().save(bytes), { side: 1_280, atShare }, { owner: 'me' });

/** Color at a place given in shares of width and height. */
const colorAt = async (picture: Uint8Array | null, x: number, y: number) => {
  const { data, info } = await sharp(picture ?? undefined)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  return [...data.subarray(at * info.channels, at * info.channels + 3)];
};

/** Levels by which the channel that differs most is off. */
const off = (found: readonly number[] | undefined, right: readonly number[]) =>
  Math.max(...right.map((value, at) => Math.abs(value - (found?.[at] ?? Number.NaN))));

const MOST_FRAMES = 4;
const shares = Array.from({ length: MOST_FRAMES }, (_, index) => (index + 0.5) / MOST_FRAMES);

describe.skipIf(!ffmpeg)('a film', () => {
  it('with pixels that are not square is shown in square ones', async () => {
    const circle = `color=black:s=720x576:r=10:d=1,geq=lum='if(lt(hypot((X-360)*16/11,Y-288),200),235,16)':cb=128:cr=128,setsar=16/11`;
    const bytes = await readFile(await makeFilm(scratch(), circle));
    const { width, height, thumbnail } = await inspect('VIDEO', bytes);
    expect([width, height]).toEqual([1_047, 576]);
    expect(await sharp(thumbnail ?? undefined).metadata()).toMatchObject({
      width: 480,
      height: 264,
    });
    const frame = await frameOf(bytes, 0.5);
    expect([frame.width, frame.height]).toEqual([1_047, 576]);
    // As far from the middle across as down.
    const [inside, outside] = [180, 220];
    for (const [distance, light] of [
      [inside, 255],
      [outside, 0],
    ] as const) {
      expect(
        off(await colorAt(frame.jpeg, 0.5 + distance / 1_047, 0.5), [light, light, light]),
      ).toBeLessThanOrEqual(8);
      expect(
        off(await colorAt(frame.jpeg, 0.5, 0.5 + distance / 576), [light, light, light]),
      ).toBeLessThanOrEqual(8);
    }
  });

  it('in HD colours keeps them', async () => {
    // 200, 60, 40 by the matrix of BT.709, from 16 to 235.
    const picture = 'color=black:s=1280x720:r=10:d=1,geq=lum=92:cb=105:cr=190';
    const after =
      '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -pix_fmt yuv420p';
    const bytes = await readFile(await makeFilm(scratch(), picture, { after }));
    const { thumbnail } = await inspect('VIDEO', bytes);
    expect(off(await colorAt(thumbnail, 0.5, 0.5), [200, 60, 40])).toBeLessThanOrEqual(8);
    expect(
      off(await colorAt((await frameOf(bytes, 0.5)).jpeg, 0.5, 0.5), [200, 60, 40]),
    ).toBeLessThanOrEqual(8);
  });

  it('that is bright (HLG) has white where its white is', async () => {
    // 75 % of the signal is the white of a page (ITU-R BT.2408).
    const picture = "color=black:s=320x240:r=10:d=1,geq=lum='16+0.75*219':cb=128:cr=128";
    const after =
      '-colorspace bt2020nc -color_primaries bt2020 -color_trc arib-std-b67 -color_range tv';
    const bytes = await readFile(await makeFilm(scratch(), picture, { after }));
    expect(
      off(await colorAt((await frameOf(bytes, 0.5)).jpeg, 0.5, 0.5), [255, 255, 255]),
    ).toBeLessThanOrEqual(8);
  });

  it.each([
    ['the next frame that is decoded by itself', 10, [0, 128, 0]],
    ['the frame of its beginning where only the first is', 600, [255, 0, 0]],
  ] as const)('is stood for by %s', async (_what, between, color) => {
    // Red for the first second of six.
    const picture = 'color=red:s=320x240:r=10:d=6,drawbox=c=green:t=fill:enable=gte(t\\,0.95)';
    const path = await makeFilm(scratch(), picture, { after: `-g ${between}` });
    const { thumbnail } = await inspect('VIDEO', await readFile(path));
    expect(off(await colorAt(thumbnail, 0.5, 0.5), color)).toBeLessThanOrEqual(8);
  });

  it('that is mirrored in its head is upright', async () => {
    const quarters =
      'color=red:s=640x360:r=10:d=1,drawbox=x=320:y=0:w=320:h=180:c=green:t=fill,drawbox=x=0:y=180:w=320:h=180:c=blue:t=fill';
    const bytes = await mirrorFilm(await makeFilm(scratch(), quarters), 640);
    const { thumbnail } = await inspect('VIDEO', bytes);
    expect(off(await colorAt(thumbnail, 0.2, 0.2), [0, 128, 0])).toBeLessThanOrEqual(8);
    expect(off(await colorAt(thumbnail, 0.8, 0.2), [255, 0, 0])).toBeLessThanOrEqual(8);
    expect(off(await colorAt(thumbnail, 0.8, 0.8), [0, 0, 255])).toBeLessThanOrEqual(8);
  });

  it('in fragments, the first of them in its head, is as long as all of them', async () => {
    const path = await makeFilm(scratch(), 'testsrc2=s=320x240:r=30:d=10', {
      after: '-g 30 -movflags frag_keyframe',
    });
    const bytes = await readFile(path);
    expect(await inspect('VIDEO', bytes)).toMatchObject({ durationMs: 10_000 });
    const frames = await Promise.all(shares.map((share) => frameOf(bytes, share)));
    expect(new Set(frames.map(({ jpeg }) => Buffer.from(jpeg).toString('latin1'))).size).toBe(4);
  });

  // Red for four seconds of eight, then green; a second has 10,240 steps.
  it.each<[what: string, parts: [number, number][], durationMs: number, greens: number]>([
    ['its end', [[2_000, 0]], 2_000, 0],
    ['its beginning and its end', [[2_000, 5 * 10_240]], 2_000, 4],
    [
      'its middle',
      [
        [1_000, 0],
        [3_000, 5 * 10_240],
      ],
      4_000,
      3,
    ],
  ])(
    'of which its owner cut off %s shows what is left',
    async (_what, parts, durationMs, greens) => {
      const picture = 'color=red:s=320x240:r=10:d=8,drawbox=c=green:t=fill:enable=gte(t\\,3.95)';
      const bytes = await cutFilm(await makeFilm(scratch(), picture, { after: '-g 600' }), parts);
      expect(await inspect('VIDEO', bytes)).toMatchObject({ durationMs });
      const frames = await Promise.all(shares.map((share) => frameOf(bytes, share)));
      const colors = await Promise.all(frames.map(({ jpeg }) => colorAt(jpeg, 0.5, 0.5)));
      for (const [index, color] of colors.entries()) {
        const right = index < MOST_FRAMES - greens ? [255, 0, 0] : [0, 128, 0];
        expect(off(color, right)).toBeLessThanOrEqual(8);
      }
    },
  );

  it.each<[what: string, picture: string, differing: number]>([
    ['one frame a second', 'testsrc=s=320x240:r=1:d=4', 4],
    ['a single frame', 'testsrc=s=320x240:r=25:d=0.04', 1],
  ])('of %s gives a picture wherever it is asked for', async (_what, picture, differing) => {
    const bytes = await readFile(await makeFilm(scratch(), picture));
    const frames = await Promise.all(shares.map((share) => frameOf(bytes, share)));
    const kinds = new Set(frames.map(({ jpeg }) => Buffer.from(jpeg).toString('latin1')));
    expect(kinds.size).toBe(differing);
  });

  it('whose picture starts late gives frames over the time for which there is one', async () => {
    const from = await makeFilm(scratch(), 'testsrc=s=320x240:r=30:d=2');
    const bytes = await readFile(await makeFilm(scratch(), '', { from, before: '-itsoffset 1.5' }));
    const frames = await Promise.all(shares.map((share) => frameOf(bytes, share)));
    expect(new Set(frames.map(({ jpeg }) => Buffer.from(jpeg).toString('latin1'))).size).toBe(4);
  });
});
