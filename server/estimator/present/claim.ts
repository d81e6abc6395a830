// The totals of a claim from its lines. An estimate of repair cost, never advice on coverage.
import type { ClaimSums } from '../../domain/estimate/estimate-figures.ts';
import { claimFiguresOf } from '../../domain/estimate/refigure-claim.ts';
import { sumsOf } from '../calculate/charge-bases.ts';
import { claimOverhead } from '../calculate/claim-overhead.ts';
import type { AgentFacts } from './agent-facts.ts';

export const claimOf = ({ items, lines, book, total, scope, context }: AgentFacts): ClaimSums => {
  const sums = sumsOf(lines, context.agent, book);
  const { method, reason } = claimOverhead(lines, sums, context, book.insurance);
  return {
    ...claimFiguresOf(total, items, scope.facts),
    overheadMethod: method,
    overheadReason: reason,
  };
};
