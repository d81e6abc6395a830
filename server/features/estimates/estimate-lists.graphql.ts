// Lists of estimates: the viewer's, and those of a project.
import { builder } from '../../graphql/builder.ts';
import { listArgs, ofProject, orderInput } from '../../graphql/ordering.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { ProjectRef } from '../projects/projects.graphql.ts';
import { EstimateRef } from './estimates.graphql.ts';
import {
  countEstimates,
  countProjectEstimates,
  listEstimates,
  listProjectEstimates,
} from './listed-estimates.ts';
import { ESTIMATE_ORDERS } from './asked-estimates.ts';

const EstimateConnection = builder.connectionObject(
  {
    type: EstimateRef,
    name: 'EstimateConnection',
    description: 'A page of estimates, newest first.',
  },
  { name: 'EstimateEdge', description: 'One estimate of a page.' },
);

const EstimateFilterInput = builder.inputType('EstimateFilterInput', {
  description: 'Which estimates; what is left out does not matter.',
  fields: (t) => ({
    ...ofProject(t),
  }),
});

const EstimateOrderInput = orderInput('Estimate', ESTIMATE_ORDERS);

const estimateArgs = listArgs(
  EstimateFilterInput,
  EstimateOrderInput,
  'the title or the claim number',
);

builder.objectField(ViewerRef, 'estimates', (t) =>
  t.prismaConnection(
    {
      type: EstimateRef,
      cursor: 'id',
      description: 'Newest first, or as ordered.',
      args: estimateArgs,
      totalCount: (_viewer, args, ctx) => countEstimates(ctx, args),
      resolve: (query, _viewer, args, ctx) => listEstimates(ctx, query, args),
    },
    EstimateConnection,
  ),
);

builder.prismaObjectField(ProjectRef, 'estimates', (t) =>
  t.prismaConnection(
    {
      type: EstimateRef,
      cursor: 'id',
      within: ({ id }) => id,
      description: 'Those that are ready, newest first or as ordered.',
      args: estimateArgs,
      totalCount: ({ id }, args, ctx) => countProjectEstimates(ctx, id, args),
      resolve: (query, { id }, args, ctx) => listProjectEstimates(ctx, id, query, args),
    },
    EstimateConnection,
  ),
);
