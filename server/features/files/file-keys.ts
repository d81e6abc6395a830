// Which stored bytes belong to an upload, and to which. Equal content has one key, whoever stored it.
import type { Prisma } from '../../generated/prisma/client.ts';
import { type DoomedJobs, FILE_KEYS, keysIn, onlyIn } from './doomed-files.ts';

/** @param doomed the uploads of these jobs alone do not count */
export const isKeyOfFile = async (
  db: Pick<Prisma.TransactionClient, 'file' | 'pagePicture' | 'uploadPart'>,
  key: string,
  doomed?: DoomedJobs,
): Promise<boolean> =>
  (await db.file.findFirst({
    where: {
      OR: [{ key }, { thumbnailKey: key }, { displayKey: key }],
      ...(doomed && { NOT: onlyIn(doomed) }),
    },
    select: { id: true },
  })) !== null ||
  (await db.pagePicture.findFirst({
    where: { key, ...(doomed && { file: { NOT: onlyIn(doomed) } }) },
    select: { page: true },
  })) !== null ||
  (await db.uploadPart.findFirst({ where: { key }, select: { id: true } })) !== null;

/** The keys of an upload, to be dropped once its row is gone: until the transaction ends it gets no more of them. */
export const lockKeysOf = async (tx: Prisma.TransactionClient, id: number): Promise<string[]> => {
  await tx.$queryRaw`SELECT id FROM files WHERE id = ${id} FOR UPDATE`;
  const file = await tx.file.findUnique({ where: { id }, select: FILE_KEYS });
  return file ? keysIn(file) : [];
};
