import { MATERIAL_LIMITS } from '../../domain/limits.ts';
import { figure, list, number, object, shape, text } from './json-schema.ts';
import type { Operations, RestOperation } from './operation.ts';

const material = object(
  { name: text('What to buy.') },
  {
    quantity: figure('How much, in `unit`: 120 with the unit `SF` is 120 square feet.'),
    unit: text('Else EA.'),
    unit_cost: figure('Dollars per unit.'),
  },
);

const takeoffItem = object(
  { description: text('What is to be built.') },
  {
    quantity: number('How much, in `unit`: 120 with the unit `SF` is 120 square feet.'),
    unit: text('Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).'),
  },
);

const refresh = object(
  {},
  {
    items: {
      ...list(takeoffItem),
      maxItems: MATERIAL_LIMITS.requestedItems,
      description: 'To be taken off instead of the lines.',
    },
  },
);

const showInventory: Omit<RestOperation, 'name'> = {
  group: 'Inventory',
  summary: 'The materials; none before the first takeoff.',
  answers: { 200: list(shape('Material')) },
};
const refreshInventory: Omit<RestOperation, 'name'> = {
  group: 'Inventory',
  summary: 'Has the materials taken off, once more where there are some; what was edited stays.',
  body: refresh,
  isBodyOptional: true,
  example: { items: [{ description: 'Hang drywall', quantity: 416, unit: 'SF' }] },
  answers: { 202: shape('InventoryStatus') },
};
const inventoryStatus: Omit<RestOperation, 'name'> = {
  group: 'Inventory',
  summary: 'How far the takeoff is; 202 while the estimate itself is made.',
  answers: { 200: shape('InventoryStatus'), 202: shape('InventoryStatus') },
};
const saveInventory: Omit<RestOperation, 'name'> = {
  group: 'Inventory',
  summary: 'Writes the materials: all of them.',
  body: object({ inventory: list(material, 'All materials: those left out are removed.') }),
  example: {
    inventory: [{ name: 'Drywall, 1/2 in, 4x8 ft', quantity: 14, unit: 'EA', unit_cost: 13.98 }],
  },
  answers: { 200: list(shape('Material')) },
};
export const INVENTORY_OPERATIONS: Operations = {
  'PATCH results/:claimOrId/inventory/': { name: 'saveInventory', ...saveInventory },
  'PATCH results/by-job/:jobId/inventory/': { name: 'saveInventoryByJob', ...saveInventory },
  'GET results/:claimOrId/inventory/': { name: 'getInventory', ...showInventory },
  'POST results/:claimOrId/inventory/refresh/': { name: 'refreshInventory', ...refreshInventory },
  'GET results/:claimOrId/inventory/status/': { name: 'getInventoryStatus', ...inventoryStatus },
  'GET results/by-job/:jobId/inventory/': { name: 'getInventoryByJob', ...showInventory },
  'POST results/by-job/:jobId/inventory/refresh/': {
    name: 'refreshInventoryByJob',
    ...refreshInventory,
  },
  'GET results/by-job/:jobId/inventory/status/': {
    name: 'getInventoryStatusByJob',
    ...inventoryStatus,
  },
};
