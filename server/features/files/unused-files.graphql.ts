import { idOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { countUnusedFiles, deleteFile, findFile, listUnusedFiles } from './delete-file.ts';
import { FileRef } from './files.graphql.ts';

const FileConnection = builder.connectionObject(
  { type: FileRef, name: 'FileConnection', description: 'A page of files, newest first.' },
  { name: 'FileEdge', description: 'One file of a page.' },
);

builder.objectField(ViewerRef, 'unusedFiles', (t) =>
  t.prismaConnection(
    {
      type: FileRef,
      cursor: 'id',
      description:
        'Uploads no estimate was asked for with, newest first; after some days they are deleted.',
      totalCount: (_viewer, _args, ctx) => countUnusedFiles(ctx),
      resolve: (query, _viewer, _args, ctx) => listUnusedFiles(ctx, query),
    },
    FileConnection,
  ),
);

builder.queryField('file', (t) =>
  t.prismaField({
    type: FileRef,
    nullable: true,
    description: "One of the viewer's uploads; null when missing or someone else's.",
    args: { id: t.arg.id({ names: ['File', 'Paper'], description: 'Which file, by its `id`.' }) },
    resolve: (query, _root, { id }, ctx) => findFile(ctx, idOf(id), query),
  }),
);

const DeleteFileInput = builder.inputType('DeleteFileInput', {
  description: 'Which upload to take back.',
  fields: (t) => ({
    fileId: t.id({ names: ['File', 'Paper'], description: 'Which file, by its `id`.' }),
  }),
});

builder.mutationField('deleteFile', (t) =>
  t.field({
    type: 'ID',
    names: 'File',
    description: 'Deletes an upload for good; one that an estimate was made with stays with it.',
    errors: {
      result: { description: 'It is deleted.' },
      dataField: { name: 'fileId', description: '`id` of the deleted file.' },
    },
    args: { input: t.arg({ type: DeleteFileInput, description: 'Which upload to delete.' }) },
    resolve: async (_root, { input }, ctx) => (await deleteFile(ctx, input.fileId)).fileId,
  }),
);
