// What each agent adds to the reasoning: claim figures for insurance, bid figures for contractors.
import type { PricingContext } from '../pricing/context.ts';
import type { PricedLine } from '../pricing/price-line.ts';
import type { PriceBook } from '../price-book.ts';
import type { Scope } from '../scope/scope.ts';
import { bidNotes } from './contractor.ts';
import { claimNotes } from './insurance.ts';

export interface AgentFacts {
  lines: readonly PricedLine[];
  context: PricingContext;
  book: PriceBook;
  total: number;
  scope: Scope;
}

export const agentNotesOf = (facts: AgentFacts): string[] => {
  if (facts.context.agent === 'INSURANCE') return claimNotes(facts);
  if (facts.context.agent === 'CONTRACTOR') return bidNotes(facts);
  return [];
};
