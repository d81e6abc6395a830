// What somebody can try who wants to fill the disk with documents: saves of large estimates, over and over.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCallLimits } from '../../infra/call-limits.ts';
import { type TestServer, useTestServer } from '../../testing/app.ts';
import { makeEstimate, readEstimate, trySave, unpackableLines } from '../../testing/editing.ts';
import {
  TestForgottenVersionsDocument,
  TestRestoreVersionDocument,
  TestSaveEstimateDocument,
  TestSubmitJobDocument,
} from '../../testing/gql/graphql.ts';
import { guestBehindProxy, guestOf, type Person, userOf } from '../../testing/world.ts';
import { numberOf } from '../../testing/ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

// Documents of megabytes go to the database and back.
vi.setConfig({ testTimeout: 180_000 });
interface Standing {
  id: string;
  version: number;
}

/** Saves until it is refused, or as often as told; gives the last version and the refusal. */
const saveOften = async (
  person: Person,
  { id, version }: Standing,
  bytes: number,
  most: number,
) => {
  let at = version;
  for (let turn = 0; turn < most; turn++) {
    const input = {
      estimateId: id,
      version: at,
      items: unpackableLines(Math.floor(bytes / 1_350)),
    };
    const { data, errors } = await person.run(TestSaveEstimateDocument, { input });
    if (errors?.[0]) return { version: at, refusal: errors[0] };
    const saved = data?.saveEstimate;
    if (saved?.__typename !== 'SaveEstimateSuccess') throw new Error(JSON.stringify(saved));
    at = saved.estimate.version;
  }
  return { version: at, refusal: null };
};

/** Keeps the version that stands so many times, as if it had been saved again as it is; gives the number of the one that stands then. */
const standAgain = async (
  { ports }: TestServer,
  estimateId: string,
  times: number,
): Promise<number> => {
  const id = numberOf(estimateId);
  await ports.db.$executeRaw`INSERT INTO estimate_revisions
      (estimate_id, version, document, total_cents, item_count, change, priced_version, created_at)
    SELECT id, earlier, document, total_cents, item_count, change, priced_version, updated_at
    FROM estimates, generate_series(version, version + ${times}::int - 1) AS earlier WHERE id = ${id}`;
  const [row] = await ports.db.$queryRaw<[{ version: number }]>`UPDATE estimates
    SET version = version + ${times}::int, versions_bytes =
      (SELECT sum(pg_column_size(document)) FROM estimate_revisions WHERE estimate_id = ${id})
    WHERE id = ${id} RETURNING version`;
  return row.version;
};

/** Bytes of all versions of an estimate, as the database keeps them. */
const keptBytes = async ({ ports }: TestServer, estimateId: string): Promise<number> => {
  const [row] = await ports.db.$queryRaw<[{ bytes: bigint }]>`SELECT
      (SELECT pg_column_size(document) FROM estimates WHERE id = ${numberOf(estimateId)}) +
      (SELECT sum(pg_column_size(document)) FROM estimate_revisions WHERE estimate_id = ${numberOf(estimateId)}) AS bytes`;
  return Number(row.bytes);
};

const historyOf = async (person: Person, id: string) => {
  const { estimate } = await person.runOk(TestForgottenVersionsDocument, { by: { id } });
  if (!estimate) throw new Error('The estimate is missing.');
  return {
    forgotten: estimate.forgottenVersions,
    kept: estimate.versions.edges.map(({ node }) => node.version),
  };
};

describe('one large estimate saved over and over', () => {
  const server = useTestServer({ env: { TRUST_PROXY: '127.0.0.1' } });

  it('keeps the first and the latest versions within 100 MB, and says how many went', async () => {
    const guest = guestBehindProxy(server());
    const estimate = await makeEstimate(guest);
    const { id } = estimate;
    expect((await saveOften(guest, estimate, 6_500_000, 1)).refusal).toBeNull();
    const standing = { id, version: await standAgain(server(), id, 14) };
    expect(await keptBytes(server(), id)).toBeGreaterThan(100_000_000);
    const { version, refusal } = await saveOften(guest, standing, 6_500_000, 1);
    expect([version, refusal]).toEqual([17, null]);
    expect(await keptBytes(server(), estimate.id)).toBeLessThanOrEqual(100_000_000);
    const { forgotten, kept } = await historyOf(guest, estimate.id);
    expect(forgotten).toBeGreaterThan(0);
    expect(kept).toHaveLength(version - 1 - forgotten);
    expect(kept.at(-1)).toBe(1);
    // The latest without a gap, down to those that went.
    expect(kept.slice(0, -1)).toEqual(
      Array.from({ length: kept.length - 1 }, (_, index) => version - 1 - index),
    );
    const restore = { estimateId: estimate.id, version, toVersion: 2 };
    expect(await guest.runOk(TestRestoreVersionDocument, { input: restore })).toMatchObject({
      restoreVersion: {
        __typename: 'InvalidInput',
        message:
          'Version 2 is no longer kept: older versions are removed when they take too much room. Choose another.',
      },
    });
    const back = { ...restore, toVersion: 1 };
    expect(await guest.runOk(TestRestoreVersionDocument, { input: back })).toMatchObject({
      restoreVersion: { estimate: { version: version + 1, total: estimate.total } },
    });
  });
});

describe('documents', () => {
  const server = useTestServer({
    env: { OWNER_STORAGE_MB: '14', GUEST_DAILY_UPLOAD_MB: '10', TRUST_PROXY: '127.0.0.1' },
  });
  afterEach(() => {
    server().ports.now = () => new Date();
  });

  it('of guests count against the day of their network, whatever keys they use', async () => {
    const address = '198.51.100.9';
    const [first, second] = [
      guestBehindProxy(server(), address),
      guestBehindProxy(server(), address),
    ];
    const [one, other] = [await makeEstimate(first), await makeEstimate(second)];
    expect((await saveOften(first, one, 1_500_000, 2)).refusal).toBeNull();
    const { version, refusal } = await saveOften(second, other, 1_500_000, 8);
    expect(version).toBeGreaterThan(1);
    expect(version).toBeLessThan(7);
    expect(refusal).toMatchObject({
      message:
        'Guests of your network have stored as much as they can in a day (10 MB). Nothing was saved; sign in to save more.',
      extensions: { code: 'QUOTA_EXHAUSTED' },
    });
    expect((await readEstimate(second, other.id)).version).toBe(version);
    const upload = { name: 'notes.txt', kind: 'doc', mime: 'text/plain' };
    const bytes = new Uint8Array(3_000_000).fill(97);
    expect((await second.postFile({ ...upload, bytes })).status).toBe(402);

    const stranger = guestBehindProxy(server());
    const theirs = await makeEstimate(stranger);
    expect((await saveOften(stranger, theirs, 10_000, 1)).refusal).toBeNull();
    server().ports.now = () => new Date(Date.now() + 1.1 * DAY_MS);
    expect((await saveOften(second, { ...other, version }, 10_000, 1)).refusal).toBeNull();
  });

  it('of a user take of the same room as uploads, earlier versions included', async () => {
    const user = await userOf(server(), 'saver@example.test');
    const [one, other] = [await makeEstimate(user), await makeEstimate(user)];
    expect((await saveOften(user, one, 1_500_000, 3)).refusal).toBeNull();
    const { refusal, version } = await saveOften(user, other, 1_500_000, 8);
    expect(refusal).toMatchObject({
      message: expect.stringContaining('reach the limit of 14 MB together. Nothing was saved.'),
      extensions: { code: 'BAD_INPUT' },
    });
    const upload = { name: 'notes.txt', kind: 'doc', mime: 'text/plain' };
    const bytes = new Uint8Array(3_000_000).fill(97);
    expect((await user.postFile({ ...upload, bytes })).status).toBe(413);
    expect((await readEstimate(user, other.id)).version).toBe(version);
  });
});

describe('documents saved in a minute', () => {
  const server = useTestServer({ env: { TRUST_PROXY: '127.0.0.1' } });

  it('have 30 MB together, whatever keys the guests of a network use; others save on', async () => {
    const { ports } = server();
    // However long the saves take, they are of one minute.
    let now = new Date();
    ports.callLimits = createCallLimits(() => now);
    const address = '198.51.100.31';
    const [first, second, other] = [
      guestBehindProxy(server(), address),
      guestBehindProxy(server(), address),
      guestBehindProxy(server()),
    ];
    const [one, two, third] = [
      await makeEstimate(first),
      await makeEstimate(second),
      await makeEstimate(other),
    ];
    expect((await saveOften(first, one, 6_000_000, 2)).refusal).toBeNull();
    const { version, refusal } = await saveOften(second, two, 6_000_000, 4);
    expect([version, refusal]).toMatchObject([
      two.version + 2,
      { extensions: { code: 'THROTTLED', retryAfterSeconds: 60 } },
    ]);
    expect((await readEstimate(second, two.id)).version).toBe(version);
    expect((await saveOften(other, third, 6_000_000, 1)).refusal).toBeNull();
    now = new Date(now.getTime() + 60_000);
    expect((await saveOften(second, { ...two, version }, 6_000_000, 1)).refusal).toBeNull();
  });
});

describe('documents sent at once', () => {
  const server = useTestServer({ env: { OWNER_STORAGE_MB: '18' } });

  it('take no more room together than one after the other', async () => {
    const user = await userOf(server(), 'at-once@example.test');
    const estimates = await Promise.all(Array.from({ length: 4 }, () => makeEstimate(user)));
    const outcomes = await Promise.all(
      estimates.map((estimate) => saveOften(user, estimate, 6_000_000, 1)),
    );
    expect(outcomes.filter(({ refusal }) => refusal === null)).toHaveLength(2);
    expect(outcomes.filter(({ version }) => version === 2)).toHaveLength(2);
  });
});

describe('a disk below what is kept free', () => {
  const server = useTestServer();

  it('refuses whatever stores a document, is not ready, and heals when there is room', async () => {
    const { ports, url } = server();
    const guest = guestOf(server());
    const estimate = await makeEstimate(guest);
    const job = await guest.submitInput();
    const save = { estimateId: estimate.id, version: 1, title: 'Kept in hand' };
    const ready = async () => {
      const answer = await fetch(`${url}/readyz`);
      return { status: answer.status, body: (await answer.json()) as object };
    };
    const { freeBytes } = ports.storage;
    ports.storage.freeBytes = async () => 999_999;
    try {
      const full = {
        code: 'STORAGE_FULL',
        message: expect.stringContaining('no room left on its disk, so nothing was saved'),
      };
      expect(await guest.runError(TestSaveEstimateDocument, { input: save })).toMatchObject(full);
      expect(await guest.runError(TestSubmitJobDocument, { input: job })).toMatchObject(full);
      const restore = { estimateId: estimate.id, version: 1, toVersion: 1 };
      expect(await guest.runError(TestRestoreVersionDocument, { input: restore })).toMatchObject(
        full,
      );
      const path = `/api/results/${estimate.jobId}/`;
      for (const address of ['contractor_bid/', 'inventory/refresh/']) {
        const answer = await guest.rest('POST', `${path}${address}`, {});
        expect([address, answer.status]).toEqual([address, 507]);
        expect(await answer.json()).toMatchObject({ code: 'storage_full' });
      }
      expect((await guest.rest('GET', path)).status).toBe(200);
      expect(await ready()).toEqual({
        status: 503,
        body: expect.objectContaining({ status: 'not ready', disk: 'low', database: 'ok' }),
      });
    } finally {
      ports.storage.freeBytes = freeBytes;
    }
    expect(await ready()).toMatchObject({ status: 200, body: { disk: 'ok' } });
    expect(await trySave(guest, save)).toMatchObject({ estimate: { version: 2 } });
  });
});
