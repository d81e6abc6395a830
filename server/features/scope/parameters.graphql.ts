import { builder } from '../../graphql/builder.ts';
import { QuantityBasisEnum } from '../../graphql/enums.ts';
import {
  type ParameterFacts,
  valueText,
  type WorkParameter,
} from '../../estimator/scope/work-parameters.ts';
import { ParameterKindEnum } from './scope-enums.graphql.ts';
import { ScopeBecauseRef } from './scope-place.graphql.ts';

const ParameterChoiceRef = builder
  .objectRef<ParameterFacts['choices'][number]>('ParameterChoice')
  .implement({
    description: 'One value that a parameter may take.',
    fields: (t) => ({
      value: t.string({
        description: 'Value to send.',
        resolve: ({ value }) => valueText(value),
      }),
      label: t.exposeString('label', { description: 'Text that people read.' }),
    }),
  });

const ParameterInterface = builder.interfaceRef<ParameterFacts>('Parameter').implement({
  description: 'What an assembly lets one choose. Values are text, numbers too, e.g. `2.5`.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Unique within its assembly.' }),
    label: t.exposeString('label', { description: 'Name to show to people.' }),
    unit: t.string({
      nullable: true,
      description: 'Unit of a number, e.g. `SF`, `ft`, `hours`; null where it has none.',
      resolve: ({ unit }) => unit || null,
    }),
    help: t.exposeString('help', { description: 'One sentence: what follows from it.' }),
    min: t.exposeFloat('min', {
      nullable: true,
      description: 'Least of a NUMBER; null where nothing bounds it.',
    }),
    max: t.exposeFloat('max', {
      nullable: true,
      description: 'Most of a NUMBER; null where nothing bounds it.',
    }),
    kind: t.expose('kind', {
      type: ParameterKindEnum,
      description: 'Kind of input field that fits it.',
    }),
    choices: t.field({
      type: [ParameterChoiceRef],
      description: 'All values of a CHOICE; empty for the other kinds.',
      resolve: ({ choices }) => [...choices],
    }),
    default: t.string({
      nullable: true,
      description: 'When nothing is said; null where it follows from a place that is not known.',
      resolve: (parameter) => (parameter.default === null ? null : valueText(parameter.default)),
    }),
  }),
});

export const AssemblyParameterRef = builder
  .objectRef<ParameterFacts>('AssemblyParameter')
  .implement({
    description: 'A parameter of an assembly, wherever it is done.',
    interfaces: [ParameterInterface],
  });

export const WorkParameterRef = builder.objectRef<WorkParameter>('WorkParameter').implement({
  description: 'A parameter with the value it has in a piece of work.',
  interfaces: [ParameterInterface],
  fields: (t) => ({
    value: t.string({
      description: 'Value that is set, else the default.',
      resolve: ({ value }) => valueText(value),
    }),
    isTold: t.exposeBoolean('isTold', {
      description: 'True when the request, an upload or the owner said it.',
    }),
    basis: t.expose('basis', { type: QuantityBasisEnum, description: 'Where the value is from.' }),
    because: t.field({
      type: ScopeBecauseRef,
      nullable: true,
      description: 'The words it follows from, where they are not those of the work; else null.',
      resolve: ({ because }) => because,
    }),
  }),
});
