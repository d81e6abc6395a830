// Use case: take in one upload. Bytes stream to storage, are judged by what they are, and leave nothing when refused.
import type { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import type { FileKind } from '../../domain/catalog.ts';
import { DomainError } from '../../domain/errors.ts';
import type { File } from '../../generated/prisma/client.ts';
import { safeName } from '../../infra/media/safe-name.ts';
import { callingOwner } from '../accounts/limit-calls.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { beginFor } from '../accounts/lock-accounts.ts';
import { claimBytes, dropBytes, lostBytes, withBytes } from './kept-bytes.ts';
import { type ReceivedUpload, recordUpload, type ResumedUpload } from './record-upload.ts';
import { holdRoom, uploaderOf } from './upload-room.ts';
import { requireAccepted, requireName } from '../../infra/media/accept.ts';
import { requireSize, uploadLimit } from './upload-limits.ts';

/**
 * Holds room for an upload while `use` takes it in. Throws TOO_LARGE, QUOTA_EXHAUSTED, STORAGE_FULL, UNAUTHENTICATED.
 * @param bytes as announced; null when they were not, and may be as many as fit into one file
 */
export const withRoom = async <Result>(
  ctx: Context,
  bytes: number | null,
  use: () => Promise<Result>,
): Promise<Result> => {
  const uploader = uploaderOf(ctx, await requireAccountId(ctx));
  const most = uploadLimit(ctx.env);
  const release = await holdRoom(ctx, uploader, Math.min(bytes ?? most, most));
  try {
    return await use();
  } finally {
    release();
  }
};

const discardBytes = async (ctx: Context, key: string, release: () => void): Promise<void> => {
  release();
  await withBytes(ctx, (tx) => dropBytes(ctx, tx, [key]));
};

/** Streams an upload into storage. `kind` is undefined while the form has not said it yet. */
export const receiveUpload = async (
  ctx: Context,
  source: Readable,
  kind: FileKind | undefined,
  signal: AbortSignal,
): Promise<ReceivedUpload> => {
  const begun = await beginFor(ctx.db, await requireAccountId(ctx));
  let release = () => {};
  let discard = async () => {};
  try {
    const blob = await ctx.storage.put(source, {
      maxBytes: uploadLimit(ctx.env, kind),
      signal,
      inspectHead: kind && ((head) => requireAccepted(kind, head)),
      onKey: async (key) => {
        ({ release } = await claimBytes(ctx, key));
        discard = () => discardBytes(ctx, key, release);
      },
    });
    return { blob, begun, release };
  } catch (error) {
    await discard();
    throw error;
  }
};

/** Removes the bytes, unless a row refers to them or an equal upload is under way. */
export const discardUpload = (
  ctx: Context,
  { blob: { key }, release }: ReceivedUpload,
): Promise<void> => discardBytes(ctx, key, release);

interface AcceptedAs {
  kind: FileKind;
  name: string;
  /** Time after which opening is given up. Absent: the time for which a connection waits. */
  withinMs?: number;
}

/**
 * Makes a received upload a file of the viewer's: type found in the bytes, decoded for proof, pictures made.
 * Throws InvalidInput, TOO_LARGE, QUOTA_EXHAUSTED, BUSY or UNAVAILABLE with a sentence. The caller then discards it.
 */
export const acceptUpload = async (
  ctx: Context,
  { blob, begun, release }: ReceivedUpload,
  { kind, name, withinMs }: AcceptedAs,
  signal: AbortSignal,
  resumed?: ResumedUpload,
): Promise<File> => {
  requireSize(ctx.env, kind, blob.size);
  requireName(requireAccepted(kind, blob.head, name), name);
  const inspect = (path: string) =>
    ctx.inspectMedia(
      { path, kind, ...(withinMs && { withinMs }) },
      { owner: callingOwner(ctx), signal },
    );
  const inspected = ctx.storage.withFile(blob.key, inspect, signal).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'NOT_FOUND' ? lostBytes() : error;
  });
  const { damaged: _damaged, ...facts } = await inspected;
  const file = await recordUpload(
    ctx,
    { blob, begun },
    { ...facts, kind, name: safeName(name) },
    resumed,
  );
  release();
  ctx.metrics.uploadBytes.inc({ kind: kind.toLowerCase() }, blob.size);
  return file;
};
