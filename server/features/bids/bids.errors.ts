// Expected failures of editing a bid, shown by the form that asked.
import { DomainError } from '../../domain/errors.ts';

/** The edit was made on a version that is no longer the current one; nothing was changed. */
export class BidConflict extends DomainError {
  readonly estimateId: number;
  constructor(estimateId: number) {
    super(
      'CONFLICT',
      'This bid was changed elsewhere since you opened it. Look at the changes and save once more.',
    );
    this.estimateId = estimateId;
  }
}
