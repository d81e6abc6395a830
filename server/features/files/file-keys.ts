// Whether stored bytes belong to an upload. Equal content has one key, whoever stored it.
import type { Prisma } from '../../generated/prisma/client.ts';

export const isKeyOfFile = async (
  db: Pick<Prisma.TransactionClient, 'file'>,
  key: string,
): Promise<boolean> =>
  (await db.file.findFirst({
    where: { OR: [{ key }, { thumbnailKey: key }, { displayKey: key }] },
    select: { id: true },
  })) !== null;
