// Files that come in parts: over cuts, restarts and sign-ins, within the same room as all others.
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { badInput, DomainError } from '../../domain/errors.ts';
import { TestDeleteFileDocument } from '../../testing/gql/graphql.ts';
import { tinyPng } from '../../testing/tiny-files.ts';
import { sha256 } from '../../infra/secrets.ts';
import { guestBehindProxy, type Person, personAt, userOf } from '../../testing/world.ts';
import { adoptFiles } from './adopt-files.ts';
import { sweepResumableUploads } from './sweep-resumable.ts';

const MB = 1_000_000;
const FIXTURES = resolve(import.meta.dirname, '../../testing/fixtures');
const server = useTestServer({
  env: {
    OWNER_STORAGE_MB: '9',
    GUEST_DAILY_UPLOAD_MB: '12',
    MAX_PHOTO_MB: '8',
    TRUST_PROXY: '127.0.0.1',
  },
});
afterEach(() => {
  server().ports.now = () => new Date();
});

/** About 3 MB that no other picture shares. */
const picture = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const raw = { width: 1_000, height: 1_000, channels: 3 as const };
  return new Uint8Array(
    await sharp(randomBytes(3 * MB), { raw })
      .png()
      .toBuffer(),
  );
};

interface Told {
  id: number;
  offset: number;
  detail?: string;
}

const announce = (person: Person, size: number, more: Record<string, unknown> = {}) =>
  person.rest('POST', '/api/uploads/', { name: 'hall.png', kind: 'photo', size, ...more });

const begin = async (person: Person, size: number, more?: Record<string, unknown>) => {
  const response = await announce(person, size, more);
  const { id } = (await response.json()) as Told;
  if (response.status !== 201) throw new Error(`Not announced: ${response.status}`);
  return `/api/uploads/${id}/`;
};

const tell = async (response: Response | Promise<Response>) => {
  const answer = await response;
  return { status: answer.status, ...((await answer.json()) as Partial<Told>) };
};

/** Statuses, the least first. */
const statusesOf = (answers: readonly Response[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

const finish = (person: Person, path: string) => person.rest('POST', `${path}finish/`);

/** Everything that lies in the blob store. */
const blobs = async (): Promise<string[]> => {
  const root = join(server().dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const later = (hours: number) => {
  server().ports.now = () => new Date(Date.now() + hours * 60 * 60 * 1000);
};

/** Sends some of a part and then loses the connection. */
const cutOff = (person: Person, path: string, start: number, bytes: Uint8Array): Promise<void> =>
  new Promise((done) => {
    const request = httpRequest(`${server().url}${path}`, {
      method: 'PATCH',
      headers: {
        ...person.headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(start),
        'content-length': String(bytes.length),
      },
    });
    request.on('error', () => done());
    request.write(bytes.subarray(0, bytes.length / 2), () => request.destroy(new Error('cut')));
  });

describe('a file in parts', () => {
  it('goes on where it was cut off, and is the same file in the end', async () => {
    const guest = guestBehindProxy(server());
    const bytes = await picture();
    const path = await begin(guest, bytes.length);
    const [first, second] = [bytes.slice(0, MB), bytes.slice(MB)];
    expect(await tell(guest.sendPart(path, 0, first))).toEqual({ status: 200, offset: MB });
    await cutOff(guest, path, MB, second);
    expect(await tell(guest.rest('GET', path))).toMatchObject({ offset: MB, size: bytes.length });
    expect(await tell(finish(guest, path))).toMatchObject({ status: 409, code: 'conflict' });

    // This is what happens when the answer was lost, not the part.
    expect(await tell(guest.sendPart(path, 0, first))).toEqual({
      status: 409,
      code: 'conflict',
      detail: `The next part of this file begins at byte ${MB}.`,
    });
    await guest.sendPart(path, MB, second);
    const made = await tell(finish(guest, path));
    expect(made).toMatchObject({ status: 201, kind: 'photo', name: 'hall.png', mime: 'image/png' });
    expect(await tell(finish(guest, path))).toEqual(made);
    const file = await server().ports.db.file.findUniqueOrThrow({ where: { id: made.id ?? 0 } });
    expect(file.sha256).toBe(sha256(bytes));

    await sweepResumableUploads(server().ports);
    const kept = await blobs();
    expect(new Set(kept)).toEqual(
      new Set([file.key, file.thumbnailKey, file.displayKey].map((key) => key?.split('/').at(-1))),
    );
    const job = await guest.submit({ uploads: [String(file.id)] });
    expect(await guest.waitForEnd(job.id)).toMatchObject({ status: 'READY' });
  });

  it('keeps its parts when it was not the file’s fault, and says why once it was', async () => {
    const { ports } = server();
    const { inspectMedia } = ports;
    const guest = guestBehindProxy(server());
    const bytes = await picture();
    const path = await begin(guest, bytes.length);
    await guest.sendPart(path, 0, bytes);
    const killed = 'Nothing is wrong with the file.';
    const refusal = 'It is damaged.';
    try {
      ports.inspectMedia = () => Promise.reject(new DomainError('UNAVAILABLE', killed));
      expect(await tell(finish(guest, path))).toMatchObject({ status: 503, detail: killed });
      expect(await tell(guest.rest('GET', path))).toMatchObject({ offset: bytes.length });
      ports.inspectMedia = () => Promise.reject(badInput(refusal));
      for (const _try of [1, 2])
        expect(await tell(finish(guest, path))).toMatchObject({ status: 400, detail: refusal });
    } finally {
      ports.inspectMedia = inspectMedia;
    }
    const again = await begin(guest, bytes.length);
    await guest.sendPart(again, 0, bytes);
    expect((await finish(guest, again)).status).toBe(201);
  });

  it('takes each part once when it comes over two connections', async () => {
    const guest = guestBehindProxy(server());
    const bytes = await picture();
    const path = await begin(guest, bytes.length);
    const part = bytes.slice(0, 2 * MB);
    const answers = await Promise.all([1, 2, 3].map(() => guest.sendPart(path, 0, part)));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    await guest.sendPart(path, 2 * MB, bytes.slice(2 * MB));
    const ends = await Promise.all([1, 2].map(() => finish(guest, path)));
    expect(statusesOf(ends)).toEqual([201, 202]);
    expect(await server().ports.db.file.count({ where: { sha256: sha256(bytes) } })).toBe(1);
  });

  it('becomes the user’s when its guest signs in on the way', async () => {
    const guest = guestBehindProxy(server());
    const bytes = await picture();
    const path = await begin(guest, bytes.length);
    await guest.sendPart(path, 0, bytes.slice(0, MB));
    const user = await userOf(server(), 'late@example.test');
    const { db } = server().ports;
    const { accountId: from } = await db.resumableUpload.findFirstOrThrow({
      orderBy: { id: 'desc' },
    });
    const { id: to } = await db.account.findFirstOrThrow({ where: { email: 'late@example.test' } });
    await db.$transaction((tx) => adoptFiles(tx, { from, to }));
    expect((await guest.sendPart(path, MB, bytes.slice(MB))).status).toBe(404);
    expect((await user.sendPart(path, MB, bytes.slice(MB))).status).toBe(200);
    expect((await finish(user, path)).status).toBe(201);
  });
});

describe('what is refused', () => {
  it.each([
    ['an empty one', { size: 0 }, 400, /^This file is empty/],
    ['one that is too large', { size: 8 * MB + 1 }, 413, /larger than the 8 MB/],
    ['one of no known kind', { kind: 'song' }, 400, /kind must be/],
    ['a size that is none', { size: 1.5 }, 400, /whole number/],
  ])('%s', async (_what, more, status, detail) => {
    const told = await tell(announce(guestBehindProxy(server()), MB, more));
    expect(told).toMatchObject({ status, detail: expect.stringMatching(detail) });
  });

  it('what is not what its card takes, with the first part', async () => {
    const guest = guestBehindProxy(server());
    const path = await begin(guest, 3 * MB);
    const bytes = new Uint8Array(await readFile(join(FIXTURES, 'clip.mp4')));
    const part = new Uint8Array(MB);
    part.set(bytes.slice(0, MB));
    const told = await tell(guest.sendPart(path, 0, part));
    expect(told).toMatchObject({ status: 400, detail: expect.stringContaining('type MP4') });
  });

  it('more than was announced, and parts too small to be worth it', async () => {
    const guest = guestBehindProxy(server());
    const bytes = await picture();
    const path = await begin(guest, 2 * MB);
    expect(await tell(guest.sendPart(path, 0, bytes))).toMatchObject({
      status: 400,
      detail: 'This is more than was announced.',
    });
    expect((await guest.sendPart(path, 0, bytes.slice(0, 9))).status).toBe(400);
    expect((await guest.rest('GET', path)).status).toBe(200);
  });
});

describe('room', () => {
  it('is taken by what comes, not by what is announced', async () => {
    const address = '198.51.100.44';
    const [greedy, other] = [1, 2].map(() => guestBehindProxy(server(), address));
    if (!greedy || !other) throw new Error('There are two.');
    const paths = [];
    for (let at = 0; at < 5; at += 1) paths.push(await begin(greedy, 8 * MB));
    const [first = '', second = '', third = '', fourth = ''] = paths;
    const kept = await other.upload({ bytes: await picture() });
    expect((await greedy.sendPart(first, 0, await picture())).status).toBe(200);
    expect((await greedy.sendPart(second, 0, await picture())).status).toBe(200);
    // The account has 9 MB, its network 12 in a day.
    expect((await greedy.sendPart(third, 0, await picture())).status).toBe(413);
    expect((await announce(other, 4 * MB)).status).toBe(402);
    // What came has come, whatever becomes of it.
    expect((await other.rest('DELETE', first)).status).toBe(404);
    expect((await greedy.rest('DELETE', first)).status).toBe(204);
    expect((await greedy.rest('GET', first)).status).toBe(404);
    await other.runOk(TestDeleteFileDocument, { input: { fileId: kept } });
    expect((await announce(other, 4 * MB)).status).toBe(402);

    later(2);
    await sweepResumableUploads(server().ports);
    later(0);
    expect((await greedy.rest('GET', fourth)).status).toBe(404);
    expect((await greedy.rest('GET', second)).status).toBe(200);
    later(25);
    await sweepResumableUploads(server().ports);
    expect((await greedy.rest('GET', second)).status).toBe(404);
    expect((await announce(other, 8 * MB)).status).toBe(201);
    expect(await server().ports.db.uploadPart.count()).toBe(0);
  });

  it('stays taken while a file comes, also after a day', async () => {
    const address = '198.51.100.46';
    for (let at = 0; at < 2; at += 1) {
      const slow = guestBehindProxy(server(), address);
      const bytes = await picture();
      const path = await begin(slow, 6 * MB);
      expect((await slow.sendPart(path, 0, bytes)).status).toBe(200);
      later(23);
      const rest = new Uint8Array(randomBytes(MB));
      expect((await slow.sendPart(path, bytes.length, rest)).status).toBe(200);
      later(0);
    }
    later(25);
    expect((await announce(guestBehindProxy(server(), address), 5 * MB)).status).toBe(402);
  });

  it('is taken by files that are refused, too', async () => {
    const address = '198.51.100.45';
    const broken = () => {
      const bytes = new Uint8Array(1_000);
      bytes.set(tinyPng().subarray(0, 30));
      return guestBehindProxy(server(), address).postFile({ bytes });
    };
    expect((await broken()).status).toBe(400);
    expect((await guestBehindProxy(server(), address).postFile()).status).toBe(201);
    expect((await broken()).status).toBe(400);
    const stranger = await guestBehindProxy(server(), address).postFile({ bytes: await picture() });
    expect(stranger.status).toBe(402);
    expect((await guestBehindProxy(server()).postFile({ bytes: await picture() })).status).toBe(
      201,
    );
  });

  it('on the disk is looked at for each part', async () => {
    const guest = guestBehindProxy(server());
    const path = await begin(guest, 3 * MB);
    const { storage } = server().ports;
    const { freeBytes } = storage;
    storage.freeBytes = async () => 2 * MB;
    try {
      expect((await guest.sendPart(path, 0, await picture())).status).toBe(507);
    } finally {
      storage.freeBytes = freeBytes;
    }
  });
});

it('is nobody else’s', async () => {
  const owner = guestBehindProxy(server());
  const path = await begin(owner, 2 * MB);
  const stranger = personAt(server().url, {});
  for (const person of [guestBehindProxy(server()), stranger]) {
    expect((await person.rest('GET', path)).status).toBe(404);
    expect((await person.sendPart(path, 0, new Uint8Array(MB))).status).toBe(404);
    expect((await finish(person, path)).status).toBe(404);
  }
});
