import { builder } from '../../graphql/builder.ts';
import { idOf, partsOf } from '../../domain/ids.ts';
import { JobRef } from '../jobs/jobs.graphql.ts';
import { followJob, requireJob } from '../jobs/jobs.service.ts';
import {
  type EstimateDraft,
  estimateDraftTotal,
  findEstimateDraft,
  requireEstimateDraft,
} from './estimate-drafts.ts';
import { LineItemRef } from '../document/line-item.graphql.ts';

const EstimateDraftRef = builder.objectRef<EstimateDraft>('EstimateDraft').implement({
  description: 'The lines priced so far while a job runs; empty once the estimate is there.',
  fields: (t) => ({
    job: t.prismaField({
      type: JobRef,
      description: 'The job that prices them.',
      resolve: (query, { jobId }, _args, ctx) => requireJob(ctx, jobId, query),
    }),
    lines: t.field({
      type: [LineItemRef],
      description: 'Lines so far, in the order in which they were priced.',
      resolve: ({ jobId, lines }) => partsOf(`draft-${jobId}`, lines),
    }),
    total: t.field({
      type: 'Money',
      description: 'Total of the lines so far.',
      resolve: estimateDraftTotal,
    }),
  }),
});

builder.queryField('estimateDraft', (t) =>
  t.field({
    type: EstimateDraftRef,
    nullable: true,
    description: "The lines priced so far; null when the job is missing or someone else's.",
    args: { jobId: t.arg.id({ names: 'Job', description: 'Which job, by its `id`.' }) },
    resolve: (_root, { jobId }, ctx) => findEstimateDraft(ctx, idOf(jobId)),
  }),
);

builder.subscriptionField('estimateDraftChanged', (t) =>
  t.field({
    type: EstimateDraftRef,
    description: 'The lines priced so far, each time some were added; completes when the job ends.',
    args: { jobId: t.arg.id({ names: 'Job', description: 'Which job, by its `id`.' }) },
    subscribe: (_root, { jobId }, ctx) => followJob(ctx, jobId),
    resolve: ({ jobId }, _args, ctx) => requireEstimateDraft(ctx, jobId),
  }),
);
