// Use case: the owner of an estimate wants it priced anew with an instruction, another delivery or another finish level.
// Uploads that it was made without are reason enough. A run like any other to quotas; its number is bounded, too.
import type { Context } from '../../context.ts';
import { refineEstimateSchema } from '../../domain/estimate-input.ts';
import { FINAL_STAGES } from '../../domain/job-status.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import { seenVersionSchema } from '../../domain/versions.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { seenEstimate } from '../estimates/seen-estimate.ts';
import { findLeftOut } from '../files/left-out-uploads.ts';
import { JobStillRunning } from '../jobs/jobs.errors.ts';
import { requireJobOfEstimate } from '../jobs/jobs.service.ts';
import { rerunJob } from '../jobs/rerun-job.ts';
import { inputsFor } from './wanted-terms.ts';

/** Throws NOT_FOUND, InvalidInput, JobStillRunning, EstimateConflict. The estimate stands until the new version is there. */
export const refineEstimate = async (
  ctx: Context,
  rawInput: { estimateId: unknown; version?: unknown },
): Promise<Job> => {
  const estimateId = parseInput(idSchema, rawInput.estimateId);
  const job = await requireJobOfEstimate(ctx, estimateId);
  const { instruction, delivery, finishLevel } = parseInput(refineEstimateSchema, rawInput);
  const wanted = {
    instruction: instruction ?? null,
    delivery: delivery ?? null,
    finishLevel: finishLevel ?? null,
  };
  const leftOut = (await findLeftOut(ctx, job.id)).map(({ name }) => name);
  const seen = parseInput(seenVersionSchema, rawInput.version);
  return rerunJob(ctx, job.id, {
    from: FINAL_STAGES,
    Refusal: JobStillRunning,
    guard: seenEstimate(seen),
    inputs: (standing) => inputsFor(standing, wanted, leftOut),
  });
};
