// A job's end is written by one statement or the usual way: nobody can tell which.
import { describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { type Person, userOf } from '../../testing/world.ts';
import { runJob } from '../jobs/run-job.definition.ts';

const server = useTestServer();

const people = async (name: string): Promise<[quiet: Person, mailed: Person]> => {
  const [quiet, mailed] = [`quiet-${name}@example.com`, `mailed-${name}@example.com`];
  const both: [Person, Person] = [await userOf(server(), quiet), await userOf(server(), mailed)];
  await server().ports.db.account.update({
    where: { email: mailed },
    data: { emailWhenReady: true },
  });
  await server().ports.db.account.update({
    where: { email: quiet },
    data: { emailWhenReady: false },
  });
  return both;
};

/** A job that has ended, with all that hangs on it but keys, numbers, times and the mark of a mail. */
const ended = async (person: Person, title?: string) => {
  const { id } = await person.submit(title === undefined ? {} : { title });
  await person.waitForEnd(id);
  const { estimate, draftLines, ...job } = await server().ports.db.job.findUniqueOrThrow({
    where: { id: Number(id) },
    include: { estimate: true, draftLines: true },
  });
  if (!estimate) throw new Error('There is no estimate.');
  expect([estimate.accountId, estimate.projectId]).toEqual([job.accountId, job.projectId]);
  const isOwn = /^(id|\w+Id|claimNumber|inputHash|mailedRun|\w+At)$/;
  const rest = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !isOwn.test(name)));
  const isEnded = job.finishedAt !== null && job.touchedAt >= job.finishedAt;
  const document = rest(Object(estimate.document) as object);
  return { job: rest(job), estimate: { ...rest(estimate), document }, draftLines, isEnded };
};

const isFinish = (call: unknown): boolean =>
  typeof call === 'object' && call !== null && 'name' in call && call.name === 'finish-job';

/** How many estimates were written by the one statement from now on. */
const watchStatement = () => {
  const query = vi.spyOn(server().ports.pool, 'query');
  return async () => {
    const results = query.mock.calls.flatMap((args, index) => {
      const [call]: readonly unknown[] = args;
      return isFinish(call) ? [query.mock.results[index]?.value as unknown] : [];
    });
    const written = (await Promise.all(results)) as { rowCount: number }[];
    return written.reduce((sum, { rowCount }) => sum + rowCount, 0);
  };
};

describe('an end written by one statement', () => {
  it.each([
    ['named by the estimator', undefined],
    ['named by its owner', 'Our bedroom'],
  ])('leaves the rows of the usual way: %s', async (name, title) => {
    const written = watchStatement();
    const [quiet, mailed] = await people(name.replaceAll(' ', '-'));
    const usual = await ended(mailed, title);
    expect(await written()).toBe(0);
    expect(await ended(quiet, title)).toEqual(usual);
    expect(await written()).toBe(1);
    expect(usual).toMatchObject({
      isEnded: true,
      draftLines: [],
      job: { stage: 'READY', progress: 1, failure: null, reading: null },
      estimate: { premium: true, version: 1, change: 'ESTIMATED' },
    });
  });

  it('is none where an estimate stands', async () => {
    const written = watchStatement();
    const [quiet] = await people('refining');
    const { id } = await quiet.submit();
    await quiet.waitForEnd(id);
    expect(await written()).toBe(1);
    const { ports } = server();
    const jobId = Number(id);
    await ports.db.job.update({
      where: { id: jobId },
      data: { stage: 'QUEUED', run: 2, attempt: 0, finishedAt: null },
    });
    await ports.db.$transaction((tx) => ports.queue.send(runJob, { jobId, run: 2 }, tx));
    await quiet.waitForEnd(id);
    expect(await written()).toBe(1);
    expect(await ports.db.estimate.findUnique({ where: { jobId } })).toMatchObject({ version: 2 });
  });
});
