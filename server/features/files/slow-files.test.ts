// Files that are valid and take for ever, of somebody who has many keys or many networks: others get their turns.
import { numberOf } from '../../testing/ids.ts';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { badInput } from '../../domain/errors.ts';
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

/** Uploads that take longer than they may. */
const sendSlowFiles = (people: readonly Person[]) => {
  const bytes = new Uint8Array(makePdfOfSlowColor(1_000));
  const leave = new AbortController();
  leaving.add(leave);
  const ended: Person[] = [];
  for (const person of people) {
    const body = new FormData();
    body.set('kind', 'doc');
    body.set('file', new Blob([bytes]), 'slow.pdf');
    const { headers } = person;
    const { signal } = leave;
    void fetch(`${server().url}/api/files/`, { method: 'POST', headers, body, signal }).then(
      () => ended.push(person),
      () => undefined,
    );
  }
  return ended;
};

const PDF = { bytes: new Uint8Array(makePdf(1)), name: 'bid.pdf', kind: 'doc' };
const PHOTO = { bytes: tinyPng() };

it.each([
  ['many keys of one network', (_at: number) => '198.51.100.9', PHOTO],
  ['many keys of one network', (_at: number) => '198.51.100.9', PDF],
  ['many networks', (at: number) => `198.51.100.${100 + at}`, PHOTO],
])('of %s are still being opened when a stranger’s file is done', async (_who, address, file) => {
  const people = Array.from({ length: 8 }, (_, at) => guestBehindProxy(server(), address(at)));
  const ended = sendSlowFiles(people);
  await expect.poll(() => server().ports.db.account.count()).toBeGreaterThanOrEqual(8);
  expect((await guestBehindProxy(server()).postFile(file)).status).toBe(201);
  // A slow machine gives up some of them meanwhile; the stranger never waits for all.
  expect(ended.length).toBeLessThan(people.length);
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
