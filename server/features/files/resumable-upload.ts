// Use cases of a file that comes in parts: announced with its size, then part after part from where the last one ended,
// over whatever connections and processes. A part counts when it is stored whole; what was cut off is sent once more.
import type { Context } from '../../context.ts';
import type { FileKind } from '../../domain/catalog.ts';
import { DomainError, InvalidInput, noRoomLeft, notFound } from '../../domain/errors.ts';
import { RESUMABLE_PARTS, UPLOADS_ON_THEIR_WAY } from '../../domain/scope/uploads.ts';
import type { ResumableUpload } from '../../generated/prisma/client.ts';
import { safeName } from '../../infra/media/safe-name.ts';
import { accountIdOf, ownedBy } from '../accounts/accounts.access.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';
import { dropBytes, keepBytes, withBytes } from './kept-bytes.ts';
import { requireAccepted } from '../../infra/media/accept.ts';
import { requireSize } from './upload-limits.ts';
import {
  type CountedBytes,
  countForAllGuests,
  countFailedUpload,
  holdRoom,
  isDiskLow,
  overForDay,
  requireRoom,
  uploaderOf,
} from './upload-room.ts';
import { DAY_MS, HOUR_MS } from '../../domain/time.ts';

/** Time without another part after which it is given up. */
export const UNFINISHED_MS = DAY_MS;
/** The same before the first part: an upload that was only announced ends soon. */
const UNBEGUN_MS = HOUR_MS;

export interface Announcement {
  kind: FileKind;
  name: string;
  /** Bytes. */
  size: number;
}

const expiry = ({ now }: Context): Date => new Date(now().getTime() + UNFINISHED_MS);

/**
 * Asks for room without taking it: only the bytes that come take room.
 * Throws UNAUTHENTICATED, InvalidInput, TOO_LARGE, QUOTA_EXHAUSTED, STORAGE_FULL.
 */
export const announceUpload = async (
  ctx: Context,
  { kind, name, size }: Announcement,
): Promise<ResumableUpload> => {
  const accountId = await requireAccountId(ctx);
  requireSize(ctx.env, kind, size);
  if (await isDiskLow(ctx, size)) throw noRoomLeft();
  const uploader = uploaderOf(ctx, accountId);
  return ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const underWay = await tx.resumableUpload.count({ where: { accountId, isOver: false } });
    if (underWay >= UPLOADS_ON_THEIR_WAY) {
      throw new DomainError('TOO_LARGE', 'Too many files are on their way. Finish or cancel some.');
    }
    await requireRoom(ctx, tx, uploader, size);
    return tx.resumableUpload.create({
      data: {
        accountId,
        kind,
        name: safeName(name),
        size,
        addressHash: uploader.addressHash,
        createdAt: ctx.now(),
        expiresAt: new Date(ctx.now().getTime() + UNBEGUN_MS),
      },
    });
  });
};

/** Finds an upload of the viewer's that still runs, became a file or was refused. Throws NOT_FOUND. */
export const findUpload = async (ctx: Context, id: number): Promise<ResumableUpload> => {
  const upload = await ctx.db.resumableUpload.findFirst({ where: { id, ...ownedBy(ctx.viewer) } });
  if (!upload || (upload.isOver && upload.fileId === null && upload.refusal === null))
    throw notFound('This upload');
  return upload;
};

const wrongPlace = (received: bigint) =>
  new DomainError('CONFLICT', `The next part of this file begins at byte ${received}.`);

/** Throws InvalidInput for a part that is longer than the rest, or so short that there would be too many. */
const requirePart = ({ size, received }: ResumableUpload, bytes: number): void => {
  const rest = Number(size - received);
  if (bytes > rest) throw new InvalidInput('This is more than was announced.');
  if (bytes < rest && bytes < RESUMABLE_PARTS.leastBytes) {
    throw new InvalidInput(`Send parts of ${RESUMABLE_PARTS.leastBytes} bytes or more.`);
  }
};

interface Part {
  start: number;
  /** Bytes as they were announced; Infinity where they were not. */
  length: number;
  bytes: CountedBytes;
}

/**
 * Stores the part that begins at `start` and gives how many bytes are there now.
 * Throws NOT_FOUND, CONFLICT when another byte is next, InvalidInput, TOO_LARGE, QUOTA_EXHAUSTED, STORAGE_FULL,
 * UNAVAILABLE.
 */
export const takePart = async (
  ctx: Context,
  id: number,
  { start, length, bytes }: Part,
  signal: AbortSignal,
): Promise<number> => {
  const upload = await findUpload(ctx, id);
  if (upload.isOver || upload.received !== BigInt(start)) throw wrongPlace(upload.received);
  const uploader = uploaderOf(ctx, upload.accountId);
  const release = await holdRoom(ctx, uploader, Math.min(length, RESUMABLE_PARTS.mostBytes));
  let isKept = false;
  try {
    const { key, size } = await ctx.storage.put(bytes, {
      maxBytes: RESUMABLE_PARTS.mostBytes,
      signal,
      inspectHead: (head) => {
        if (start === 0) requireAccepted(upload.kind, head, upload.name);
      },
    });
    try {
      requirePart(upload, size);
      const received = await keepPart(ctx, upload, { key, size });
      if (received === null) throw wrongPlace((await findUpload(ctx, id)).received);
      isKept = true;
      await countForAllGuests(ctx, uploader, size);
      return received;
    } catch (error) {
      await withBytes(ctx, (tx) => dropBytes(ctx, tx, [key]));
      throw error;
    }
  } finally {
    release();
    const { kind, name } = upload;
    if (!isKept) await countFailedUpload(ctx, uploader, { kind, name, bytes: bytes.bytesRead });
  }
};

/** Returns null when the part is no longer next: it came over a connection that seemed lost, or the upload is over. */
const keepPart = (
  ctx: Context,
  { id, received }: ResumableUpload,
  { key, size }: { key: string; size: number },
): Promise<number | null> =>
  withBytes(ctx, async (tx) => {
    const { count } = await tx.resumableUpload.updateMany({
      where: { id, received, isOver: false },
      data: { received: { increment: size }, expiresAt: expiry(ctx) },
    });
    if (count === 0) return null;
    await keepBytes(ctx, tx, [key]);
    await tx.uploadPart.create({ data: { uploadId: id, start: received, key } });
    return Number(received) + size;
  });

/** Frees its room at once; its bytes go at the next sweep. Throws NOT_FOUND. */
export const cancelUpload = async (ctx: Context, id: number): Promise<void> => {
  const { count } = await ctx.db.resumableUpload.updateMany({
    where: { id, accountId: accountIdOf(ctx.viewer), isOver: false },
    data: overForDay(ctx),
  });
  if (count === 0) throw notFound('This upload');
};
