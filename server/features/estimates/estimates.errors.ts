// Expected failures of editing an estimate, shown by the form that asked.
import { StaleVersion } from '../../domain/errors.ts';

export class EstimateConflict extends StaleVersion {
  /** The version that stands now. */
  readonly version: number;
  constructor(estimateId: number, version: number) {
    super('estimate', estimateId);
    this.version = version;
  }
}
