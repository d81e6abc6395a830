// Writes an upload that was found to be good: its row, and the pictures made of it. All of it or nothing.
import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import type { FileKind } from '../../domain/catalog.ts';
import { UPLOAD_FORMATS } from '../../domain/scope/uploads.ts';
import type { File, Prisma } from '../../generated/prisma/client.ts';
import type { MediaFacts } from '../../infra/media/media-facts.ts';
import type { StoredBlob } from '../../infra/storage/storage.ts';
import { requireStillGood } from '../accounts/good-sign-ins.ts';
import { type Begun, ownerOf } from '../accounts/lock-accounts.ts';
import { awaitPaper } from '../reading/papers.ts';
import { dropBytes, keepBytes, withBytes } from './kept-bytes.ts';
import { requireRoom, uploaderOf } from './upload-room.ts';
import { DAY_MS } from '../../domain/time.ts';

const RENDITION_MAX_BYTES = 20_000_000;
/** An upload that no job was submitted with is kept for so long. */
const UNUSED_MS = DAY_MS;

export interface ReceivedUpload {
  blob: StoredBlob;
  begun: Begun;
  /** Ends its reservation of the content, which equal uploads may share. */
  release(): void;
}

/** What goes with a file that came in parts, in the transaction that writes it. */
export interface ResumedUpload {
  end(tx: Prisma.TransactionClient): Promise<void>;
  become(tx: Prisma.TransactionClient, fileId: number): Promise<void>;
}

const storeRendition = async (ctx: Context, picture: Buffer | null): Promise<string | null> => {
  if (!picture) return null;
  const { key } = await ctx.storage.put(Readable.from([picture]), {
    maxBytes: RENDITION_MAX_BYTES,
  });
  return key;
};

/** Throws TOO_LARGE, QUOTA_EXHAUSTED, UNAUTHENTICATED, BUSY, UNAVAILABLE; the caller then discards the bytes of the upload. */
export const recordUpload = async (
  ctx: Context,
  { blob: { key, size, sha256 }, begun }: Omit<ReceivedUpload, 'release'>,
  {
    thumbnail,
    display,
    format,
    ...facts
  }: Omit<MediaFacts, 'damaged'> & { kind: FileKind; name: string },
  resumed?: ResumedUpload,
): Promise<File> => {
  const uploader = uploaderOf(ctx, begun.accountId);
  const now = ctx.now();
  const pictures = {
    thumbnailKey: await storeRendition(ctx, thumbnail),
    displayKey: await storeRendition(ctx, display),
  };
  const data = {
    ...facts,
    ...pictures,
    mime: UPLOAD_FORMATS[format].mime,
    size: BigInt(size),
    sha256,
    key,
    addressHash: uploader.addressHash,
    createdAt: now,
    unusedUntil: new Date(now.getTime() + UNUSED_MS),
  };
  try {
    return await withBytes(ctx, async (tx) => {
      // The guest who began it may have signed in meanwhile.
      const accountId = await ownerOf(tx, begun);
      await requireStillGood(ctx, tx);
      // Its announcement makes way for it.
      await resumed?.end(tx);
      await requireRoom(ctx, tx, { ...uploader, accountId }, size, {
        hasCome: resumed !== undefined,
      });
      await keepBytes(ctx, tx, [key, ...Object.values(pictures)]);
      const file = await tx.file.create({ data: { ...data, accountId } });
      if (file.kind === 'DOC' || file.kind === 'FLOOR') await awaitPaper(ctx, tx, file);
      await resumed?.become(tx, file.id);
      return file;
    });
  } catch (error) {
    await withBytes(ctx, (tx) => dropBytes(ctx, tx, Object.values(pictures)));
    throw error;
  }
};
