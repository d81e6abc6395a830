// Brings together what a shopping list shows: the materials of an estimate.
import { notFound } from '../../domain/errors.ts';
import type { WholeEstimate } from '../estimates/whole-estimates.ts';
import { materialsDocumentOf } from '../inventory/inventory-rows.ts';
import type { ShoppingListExport } from './export-data.ts';
import { headOf } from './export-head.ts';

/** Throws NOT_FOUND while the estimate has no inventory. */
export const toShoppingList = (estimate: WholeEstimate): ShoppingListExport => {
  if (!estimate.inventory) throw notFound('This inventory');
  return {
    ...headOf(estimate),
    updatedAt: estimate.inventory.updatedAt.toISOString(),
    currency: estimate.currency,
    materials: materialsDocumentOf(estimate.inventory).materials,
  };
};
