import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { builder } from '../../graphql/builder.ts';
import { ScopeBecauseRef } from './scope-place.graphql.ts';

export const ScopeExclusionRef = builder
  .objectRef<ScopeOfWork['excluded'][number]>('ScopeExclusion')
  .implement({
    description: 'Something that is not to be done.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Unique within its scope, e.g. `x1`.' }),
      words: t.exposeString('words', { description: 'As echoed to the user.' }),
      codes: t.exposeStringList('codes', {
        description: 'Catalog codes it keeps out; a star stands for any ending.',
      }),
      placeId: t.id({
        nullable: true,
        description: 'Where it is not to be done; null for anywhere.',
        resolve: ({ placeId }) => placeId,
      }),
      because: t.field({
        type: ScopeBecauseRef,
        nullable: true,
        description: 'The words it follows from.',
        resolve: ({ because }) => because,
      }),
    }),
  });
