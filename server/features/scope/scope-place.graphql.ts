import type { Place } from '../../domain/scope/scope-of-work.ts';
import type { Because } from '../../domain/scope/scope-parts.ts';
import { type PartOf, partKey } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { partIds } from '../../graphql/id-fields.ts';
import { QuantityBasisEnum } from '../../graphql/enums.ts';

/** Fields that say where words stand, for every type that has them. */
export const wordsFields = <Words extends Because>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Words>,
) => ({
  source: t.string({
    description: '`request`, or the database key of the upload.',
    resolve: ({ source }) => source,
  }),
  words: t.string({ description: 'Words as they stand there.', resolve: ({ words }) => words }),
  start: t.int({
    nullable: true,
    description: 'First UTF-16 unit of the words; null where they were not found there.',
    resolve: ({ start }) => start,
  }),
  end: t.int({
    nullable: true,
    description: 'One beyond the last unit of the words; null with `start`.',
    resolve: ({ end }) => end,
  }),
  page: t.int({
    nullable: true,
    description: 'Page of an upload that has pages.',
    resolve: ({ page }) => page,
  }),
});

export const ScopeBecauseRef = builder.objectRef<Because>('ScopeBecause').implement({
  description: 'Words of the request or of an upload that something follows from.',
  fields: wordsFields,
});

export const ScopePlaceRef = builder.objectRef<PartOf<Place>>('ScopePlace').implement({
  description: 'A room, a roof, a yard, a house: what the quantity formulas measure.',
  interfaces: [NodeRef],
  fields: (t) => ({
    ...partIds(t, 'its scope, e.g. `p1`'),
    label: t.exposeString('label', {
      nullable: true,
      description: 'Name that people read; null for work that names no place.',
    }),
    type: t.exposeString('type', {
      description: 'Kind of room, e.g. `kitchen`; `unknown` was measured but not named.',
    }),
    count: t.exposeInt('count', { description: 'Rooms that the measures are of, all together.' }),
    lengthFt: t.exposeFloat('lengthFt', {
      nullable: true,
      description: 'Feet; null when only an area is known.',
    }),
    widthFt: t.exposeFloat('widthFt', {
      nullable: true,
      description: 'Feet; null when only an area is known.',
    }),
    heightFt: t.exposeFloat('heightFt', { description: 'Ceiling height in feet.' }),
    areaSf: t.exposeFloat('areaSf', { description: 'Floor area in square feet.' }),
    perimeterFt: t.exposeFloat('perimeterFt', {
      description: 'Length of its walls all round, in feet: 46 of a room of 12 by 11.',
    }),
    doors: t.exposeInt('doors', { description: 'How many; each takes its area off the walls.' }),
    windows: t.exposeInt('windows', {
      description: 'How many; each takes its area off the walls.',
    }),
    basis: t.expose('basis', { type: QuantityBasisEnum, description: 'Where the size is from.' }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'Where in the uploads it was read, e.g. `plan.pdf, page 1`.',
    }),
    parts: t.idList({
      names: 'ScopePlace',
      description: 'Ids of places that this one takes together; their sizes make its size.',
      resolve: ({ parts, partOf }) => parts.map((part) => partKey({ partOf }, part)),
    }),
    because: t.field({
      type: ScopeBecauseRef,
      nullable: true,
      description: 'The words it follows from; null when nobody named it.',
      resolve: ({ because }) => because,
    }),
  }),
});
