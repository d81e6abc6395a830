// PDFs that go with the estimates that are swept. For the sweeper only.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** The blob keys of those PDFs; others may have the same. */
export const doomedPdfKeys = async (
  { db }: Ports,
  job: Pick<Prisma.JobWhereInput, 'id' | 'projectId' | 'accountId'>,
): Promise<string[]> => {
  const pdfs = await db.estimatePdf.findMany({
    where: { estimate: { job } },
    select: { key: true },
  });
  return pdfs.map(({ key }) => key);
};
