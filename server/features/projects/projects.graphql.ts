import { restorableUntil } from '../../domain/account/deletion.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { KEY_WORDS } from '../../graphql/idempotency-key.ts';
import { createdRange, orderInput, listArgs } from '../../graphql/ordering.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { publicLink } from '../accounts/public-links.ts';
import {
  addRoom,
  countProjects,
  createProject,
  findProject,
  jobCountOf,
  listProjects,
  removeRoom,
  roomsOf,
} from './projects.service.ts';
import { idOf } from '../../domain/ids.ts';
import { PROJECT_LIMITS, atMost } from '../../domain/limits.ts';

export const ProjectRef = builder.prismaObject('Project', {
  interfaces: [NodeRef],
  description: 'A property and the estimates made for it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the project in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    name: t.exposeString('name', { description: 'Name or address, as the user typed it.' }),
    zip: t.exposeString('zip', {
      description:
        'US ZIP code of the property, e.g. `94110` or `94110-1234`: prices and taxes follow it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description:
        'When its name, ZIP or rooms last changed; its estimates have times of their own.',
    }),
    version: t.exposeInt('version', {
      description: 'Counts the changes of name and ZIP, from 1; for `updateProject`.',
    }),
    restorableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it can be brought back; null unless it was deleted.',
      resolve: ({ deletedAt }) => deletedAt && restorableUntil(deletedAt),
    }),
    rooms: t.stringList({
      description: "Room shortcuts: the product's own, then those the user added.",
      resolve: roomsOf,
    }),
    url: t.string({
      description: 'Its page, for people.',
      resolve: ({ id }, _args, ctx) => publicLink(ctx, `/projects/${id}`),
    }),
    jobCount: t.int({
      description: 'Estimates asked for, in any state.',
      resolve: jobCountOf,
    }),
  }),
});

const ProjectConnection = builder.connectionObject(
  { type: ProjectRef, name: 'ProjectConnection', description: 'A page of projects, newest first.' },
  { name: 'ProjectEdge', description: 'One project of a page.' },
);

const ProjectFilterInput = builder.inputType('ProjectFilterInput', {
  description: 'Which projects; what is left out does not matter.',
  fields: (t) => ({
    zip: t.string({
      required: false,
      description: 'Whose ZIP code begins so: `94110`, or `941` for a whole area.',
    }),
    ...createdRange(t),
  }),
});

const ProjectOrderInput = orderInput('Project', {
  CREATED_AT: 'When it was created.',
  NAME: 'Its name.',
  UPDATED_AT: 'When it was last changed.',
});

builder.objectField(ViewerRef, 'projects', (t) =>
  t.prismaConnection(
    {
      type: ProjectRef,
      cursor: 'id',
      description: 'Newest first, or as ordered.',
      args: listArgs(ProjectFilterInput, ProjectOrderInput, 'the name or the ZIP code'),
      totalCount: (_viewer, args, ctx) => countProjects(ctx, args),
      resolve: (query, _viewer, args, ctx) => listProjects(ctx, query, args),
    },
    ProjectConnection,
  ),
);

builder.queryField('project', (t) =>
  t.prismaField({
    type: ProjectRef,
    nullable: true,
    description: "One of the viewer's projects; null when missing or someone else's.",
    args: { id: t.arg.id({ names: 'Project', description: 'Which project, by its `id`.' }) },
    resolve: (query, _root, { id }, ctx) => findProject(ctx, idOf(id), query),
  }),
);

const CreateProjectInput = builder.inputType('CreateProjectInput', {
  description: 'A new project.',
  fields: (t) => ({
    name: t.string({
      description: `Name or address, e.g. “12 Elm Street”. ${atMost(PROJECT_LIMITS.name)}.`,
    }),
    zip: t.string({ description: 'US ZIP code, five digits or ZIP+4.' }),
    idempotencyKey: t.string({ required: false, description: KEY_WORDS }),
  }),
});

builder.mutationField('createProject', (t) =>
  t.field({
    type: ProjectRef,
    description: 'Makes a project for the viewer.',
    errors: {
      result: { description: 'The project was made.' },
      dataField: { name: 'project', description: 'The new project.' },
    },
    args: {
      input: t.arg({ type: CreateProjectInput, description: 'Name and ZIP code of the project.' }),
    },
    resolve: (_root, { input }, ctx) => createProject(ctx, input),
  }),
);

const AddRoomInput = builder.inputType('AddRoomInput', {
  description: "A room shortcut of the user's own.",
  fields: (t) => ({
    projectId: t.id({ names: 'Project', description: 'The project it belongs to.' }),
    name: t.string({
      description: `Name of the room. ${atMost(PROJECT_LIMITS.room)}; a room that is there already is ignored.`,
    }),
  }),
});

builder.mutationField('addRoom', (t) =>
  t.field({
    type: ProjectRef,
    description: 'Adds a room shortcut to a project.',
    errors: {
      result: { description: 'The project has the room.' },
      dataField: { name: 'project', description: 'The project with its rooms.' },
    },
    args: { input: t.arg({ type: AddRoomInput, description: 'The room to add.' }) },
    resolve: (_root, { input }, ctx) => addRoom(ctx, input),
  }),
);

const RemoveRoomInput = builder.inputType('RemoveRoomInput', {
  description: "A room shortcut of the user's own.",
  fields: (t) => ({
    projectId: t.id({ names: 'Project', description: 'The project it belongs to.' }),
    name: t.string({
      description: 'Name of the room in upper or lower case; one that is not there is ignored.',
    }),
  }),
});

builder.mutationField('removeRoom', (t) =>
  t.field({
    type: ProjectRef,
    description: "Takes a room shortcut of the user's own from a project; the product's stay.",
    errors: {
      result: { description: 'The project is without the room.' },
      dataField: { name: 'project', description: 'The project with its rooms.' },
    },
    args: { input: t.arg({ type: RemoveRoomInput, description: 'The room to remove.' }) },
    resolve: (_root, { input }, ctx) => removeRoom(ctx, input),
  }),
);
