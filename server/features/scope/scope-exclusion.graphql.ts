import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { type PartOf, partKey } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { partIds } from '../../graphql/id-fields.ts';
import { ScopeBecauseRef } from './scope-place.graphql.ts';

export const ScopeExclusionRef = builder
  .objectRef<PartOf<ScopeOfWork['excluded'][number]>>('ScopeExclusion')
  .implement({
    description: 'Something that is not to be done.',
    interfaces: [NodeRef],
    fields: (t) => ({
      ...partIds(t, 'its scope, e.g. `x1`'),
      words: t.exposeString('words', { description: 'Words that people read.' }),
      codes: t.exposeStringList('codes', {
        description: 'Catalog codes it keeps out; a star stands for any ending.',
      }),
      placeId: t.id({
        names: 'ScopePlace',
        nullable: true,
        description: 'Where it is not to be done; null for anywhere.',
        resolve: ({ placeId, partOf }) => placeId && partKey({ partOf }, placeId),
      }),
      because: t.field({
        type: ScopeBecauseRef,
        nullable: true,
        description: 'The words it follows from.',
        resolve: ({ because }) => because,
      }),
    }),
  });
