import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg } from './find-ffmpeg.ts';
import { createMediaRenderer, type MediaRenderer, type RenderOptions } from './render-media.ts';
import {
  fixture,
  fixturePath,
  makePdfOf,
  makePngClaiming,
  makeScratch,
  makeZip,
  type Scratch,
} from './testing/files.ts';

let scratch: Scratch;
let ffmpeg: string | null;
const me = { owner: 'me' };
let renderer: MediaRenderer;
beforeAll(async () => {
  scratch = await makeScratch();
  ffmpeg = (await findFfmpeg())?.path ?? null;
  renderer = createMediaRenderer(ffmpeg);
});
afterAll(async () => {
  await renderer.close();
  await scratch.remove();
});

const renderFixture = (name: string, options: RenderOptions) =>
  renderer.render(fixturePath(name), options, me);
const renderBytes = async (bytes: Buffer | string, options: RenderOptions = { side: 300 }) =>
  renderer.render(await scratch.save(bytes), options, me);
const cut = (name: string, share: number) => {
  const whole = fixture(name);
  return whole.subarray(0, Math.floor(whole.length * share));
};
/** Average red of a region, 0–255. */
const redOf = async (jpeg: Uint8Array, region = { left: 2, top: 2, width: 6, height: 6 }) => {
  const { channels } = await sharp(await sharp(jpeg).extract(region).png().toBuffer()).stats();
  return channels[0]?.mean ?? Number.NaN;
};

describe('a picture of', () => {
  it.each<[name: string, options: RenderOptions, width: number, height: number]>([
    ['photo-kitchen.jpg', { side: 400 }, 400, 250],
    ['photo-kitchen.jpg', { side: 1_280 }, 800, 500],
    ['photo.png', { side: 160 }, 160, 100],
    ['photo.heic', { side: 320 }, 320, 200],
    ['plan.png', { side: 2_048 }, 1_100, 850],
    ['plan.pdf', { side: 2_048 }, 2_048, 1_583],
    ['plan.pdf', { side: 512, page: 0 }, 512, 396],
    ['clip.mp4', { side: 768, atShare: 0.5 }, 320, 180],
    ['clip.m4v', { side: 160, atShare: 0.5 }, 160, 90],
    ['clip.mov', { side: 160, atShare: 0.875 }, 90, 160],
    ['clip.webm', { side: 160, atShare: 0.125 }, 160, 90],
  ])('%s %o is an upright JPEG without metadata', async (name, options, width, height) => {
    const { jpeg, ...size } = await renderFixture(name, options);
    const found = await sharp(jpeg).metadata();
    const { format, exif, icc, xmp, iptc, orientation, comments } = found;
    expect({ size, format }).toEqual({ size: { width, height }, format: 'jpeg' });
    expect([found.width, found.height]).toEqual([width, height]);
    expect([exif, icc, xmp, iptc, orientation, comments]).toEqual(Array(6).fill(undefined));
  });

  it('a phone leaves out place and time, which the file has', async () => {
    for (const name of ['photo-kitchen.jpg', 'photo.heic']) {
      expect((await sharp(fixture(name)).metadata()).exif).toBeDefined();
      const { jpeg } = await renderFixture(name, { side: 1_280 });
      expect(Buffer.from(jpeg).includes('Exif')).toBe(false);
    }
  });

  it('something see-through is on white', async () => {
    const clear = { width: 60, height: 40, channels: 4, background: '#0000' } as const;
    const drawn = sharp({ create: clear });
    for (const bytes of [await drawn.png().toBuffer(), await drawn.webp().toBuffer()]) {
      const { jpeg, width, height } = await renderBytes(bytes);
      expect([width, height]).toEqual([60, 40]);
      expect(await redOf(jpeg)).toBeGreaterThan(250);
    }
  });

  it('the page asked for', async () => {
    const bytes = makePdfOf(['1 0 0 rg 0 0 612 792 re f', '0 0 1 rg 0 0 612 792 re f']);
    const reds = [];
    for (const page of [0, 1])
      reds.push(await redOf((await renderBytes(bytes, { side: 200, page })).jpeg));
    expect(reds[0]).toBeGreaterThan(240);
    expect(reds[1]).toBeLessThan(15);
    await expect(renderBytes(bytes, { side: 200, page: 2 })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });

  it('a video differs with the time', async () => {
    const [early, late] = [0.125, 0.875].map((atShare) =>
      renderFixture('clip.mp4', { side: 320, atShare }),
    );
    expect((await early)?.jpeg).not.toEqual((await late)?.jpeg);
  });
});

describe('what is damaged or hostile', () => {
  it.each([
    ['photo-kitchen.jpg', 0.6],
    ['photo.png', 0.6],
  ])('%s shows what is left after a cut at %d', async (name, share) => {
    const { width, jpeg } = await renderBytes(cut(name, share));
    expect(width).toBe(300);
    expect(jpeg.length).toBeGreaterThan(500);
  });

  it('that is all detail is written more coarsely until it is light enough', async () => {
    const noise = await sharp({
      create: {
        width: 2_048,
        height: 2_048,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const { jpeg, width } = await renderBytes(noise, { side: 2_048 });
    expect(width).toBe(2_048);
    expect(jpeg.length).toBeLessThan(2_000_000);
  }, 30_000);

  it('loses what was appended', async () => {
    const bytes = Buffer.concat([fixture('photo-kitchen.jpg'), Buffer.from('<script>PK\x03\x04')]);
    const { jpeg } = await renderBytes(bytes, { side: 1_280 });
    expect(Buffer.from(jpeg).includes('script')).toBe(false);
  });

  it.each<[what: string, make: () => Buffer | string, says: RegExp]>([
    ['nothing', () => '', /shows no picture/],
    ['SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', /shows no picture/],
    ['a document', () => fixture('scope.doc'), /shows no picture/],
    ['a zip', () => makeZip({ 'a.exe': 'MZ' }), /shows no picture/],
    ['a playlist', () => '#EXTM3U\nfile:///etc/passwd\n', /shows no picture/],
    [
      'a playlist in the coat of a video',
      () => Buffer.concat([cut('clip.mp4', 0.003), Buffer.from('#EXTM3U\nfile:///etc/passwd\n')]),
      /No picture could be drawn/,
    ],
    ['sound without picture', () => fixture('sound-only.mp4'), /No picture could be drawn/],
    ['a PNG of 225 megapixels', () => makePngClaiming(15_000, 15_000), /more than 120 megapixels/],
    ['a JPEG of rubbish', () => Buffer.from('ffd8ffe0ffffffff', 'hex'), /could not be opened/],
    ['a WebP of rubbish', () => 'RIFF\x10\0\0\0WEBPVP8 rubbish', /could not be opened/],
    ['half a HEIC', () => cut('photo.heic', 0.5), /HEIC photo could not be opened/],
    ['half a PDF', () => cut('plan.pdf', 0.5), /PDF could not be opened/],
    ['a PDF behind a password', () => fixture('plan-password.pdf'), /password/],
  ])('%s is refused', async (_what, make, says) => {
    await expect(renderBytes(make())).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(says),
    });
  });
});

describe('without or before the end', () => {
  const opened: MediaRenderer[] = [];
  const open = (program: string | null) => {
    const one = createMediaRenderer(program);
    opened.push(one);
    return one;
  };
  afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));

  it('refuses videos without ffmpeg, and nothing else', async () => {
    const bare = open(null);
    await expect(bare.render(fixturePath('clip.mp4'), { side: 320 }, me)).rejects.toThrow(
      'Videos cannot be opened on this server.',
    );
    expect(await bare.render(fixturePath('photo.png'), { side: 320 }, me)).toMatchObject({
      width: 320,
    });
  });

  it('stops when it is told to, and when it is closed', async () => {
    const one = open(ffmpeg);
    const leaving = new AbortController();
    const reason = new Error('the job was cancelled');
    const leave = one.render(
      fixturePath('photo.heic'),
      { side: 320 },
      { ...me, signal: leaving.signal },
    );
    leaving.abort(reason);
    await expect(leave).rejects.toBe(reason);
    const outcome = Promise.allSettled([one.render(fixturePath('photo.heic'), { side: 320 }, me)]);
    await one.close();
    expect(await outcome).toMatchObject([{ status: 'rejected', reason: { code: 'UNAVAILABLE' } }]);
  });
});
