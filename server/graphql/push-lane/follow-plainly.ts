// Follows a job along the lane: each event's row is read once and its text made once in this process, for all who follow it.
import type { Ports, Viewer } from '../../context.ts';
import { accountIdOf, isVisibleTo } from '../../features/accounts/accounts.access.ts';
import type { JobChange } from '../../features/jobs/jobs.events.ts';
import { findLiveJob, followChanges, type LiveJob } from '../../features/jobs/live-job.ts';
import type { Plan } from './plan.ts';

/** What is known of an event that several may have heard: the very same object reaches all of them. */
interface ToldJob {
  job: Promise<LiveJob | null>;
  texts: Map<Plan, string>;
}
const told = new WeakMap<JobChange, ToldJob>();

const tell = (change: JobChange, job: Promise<LiveJob | null>): ToldJob => {
  const fresh = { job, texts: new Map<Plan, string>() };
  told.set(change, fresh);
  return fresh;
};

const textOf = ({ texts }: ToldJob, job: LiveJob, plan: Plan): string => {
  const known = texts.get(plan);
  if (known !== undefined) return known;
  const text = plan.answer(job);
  texts.set(plan, text);
  return text;
};

/** The lane does not answer what the viewer may not see. */
class Hidden extends Error {}

export interface PlainFollowing {
  plan: Plan;
  jobId: number;
  viewer: Viewer;
  /** The answer to an event of which the lane has none: the job is gone, or cannot be read. */
  answerUsually(change: JobChange): Promise<string>;
}

/** The job as it is now, then at every change, as texts. Null when it is not the viewer's to see. */
export const followPlainly = async (
  { pool, events }: Pick<Ports, 'pool' | 'events'>,
  { plan, jobId, viewer, answerUsually }: PlainFollowing,
): Promise<AsyncIterableIterator<string> | null> => {
  // All else that a request brings is let go of: what is kept here is kept for each follower.
  const ports = { pool, events };
  const accountId = accountIdOf(viewer);
  const changes = followChanges(ports, jobId, async () => {
    const job = await findLiveJob(ports, jobId);
    if (!job || !isVisibleTo(accountId, job)) throw new Hidden();
    const change = { jobId, stage: job.stage };
    tell(change, Promise.resolve(job));
    return change;
  });
  const answer = async (change: JobChange): Promise<string> => {
    const known = told.get(change) ?? tell(change, findLiveJob(ports, jobId));
    const job = await known.job.catch(() => null);
    if (!job || !isVisibleTo(accountId, job)) return answerUsually(change);
    return textOf(known, job, plan);
  };
  let begun: IteratorResult<JobChange> | null;
  try {
    begun = await changes.next();
  } catch (error) {
    if (error instanceof Hidden) return null;
    throw error;
  }
  const texts: AsyncIterableIterator<string> = {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const result = begun ?? (await changes.next());
      begun = null;
      return result.done ? result : { done: false, value: await answer(result.value) };
    },
    async return() {
      await changes.return?.();
      return { done: true, value: undefined };
    },
  };
  return texts;
};
