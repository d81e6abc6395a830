// A sign of progress is told along the lane without a look at the row, to the byte as the row is; whatever is not plainly the next
// one is read anew.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobStage } from '../../domain/estimate/job-status.ts';
import { writeProgress } from '../../features/jobs/job-claim.ts';
import { type JobChange, jobChanges, publishJobChange } from '../../features/jobs/jobs.events.ts';
import { useTestServer } from '../../testing/app.ts';
import { hearBothWays } from '../../testing/both-ways.ts';
import { recordQueries } from '../../testing/queries.ts';
import { guestOf, type Person } from '../../testing/world.ts';
import { globalId } from '../../domain/ids.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer();

const TEXT = `subscription ($jobId: ID!) {
  jobChanged(jobId: $jobId) {
    id title stage progress project { name } reading { fileName filePosition step { unit position count } }
  }
}`;
const PLAN = { fileName: '"plan".pdf', filePosition: 2, fileCount: 2 };
const at = (position: number) => ({
  ...PLAN,
  step: { unit: 'PAGE' as const, position, count: 9 },
});

describe('a sign of progress', () => {
  let guest: Person;
  let jobId: number;
  let accountId: number;
  beforeAll(async () => {
    guest = guestOf(server());
    const job = await guest.submit();
    await guest.waitForEnd(job.id);
    jobId = numberOf(job.id);
    ({ accountId } = await server().ports.db.job.findUniqueOrThrow({ where: { id: jobId } }));
  });

  const write = (state: Record<string, unknown>) =>
    server().ports.db.job.update({ where: { id: jobId }, data: state });
  beforeEach(() =>
    write({ accountId, stage: 'READING_UPLOADS', progress: 0.1, reading: at(1), attempt: 2 }),
  );

  /** Writes a sign of progress as a worker does. */
  const writeSign = async (progress: number, position = 2) => {
    const made = { stage: 'READING_UPLOADS', progress, reading: at(position) } as const;
    const held = { id: jobId, run: 1, attempt: 2 };
    const done = await writeProgress(server().ports, held, { ...made, fresh: [], position: 0 });
    if (!done) throw new Error('The job was to be held.');
    return done;
  };
  const publish = (change: Omit<JobChange, 'jobId'>) =>
    server().ports.events.publish(jobChanges, jobId, { jobId, ...change });

  /** What both ways hear, and how often the lane read the row: as it is now, and at the end. */
  const hear = async (then: (bothHeard: (count: number) => Promise<void>) => Promise<void>) => {
    let heard: readonly [string[], string[]] = [[], []];
    const statements = await recordQueries(server().pool, async () => {
      heard = await hearBothWays(server().url, guest, {
        text: TEXT,
        variables: { jobId: globalId('Job', jobId) },
        async meanwhile(bothHeard) {
          await then(bothHeard);
          await bothHeard(3);
          await publish({ stage: 'READY' });
        },
      });
    });
    const reads = statements.filter(({ text }) => text.includes('FROM jobs j')).length;
    return { lane: heard[0], usual: heard[1], reads };
  };

  it('is told without a read, to the byte as the row is', async () => {
    const { lane, usual, reads } = await hear(async (bothHeard) => {
      await publishJobChange(server().ports, { id: jobId, ...(await writeSign(1 / 3)) });
      await bothHeard(3);
      await publishJobChange(server().ports, { id: jobId, ...(await writeSign(0.35, 3)) });
      await bothHeard(4);
    });
    expect(lane).toEqual(usual);
    expect(lane.at(2)).toContain('"position":2');
    expect(lane.at(3)).toContain('"progress":0.35');
    expect(reads).toBe(2);
  });

  it('says numbers, and no word of the owner’s', async () => {
    const { sign } = await writeSign(0.25);
    const { step, ...numbers } = sign;
    expect(step).toEqual({ unit: 'PAGE', position: 2, count: 9 });
    expect(Object.values(numbers).filter((value) => typeof value !== 'number')).toEqual([]);
  });

  it('of another version of the program counts by what this one knows', async () => {
    const { lane, reads } = await hear(async () => {
      const { stage, sign } = await writeSign(0.2);
      await publish({ stage, sign: { ...sign, progress: 0.75, later: 'more' } });
    });
    expect(lane.at(2)).toContain('"progress":0.75');
    expect(reads).toBe(2);
  });

  it.each<[string, object, JobStage?]>([
    ['of a worker that lost the job', { attempt: 1 }],
    ['of an earlier start', { run: 0 }],
    ['older than what was told', { touchedAtMs: 1 }],
    ['before its owner renamed it', { version: 0 }],
    ['of another owner', { accountId: 0 }],
    ['of another file', { filePosition: 1 }],
    ['at the end of a stage', {}, 'UNDERSTANDING_SCOPE'],
    ['that this version does not understand', { progress: 'half' }],
    ['without what this version needs', { step: undefined }],
  ])('%s is read anew', async (_name, other, otherStage) => {
    const { lane, usual, reads } = await hear(async () => {
      const { stage, sign } = await writeSign(0.2);
      await publish({ stage: otherStage ?? stage, sign: { ...sign, progress: 0.75, ...other } });
    });
    expect(lane).toEqual(usual);
    expect(lane.at(2)).toContain('"progress":0.2');
    expect(reads).toBe(3);
  });

  it('is not told to whoever owned the job before', async () => {
    const stranger = guestOf(server());
    const { id } = await stranger.submit();
    const other = await server().ports.db.job.findUniqueOrThrow({ where: { id: numberOf(id) } });
    const { lane, usual } = await hear(async () => {
      await write({ accountId: other.accountId });
      await publishJobChange(server().ports, { id: jobId, ...(await writeSign(0.2)) });
    });
    expect(lane).toEqual(usual);
    expect(lane.at(2)).toContain('NOT_FOUND');
  });
});
