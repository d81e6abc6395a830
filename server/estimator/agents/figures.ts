// What each agent adds to an estimate: three finish levels, claim figures or bid figures, and the sentences about them.
import { bidOf } from './bid.ts';
import { bidNotes } from './bid-notes.ts';
import { claimOf } from './claim.ts';
import { claimNotes } from './claim-notes.ts';
import { finishTotalsOf } from './finish.ts';
import { homeNotes } from './home-notes.ts';
import type { AgentFacts, AgentFigures } from './agent-facts.ts';

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
