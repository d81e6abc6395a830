// Files that are valid and take for ever, of somebody who has many keys or many networks: others get their turns.
import { numberOf } from '../../testing/ids.ts';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { badInput, DomainError } from '../../domain/errors.ts';
import { makePdfOfSlowColor } from '../../infra/media/testing/attacks.ts';
import { makePdf } from '../../infra/media/testing/files.ts';
import { useTestServer } from '../../testing/app.ts';
import { tinyPng } from '../../testing/tiny-files.ts';
import { guestBehindProxy, type Person } from '../../testing/world.ts';

const server = useTestServer({ env: { TRUST_PROXY: '127.0.0.1' } });

const leaving = new Set<AbortController>();
afterEach(() => {
  for (const each of leaving) each.abort();
  leaving.clear();
});

/** More time than the slow files of one test may take together, so that none of them leaves its place by waiting. */
const NEVER_MS = 600_000;

/** Uploads that take longer than they may. What each of them was answered comes into the list. */
const sendSlowFiles = (people: readonly Person[]) => {
  const bytes = new Uint8Array(makePdfOfSlowColor(1_000));
  const leave = new AbortController();
  leaving.add(leave);
  const answers: string[] = [];
  for (const person of people) {
    const body = new FormData();
    body.set('kind', 'doc');
    body.set('file', new Blob([bytes]), 'slow.pdf');
    const { headers } = person;
    const { signal } = leave;
    void fetch(`${server().url}/api/files/`, { method: 'POST', headers, body, signal })
      .then(async (answer) => answers.push(`${answer.status} ${await answer.text()}`))
      .catch(() => undefined);
  }
  return answers;
};

const PDF = { bytes: new Uint8Array(makePdf(1)), name: 'bid.pdf', kind: 'doc' };
const PHOTO = { bytes: tinyPng() };

it.each([
  ['many keys of one network', 8, (_at: number) => '198.51.100.9', PHOTO],
  ['many keys of one network', 8, (_at: number) => '198.51.100.9', PDF],
  ['many networks', 4, (at: number) => `198.51.100.${100 + at}`, PHOTO],
])('of %s are still being opened when a stranger’s file is done', async (_who, many, of, file) => {
  const { ports } = server();
  const { inspectMedia } = ports;
  let opening = 0;
  ports.inspectMedia = (upload, caller) => {
    opening += 1;
    return inspectMedia({ ...upload, withinMs: NEVER_MS }, caller);
  };
  try {
    const people = Array.from({ length: many }, (_, at) => guestBehindProxy(server(), of(at)));
    const answers = sendSlowFiles(people);
    await expect.poll(() => ({ opening, answers })).toEqual({ opening: many, answers: [] });
    expect((await guestBehindProxy(server()).postFile(file)).status).toBe(201);
    // A slow machine gives up some of them meanwhile; the stranger never waits for all.
    expect(answers.slice(many - 1)).toEqual([]);
  } finally {
    ports.inspectMedia = inspectMedia;
  }
});

it('an equal file that is given up leaves the other its bytes', async () => {
  const { ports } = server();
  const { inspectMedia } = ports;
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let begun = 0;
  ports.inspectMedia = async (...asked) => {
    begun += 1;
    if (begun > 1) throw badInput('This one is given up.');
    await gate;
    return inspectMedia(...asked);
  };
  try {
    const kept = guestBehindProxy(server()).postFile(PDF);
    await expect.poll(() => begun).toBe(1);
    expect((await guestBehindProxy(server()).postFile(PDF)).status).toBe(400);
    open();
    expect((await kept).status).toBe(201);
  } finally {
    ports.inspectMedia = inspectMedia;
  }
});

it('a file that is sent again while its bytes are being deleted is kept', async () => {
  const { ports } = server();
  const { inspectMedia, storage } = ports;
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const bytes = new Uint8Array(makePdf(3));
  const deleted: string[] = [];
  const remove = storage.delete.bind(storage);
  vi.spyOn(storage, 'delete').mockImplementation(async (key) => {
    deleted.push(key);
    await gate;
    await remove(key);
  });
  try {
    ports.inspectMedia = () => Promise.reject(badInput('This one is given up.'));
    const given = guestBehindProxy(server()).postFile({ ...PDF, bytes });
    await expect.poll(() => deleted.length).toBe(1);
    ports.inspectMedia = inspectMedia;
    const { uploadsUnderWay } = ports;
    const again = guestBehindProxy(server()).postFile({ ...PDF, bytes });
    await expect.poll(() => uploadsUnderWay.of(`content ${deleted[0]}`)).toBe(1);
    open();
    expect((await given).status).toBe(400);
    expect((await again).status).toBe(201);
  } finally {
    open();
    ports.inspectMedia = inspectMedia;
  }
});

it('a file whose bytes another process deleted is asked for once more', async () => {
  const { storage } = server().ports;
  const put = storage.put.bind(storage);
  vi.spyOn(storage, 'put').mockImplementationOnce(async (...args) => {
    const blob = await put(...args);
    await storage.delete(blob.key);
    return blob;
  });
  const answer = await guestBehindProxy(server()).postFile({
    ...PDF,
    bytes: new Uint8Array(makePdf(4)),
  });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    detail: 'The file did not arrive whole. Upload it once more.',
  });
});

it('a file that fails while it is stored leaves nothing of an equal one that was given up', async () => {
  const { ports } = server();
  const { inspectMedia, storage } = ports;
  const bytes = new Uint8Array(makePdf(5));
  const put = storage.put.bind(storage);
  const stored = Promise.withResolvers<string>();
  const { promise: gate, resolve: fail } = Promise.withResolvers<void>();
  vi.spyOn(storage, 'put').mockImplementationOnce(async (...args) => {
    const { key } = await put(...args);
    stored.resolve(key);
    await gate;
    throw new DomainError('UNAVAILABLE', 'The storage is away.');
  });
  try {
    const failing = guestBehindProxy(server()).postFile({ ...PDF, bytes });
    const key = await stored.promise;
    ports.inspectMedia = () => Promise.reject(badInput('This one is given up.'));
    expect((await guestBehindProxy(server()).postFile({ ...PDF, bytes })).status).toBe(400);
    expect(await storage.size(key)).not.toBeNull();
    fail();
    expect((await failing).status).toBe(503);
    expect(await storage.size(key)).toBeNull();
  } finally {
    fail();
    ports.inspectMedia = inspectMedia;
  }
});

it('papers of one network, however many, do not keep a stranger’s from being read', async () => {
  const { mediaReader, db } = server().ports;
  const { readPaper } = mediaReader;
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const slow = new Uint8Array(makePdf(2));
  mediaReader.readPaper = async (path, limits, caller) => {
    if ((await readFile(path)).equals(slow)) await gate;
    return readPaper(path, limits, caller);
  };
  try {
    const address = '198.51.100.77';
    for (let at = 0; at < 20; at += 1)
      await guestBehindProxy(server(), address).upload({ ...PDF, bytes: slow });
    const id = numberOf(await guestBehindProxy(server()).upload(PDF));
    const stateOf = async () => (await db.paper.findUnique({ where: { fileId: id } }))?.state;
    await expect.poll(stateOf).not.toBe('WAITING');
    expect(await db.paper.count({ where: { state: 'WAITING' } })).toBe(20);
  } finally {
    open();
    mediaReader.readPaper = readPaper;
  }
});
