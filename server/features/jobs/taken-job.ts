// A job in a worker's hands, from the queue or from its sender's.
import { STAGE_PROGRESS } from '../../domain/job-status.ts';
import type { Job } from '../../generated/prisma/client.ts';
import type { JobUpload } from '../files/uploads-of-job.ts';
import type { PropertyFacts } from '../projects/projects.service.ts';

/** What a worker needs that has taken a job. */
export interface TakenJob {
  job: Job;
  property: PropertyFacts;
  uploads: readonly JobUpload[];
  /** Whose turn its work takes; see accounts/turns.ts. */
  turn: string;
}

/** How the row of a job stands that a worker has just taken. */
export const CLAIMED = {
  stage: 'READING_UPLOADS',
  progress: STAGE_PROGRESS.READING_UPLOADS,
} as const;
