import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../domain/time.ts';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import { makeEstimate } from '../../testing/editing.ts';
import {
  TestDeleteFileDocument,
  TestDeleteJobDocument,
  TestOwnListsDocument,
  TestPaperDocument,
} from '../../testing/gql/graphql.ts';
import { sendMadePaper } from '../../testing/papers.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestOf, type Person } from '../../testing/world.ts';
import { sweepDeleted } from '../deletion/sweep-deleted.ts';
import { sweepUnusedUploads } from './sweep-unused.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer({ estimator: createScriptedEstimator() });

const pageOf = async (person: Person) => {
  const fileId = await sendMadePaper(person, 'two-column-bidders');
  const { paper } = await person.runOk(TestPaperDocument, { fileId });
  const url = paper?.pages[0]?.url;
  if (!url) throw new Error('It has no page.');
  return { fileId, url };
};

const fetched = async (url: string) => {
  const answer = await fetch(new URL(url, server().url));
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, size: answer.headers.get('content-length'), bytes };
};

/** How many pictures are drawn meanwhile. */
const drawnDuring = async (use: () => Promise<unknown>): Promise<number> => {
  const { ports } = server();
  const { mediaRenderer } = ports;
  let drawn = 0;
  ports.mediaRenderer = {
    ...mediaRenderer,
    render: (...asked) => {
      drawn += 1;
      return mediaRenderer.render(...asked);
    },
  };
  await use().finally(() => {
    ports.mediaRenderer = mediaRenderer;
  });
  return drawn;
};

const keysOf = async (fileId: string) => {
  const kept = await server().ports.db.pagePicture.findMany({
    where: { fileId: numberOf(fileId) },
  });
  return kept.map(({ key }) => key);
};
const sizesOf = (keys: readonly string[]) =>
  Promise.all(keys.map((key) => server().ports.storage.size(key)));

describe('the picture of a page', () => {
  it('is drawn once, and anew only when its bytes are lost', async () => {
    const { fileId, url } = await pageOf(guestOf(server()));
    const first = await fetched(url);
    expect(first).toMatchObject({ status: 200, size: String(first.bytes.length) });
    expect(first.bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
    const again = () => Promise.all(Array.from({ length: 3 }, () => fetched(url)));
    expect(
      await drawnDuring(async () => expect(await again()).toEqual([first, first, first])),
    ).toBe(0);
    const [key = ''] = await keysOf(fileId);
    await server().ports.storage.delete(key);
    expect(await drawnDuring(async () => expect(await fetched(url)).toEqual(first))).toBe(1);
    expect(await sizesOf(await keysOf(fileId))).toEqual([first.bytes.length]);
  });

  it('is shown and not kept where its owner has no room for it', async () => {
    const { ports } = server();
    const { fileId, url } = await pageOf(guestOf(server()));
    const { size } = await ports.db.file.findUniqueOrThrow({ where: { id: numberOf(fileId) } });
    const { env } = ports;
    ports.env = { ...env, OWNER_STORAGE_MB: Number(size) + 100 };
    try {
      const drawn = await drawnDuring(async () => {
        for (let turn = 0; turn < 2; turn += 1) expect((await fetched(url)).status).toBe(200);
      });
      expect(drawn).toBe(2);
      expect(await keysOf(fileId)).toEqual([]);
    } finally {
      ports.env = env;
    }
    await fetched(url);
    expect(await keysOf(fileId)).toHaveLength(1);
  });

  it('is shown and not kept once 2,000 of its owner’s papers are', async () => {
    const { db } = server().ports;
    const { fileId, url } = await pageOf(guestOf(server()));
    const others = Array.from({ length: 2_000 }, (_, index) => ({
      fileId: numberOf(fileId),
      page: index + 2,
      key: 'kept',
    }));
    await db.pagePicture.createMany({ data: others });
    const drawn = await drawnDuring(async () => {
      for (let turn = 0; turn < 2; turn += 1) expect((await fetched(url)).status).toBe(200);
    });
    expect(drawn).toBe(2);
    expect(await keysOf(fileId)).toHaveLength(2_000);
    await db.pagePicture.delete({ where: { fileId_page: { fileId: numberOf(fileId), page: 2 } } });
    await fetched(url);
    expect(await drawnDuring(() => fetched(url))).toBe(0);
    await db.pagePicture.deleteMany({ where: { key: 'kept' } });
  });

  it('goes with its file, unless another has the same', async () => {
    const [guest, other] = [guestOf(server()), guestOf(server())];
    const pages = [await pageOf(guest), await pageOf(other)] as const;
    for (const { url } of pages) expect((await fetched(url)).status).toBe(200);
    const [keys, twins] = [await keysOf(pages[0].fileId), await keysOf(pages[1].fileId)];
    expect(twins).toEqual(keys);
    await guest.runOk(TestDeleteFileDocument, { input: { fileId: pages[0].fileId } });
    expect((await fetched(pages[0].url)).status).toBe(403);
    const size = (await fetched(pages[1].url)).bytes.length;
    expect(await sizesOf(keys)).toEqual([size]);
    await later(server(), 2 * DAY_MS, () => sweepUnusedUploads(server().ports));
    expect(await sizesOf(keys)).toEqual([null]);
    expect(await keysOf(pages[1].fileId)).toEqual([]);
  });

  it('goes with the estimate that its file was sent for', async () => {
    const guest = guestOf(server());
    const { fileId, url } = await pageOf(guest);
    await fetched(url);
    const keys = await keysOf(fileId);
    await makeEstimate(guest, { projectId: await guest.makeProject(), uploads: [fileId] });
    const { viewer } = await guest.runOk(TestOwnListsDocument, { first: 10 });
    await guest.runOk(TestDeleteJobDocument, { jobId: viewer.jobs.edges[0]?.node.id ?? '' });
    expect(await sizesOf(keys)).toEqual([expect.any(Number)]);
    await later(server(), 8 * DAY_MS, () => sweepDeleted(server().ports));
    expect(await sizesOf(keys)).toEqual([null]);
  });
});
