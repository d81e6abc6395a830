// What each agent adds to an estimate: three finish levels, claim figures or bid figures, and the sentences about them.
import type { EstimateDocument, LineItem } from '../../domain/estimate.ts';
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import type { EstimateTerms } from '../estimator.ts';
import type { PriceBook } from '../price-book.ts';
import type { PricingContext } from '../pricing/context.ts';
import type { PricedLine } from '../pricing/price-line.ts';
import { bidOf } from './bid.ts';
import { bidNotes } from './bid-notes.ts';
import { claimOf } from './claim.ts';
import { claimNotes } from './claim-notes.ts';
import { finishTotalsOf } from './finish.ts';
import { homeNotes } from './home-notes.ts';

export interface AgentFacts {
  terms: EstimateTerms;
  scope: Pick<ScopeOfWork, 'facts'>;
  context: PricingContext;
  book: PriceBook;
  /** As priced, before lines were joined for display. */
  lines: readonly PricedLine[];
  items: readonly LineItem[];
  /** Sum of the items, dollars. */
  total: number;
}

export type AgentFigures = Pick<EstimateDocument, 'finishTotals' | 'claim' | 'bid'> & {
  /** Paragraphs of the reasoning. */
  notes: string[];
  assumptions: string[];
  warnings: string[];
};

const NOTHING: AgentFigures = {
  finishTotals: null,
  claim: null,
  bid: null,
  notes: [],
  assumptions: [],
  warnings: [],
};

export const agentFiguresOf = (facts: AgentFacts): AgentFigures => {
  const { agent } = facts.context;
  if (agent === 'HOME_PROJECT') {
    const finishTotals = finishTotalsOf(facts);
    return { ...NOTHING, finishTotals, notes: homeNotes(finishTotals, facts) };
  }
  if (agent === 'INSURANCE') {
    const claim = claimOf(facts);
    return { ...NOTHING, claim, ...claimNotes(claim, facts) };
  }
  const bid = bidOf(facts);
  return { ...NOTHING, bid, ...bidNotes(bid, facts) };
};
