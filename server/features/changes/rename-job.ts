// Use case: give a job, and its estimate where there is one, another name.
import type { Context } from '../../context.ts';
import { isFinal } from '../../domain/estimate/job-status.ts';
import { idSchema, parseInput, renameJobSchema } from '../../domain/validation.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { renameEstimate } from '../estimates/save-estimate.ts';
import { publishJobChange } from '../jobs/jobs.events.ts';
import { requireJob, setJobTitle } from '../jobs/jobs.service.ts';

/** Works in any state; an estimate that stands gets a new version. Throws NOT_FOUND, InvalidInput, VersionConflict. */
export const renameJob = async (
  ctx: Context,
  input: { jobId: unknown; title: unknown },
): Promise<Job> => {
  await requireJob(ctx, parseInput(idSchema, input.jobId));
  const { jobId, title, version } = parseInput(renameJobSchema, input);
  // The job's row comes first: a job that is just being finished takes the new name, or its estimate is there afterwards.
  await setJobTitle(ctx, jobId, { title, version });
  await renameEstimate(ctx, jobId, title);
  const job = await requireJob(ctx, jobId);
  if (!isFinal(job.stage)) await publishJobChange(ctx, job);
  await publishAccountChange(ctx, job.accountId, { kind: 'JOB', id: jobId, action: 'UPDATED' });
  return job;
};
