// What screen and server share of an inventory: its states, what of a material can be changed, and its sums. No schemas, so
// that a page that shows materials loads none.
import { roundCents, sumMoney } from '../money/money.ts';

const INVENTORY_STATUSES = ['PENDING', 'DONE', 'FAILED'] as const;
export type InventoryStatus = (typeof INVENTORY_STATUSES)[number];

export const INVENTORY_FAILED = 'Inventory generation failed. Please try again.';

/** What an owner can change of a material, field by field. */
export const MATERIAL_FIELDS = ['name', 'quantity', 'unit', 'unitCost', 'category'] as const;
export type MaterialField = (typeof MATERIAL_FIELDS)[number];

export interface PricedMaterial {
  quantity: number;
  /** Dollars per unit. */
  unitCost: number;
}

/** quantity × unit cost, dollars, rounded to cents. */
export const materialSubtotal = ({ quantity, unitCost }: PricedMaterial): number =>
  roundCents(quantity * unitCost);

/** The sum of the subtotals, dollars. */
export const inventoryTotal = (materials: readonly PricedMaterial[]): number =>
  sumMoney(materials.map(materialSubtotal));
