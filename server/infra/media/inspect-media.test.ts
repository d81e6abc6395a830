import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FileKind } from '../../domain/catalog.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { createMediaInspector, type MediaInspector } from './inspect-media.ts';
import type { MediaFacts } from './media-facts.ts';
import { makePdfOfSlowColor } from './testing/attacks.ts';
import { fixturePath } from './testing/files.ts';
import { watchThread } from './testing/own-share.ts';

const ffmpeg = await findFfmpeg();
if (!ffmpeg) process.stderr.write('SKIPPED: the tests of video posters need ffmpeg.\n');

const me = { owner: 'me' };
let media: MediaInspector;
let scratch: string;
beforeAll(async () => {
  media = createMediaInspector(ffmpeg?.path ?? null);
  scratch = await mkdtemp(join(tmpdir(), 'plumbline-inspect-'));
});
afterAll(async () => {
  await media.close();
  await rm(scratch, { recursive: true });
});

const inspect = (file: string, kind: FileKind) =>
  media.inspect({ path: fixturePath(file), kind }, me);

/** The color in the middle of a region given in shares of width and height. */
const colorAt = async (picture: Buffer | null, x: number, y: number) => {
  const { data, info } = await sharp(picture ?? Buffer.alloc(0))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(at, at + 3)];
};

/** Writes a photo that is not among the fixtures, since any tool writes it. */
const asUpload = async (format: 'webp' | 'avif') => {
  const path = join(scratch, `photo.${format}`);
  await sharp(fixturePath('photo-kitchen.jpg')).keepMetadata().toFormat(format).toFile(path);
  return path;
};

const isGreen = ([red = 0, green = 0, blue = 0]: number[]) => green > red + 8 && green > blue + 8;

describe('a file that waits for its turn', () => {
  /** A connection on which nothing moves is closed after so long. */
  const IDLE_MS = 60_000;
  const NEVER_MS = 3_600_000;

  it('is answered with a sentence while its connection still waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const narrow = createMediaInspector(null, {
      processes: 1,
      timeoutMs: NEVER_MS,
      longAfterMs: Infinity,
    });
    try {
      const path = join(scratch, 'slow.pdf');
      await writeFile(path, makePdfOfSlowColor(1_000));
      const slow = narrow.inspect({ path, kind: 'DOC', withinMs: NEVER_MS }, { owner: 'another' });
      slow.catch(() => undefined);
      // Its deadline, and that of the process which opens it.
      await expect.poll(() => vi.getTimerCount(), { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
      const before = vi.getTimerCount();

      const answered = vi.fn<(answer: unknown) => void>();
      const waiting = narrow.inspect({ path: fixturePath('photo.png'), kind: 'PHOTO' }, me);
      waiting.then(answered, answered);
      await expect.poll(() => vi.getTimerCount(), { timeout: 10_000 }).toBe(before + 1);
      await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
      const busy: unknown = expect.objectContaining({ code: 'BUSY', retryAfterSeconds: 60 });
      expect(answered.mock.calls).toEqual([[busy]]);
      await expect(waiting).rejects.toThrow('did not get its turn in time');
    } finally {
      vi.useRealTimers();
      await narrow.close();
    }
  });
});

describe('pictures', () => {
  it.each<[file: string, kind: FileKind, facts: Partial<MediaFacts>]>([
    ['photo-kitchen.jpg', 'PHOTO', { format: 'jpeg', width: 800, height: 500 }],
    ['photo-kitchen.jpg', 'FLOOR', { format: 'jpeg', width: 800, height: 500 }],
    ['photo.png', 'PHOTO', { format: 'png', width: 320, height: 200 }],
    ['photo.heic', 'PHOTO', { format: 'heic', width: 640, height: 400 }],
    ['plan.png', 'FLOOR', { format: 'png', width: 1100, height: 850 }],
  ])('opens %s as %s', async (file, kind, facts) => {
    const found = await inspect(file, kind);
    expect(found).toMatchObject({ ...facts, pages: null, damaged: false, note: null });
    const thumbnail = await sharp(found.thumbnail ?? undefined).metadata();
    const { width = 0, height = 0 } = facts;
    expect(thumbnail.format).toBe('webp');
    expect(thumbnail.width).toBe(Math.min(width ?? 0, 480));
    expect(thumbnail.width / thumbnail.height).toBeCloseTo((width ?? 0) / (height ?? 1), 1);
  });

  it.each(['photo-kitchen.jpg', 'photo.heic'])(
    'shows %s upright, without place, camera or profile',
    async (file) => {
      const original = await sharp(fixturePath(file)).metadata();
      expect(original.exif?.length).toBeGreaterThan(100);
      const { display, thumbnail, displayMime } = await inspect(file, 'PHOTO');
      expect(displayMime).toBe('image/jpeg');
      for (const picture of [display, thumbnail]) {
        const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(
          picture ?? undefined,
        ).metadata();
        expect(width).toBeGreaterThan(height);
        expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
        expect(isGreen(await colorAt(picture, 0.72, 0.62))).toBe(true);
      }
    },
  );
});

describe('pictures of the web', () => {
  it.each(['webp', 'avif'] as const)('opens %s, upright and without metadata', async (format) => {
    const path = await asUpload(format);
    const { display, ...facts } = await media.inspect({ path, kind: 'PHOTO' }, me);
    expect(facts).toMatchObject({ format, width: 800, height: 500, damaged: false });
    const { format: shown, exif } = await sharp(display ?? undefined).metadata();
    expect({ shown, exif }).toEqual({ shown: 'jpeg', exif: undefined });
    expect(isGreen(await colorAt(display, 0.72, 0.62))).toBe(true);
  });
});

describe('videos', () => {
  it.each([
    ['clip.mp4', 'mp4', 320, 180],
    ['clip.m4v', 'm4v', 320, 180],
    ['clip.webm', 'webm', 320, 180],
    ['clip.mov', 'mov', 180, 320],
  ])('knows length and size of %s, turned as it is shown', async (file, format, width, height) => {
    const facts = await inspect(file, 'VIDEO');
    expect(facts).toMatchObject({ format, width, height, durationMs: 2_000, display: null });
  });

  it.skipIf(!ffmpeg).each([
    ['clip.mp4', 320, 180],
    ['clip.m4v', 320, 180],
    ['clip.webm', 320, 180],
    ['clip.mov', 180, 320],
  ])('draws a poster of %s', async (file, width, height) => {
    const { thumbnail, note } = await inspect(file, 'VIDEO');
    const poster = await sharp(thumbnail ?? undefined).metadata();
    expect(poster).toMatchObject({ format: 'webp', width, height });
    expect(note).toBeNull();
  });

  it.each([null, '/nowhere/ffmpeg'])(
    'keeps a video when ffmpeg is %s, and says so',
    async (none) => {
      const without = createMediaInspector(none);
      const facts = await without.inspect({ path: fixturePath('clip.mp4'), kind: 'VIDEO' }, me);
      expect(facts).toMatchObject({ durationMs: 2_000, thumbnail: null });
      expect(facts.note).toContain('No preview');
      await without.close();
    },
  );
});

describe('documents', () => {
  it.each([
    ['plan.pdf', 'FLOOR', 2_048, 1_583],
    ['scope.pdf', 'DOC', 1_448, 2_048],
  ] as const)('draws the first page of %s', async (file, kind, width, height) => {
    const facts = await inspect(file, kind);
    expect(facts).toMatchObject({ format: 'pdf', pages: 1, width, height, note: null });
    const display = await sharp(facts.display ?? undefined).metadata();
    expect(display).toMatchObject({ format: 'webp', width, height });
    const { channels } = await sharp(facts.thumbnail ?? undefined).stats();
    expect(channels[0]?.mean).toBeGreaterThan(200);
    expect(channels[0]?.min).toBeLessThan(80);
  });

  it.each(['doc', 'docx'])('opens scope.%s', async (format) => {
    expect(await inspect(`scope.${format}`, 'DOC')).toMatchObject({ format, note: null });
  });

  it.each(['xls', 'xlsx'])('opens bid.%s', async (format) => {
    expect(await inspect(`bid.${format}`, 'DOC')).toMatchObject({ format, thumbnail: null });
  });
});

describe('while it works', () => {
  it('leaves the main thread free', async () => {
    await inspect('photo.heic', 'PHOTO');
    const share = watchThread();
    await Promise.all([
      inspect('photo.heic', 'PHOTO'),
      inspect('plan.pdf', 'FLOOR'),
      inspect('photo-kitchen.jpg', 'PHOTO'),
      inspect('clip.mp4', 'VIDEO'),
      inspect('scope.docx', 'DOC'),
    ]);
    // It would be all of the work if the files were read here.
    expect(share()).toBeLessThan(0.5);
  });
});
