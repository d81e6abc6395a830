// Whether stored bytes belong to the PDF of an estimate. Equal content has one key, whoever stored it.
import type { Prisma } from '../../generated/prisma/client.ts';

/** @param doomed the PDFs of these jobs do not count */
export const isKeyOfPdf = async (
  db: Pick<Prisma.TransactionClient, 'estimatePdf'>,
  key: string,
  doomed?: Pick<Prisma.JobWhereInput, 'id' | 'projectId'>,
): Promise<boolean> =>
  (await db.estimatePdf.findFirst({
    where: { key, ...(doomed && { estimate: { job: { NOT: doomed } } }) },
    select: { estimateId: true },
  })) !== null;
