import { builder } from '../../graphql/builder.ts';
import { FinishLevelEnum } from '../../graphql/enums.ts';
import { becauseField } from './scope-because-input.graphql.ts';

export const ParameterValueInput = builder.inputType('ParameterValueInput', {
  description: 'A parameter of an assembly and its value.',
  fields: (t) => ({
    name: t.string({ description: 'Name of the parameter, as in `parameters`.' }),
    value: t.string({
      required: false,
      description: 'Value as text, e.g. `2.5`, `1` for yes, `tile`; null takes the default again.',
    }),
  }),
});

const SetLineInput = builder.inputType('SetLineInput', {
  description: 'A line of an assembly with another quantity or finish level.',
  fields: (t) => ({
    code: t.string({ description: 'Catalog code of the line.' }),
    quantity: t.float({
      required: false,
      description: 'How much, for all `times` together, in the unit of its row.',
    }),
    finishLevel: t.field({
      type: FinishLevelEnum,
      required: false,
      description: 'Finish level of this line alone.',
    }),
  }),
});

const PLACE_ID = '`id` or `localId` of a place, e.g. `p1`, or the `ref` of a place added before.';

type InputFields = PothosSchemaTypes.InputFieldBuilder<
  typeof builder.$inferSchemaTypes,
  'InputObject'
>;

/** What a row alone has, added and changed alike. */
const quantityField = (t: InputFields) =>
  t.float({
    required: false,
    description: 'Amount of a row, in its unit in the price book; an assembly takes none.',
  });

/** How a piece of work is done, added and changed alike. */
const mannerFields = (t: InputFields) => ({
  times: t.int({
    required: false,
    description: 'How often all of it is done: 3 for three equal baths.',
  }),
  without: t.stringList({
    required: false,
    description: 'Catalog codes of lines to leave out, all of them; a star stands for any ending.',
  }),
  set: t.field({
    type: [SetLineInput],
    required: false,
    description:
      'Lines of the assembly with another quantity or finish level, all of them: they replace those set before.',
  }),
  finishLevel: t.field({
    type: FinishLevelEnum,
    required: false,
    description: 'Its own; null takes that of the estimate.',
  }),
  ownerSupplies: t.boolean({
    required: false,
    description: 'True when the goods are the owner’s: labor only.',
  }),
  materialsOnly: t.boolean({
    required: false,
    description:
      'True when the labor is the owner’s: goods only. It takes the place of `ownerSupplies`.',
  }),
  optional: t.boolean({
    required: false,
    description: 'True keeps it in the scope, but not in the total.',
  }),
  because: t.field(becauseField),
});

export const AddWorkInput = builder.inputType('AddWorkInput', {
  description: 'A new piece of work: an assembly, or one row of the price book.',
  fields: (t) => ({
    placeId: t.id({
      names: 'ScopePlace',
      required: false,
      description: `${PLACE_ID} Null: work that names no place.`,
    }),
    assembly: t.string({
      required: false,
      description: 'Key of an assembly, as `priceBookSearch` gives it; either this or `code`.',
    }),
    code: t.string({
      required: false,
      description: 'Catalog code of a row, e.g. `ELE-RECESS`; either this or `assembly`.',
    }),
    quantity: quantityField(t),
    parameters: t.field({
      type: [ParameterValueInput],
      required: false,
      description: 'Those of the assembly that are not the default.',
    }),
    label: t.string({ required: false, description: 'A name of its own.' }),
    ...mannerFields(t),
  }),
});

export const SetWorkInput = builder.inputType('SetWorkInput', {
  description: 'Changes of a piece of work; what is absent stays as it is.',
  fields: (t) => ({
    workId: t.id({ names: 'ScopeWork', description: '`id` or `localId` of the work, e.g. `w1`.' }),
    placeId: t.id({ names: 'ScopePlace', required: false, description: `Moves it. ${PLACE_ID}` }),
    quantity: quantityField(t),
    parameters: t.field({
      type: [ParameterValueInput],
      required: false,
      description: 'Only those named change.',
    }),
    label: t.string({
      required: false,
      description: 'A name of its own; null takes that of the assembly or row.',
    }),
    ...mannerFields(t),
  }),
});
