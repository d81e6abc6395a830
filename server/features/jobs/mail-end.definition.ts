// The background work of mailing how one job ended; its message names the row and nothing else.
import { z } from 'zod';
import type { JobDefinition } from '../../infra/queue.ts';
import type { RunJob } from './run-job.definition.ts';

export const mailEnd: JobDefinition<RunJob> = {
  name: 'mail-end',
  payload: z.object({ jobId: z.int().positive(), run: z.int().positive() }),
  // A mail server that is down is back in minutes or hours, not in seconds.
  retry: { afterSeconds: 30, atMostSeconds: 60 * 60 },
};
