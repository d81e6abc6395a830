import { builder } from '../../graphql/builder.ts';
import {
  findEstimate,
  findEstimates,
  followEstimate,
  requireEstimate,
} from './estimates.service.ts';
import { EstimateRef } from './estimates.graphql.ts';

export const EstimateRefInput = builder.inputType('EstimateRefInput', {
  description: 'Names one estimate; give exactly one member.',
  isOneOf: true,
  fields: (t) => ({
    id: t.id({ names: 'Estimate', required: false, description: 'Which estimate, by its `id`.' }),
    jobId: t.id({ names: 'Job', required: false, description: '`id` of the job that made it.' }),
    claimNumber: t.string({
      required: false,
      description: 'A claim number, e.g. `CLM-7K3M9QXA`, in any letter case.',
    }),
    lookup: t.string({
      names: 'Job',
      takesNumbers: true,
      required: false,
      description: 'Number as a person typed it: a claim number, else a job id.',
    }),
  }),
});

builder.queryField('estimates', (t) =>
  t.prismaField({
    type: [EstimateRef],
    nullable: { list: false, items: true },
    description:
      "The viewer's estimates of these ids, in their order; null for one that is missing, not ready or someone else's.",
    args: { ids: t.arg.idList({ names: 'Estimate', description: 'Their ids, at most 50.' }) },
    complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
    resolve: (query, _root, { ids }, ctx) => findEstimates(ctx, ids, query),
  }),
);

builder.queryField('estimate', (t) =>
  t.prismaField({
    type: EstimateRef,
    nullable: true,
    description: "One of the viewer's estimates; null when missing, not ready or someone else's.",
    args: {
      by: t.arg({
        type: EstimateRefInput,
        description: 'Names the estimate by one of its keys, e.g. its claim number.',
      }),
    },
    resolve: (query, _root, { by }, ctx) => findEstimate(ctx, by, query),
  }),
);

builder.subscriptionField('estimateChanged', (t) =>
  t.prismaField({
    type: EstimateRef,
    description:
      'One estimate, first as it is now, then at every change of it, of its bid or of its PDF; stays open.',
    args: {
      estimateId: t.arg.id({ names: 'Estimate', description: 'Which estimate, by its `id`.' }),
    },
    subscribe: (_root, { estimateId }, ctx) => followEstimate(ctx, estimateId),
    resolve: (query, { estimateId }, _args, ctx) => requireEstimate(ctx, estimateId, query),
  }),
);
