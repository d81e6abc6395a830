// Use case: the parts that have come become a file, by the same way as one that came in one piece. One process at a time does
// so, whether or not its client waits for it. When asked again, it gives the same file.
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { badInput, DomainError, notFound } from '../../domain/errors.ts';
import type { File, ResumableUpload } from '../../generated/prisma/client.ts';
import { findUpload, UNFINISHED_MS } from './resumable-upload.ts';
import type { ResumedUpload } from './record-upload.ts';
import { acceptUpload, discardUpload, receiveUpload } from './upload-file.ts';
import { isRefusal, refusedForDay, requireDiskFor } from './upload-room.ts';

/** Time after which another process may try, as the one that began is taken for dead. */
const FINISHING_MS = 5 * 60 * 1000;
/** Time in which the file is opened. No connection waits for it, so it may wait longer for its turn. */
const OPENED_WITHIN_MS = 4 * 60 * 1000;

const goneMeanwhile = () =>
  new DomainError('CONFLICT', 'This upload has ended. Upload the file again.');

/** Runs in the transaction that writes the file. */
const resumedAs = (id: number): ResumedUpload => ({
  async end(tx) {
    const { count } = await tx.resumableUpload.updateMany({
      where: { id, isOver: false },
      data: { isOver: true, finishingUntil: null },
    });
    if (count === 0) throw goneMeanwhile();
  },
  async become(tx, fileId) {
    await tx.resumableUpload.update({ where: { id }, data: { fileId } });
  },
});

/** Reads one part after the other, as they lie in the file. */
async function* readParts({ db, storage }: Context, uploadId: number): AsyncGenerator<Buffer> {
  const parts = await db.uploadPart.findMany({
    where: { uploadId },
    orderBy: { start: 'asc' },
    select: { key: true },
  });
  for (const { key } of parts) yield* (await storage.get(key)) as AsyncIterable<Buffer>;
}

const makeFile = async (ctx: Context, { id, kind, name, size }: ResumableUpload): Promise<File> => {
  // Whoever asked may lose the connection now; the file is made nevertheless.
  const { signal } = new AbortController();
  await requireDiskFor(ctx, Number(size));
  const received = await receiveUpload(ctx, Readable.from(readParts(ctx, id)), kind, signal);
  try {
    const as = { kind, name, withinMs: OPENED_WITHIN_MS };
    return await acceptUpload(ctx, received, as, signal, resumedAs(id));
  } catch (error) {
    await discardUpload(ctx, received);
    throw error;
  }
};

/**
 * Claims the upload for this process. Returns the end of the claim, which names it; null when another process has one.
 */
const claim = async ({ db, now }: Context, id: number): Promise<Date | null> => {
  const finishingUntil = new Date(now().getTime() + FINISHING_MS);
  const { count } = await db.resumableUpload.updateMany({
    where: {
      id,
      isOver: false,
      OR: [{ finishingUntil: null }, { finishingUntil: { lte: now() } }],
    },
    data: { finishingUntil, expiresAt: new Date(now().getTime() + UNFINISHED_MS) },
  });
  return count > 0 ? finishingUntil : null;
};

/** Lets another process try, except after a refused file, which is refused for good. */
const releaseClaim = async (
  ctx: Context,
  id: number,
  finishingUntil: Date,
  error: unknown,
): Promise<void> => {
  await ctx.db.resumableUpload.updateMany({
    where: { id, isOver: false, finishingUntil },
    data: isRefusal(error) ? refusedForDay(ctx, error.message) : { finishingUntil: null },
  });
};

/** Time after which the client is told to ask again. The file is made meanwhile. */
const ANSWER_AFTER_MS = 20_000;

/**
 * @returns null while a process makes the file: ask again
 * @throws DomainError NOT_FOUND, BAD_INPUT when it was refused, CONFLICT while parts are missing; also as
 *   `acceptUpload`
 */
export const finishUpload = async (ctx: Context, id: number): Promise<File | null> => {
  const upload = await findUpload(ctx, id);
  if (upload.fileId !== null) {
    const file = await ctx.db.file.findUnique({ where: { id: upload.fileId } });
    if (!file) throw notFound('This upload');
    return file;
  }
  if (upload.refusal !== null) throw badInput(upload.refusal);
  if (upload.received < upload.size) {
    throw new DomainError('CONFLICT', `Only ${upload.received} of ${upload.size} bytes are here.`);
  }
  const claimed = await claim(ctx, id);
  if (claimed === null) return null;
  const made = makeFile(ctx, upload).catch(async (error: unknown) => {
    await releaseClaim(ctx, id, claimed, error);
    throw error;
  });
  return Promise.race([made, delay(ANSWER_AFTER_MS, null, { ref: false })]);
};
