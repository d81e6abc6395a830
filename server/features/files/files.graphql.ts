import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { FileKindEnum } from '../../graphql/enums.ts';
import { SIGNED_WORDS } from '../downloads/signed-link.ts';
import { fileLink } from './file-links.ts';

export const FileRef = builder.prismaObject('File', {
  interfaces: [NodeRef],
  description: `An uploaded file. Of its addresses: ${SIGNED_WORDS}`,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the file in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    kind: t.expose('kind', {
      type: FileKindEnum,
      description: 'Upload card that it was dropped on.',
    }),
    name: t.exposeString('name', { description: 'What the user called it.' }),
    mime: t.exposeString('mime', { description: 'Media type, found in the bytes.' }),
    size: t.float({ description: 'Bytes.', resolve: ({ size }) => Number(size) }),
    width: t.exposeInt('width', { nullable: true, description: 'Pixels; null without a picture.' }),
    height: t.exposeInt('height', {
      nullable: true,
      description: 'Pixels; null without a picture.',
    }),
    durationSeconds: t.float({
      nullable: true,
      description: 'Length of a video; null for other files.',
      resolve: ({ durationMs }) => (durationMs === null ? null : durationMs / 1000),
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What could not be done with the file, in a sentence; null when all went well.',
    }),
    takenOn: t.exposeString('takenOn', {
      nullable: true,
      description:
        'The day on which its camera took the photo, as ISO 8601; null where it does not tell.',
    }),
    caption: t.exposeString('caption', {
      nullable: true,
      description: 'What its owner wrote beneath it; null while there is nothing.',
    }),
    room: t.exposeString('room', {
      nullable: true,
      description: 'The room it shows, as its owner chose it; null while none is chosen.',
    }),
    version: t.exposeInt('version', {
      description: 'Counts what its owner said of it, from 1; for `describeFile`.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    url: t.string({
      description: 'The original, as a download; for its owner only.',
      resolve: (file, _args, ctx) => fileLink(ctx, file, 'original').url,
    }),
    urlsExpireAt: t.field({
      type: 'DateTime',
      description: 'When its addresses stop working.',
      resolve: (file, _args, ctx) => fileLink(ctx, file, 'original').expiresAt,
    }),
    thumbnailUrl: t.string({
      nullable: true,
      description: 'A small picture; null when there is none.',
      resolve: (file, _args, ctx) => file.thumbnailKey && fileLink(ctx, file, 'thumbnail').url,
    }),
    displayUrl: t.string({
      nullable: true,
      description: 'A picture fit for the screen; null when there is none.',
      resolve: (file, _args, ctx) => file.displayKey && fileLink(ctx, file, 'display').url,
    }),
  }),
});
