// What both sides of the push comparison agree on: the operation, the fields, the viewers and the clock.

/** The fields of the product's own live status. */
export const JOB_CHANGED = `subscription JobChanged($jobId: ID!) {
  jobChanged(jobId: $jobId) {
    id title claimNumber projectSeq stage status progress failure
    viewerCanCancel viewerCanRetry project { id name }
  }
}`;

export const SUBPROTOCOL = 'graphql-transport-ws';

/** The guest who owns job `id`: one account, one project and one job each. */
export const guestKeyOf = (id: number): string =>
  `7c9e6a1b-42d5-4f83-9e07-${String(id).padStart(12, '0')}`;

export const claimNumberOf = (id: number): string => `CLM-${String(id).padStart(8, 'A')}`;
export const PROJECT_NAME = '12 Oak Street';
export const TITLE = 'Kitchen renovation';

/** An event's number travels as the job's progress: a fraction that PostgreSQL's `real` keeps exactly. */
const PROGRESS_STEPS = 2 ** 20;
export const progressOf = (event: number): number => event / PROGRESS_STEPS;
export const eventOf = (progress: number): number => Math.round(progress * PROGRESS_STEPS);

/** Milliseconds on the machine's steady clock, the same in every process. */
export const steadyMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Event number and the moment it was written or arrived. */
export type Moment = [event: number, atMs: number];

export interface WriteOrder {
  jobIds: number[];
  firstEvent: number;
  everyMs: number;
}
