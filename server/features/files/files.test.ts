import { bareKey } from '../../domain/ids.ts';
import { request as httpRequest } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { tinyPng } from '../../testing/tiny-files.ts';
import { TestEstimateDocument, TestUploadLimitsDocument } from '../../testing/gql/graphql.ts';
import { guestOf, type Person, strangerOf, type UploadBody } from '../../testing/world.ts';
import { fixtureUpload, storedFiles } from '../../testing/stored-files.ts';

const server = useTestServer({ env: { MAX_DOC_MB: '0.2' } });

/** A file sent without its type. */
const fixture = (name: string, kind: string, mime = '') => fixtureUpload(name, kind, mime);

const upload = async (person: Person, body: UploadBody) => {
  const response = await person.postFile(body);
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

const linksOf = async (person: Person, body: UploadBody) => {
  const job = await person.submit({ uploads: [await person.upload(body)] });
  await person.waitForEnd(job.id);
  const { estimate } = await person.runOk(TestEstimateDocument, { by: { jobId: job.id } });
  const [file] = estimate?.uploads ?? [];
  if (!file) throw new Error('The estimate shows no upload.');
  return file;
};

it('tells how large a file of each card may be on this server, and whether it is read', async () => {
  const { uploadLimits } = await guestOf(server()).runOk(TestUploadLimitsDocument, {});
  expect(uploadLimits).toContainEqual({
    kind: 'DOC',
    mimeTypes: expect.arrayContaining(['application/pdf', 'text/plain']),
    extensions: expect.arrayContaining(['.pdf', '.docx', '.txt']),
    maxBytes: 200_000,
    isInterpreted: true,
  });
  expect(uploadLimits).toContainEqual({
    kind: 'VIDEO',
    mimeTypes: ['video/mp4', 'video/quicktime', 'video/x-m4v', 'video/webm'],
    extensions: ['.mp4', '.mov', '.qt', '.m4v', '.webm'],
    maxBytes: 1_000_000_000,
    isInterpreted: false,
  });
});

describe('an upload', () => {
  it('that does not get its turn in time is told so, with a time, and leaves nothing', async () => {
    const guest = guestOf(server());
    const { ports } = server();
    const { inspectMedia } = ports;
    const inspecting = vi
      .spyOn(ports, 'inspectMedia')
      .mockImplementationOnce((file, caller) => inspectMedia({ ...file, withinMs: 0 }, caller));
    const background = { r: 71, g: 11, b: 47 };
    const create = { width: 9, height: 7, channels: 3 as const, background };
    const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
    const before = await storedFiles(server());
    const waited = await guest.postFile({ bytes });
    expect(inspecting).toHaveBeenCalledOnce();
    expect(waited.status).toBe(429);
    expect(waited.headers.get('retry-after')).toBe('60');
    expect(await waited.json()).toMatchObject({
      code: 'throttled',
      detail: expect.stringContaining('did not get its turn in time'),
    });
    expect(await storedFiles(server())).toEqual(before);
    expect((await guest.postFile({ bytes })).status).toBe(201);
  });

  it.each([
    ['photo-kitchen.jpg', 'photo', 'image/jpeg', true],
    ['photo.png', 'photo', 'image/png', true],
    ['photo.heic', 'photo', 'image/heic', true],
    ['clip.mp4', 'video', 'video/mp4', true],
    ['clip.mov', 'video', 'video/quicktime', true],
    ['clip.m4v', 'video', 'video/x-m4v', true],
    ['clip.webm', 'video', 'video/webm', true],
    ['plan.pdf', 'floor', 'application/pdf', true],
    ['plan.png', 'floor', 'image/png', true],
    ['scope.pdf', 'doc', 'application/pdf', true],
    ['scope.doc', 'doc', 'application/msword', false],
    ['bid.xls', 'doc', 'application/vnd.ms-excel', false],
  ])('%s as %s is taken in as %s', async (name, kind, mime, hasPicture) => {
    // What the browser says about the type is not believed, so a lie changes nothing.
    const { status, body } = await upload(guestOf(server()), {
      ...(await fixture(name, kind)),
      mime: 'text/html',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ mime, kind, name });
    expect(Boolean(body['thumbnail'])).toBe(hasPicture);
  });

  it('may send its kind after the file', async () => {
    const { bytes = new Uint8Array() } = await fixture('photo.png', 'photo');
    const form = new FormData();
    form.set('file', new Blob([bytes]), 'photo.png');
    form.set('mime', 'image/png');
    form.set('kind', 'photo');
    const { headers } = guestOf(server());
    const response = await fetch(`${server().url}/api/files`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect(response.status).toBe(201);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\photos\\kitchen.png', 'kitchen.png'],
    ['evil\u202Egnp.exe', 'evilgnp.exe'],
    [`${'x'.repeat(300)}.png`, 'x'.repeat(200)],
    [`${'x'.repeat(199)}🏠.png`, 'x'.repeat(199)],
    ['..', 'file'],
    ['\u202E\u0000', 'file'],
  ])('named %j is called %j', async (name, called) => {
    const { body } = await upload(guestOf(server()), { name });
    expect(body['name']).toBe(called);
    const download = await fetch(`${server().url}${body['file']}`);
    expect(download.status).toBe(200);
    expect(download.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(called)}`,
    );
  });

  const postNamed = (name: string) => {
    const part = (header: string) => `--b\r\ncontent-disposition: form-data; ${header}\r\n\r\n`;
    return fetch(`${server().url}/api/files/`, {
      method: 'POST',
      headers: { ...guestOf(server()).headers, 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([
        Buffer.from(
          `${part('name="kind"')}photo\r\n${part(`name="file"; filename*=UTF-8''${name}`)}`,
        ),
        tinyPng(),
        Buffer.from('\r\n--b--\r\n'),
      ]),
    });
  };

  it('writes no header with its name', async () => {
    const answer = await postNamed('a%22%3B%20filename%3D%22evil.exe');
    const { name, file } = (await answer.json()) as Record<string, string>;
    expect(name).toBe('a"; filename="evil.exe');
    const download = await fetch(`${server().url}${file}`);
    expect(download.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''a%22%3B%20filename%3D%22evil.exe",
    );
    expect((await postNamed('a%0D%0AX-Evil%3A%201%0D%0A%0D%0Ab.png')).status).toBe(400);
  });
});

describe('an upload is refused with a sentence and leaves nothing', () => {
  it.each<[string, UploadBody, number]>([
    ['an empty file', { bytes: new Uint8Array() }, 400],
    ['text named .png', { bytes: Uint8Array.from(Buffer.from('hello')), name: 'a.png' }, 400],
    [
      'a page behind JPEG’s first bytes',
      { bytes: Uint8Array.from(Buffer.from('\xff\xd8\xff<html>', 'latin1')) },
      400,
    ],
    ['a picture as a video', { kind: 'video' }, 400],
    ['an unknown kind', { kind: 'malware' }, 400],
  ])('%s', async (_what, body, status) => {
    const before = await storedFiles(server());
    const answer = await upload(guestOf(server()), body);
    expect(answer.status).toBe(status);
    expect(answer.body['detail']).toMatch(/\w.*\./);
    expect(await storedFiles(server())).toEqual(before);
  });

  it('a document over the limit', async () => {
    const before = await storedFiles(server());
    const { bytes = new Uint8Array() } = await fixture('scope.pdf', 'doc');
    const large = new Uint8Array(300_000);
    large.set(bytes);
    const answer = await upload(guestOf(server()), { kind: 'doc', bytes: large });
    expect(answer.status).toBe(413);
    expect(answer.body['detail']).toContain('200 kB');
    expect(await storedFiles(server())).toEqual(before);
  });

  it('a stranger’s', async () => {
    const answer = await upload(strangerOf(server()), {});
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('a form without a file, and no form at all', async () => {
    const { headers } = guestOf(server());
    const form = new FormData();
    form.set('kind', 'photo');
    const target = `${server().url}/api/files/`;
    expect((await fetch(target, { method: 'POST', headers, body: form })).status).toBe(400);
    expect((await fetch(target, { method: 'POST', headers })).status).toBe(400);
  });

  it('one that is cut off', async () => {
    const before = await storedFiles(server());
    const { headers } = guestOf(server());
    const head =
      '--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\nvideo\r\n' +
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n';
    const { bytes = new Uint8Array() } = await fixture('clip.mp4', 'video');
    const sent = httpRequest(`${server().url}/api/files/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    });
    sent.on('error', () => undefined);
    sent.write(head);
    sent.write(bytes.subarray(0, 8_000));
    await expect
      .poll(async () => (await storedFiles(server())).length)
      .toBeGreaterThan(before.length);
    sent.destroy();
    await expect.poll(() => storedFiles(server())).toEqual(before);
  });
});

describe('pictures', () => {
  it('made of an upload stay, also when their very bytes are uploaded as a picture', async () => {
    const guest = guestOf(server());
    const { body } = await upload(guest, await fixture('photo.png', 'photo'));
    const thumbnail = new URL(body['thumbnail'] ?? '', server().url);
    const bytes = new Uint8Array(await (await fetch(thumbnail)).arrayBuffer());
    const copy = await upload(guest, { kind: 'photo', name: 'a.webp', bytes });
    expect(copy.status).toBe(201);
    const { status, headers: facts } = await fetch(thumbnail);
    expect([status, facts.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('are small, upright and without metadata', async () => {
    const file = await linksOf(guestOf(server()), await fixture('photo-kitchen.jpg', 'photo'));
    for (const link of [file.thumbnailUrl, file.displayUrl]) {
      const response = await fetch(`${server().url}${link}`);
      expect(response.status).toBe(200);
      const picture = await sharp(await response.bytes()).metadata();
      expect(picture.exif).toBeUndefined();
      expect(picture.orientation ?? 1).toBe(1);
      expect(Math.sign((file.width ?? 0) - (file.height ?? 0))).toBe(
        Math.sign(picture.width - picture.height),
      );
    }
  });

  it('are made of HEIC, too', async () => {
    const file = await linksOf(guestOf(server()), await fixture('photo.heic', 'photo'));
    const response = await fetch(`${server().url}${file.thumbnailUrl}`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await response.bytes()).metadata()).width).toBeGreaterThan(100);
  });
});

describe('a link', () => {
  it('gives the original as a download that cannot run', async () => {
    const body = await fixture('clip.mp4', 'video');
    const file = await linksOf(guestOf(server()), body);
    const response = await fetch(`${server().url}${file.url}`);
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''clip.mp4",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await response.bytes()).toEqual(body.bytes);
  });

  it.each([
    ['bytes=0-99', 206, 'bytes 0-99/', 100],
    ['bytes=-10', 206, 'bytes ', 10],
    ['bytes=99999999-', 416, 'bytes */', 0],
    ['lines=1-2', 200, '', null],
  ])('answers the range %s', async (range, status, contentRange, length) => {
    const body = await fixture('clip.mp4', 'video');
    const { url } = await linksOf(guestOf(server()), body);
    const response = await fetch(`${server().url}${url}`, { headers: { range } });
    expect(response.status).toBe(status);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    const bytes = await response.bytes();
    expect(bytes.length).toBe(length ?? body.bytes?.length);
    expect(response.headers.get('content-range') ?? '').toContain(contentRange);
  });

  it('is good for minutes only', async () => {
    const { ports } = server();
    const { url } = await linksOf(guestOf(server()), {});
    const statusIn = async (minutes: number) => {
      ports.now = () => new Date(Date.now() + minutes * 60_000);
      const { status } = await fetch(`${server().url}${url}`);
      ports.now = () => new Date();
      return status;
    };
    // Ends are rounded up to five minutes.
    expect([await statusIn(9), await statusIn(15)]).toEqual([200, 403]);
  });

  it('cannot be made up, stretched or used for another file', async () => {
    const guest = guestOf(server());
    const file = await linksOf(guest, {});
    const other = await linksOf(guest, {});
    const attempts = [
      `/files/${bareKey(file.id)}/original`,
      file.url.replace(/expires=\d+/, 'expires=99999999999999'),
      file.url.replace('original', 'display'),
      file.url.replace(`/files/${bareKey(file.id)}/`, `/files/${bareKey(other.id)}/`),
      file.url.replace(/signature=.*/, 'signature='),
    ];
    for (const attempt of attempts) {
      expect((await fetch(`${server().url}${attempt}`)).status).toBe(403);
    }
  });
});
