import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReadingStep } from '../../domain/estimate/job-reading.ts';
import { useTestServer } from '../../testing/app.ts';
import { TestJobChangedDocument, TestJobDocument } from '../../testing/gql/graphql.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer();

/** A reader that tells what the test says, and is done when the test says so. */
let tell: (step: ReadingStep) => void;
let finish: () => void;
beforeEach(() => {
  const done = Promise.withResolvers<void>();
  finish = done.resolve;
  server().ports.mediaReader.readPaper = async (_path, _limits, { onStep, signal }) => {
    // The reading that begins with the upload tells nobody.
    if (onStep) tell = (step) => onStep(step);
    signal?.addEventListener('abort', () => done.resolve());
    onStep?.({ unit: 'PAGE', position: 1, count: 12 });
    await done.promise;
    return { from: 'TEXT', text: 'Paint', isCut: false, drawnPages: [] };
  };
});
afterEach(() => finish());

const submitPlan = async (guest: ReturnType<typeof guestOf>, name: string) =>
  guest.submit({ uploads: [await guest.upload(), await guest.upload({ name, kind: 'floor' })] });

describe('a job that reads its uploads', () => {
  it('tells the file and how far it is read, to whoever follows, asks or comes back', async () => {
    const guest = guestOf(server());
    const { id } = await submitPlan(guest, '<img src=x> plan.png');
    const events = guest.subscribe(TestJobChangedDocument, { jobId: id });
    let job = (await events.take()).jobChanged;
    while (job.reading?.step?.position !== 1) job = (await events.take()).jobChanged;
    expect(job.reading).toEqual({
      fileName: '<img src=x> plan.png',
      filePosition: 2,
      fileCount: 2,
      step: { unit: 'PAGE', position: 1, count: 12 },
    });

    tell({ unit: 'PAGE', position: 7, count: 12 });
    const before = job.progress;
    while (job.reading?.step?.position !== 7) job = (await events.take()).jobChanged;
    expect(job.progress).toBeGreaterThan(before);

    const asked = await guest.runOk(TestJobDocument, { by: { id } });
    expect(asked.job?.reading).toEqual(job.reading);
    const back = guest.subscribe(TestJobChangedDocument, { jobId: id });
    expect((await back.take()).jobChanged.reading).toEqual(job.reading);
    await back.stop();
    const stranger = await guestOf(server()).runOk(TestJobDocument, { by: { id } });
    expect(stranger.job).toBeNull();

    finish();
    const rest = await events.rest();
    expect(rest.at(-1)?.jobChanged).toMatchObject({ status: 'READY', reading: null });
    const later = rest.filter(({ jobChanged }) => jobChanged.stage !== 'READING_UPLOADS');
    expect(later.filter(({ jobChanged }) => jobChanged.reading !== null)).toEqual([]);
  });

  it('sends few news a second, however fast its reader is, and the last of them', async () => {
    const guest = guestOf(server());
    const { id } = await submitPlan(guest, 'plan.png');
    const events = guest.subscribe(TestJobChangedDocument, { jobId: id });
    const heard: number[] = [];
    const waitFor = async (position: number) => {
      let step = (await events.take()).jobChanged.reading?.step;
      while (step?.position !== position) step = (await events.take()).jobChanged.reading?.step;
      heard.push(performance.now());
    };
    await waitFor(1);
    for (const hundred of [100, 200, 300, 400]) {
      for (let position = hundred - 98; position <= hundred; position += 1) {
        tell({ unit: 'PAGE', position, count: 400 });
      }
      await waitFor(hundred);
    }
    const [first = 0, last = 0] = [heard.at(1), heard.at(-1)];
    expect(last - first).toBeGreaterThan(3 * 200);
    finish();
    await events.rest();
  });
});
