// Whether stored bytes belong to an upload. Equal content has one key, whoever stored it.
import type { Prisma } from '../../generated/prisma/client.ts';
import { type DoomedJobs, onlyIn } from './doomed-files.ts';

/** @param doomed the uploads of these jobs alone do not count */
export const isKeyOfFile = async (
  db: Pick<Prisma.TransactionClient, 'file' | 'uploadPart'>,
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
  (await db.uploadPart.findFirst({ where: { key }, select: { id: true } })) !== null;
