// Lists of jobs: the viewer's, and those of a project.
import { builder } from '../../graphql/builder.ts';
import { JobStatusEnum } from '../../graphql/enums.ts';
import { listArgs, ofProject, orderInput } from '../../graphql/ordering.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { ProjectRef } from '../projects/projects.graphql.ts';
import { JobRef } from './jobs.graphql.ts';
import { countJobs, countProjectJobs, listJobs, listProjectJobs } from './listed-jobs.ts';

const JobConnection = builder.connectionObject(
  { type: JobRef, name: 'JobConnection', description: 'A page of jobs, newest first.' },
  { name: 'JobEdge', description: 'One job of a page.' },
);

const JobFilterInput = builder.inputType('JobFilterInput', {
  description: 'Which jobs; what is left out does not matter.',
  fields: (t) => ({
    statuses: t.field({
      type: [JobStatusEnum],
      required: false,
      description: 'Those that stand at one of these, e.g. `READY`.',
    }),
    ...ofProject(t),
  }),
});

const JobOrderInput = orderInput('Job', {
  CREATED_AT: 'When it was submitted.',
  TITLE: 'Its name.',
});

const jobArgs = listArgs(
  JobFilterInput,
  JobOrderInput,
  'the name, the claim number or the instructions',
);

builder.objectField(ViewerRef, 'jobs', (t) =>
  t.prismaConnection(
    {
      type: JobRef,
      cursor: 'id',
      description: 'Newest first, or as ordered.',
      args: jobArgs,
      totalCount: (_viewer, args, ctx) => countJobs(ctx, args),
      resolve: (query, _viewer, args, ctx) => listJobs(ctx, query, args),
    },
    JobConnection,
  ),
);

// A page of its own for each project: a relation's page would be cut out of all the jobs of all projects, in memory.
builder.prismaObjectField(ProjectRef, 'jobs', (t) =>
  t.prismaConnection(
    {
      type: JobRef,
      cursor: 'id',
      within: ({ id }) => id,
      description: 'Newest first, or as ordered.',
      args: jobArgs,
      totalCount: ({ id }, args, ctx) => countProjectJobs(ctx, id, args),
      resolve: (query, { id }, args, ctx) => listProjectJobs(ctx, id, query, args),
    },
    JobConnection,
  ),
);
