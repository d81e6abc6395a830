// What every row is given and what it hands back.
import type { Services } from '../../scripts/services.ts';
import type { Figure } from './figure.ts';

export interface Outcome {
  figures: Figure[];
  /** Sentences that explain the figures, with CPU time per operation where sides are compared. */
  notes: string[];
}

export interface Row {
  /** Numbers in the list of goals; what one setting shows is measured together. */
  rows: readonly number[];
  title: string;
  run(services: () => Promise<Services>): Promise<Outcome>;
}
