// A job as those see it who follow it: read by one statement that the whole process names and plans once.
import type { Ports } from '../../context.ts';
import { isFinal } from '../../domain/estimate/job-status.ts';
import type { Job, Project } from '../../generated/prisma/client.ts';
import type { ChangeListener, Following, Listening } from '../../infra/events.ts';
import { readingOf } from './job-reading.ts';
import { type JobChange, jobChanges, type ProgressSign } from './jobs.events.ts';

export type LiveJob = Pick<
  Job,
  | 'id'
  | 'accountId'
  | 'deletedAt'
  | 'title'
  | 'claimNumber'
  | 'projectSeq'
  | 'stage'
  | 'progress'
  | 'run'
  | 'attempt'
  | 'version'
  | 'failure'
  | 'failureCode'
> & { reading: unknown; touchedAtMs: number; project: Pick<Project, 'id' | 'name' | 'zip'> };

const STATEMENT = {
  name: 'live-job',
  text: `SELECT j.id, j.account_id AS "accountId", j.deleted_at AS "deletedAt", j.title,
    j.claim_number AS "claimNumber", j.project_seq AS "projectSeq", j.stage::text, j.progress, j.reading, j.failure,
    j.failure_code AS "failureCode", j.run, j.attempt, j.version,
    (extract(epoch FROM j.touched_at) * 1000)::float8 AS "touchedAtMs",
    jsonb_build_object('id', p.id, 'name', p.name, 'zip', p.zip) AS project
    FROM jobs j JOIN projects p ON p.id = j.project_id WHERE j.id = $1`,
};

/** Finds a job, whosever it is, deleted or not. */
export const findLiveJob = async (
  { pool }: Pick<Ports, 'pool'>,
  id: number,
): Promise<LiveJob | null> => {
  const { rows } = await pool.query<LiveJob>({ ...STATEMENT, values: [id] });
  return rows[0] ?? null;
};

/**
 * Whether `sign` tells of the very row that was read as `last`, later on: of the same attempt, stage, name and owner. Whatever is
 * not plainly so is read anew, so that a row never goes back, nor to somebody whose it is no more.
 */
export const isNextSign = (last: LiveJob, { stage }: JobChange, sign: ProgressSign): boolean =>
  sign.run === last.run &&
  sign.attempt === last.attempt &&
  stage === last.stage &&
  sign.version === last.version &&
  sign.accountId === last.accountId &&
  sign.touchedAtMs > last.touchedAtMs &&
  sign.filePosition === (readingOf(last)?.filePosition ?? null);

export const withSign = (last: LiveJob, { progress, touchedAtMs, step }: ProgressSign): LiveJob => {
  const reading = readingOf(last);
  return { ...last, progress, touchedAtMs, reading: reading && { ...reading, step } };
};

/** Whether nothing comes after it. */
export const isLastChange = ({ stage }: JobChange): boolean => isFinal(stage);

/** @param first the job as it is now, as a change; read once the subscription stands */
export const followChanges = (
  { events }: Pick<Ports, 'events'>,
  id: number,
  first: () => Promise<JobChange>,
): AsyncIterableIterator<JobChange> =>
  events.follow(jobChanges, id, { first: async () => [await first()], isLast: isLastChange });

/** The same, told as it comes. */
export const listenToChanges = (
  { events }: Pick<Ports, 'events'>,
  id: number,
  listener: Following<JobChange> & ChangeListener<JobChange>,
): Listening => events.listen(jobChanges, id, listener, listener);
