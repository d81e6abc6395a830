// Pages of documents as pictures. One is drawn when it is first asked for, and kept beside the file, with which it goes.
import { Readable } from 'node:stream';
import type { Ports } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import type { File } from '../../generated/prisma/client.ts';
import { callerOf } from '../accounts/turns.ts';
import { dropBytes, keepBytes, withBytes } from './kept-bytes.ts';
import { isDiskLow } from './upload-room.ts';

/** Small print of a letter page is readable, and a plan's lettering is at the largest zoom. */
const PAGE_SIDE = 2_000;
const PICTURE_MAX_BYTES = 20_000_000;
/** Pages of the files of one account: more than the longest paper has. */
const DRAWN_A_MINUTE = 120;

export interface PagePicture {
  size: number;
  open(): Promise<Readable>;
}

type PagedFile = Pick<File, 'id' | 'key' | 'accountId'>;

/**
 * Keeps a picture. The row of its file is locked first, as by whoever deletes it. Nothing is kept for a file that is gone, or
 * beside a twin.
 */
const keepPicture = async (ports: Ports, fileId: number, page: number, jpeg: Buffer) => {
  if (await isDiskLow(ports, jpeg.length)) return;
  const options = { maxBytes: PICTURE_MAX_BYTES };
  const { key } = await ports.storage.put(Readable.from([jpeg]), options);
  await withBytes(ports, async (tx) => {
    const found = await tx.$queryRaw<
      unknown[]
    >`SELECT id FROM files WHERE id = ${fileId} FOR KEY SHARE`;
    if (found.length > 0) {
      await keepBytes(ports, tx, [key]);
      // A picture kept before may have lost its bytes, and those made now differ.
      const picture = { fileId_page: { fileId, page } };
      await tx.pagePicture.upsert({
        where: picture,
        create: { fileId, page, key },
        update: { key },
      });
    }
    await dropBytes(ports, tx, [key]);
  });
};

const keptPicture = async (
  { db, storage }: Ports,
  fileId: number,
  page: number,
): Promise<PagePicture | null> => {
  const kept = await db.pagePicture.findUnique({ where: { fileId_page: { fileId, page } } });
  const size = kept && (await storage.size(kept.key));
  return kept && size !== null ? { size, open: () => storage.get(kept.key) } : null;
};

/** A page as a JPEG, counted from 1. Throws NOT_FOUND, BAD_INPUT, BUSY. */
export const openPage = async (
  ports: Ports,
  { id, key, accountId }: PagedFile,
  page: number,
  signal: AbortSignal,
): Promise<PagePicture> => {
  const kept = await keptPicture(ports, id, page);
  if (kept) return kept;
  if ((await ports.storage.size(key)) === null) throw notFound('This file');
  ports.callLimits.count('page pictures', String(accountId), DRAWN_A_MINUTE);
  const options = { side: PAGE_SIDE, page: page - 1 };
  const caller = await callerOf(ports, accountId, signal);
  const { jpeg } = await ports.storage.withFile(
    key,
    (path) => ports.mediaRenderer.render(path, options, caller),
    signal,
  );
  const bytes = Buffer.from(jpeg);
  try {
    await keepPicture(ports, id, page, bytes);
  } catch (error) {
    // The page can be looked at all the same, and is drawn anew the next time.
    ports.log.warn({ err: error }, 'The picture of a page could not be kept');
  }
  return { size: bytes.length, open: async () => Readable.from([bytes]) };
};
