// What is known of an event that several may have heard: its row is read once and its text made once in this process, for all who
// follow the job. The very same object reaches all of them.
import type { Ports } from '../../context.ts';
import { type JobChange, type ProgressSign, signOf } from '../../features/jobs/jobs.events.ts';
import { findLiveJob, isNextSign, type LiveJob, withSign } from '../../features/jobs/live-job.ts';
import type { Plan } from './plan.ts';

interface ToldJob {
  sign: ProgressSign | null;
  /** The row with the sign. */
  after?: LiveJob;
  read?: Promise<LiveJob | null>;
}
const told = new WeakMap<JobChange, ToldJob>();
const texts = new WeakMap<LiveJob, Map<Plan, string>>();

const toldOf = (change: JobChange): ToldJob => {
  const known = told.get(change);
  if (known) return known;
  const fresh = { sign: signOf(change) };
  told.set(change, fresh);
  return fresh;
};

/** A change that says a job is as it was just read. */
export const changeOf = (job: LiveJob): JobChange => {
  const change = { jobId: job.id, stage: job.stage };
  told.set(change, { sign: null, read: Promise.resolve(job) });
  return change;
};

/** The job after a sign of progress, known without reading it. @param last as it was told before */
export const jobAfter = (change: JobChange, last: LiveJob | null): LiveJob | null => {
  const known = toldOf(change);
  if (!last || !known.sign || !isNextSign(last, change, known.sign)) return null;
  return (known.after ??= withSign(last, known.sign));
};

/** Reads the job of a change; null also when it cannot be read. */
export const readJob = (change: JobChange, ports: Pick<Ports, 'pool'>): Promise<LiveJob | null> =>
  (toldOf(change).read ??= findLiveJob(ports, change.jobId).catch(() => null));

export const toldText = (job: LiveJob, plan: Plan): string => {
  const known = texts.get(job) ?? new Map<Plan, string>();
  texts.set(job, known);
  const text = known.get(plan) ?? plan.answer(job);
  known.set(plan, text);
  return text;
};
