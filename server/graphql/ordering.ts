// How lists of the viewer's own are filtered, searched and ordered, the same for each.
import type { InputRef } from '@pothos/core';
import { SEARCH_LIMITS } from '../domain/limits.ts';
import { builder } from './builder.ts';
import { AgentKindEnum, PropertyTypeEnum } from './enums.ts';
import { described } from './described.ts';

/** Makers of fields, as `inputType` hands them out. */
type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

const DirectionEnum = builder.enumType('OrderDirection', {
  description: 'Which end of an order comes first.',
  values: described({
    ASC: 'The least, or the oldest.',
    DESC: 'The most, or the newest.',
  } as const),
});

/** An input of a field to order by and a direction. @param fields by what, with its description */
export const orderInput = <Field extends string>(what: string, fields: Record<Field, string>) =>
  builder.inputType(`${what}OrderInput`, {
    description: 'Field and direction of the order; equals follow in the order of their creation.',
    fields: (t) => ({
      field: t.field({
        type: builder.enumType(`${what}OrderField`, {
          description: 'What a list can be ordered by.',
          values: described(fields),
        }),
        description: 'What to order by, e.g. `CREATED_AT`.',
      }),
      direction: t.field({
        type: DirectionEnum,
        description: 'Direction of the order, e.g. `DESC` for the newest first.',
      }),
    }),
  });

const searchDescription = (where: string): string =>
  `Only those with these words in ${where}, in any case; at most ${SEARCH_LIMITS.words} characters.`;

/** Members of a filter by when something was made. */
export const createdRange = (t: InputFields) => ({
  createdFrom: t.field({
    type: 'DateTime',
    required: false,
    description: 'Made then or later, e.g. `2026-11-01T00:00:00Z`.',
  }),
  createdBefore: t.field({
    type: 'DateTime',
    required: false,
    description: 'Made before then, e.g. `2026-12-01T00:00:00Z`.',
  }),
});

/** Members of a filter by what was chosen when a job was submitted. */
const chosenFor = (t: InputFields) => ({
  agentKind: t.field({
    type: AgentKindEnum,
    required: false,
    description: 'Made for these readers, e.g. `INSURANCE`.',
  }),
  propertyType: t.field({
    type: PropertyTypeEnum,
    required: false,
    description: 'Kind of property, e.g. `RESIDENTIAL`.',
  }),
});

/** Members of a filter of what belongs to a project: its project, what was chosen for it, and when it was made. */
export const ofProject = (t: InputFields) => ({
  projectId: t.id({ names: 'Project', required: false, description: '`id` of their project.' }),
  ...chosenFor(t),
  ...createdRange(t),
});

/** Arguments of each list of one kind. @param searchedIn where its words are looked for */
export const listArgs = <Filter, Order>(
  filter: InputRef<Filter>,
  orderBy: InputRef<Order>,
  searchedIn: string,
) =>
  builder.args((t) => ({
    filter: t.field({
      type: filter,
      required: false,
      description: 'Gives only the entries that fit; all when left out.',
    }),
    query: t.string({ required: false, description: searchDescription(searchedIn) }),
    orderBy: t.field({
      type: orderBy,
      required: false,
      description: 'Newest first when left out.',
    }),
  }));
