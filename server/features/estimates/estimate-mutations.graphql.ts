import { builder } from '../../graphql/builder.ts';
import { FinishLevelEnum } from '../../graphql/enums.ts';
import { UserErrorRef } from '../../graphql/errors.ts';
import { EstimateConflict } from './estimates.errors.ts';
import { EstimateRef } from './estimates.graphql.ts';
import { requireEstimate } from './estimates.service.ts';
import { restoreVersion, saveEstimate } from './save-estimate.ts';
import { ESTIMATE_LIMITS, LINE_LIMITS, atMost } from '../../domain/limits.ts';

builder.objectType(EstimateConflict, {
  name: 'EstimateConflict',
  description: 'The estimate was changed elsewhere since the version named; nothing was saved.',
  interfaces: [UserErrorRef],
  fields: (t) => ({
    estimate: t.prismaField({
      type: EstimateRef,
      description: 'The estimate as it stands, to merge with.',
      resolve: (query, { estimateId }, _args, ctx) => requireEstimate(ctx, estimateId, query),
    }),
  }),
});

const LineItemInput = builder.inputType('LineItemInput', {
  description: 'One line as its owner wants it; ranges, sources and tags stay with the server.',
  fields: (t) => ({
    id: t.id({
      names: 'LineItem',
      description: 'That of the line, or for a new one the highest id of the estimate plus 1.',
    }),
    copyOf: t.id({
      names: 'LineItem',
      required: false,
      description: 'The line a new one was duplicated from; its price stands on the same ground.',
    }),
    name: t.string({ description: `What is done. ${atMost(LINE_LIMITS.name)}.` }),
    details: t.string({
      required: false,
      description: `More about it. ${atMost(LINE_LIMITS.details)}; null for none.`,
    }),
    quantity: t.float({
      description: 'How much, in `unit`: 120 with the unit `SF` is 120 square feet.',
    }),
    unit: t.string({
      description: 'Unit code, e.g. `SF` (square feet) or `EA` (each), which an empty one is.',
    }),
    unitPrice: t.field({
      type: 'UnitPrice',
      description: 'US dollars per unit, before tax, e.g. 1.385.',
    }),
    tax: t.field({
      type: 'Money',
      description: 'Sales tax on the whole line in US dollars, e.g. 48.3.',
    }),
    category: t.string({
      required: false,
      description: `Kind of work, e.g. “Painting”. ${atMost(LINE_LIMITS.category)}; null for none.`,
    }),
    taxByHand: t.boolean({
      required: false,
      description:
        'True holds `tax`; false lets it follow quantity and price. Absent: typed where it is neither what it was nor what follows.',
    }),
    isLocked: t.boolean({
      required: false,
      description:
        'Lock of a charge on the whole job. True holds its figures; false lets them follow the lines. When absent, figures that are neither the old ones nor what follows are locked.',
    }),
    finishLevel: t.field({
      type: FinishLevelEnum,
      required: false,
      description:
        'Another level than it has brings its price and tax; `unitPrice`, when changed too, wins.',
    }),
  }),
});

const SaveEstimateInput = builder.inputType('SaveEstimateInput', {
  description: 'Edits of an estimate; what is absent stays as it is.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: 'Which estimate, by its `id`.' }),
    version: t.int({ description: 'The version that was edited.' }),
    title: t.string({
      required: false,
      description: `Name of the estimate. ${atMost(ESTIMATE_LIMITS.title)}.`,
    }),
    items: t.field({
      type: [LineItemInput],
      required: false,
      description: 'All lines, in order, at most 5,000; what is not among them is removed.',
    }),
    changedLines: t.field({
      type: [LineItemInput],
      required: false,
      description: 'Lines that are new or other than in `version`; they take the place of `items`.',
    }),
    lineOrder: t.idList({
      names: 'LineItem',
      required: false,
      description:
        'Ids of all lines in order, beside `changedLines`; other lines are removed. When absent, lines and order of `version` stay.',
    }),
    futureActions: t.stringList({
      required: false,
      description: 'All next steps, in order, at most 50.',
    }),
    totalOverride: t.field({
      type: 'Money',
      required: false,
      description: 'Total project cost in US dollars, as its owner sets it, e.g. 12500.',
    }),
    clearTotalOverride: t.boolean({
      required: false,
      description: 'True lets the total follow the lines again; changed numbers do so, too.',
    }),
  }),
});

builder.mutationField('saveEstimate', (t) =>
  t.prismaField({
    type: EstimateRef,
    description: 'Saves edits as a new version; what it replaces is kept.',
    errors: {
      types: [EstimateConflict],
      result: { description: 'The edits are saved.' },
      dataField: { name: 'estimate', description: 'The estimate as saved.' },
    },
    args: {
      input: t.arg({ type: SaveEstimateInput, description: 'What is to be changed, and how.' }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireEstimate(ctx, (await saveEstimate(ctx, input)).id, query),
  }),
);

const RestoreVersionInput = builder.inputType('RestoreVersionInput', {
  description: 'Which version to bring back.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: 'Which estimate, by its `id`.' }),
    version: t.int({ description: 'The current version, as the viewer knows it.' }),
    toVersion: t.int({ description: 'The version to bring back.' }),
  }),
});

builder.mutationField('restoreVersion', (t) =>
  t.prismaField({
    type: EstimateRef,
    description: 'Brings an earlier version back as a new one; what it replaces is kept.',
    errors: {
      types: [EstimateConflict],
      result: { description: 'The version is back.' },
      dataField: { name: 'estimate', description: 'The estimate as it stands now.' },
    },
    args: { input: t.arg({ type: RestoreVersionInput, description: 'The version to restore.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      requireEstimate(ctx, (await restoreVersion(ctx, input)).id, query),
  }),
);
