// How lists of the viewer's own are searched and ordered, the same for each.
import { SEARCH_LIMITS } from '../domain/limits.ts';
import { builder } from './builder.ts';
import { described } from './described.ts';

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
    description: 'By what to order; what is equal there comes in the order it was made.',
    fields: (t) => ({
      field: t.field({
        type: builder.enumType(`${what}OrderField`, {
          description: 'What a list can be ordered by.',
          values: described(fields),
        }),
        description: 'By what.',
      }),
      direction: t.field({ type: DirectionEnum, description: 'Which end first.' }),
    }),
  });

export const searchDescription = (where: string): string =>
  `Only those with these words in ${where}, in any case; at most ${SEARCH_LIMITS.words} characters.`;
