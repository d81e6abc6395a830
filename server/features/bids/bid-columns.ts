// A bid as its row holds it: the document, and what is found by it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { bidTotals } from '../../domain/bid/bid-totals.ts';
import type { ContractorBidDocument } from '../../domain/bid/contractor-bid.ts';
import { toCents } from '../../domain/money/money.ts';
import { sentBytes } from '../../infra/db/sent-bytes.ts';
import { jsonBytes } from '../../infra/json-bytes.ts';
import { STORED_BID } from '../../domain/stored-documents.ts';
import type { ContractorBid, Prisma } from '../../generated/prisma/client.ts';

export const bidDocumentOf = ({
  document,
}: Pick<ContractorBid, 'document'>): ContractorBidDocument => STORED_BID.read(document);

export interface BidColumns {
  /** JSON of the document, in UTF-8. */
  json: Buffer;
  totalCents: bigint;
}

/** Throws when the document breaks its own schema. Others are served while it is written out. */
export const columnsOf = async (bid: ContractorBidDocument): Promise<BidColumns> => {
  await nextTurn();
  const document = STORED_BID.write(bid);
  await nextTurn();
  const totalCents = BigInt(toCents(bidTotals(document).total));
  return { json: await jsonBytes(document), totalCents };
};

/** Writes over a bid that stands at `version`, which is then the next one. Returns false where it does not. */
export const replaceBid = async (
  tx: Prisma.TransactionClient,
  { estimateId, version }: { estimateId: number; version: number },
  { json, totalCents }: BidColumns,
  /** Version of the estimate that it was made of; absent for an edit of what stands. */
  made: { estimateVersion?: number; updatedAt: Date },
): Promise<boolean> => {
  using sent = sentBytes(json);
  const count = await tx.$executeRaw`UPDATE contractor_bids
    SET document = convert_from(${sent.name}, 'UTF8')::jsonb, total_cents = ${totalCents}, version = version + 1,
      estimate_version = coalesce(${made.estimateVersion ?? null}::int, estimate_version), updated_at = ${made.updatedAt}
    WHERE estimate_id = ${estimateId} AND version = ${version}`;
  return count > 0;
};
