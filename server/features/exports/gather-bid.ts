// Brings together what a bid shows: its document, and the letterhead of whoever offers it.
import type { Ports } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import type { Caller } from '../../infra/caller.ts';
import { bidDocumentOf } from '../bids/bid-columns.ts';
import { findLetterhead } from '../contractors/letterhead.ts';
import type { WholeEstimate } from '../estimates/whole-estimates.ts';
import type { BidExport } from './export-data.ts';
import { headOf } from './export-head.ts';

/** Throws NOT_FOUND while the estimate has no bid. */
export const toBidExport = async (
  estimate: WholeEstimate,
  ports: Ports,
  caller: Caller,
): Promise<BidExport> => {
  if (!estimate.bid) throw notFound('This bid');
  return {
    ...headOf(estimate),
    updatedAt: estimate.bid.updatedAt.toISOString(),
    currency: estimate.currency,
    version: estimate.bid.version,
    document: bidDocumentOf(estimate.bid),
    letterhead: await findLetterhead(ports, estimate.accountId, caller),
  };
};
