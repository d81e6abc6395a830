// Use case: the owner of an estimate wants it priced anew with an instruction, another delivery or another finish level.
// Uploads that it was made without are wish enough. A run like any other to quotas; its number is bounded, too.
import type { Context } from '../../context.ts';
import { DELIVERY_MODES, FINISH_LEVELS } from '../../domain/catalog.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { refineEstimateSchema } from '../../domain/estimate-input.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import { levelOfAll } from '../../estimator/refine/level-of-all.ts';
import type { DeliveryMode, FinishLevel, Job } from '../../generated/prisma/client.ts';
import { findLeftOut } from '../files/reading-marks.ts';
import { seenEstimate } from '../estimates/seen-estimate.ts';
import { seenVersionSchema } from '../../domain/versions.ts';
import { JobStillRunning } from '../jobs/jobs.errors.ts';
import { requireJobOfEstimate } from '../jobs/jobs.service.ts';
import { rerunJob } from '../jobs/rerun-job.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';

/** Starts of one job, whatever they were for. */
const RUNS_MAX = 100;

interface Asked {
  instruction: string | null;
  /** Null where it stays as it is. */
  delivery: DeliveryMode | null;
  finishLevel: FinishLevel | null;
}

const refused = (path: string, message: string) => new InvalidInput(message, [{ path, message }]);

const noteOf = (
  { instruction, delivery, finishLevel }: Asked,
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

const inputsFor = (job: Job, asked: Asked, leftOut: readonly string[]) => {
  const wish: Asked = {
    instruction: asked.instruction,
    delivery: asked.delivery === job.delivery ? null : asked.delivery,
    finishLevel: asked.finishLevel === job.finishLevel ? null : asked.finishLevel,
  };
  // "Switch everything to high end" is the same choice, said in words.
  const inWords =
    asked.instruction === null ? null : levelOfAll(asked.instruction, job.finishLevel);
  wish.finishLevel ??= inWords?.level === job.finishLevel ? null : (inWords?.level ?? null);
  if (inWords?.isAll && wish.finishLevel === null && wish.delivery === null) {
    throw refused(
      'instruction',
      `This estimate is priced at the finish level "${FINISH_LEVELS[job.finishLevel]}" already, and there is none beyond it in that direction. Name what should be better or cheaper, or another level.`,
    );
  }
  if (!wish.instruction && !wish.delivery && !wish.finishLevel && leftOut.length === 0) {
    throw refused(
      'instruction',
      'Say what should change, or choose another finish level or another way of getting it done.',
    );
  }
  const isFull = wish.instruction !== null && job.refinements.length >= ESTIMATE_LIMITS.refinements;
  if (isFull || job.run >= RUNS_MAX) {
    throw refused(
      'instruction',
      `This estimate was refined as often as one can be. Edit its lines, or start a new estimate with everything you know now.`,
    );
  }
  return {
    ...(wish.instruction !== null && { refinements: [...job.refinements, wish.instruction] }),
    ...(wish.delivery && { delivery: wish.delivery }),
    ...(wish.finishLevel && { finishLevel: wish.finishLevel }),
    change: 'REFINED' as const,
    changeNote: noteOf(wish, leftOut),
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
  const wish = {
    instruction: instruction ?? null,
    delivery: delivery ?? null,
    finishLevel: finishLevel ?? null,
  };
  const leftOut = (await findLeftOut(ctx, job.id)).map(({ name }) => name);
  const seen = parseInput(seenVersionSchema, rawInput.version);
  return rerunJob(ctx, job.id, {
    from: ['READY', 'FAILED', 'CANCELLED'],
    Refusal: JobStillRunning,
    guard: seenEstimate(seen),
    inputs: (standing) => inputsFor(standing, wish, leftOut),
  });
};
