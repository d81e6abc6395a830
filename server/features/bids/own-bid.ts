// The bid of an estimate, as its owner takes it away.
import type { Ports } from '../../context.ts';

interface OwnBid {
  version: number;
  updatedAt: Date;
  /** JSON, which is not read here: a document may have megabytes, and others would wait. */
  document: string;
}

/** Returns null when the estimate has none. */
export const readOwnBid = async (
  { db }: Pick<Ports, 'db'>,
  estimateId: number,
): Promise<OwnBid | null> => {
  const [bid] = await db.$queryRaw<OwnBid[]>`SELECT version, updated_at AS "updatedAt",
      document::text AS document FROM contractor_bids WHERE estimate_id = ${estimateId}`;
  return bid ?? null;
};
