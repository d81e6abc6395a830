// Room for uploads: what somebody who wants to fill the disk can try.
import { numberOf } from '../../testing/ids.ts';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { askMetrics, useTestServer } from '../../testing/app.ts';
import { makeEstimate, unpackableLines } from '../../testing/editing.ts';
import { TestSaveEstimateDocument, TestSubmitJobDocument } from '../../testing/gql/graphql.ts';
import { guestBehindProxy, type Person, userOf } from '../../testing/world.ts';
import { sweepUnusedUploads } from './sweep-unused.ts';

const PER_ACCOUNT = 100_000;
const PER_NETWORK = 200_000;
const HOUR_MS = 60 * 60 * 1000;

const server = useTestServer({
  env: {
    OWNER_STORAGE_MB: String(PER_ACCOUNT / 1e6),
    GUEST_DAILY_UPLOAD_MB: String(PER_NETWORK / 1e6),
    TRUST_PROXY: '127.0.0.1',
  },
});
afterEach(() => {
  server().ports.now = () => new Date();
});

const later = (hours: number) => {
  server().ports.now = () => new Date(Date.now() + hours * HOUR_MS);
};

/** About 30 kB that no other picture shares. */
const noise = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const raw = { width: 100, height: 100, channels: 3 as const };
  return new Uint8Array(await sharp(randomBytes(30_000), { raw }).png().toBuffer());
};

/** Each sends its own picture, all at once. */
const uploadTogether = async (people: readonly Person[]) => {
  const pictures = await Promise.all(people.map(noise));
  const answers = await Promise.all(
    people.map((person, index) => person.postFile({ bytes: pictures[index] ?? new Uint8Array() })),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  return { taken: answers.length - refused.length, refused };
};

const storedBy = async (where: { accountId?: number; addressHash?: { not: null } } = {}) => {
  const { _sum } = await server().ports.db.file.aggregate({ where, _sum: { size: true } });
  return Number(_sum.size ?? 0);
};

/** Names of everything in the blob store. */
const blobs = async (): Promise<string[]> => {
  const root = join(server().dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe('uploads that come together', () => {
  it('take no more than one account has', async () => {
    const user = await userOf(server(), 'hoarder@example.test');
    const { taken, refused } = await uploadTogether(Array.from({ length: 12 }, () => user));
    expect(taken).toBe(3);
    expect(await storedBy()).toBeLessThanOrEqual(PER_ACCOUNT);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([413]));
    expect(await refused[0]?.json()).toMatchObject({
      code: 'too_large',
      detail: expect.stringContaining('limit of 100 kB'),
    });
  });

  it('take no more than the guests of one network have in a day, whatever keys they use', async () => {
    const address = '198.51.100.7';
    const guests = Array.from({ length: 16 }, () => guestBehindProxy(server(), address));
    const { taken, refused } = await uploadTogether(guests);
    expect(taken).toBe(6);
    expect(await storedBy({ addressHash: { not: null } })).toBeLessThanOrEqual(PER_NETWORK);
    expect(await refused[0]?.json()).toEqual({
      code: 'guest_quota_exhausted',
      login_required: true,
      detail:
        'Guests of your network have uploaded as much as they can in a day (200 kB). Sign in to upload more.',
    });
    const another = await uploadTogether([guestBehindProxy(server())]);
    expect(another.taken).toBe(1);
    later(25);
    expect((await uploadTogether(guests.slice(0, 1))).taken).toBe(1);
  });
});

describe('a disk that fills', () => {
  it('takes no upload below what is kept free, and says so to users and operators', async () => {
    const { ports, url } = server();
    const { freeBytes } = ports.storage;
    ports.storage.freeBytes = async () => 1_000_100;
    try {
      const response = await guestBehindProxy(server()).postFile();
      expect(response.status).toBe(507);
      expect(await response.json()).toEqual({
        code: 'storage_full',
        detail: 'There is no room left for this file on the server. Please try again later.',
      });
      ports.storage.freeBytes = async () => 999_999;
      expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok', disk: 'low' });
      const metrics = await (await askMetrics({ url })).text();
      expect(metrics).toMatch(/plumbline_disk_free_bytes\{directory="files"\} 999999/);
      expect(metrics).toMatch(/plumbline_uploads_refused_total\{reason="disk"\} 1/);
    } finally {
      ports.storage.freeBytes = freeBytes;
    }
    await guestBehindProxy(server()).upload();
  });
});

describe('an upload that no job was submitted with', () => {
  it('goes after a day, with its bytes; one with a job stays', async () => {
    const guest = guestBehindProxy(server());
    later(100);
    await sweepUnusedUploads(server().ports);
    expect(await blobs()).toEqual([]);
    later(0);
    const used = await guest.upload({ bytes: await noise() });
    await guest.waitForEnd((await guest.submit({ uploads: [used] })).id);
    const kept = await blobs();
    const unused = await guest.upload({ bytes: await noise() });
    expect((await blobs()).length).toBeGreaterThan(kept.length);

    later(23);
    await sweepUnusedUploads(server().ports);
    expect(await server().ports.db.file.count({ where: { id: numberOf(unused) } })).toBe(1);
    later(25);
    await sweepUnusedUploads(server().ports);
    const left = await server().ports.db.file.findMany({
      where: { id: { in: [numberOf(used), numberOf(unused)] } },
    });
    expect(left.map(({ id }) => id)).toEqual([numberOf(used)]);
    expect(new Set(await blobs())).toEqual(new Set(kept));
    const { submitJob } = await guest.runOk(TestSubmitJobDocument, {
      input: await guest.submitInput({ uploads: [unused] }),
    });
    expect(submitJob).toMatchObject({
      __typename: 'InvalidInput',
      message: 'One of the uploads was not found. Remove it and upload it again.',
    });
  });

  it('leaves the bytes that another upload has, too', async () => {
    const [first, second] = [guestBehindProxy(server()), guestBehindProxy(server())];
    const bytes = await noise();
    await first.upload({ bytes });
    const kept = await second.upload({ bytes });
    const { id } = await second.submit({ uploads: [kept] });
    await second.waitForEnd(id);
    later(25);
    await sweepUnusedUploads(server().ports);
    const file = await server().ports.db.file.findUniqueOrThrow({ where: { id: numberOf(kept) } });
    expect(await server().ports.storage.size(file.key)).toBe(bytes.length);
    expect(await server().ports.db.file.count({ where: { key: file.key } })).toBe(1);
  });

  it('is either submitted or gone when both are tried at once', async () => {
    const guest = guestBehindProxy(server());
    const inputs = [];
    for (let i = 0; i < 3; i++) {
      inputs.push(
        await guest.submitInput({ uploads: [await guest.upload({ bytes: await noise() })] }),
      );
    }
    later(25);
    const [answers] = await Promise.all([
      Promise.all(inputs.map((input) => guest.runOk(TestSubmitJobDocument, { input }))),
      sweepUnusedUploads(server().ports),
    ]);
    for (const [index, { submitJob }] of answers.entries()) {
      const fileId = numberOf(inputs[index]?.uploads[0]);
      const file = await server().ports.db.file.findUnique({ where: { id: fileId } });
      const size = file && (await server().ports.storage.size(file.key));
      expect(size !== null).toBe(submitJob.__typename === 'SubmitJobSuccess');
    }
  });
});

describe('uploads that are announced and do not come', () => {
  const roomy = useTestServer();
  const leaving: (() => void)[] = [];
  afterEach(() => {
    for (const leave of leaving.splice(0)) leave();
  });

  /** Begins an upload of nine hundred megabytes, and goes no further. */
  const announce = async (email: string): Promise<void> => {
    const user = await userOf(roomy(), email);
    const client = connect(Number(new URL(roomy().url).port), '127.0.0.1');
    client.on('error', () => undefined);
    leaving.push(() => client.destroy());
    const head = {
      Host: 'localhost',
      ...user.headers,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': '900000000',
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    client.write(`POST /api/files/ HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n--b\r\n`);
    const { db, uploadsUnderWay } = roomy().ports;
    const { id } = await db.account.findUniqueOrThrow({ where: { email } });
    await expect.poll(() => uploadsUnderWay.of(`account ${id}`)).toBe(900_000_000);
  };

  it('take no room on the disk from others', async () => {
    const { storage } = roomy().ports;
    const { freeBytes } = storage;
    storage.freeBytes = async () => 1_000_000_000;
    try {
      await announce('first@example.test');
      await announce('second@example.test');
      const { status } = await guestBehindProxy(roomy()).postFile();
      expect(status).toBe(201);
    } finally {
      storage.freeBytes = freeBytes;
    }
  });
});

describe('guests of many networks', () => {
  const tiny = useTestServer({
    env: { ALL_GUESTS_DAILY_UPLOAD_MB: '0.1', TRUST_PROXY: '127.0.0.1' },
  });

  it('are counted for what came of files that were refused, too', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const bytes = new Uint8Array(randomBytes(60_000));
      statuses.push((await guestBehindProxy(tiny()).postFile({ bytes })).status);
    }
    expect(statuses).toEqual([400, 402]);
  });

  const small = useTestServer({
    env: { ALL_GUESTS_DAILY_UPLOAD_MB: '0.1', TRUST_PROXY: '127.0.0.1' },
  });

  it('upload and save no more than all guests have in a day, and users go on', async () => {
    const saver = guestBehindProxy(small());
    const estimate = await makeEstimate(saver);
    for (let turn = 0; turn < 3; turn += 1) {
      await guestBehindProxy(small()).upload({ bytes: await noise() });
    }
    const refused = await guestBehindProxy(small()).postFile({ bytes: await noise() });
    expect([refused.status, await refused.json()]).toEqual([
      402,
      expect.objectContaining({
        code: 'guest_quota_exhausted',
        detail:
          'Guests have uploaded as much as all of them can together in a day. Sign in to upload more.',
      }),
    ]);
    const input = { estimateId: estimate.id, version: 1, items: unpackableLines(20) };
    expect(await saver.runError(TestSaveEstimateDocument, { input })).toMatchObject({
      code: 'QUOTA_EXHAUSTED',
      message:
        'Guests have stored as much as all of them can together in a day. Nothing was saved; sign in to save more.',
    });
    const user = await userOf(small(), 'goes-on@example.test');
    await user.upload({ bytes: await noise() });
    await makeEstimate(user);
  });
});
