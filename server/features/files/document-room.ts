// Room for documents that people write: estimates with their versions, bids, materials. Uploads share the same room.
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { formatBytes } from '../../domain/scope/uploads.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { callingOwner } from '../accounts/limit-calls.ts';
import { countGuestWrite } from '../quota/document-bytes.ts';
import { findOverfull, lockRoom, requireFreeDisk, uploaderOf } from './upload-room.ts';

/** Bytes of documents that one owner writes in a minute: the database takes up to two seconds for the largest. */
const BYTES_A_MINUTE = 30_000_000;

/** Takes the room of a document, in bytes of its text, before it is written. */
export type TakeRoom = (bytes: number) => Promise<void>;

/**
 * Takes room in the transaction that writes a document of the viewer's.
 * Throws BUSY for too much in a minute, TOO_LARGE when the account is full, QUOTA_EXHAUSTED when the guests of its network have used up their day.
 */
const takeDocumentRoom = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  bytes: number,
): Promise<void> => {
  const { env } = ctx;
  ctx.callLimits.count('documents', callingOwner(ctx), BYTES_A_MINUTE, bytes);
  const uploader = uploaderOf(ctx, accountIdOf(ctx.viewer));
  await lockRoom(tx, uploader);
  if (uploader.addressHash !== null) {
    await countGuestWrite(tx, uploader.addressHash, bytes, ctx.now());
  }
  const whose = await findOverfull(ctx, tx, uploader, {
    account: bytes,
    network: 0,
    guests: 0,
  });
  if (whose === 'network') {
    throw new DomainError(
      'QUOTA_EXHAUSTED',
      `Guests of your network have stored as much as they can in a day (${formatBytes(env.GUEST_DAILY_UPLOAD_MB)}). Nothing was saved; sign in to save more.`,
    );
  }
  if (whose === 'guests') {
    throw new DomainError(
      'QUOTA_EXHAUSTED',
      'Guests have stored as much as all of them can together in a day. Nothing was saved; sign in to save more.',
    );
  }
  if (whose === 'account') {
    throw new DomainError(
      'TOO_LARGE',
      `Your uploads and estimates, with their earlier versions, reach the limit of ${formatBytes(env.OWNER_STORAGE_MB)} together. Nothing was saved. Delete what you no longer need; its room is free a week later.`,
    );
  }
};

/**
 * Runs `write` in a transaction. `write` calls its second argument before it writes a document of the viewer's.
 * Throws what `write` throws, STORAGE_FULL, TOO_LARGE, QUOTA_EXHAUSTED.
 */
export const writeDocument = async <Made>(
  ctx: Context,
  write: (tx: Prisma.TransactionClient, takeRoom: TakeRoom) => Promise<Made>,
): Promise<Made> => {
  await requireFreeDisk(ctx);
  return ctx.db.$transaction((tx) => write(tx, (bytes) => takeDocumentRoom(ctx, tx, bytes)));
};

/** Returns the bytes of a document as it is sent to the database. */
export const bytesOf = (document: object): number => Buffer.byteLength(JSON.stringify(document));
