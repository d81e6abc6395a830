// What somebody who wants more than the quota can try.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate, untilHeld } from '../../testing/editing.ts';
import {
  TestCancelJobDocument,
  TestCorrectRoomsDocument,
  TestRefineEstimateDocument,
  TestRetryJobDocument,
  TestReviseScopeDocument,
  TestSubmitJobDocument,
  TestViewerDocument,
} from '../../testing/gql/graphql.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestBehindProxy, type Person, userOf } from '../../testing/world.ts';

const PLAN = resolve(import.meta.dirname, '../../testing/fixtures/plan.pdf');
const FREE = 3;
const PER_ADDRESS = 20;

const estimator = createScriptedEstimator();
const server = useTestServer({
  estimator,
  env: {
    GUEST_FREE_ESTIMATES: String(FREE),
    GUEST_DAILY_PER_ADDRESS: String(PER_ADDRESS),
    USER_DAILY_ESTIMATES: '2',
    TRUST_PROXY: '127.0.0.1',
    WORKER_CONCURRENCY: '1',
  },
});
afterEach(() => estimator.open());

const USED_UP = {
  code: 'QUOTA_EXHAUSTED',
  message: 'Free trial used up — sign in to continue.',
};

const leftOf = async (guest: Person) =>
  (await guest.runOk(TestViewerDocument, {})).viewer.freeEstimatesLeft;

const cancel = (guest: Person, jobId: string) =>
  guest.runOk(TestCancelJobDocument, { input: { jobId } });

/** A job that was canceled while a worker was at it. */
const cancelBegun = async (guest: Person): Promise<string> => {
  estimator.close();
  const { id } = await guest.submit();
  await untilHeld(guest, id);
  await cancel(guest, id);
  estimator.open();
  return id;
};

const submitError = async (guest: Person) =>
  guest.runError(TestSubmitJobDocument, { input: await guest.submitInput() });

/** Number of submissions that were accepted. */
const letIn = (answers: readonly { errors?: unknown }[]): number =>
  answers.filter(({ errors }) => !errors).length;

const together = <Result>(times: number, call: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)));

describe('cancelling and trying again', () => {
  it('makes no more runs than the trial has', async () => {
    const guest = guestBehindProxy(server());
    const canceled: string[] = [];
    for (let i = 0; i < FREE; i++) canceled.push(await cancelBegun(guest));
    expect(await leftOf(guest)).toBe(0);
    expect(await submitError(guest)).toEqual(USED_UP);
    for (const jobId of canceled) {
      expect(await guest.runError(TestRetryJobDocument, { input: { jobId } })).toEqual(USED_UP);
    }
  });

  it('starts one more when one is left, however many are tried at once', async () => {
    const guest = guestBehindProxy(server());
    const canceled = [await cancelBegun(guest), await cancelBegun(guest)];
    const answers = await together(8, (index) =>
      guest.run(TestRetryJobDocument, { input: { jobId: canceled[index % 2] ?? '' } }),
    );
    const started = answers.filter(({ data }) => data?.retryJob?.__typename === 'RetryJobSuccess');
    expect(started).toHaveLength(1);
    await Promise.all(canceled.map((jobId) => guest.waitForEnd(jobId)));
  });

  it('gives back what no worker had begun', async () => {
    const guest = guestBehindProxy(server());
    estimator.close();
    const running = await guest.submit();
    await untilHeld(guest, running.id);
    const waiting = await guest.submit();
    expect(await leftOf(guest)).toBe(FREE - 2);
    await cancel(guest, waiting.id);
    expect(await leftOf(guest)).toBe(FREE - 1);
    await cancel(guest, running.id);
    expect(await leftOf(guest)).toBe(FREE - 1);
  });
});

describe('having an estimate priced anew', () => {
  it('counts as a run each time its rooms are corrected', async () => {
    const guest = guestBehindProxy(server());
    const bytes = new Uint8Array(await readFile(PLAN));
    const plan = await guest.upload({ bytes, name: 'plan.pdf', kind: 'floor' });
    const { id: jobId } = await guest.submit({ uploads: [plan] });
    await guest.waitForEnd(jobId);
    const correct = (lengthFt: number) =>
      guest.run(TestCorrectRoomsDocument, {
        input: { jobId, rooms: [{ name: 'Kitchen', lengthFt, widthFt: 10 }] },
      });
    let corrected = 0;
    for (let round = 0; round < FREE + 2; round++) {
      const answers = await together(10, (index) => correct(10 + round * 10 + index));
      corrected += answers.filter(
        ({ data }) => data?.correctRooms?.__typename === 'CorrectRoomsSuccess',
      ).length;
      await guest.waitForEnd(jobId);
    }
    expect(corrected).toBe(FREE - 1);
    expect((await correct(9)).errors?.[0]?.extensions).toEqual({ code: 'QUOTA_EXHAUSTED' });
  });

  it('counts as a run each time it is refined', async () => {
    const guest = guestBehindProxy(server());
    const { id: estimateId, job } = await makeEstimate(guest);
    for (const instruction of ['add recessed lights', 'keep the cabinets']) {
      await guest.runOk(TestRefineEstimateDocument, { input: { estimateId, instruction } });
      await guest.waitForEnd(job.id);
    }
    const input = { estimateId, instruction: 'and a new door' };
    expect(await guest.runError(TestRefineEstimateDocument, { input })).toEqual(USED_UP);
  });

  it('is throttled for a user who has had the runs of a day', async () => {
    const user = await userOf(server(), 'refiner@example.test');
    const { id: estimateId, job } = await makeEstimate(user);
    const refine = (instruction: string) => ({ input: { estimateId, instruction } });
    await user.runOk(TestRefineEstimateDocument, refine('add recessed lights'));
    await user.waitForEnd(job.id);
    const error = await user.runError(TestRefineEstimateDocument, refine('keep the cabinets'));
    expect(error).toMatchObject({
      code: 'THROTTLED',
      message: expect.stringContaining('throttled'),
    });
    expect(error.retryAfterSeconds).toBeGreaterThan(86_000);
  });
});

describe('what failed', () => {
  it('counts once, as what it came to, however often the system tried', async () => {
    const guest = guestBehindProxy(server());
    estimator.failNext(2);
    const { status } = await guest.waitForEnd((await guest.submit()).id);
    expect([status, await leftOf(guest)]).toEqual(['READY', FREE - 1]);
    estimator.failNext(3);
    const failed = await guest.waitForEnd((await guest.submit()).id);
    expect([failed.status, await leftOf(guest)]).toEqual(['FAILED', FREE - 1]);
  });
});

describe('estimates that only ask', () => {
  it('do not become more estimates than the trial has', async () => {
    const guest = guestBehindProxy(server());
    estimator.askNext(FREE + 1);
    const asked: string[] = [];
    for (let i = 0; i < FREE + 1; i++) {
      const { estimate } = await guest.waitForEnd((await guest.submit()).id);
      asked.push(estimate?.id ?? '');
    }
    expect(await leftOf(guest)).toBe(FREE);
    const answers = await together(asked.length, (index) =>
      guest.run(TestReviseScopeDocument, {
        input: { estimateId: asked[index] ?? '', version: 1, patches: [{ dropWork: 'w1' }] },
      }),
    );
    expect(letIn(answers)).toBe(FREE);
    expect(answers.flatMap(({ errors = [] }) => errors)).toMatchObject([
      { message: USED_UP.message },
    ]);
  });
});

describe('fresh keys', () => {
  it('of one network have the runs of one network, also when they come together', async () => {
    const guests = Array.from({ length: 40 }, () => guestBehindProxy(server(), '198.51.100.7'));
    const inputs = await Promise.all(guests.map((guest) => guest.submitInput()));
    const answers = await together(guests.length, async (index) => {
      const [guest, input] = [guests[index], inputs[index]];
      if (!guest || !input) throw new Error('There are fewer guests than calls.');
      return guest.run(TestSubmitJobDocument, { input });
    });
    expect(letIn(answers)).toBe(PER_ADDRESS);
    expect(await submitError(guestBehindProxy(server(), '198.51.100.7'))).toEqual(USED_UP);
    await guestBehindProxy(server(), '198.51.100.8').submit();
  });
});

describe('guests of many networks', () => {
  const small = useTestServer({
    env: { ALL_GUESTS_DAILY_ESTIMATES: '3', TRUST_PROXY: '127.0.0.1' },
  });

  it('have no more runs together than all guests have in a day, and users go on', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const guest = guestBehindProxy(small());
      await guest.waitForEnd((await guest.submit()).id);
    }
    const late = guestBehindProxy(small());
    expect(await submitError(late)).toEqual({
      code: 'QUOTA_EXHAUSTED',
      message:
        'Guests have had as many estimates as there are for all of them today — sign in to continue.',
    });
    const user = await userOf(small(), 'another@example.test');
    await user.waitForEnd((await user.submit()).id);
  });
});
