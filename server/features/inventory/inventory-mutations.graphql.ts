import { builder } from '../../graphql/builder.ts';
import { UserErrorRef } from '../../graphql/errors.ts';
import { InventoryConflict } from './inventory.errors.ts';
import { InventoryRef } from './inventory.graphql.ts';
import { addLineToInventory, requireInventory, saveInventory } from './inventory.service.ts';
import { startInventory } from './start-inventory.ts';
import { MATERIAL_LIMITS, atMost } from '../../domain/limits.ts';

builder.objectType(InventoryConflict, {
  name: 'InventoryConflict',
  description: 'The inventory was changed elsewhere since the version named; nothing was saved.',
  interfaces: [UserErrorRef],
  fields: (t) => ({
    inventory: t.prismaField({
      type: InventoryRef,
      description: 'The inventory as it stands.',
      resolve: (query, { estimateId }, _args, ctx) => requireInventory(ctx, estimateId, query),
    }),
  }),
});

const StartInventoryInput = builder.inputType('StartInventoryInput', {
  description: 'Which materials to take off.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: '`id` of the estimate.' }),
  }),
});

builder.mutationField('startInventory', (t) =>
  t.prismaField({
    type: InventoryRef,
    description:
      'Takes the materials off an estimate, in the background; again keeps what was edited. While one runs, that one goes on.',
    errors: {
      result: { description: 'The takeoff waits or runs.' },
      dataField: { name: 'inventory', description: 'Follow it with `inventoryChanged`.' },
    },
    args: {
      input: t.arg({
        type: StartInventoryInput,
        description: 'The estimate to take materials off.',
      }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireInventory(ctx, await startInventory(ctx, input), query),
  }),
);

const MaterialInput = builder.inputType('MaterialInput', {
  description: 'One material as its owner wants it.',
  fields: (t) => ({
    id: t.id({
      names: 'Material',
      required: false,
      description: '`id` of a material that is there; a new one has none.',
    }),
    name: t.string({ description: `What to buy. ${atMost(MATERIAL_LIMITS.name)}.` }),
    quantity: t.float({ description: 'Quantity in `unit`; not negative.' }),
    unit: t.string({ description: 'Purchase unit; EA when empty.' }),
    unitCost: t.field({
      type: 'UnitPrice',
      description: 'US dollars per unit, before tax, e.g. 13.98; not negative.',
    }),
    category: t.string({
      required: false,
      description: `Category of the lines it is for. ${atMost(MATERIAL_LIMITS.category)}; left out, it stays as it is.`,
    }),
  }),
});

const SaveInventoryInput = builder.inputType('SaveInventoryInput', {
  description: 'The whole list of materials.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: '`id` of the estimate.' }),
    version: t.int({ description: 'The version that was edited; 0 when there was none.' }),
    materials: t.field({
      type: [MaterialInput],
      description: 'All materials, in order, at most 2,000; what is not among them is removed.',
    }),
  }),
});

builder.mutationField('saveInventory', (t) =>
  t.prismaField({
    type: InventoryRef,
    description: 'Saves the materials; edits, additions and removals outlast a new takeoff.',
    errors: {
      types: [InventoryConflict],
      result: { description: 'The materials are saved.' },
      dataField: { name: 'inventory', description: 'The inventory as saved.' },
    },
    args: { input: t.arg({ type: SaveInventoryInput, description: 'The materials to save.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      requireInventory(ctx, await saveInventory(ctx, input), query),
  }),
);

const AddLineToInventoryInput = builder.inputType('AddLineToInventoryInput', {
  description: 'Which line to take off.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: '`id` of the estimate.' }),
    lineId: t.id({ names: 'LineItem', description: '`id` of a line of the saved estimate.' }),
  }),
});

builder.mutationField('addLineToInventory', (t) =>
  t.prismaField({
    type: InventoryRef,
    description: 'Adds the materials of one line, also when there is no inventory yet.',
    errors: {
      result: { description: 'The materials are there.' },
      dataField: { name: 'inventory', description: 'The inventory with them.' },
    },
    args: { input: t.arg({ type: AddLineToInventoryInput, description: 'The line to add.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      requireInventory(ctx, await addLineToInventory(ctx, input), query),
  }),
);
