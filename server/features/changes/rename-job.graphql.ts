import { VersionConflict } from '../../domain/errors.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { JobRef } from '../jobs/jobs.graphql.ts';
import { renameJob } from './rename-job.ts';
import { ESTIMATE_LIMITS, atMost } from '../../domain/limits.ts';

const RenameJobInput = builder.inputType('RenameJobInput', {
  description: 'What a job and its estimate are to be called.',
  fields: (t) => ({
    jobId: t.id({ names: 'Job', description: 'Which job, by its `id`.' }),
    version: t.int({ required: false, description: `\`version\` of the job. ${SEEN_VERSION}` }),
    title: t.string({ description: `New title. ${atMost(ESTIMATE_LIMITS.title)}, and not empty.` }),
  }),
});

builder.mutationField('renameJob', (t) =>
  t.field({
    type: JobRef,
    description: 'Renames a job, and its estimate by a new version where there is one.',
    errors: {
      types: [VersionConflict],
      result: { description: 'It has the new name.' },
      dataField: { name: 'job', description: 'The job as it is now.' },
    },
    args: { input: t.arg({ type: RenameJobInput, description: 'Which job, and its new name.' }) },
    resolve: (_root, { input }, ctx) => renameJob(ctx, input),
  }),
);
