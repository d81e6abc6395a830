import { afterEach, describe, expect, it } from 'vitest';
import { DomainError } from '../../domain/errors.ts';
import { useTestServer } from '../../testing/app.ts';
import {
  TestCancelJobDocument,
  TestDraftDocument,
  TestEstimateDocument,
  TestEstimateDraftChangedDocument,
  TestJobChangedDocument,
  TestJobDocument,
  TestRetryJobDocument,
  TestSubmitJobDocument,
  TestViewerDocument,
  TestViewerJobChangedDocument,
} from '../../testing/gql/graphql.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestOf, strangerOf, userOf } from '../../testing/world.ts';

const estimator = createScriptedEstimator();
const server = useTestServer({ estimator });
afterEach(() => estimator.open());

describe('a submitted job', () => {
  it('runs through its stages to an estimate', async () => {
    const guest = guestOf(server());
    const job = await guest.submit({ title: '  Bedroom  ' });
    expect(job).toMatchObject({
      title: 'Bedroom',
      projectSeq: 1,
      failure: null,
      failureCode: null,
    });
    expect(job.claimNumber).toMatch(/^CLM-[2-9A-HJKMNP-TV-Z]{8}$/);

    const ended = await guest.waitForEnd(job.id);
    expect(ended).toMatchObject({ status: 'READY', progress: 1, viewerCanCancel: false });

    const { estimate } = await guest.runOk(TestEstimateDocument, {
      by: { claimNumber: job.claimNumber },
    });
    expect(estimate).toMatchObject({
      title: 'Bedroom',
      total: 63.75,
      currency: 'USD',
      premium: false,
    });
    expect(estimate?.items.map(({ name, total }) => [name, total])).toEqual([
      ['Line 1', 21.25],
      ['Line 2', 21.25],
      ['Line 3', 21.25],
    ]);
    expect(estimate?.uploads).toHaveLength(1);
  });

  it('shows its lines while it runs, and none once it has ended', async () => {
    estimator.close();
    const guest = guestOf(server());
    const job = await guest.submit();
    const draft = guest.subscribe(TestEstimateDraftChangedDocument, { jobId: job.id });
    let event = await draft.take();
    while (event.estimateDraftChanged.lines.length === 0) event = await draft.take();
    expect(event.estimateDraftChanged).toMatchObject({ lines: [{ name: 'Line 1' }], total: 21.25 });
    const polled = await guest.runOk(TestDraftDocument, { jobId: job.id });
    expect(polled.estimateDraft?.lines).toHaveLength(1);

    estimator.open();
    await draft.rest();
    const { estimateDraft } = await guest.runOk(TestDraftDocument, { jobId: job.id });
    expect(estimateDraft).toMatchObject({ lines: [], job: { status: 'READY' } });
  });

  it('counts the estimates of its project', async () => {
    const guest = guestOf(server());
    const projectId = await guest.makeProject();
    const jobs = await Promise.all([1, 2, 3].map(() => guest.submit({ projectId })));
    expect(new Set(jobs.map(({ projectSeq }) => projectSeq))).toEqual(new Set([1, 2, 3]));
  });

  it('is premium for a signed-in user', async () => {
    const user = await userOf(server(), 'premium@example.test');
    const job = await user.submit();
    await user.waitForEnd(job.id);
    const { estimate } = await user.runOk(TestEstimateDocument, { by: { jobId: job.id } });
    expect(estimate?.premium).toBe(true);
  });
});

describe('submitting', () => {
  it.each([
    [{ instructions: 'abc ' }, 'instructions', 'Describe the work in at least 5 characters.'],
    [{ uploads: [] }, 'uploads', 'Upload at least one photo, video, plan or document.'],
    [
      { uploads: ['999999'] },
      'uploads.0',
      'One of the uploads was not found. Remove it and upload it again.',
    ],
    [{ projectId: '999999' }, 'projectId', 'This project was not found. Choose another one.'],
    [{ title: 'x'.repeat(161) }, 'title', 'Please keep the title to at most 160 characters.'],
  ])('refuses %j with a sentence for its field', async (changes, path, message) => {
    const guest = guestOf(server());
    const { submitJob } = await guest.runOk(TestSubmitJobDocument, {
      input: await guest.submitInput(changes),
    });
    expect(submitJob).toMatchObject({ __typename: 'InvalidInput', fields: [{ path, message }] });
  });

  it("refuses another guest's project and uploads as if they did not exist", async () => {
    const [owner, other] = [guestOf(server()), guestOf(server())];
    const [projectId, uploadId] = [await owner.makeProject(), await owner.upload()];
    for (const changes of [{ projectId }, { uploads: [uploadId] }]) {
      const input = await other.submitInput(changes);
      const { submitJob } = await other.runOk(TestSubmitJobDocument, { input });
      expect(submitJob.__typename).toBe('InvalidInput');
    }
  });

  it('starts one job for fifty equal submits with one key', async () => {
    const guest = guestOf(server());
    const input = { ...(await guest.submitInput()), idempotencyKey: 'once' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => guest.runOk(TestSubmitJobDocument, { input })),
    );
    const ids = answers.map(({ submitJob }) =>
      submitJob.__typename === 'SubmitJobSuccess' ? submitJob.job.id : submitJob.message,
    );
    expect(new Set(ids).size).toBe(1);

    const { submitJob } = await guest.runOk(TestSubmitJobDocument, {
      input: { ...input, instructions: 'Something else entirely' },
    });
    expect(submitJob.__typename).toBe('InvalidInput');
  });

  it('needs to know who is asking', async () => {
    const input = await guestOf(server()).submitInput();
    const error = await strangerOf(server()).runError(TestSubmitJobDocument, { input });
    expect(error.code).toBe('UNAUTHENTICATED');
  });
});

describe('cancelling and starting again', () => {
  it('ends a running job, which its owner can start again', async () => {
    estimator.close();
    const guest = guestOf(server());
    const job = await guest.submit();
    const events = guest.subscribe(TestJobChangedDocument, { jobId: job.id });
    while ((await events.take()).jobChanged.stage !== 'PRICING');

    const { cancelJob } = await guest.runOk(TestCancelJobDocument, { input: { jobId: job.id } });
    expect(cancelJob).toMatchObject({
      job: { status: 'CANCELLED', viewerCanRetry: true, viewerCanCancel: false },
    });
    expect((await events.rest()).at(-1)?.jobChanged.status).toBe('CANCELLED');

    estimator.open();
    const { retryJob } = await guest.runOk(TestRetryJobDocument, { input: { jobId: job.id } });
    expect(retryJob.__typename).toBe('RetryJobSuccess');
    expect(await guest.waitForEnd(job.id)).toMatchObject({ status: 'READY', failure: null });
  });

  it('says so when there is nothing to cancel or to start again', async () => {
    const guest = guestOf(server());
    const job = await guest.submit();
    await guest.waitForEnd(job.id);
    const input = { jobId: job.id };
    const { cancelJob } = await guest.runOk(TestCancelJobDocument, { input });
    expect(cancelJob).toMatchObject({ __typename: 'JobAlreadyFinished', job: { status: 'READY' } });
    const { retryJob } = await guest.runOk(TestRetryJobDocument, { input });
    expect(retryJob).toMatchObject({ __typename: 'JobNotRetryable', job: { status: 'READY' } });
  });

  it('gives up a job that keeps failing, with a sentence', async () => {
    estimator.failNext(3);
    const guest = guestOf(server());
    const job = await guest.submit();
    const ended = await guest.waitForEnd(job.id);
    expect(ended).toMatchObject({
      status: 'FAILED',
      failureCode: 'INTERNAL',
      viewerCanRetry: true,
    });
    expect(ended.failure).toContain('We could not finish this estimate');
  });

  it('gives up what is too large at once, and says so', async () => {
    const tooLarge = new DomainError('TOO_LARGE', 'This is too large. Shorten it.');
    estimator.failNext(2, tooLarge);
    const guest = guestOf(server());
    const job = await guest.submit();
    const ended = await guest.waitForEnd(job.id);
    expect(ended).toMatchObject({
      status: 'FAILED',
      failureCode: 'TOO_LARGE',
      viewerCanRetry: false,
    });
    expect(ended.failure).toBe(tooLarge.message);
    await guest.runOk(TestRetryJobDocument, { input: { jobId: job.id } });
    expect((await guest.waitForEnd(job.id)).failure).toBe(tooLarge.message);
  });

  it('tries again by itself before it gives up', async () => {
    estimator.failNext(2);
    const guest = guestOf(server());
    const job = await guest.submit();
    expect((await guest.waitForEnd(job.id)).status).toBe('READY');
  });
});

describe('others', () => {
  it('get the same answer for a hidden job as for a missing one', async () => {
    const [owner, other] = [guestOf(server()), guestOf(server())];
    const { id } = await owner.submit();
    await owner.waitForEnd(id);
    expect((await other.runOk(TestJobDocument, { by: { id } })).job).toBeNull();
    expect((await other.runOk(TestEstimateDocument, { by: { jobId: id } })).estimate).toBeNull();
    expect((await other.runOk(TestDraftDocument, { jobId: id })).estimateDraft).toBeNull();
    const missing = await other.runError(TestCancelJobDocument, { input: { jobId: '99999' } });
    expect(await other.runError(TestCancelJobDocument, { input: { jobId: id } })).toEqual(missing);
    await expect(other.subscribe(TestJobChangedDocument, { jobId: id }).take()).rejects.toThrow(
      'NOT_FOUND',
    );
  });
});

describe('viewerJobChanged', () => {
  it('begins with the latest jobs and goes on with every change', async () => {
    const guest = guestOf(server());
    const first = await guest.submit();
    await guest.waitForEnd(first.id);
    const events = guest.subscribe(TestViewerJobChangedDocument, {});
    expect((await events.take()).viewerJobChanged).toMatchObject({ id: first.id, status: 'READY' });

    const second = await guest.submit();
    let event = (await events.take()).viewerJobChanged;
    expect(event.id).toBe(second.id);
    while (event.status !== 'READY') event = (await events.take()).viewerJobChanged;
    await events.stop();
  });
});

describe('the viewer', () => {
  it('is told how many free estimates are left', async () => {
    const guest = guestOf(server());
    expect((await guest.runOk(TestViewerDocument, {})).viewer.freeEstimatesLeft).toBe(1000);
    await guest.submit();
    const { viewer } = await guest.runOk(TestViewerDocument, {});
    expect(viewer).toMatchObject({ isSignedIn: false, email: null, freeEstimatesLeft: 999 });
  });
});
