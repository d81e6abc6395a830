// A bid as its row holds it: the document, and what is found by it.
import { bidTotals } from '../../domain/bid/bid-totals.ts';
import type { ContractorBidDocument } from '../../domain/bid/contractor-bid.ts';
import { toCents } from '../../domain/money/money.ts';
import { STORED_BID } from '../../domain/stored-documents.ts';
import type { ContractorBid } from '../../generated/prisma/client.ts';

export const bidDocumentOf = ({
  document,
}: Pick<ContractorBid, 'document'>): ContractorBidDocument => STORED_BID.read(document);

/** Throws when the document breaks its own schema. */
export const columnsOf = (bid: ContractorBidDocument) => {
  const document = STORED_BID.write(bid);
  return { document, totalCents: BigInt(toCents(bidTotals(document).total)) };
};
