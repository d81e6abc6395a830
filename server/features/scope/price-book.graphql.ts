import { builder } from '../../graphql/builder.ts';
import { AssemblyParameterRef } from './parameters.graphql.ts';
import { ScopeWorkKindEnum } from './scope-enums.graphql.ts';
import { type PriceBookEntry, searchPriceBook } from './search-price-book.ts';
import { SEARCH_LIMITS, atMost } from '../../domain/limits.ts';

const PriceBookEntryRef = builder.objectRef<PriceBookEntry>('PriceBookEntry').implement({
  description: 'An assembly or a row of the price book, to add to a scope.',
  fields: (t) => ({
    id: t.exposeString('id', {
      description: 'Key of the assembly, or catalog code of the row: what `addWork` takes.',
    }),
    kind: t.expose('kind', {
      type: ScopeWorkKindEnum,
      description: 'Whether it is a row or an assembly.',
    }),
    name: t.exposeString('name', { description: 'Name to show to people.' }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'Unit code of a row; null for an assembly.',
    }),
    unitPrice: t.expose('unitPrice', {
      type: 'UnitPrice',
      nullable: true,
      description:
        'Unit price of a row at the standard finish, US average, before tax; null for an assembly.',
    }),
    includes: t.exposeString('includes', {
      nullable: true,
      description: 'What the price holds, in a sentence.',
    }),
    excludes: t.exposeString('excludes', {
      nullable: true,
      description: 'What it does not hold, in a sentence; null without.',
    }),
    usualPlace: t.exposeString('usualPlace', {
      nullable: true,
      description: 'Type of the place that an assembly is of; null for work of any room.',
    }),
    parameters: t.field({
      type: [AssemblyParameterRef],
      description: 'Parameters of an assembly; none for a row.',
      resolve: ({ parameters }) => parameters,
    }),
  }),
});

builder.queryField('priceBookSearch', (t) =>
  t.field({
    type: [PriceBookEntryRef],
    description: 'Assemblies and rows of the price book that fit some words, the best fit first.',
    args: {
      query: t.arg.string({
        description: `Words, or a catalog code. ${atMost(SEARCH_LIMITS.words)}.`,
      }),
      first: t.arg.int({ required: false, description: 'How many, 1 to 50; 12 when absent.' }),
    },
    resolve: (_root, args, ctx) => searchPriceBook(ctx, args),
  }),
);
