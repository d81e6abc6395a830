import type { Meaning, UnreadWords } from '../../domain/scope/scope-of-work.ts';
import { type PartOf, partKey } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { ScopeWorkKindEnum } from './scope-enums.graphql.ts';
import { wordsFields } from './scope-place.graphql.ts';

const WorkMeaningRef = builder.objectRef<Meaning>('WorkMeaning').implement({
  description: 'Work of the price book that words may mean.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ScopeWorkKindEnum, description: 'An assembly or a row.' }),
    id: t.exposeID('id', {
      description: 'Key of the assembly, or catalog code of the row: what `addWork` takes.',
    }),
    name: t.exposeString('name', { description: 'Name to show to people.' }),
    unit: t.string({
      nullable: true,
      description:
        'Unit code of a row, of which `addWork` takes the quantity; null for an assembly.',
      resolve: ({ id }, _args, { priceBook }) => priceBook.items.get(id)?.unit ?? null,
    }),
    quantity: t.float({
      nullable: true,
      description:
        'How much of a row is meant, in its unit: what `addWork` takes. Null for an assembly, and where it must be asked.',
      resolve: ({ quantity }) => quantity ?? null,
    }),
    price: t.field({
      type: 'Money',
      nullable: true,
      description:
        'What it costs by itself, roughly; null where nobody knows how much of it is meant.',
      resolve: ({ price }) => price ?? null,
    }),
  }),
});

export const UnreadWordsRef = builder.objectRef<PartOf<UnreadWords>>('UnreadWords').implement({
  description: 'Words of the request that nothing, or only a guess, was made of.',
  fields: (t) => ({
    ...wordsFields(t),
    meanings: t.field({
      type: [WorkMeaningRef],
      description:
        'What they may mean, the likeliest first, three at most; empty where nothing is likely.',
      resolve: ({ meanings }) => meanings,
    }),
    isOrdered: t.boolean({
      description:
        'True where the words were read as an order, whether or not the price book has a row for it.',
      resolve: ({ isOrdered = false }) => isOrdered,
    }),
    workId: t.id({
      names: 'ScopeWork',
      nullable: true,
      description: 'The work that a guess was priced as; null where nothing was made of them.',
      resolve: ({ workId, partOf }) => workId && partKey({ partOf }, workId),
    }),
  }),
});
