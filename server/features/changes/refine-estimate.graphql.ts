import { inWords } from '../../domain/numbers.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { DeliveryModeEnum, FinishLevelEnum } from '../../graphql/enums.ts';
import { EstimateConflict } from '../estimates/estimates.errors.ts';
import { JobStillRunning } from '../jobs/jobs.errors.ts';
import { JobRef } from '../jobs/jobs.graphql.ts';
import { refineEstimate } from './refine-estimate.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';

const RefineEstimateInput = builder.inputType('RefineEstimateInput', {
  description:
    'What to change of an estimate; at least one thing, unless uploads were left out: then nothing else is needed to have them read.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: 'Which estimate, by its `id`.' }),
    version: t.int({ required: false, description: SEEN_VERSION }),
    instruction: t.string({
      required: false,
      description: `Instruction in words, ${ESTIMATE_LIMITS.instructionLeast} to ${inWords(ESTIMATE_LIMITS.instruction)} characters, e.g. \`keep the cabinets, add recessed lights\`; one estimate takes ${ESTIMATE_LIMITS.refinements} at most.`,
    }),
    delivery: t.field({ type: DeliveryModeEnum, required: false, description: 'Who runs it.' }),
    finishLevel: t.field({
      type: FinishLevelEnum,
      required: false,
      description: 'How good the materials are.',
    }),
  }),
});

builder.mutationField('refineEstimate', (t) =>
  t.field({
    type: JobRef,
    description:
      "Prices an estimate again with an instruction or another choice. The owner's edits are kept; the outcome is a new version. A run that quotas count.",
    errors: {
      types: [JobStillRunning, EstimateConflict],
      result: { description: 'The job waits or runs again.' },
      dataField: { name: 'job', description: 'The job; follow it with `jobChanged`.' },
    },
    args: {
      input: t.arg({ type: RefineEstimateInput, description: 'What is to be changed, and how.' }),
    },
    resolve: (_root, { input }, ctx) => refineEstimate(ctx, input),
  }),
);
