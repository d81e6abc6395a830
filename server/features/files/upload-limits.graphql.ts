import { builder } from '../../graphql/builder.ts';
import { FileKindEnum } from '../../graphql/enums.ts';
import { FILE_KINDS, type FileKind } from '../../domain/catalog.ts';
import { acceptedLabel, acceptedTypes } from '../../domain/scope/uploads.ts';
import { isInterpreted } from './read-uploads.ts';
import { uploadLimit } from './upload-limits.ts';

const UploadLimitRef = builder
  .objectRef<{ kind: FileKind; maxBytes: number; isInterpreted: boolean }>('UploadLimit')
  .implement({
    description: 'Which files one upload card takes, how large, and whether they are read.',
    fields: (t) => ({
      kind: t.expose('kind', { type: FileKindEnum, description: 'The upload card.' }),
      mimeTypes: t.stringList({
        description: 'Media types that it takes.',
        resolve: ({ kind }) => Object.keys(acceptedTypes(kind)),
      }),
      extensions: t.stringList({
        description: 'How names of such files end, e.g. `.pdf`.',
        resolve: ({ kind }) => Object.values(acceptedTypes(kind)).flat(),
      }),
      label: t.string({
        description: 'Those types for people, e.g. `PDF, JPEG or PNG`.',
        resolve: ({ kind }) => acceptedLabel(kind),
      }),
      maxBytes: t.exposeFloat('maxBytes', { description: 'Bytes of one file, at most.' }),
      isInterpreted: t.exposeBoolean('isInterpreted', {
        description:
          'Whether the estimate is made with what the files show or say. False for photos and videos while this server has no language model that looks at pictures: they are kept, and set no quantity.',
      }),
    }),
  });

builder.queryField('uploadLimits', (t) =>
  t.field({
    type: [UploadLimitRef],
    description: 'How large uploads may be on this server and which are read, one entry a card.',
    resolve: (_root, _args, ctx) =>
      (Object.keys(FILE_KINDS) as FileKind[]).map((kind) => ({
        kind,
        maxBytes: uploadLimit(ctx.env, kind),
        isInterpreted: isInterpreted(ctx, kind),
      })),
  }),
);
