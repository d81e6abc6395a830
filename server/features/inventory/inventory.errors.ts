// Expected failures of editing an inventory, shown by the form that asked.
import { StaleVersion } from '../../domain/errors.ts';

export class InventoryConflict extends StaleVersion {
  constructor(estimateId: number) {
    super('inventory', estimateId);
  }
}
