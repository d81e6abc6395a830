// Use case: the owner of an estimate wants it priced anew with an instruction, another delivery or another finish level.
// Uploads that it was made without are reason enough. A run like any other to quotas; its number is bounded, too.
import type { Context } from '../../context.ts';
import { refineEstimateSchema } from '../../domain/estimate/estimate-input.ts';
import { FINAL_STAGES } from '../../domain/estimate/job-status.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import { seenVersionSchema } from '../../domain/versions.ts';
import type { Job, DeliveryMode, FinishLevel } from '../../generated/prisma/client.ts';
import { seenEstimate } from '../estimates/seen-estimate.ts';
import { findLeftOut } from '../files/left-out-uploads.ts';
import { JobStillRunning } from '../jobs/jobs.errors.ts';
import { requireJobOfEstimate } from '../jobs/jobs.service.ts';
import { rerunJob } from '../jobs/rerun-job.ts';
import { DELIVERY_MODES, FINISH_LEVELS } from '../../domain/catalog.ts';
import { badField } from '../../domain/errors.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';
import { levelOfAll } from '../../estimator/read/levels.ts';

// What a refinement changes of a job's inputs, and the words its version carries. It asks nobody and writes nothing.

/** Starts of one job, whatever they were for. */
const RUNS_MAX = 100;

/** Terms that a refinement asks for. A null one stays as it is. */
interface WantedTerms {
  instruction: string | null;
  delivery: DeliveryMode | null;
  finishLevel: FinishLevel | null;
}

const noteOf = (
  { instruction, delivery, finishLevel }: WantedTerms,
  leftOut: readonly string[],
): string =>
  [
    ...leftOut.map((name) => `Read “${name}”, which had been left out`),
    instruction,
    finishLevel && `Finish level: ${FINISH_LEVELS[finishLevel]}`,
    delivery && `Delivery: ${DELIVERY_MODES[delivery]}`,
  ]
    .filter(Boolean)
    .join('\n');

/** The inputs that change. Throws InvalidInput where nothing does, or where the job was refined as often as one can be. */
const inputsFor = (job: Job, asked: WantedTerms, leftOut: readonly string[]) => {
  const wanted: WantedTerms = {
    instruction: asked.instruction,
    delivery: asked.delivery === job.delivery ? null : asked.delivery,
    finishLevel: asked.finishLevel === job.finishLevel ? null : asked.finishLevel,
  };
  // "Switch everything to high end" is the same choice, said in words.
  const inWords =
    asked.instruction === null ? null : levelOfAll(asked.instruction, job.finishLevel);
  wanted.finishLevel ??= inWords?.level === job.finishLevel ? null : (inWords?.level ?? null);
  if (inWords?.isAll && wanted.finishLevel === null && wanted.delivery === null) {
    throw badField(
      'instruction',
      `This estimate is priced at the finish level "${FINISH_LEVELS[job.finishLevel]}" already, and there is none beyond it in that direction. Name what should be better or cheaper, or another level.`,
    );
  }
  if (!wanted.instruction && !wanted.delivery && !wanted.finishLevel && leftOut.length === 0) {
    throw badField(
      'instruction',
      'Say what should change, or choose another finish level or another way of getting it done.',
    );
  }
  const isFull =
    wanted.instruction !== null && job.refinements.length >= ESTIMATE_LIMITS.refinements;
  if (isFull || job.run >= RUNS_MAX) {
    throw badField(
      'instruction',
      `This estimate was refined as often as one can be. Edit its lines, or start a new estimate with everything you know now.`,
    );
  }
  return {
    ...(wanted.instruction !== null && { refinements: [...job.refinements, wanted.instruction] }),
    ...(wanted.delivery && { delivery: wanted.delivery }),
    ...(wanted.finishLevel && { finishLevel: wanted.finishLevel }),
    change: 'REFINED' as const,
    changeNote: noteOf(wanted, leftOut),
  };
};

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
