import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { badInput, DomainError } from '../../domain/errors.ts';
import { findFfmpeg } from '../../infra/media/find-ffmpeg.ts';
import { createMediaRenderer, type MediaRenderer } from '../../infra/media/render-media.ts';
import { useTestServer } from '../../testing/app.ts';
import { guestOf } from '../../testing/world.ts';
import type { ReadingStep } from '../../domain/estimate/job-reading.ts';
import { openJobPictures, type PicturePorts } from './read-pictures.ts';
import { readJobUploads } from './read-uploads.ts';
import { findJobUploads } from './uploads-of-job.ts';
import { numberOf } from '../../testing/ids.ts';

const FIXTURES = resolve(import.meta.dirname, '../../testing/fixtures');
const server = useTestServer();
const never = new AbortController().signal;

let mediaRenderer: MediaRenderer;
beforeAll(async () => {
  mediaRenderer = createMediaRenderer((await findFfmpeg())?.path ?? null);
});
afterAll(() => mediaRenderer.close());

type Upload = readonly [name: string, kind: string, bytes?: Uint8Array<ArrayBuffer>];

/** Uploads, in this order, and the id of the job that has them. */
const jobWith = async (...files: readonly Upload[]) => {
  const guest = guestOf(server());
  const uploads: string[] = [];
  for (const [name, kind, bytes] of files) {
    const content = bytes ?? new Uint8Array(await readFile(resolve(FIXTURES, name)));
    uploads.push(await guest.upload({ name, kind, bytes: content }));
  }
  const { id } = await guest.submit({ uploads });
  await guest.waitForEnd(id);
  return numberOf(id);
};

type Render = MediaRenderer['render'];
const portsWith = (render: Render = mediaRenderer.render): PicturePorts => ({
  ...server().ports,
  mediaRenderer: { render },
});
const drawn = { jpeg: new Uint8Array([0xff, 0xd8, 0xff]), width: 4, height: 3 };
const failing = (...outcomes: (Error | null)[]): Render => {
  const render = vi.fn<Render>(async () => drawn);
  for (const outcome of outcomes) {
    if (outcome) render.mockRejectedValueOnce(outcome);
    else render.mockResolvedValueOnce(drawn);
  }
  return render;
};

/** Sees all uploads of a job, one after the other. */
const seeAll = async (ports: PicturePorts, id: number, signal = never) => {
  const uploads = await findJobUploads(server().ports, id);
  const pictures = openJobPictures(ports, { id, run: 1 }, uploads);
  const notes: string[] = [];
  const steps: string[] = [];
  for (const upload of uploads) {
    const onStep = ({ unit, position, count }: ReadingStep) =>
      steps.push(`${upload.name}: ${unit} ${position} of ${count}`);
    const note = await pictures.see(upload, { owner: 'me', signal, onStep });
    if (note !== null) notes.push(note);
  }
  return { images: pictures.images, notes, steps };
};

describe('the pictures of a job', () => {
  it('are made of photos, frames and plan pages, in the order of the uploads', async () => {
    const large = await sharp({
      create: { width: 1_600, height: 1_200, channels: 3, background: '#a63' },
    })
      .jpeg()
      .toBuffer();
    const id = await jobWith(
      ['plan.pdf', 'floor'],
      ['bid.xlsx', 'doc'],
      ['clip.mov', 'video'],
      ['large.jpg', 'photo', new Uint8Array(large)],
      ['photo-kitchen.jpg', 'photo'],
      ['photo.heic', 'photo'],
      ['plan.png', 'floor'],
    );
    const { images, notes, steps } = await seeAll(portsWith(), id);
    expect(images.map(({ kind, name, width, height }) => [kind, name, width, height])).toEqual([
      ['plan', 'plan.pdf', 2_048, 1_583],
      ...Array.from({ length: 4 }, () => ['frame', 'clip.mov', 180, 320]),
      ['photo', 'large.jpg', 1_280, 960],
      ['photo', 'photo-kitchen.jpg', 800, 500],
      ['photo', 'photo.heic', 640, 400],
      ['plan', 'plan.png', 1_100, 850],
    ]);
    for (const { jpeg } of images) {
      const { format, exif } = await sharp(jpeg).metadata();
      expect([format, exif]).toEqual(['jpeg', undefined]);
    }
    expect(notes).toEqual([]);
    expect(steps).toEqual([
      'plan.pdf: PAGE 1 of 1',
      ...[1, 2, 3, 4].map((position) => `clip.mov: FRAME ${position} of 4`),
      'plan.png: PAGE 1 of 1',
    ]);
  }, 60_000);

  it('come from the original where no picture for the screen is kept', async () => {
    const id = await jobWith(['photo-kitchen.jpg', 'photo']);
    const { ports } = server();
    const { file } = await ports.db.jobFile.findFirstOrThrow({
      where: { jobId: id },
      include: { file: true },
    });
    await ports.db.file.update({ where: { id: file.id }, data: { displayKey: null } });
    const { images } = await seeAll(portsWith(), id);
    expect(images).toMatchObject([{ width: 800, height: 500 }]);
  });
});

describe('a file that fails', () => {
  it('is left out, and a reading says so in place of what is said without a model', async () => {
    const id = await jobWith(['photo.png', 'photo'], ['photo-kitchen.jpg', 'photo']);
    const ports = portsWith(failing(badInput('It is damaged.')));
    const uploads = await findJobUploads(server().ports, id);
    const pictures = openJobPictures(ports, { id, run: 1 }, uploads);
    const readings = await readJobUploads(
      server().ports,
      { id, run: 1 },
      uploads,
      { owner: 'me', signal: never },
      {
        pictures,
      },
    );
    expect(pictures.images.map(({ name }) => name)).toEqual(['photo-kitchen.jpg']);
    expect(readings.map(({ note }) => note)).toEqual([
      '“photo.png” was not shown to the language model. It is damaged.',
      null,
    ]);
  });

  it('in part is shown in part', async () => {
    const id = await jobWith(['clip.mp4', 'video']);
    const ports = portsWith(failing(null, badInput('No.')));
    const { images, notes } = await seeAll(ports, id);
    expect(images).toHaveLength(3);
    expect(notes).toEqual([expect.stringContaining('in part')]);
  });

  it('again and again is not tried further', async () => {
    const id = await jobWith(['clip.mp4', 'video']);
    const render = failing(badInput('No.'), badInput('No.'));
    const { images } = await seeAll(portsWith(render), id);
    expect(images).toEqual([]);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('trouble that another try may cure', () => {
  it('bytes that cannot be reached', async () => {
    const id = await jobWith(['photo.png', 'photo']);
    const ports = portsWith();
    const gone = { ...ports, storage: { ...ports.storage, size: async () => null } };
    await expect(seeAll(gone, id)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it.each<[string, Error]>([
    ['a server that stops', new DomainError('UNAVAILABLE', 'The server is restarting.')],
    ['a defect', new TypeError('undefined is not a function')],
  ])('%s is passed on', async (_what, error) => {
    const id = await jobWith(['photo.png', 'photo']);
    await expect(seeAll(portsWith(failing(error)), id)).rejects.toBe(error);
  });

  it('a job that is cancelled, before and meanwhile', async () => {
    const id = await jobWith(['photo.heic', 'photo']);
    const reason = new Error('cancelled');
    await expect(seeAll(portsWith(), id, AbortSignal.abort(reason))).rejects.toBe(reason);
    const leaving = new AbortController();
    const ports = portsWith((path, options, caller) => {
      const making = mediaRenderer.render(path, options, caller);
      leaving.abort(reason);
      return making;
    });
    await expect(seeAll(ports, id, leaving.signal)).rejects.toBe(reason);
  });
});
