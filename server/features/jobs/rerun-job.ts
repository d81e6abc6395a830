// Starts a job that has ended once more, with other inputs: the one way in for retries, corrections and refinements.
// While an estimate stands, its inputs are kept, so that a start that comes to nothing leaves no trace of its wishes.
import type { Context } from '../../context.ts';
import { type JobStage, STAGE_PROGRESS } from '../../domain/job-status.ts';
import { type Job, Prisma } from '../../generated/prisma/client.ts';
import type { JobConflict } from './jobs.errors.ts';
import { publishJobChange } from './jobs.events.ts';
import { runJob } from './run-job.definition.ts';

export interface Rerun {
  /** Stages it may be started from. */
  from: JobStage[];
  /** Thrown when it stands at another one. */
  Refusal: new (jobId: number) => JobConflict;
  /** What changes, worked out from the job as it stands; may throw. */
  inputs(job: Job): Prisma.JobUpdateManyMutationInput;
}

const standingInputs = ({ refinements, delivery, finishLevel, roomsCorrected }: Job) => ({
  refinements,
  delivery,
  finishLevel,
  roomsCorrected,
});

/** The caller has checked access. Throws what `inputs` throws, and the refusal. */
export const rerunJob = async (
  ctx: Context,
  id: number,
  { from, Refusal, inputs }: Rerun,
): Promise<Job> => {
  const job = await ctx.db.$transaction(async (tx) => {
    const { estimate, ...standing } = await tx.job.findUniqueOrThrow({
      where: { id },
      include: { estimate: { select: { id: true } } },
    });
    if (!from.includes(standing.stage)) throw new Refusal(id);
    const [queued] = await tx.job.updateManyAndReturn({
      // What was read above may have moved on: then this start is not the one that was worked out.
      where: { id, run: standing.run, stage: { in: from }, deletedAt: null },
      data: {
        ...inputs(standing),
        inputsBefore: estimate ? standingInputs(standing) : Prisma.DbNull,
        stage: 'QUEUED',
        progress: STAGE_PROGRESS.QUEUED,
        attempt: 0,
        run: { increment: 1 },
        failure: null,
        finishedAt: null,
        touchedAt: ctx.now(),
      },
    });
    if (!queued) throw new Refusal(id);
    await ctx.queue.send(runJob, { jobId: id, run: queued.run }, tx);
    return queued;
  });
  await publishJobChange(ctx, job);
  return job;
};
