// The background work of pricing one job; its message names the row and nothing else.
import { z } from 'zod';
import type { JobDefinition } from '../../infra/queue.ts';
import type { TakenJob } from './taken-job.ts';

export interface RunJob {
  jobId: number;
  /** Which start of the job by its owner this message belongs to. */
  run: number;
}

export const runJob: JobDefinition<RunJob, TakenJob> = {
  name: 'run-job',
  payload: z.object({ jobId: z.int().positive(), run: z.int().positive() }),
};
