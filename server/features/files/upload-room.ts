// Room for uploads: of an account in all, of the guests of a network in a day, and on the disk; documents take of the same
// (document-room.ts). It is checked before the bytes come, with what else is under way in this process, and once more under a lock when they are there.
import type { Context, Ports } from '../../context.ts';
import { DomainError, noRoomLeft, noRoomToSave } from '../../domain/errors.ts';
import { formatBytes } from '../../domain/uploads.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockName } from '../../infra/db/advisory-lock.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import { DAY_MS } from '../../domain/time.ts';
import { documentBytesOf, guestWritesSince } from '../quota/document-bytes.ts';
import type { Statements } from '../../infra/db/statements.ts';

/** Namespace of the advisory locks taken here. */
const LOCK = 7_305;

type Whose = 'account' | 'network' | 'disk';
type UploadTables = Pick<Prisma.TransactionClient, 'file' | 'resumableUpload'> & Statements;

/** Whose room an upload takes. */
export interface Uploader {
  accountId: number;
  /** Hash of the network address. It is null for a user, whose account alone counts. */
  addressHash: string | null;
}

export const uploaderOf = (ctx: Context, accountId: number): Uploader => ({
  accountId,
  addressHash: ctx.viewer.kind === 'USER' ? null : addressHashOf(ctx),
});

type Owned = Prisma.FileWhereInput & Prisma.ResumableUploadWhereInput;

/** Sums files, and what was announced of those that come in parts. */
const sumOf = async (
  db: UploadTables,
  where: Pick<Owned, 'accountId' | 'addressHash' | 'createdAt'>,
): Promise<number> => {
  const sizes = { _sum: { size: true } } as const;
  const files = await db.file.aggregate({ where, ...sizes });
  const coming = await db.resumableUpload.aggregate({
    where: { ...where, isOver: false },
    ...sizes,
  });
  return Number(files._sum.size ?? 0) + Number(coming._sum.size ?? 0);
};

const refuse = ({ metrics, env }: Context, whose: Whose): never => {
  metrics.uploadsRefused.inc({ reason: whose });
  if (whose === 'disk') throw noRoomLeft();
  if (whose === 'network') {
    throw new DomainError(
      'QUOTA_EXHAUSTED',
      `Guests of your network have uploaded as much as they can in a day (${formatBytes(env.GUEST_DAILY_UPLOAD_MB)}). Sign in to upload more.`,
    );
  }
  throw new DomainError(
    'TOO_LARGE',
    `Your uploads and estimates together reach the limit of ${formatBytes(env.OWNER_STORAGE_MB)}. Use files that are already here, or sign in with another account.`,
  );
};

type More = Record<Exclude<Whose, 'disk'>, number>;

/**
 * Finds whose room would be overfull with files, documents and `more`; null where there is room.
 * @param more bytes that come on top, by whose room they take
 */
export const findOverfull = async (
  { env, now }: Pick<Ports, 'env' | 'now'>,
  db: UploadTables,
  { accountId, addressHash }: Uploader,
  more: More,
): Promise<keyof More | null> => {
  const own = (await sumOf(db, { accountId })) + (await documentBytesOf(db, accountId));
  if (own + more.account > env.OWNER_STORAGE_MB) return 'account';
  if (addressHash === null) return null;
  const since = new Date(now().getTime() - DAY_MS);
  const sent = await sumOf(db, { addressHash, createdAt: { gt: since } });
  const today = sent + (await guestWritesSince(db, addressHash, since));
  return today + more.network > env.GUEST_DAILY_UPLOAD_MB ? 'network' : null;
};

const requireStored = async (
  ctx: Context,
  db: UploadTables,
  uploader: Uploader,
  more: More,
): Promise<void> => {
  const whose = await findOverfull(ctx, db, uploader, more);
  if (whose !== null) refuse(ctx, whose);
};

/** Returns true when another `bytes` would leave less on the disk than is kept free. */
export const isDiskLow = async (
  { env, storage }: Pick<Ports, 'env' | 'storage'>,
  bytes = 0,
): Promise<boolean> => {
  const free = await storage.freeBytes();
  return free !== null && free - bytes < env.MIN_FREE_DISK_MB;
};

/** Throws STORAGE_FULL below what is kept free: for whatever stores more than a row. */
export const requireFreeDisk = async (ports: Pick<Ports, 'env' | 'storage'>): Promise<void> => {
  if (await isDiskLow(ports)) throw noRoomToSave();
};

/**
 * Holds `bytes` of the disk while they come, for what counts already by whose room it takes.
 * @returns what gives them up again; throws STORAGE_FULL
 */
export const holdDisk = async (ctx: Context, bytes: number): Promise<() => void> => {
  const disk = ctx.uploadsUnderWay.reserve('disk', bytes);
  try {
    if (await isDiskLow(ctx, disk.ahead + bytes)) refuse(ctx, 'disk');
  } catch (error) {
    disk.release();
    throw error;
  }
  return disk.release;
};

/**
 * Holds room for `bytes` while they come.
 * @returns what gives it up again; throws TOO_LARGE, QUOTA_EXHAUSTED, STORAGE_FULL
 */
export const holdRoom = async (
  ctx: Context,
  uploader: Uploader,
  bytes: number,
): Promise<() => void> => {
  const releaseDisk = await holdDisk(ctx, bytes);
  const hold = (name: string) => ctx.uploadsUnderWay.reserve(name, bytes);
  const [account, network] = [
    hold(`account ${uploader.accountId}`),
    hold(`network ${uploader.addressHash}`),
  ];
  const release = () => {
    releaseDisk();
    for (const reservation of [account, network]) reservation.release();
  };
  try {
    const more = { account: account.ahead + bytes, network: network.ahead + bytes };
    await requireStored(ctx, ctx.db, uploader, more);
  } catch (error) {
    release();
    throw error;
  }
  return release;
};

/**
 * Runs in the transaction that keeps an upload or the announcement of one, after the lock on its account.
 * Throws TOO_LARGE, QUOTA_EXHAUSTED.
 */
export const requireRoom = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  uploader: Uploader,
  bytes: number,
): Promise<void> => {
  if (uploader.addressHash !== null) await lockName(tx, LOCK, uploader.addressHash);
  await requireStored(ctx, tx, uploader, { account: bytes, network: bytes });
};
