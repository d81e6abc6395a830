import { builder } from '../../graphql/builder.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { setEstimateCounted } from '../estimates/counted-estimates.ts';

builder.prismaObjectField(EstimateRef, 'countsInTotal', (t) =>
  t.exposeBoolean('countsInTotal', {
    description: "True when the project's total adds it up; new estimates do.",
  }),
);

const SetEstimateCountedInput = builder.inputType('SetEstimateCountedInput', {
  description: 'Whether the total of the project adds an estimate up.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: 'Which estimate, by its `id`.' }),
    countsInTotal: t.boolean({ description: 'False leaves it out, e.g. an older try at a room.' }),
  }),
});

builder.mutationField('setEstimateCounted', (t) =>
  t.prismaField({
    type: EstimateRef,
    description: 'Takes an estimate into the total of its project, or out of it.',
    errors: {
      result: { description: 'The choice is stored.' },
      dataField: { name: 'estimate', description: 'The estimate; its project has the new total.' },
    },
    args: {
      input: t.arg({
        type: SetEstimateCountedInput,
        description: 'Which estimate, and whether it counts.',
      }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireEstimate(
        ctx,
        await setEstimateCounted(ctx, input.estimateId, input.countsInTotal),
        query,
      ),
  }),
);
