import { builder } from '../../graphql/builder.ts';
import { findDeletedJob } from '../jobs/deleted-jobs.ts';
import { ProjectRef } from '../projects/projects.graphql.ts';
import { deleteJob, restoreJob } from './delete-job.ts';
import { JobRef, JobRefInput } from '../jobs/jobs.graphql.ts';
import { KEPT_DELETED_DAYS } from '../../domain/catalog.ts';

/** Deleted ones that are listed to be brought back; older ones are swept soon. */
const DELETED_MAX = 20;

builder.prismaObjectField(ProjectRef, 'deletedJobs', (t) =>
  t.relation('jobs', {
    description: `Deleted one by one within the last ${KEPT_DELETED_DAYS} days: they can be restored. The last one first.`,
    query: {
      where: { deletedAt: { not: null } },
      orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
      take: DELETED_MAX,
    },
  }),
);

builder.queryField('deletedJob', (t) =>
  t.prismaField({
    type: JobRef,
    nullable: true,
    description:
      "One of the viewer's jobs that were deleted and can be restored, by itself or with its project; null for every other.",
    args: { by: t.arg({ type: JobRefInput, description: 'Which job, by one of its keys.' }) },
    resolve: (query, _root, { by }, ctx) => findDeletedJob(ctx, by, query),
  }),
);

const DeleteJobInput = builder.inputType('DeleteJobInput', {
  description: 'Which job to delete.',
  fields: (t) => ({ jobId: t.id({ names: 'Job', description: 'Which job, by its `id`.' }) }),
});

builder.mutationField('deleteJob', (t) =>
  t.field({
    type: 'ID',
    names: 'Job',
    description: `Deletes a job with its estimate; if it runs, it is canceled. It can be restored for ${KEPT_DELETED_DAYS} days.`,
    errors: {
      result: { description: 'It is not found any more.' },
      dataField: { name: 'jobId', description: 'What to restore it by.' },
    },
    args: { input: t.arg({ type: DeleteJobInput, description: 'The job, by its `id`.' }) },
    resolve: async (_root, { input }, ctx) => (await deleteJob(ctx, input.jobId)).id,
  }),
);

const RestoreJobInput = builder.inputType('RestoreJobInput', {
  description: 'Which deleted job to bring back.',
  fields: (t) => ({ jobId: t.id({ names: 'Job', description: 'Which job, by its `id`.' }) }),
});

builder.mutationField('restoreJob', (t) =>
  t.field({
    type: JobRef,
    description: 'Brings a deleted job back with its estimate; one that was canceled stays so.',
    errors: {
      result: { description: 'The job is back.' },
      dataField: { name: 'job', description: 'The job.' },
    },
    args: { input: t.arg({ type: RestoreJobInput, description: 'The job, by its `id`.' }) },
    resolve: (_root, { input }, ctx) => restoreJob(ctx, input.jobId),
  }),
);
