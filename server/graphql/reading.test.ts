// What programs read: pages that say how many there are in all, and fields that need no second question.
import { globalId } from '../domain/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import {
  TestAddRoomDocument,
  TestCountsDocument,
  TestDeleteFileDocument,
  TestFilteredDocument,
  TestRemoveRoomDocument,
  TestWishedDocument,
  type TestFilteredQueryVariables,
  type TestJobFragment,
} from '../testing/gql/graphql.ts';
import { guestOf, type Person } from '../testing/world.ts';
import { numberOf } from '../testing/ids.ts';

const server = useTestServer({ env: { PUBLIC_URL: 'https://plumbline.example' } });

describe('reading', () => {
  let guest: Person;
  let job: TestJobFragment;
  beforeAll(async () => {
    guest = guestOf(server());
    await guest.submit();
    job = await guest.submit();
    await guest.waitForEnd(job.id);
  });

  const read = () => guest.runOk(TestCountsDocument, { estimate: { jobId: job.id } });

  it('tells of each page how many there are in all', async () => {
    const { viewer, estimate } = await read();
    expect(viewer).toMatchObject({
      projects: {
        totalCount: 2,
        nodes: [{ jobs: { totalCount: 1 }, estimates: { totalCount: 1 } }],
      },
      jobs: { totalCount: 2 },
      unusedFiles: { totalCount: 0, nodes: [] },
      contractorRequests: { totalCount: 0 },
      leads: { totalCount: 0 },
      leadThreads: { totalCount: 0 },
    });
    expect(estimate).toMatchObject({
      agentKind: 'HOME_PROJECT',
      propertyType: 'RESIDENTIAL',
      peril: null,
      url: `https://plumbline.example/results/${job.claimNumber}`,
      versions: { totalCount: 0 },
    });
  });

  it('finds what is asked for, in the order that is asked for', async () => {
    const other = guestOf(server());
    const first = await other.submit({ title: 'Attic' });
    const second = await other.submit({ title: 'Zebra room' });
    const end = await other.waitForEnd(second.id);
    const estimateId = end.estimate?.id ?? '';
    const found = async (query: string | null, statuses: ('READY' | 'FAILED')[] | null = null) => {
      const { viewer } = await other.runOk(TestWishedDocument, { query, statuses, ids: [] });
      return viewer.jobs.nodes.map(({ id }) => id);
    };
    await other.waitForEnd(first.id);
    expect(await found(null)).toEqual([first.id, second.id]);
    expect(await found('ZEBRA')).toEqual([second.id]);
    expect(await found(first.claimNumber)).toEqual([first.id]);
    expect(await found(null, ['FAILED'])).toEqual([]);
    const { jobs, estimates } = await other.runOk(TestWishedDocument, {
      query: null,
      statuses: null,
      ids: [estimateId, '999999'],
    });
    expect(estimates).toEqual([{ id: estimateId }, null]);
    expect(jobs.at(1)).toBeNull();
    const { estimates: theirs } = await guest.runOk(TestWishedDocument, {
      query: null,
      statuses: null,
      ids: [estimateId],
    });
    expect(theirs).toEqual([null]);
  });

  it('filters, searches and orders what a project holds, as the lists of all', async () => {
    const owner = guestOf(server());
    const project = await owner.makeProject('94110');
    const elsewhere = await owner.makeProject('10001');
    const claimNumbers: string[] = [];
    for (const wish of [
      { projectId: project, title: 'Attic' },
      { projectId: project, title: 'Zebra room', agentKind: 'INSURANCE' },
      { projectId: elsewhere, title: 'Zebra hall', propertyType: 'COMMERCIAL' },
    ] as const) {
      const { id, claimNumber } = await owner.submit(wish);
      await owner.waitForEnd(id);
      claimNumbers.push(claimNumber);
    }
    const ask = (wish: Omit<TestFilteredQueryVariables, 'project'>) =>
      owner.runOk(TestFilteredDocument, { project, ...wish });
    const titles = (list: { nodes: readonly { title: string | null }[] } | undefined) =>
      list?.nodes.map(({ title }) => title);

    const all = await ask({});
    expect(titles(all.project?.estimates)).toEqual(['Attic', 'Zebra room']);
    expect(titles(all.project?.jobs)).toEqual(['Zebra room', 'Attic']);
    expect(titles((await ask({ query: 'zebra' })).project?.jobs)).toEqual(['Zebra room']);
    for (const [query, found] of [
      ['ROOM', ['Zebra room']],
      [claimNumbers[0]?.slice(2, 10).toLowerCase() ?? '', ['Attic']],
      ['aqueduct', []],
    ] as const)
      expect(titles((await ask({ query })).project?.estimates)).toEqual(found);

    const insured = { agentKind: 'INSURANCE' } as const;
    const some = await ask({ estimates: insured, jobs: insured, projects: { zip: '941' } });
    expect(titles(some.project?.estimates)).toEqual(['Zebra room']);
    expect(titles(some.project?.jobs)).toEqual(['Zebra room']);
    expect(some.viewer).toMatchObject({
      estimates: { totalCount: 1 },
      projects: { totalCount: 1, nodes: [{ id: project }] },
    });

    const commercial = await ask({ estimates: { propertyType: 'COMMERCIAL' } });
    expect(commercial.viewer.estimates.totalCount).toBe(1);
    expect(commercial.project?.estimates.totalCount).toBe(0);
    const other = { projectId: elsewhere };
    expect((await ask({ jobs: other })).project?.jobs.totalCount).toBe(0);
    const old = { createdBefore: '2020-01-01T00:00:00Z' };
    expect((await ask({ projects: old, estimates: old })).viewer).toMatchObject({
      projects: { totalCount: 0 },
      estimates: { totalCount: 0 },
    });
  });

  it('lists uploads without an estimate, which can be taken back; those with one stay', async () => {
    const fileId = await guest.upload();
    expect((await read()).viewer.unusedFiles).toMatchObject({ nodes: [{ id: fileId }] });
    const stranger = await guestOf(server()).runError(TestDeleteFileDocument, {
      input: { fileId },
    });
    expect(stranger.code).toBe('NOT_FOUND');
    const { deleteFile } = await guest.runOk(TestDeleteFileDocument, { input: { fileId } });
    expect(deleteFile).toEqual({ __typename: 'DeleteFileSuccess', fileId });
    expect((await read()).viewer.unusedFiles.totalCount).toBe(0);
    const used = await server().ports.db.jobFile.findFirstOrThrow({
      where: { jobId: numberOf(job.id) },
    });
    const input = { fileId: globalId('File', used.fileId) };
    const kept = await guest.runError(TestDeleteFileDocument, { input });
    expect(kept).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('stays') });
  });

  it('takes a room of one’s own from a project, and none of the product’s', async () => {
    const project = { projectId: await guest.makeProject() };
    await guest.runOk(TestAddRoomDocument, { input: { ...project, name: 'Wine cellar' } });
    const remove = (name: string) =>
      guest.runOk(TestRemoveRoomDocument, { input: { ...project, name } });
    const { removeRoom } = await remove('wine CELLAR');
    expect(JSON.stringify(removeRoom)).not.toContain('Wine');
    expect((await remove('Kitchen')).removeRoom.__typename).toBe('InvalidInput');
  });
});
