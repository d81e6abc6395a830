import type { Work } from '../../domain/scope/scope-of-work.ts';
import { type PartOf, partKey } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { FinishLevelEnum, QuantityBasisEnum } from '../../graphql/enums.ts';
import { WorkParameterRef } from './parameters.graphql.ts';
import { ScopeCertaintyEnum, ScopeReaderEnum, ScopeWorkKindEnum } from './scope-enums.graphql.ts';
import { ScopeBecauseRef } from './scope-place.graphql.ts';
import { nameOf } from '../../estimator/scope/work-name.ts';
import { listParameters, totalOfWork, type WorkView } from './scope-view.ts';
import { ScopeLeftOutRef, ScopeSetLineRef } from './scope-lines.graphql.ts';

const ScopeAgeRef = builder.objectRef<NonNullable<Work['age']>>('ScopeAge').implement({
  description: 'How old the thing is that a piece of work replaces.',
  fields: (t) => ({
    years: t.exposeFloat('years', { description: 'Age or time in years.' }),
    source: t.exposeString('source', { description: 'Where it was read.' }),
  }),
});

export const ScopeWorkRef = builder.objectRef<PartOf<WorkView>>('ScopeWork').implement({
  description: 'One piece of work at one place.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({
      description: 'Names it in arguments; lines name it as `metadata.workId`.',
      resolve: ({ work, partOf }) => partKey({ partOf }, work.id),
    }),
    localId: t.string({
      description: 'Unique within its scope only, e.g. `w1`.',
      resolve: ({ work }) => work.id,
    }),
    placeId: t.id({
      names: 'ScopePlace',
      description: 'The place it is done at.',
      resolve: ({ work, partOf }) => partKey({ partOf }, work.placeId),
    }),
    name: t.string({
      description: 'Name that people read: `label`, else the name of the assembly or row.',
      resolve: ({ work }, _args, { priceBook }) => nameOf(work, priceBook),
    }),
    bookName: t.string({
      description: 'Name of the assembly or row in the price book, whatever `label` says.',
      resolve: ({ work: { does } }, _args, { priceBook }) =>
        nameOf({ label: null, does }, priceBook),
    }),
    label: t.string({
      nullable: true,
      description: 'A name of its own; null when it has none.',
      resolve: ({ work }) => work.label,
    }),
    kind: t.field({
      type: ScopeWorkKindEnum,
      description: 'An assembly over the place, or one row with a quantity.',
      resolve: ({ work }) => work.does.kind,
    }),
    assembly: t.string({
      nullable: true,
      description: 'Key of the assembly; null for a ROW.',
      resolve: ({ work: { does } }) => (does.kind === 'ASSEMBLY' ? does.assembly : null),
    }),
    code: t.string({
      nullable: true,
      description: 'Catalog code of the row; null for an ASSEMBLY.',
      resolve: ({ work: { does } }) => (does.kind === 'ROW' ? does.code : null),
    }),
    quantity: t.float({
      nullable: true,
      description: 'Quantity of a ROW, in `unit`; null for an ASSEMBLY, whose quantities follow.',
      resolve: ({ work: { does } }) => (does.kind === 'ROW' ? does.quantity : null),
    }),
    unit: t.string({
      nullable: true,
      description: 'Unit code of a ROW; null for an ASSEMBLY.',
      resolve: ({ work: { does } }) => (does.kind === 'ROW' ? does.unit : null),
    }),
    basis: t.field({
      type: QuantityBasisEnum,
      nullable: true,
      description: 'Where the quantity of a ROW is from; null for an ASSEMBLY.',
      resolve: ({ work: { does } }) => (does.kind === 'ROW' ? does.basis : null),
    }),
    formula: t.string({
      nullable: true,
      description: 'How the quantity of a ROW was found; null for an ASSEMBLY.',
      resolve: ({ work: { does } }) => (does.kind === 'ROW' ? does.formula : null),
    }),
    parameters: t.field({
      type: [WorkParameterRef],
      description: 'All parameters of the assembly, set or not; none for a ROW.',
      resolve: (view, _args, { priceBook }) => listParameters(priceBook, view),
    }),
    times: t.int({
      description: 'How often all of it is done: 3 for three equal baths.',
      resolve: ({ work }) => work.times,
    }),
    without: t.field({
      type: [ScopeLeftOutRef],
      description: 'Lines of the assembly that are left out.',
      resolve: ({ work }) => work.without,
    }),
    set: t.field({
      type: [ScopeSetLineRef],
      description: 'Lines of the assembly whose quantity or finish level is another one.',
      resolve: ({ work }) => work.set,
    }),
    finishLevel: t.field({
      type: FinishLevelEnum,
      nullable: true,
      description: 'Its own; null takes that of the estimate.',
      resolve: ({ work }) => work.finishLevel,
    }),
    ownerSupplies: t.boolean({
      description: 'True when the goods are the owner’s: labor only.',
      resolve: ({ work }) => work.ownerSupplies,
    }),
    materialsOnly: t.boolean({
      description: 'True when the labor is the owner’s: goods only.',
      resolve: ({ work }) => work.materialsOnly ?? false,
    }),
    optional: t.boolean({
      description: 'True when it is kept in the scope, but not in the total.',
      resolve: ({ work }) => work.optional,
    }),
    because: t.field({
      type: ScopeBecauseRef,
      nullable: true,
      description: 'The words it follows from; null when there are none.',
      resolve: ({ work }) => work.because,
    }),
    by: t.field({
      type: ScopeReaderEnum,
      description: 'Who put it there, or changed it last.',
      resolve: ({ work }) => work.by,
    }),
    certainty: t.field({
      type: ScopeCertaintyEnum,
      description: 'How sure it is that it is wanted.',
      resolve: ({ work }) => work.certainty,
    }),
    quantityFrom: t.string({
      nullable: true,
      description: 'Where in the uploads its quantity was read, e.g. `bid.pdf, page 2`.',
      resolve: ({ work }) => work.quantityFrom,
    }),
    age: t.field({
      type: ScopeAgeRef,
      nullable: true,
      description: 'Age of the thing replaced, as a document lists it.',
      resolve: ({ work }) => work.age,
    }),
    total: t.field({
      type: 'Money',
      nullable: true,
      description: 'Total of its lines as they stand; null while nothing is priced.',
      resolve: totalOfWork,
    }),
    lineCount: t.int({
      nullable: true,
      description: 'How many lines it has; null while nothing is priced.',
      resolve: ({ lines }) => lines && lines.length,
    }),
  }),
});
