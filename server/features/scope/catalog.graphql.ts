import { PLACE_TYPES } from '../../domain/scope/place-types.ts';
import { WORK_CATEGORIES } from '../../domain/estimate/work-categories.ts';
import { builder } from '../../graphql/builder.ts';

const RoomTypeRef = builder.objectRef<{ key: string; label: string }>('RoomType').implement({
  description: 'A kind of place that the price book knows a usual size of.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'What a place of a scope has as its type.' }),
    label: t.exposeString('label', { description: 'Name to show to people.' }),
  }),
});

const CatalogRef = builder.objectRef<object>('Catalog').implement({
  description: 'The closed sets that lines and scopes are written with.',
  fields: (t) => ({
    units: t.stringList({
      description: 'Unit codes of the price book, e.g. `SF`; lines of an owner may have others.',
      resolve: (_catalog, _args, { priceBook }) =>
        [...new Set([...priceBook.items.values()].map(({ unit }) => unit))].toSorted(),
    }),
    categories: t.stringList({
      description: 'Kinds of work that lines are grouped by, in the order in which work is done.',
      resolve: () => [...WORK_CATEGORIES],
    }),
    rooms: t.field({
      type: [RoomTypeRef],
      description: 'Kinds of places, rooms first.',
      resolve: () => Object.entries(PLACE_TYPES).map(([key, label]) => ({ key, label })),
    }),
  }),
});

builder.queryField('catalog', (t) =>
  t.field({
    type: CatalogRef,
    description: 'Units, categories and rooms. The same for everybody, until a new version is out.',
    resolve: () => ({}),
  }),
);
