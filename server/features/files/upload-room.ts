// Room for uploads: of an account in all, of the guests of a network in a day, and on the disk. Documents take from the
// same room (document-room.ts). It is checked before the bytes come, together with other uploads of the same account or
// network that are under way in this process, and again under a lock when they are there.
import type { Readable } from 'node:stream';
import type { Context, Ports } from '../../context.ts';
import type { FileKind } from '../../domain/catalog.ts';
import { DomainError, noRoomLeft, noRoomToSave } from '../../domain/errors.ts';
import { formatBytes } from '../../domain/scope/uploads.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockName } from '../../infra/db/advisory-lock.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import { DAY_MS } from '../../domain/time.ts';
import {
  allGuestWritesSince,
  countGuestUpload,
  documentBytesOf,
  guestWritesSince,
} from '../quota/document-bytes.ts';
import type { Statements } from '../../infra/db/statements.ts';

/** Namespace of the advisory locks taken here. */
const LOCK = 7_305;

type Whose = 'account' | 'network' | 'guests' | 'disk';
type UploadTables = Pick<Prisma.TransactionClient, 'file' | 'resumableUpload'> & Statements;

/** A stream, and the bytes that have come on it. */
export type CountedBytes = Readable & { readonly bytesRead: number };

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

/** Sums the bytes of files, and those that have come of other uploads. Announced bytes take no room. */
const sumOf = async (
  db: UploadTables,
  files: Pick<Owned, 'accountId' | 'addressHash' | 'createdAt'>,
  others: Prisma.ResumableUploadWhereInput,
): Promise<number> => {
  const { _sum: kept } = await db.file.aggregate({ where: files, _sum: { size: true } });
  const { _sum: came } = await db.resumableUpload.aggregate({
    where: { ...others, fileId: null },
    _sum: { received: true },
  });
  return Number(kept.size ?? 0) + Number(came.received ?? 0);
};

/** Bytes that a refused file counts beyond its own, as it took the time of a reader. */
const REFUSED_BYTES = 5_000_000;

/** Columns of an upload that is over. Its bytes count for its network for another day. */
export const overForDay = ({ now }: Pick<Ports, 'now'>) => ({
  isOver: true,
  finishingUntil: null,
  expiresAt: new Date(now().getTime() + DAY_MS),
});

/** The same for a refused file. @param reason a sentence for its sender */
export const refusedForDay = (ports: Pick<Ports, 'now'>, reason: string) => ({
  ...overForDay(ports),
  refusal: reason,
  received: { increment: REFUSED_BYTES },
});

interface GoneUpload {
  kind: FileKind;
  name: string;
  bytes: number;
  createdAt?: Date;
}

/** Counts bytes of a guest's that are not, or no longer, a file, until a day after they came. */
export const countForDay = async (
  ports: Pick<Ports, 'now'>,
  db: Pick<Prisma.TransactionClient, 'resumableUpload'>,
  { accountId, addressHash }: Uploader,
  { kind, name, bytes, createdAt = ports.now() }: GoneUpload,
): Promise<void> => {
  if (addressHash === null || bytes === 0) return;
  const data = { accountId, addressHash, kind, name, createdAt };
  await db.resumableUpload.create({
    data: {
      ...data,
      size: bytes,
      received: bytes,
      ...overForDay(ports),
      expiresAt: new Date(createdAt.getTime() + DAY_MS),
    },
  });
};

/** True for an error that says a file can never be used. */
export const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code === 'BAD_INPUT';

/** Counts bytes that have come for what all guests together may send in a day, kept or not. A user's count for nobody else. */
export const countForAllGuests = async (
  ports: Ports,
  { addressHash }: Uploader,
  bytes: number,
): Promise<void> => {
  if (addressHash !== null && bytes > 0) await countGuestUpload(ports, bytes);
};

/**
 * Counts bytes that came and became no file: for their network's day, and for all guests.
 * @param error why; a file that can never be used counts more for its network, as it took the time of a reader
 */
export const countFailedUpload = async (
  ctx: Context,
  uploader: Uploader,
  { bytes, ...upload }: Omit<GoneUpload, 'createdAt'>,
  error: unknown = null,
): Promise<void> => {
  const ofNetwork = bytes + (isRefusal(error) ? REFUSED_BYTES : 0);
  await countForDay(ctx, ctx.db, uploader, { ...upload, bytes: ofNetwork });
  await countForAllGuests(ctx, uploader, bytes);
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
  if (whose === 'guests') {
    throw new DomainError(
      'QUOTA_EXHAUSTED',
      'Guests have uploaded as much as all of them can together in a day. Sign in to upload more.',
    );
  }
  throw new DomainError(
    'TOO_LARGE',
    `Your uploads and estimates together reach the limit of ${formatBytes(env.OWNER_STORAGE_MB)}. Use files that are already here, or sign in with another account.`,
  );
};

type More = Record<'account' | 'network' | 'guests', number>;

/**
 * Finds whose room files, documents and `more` would exceed; null when there is room.
 * @param more additional bytes, by whose room they take
 */
export const findOverfull = async (
  { env, now }: Pick<Ports, 'env' | 'now'>,
  db: UploadTables,
  { accountId, addressHash }: Uploader,
  more: More,
): Promise<keyof More | null> => {
  const stored = await sumOf(db, { accountId }, { accountId, isOver: false });
  const own = stored + (await documentBytesOf(db, accountId));
  if (own + more.account > env.OWNER_STORAGE_MB) return 'account';
  if (addressHash === null) return null;
  const since = new Date(now().getTime() - DAY_MS);
  // An upload in parts counts as long as it may go on, and for a day after it is over.
  const parts = { addressHash, expiresAt: { gt: now() } };
  const sent = await sumOf(db, { addressHash, createdAt: { gt: since } }, parts);
  const today = sent + (await guestWritesSince(db, addressHash, since));
  if (today + more.network > env.GUEST_DAILY_UPLOAD_MB) return 'network';
  // Guests of many networks who send at once may exceed it a little: none of them waits for the others.
  const ofAll = await allGuestWritesSince(db, since);
  return ofAll + more.guests > env.ALL_GUESTS_DAILY_UPLOAD_MB ? 'guests' : null;
};

/**
 * Locks the room of an account, and of a guest's network, until the transaction ends: uploads and documents are checked
 * one after the other. Whoever locks the account's row or an estimate as well does so before.
 */
export const lockRoom = async (
  tx: Statements,
  { accountId, addressHash }: Uploader,
): Promise<void> => {
  await lockName(tx, LOCK, `account ${accountId}`);
  if (addressHash !== null) await lockName(tx, LOCK, addressHash);
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

/** Throws STORAGE_FULL when the disk has less than the reserve. Call it before storing more than a row. */
export const requireFreeDisk = async (ports: Pick<Ports, 'env' | 'storage'>): Promise<void> => {
  if (await isDiskLow(ports)) throw noRoomToSave();
};

/**
 * Throws STORAGE_FULL when `bytes` of an upload do not fit beside what is kept free. What others have announced is not
 * counted: it may never come. The storage looks again while bytes come.
 */
export const requireDiskFor = async (ctx: Context, bytes: number): Promise<void> => {
  if (await isDiskLow(ctx, bytes)) refuse(ctx, 'disk');
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
  await requireDiskFor(ctx, bytes);
  const hold = (name: string) => ctx.uploadsUnderWay.reserve(name, bytes);
  const [account, network] = [
    hold(`account ${uploader.accountId}`),
    hold(`network ${uploader.addressHash}`),
  ];
  const release = () => {
    for (const reservation of [account, network]) reservation.release();
  };
  try {
    const more = { account: account.ahead + bytes, network: network.ahead + bytes, guests: bytes };
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
 * @param hasCome true for parts, which count for their network's day already
 */
export const requireRoom = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  uploader: Uploader,
  bytes: number,
  { hasCome = false } = {},
): Promise<void> => {
  await lockRoom(tx, uploader);
  // Its bytes were counted for all guests as they came.
  const more = { account: bytes, network: hasCome ? 0 : bytes, guests: 0 };
  await requireStored(ctx, tx, uploader, more);
};
