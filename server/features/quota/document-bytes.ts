// Bytes of documents: those of an owner's estimates with their versions, bids and materials, and those that the guests
// of a network wrote in a day. Callers check access.
import type { Ports } from '../../context.ts';
import { DAY_MS, HOUR_MS } from '../../domain/time.ts';
import type { Statements } from '../../infra/db/statements.ts';

interface Sum {
  bytes: string | number | bigint;
}

const bytesIn = ([sum]: readonly Sum[]): number => Number(sum?.bytes ?? 0);

/**
 * Sums bytes as the database keeps them. Deleted documents count until the sweeper removes them. Bids and materials are asked for
 * one by one: joined, those of all owners would be read.
 */
export const documentBytesOf = async (db: Statements, accountId: number): Promise<number> =>
  bytesIn(
    await db.$queryRaw<
      Sum[]
    >`SELECT coalesce(sum(versions_bytes + pg_column_size(document) + coalesce(pg_column_size(merged_from), 0)
        + coalesce((SELECT pg_column_size(bid.document) FROM contractor_bids AS bid WHERE bid.estimate_id = estimates.id), 0)
        + coalesce((SELECT pg_column_size(list.document) FROM inventories AS list WHERE list.estimate_id = estimates.id), 0)
        ), 0) AS bytes
      FROM estimates
      WHERE estimates.account_id = ${accountId}`,
  );

/** Bytes that guests of the network wrote since a time, whose hour counts as a whole. */
export const guestWritesSince = async (
  db: Statements,
  addressHash: string,
  since: Date,
): Promise<number> =>
  bytesIn(
    await db.$queryRaw<Sum[]>`SELECT coalesce(sum(bytes), 0) AS bytes FROM guest_writes
      WHERE address_hash = ${addressHash} AND hour > ${new Date(since.getTime() - HOUR_MS)}`,
  );

/** Counts a document of a guest. Other guests of the network wait for the commit, so none passes the cap. */
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

/** Stands for all networks where what guests of any of them uploaded is counted. */
const ALL_NETWORKS = '';

/** Counts bytes that a guest uploaded, for all guests together. It is no part of a transaction: all guests count in one row. */
export const countGuestUpload = async ({ db, now }: Ports, bytes: number): Promise<void> =>
  countGuestWrite(db, ALL_NETWORKS, bytes, now());

/** Bytes that all guests wrote and uploaded since a time, whose hour counts as a whole. */
export const allGuestWritesSince = async (db: Statements, since: Date): Promise<number> =>
  bytesIn(
    await db.$queryRaw<Sum[]>`SELECT coalesce(sum(bytes), 0) AS bytes FROM guest_writes
      WHERE hour > ${new Date(since.getTime() - HOUR_MS)}`,
  );

/** Forgets counts that no daily cap includes any more. For the sweeper only. */
export const forgetOldGuestWrites = async ({ db, now }: Ports): Promise<void> => {
  await db.guestWrite.deleteMany({
    where: { hour: { lt: new Date(now().getTime() - 2 * DAY_MS) } },
  });
};
