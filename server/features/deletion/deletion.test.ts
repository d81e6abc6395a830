import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate, save } from '../../testing/editing.ts';
import {
  TestCancelJobDocument,
  TestCompareEstimatesDocument,
  TestSetEstimateCountedDocument,
  TestDeleteJobDocument,
  TestDeleteProjectDocument,
  TestEstimateDocument,
  TestJobDocument,
  TestOwnListsDocument,
  TestProjectCostsDocument,
  TestProjectDocument,
  TestRestoreJobDocument,
  TestRestoreProjectDocument,
  TestUpdateProjectDocument,
} from '../../testing/gql/graphql.ts';
import { gateEstimator } from '../../testing/gated-estimator.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { tinyPng } from '../../testing/tiny-files.ts';
import { guestOf, type Person } from '../../testing/world.ts';
import { sweepDeleted } from './sweep-deleted.ts';
import { numberOf } from '../../testing/ids.ts';

const estimator = gateEstimator(createScriptedEstimator());
const server = useTestServer({ estimator });

const DAY_MS = 24 * 60 * 60 * 1000;
const sweepAfter = (days: number) =>
  sweepDeleted({ ...server().ports, now: () => new Date(Date.now() + days * DAY_MS) });

/** A guest with one finished estimate in a project. */
const withEstimate = async (guest: Person = guestOf(server()), uploads?: string[]) => {
  const projectId = await guest.makeProject();
  const estimate = await makeEstimate(guest, { projectId, ...(uploads && { uploads }) });
  const { estimate: found } = await guest.runOk(TestEstimateDocument, { by: { id: estimate.id } });
  const { viewer } = await guest.runOk(TestOwnListsDocument, { first: 10 });
  const jobId = viewer.jobs.edges[0]?.node.id ?? '';
  return {
    guest,
    projectId,
    jobId,
    estimateId: estimate.id,
    claimNumber: found?.claimNumber ?? '',
  };
};

type Made = Awaited<ReturnType<typeof withEstimate>>;

/** What each way of asking for it answers: a REST status, or whether GraphQL has it. */
const answersFor = async ({ guest, projectId, jobId, estimateId, claimNumber }: Made) => {
  const status = async (path: string) => (await guest.rest('GET', `/api/${path}`)).status;
  const { viewer } = await guest.runOk(TestOwnListsDocument, { first: 10 });
  const compared = { left: { id: estimateId }, right: { id: estimateId } };
  return {
    project: (await guest.runOk(TestProjectDocument, { id: projectId })).project !== null,
    job: (await guest.runOk(TestJobDocument, { by: { id: jobId } })).job !== null,
    estimate:
      (await guest.runOk(TestEstimateDocument, { by: { lookup: claimNumber } })).estimate !== null,
    comparison:
      (await guest.runOk(TestCompareEstimatesDocument, compared)).estimateComparison !== null,
    projects: viewer.projects.edges.length,
    jobs: viewer.jobs.edges.length,
    estimates: viewer.estimates.edges.length,
    rest: [
      await status(`projects/${projectId}/`),
      await status(`projects/${projectId}/jobs/`),
      await status(`jobs/${jobId}/`),
      await status(`results/${claimNumber}/`),
      await status(`results/${jobId}/`),
      await status(`results/by-job/${jobId}/`),
      await status(`results/${jobId}/inventory/`),
    ],
  };
};

const GONE = {
  project: false,
  job: false,
  estimate: false,
  comparison: false,
  projects: 0,
  jobs: 0,
  estimates: 0,
  rest: [404, 404, 404, 404, 404, 404, 404],
};

describe('renaming a project', () => {
  it('keeps the rules of making one, and strangers out', async () => {
    const guest = guestOf(server());
    const projectId = await guest.makeProject();
    const input = { projectId, name: '  Lake cabin ', zip: '78701' };
    expect(await guest.runOk(TestUpdateProjectDocument, { input })).toMatchObject({
      updateProject: { project: { id: projectId, name: 'Lake cabin', zip: '78701' } },
    });
    expect(
      await guest.runOk(TestUpdateProjectDocument, { input: { ...input, name: ' ', zip: '0' } }),
    ).toMatchObject({ updateProject: { fields: [{ path: 'name' }, { path: 'zip' }] } });
    const error = await guestOf(server()).runError(TestUpdateProjectDocument, { input });
    expect(error.code).toBe('NOT_FOUND');
  });
});

describe('deleting a project', () => {
  it('hides all that is in it, whichever way it is asked for, until it is restored', async () => {
    const made = await withEstimate();
    const { guest, projectId } = made;
    const before = await answersFor(made);
    await guest.runOk(TestDeleteProjectDocument, { projectId });
    expect(await answersFor(made)).toEqual(GONE);
    const { viewer } = await guest.runOk(TestProjectCostsDocument, { id: projectId });
    expect(viewer.deletedProjects).toEqual([{ id: projectId }]);

    const stranger = guestOf(server());
    const errors = [
      await stranger.runError(TestDeleteProjectDocument, { projectId }),
      await stranger.runError(TestRestoreProjectDocument, { projectId }),
    ];
    expect(errors.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    const again = await guest.runError(TestDeleteProjectDocument, { projectId });
    expect(again.code).toBe('NOT_FOUND');

    expect(await guest.runOk(TestRestoreProjectDocument, { projectId })).toMatchObject({
      restoreProject: { project: { id: projectId, jobCount: 1 } },
    });
    expect(await answersFor(made)).toEqual(before);
    const twice = await guest.runError(TestRestoreProjectDocument, { projectId });
    expect(twice.code).toBe('NOT_FOUND');
  });

  it('cancels what runs, and takes no new job', async () => {
    const guest = guestOf(server());
    const projectId = await guest.makeProject();
    estimator.close();
    const input = await guest.submitInput({ projectId });
    const job = await guest.submit(input);
    await guest.runOk(TestDeleteProjectDocument, { projectId });
    estimator.open();
    await expect(guest.submit(input)).rejects.toThrow('This project was not found');
    const cancel = await guest.runError(TestCancelJobDocument, { input: { jobId: job.id } });
    expect(cancel.code).toBe('NOT_FOUND');

    await guest.runOk(TestRestoreProjectDocument, { projectId });
    const restored = await guest.runOk(TestJobDocument, { by: { id: job.id } });
    expect(restored.job?.status).toBe('CANCELLED');
  });

  it('ends for good after seven days, with its files, but not with those of others', async () => {
    const shared = await guestOf(server()).upload({ bytes: tinyPng() });
    const guest = guestOf(server());
    // The same bytes as somebody else's upload, and as one of a project that stays.
    const uploads = [await guest.upload({ bytes: tinyPng() })];
    const made = await withEstimate(guest, uploads);
    const own = await guest.upload({ kind: 'doc', name: 'a.pdf', ...(await onlyPdf(made)) });
    const other = await makeEstimate(guest, { projectId: made.projectId, uploads: [own] });
    const stays = await withEstimate(guest, uploads);
    const { db, storage } = server().ports;
    const keyOf = async (id: string) =>
      (await db.file.findUniqueOrThrow({ where: { id: numberOf(id) } })).key;
    const [sharedKey, ownKey] = [await keyOf(shared), await keyOf(own)];
    await guest.runOk(TestDeleteProjectDocument, { projectId: made.projectId });

    await sweepAfter(6.9);
    expect(await storage.size(ownKey)).not.toBeNull();
    await sweepAfter(7.1);
    const error = await guest.runError(TestRestoreProjectDocument, { projectId: made.projectId });
    expect(error.code).toBe('NOT_FOUND');
    expect(await storage.size(ownKey)).toBeNull();
    expect(await storage.size(sharedKey)).not.toBeNull();
    expect(await db.file.count({ where: { id: numberOf(own) } })).toBe(0);
    expect(await db.estimate.count({ where: { id: numberOf(other.id) } })).toBe(0);
    const left = await guest.runOk(TestEstimateDocument, { by: { id: stays.estimateId } });
    expect(left.estimate?.uploads).toHaveLength(1);
  });
});

/** A PDF nobody else has: its bytes name the claim. */
const onlyPdf = async ({ guest, claimNumber, jobId }: Made) => {
  const answer = await guest.rest('POST', `/api/results/${jobId}/create_pdf/`);
  const { pdf_url: url } = (await answer.json()) as { pdf_url: string };
  const pdf = await fetch(new URL(url, server().url));
  expect(claimNumber).not.toBe('');
  return { bytes: new Uint8Array(await pdf.arrayBuffer()), mime: 'application/pdf' };
};

describe('deleting one job', () => {
  it('takes it out of list, count and total, and restores it apart from its project', async () => {
    const made = await withEstimate();
    const { guest, projectId, jobId } = made;
    const stays = await makeEstimate(guest, { projectId });
    const read = async () =>
      (await guest.runOk(TestProjectCostsDocument, { id: projectId })).project;
    expect(await read()).toMatchObject({ jobCount: 2, costs: { total: 127.5, estimateCount: 2 } });

    await guest.runOk(TestDeleteJobDocument, { jobId });
    expect(await read()).toMatchObject({
      jobCount: 1,
      costs: { total: 63.75, byEstimate: [{ id: stays.id }] },
    });
    expect((await read())?.jobs.edges).toHaveLength(1);
    const again = await guest.runError(TestDeleteJobDocument, { jobId });
    expect(again.code).toBe('NOT_FOUND');

    // Gone before its project was: it does not come back with it.
    await guest.runOk(TestDeleteProjectDocument, { projectId });
    const early = await guest.runError(TestRestoreJobDocument, { jobId });
    expect(early.code).toBe('NOT_FOUND');
    await guest.runOk(TestRestoreProjectDocument, { projectId });
    expect(await read()).toMatchObject({ jobCount: 1 });

    const stranger = await guestOf(server()).runError(TestRestoreJobDocument, { jobId });
    expect(stranger.code).toBe('NOT_FOUND');
    await guest.runOk(TestRestoreJobDocument, { jobId });
    expect(await read()).toMatchObject({ jobCount: 2, costs: { total: 127.5 } });

    await guest.runOk(TestDeleteJobDocument, { jobId });
    await sweepAfter(8);
    expect(await read()).toMatchObject({ jobCount: 1, costs: { total: 63.75 } });
    const late = await guest.runError(TestRestoreJobDocument, { jobId });
    expect(late.code).toBe('NOT_FOUND');
  });
});

describe('the total of a project', () => {
  it('adds up the estimates that count, as they stand', async () => {
    const { guest, projectId, estimateId } = await withEstimate();
    const second = await makeEstimate(guest, { projectId });
    await save(guest, second, { totalOverride: 100 });
    const read = async () =>
      (await guest.runOk(TestProjectCostsDocument, { id: projectId })).project?.costs;
    const costs = await read();
    expect(costs).toMatchObject({ total: 163.75, byCategory: { setByHand: 36.25 } });
    expect(costs?.byEstimate.map(({ total }) => total)).toEqual([100, 63.75]);
    const byCategory = costs?.byCategory.categories.reduce((sum, { amount }) => sum + amount, 0);
    expect(byCategory).toBeCloseTo(127.5, 6);

    const input = { estimateId, countsInTotal: false };
    expect(await guest.runOk(TestSetEstimateCountedDocument, { input })).toMatchObject({
      setEstimateCounted: {
        estimate: { countsInTotal: false, project: { costs: { total: 100 } } },
      },
    });
    const stranger = await guestOf(server()).runError(TestSetEstimateCountedDocument, { input });
    expect(stranger.code).toBe('NOT_FOUND');
  });

  it('is nothing without estimates', async () => {
    const guest = guestOf(server());
    const id = await guest.makeProject();
    const { project } = await guest.runOk(TestProjectCostsDocument, { id });
    expect(project?.costs).toMatchObject({ total: 0, estimateCount: 0, byEstimate: [] });
  });
});
