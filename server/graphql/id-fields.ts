// The ids of things beside the one that names them everywhere: numbers of rows, and of parts the ids within what they stand in.
import { type PartOf, partKey } from '../domain/ids.ts';
import type { builder } from './builder.ts';

/** @param within what its own id is unique in */
export const partIds = <Shape extends PartOf<{ id: string }>>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Shape>,
  within: string,
) => ({
  id: t.id({
    description: 'Names it in arguments, and nothing else; never changes.',
    resolve: (part) => partKey(part, part.id),
  }),
  localId: t.string({
    description: `Unique within ${within} only.`,
    resolve: ({ id }) => id,
  }),
});

export const DATABASE_ID =
  'Its number, unique among things of its type: what REST, addresses of pages and webhooks name it by.';
