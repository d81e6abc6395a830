// Expected failures of editing a bid, shown by the form that asked.
import { StaleVersion } from '../../domain/errors.ts';

export class BidConflict extends StaleVersion {
  constructor(estimateId: number) {
    super('bid', estimateId);
  }
}
