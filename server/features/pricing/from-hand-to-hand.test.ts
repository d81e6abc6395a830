// A job is taken by a worker of its own process with the commit that takes it in, or from the queue: nobody can tell which.
import { afterEach, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { untilHeld } from '../../testing/editing.ts';
import { TestJobDocument } from '../../testing/gql/graphql.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestOf, type Person } from '../../testing/world.ts';

const estimator = createScriptedEstimator();
const server = useTestServer({ estimator, env: { WORKER_CONCURRENCY: '1' } });
afterEach(() => estimator.open());

const submit = async (guest: Person) => {
  const uploads = [await guest.upload(), await guest.upload()];
  return guest.submit({ uploads: uploads.toReversed(), title: 'Bedroom' });
};

/** All of a job but keys, numbers and times. */
const rowsOf = async (id: string) => {
  const job = await server().ports.db.job.findUniqueOrThrow({
    where: { id: Number(id) },
    include: { estimate: true, runs: true, draftLines: true, uploads: { include: { file: true } } },
  });
  const isOwn = /^(id|\w+Id|claimNumber|inputHash|generatedAt|\w+Key|key|\w+At)$/;
  const replacer = (name: string, value: unknown): unknown =>
    isOwn.test(name) ? undefined : typeof value === 'bigint' ? String(value) : value;
  return JSON.parse(JSON.stringify(job, replacer)) as unknown;
};

it('leaves the same rows either way, and answers the same', async () => {
  estimator.close();
  const [early, late] = [guestOf(server()), guestOf(server())];
  const byHand = await submit(early);
  await untilHeld(early, byHand.id);
  const fromQueue = await submit(late);
  const { job: waiting } = await late.runOk(TestJobDocument, { by: { id: fromQueue.id } });
  expect(waiting).toEqual(fromQueue);
  const own = { id: '', claimNumber: '', uploads: [] };
  expect({ ...byHand, ...own }).toEqual({ ...fromQueue, ...own });
  expect(byHand).toMatchObject({ stage: 'QUEUED', progress: 0 });
  estimator.open();
  await Promise.all([early.waitForEnd(byHand.id), late.waitForEnd(fromQueue.id)]);
  expect(await rowsOf(byHand.id)).toEqual(await rowsOf(fromQueue.id));
  expect(await rowsOf(byHand.id)).toMatchObject({ stage: 'READY', attempt: 1, run: 1 });
  await expect.poll(() => server().ports.db.queueMessage.count()).toBe(0);
});
