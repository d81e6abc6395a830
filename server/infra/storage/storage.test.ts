import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HEAD_BYTES } from './metering.ts';
import { openBlobStore } from './open-store.ts';
import { createDiskStore } from './disk-store.ts';
import type { BlobStore } from './storage.ts';
import { startS3Server } from './testing/s3-server.ts';

interface Bench {
  store: BlobStore;
  /** Everything that lies in the store and is not finished content. */
  leftovers(): Promise<string[]>;
  /** How many finished contents lie in the store. */
  contents(): Promise<number>;
  /** Leaves behind what a killed process would. */
  killUpload(): Promise<void>;
  close(): Promise<void>;
}

const CONTENT = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}/;

const openDisk = async (): Promise<Bench> => {
  const root = await mkdtemp(join(tmpdir(), 'plumbline-disk-'));
  const files = async () => {
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  };
  return {
    store: await openBlobStore({ directory: root, keepFree: 0, s3: null }, () => undefined),
    leftovers: async () => (await files()).filter((name) => !CONTENT.test(name)),
    contents: async () => (await files()).filter((name) => CONTENT.test(name)).length,
    killUpload: () => writeFile(join(root, 'partial', 'cut-off'), 'half a file'),
    close: () => rm(root, { recursive: true }),
  };
};

const openS3 = async (): Promise<Bench> => {
  const server = await startS3Server();
  const { settings } = server;
  return {
    store: await openBlobStore({ directory: '', keepFree: 0, s3: settings }, () => undefined),
    leftovers: async () => (await server.files()).filter((name) => !CONTENT.test(name)),
    contents: async () =>
      (await server.files()).filter((name) => CONTENT.test(name) && name.endsWith('_object'))
        .length,
    async killUpload() {
      const url = `${settings.endpoint}/${settings.bucket}/partial/cut-off`;
      const started = await fetch(`${url}?uploads`, { method: 'POST' });
      expect(started.status).toBe(200);
    },
    close: server.close,
  };
};

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const MB = 1_000_000;
const LIMIT = { maxBytes: 50 * MB };

/** Sends `chunks`, then waits for ever unless told how to end. */
const stalling = (chunks: Buffer[], end?: (stream: Readable) => void) => {
  const rest = [...chunks];
  return new Readable({
    read() {
      const chunk = rest.shift();
      if (chunk) this.push(chunk);
      else end?.(this);
    },
  });
};

describe.each([
  ['disk', openDisk],
  ['s3', openS3],
])('blob store on %s', (_name, open) => {
  let bench: Bench;
  let store: BlobStore;
  beforeAll(async () => {
    bench = await open();
    store = bench.store;
  });
  afterAll(() => bench.close());
  afterEach(async () => {
    expect(await bench.leftovers()).toEqual([]);
  });

  const put = (bytes: Buffer) => store.put(Readable.from([bytes]), LIMIT);
  const read = async (key: string, start?: number, end = Infinity) =>
    buffer(await store.get(key, start === undefined ? undefined : { start, end }));

  it('keeps content under its hash and gives it back', async () => {
    const bytes = randomBytes(100_000);
    const blob = await put(bytes);
    const hash = sha256(bytes);
    expect(blob).toMatchObject({
      key: `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`,
      size: 100_000,
      sha256: hash,
    });
    expect(blob.head.equals(bytes.subarray(0, HEAD_BYTES))).toBe(true);
    expect(await store.size(blob.key)).toBe(100_000);
    expect((await read(blob.key)).equals(bytes)).toBe(true);
  });

  it('takes a file of many parts, in small and large chunks', async () => {
    const bytes = randomBytes(20 * MB);
    const chunks = [bytes.subarray(0, 10), bytes.subarray(10, MB), bytes.subarray(MB)];
    const blob = await store.put(Readable.from(chunks), LIMIT);
    expect(blob.sha256).toBe(sha256(bytes));
    expect(blob.head.equals(bytes.subarray(0, HEAD_BYTES))).toBe(true);
    expect(sha256(await read(blob.key))).toBe(blob.sha256);
  });

  it('gives the whole content as head when it is short', async () => {
    expect((await put(Buffer.from('short'))).head.toString()).toBe('short');
  });

  it('stores equal content once', async () => {
    const bytes = randomBytes(5_000);
    const before = await bench.contents();
    const [one, two] = await Promise.all([put(bytes), put(bytes)]);
    const three = await put(bytes);
    expect([two.key, three.key]).toEqual([one.key, one.key]);
    expect(await bench.contents()).toBe(before + 1);
  });

  it('reads a range, also one that ends behind the last byte', async () => {
    const { key } = await put(Buffer.from('0123456789'));
    expect((await read(key, 2, 4)).toString()).toBe('234');
    expect((await read(key, 7, 99)).toString()).toBe('789');
  });

  it('deletes, and does not mind when there is nothing to delete', async () => {
    const { key } = await put(Buffer.from('to be deleted'));
    await store.delete(key);
    await store.delete(key);
    expect(await store.size(key)).toBeNull();
    await expect(store.get(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(store.withFile(key, async () => 'lent')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each(['../../etc/passwd', 'partial/x', 'ab/cd/../../x', `ab/cd/${'a'.repeat(64)}/..`, ''])(
    'has nothing under the key %j',
    async (key) => {
      const refused = { code: 'NOT_FOUND' };
      await expect(store.get(key)).rejects.toMatchObject(refused);
      await expect(store.size(key)).rejects.toMatchObject(refused);
      await expect(store.delete(key)).rejects.toMatchObject(refused);
      await expect(store.withFile(key, async () => 0)).rejects.toMatchObject(refused);
    },
  );

  it('refuses a file over the limit, naming the limit', async () => {
    const chunks = Array.from({ length: 15 }, () => randomBytes(MB));
    const source = stalling(chunks);
    await expect(store.put(source, { maxBytes: 12 * MB })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringContaining('12 MB'),
    });
    expect(source.destroyed).toBe(true);
  });

  it('takes a file of exactly the limit', async () => {
    const exact = store.put(Readable.from([randomBytes(1000)]), { maxBytes: 1000 });
    await expect(exact).resolves.toMatchObject({ size: 1000 });
  });

  it.each([
    ['long', Buffer.alloc(HEAD_BYTES, 'x')],
    ['short', Buffer.from('x')],
  ])('ends a %s upload whose first bytes are refused', async (_length, head) => {
    const refusal = new Error('not what it says');
    const source = stalling([head], (stream) => stream.push(head.length === 1 ? null : ''));
    const inspectHead = () => {
      throw refusal;
    };
    await expect(store.put(source, { ...LIMIT, inspectHead })).rejects.toBe(refusal);
    expect(source.destroyed).toBe(true);
  });

  it('leaves nothing of an upload that is aborted half-way', async () => {
    const stop = new AbortController();
    const reason = new Error('the visitor left');
    const source = stalling([randomBytes(10 * MB), randomBytes(MB)], () => stop.abort(reason));
    await expect(store.put(source, { ...LIMIT, signal: stop.signal })).rejects.toBe(reason);
    expect(source.destroyed).toBe(true);
  });

  it('does not begin when it is aborted already', async () => {
    const reason = new Error('too late');
    const source = stalling([randomBytes(1000)]);
    const signal = AbortSignal.abort(reason);
    await expect(store.put(source, { ...LIMIT, signal })).rejects.toBe(reason);
    expect(source.destroyed).toBe(true);
  });

  it.each([1, 20])('leaves nothing of an upload of %i MB that is cut off', async (megabytes) => {
    const before = await bench.contents();
    const failure = new Error('connection lost');
    const chunks = Array.from({ length: megabytes }, () => randomBytes(MB));
    const lost = stalling(chunks, (stream) => stream.destroy(failure));
    await expect(store.put(lost, LIMIT)).rejects.toBe(failure);
    const silent = stalling(chunks, (stream) => stream.destroy());
    await expect(store.put(silent, LIMIT)).rejects.toMatchObject({
      code: 'ERR_STREAM_PREMATURE_CLOSE',
    });
    expect(await bench.contents()).toBe(before);
  });

  it('lends a local file with the content', async () => {
    const bytes = randomBytes(50_000);
    const { key } = await put(bytes);
    const lent = await store.withFile(key, async (path) => readFile(path));
    expect(lent.equals(bytes)).toBe(true);
    expect((await read(key)).equals(bytes)).toBe(true);
  });

  it('sweeps what a killed process left, sparing what is young', async () => {
    await bench.killUpload();
    expect(await store.sweepPartials(60_000)).toBe(0);
    expect(await bench.leftovers()).not.toEqual([]);
    expect(await store.sweepPartials(0)).toBe(1);
  });

  it('is ready', async () => {
    await expect(store.ready()).resolves.toBeUndefined();
  });
});

describe('blob store on a disk', () => {
  it('is not ready when its directory is gone', async () => {
    const root = await mkdtemp(join(tmpdir(), 'plumbline-gone-'));
    const store = createDiskStore(root, { onHealed: () => undefined, keepFree: 0 });
    await rm(root, { recursive: true });
    await expect(store.ready()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('ends a file that comes while the disk has less than is kept free, and takes small ones', async () => {
    const root = await mkdtemp(join(tmpdir(), 'plumbline-low-'));
    const store = createDiskStore(root, { onHealed: () => undefined, keepFree: Infinity });
    const small = store.put(Readable.from([randomBytes(1_000)]), LIMIT);
    await expect(small).resolves.toMatchObject({ size: 1_000 });
    const large = Readable.from(Array.from({ length: 9 }, () => randomBytes(MB)));
    await expect(store.put(large, LIMIT)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    expect(await readdir(join(root, 'partial'))).toEqual([]);
    await rm(root, { recursive: true });
  });
});

describe('blob store on an S3 service that does not answer', () => {
  it('says so, and ends the upload', async () => {
    const server = await startS3Server();
    const store = await openBlobStore(
      { directory: '', keepFree: 0, s3: server.settings },
      () => undefined,
    );
    await server.close();
    const unavailable = { code: 'UNAVAILABLE' };
    const source = stalling([randomBytes(9 * MB)]);
    await expect(store.put(source, LIMIT)).rejects.toMatchObject(unavailable);
    expect(source.destroyed).toBe(true);
    await expect(store.ready()).rejects.toMatchObject(unavailable);
    await expect(store.get(`ab/cd/${'0'.repeat(64)}`)).rejects.toMatchObject(unavailable);
  });

  it('is not ready without its bucket', async () => {
    const server = await startS3Server();
    const s3 = { ...server.settings, bucket: 'another' };
    const store = await openBlobStore({ directory: '', keepFree: 0, s3 }, () => undefined);
    await expect(store.ready()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await server.close();
  });
});
