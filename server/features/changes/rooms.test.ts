import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { untilHeld } from '../../testing/editing.ts';
import {
  TestCancelJobDocument,
  TestCorrectRoomsDocument,
  TestRoomsDocument,
} from '../../testing/gql/graphql.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestOf, type Person } from '../../testing/world.ts';
import { numberOf } from '../../testing/ids.ts';

const PLAN = resolve(import.meta.dirname, '../../testing/fixtures/plan.pdf');
const estimator = createScriptedEstimator();
const server = useTestServer({ estimator });
afterEach(() => estimator.open());

const submitWithPlan = async (guest: Person) => {
  const bytes = new Uint8Array(await readFile(PLAN));
  const plan = await guest.upload({ bytes, name: 'plan.pdf', kind: 'floor' });
  const job = await guest.submit({ uploads: [plan] });
  await guest.waitForEnd(job.id);
  return job.id;
};

const roomsOf = async (guest: Person, jobId: string) => {
  const { job } = await guest.runOk(TestRoomsDocument, { jobId });
  if (!job) throw new Error('The job is missing.');
  return job;
};

const CORRECTED = [{ name: 'Kitchen', lengthFt: 20, widthFt: 10 }];

describe('rooms read from a plan', () => {
  it('are shown with their sizes and reach the estimator', async () => {
    const guest = guestOf(server());
    const job = await roomsOf(guest, await submitWithPlan(guest));
    expect(job.rooms).toHaveLength(4);
    expect(job.rooms).toContainEqual(
      expect.objectContaining({
        name: 'Kitchen',
        lengthFt: 16,
        widthFt: 12,
        source: 'plan.pdf',
      }),
    );
    expect(job).toMatchObject({ roomsAreCorrected: false, viewerCanCorrectRooms: true });
    expect(job.estimate?.summary.assumptions).toContain('Kitchen: 16 x 12 ft');
  });

  it('can be corrected, which prices the scope anew and keeps what stood before', async () => {
    const guest = guestOf(server());
    const jobId = await submitWithPlan(guest);
    const { correctRooms } = await guest.runOk(TestCorrectRoomsDocument, {
      input: { jobId, rooms: CORRECTED },
    });
    expect(correctRooms.__typename).toBe('CorrectRoomsSuccess');
    await guest.waitForEnd(jobId);
    const job = await roomsOf(guest, jobId);
    expect(job).toMatchObject({
      status: 'READY',
      rooms: [{ ...CORRECTED[0], source: null }],
      roomsAreCorrected: true,
    });
    expect(job.estimate).toMatchObject({
      version: 2,
      summary: { assumptions: ['Kitchen: 20 x 10 ft'] },
    });
    const revisions = await server().ports.db.estimateRevision.findMany({
      where: { estimate: { jobId: numberOf(jobId) } },
    });
    expect(revisions.map(({ version }) => version)).toEqual([1]);
  });

  it('keep saying where they were read when others of them are corrected', async () => {
    const guest = guestOf(server());
    const jobId = await submitWithPlan(guest);
    const { rooms } = await roomsOf(guest, jobId);
    const [first, second] = rooms.map(({ name, lengthFt, widthFt, heightFt, areaSf }) => ({
      name,
      lengthFt,
      widthFt,
      heightFt,
      areaSf,
    }));
    if (!first || !second) throw new Error('The plan has no two rooms.');
    await guest.runOk(TestCorrectRoomsDocument, {
      input: { jobId, rooms: [first, { ...second, lengthFt: 30 }] },
    });
    await guest.waitForEnd(jobId);
    const corrected = await roomsOf(guest, jobId);
    expect(corrected.rooms.map(({ source }) => source)).toEqual(['plan.pdf', null]);
  });

  it('cannot be corrected by others, while the job runs, or to nonsense', async () => {
    const guest = guestOf(server());
    const jobId = await submitWithPlan(guest);
    const input = { jobId, rooms: CORRECTED };
    const stranger = await guestOf(server()).runError(TestCorrectRoomsDocument, { input });
    expect(stranger.code).toBe('NOT_FOUND');
    for (const rooms of [[], [{ name: 'Hall', lengthFt: -3 }], [{ name: '', lengthFt: 10 }]]) {
      const answer = await guest.runOk(TestCorrectRoomsDocument, { input: { jobId, rooms } });
      expect(answer.correctRooms.__typename).toBe('InvalidInput');
    }
    estimator.close();
    await guest.runOk(TestCorrectRoomsDocument, { input });
    const again = await guest.runOk(TestCorrectRoomsDocument, { input });
    expect(again.correctRooms.__typename).toBe('JobStillRunning');
    estimator.open();
    await guest.waitForEnd(jobId);
  });

  it('leave the estimate as it was when the new one is cancelled', async () => {
    const guest = guestOf(server());
    const jobId = await submitWithPlan(guest);
    estimator.close();
    await guest.runOk(TestCorrectRoomsDocument, { input: { jobId, rooms: CORRECTED } });
    await untilHeld(guest, jobId);
    await guest.runOk(TestCancelJobDocument, { input: { jobId } });
    expect(await roomsOf(guest, jobId)).toMatchObject({
      status: 'READY',
      estimate: { version: 1 },
    });
  });
});
