import { atMost, FILE_LIMITS } from '../../domain/limits.ts';
import { VersionConflict } from '../../domain/errors.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { FileRef } from '../files/files.graphql.ts';
import { describeFile } from './describe-file.ts';

const DescribeFileInput = builder.inputType('DescribeFileInput', {
  description: 'What an upload shows, in the words of its owner.',
  fields: (t) => ({
    fileId: t.id({ names: ['File', 'Paper'], description: 'Which file, by its `id`.' }),
    version: t.int({ required: false, description: SEEN_VERSION }),
    caption: t.string({
      description: `One line beneath it. ${atMost(FILE_LIMITS.caption)}; empty for none.`,
    }),
    room: t.string({
      description: `Room as the lines of the estimate name it. ${atMost(FILE_LIMITS.room)}; empty for none.`,
    }),
  }),
});

builder.mutationField('describeFile', (t) =>
  t.field({
    type: FileRef,
    description: 'Gives an upload a caption and a room, in place of those it had.',
    errors: {
      types: [VersionConflict],
      result: { description: 'Caption and room are stored.' },
      dataField: { name: 'file', description: 'The file as it is now.' },
    },
    args: { input: t.arg({ type: DescribeFileInput, description: 'Which file, and the words.' }) },
    resolve: (_root, { input }, ctx) => describeFile(ctx, input),
  }),
);
