// Use case: take in one upload. Bytes stream to storage, are judged by what they are, and leave nothing when refused.
import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import type { FileKind } from '../../domain/catalog.ts';
import { DomainError, InvalidInput } from '../../domain/errors.ts';
import { formatBytes, isAccepted, refusalSentence, UPLOAD_FORMATS } from '../../domain/uploads.ts';
import type { Env } from '../../env.ts';
import type { File } from '../../generated/prisma/client.ts';
import { sniffFormats } from '../../infra/media/sniff.ts';
import type { StoredBlob } from '../../infra/storage/storage.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { type Begun, beginFor, ownerOf } from '../accounts/lock-accounts.ts';
import { isKeyOfPdf } from '../exports/pdf-keys.ts';
import { isKeyOfFile } from './file-keys.ts';

const RENDITION_MAX_BYTES = 20_000_000;
const NAME_MAX = 200;

const maxBytesOf = (env: Env): Record<FileKind, number> => ({
  PHOTO: env.MAX_PHOTO_MB,
  VIDEO: env.MAX_VIDEO_MB,
  FLOOR: env.MAX_FLOOR_MB,
  DOC: env.MAX_DOC_MB,
});

/** The largest upload of any kind; of `kind` when it is known. */
export const uploadLimit = (env: Env, kind?: FileKind): number => {
  const limits = maxBytesOf(env);
  return kind ? limits[kind] : Math.max(...Object.values(limits));
};

/** The last part of what a browser calls the file, without characters that could mislead a reader. */
const safeName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, NAME_MAX) || 'file'
  );
};

const requireRoom = async ({ db, env }: Context, accountId: number): Promise<void> => {
  const { _sum } = await db.file.aggregate({ where: { accountId }, _sum: { size: true } });
  if (Number(_sum.size ?? 0) < env.OWNER_STORAGE_MB) return;
  throw new DomainError(
    'TOO_LARGE',
    `Your uploads together reach the limit of ${formatBytes(env.OWNER_STORAGE_MB)}. Use files that are already here, or sign in with another account.`,
  );
};

const requireKind = (kind: FileKind, head: Buffer): void => {
  const formats = sniffFormats(head);
  if (!isAccepted(kind, formats)) throw new InvalidInput(refusalSentence(kind, formats));
};

export interface ReceivedUpload {
  blob: StoredBlob;
  begun: Begun;
}

/** Streams an upload into storage. `kind` is undefined while the form has not said it yet. */
export const receiveUpload = async (
  ctx: Context,
  source: Readable,
  kind: FileKind | undefined,
  signal: AbortSignal,
): Promise<ReceivedUpload> => {
  const begun = await beginFor(ctx.db, await requireAccountId(ctx));
  await requireRoom(ctx, begun.accountId);
  const blob = await ctx.storage.put(source, {
    maxBytes: uploadLimit(ctx.env, kind),
    signal,
    inspectHead: kind && ((head) => requireKind(kind, head)),
  });
  return { blob, begun };
};

/** Removes bytes that no row refers to. Equal content has one key, so somebody else's row may. */
export const discardUpload = async (ctx: Context, key: string): Promise<void> => {
  const isInUse = (await isKeyOfFile(ctx, key)) || (await isKeyOfPdf(ctx, key));
  if (!isInUse) await ctx.storage.delete(key);
};

const storeRendition = async (ctx: Context, picture: Buffer | null): Promise<string | null> => {
  if (!picture) return null;
  const { key } = await ctx.storage.put(Readable.from([picture]), {
    maxBytes: RENDITION_MAX_BYTES,
  });
  return key;
};

/**
 * Makes a received upload a file of the viewer's: type found in the bytes, decoded for proof, pictures made.
 * Throws InvalidInput or TOO_LARGE with a sentence; the caller then discards the bytes.
 */
export const acceptUpload = async (
  ctx: Context,
  { blob, begun }: ReceivedUpload,
  { kind, name }: { kind: FileKind; name: string },
  signal: AbortSignal,
): Promise<File> => {
  if (blob.size === 0)
    throw new InvalidInput('This file is empty. Choose it again, or save it anew first.');
  requireKind(kind, blob.head);
  const limit = uploadLimit(ctx.env, kind);
  if (blob.size > limit) {
    throw new DomainError(
      'TOO_LARGE',
      `This file is larger than the ${formatBytes(limit)} that fit here.`,
    );
  }
  const facts = await ctx.storage.withFile(
    blob.key,
    (path) => ctx.inspectMedia({ path, kind }, signal),
    signal,
  );
  const { key, size, sha256 } = blob;
  const data = {
    kind,
    name: safeName(name),
    mime: UPLOAD_FORMATS[facts.format].mime,
    size: BigInt(size),
    sha256,
    key,
    thumbnailKey: await storeRendition(ctx, facts.thumbnail),
    displayKey: await storeRendition(ctx, facts.display),
    displayMime: facts.displayMime,
    width: facts.width,
    height: facts.height,
    durationMs: facts.durationMs,
    pages: facts.pages,
    note: facts.note,
  };
  // The guest who began it may have signed in meanwhile.
  const file = await ctx.db.$transaction(async (tx) =>
    tx.file.create({ data: { ...data, accountId: await ownerOf(tx, begun) } }),
  );
  ctx.metrics.uploadBytes.inc({ kind: kind.toLowerCase() }, size);
  return file;
};
