// What other tabs and devices of an owner are told: deleted, restored, renamed.
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate } from '../../testing/editing.ts';
import { gateEstimator } from '../../testing/gated-estimator.ts';
import {
  TestDeletedJobDocument,
  TestDeletedJobsDocument,
  TestCreateBidDocument,
  TestCreatePdfDocument,
  TestDeleteJobDocument,
  TestDeleteProjectDocument,
  TestEstimateChangedDocument,
  TestEstimateDocument,
  TestOwnListsDocument,
  TestRenameJobDocument,
  TestRestoreJobDocument,
  TestRestoreProjectDocument,
  TestUpdateProjectDocument,
  TestViewerChangedDocument,
} from '../../testing/gql/graphql.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestOf, type Person } from '../../testing/world.ts';

const estimator = gateEstimator(createScriptedEstimator());
const server = useTestServer({ estimator });

const DAY_MS = 24 * 60 * 60 * 1000;

const withEstimate = async (guest: Person = guestOf(server())) => {
  const projectId = await guest.makeProject();
  const { id: estimateId } = await makeEstimate(guest, { projectId });
  const { viewer } = await guest.runOk(TestOwnListsDocument, { first: 1 });
  return { guest, projectId, estimateId, jobId: viewer.jobs.edges[0]?.node.id ?? '' };
};

describe('whoever follows an estimate', () => {
  it('learns that it was deleted, alone or with its project, and that it is back', async () => {
    const { guest, projectId, estimateId, jobId } = await withEstimate();
    const events = guest.subscribe(TestEstimateChangedDocument, { estimateId });
    await events.take();
    const takeBack = async () => (await events.take()).estimateChanged;
    await guest.runOk(TestDeleteJobDocument, { jobId });
    await expect(events.take()).rejects.toThrow('NOT_FOUND');
    await guest.runOk(TestRestoreJobDocument, { jobId });
    expect(await takeBack()).toMatchObject({ version: 1 });

    await guest.runOk(TestDeleteProjectDocument, { projectId });
    await expect(events.take()).rejects.toThrow('NOT_FOUND');
    await guest.runOk(TestRestoreProjectDocument, { projectId });
    expect(await takeBack()).toMatchObject({ version: 1 });

    const input = { projectId, name: 'Lake cabin', zip: '78701' };
    await guest.runOk(TestUpdateProjectDocument, { input });
    expect(await takeBack()).toMatchObject({ version: 1 });
    await events.stop();
  });
});

describe('whoever follows an estimate while documents are made of it', () => {
  it('is told of a bid and of a PDF', async () => {
    const { guest, estimateId } = await withEstimate();
    const events = guest.subscribe(TestEstimateChangedDocument, { estimateId });
    const told = async () => (await events.take()).estimateChanged;
    expect(await told()).toMatchObject({ bid: null, pdf: null });
    await guest.runOk(TestCreateBidDocument, { input: { estimateId } });
    expect(await told()).toMatchObject({ version: 1, bid: { version: 1 }, pdf: null });
    await guest.runOk(TestCreatePdfDocument, { estimateId });
    expect(await told()).toMatchObject({ version: 1, bid: { version: 1 }, pdf: { version: 1 } });
    await events.stop();
  });
});

describe('whoever follows what they own', () => {
  it('is told of each change, and nobody else is', async () => {
    const { guest, projectId, jobId } = await withEstimate();
    const stranger = guestOf(server());
    const [events, theirs] = [guest, stranger].map((each) =>
      each.subscribe(TestViewerChangedDocument, {}),
    );
    await events?.take();
    await theirs?.take();
    const input = { projectId, name: 'Lake cabin', zip: '78701' };
    const [project, job] = [
      { kind: 'PROJECT', id: projectId },
      { kind: 'JOB', id: jobId },
    ];
    const changes = [
      [{ kind: 'PROJECT', action: 'CREATED' }, () => guest.makeProject()],
      [{ ...project, action: 'UPDATED' }, () => guest.runOk(TestUpdateProjectDocument, { input })],
      [{ ...job, action: 'DELETED' }, () => guest.runOk(TestDeleteJobDocument, { jobId })],
      [{ ...job, action: 'CREATED' }, () => guest.runOk(TestRestoreJobDocument, { jobId })],
      [
        { ...project, action: 'DELETED' },
        () => guest.runOk(TestDeleteProjectDocument, { projectId }),
      ],
      [
        { ...project, action: 'CREATED' },
        () => guest.runOk(TestRestoreProjectDocument, { projectId }),
      ],
    ] as const;
    for (const [told, change] of changes) {
      await change();
      expect((await events?.take())?.viewerChanged).toMatchObject(told);
    }
    await events?.stop();
    // The stranger's own project is the first thing the stranger hears of.
    const heard = theirs?.take();
    await stranger.makeProject();
    expect(await heard).toMatchObject({ viewerChanged: { kind: 'PROJECT', action: 'CREATED' } });
    await theirs?.stop();
  });
});

describe('a deleted estimate', () => {
  it('is named with the day until which it can be restored, to its owner only', async () => {
    const { guest, projectId, jobId } = await withEstimate();
    const find = (person: Person) =>
      person.runOk(TestDeletedJobDocument, { by: { lookup: jobId } });
    const listed = async () =>
      (await guest.runOk(TestDeletedJobsDocument, { projectId })).project?.deletedJobs;
    expect(await find(guest)).toEqual({ deletedJob: null });
    expect(await listed()).toEqual([]);

    // Its own clock, which is the database's.
    const now = () => server().ports.now().getTime();
    const before = now();
    await guest.runOk(TestDeleteJobDocument, { jobId });
    expect(await listed()).toEqual([{ id: jobId }]);
    expect(await find(guestOf(server()))).toEqual({ deletedJob: null });
    const { deletedJob } = await find(guest);
    expect(deletedJob).toMatchObject({ id: jobId, project: { restorableUntil: null } });
    const until = new Date(deletedJob?.restorableUntil ?? 0).getTime();
    expect(until).toBeGreaterThanOrEqual(before + 7 * DAY_MS);
    expect(until).toBeLessThanOrEqual(now() + 7 * DAY_MS);

    await guest.runOk(TestRestoreJobDocument, { jobId });
    expect(await find(guest)).toEqual({ deletedJob: null });
    await guest.runOk(TestDeleteProjectDocument, { projectId });
    const gone = await find(guest);
    expect(gone.deletedJob?.project.restorableUntil).toBe(gone.deletedJob?.restorableUntil);
  });
});

describe('renaming an estimate', () => {
  it('makes a new version, says what is wrong with a name, and keeps strangers out', async () => {
    const { guest, jobId, estimateId } = await withEstimate();
    const rename = (title: string) =>
      guest.runOk(TestRenameJobDocument, { input: { jobId, title } });
    expect(await rename('  Upper floor ')).toMatchObject({
      renameJob: { job: { title: 'Upper floor', estimate: { title: 'Upper floor', version: 2 } } },
    });
    // The same name again changes nothing.
    expect(await rename('Upper floor')).toMatchObject({
      renameJob: { job: { estimate: { version: 2 } } },
    });
    for (const title of [' ', 'x'.repeat(161)]) {
      expect(await rename(title)).toMatchObject({ renameJob: { fields: [{ path: 'title' }] } });
    }
    const input = { jobId, title: 'Mine' };
    const error = await guestOf(server()).runError(TestRenameJobDocument, { input });
    expect(error.code).toBe('NOT_FOUND');
    const { estimate } = await guest.runOk(TestEstimateDocument, { by: { id: estimateId } });
    expect(estimate?.title).toBe('Upper floor');
  });

  it('while it is being made names what comes of it', async () => {
    const guest = guestOf(server());
    estimator.close();
    const job = await guest.submit(await guest.submitInput({ title: 'First' }));
    await guest.runOk(TestRenameJobDocument, { input: { jobId: job.id, title: 'Second' } });
    estimator.open();
    await guest.waitForEnd(job.id);
    const { estimate } = await guest.runOk(TestEstimateDocument, { by: { jobId: job.id } });
    expect(estimate?.title).toBe('Second');
  });
});
