// People who submit jobs, and do not give up when the line is cut: they send the same once more, with the same key.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { TestEstimateDocument, TestSubmitJobDocument } from '../../server/testing/gql/graphql.ts';
import { personAt, type UploadBody } from '../../server/testing/world.ts';
import type { World } from './world.ts';
import { bareKey } from '../../server/domain/ids.ts';
import { numberOf } from '../../server/testing/ids.ts';

const RETRY_MS = 200;
const GIVE_UP_AFTER_MS = 120_000;

/** Tries until it works. Rejects with the last reason after two minutes. */
export const insist = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(RETRY_MS);
    }
  }
};

export interface Submitted {
  jobId: number;
  headers: Record<string, string>;
}

/** A guest with a project submits one job; `url` is asked anew for each try. */
export const submitOne = async (url: () => string, file?: UploadBody): Promise<Submitted> => {
  const headers = { 'X-Guest-Key': randomUUID() };
  const person = () => personAt(url(), headers);
  const projectId = await insist(() => person().makeProject());
  // A number names it to every version: an id of GraphQL only to those since 29 November 2026.
  const upload = bareKey(await insist(() => person().upload(file)));
  const idempotencyKey = randomUUID();
  const job = await insist(async () => {
    const input = await person().submitInput({ projectId, uploads: [upload] });
    const { submitJob } = await person().runOk(TestSubmitJobDocument, {
      input: { ...input, idempotencyKey },
    });
    if (submitJob.__typename !== 'SubmitJobSuccess') throw new Error(submitJob.message);
    return submitJob.job;
  });
  return { jobId: numberOf(job.id), headers };
};

/** Waits until no job is at work. Rejects after `withinMs`. */
export const waitForJobs = async (world: World, withinMs: number): Promise<void> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const [left] = await world.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM jobs WHERE stage NOT IN ('READY', 'FAILED', 'CANCELLED')",
    );
    if (left?.count === 0) return;
    if (Date.now() > deadline) throw new Error(`${left?.count} jobs had not ended in time.`);
    await delay(250);
  }
};

export interface Outcome {
  ready: number;
  failed: number;
  estimates: number;
  jobs: number;
}

export const outcomeOf = async (world: World): Promise<Outcome> => {
  const [row] = await world.query<Outcome>(`SELECT
    (SELECT count(*) FROM jobs WHERE stage = 'READY')::int AS ready,
    (SELECT count(*) FROM jobs WHERE stage = 'FAILED')::int AS failed,
    (SELECT count(*) FROM estimates)::int AS estimates,
    (SELECT count(*) FROM jobs)::int AS jobs`);
  if (!row) throw new Error('The database said nothing.');
  return row;
};

/** Its estimate is there, and the upload it was made of can be downloaded, from elsewhere where that is named. */
export const hasItsFile = async (
  url: string,
  { jobId, headers }: Submitted,
  elsewhere = url,
): Promise<boolean> => {
  const by = { jobId: String(jobId) };
  const person = personAt(url, headers);
  const { estimate } = await insist(() => person.runOk(TestEstimateDocument, { by }));
  const address = estimate?.uploads[0]?.url;
  if (address === undefined) return false;
  const { pathname, search } = new URL(address, url);
  return (await fetch(`${elsewhere}${pathname}${search}`)).status === 200;
};
