import { localIdIn } from '../../domain/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { editedLinesOf, makeEstimate, readEstimate, save } from '../../testing/editing.ts';
import {
  type TestEditedFragment,
  TestEstimateChangedDocument,
  TestRestoreVersionDocument,
  TestVersionDocument,
  TestVersionsDocument,
} from '../../testing/gql/graphql.ts';
import { recordQueries } from '../../testing/queries.ts';
import { guestOf, type Person } from '../../testing/world.ts';

const server = useTestServer();

/** Versions 1 to 4: quantities 2, 3, 4, 5 of the first line. */
const withVersions = async () => {
  const guest = guestOf(server());
  let estimate: TestEditedFragment = await makeEstimate(guest);
  for (const quantity of [3, 4, 5]) {
    estimate = await save(guest, estimate, {
      items: editedLinesOf(estimate, { '1': { quantity } }),
    });
  }
  return { guest, estimate };
};

describe('the versions of an estimate', () => {
  let guest: Person;
  let estimate: TestEditedFragment;
  beforeAll(async () => {
    ({ guest, estimate } = await withVersions());
  });
  const by = () => ({ id: estimate.id });

  it('are listed newest first, without the current one, page by page', async () => {
    const page = await guest.runOk(TestVersionsDocument, { by: by(), first: 2 });
    const revisions = page.estimate?.versions;
    expect(revisions?.edges.map((edge) => edge?.node.version)).toEqual([3, 2]);
    expect(revisions?.pageInfo.hasNextPage).toBe(true);
    expect(revisions?.edges[0]?.node).toMatchObject({
      change: 'SAVED',
      total: 85,
      itemCount: 3,
      items: [{ quantity: 4 }, {}, {}],
    });
    const ids = revisions?.edges[0]?.node.items.map(({ id }) => localIdIn(id));
    expect(ids).toEqual(['1', '2', '3']);
    const rest = await guest.runOk(TestVersionsDocument, {
      by: by(),
      first: 2,
      after: revisions?.pageInfo.endCursor ?? '',
    });
    expect(rest.estimate?.versions.edges.map((edge) => edge?.node)).toMatchObject([
      { version: 1, change: 'ESTIMATED', total: 63.75, items: [{ quantity: 2 }, {}, {}] },
    ]);
    expect(rest.estimate?.versions.pageInfo.hasNextPage).toBe(false);
  });

  it('are loaded with one statement for all their documents', async () => {
    const statements = await recordQueries(server().pool, () =>
      guest.runOk(TestVersionsDocument, { by: by(), first: 10 }),
    );
    // Which account the key opens is known by now.
    expect(statements).toHaveLength(3);
  });

  it('can be looked up one by one, the current one included', async () => {
    const read = async (version: number) =>
      (await guest.runOk(TestVersionDocument, { by: by(), version })).estimate?.versionAt;
    expect(await read(2)).toMatchObject({ version: 2, items: [{ quantity: 3 }, {}, {}] });
    expect(await read(4)).toMatchObject({
      version: 4,
      change: 'SAVED',
      items: [{ quantity: 5 }, {}, {}],
    });
    for (const missing of [0, -1, 5, 2_000_000]) expect(await read(missing)).toBeNull();
  });
});

describe('bringing a version back', () => {
  const restore = async (
    person: Person,
    input: { estimateId: string; version: number; toVersion: number },
  ) => (await person.runOk(TestRestoreVersionDocument, { input })).restoreVersion;

  it('makes a new version, so that it can be undone, too', async () => {
    const { guest, estimate } = await withVersions();
    const back = await restore(guest, { estimateId: estimate.id, version: 4, toVersion: 1 });
    expect(back).toMatchObject({
      __typename: 'RestoreVersionSuccess',
      estimate: {
        version: 5,
        change: 'RESTORED',
        changeNote: 'Version 1',
        total: 63.75,
        items: [{ quantity: 2 }, {}, {}],
      },
    });
    const again = await restore(guest, { estimateId: estimate.id, version: 5, toVersion: 4 });
    expect(again).toMatchObject({ estimate: { version: 6, total: estimate.total } });
    const same = await restore(guest, { estimateId: estimate.id, version: 6, toVersion: 6 });
    expect(same).toMatchObject({ estimate: { version: 6 } });
  });

  it('fails for a version there is none of, a stale page and a stranger', async () => {
    const { guest, estimate } = await withVersions();
    const { id: estimateId } = estimate;
    expect(await restore(guest, { estimateId, version: 4, toVersion: 9 })).toEqual({
      __typename: 'InvalidInput',
      message: 'There is no version 9 to bring back. Reload the page and choose another.',
      fields: [{ path: 'toVersion' }],
    });
    expect(await restore(guest, { estimateId, version: 3, toVersion: 1 })).toMatchObject({
      __typename: 'EstimateConflict',
      estimate: { version: 4 },
    });
    const input = { estimateId, version: 4, toVersion: 1 };
    const error = await guestOf(server()).runError(TestRestoreVersionDocument, { input });
    expect(error.code).toBe('NOT_FOUND');
    expect((await readEstimate(guest, estimateId)).version).toBe(4);
  });
});

describe('following an estimate', () => {
  it('shows it as it is, then every change, and stays open', async () => {
    const { guest, estimate } = await withVersions();
    const events = guest.subscribe(TestEstimateChangedDocument, { estimateId: estimate.id });
    expect((await events.take()).estimateChanged).toMatchObject({ version: 4, total: 95.63 });
    await save(guest, estimate, { title: 'Else' });
    expect((await events.take()).estimateChanged).toMatchObject({ version: 5, change: 'SAVED' });
    await guest.runOk(TestRestoreVersionDocument, {
      input: { estimateId: estimate.id, version: 5, toVersion: 1 },
    });
    expect((await events.take()).estimateChanged).toMatchObject({ version: 6, change: 'RESTORED' });
    await events.stop();
  });

  it('is for its owner only', async () => {
    const { estimate } = await withVersions();
    const events = guestOf(server()).subscribe(TestEstimateChangedDocument, {
      estimateId: estimate.id,
    });
    await expect(events.take()).rejects.toThrow('NOT_FOUND');
    await events.stop();
  });
});
