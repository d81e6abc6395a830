// Types of an agent's figures, and of the facts that they are worked out from.
import type { FinishLevel } from '../../domain/catalog.ts';
import type { EstimateDocument, LineItem } from '../../domain/estimate/estimate.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { PricingContext } from '../calculate/context.ts';
import type { PricedLine } from '../calculate/priced-line.ts';

export interface AgentFacts {
  terms: EstimateTerms;
  scope: Pick<ScopeOfWork, 'facts'>;
  context: PricingContext;
  book: PriceBook;
  /** Lines as priced, before they were joined for display. */
  lines: readonly PricedLine[];
  items: readonly LineItem[];
  /** Sum of the items, dollars. */
  total: number;
  /** Dollars of the whole estimate, were it priced at another finish level. */
  totalAt: (level: FinishLevel) => number;
}

export type AgentFigures = Pick<EstimateDocument, 'finishTotals' | 'claim' | 'bid'> & {
  /** Paragraphs of the reasoning. */
  notes: string[];
  assumptions: string[];
  warnings: string[];
};
