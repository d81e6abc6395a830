// Bytes of documents: what an owner's estimates take, with their earlier versions, bids and materials, and what the guests of a
// network wrote in a day. Callers check access.
import type { Ports } from '../../context.ts';
import { DAY_MS, HOUR_MS } from '../../domain/time.ts';
import type { Statements } from '../../infra/db/statements.ts';

interface Sum {
  bytes: string | number | bigint;
}

const bytesIn = ([sum]: readonly Sum[]): number => Number(sum?.bytes ?? 0);

/** Sums bytes as the database keeps them. What its owner deleted counts until it is gone. */
export const documentBytesOf = async (db: Statements, accountId: number): Promise<number> =>
  bytesIn(
    await db.$queryRaw<
      Sum[]
    >`SELECT coalesce(sum(versions_bytes + pg_column_size(estimates.document)
        + coalesce(pg_column_size(merged_from), 0) + coalesce(pg_column_size(contractor_bids.document), 0)
        + coalesce(pg_column_size(inventories.document), 0)), 0) AS bytes
      FROM estimates LEFT JOIN contractor_bids ON contractor_bids.estimate_id = estimates.id
        LEFT JOIN inventories ON inventories.estimate_id = estimates.id
      WHERE estimates.account_id = ${accountId}`,
  );

/** Bytes that guests of the network wrote since then; the hour in which that lies counts whole. */
export const guestWritesSince = async (
  db: Statements,
  addressHash: string,
  since: Date,
): Promise<number> =>
  bytesIn(
    await db.$queryRaw<Sum[]>`SELECT coalesce(sum(bytes), 0) AS bytes FROM guest_writes
      WHERE address_hash = ${addressHash} AND hour > ${new Date(since.getTime() - HOUR_MS)}`,
  );

/** Counts a document that a guest writes. Others of the network wait for the end of the transaction, so none slips past a cap. */
export const countGuestWrite = async (
  tx: Statements,
  addressHash: string,
  bytes: number,
  now: Date,
): Promise<void> => {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  await tx.$executeRaw`INSERT INTO guest_writes (address_hash, hour, bytes) VALUES (${addressHash}, ${hour}, ${bytes})
    ON CONFLICT (address_hash, hour) DO UPDATE SET bytes = guest_writes.bytes + excluded.bytes`;
};

/** Forgets what no day counts any more. For the sweeper only. */
export const forgetOldGuestWrites = async ({ db, now }: Ports): Promise<void> => {
  await db.guestWrite.deleteMany({
    where: { hour: { lt: new Date(now().getTime() - 2 * DAY_MS) } },
  });
};
