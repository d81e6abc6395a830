// Reads the proposals for a homeowner's request beside each other and beside the estimate that it is about.
import type { Context } from '../../context.ts';
import {
  type ComparedPhase,
  comparePhases,
  type OwnRange,
} from '../../domain/bid/compare-proposals.ts';
import { sumMoney } from '../../domain/money/money.ts';
import { estimateTotal, lineTotal } from '../../domain/money/pricing.ts';
import { wantedLines } from '../../domain/leads/trades-of-work.ts';
import type { Proposal } from '../../generated/prisma/client.ts';
import { PHASE_ORDER, phaseOf } from '../../estimator/present/contractor-bid/phase-order.ts';
import { readEstimateFacts } from '../estimates/estimate-facts.ts';
import { proposalDocumentOf } from './proposal-rows.ts';

export interface ComparedOffers {
  /** The latest of each contractor, the one that was sent first at the head. */
  proposals: Proposal[];
  /** Range of the homeowner's estimate, as far as contractors were asked for it. */
  own: OwnRange;
  currency: string;
  phases: ComparedPhase[];
}

interface AskedRequest {
  id: number;
  estimateId: number;
  tasks: string[];
}

/** Returns null while there is no proposal. @param request of the viewer */
export const compareOffers = async (
  ports: Pick<Context, 'db' | 'pool'>,
  { id, estimateId, tasks }: AskedRequest,
): Promise<ComparedOffers | null> => {
  const proposals = await ports.db.proposal.findMany({
    where: { lead: { requestId: id, status: 'INTRODUCED' }, status: { not: 'SUPERSEDED' } },
    orderBy: [{ leadId: 'asc' }, { version: 'desc' }],
    distinct: ['leadId'],
  });
  const facts = proposals.length > 0 ? await readEstimateFacts(ports, estimateId) : null;
  if (!facts) return null;
  const { document } = facts;
  const lines = wantedLines(document.items, tasks);
  const isWhole = lines.length === document.items.length;
  const ordered = proposals.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
  const endOf = (end: 'low' | 'high') =>
    sumMoney(lines.map((line) => line.metadata[end] ?? lineTotal(line)));
  return {
    proposals: ordered,
    own: {
      low: isWhole ? document.range.low : endOf('low'),
      likely: isWhole ? estimateTotal(document) : sumMoney(lines.map(lineTotal)),
      high: isWhole ? document.range.high : endOf('high'),
    },
    currency: document.currency,
    phases: comparePhases(lines, ordered.map(proposalDocumentOf), {
      of: phaseOf,
      order: PHASE_ORDER,
    }),
  };
};
