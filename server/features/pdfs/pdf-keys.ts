// Whether stored bytes belong to the PDF of an estimate. Equal content has one key, whoever stored it.
import type { Prisma } from '../../generated/prisma/client.ts';

export const isKeyOfPdf = async (
  db: Pick<Prisma.TransactionClient, 'estimatePdf'>,
  key: string,
): Promise<boolean> =>
  (await db.estimatePdf.findFirst({ where: { key }, select: { estimateId: true } })) !== null;
