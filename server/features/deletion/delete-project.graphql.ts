import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { listDeletedProjects } from '../projects/deleted-projects.ts';
import { ProjectRef } from '../projects/projects.graphql.ts';
import { deleteProject, restoreProject } from './delete-project.ts';
import { KEPT_DELETED_DAYS } from '../../domain/catalog.ts';

builder.objectField(ViewerRef, 'deletedProjects', (t) =>
  t.field({
    type: [ProjectRef],
    description: `Deleted within the last ${KEPT_DELETED_DAYS} days: they can be restored. The last one first.`,
    resolve: (_viewer, _args, ctx) => listDeletedProjects(ctx),
  }),
);

const DeleteProjectInput = builder.inputType('DeleteProjectInput', {
  description: 'Which project to delete.',
  fields: (t) => ({
    projectId: t.id({ names: 'Project', description: 'Which project, by its `id`.' }),
  }),
});

builder.mutationField('deleteProject', (t) =>
  t.field({
    type: 'ID',
    names: 'Project',
    description: `Deletes a project with its jobs, estimates and files; what runs is canceled. It can be restored for ${KEPT_DELETED_DAYS} days.`,
    errors: {
      result: { description: 'It is not found any more.' },
      dataField: { name: 'projectId', description: 'What to restore it by.' },
    },
    args: { input: t.arg({ type: DeleteProjectInput, description: 'The project, by its `id`.' }) },
    resolve: async (_root, { input }, ctx) => (await deleteProject(ctx, input.projectId)).id,
  }),
);

const RestoreProjectInput = builder.inputType('RestoreProjectInput', {
  description: 'Which deleted project to bring back.',
  fields: (t) => ({
    projectId: t.id({ names: 'Project', description: 'Which project, by its `id`.' }),
  }),
});

builder.mutationField('restoreProject', (t) =>
  t.field({
    type: ProjectRef,
    description: 'Brings a deleted project back with all that went with it.',
    errors: {
      result: { description: 'The project is back.' },
      dataField: { name: 'project', description: 'The project.' },
    },
    args: { input: t.arg({ type: RestoreProjectInput, description: 'The project, by its `id`.' }) },
    resolve: (_root, { input }, ctx) => restoreProject(ctx, input.projectId),
  }),
);
