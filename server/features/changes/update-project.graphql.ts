import { atMost, PROJECT_LIMITS } from '../../domain/limits.ts';
import { VersionConflict } from '../../domain/errors.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { ProjectRef } from '../projects/projects.graphql.ts';
import { updateProject } from './update-project.ts';

const UpdateProjectInput = builder.inputType('UpdateProjectInput', {
  description: 'How a project is to be called from now on.',
  fields: (t) => ({
    projectId: t.id({ names: 'Project', description: 'Which project, by its `id`.' }),
    version: t.int({ required: false, description: SEEN_VERSION }),
    name: t.string({ description: `Name or address. ${atMost(PROJECT_LIMITS.name)}.` }),
    zip: t.string({
      description: 'US ZIP code; estimates that stand keep the prices they were made with.',
    }),
  }),
});

builder.mutationField('updateProject', (t) =>
  t.field({
    type: ProjectRef,
    description: 'Changes name and ZIP of a project.',
    errors: {
      types: [VersionConflict],
      result: { description: 'The project is changed.' },
      dataField: { name: 'project', description: 'The project as it is now.' },
    },
    args: {
      input: t.arg({ type: UpdateProjectInput, description: 'What is to be changed, and how.' }),
    },
    resolve: (_root, { input }, ctx) => updateProject(ctx, input),
  }),
);
