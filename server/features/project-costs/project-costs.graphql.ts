import { costsByCategory, setByHand } from '../../domain/estimate/project-costs.ts';
import { fromCents } from '../../domain/money/money.ts';
import { builder, PAGE_MAX } from '../../graphql/builder.ts';
import { ProjectRef } from '../projects/projects.graphql.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import {
  listCountedEstimates,
  type ProjectTotal,
  readCountedDocuments,
  readProjectTotal,
} from '../estimates/counted-estimates.ts';
import { CategoryCostsRef } from './category-costs.graphql.ts';

const ProjectCostsRef = builder.objectRef<ProjectTotal>('ProjectCosts').implement({
  description: 'What a project costs: the sum of its ready estimates that count.',
  fields: (t) => ({
    total: t.field({
      type: 'Money',
      description: 'Sum of the totals of the estimates that count.',
      resolve: ({ totalCents }) => fromCents(Number(totalCents)),
    }),
    estimateCount: t.exposeInt('estimateCount', { description: 'Estimates that count.' }),
    byEstimate: t.prismaField({
      type: [EstimateRef],
      description: 'Those that count, largest first; at most 50.',
      resolve: (query, { projectId }, _args, ctx) =>
        listCountedEstimates(ctx, projectId, PAGE_MAX, query),
    }),
    byCategory: t.field({
      type: CategoryCostsRef,
      complexity: 100,
      description: 'Costs by category, of the 200 largest estimates that count.',
      resolve: async ({ projectId }, _args, ctx) => {
        const documents = await readCountedDocuments(ctx, projectId);
        return { categories: costsByCategory(documents), setByHand: setByHand(documents) };
      },
    }),
  }),
});

builder.prismaObjectField(ProjectRef, 'costs', (t) =>
  t.field({
    type: ProjectCostsRef,
    complexity: 10,
    description: 'What it costs over its estimates.',
    resolve: ({ id }, _args, ctx) => readProjectTotal(ctx, id),
  }),
);
