import { builder } from '../../graphql/builder.ts';
import { ScopeOfWorkRef } from '../scope/scope.graphql.ts';
import { ScopePatchInput } from '../scope/scope-patch.graphql.ts';
import { patchOf } from '../scope/scope-patch-input.ts';
import { EstimateConflict } from '../estimates/estimates.errors.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { requireEstimate, scopeViewOf } from '../estimates/estimates.service.ts';
import { reviseScope } from './revise-scope.ts';

builder.prismaObjectField(EstimateRef, 'scope', (t) =>
  t.field({
    type: ScopeOfWorkRef,
    nullable: true,
    description:
      'What was understood, and what the lines are worked out from; null for estimates older than that.',
    complexity: { field: 10, multiplier: 1 },
    select: { document: true, job: { select: { finishLevel: true } } },
    resolve: (estimate) => {
      const view = scopeViewOf(estimate);
      return view && { ...view, partOf: String(estimate.id) };
    },
  }),
);

const ReviseScopeInput = builder.inputType('ReviseScopeInput', {
  description: 'What to correct of a scope.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: 'Which estimate, by its `id`.' }),
    version: t.int({ description: 'The version that was corrected.' }),
    patches: t.field({
      type: [ScopePatchInput],
      description: 'Taken in order, 1 to 50; all of them or none.',
    }),
  }),
});

builder.mutationField('reviseScope', (t) =>
  t.prismaField({
    type: EstimateRef,
    description:
      "Corrects what was understood and prices it again, at once. The owner's edits of lines are kept; the outcome is a new version.",
    errors: {
      types: [EstimateConflict],
      result: { description: 'The scope is corrected.' },
      dataField: { name: 'estimate', description: 'The estimate as it stands now.' },
    },
    args: { input: t.arg({ type: ReviseScopeInput, description: 'Corrections of the scope.' }) },
    resolve: async (query, _root, { input }, ctx) => {
      const { id } = await reviseScope(ctx, { ...input, patches: input.patches.map(patchOf) });
      return requireEstimate(ctx, id, query);
    },
  }),
);
