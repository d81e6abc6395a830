import { type CategoryCost, costsByCategory, setByHand } from '../../domain/project-costs.ts';
import { fromCents } from '../../domain/money.ts';
import { builder, PAGE_MAX } from '../../graphql/builder.ts';
import { ProjectRef } from '../projects/projects.graphql.ts';
import { EstimateRef } from './estimates.graphql.ts';
import { requireEstimate } from './estimates.service.ts';
import {
  setEstimateCounted,
  listCountedEstimates,
  type ProjectTotal,
  readCountedDocuments,
  readProjectTotal,
} from './project-costs.ts';

const CategoryCostRef = builder.objectRef<CategoryCost>('CategoryCost').implement({
  description: 'What one category of work costs.',
  fields: (t) => ({
    category: t.exposeString('category', { description: 'Empty when its lines have none.' }),
    amount: t.expose('amount', { type: 'Money', description: 'Sum of its lines.' }),
  }),
});

interface CategoryCosts {
  categories: CategoryCost[];
  setByHand: number;
}

const CategoryCostsRef = builder.objectRef<CategoryCosts>('CategoryCosts').implement({
  description: 'The lines of several estimates by category.',
  fields: (t) => ({
    categories: t.expose('categories', { type: [CategoryCostRef], description: 'Largest first.' }),
    setByHand: t.expose('setByHand', {
      type: 'Money',
      description: 'What totals set by their owner add to the lines, or take from them.',
    }),
  }),
});

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
      description: 'Of the 200 largest estimates that count.',
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

builder.prismaObjectField(EstimateRef, 'countsInTotal', (t) =>
  t.exposeBoolean('countsInTotal', {
    description: "True when the project's total adds it up; new estimates do.",
  }),
);

const SetEstimateCountedInput = builder.inputType('SetEstimateCountedInput', {
  description: 'Whether the total of the project adds an estimate up.',
  fields: (t) => ({
    estimateId: t.id({ description: 'Database key.' }),
    countsInTotal: t.boolean({ description: 'False leaves it out, e.g. an older try at a room.' }),
  }),
});

builder.mutationField('setEstimateCounted', (t) =>
  t.prismaField({
    type: EstimateRef,
    description: 'Takes an estimate into the total of its project, or out of it.',
    errors: {
      union: { name: 'SetEstimateCountedResult', description: 'What came of it.' },
      result: { name: 'SetEstimateCountedSuccess', description: 'The choice is stored.' },
      dataField: { name: 'estimate', description: 'The estimate; its project has the new total.' },
    },
    args: { input: t.arg({ type: SetEstimateCountedInput, description: 'Which one, and how.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      requireEstimate(
        ctx,
        await setEstimateCounted(ctx, input.estimateId, input.countsInTotal),
        query,
      ),
  }),
);
