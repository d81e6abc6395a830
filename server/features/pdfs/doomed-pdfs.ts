// PDFs that go with the estimates that are swept. For the sweeper only.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** The blob keys of PDFs that no other estimate has. */
export const doomedPdfKeys = async (
  { db }: Ports,
  job: Pick<Prisma.JobWhereInput, 'id' | 'projectId'>,
): Promise<string[]> => {
  const pdfs = await db.estimatePdf.findMany({
    where: { estimate: { job } },
    select: { key: true },
  });
  const keys = [...new Set(pdfs.map(({ key }) => key))];
  const others = await db.estimatePdf.findMany({
    where: { key: { in: keys }, estimate: { job: { NOT: job } } },
    select: { key: true },
  });
  const shared = new Set(others.map(({ key }) => key));
  return keys.filter((key) => !shared.has(key));
};
