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

  it('sends few news of many steps at once, and the last of them', async () => {
    const guest = guestOf(server());
    const { id } = await submitPlan(guest, 'plan.png');
    const events = guest.subscribe(TestJobChangedDocument, { jobId: id });
    /** Gives how many news came until that step. */
    const waitFor = async (position: number): Promise<number> => {
      for (let news = 1; ; news += 1) {
        if ((await events.take()).jobChanged.reading?.step?.position === position) return news;
      }
    };
    await waitFor(1);
    for (const hundred of [100, 200, 300, 400]) {
      for (let position = hundred - 98; position <= hundred; position += 1) {
        tell({ unit: 'PAGE', position, count: 400 });
      }
      // One that is on its way when the steps begin, the first of them, and the last.
      expect(await waitFor(hundred)).toBeLessThanOrEqual(3);
    }
    finish();
    await events.rest();
  });
});
