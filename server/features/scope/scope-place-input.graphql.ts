import { builder } from '../../graphql/builder.ts';
import { becauseField } from './scope-because-input.graphql.ts';
import { atMost, PLACE_LIMITS } from '../../domain/limits.ts';

const FOLLOWS = 'Null lets it follow from the other measures.';

export const AddPlaceInput = builder.inputType('AddPlaceInput', {
  description: 'A new place. Measures that are absent follow from the others, else are the usual.',
  fields: (t) => ({
    ref: t.string({
      required: false,
      description: 'A name by which later patches of the same list may call it: letters and `-`.',
    }),
    label: t.string({
      description: `Name that people read, e.g. \`Bedroom 2\`. ${atMost(PLACE_LIMITS.name)}.`,
    }),
    type: t.string({ description: 'Kind of room, e.g. `kitchen`.' }),
    count: t.int({
      required: false,
      description:
        'How many such rooms there are, e.g. 3; the measures are those of all of them together.',
    }),
    lengthFt: t.float({ required: false, description: 'Length in feet; 12 ft 6 in is 12.5.' }),
    widthFt: t.float({ required: false, description: 'Width in feet; 12 ft 6 in is 12.5.' }),
    heightFt: t.float({ required: false, description: 'Ceiling height in feet, e.g. 8.5.' }),
    areaSf: t.float({ required: false, description: 'Floor area in square feet, e.g. 132.' }),
    perimeterFt: t.float({
      required: false,
      description: 'Length of its walls all round, in feet: 46 of a room of 12 by 11.',
    }),
    doors: t.int({ required: false, description: 'How many; each takes its area off the walls.' }),
    windows: t.int({
      required: false,
      description: 'How many; each takes its area off the walls.',
    }),
    because: t.field(becauseField),
  }),
});

export const SetPlaceInput = builder.inputType('SetPlaceInput', {
  description: 'Another name, type or size of a place; what is absent stays as it is.',
  fields: (t) => ({
    placeId: t.id({
      names: 'ScopePlace',
      description: '`id` or `localId` of a place, e.g. `p1`, or the `ref` of a place added before.',
    }),
    label: t.string({
      required: false,
      description: `Name that people read. ${atMost(PLACE_LIMITS.name)}.`,
    }),
    type: t.string({ required: false, description: 'Kind of room, e.g. `kitchen`.' }),
    count: t.int({
      required: false,
      description:
        'How many such rooms there are, e.g. 3; the measures are those of all of them together.',
    }),
    lengthFt: t.float({
      required: false,
      description: `Length in feet; 12 ft 6 in is 12.5. ${FOLLOWS}`,
    }),
    widthFt: t.float({
      required: false,
      description: `Width in feet; 12 ft 6 in is 12.5. ${FOLLOWS}`,
    }),
    heightFt: t.float({ required: false, description: `Ceiling height in feet. ${FOLLOWS}` }),
    areaSf: t.float({ required: false, description: `Floor area in square feet. ${FOLLOWS}` }),
    perimeterFt: t.float({ required: false, description: `Wall length in feet. ${FOLLOWS}` }),
    doors: t.int({ required: false, description: `How many are in its walls. ${FOLLOWS}` }),
    windows: t.int({ required: false, description: `How many are in its walls. ${FOLLOWS}` }),
    because: t.field(becauseField),
  }),
});
