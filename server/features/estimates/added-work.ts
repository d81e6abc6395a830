// Counts the work that an owner added to what was read, and the runs that it costs. Callers check access.
import { runsOfAddedWork } from '../../domain/account/quota.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

interface Added {
  added: number;
  /** Pieces of work of the first version. */
  read: number;
}

/**
 * Counts added work of an estimate, in the transaction that adds it.
 * @returns the runs that all added work cost before, and costs now
 */
export const countAddedWork = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
  more: number,
): Promise<{ before: number; after: number }> => {
  const [counted] = await tx.$queryRaw<
    Added[]
  >`UPDATE estimates SET added_work = added_work + ${more} WHERE id = ${estimateId}
    RETURNING added_work AS added, coalesce(jsonb_array_length(coalesce((
      SELECT first.document FROM estimate_revisions AS first WHERE first.estimate_id = ${estimateId} AND first.version = 1
    ), document) #> '{scope,work}'), 0) AS read`;
  if (!counted) return { before: 0, after: 0 };
  const { added, read } = counted;
  return { before: runsOfAddedWork(added - more, read), after: runsOfAddedWork(added, read) };
};
