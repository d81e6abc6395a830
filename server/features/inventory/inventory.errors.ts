// Expected failures of editing an inventory, shown by the form that asked.
import { DomainError } from '../../domain/errors.ts';

/** The edit was made on a version that is no longer the current one; nothing was changed. */
export class InventoryConflict extends DomainError {
  readonly estimateId: number;
  /** The current one. */
  readonly version: number;
  constructor(estimateId: number, version: number) {
    super(
      'CONFLICT',
      'This inventory was changed elsewhere since you opened it. Look at the changes and save once more.',
    );
    this.estimateId = estimateId;
    this.version = version;
  }
}
