// What the reasoning of an estimate speaks of.
import type { EstimateDocument, LineItem } from '../../domain/estimate.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PricingContext } from '../pricing/context.ts';
import type { PricedLine } from '../pricing/priced-line.ts';
import type { Accuracy } from '../pricing/range.ts';

export interface ReasoningFacts {
  terms: EstimateTerms;
  context: PricingContext;
  lines: readonly PricedLine[];
  /** Line items as they are shown. */
  items: readonly LineItem[];
  total: number;
  accuracy: Accuracy;
  excluded: readonly string[];
  notes: readonly string[];
  peril: string | null;
  deliveryTotals: EstimateDocument['deliveryTotals'];
  agentNotes: readonly string[];
}
