// Complete inventories and bids for fake answers; each test overrides what it is about.
import type { ContractorBid_BidFragment, Inventory_InventoryFragment } from '../gql/graphql.ts';

type SampleMaterial = Inventory_InventoryFragment['materials'][number];

export const sampleMaterial = (
  id: string,
  overrides: Partial<SampleMaterial> = {},
): SampleMaterial => ({
  __typename: 'Material',
  id,
  name: `Material ${id}`,
  quantity: 4,
  unit: 'EA',
  unitCost: 12.5,
  subtotal: 50,
  category: 'Painting',
  packSize: null,
  note: null,
  hasCutPlan: false,
  isEdited: false,
  ...overrides,
});

export const sampleInventory = (
  overrides: Partial<Inventory_InventoryFragment> = {},
): Inventory_InventoryFragment => ({
  __typename: 'Inventory',
  estimateId: '5',
  status: 'DONE',
  version: 1,
  total: 100,
  failure: null,
  isOutdated: false,
  updatedAt: '2026-11-20T10:00:00.000Z',
  materials: [sampleMaterial('1'), sampleMaterial('2', { category: 'Tile' })],
  ...overrides,
});

export const sampleBid = (
  overrides: Partial<ContractorBid_BidFragment> = {},
): ContractorBid_BidFragment => ({
  __typename: 'ContractorBid',
  id: '9',
  version: 1,
  title: 'Kitchen refresh',
  summary: 'We paint the kitchen.',
  note: '',
  laborTotal: 600,
  materialTotal: 300,
  equipmentTotal: 0,
  taxTotal: 24,
  overhead: 100,
  profit: 100,
  contingency: 50,
  total: 1_174,
  isOutdated: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  exclusions: ['Permits'],
  lineItems: [
    {
      __typename: 'BidLine',
      id: '1',
      name: 'Paint walls',
      description: 'Two coats',
      quantity: 416,
      unit: 'SF',
      labor: 600,
      material: 300,
      equipment: 0,
      tax: 24,
      total: 924,
    },
  ],
  schedule: [
    { __typename: 'BidPhase', name: 'Prepare', startDay: 1, days: 1 },
    { __typename: 'BidPhase', name: 'Paint', startDay: 2, days: 3 },
  ],
  paymentSchedule: [
    { __typename: 'BidPayment', due: 'At signing', share: 0.1, amount: 117.4 },
    { __typename: 'BidPayment', due: 'At completion', share: 0.9, amount: 1_056.6 },
  ],
  ...overrides,
});
