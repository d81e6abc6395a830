// Lines of an estimate, and the list of materials made of them.
import { book } from './estimate.ts';
import type { InventoryLine } from '../present/inventory/needs.ts';
import { takeOffMaterials } from '../present/inventory/take-off-materials.ts';
import { regionOf, type InventoryTerms } from '../present/inventory/terms.ts';

export const terms: InventoryTerms = {
  book,
  region: regionOf(book, 'US average', ''),
  finishLevel: 'STANDARD',
  scope: null,
  description: '',
};

export const line = (
  changes: Omit<Partial<InventoryLine>, 'metadata'> & { code?: string | null },
) => {
  const { code = null, ...rest } = changes;
  return {
    id: '1',
    name: 'A line',
    quantity: 1,
    unit: 'EA',
    unitPrice: 10,
    category: '',
    tags: [],
    ...rest,
    metadata: { code, finishLevel: null },
  };
};

export const shortList = (lines: readonly InventoryLine[], more: Partial<InventoryTerms> = {}) =>
  takeOffMaterials(lines, { ...terms, ...more }).map(({ name, quantity, unit, unitCost }) => [
    quantity,
    unit,
    name,
    unitCost,
  ]);
