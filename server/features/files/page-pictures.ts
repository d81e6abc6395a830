// Pages of documents as pictures. One is drawn when it is first asked for, and kept beside the file, with which it goes.
import { Readable } from 'node:stream';
import type { Ports } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import type { File, Prisma } from '../../generated/prisma/client.ts';
import { callerOf, guestNetworkOf } from '../accounts/turns.ts';
import { dropBytes, keepBytes, withBytes } from './kept-bytes.ts';
import { findOverfull, isDiskLow, lockRoom } from './upload-room.ts';
import { countGuestWrite } from '../quota/document-bytes.ts';

/** Small print of a letter page is readable, and a plan's lettering is at the largest zoom. */
const PAGE_SIDE = 2_000;
const PICTURE_MAX_BYTES = 20_000_000;
/** Pages for one user, or the guests of one network: they are shown one at a time. */
const DRAWN_A_MINUTE = 120;
/** Pictures that are kept of the papers of one account: others are drawn anew each time. */
const KEPT_MOST = 2_000;

export interface PagePicture {
  size: number;
  open(): Promise<Readable>;
}

type PagedFile = Pick<File, 'id' | 'key' | 'accountId'>;

/** Counts a picture for the room of the account and, of guests, of their network's day. @returns false where there is none */
const takePictureRoom = async (
  ports: Ports,
  tx: Prisma.TransactionClient,
  accountId: number,
  bytes: number,
): Promise<boolean> => {
  const addressHash = await guestNetworkOf(tx, accountId);
  const uploader = { accountId, addressHash };
  await lockRoom(tx, uploader);
  const more = { account: bytes, network: bytes, guests: bytes };
  if ((await findOverfull(ports, tx, uploader, more)) !== null) return false;
  if ((await tx.pagePicture.count({ where: { file: { accountId } } })) >= KEPT_MOST) return false;
  if (addressHash !== null) await countGuestWrite(tx, addressHash, bytes, ports.now());
  return true;
};

/**
 * Keeps a picture. The row of its file is locked first, as by whoever deletes it. Nothing is kept for a file that is gone, or
 * beside a twin.
 */
const keepPicture = async (
  ports: Ports,
  { id: fileId, accountId }: PagedFile,
  page: number,
  jpeg: Buffer,
) => {
  if (await isDiskLow(ports, jpeg.length)) return;
  const options = { maxBytes: PICTURE_MAX_BYTES };
  const { key } = await ports.storage.put(Readable.from([jpeg]), options);
  await withBytes(ports, async (tx) => {
    const found = await tx.$queryRaw<
      unknown[]
    >`SELECT id FROM files WHERE id = ${fileId} FOR KEY SHARE`;
    if (found.length > 0 && (await takePictureRoom(ports, tx, accountId, jpeg.length))) {
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
  file: PagedFile,
  page: number,
  signal: AbortSignal,
): Promise<PagePicture> => {
  const { id, key, accountId } = file;
  const kept = await keptPicture(ports, id, page);
  if (kept) return kept;
  if ((await ports.storage.size(key)) === null) throw notFound('This file');
  const options = { side: PAGE_SIDE, page: page - 1 };
  const caller = await callerOf(ports, accountId, signal);
  ports.callLimits.count('page pictures', caller.owner, DRAWN_A_MINUTE);
  const { jpeg } = await ports.storage.withFile(
    key,
    (path) => ports.mediaRenderer.render(path, options, caller),
    signal,
  );
  const bytes = Buffer.from(jpeg);
  try {
    await keepPicture(ports, file, page, bytes);
  } catch (error) {
    // The page can be looked at all the same, and is drawn anew the next time.
    ports.log.warn({ err: error }, 'The picture of a page could not be kept');
  }
  return { size: bytes.length, open: async () => Readable.from([bytes]) };
};
