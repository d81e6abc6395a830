// Starts a job that has ended once more, with other inputs: the one way in for retries, corrections and refinements. Each
// is a run, and counts as one.
// While an estimate stands, its inputs are kept, so that a start that comes to nothing leaves no trace of its listArgs.
import type { Context } from '../../context.ts';
import { type JobStage, STAGE_PROGRESS } from '../../domain/estimate/job-status.ts';
import { type Job, Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { requireFreeDisk } from '../files/upload-room.ts';
import type { JobConflict } from './jobs.errors.ts';
import { publishJobChange } from './jobs.events.ts';
import { enqueueRun } from './run-queue.ts';
import { lockRuns } from '../quota/lock-runs.ts';
import { recordRun } from '../quota/runs.ts';
import { requireQuota } from '../quota/run-quota.ts';

export interface Rerun {
  /** Stages it may be started from. */
  from: JobStage[];
  /** Thrown when it stands at another one. */
  Refusal: new (jobId: number) => JobConflict;
  /** Looks at the estimate that stands, if there is one, before anything is changed; may throw. */
  guard?(estimate: { id: number; version: number } | null): void;
  /** What changes, worked out from the job as it stands; may throw. */
  inputs(job: Job): Prisma.JobUpdateManyMutationInput;
}

const standingInputs = ({ refinements, delivery, finishLevel, roomsCorrected }: Job) => ({
  refinements,
  delivery,
  finishLevel,
  roomsCorrected,
});

/** Callers check access. Throws what `inputs` throws, the refusal, QUOTA_EXHAUSTED, THROTTLED, STORAGE_FULL. */
export const rerunJob = async (
  ctx: Context,
  id: number,
  { from, Refusal, guard, inputs }: Rerun,
): Promise<Job> => {
  await requireFreeDisk(ctx);
  const accountId = accountIdOf(ctx.viewer);
  const job = await ctx.db.$transaction(async (tx) => {
    await lockRuns(ctx, tx, accountId);
    const { estimate, ...standing } = await tx.job.findUniqueOrThrow({
      where: { id },
      include: { estimate: { select: { id: true, version: true } } },
    });
    if (!from.includes(standing.stage)) throw new Refusal(id);
    guard?.(estimate);
    const changes = inputs(standing);
    await requireQuota(ctx, tx, accountId, standing.isTest);
    const [queued] = await tx.job.updateManyAndReturn({
      // What was read above may have moved on: then this start is not the one that was worked out.
      where: { id, run: standing.run, stage: { in: from }, deletedAt: null },
      data: {
        ...changes,
        inputsBefore: estimate ? standingInputs(standing) : Prisma.DbNull,
        stage: 'QUEUED',
        progress: STAGE_PROGRESS.QUEUED,
        attempt: 0,
        run: { increment: 1 },
        failure: null,
        failureCode: null,
        finishedAt: null,
        touchedAt: ctx.now(),
      },
    });
    if (!queued) throw new Refusal(id);
    await recordRun(ctx, tx, queued);
    await enqueueRun(ctx, tx, queued);
    return queued;
  });
  await publishJobChange(ctx, job);
  return job;
};
