// The row of the PDF that an estimate has: which version it shows, and where its bytes are.
import type { EstimatePdf, Prisma } from '../../generated/prisma/client.ts';

type PdfRows = Pick<Prisma.TransactionClient, 'estimatePdf'>;

export const findPdf = (db: PdfRows, estimateId: number): Promise<EstimatePdf | null> =>
  db.estimatePdf.findUnique({ where: { estimateId } });

/** Returns the key that no row refers to any more, or never will: its own, when a later version has its PDF by now; null when there is none. */
export const replacePdf = async (
  tx: Prisma.TransactionClient,
  { estimateId, ...values }: EstimatePdf,
): Promise<string | null> => {
  await tx.$queryRaw`SELECT estimate_id FROM estimate_pdfs WHERE estimate_id = ${estimateId} FOR UPDATE`;
  const standing = await findPdf(tx, estimateId);
  // Two were made at a time, and this one began with the older estimate.
  if (standing && standing.version > values.version) return values.key;
  await tx.estimatePdf.upsert({
    where: { estimateId },
    create: { estimateId, ...values },
    update: values,
  });
  return standing && standing.key !== values.key ? standing.key : null;
};

/**
 * Whether stored bytes belong to the PDF of an estimate. Equal content has one key, whoever stored it.
 * @param doomed the PDFs of these jobs do not count
 */
export const isKeyOfPdf = async (
  db: PdfRows,
  key: string,
  doomed?: Pick<Prisma.JobWhereInput, 'id' | 'projectId'>,
): Promise<boolean> =>
  (await db.estimatePdf.findFirst({
    where: { key, ...(doomed && { estimate: { job: { NOT: doomed } } }) },
    select: { estimateId: true },
  })) !== null;

/** The blob keys of PDFs that go with the estimates that are swept; others may have the same. For the sweeper only. */
export const doomedPdfKeys = async (
  { db }: { db: PdfRows },
  job: Pick<Prisma.JobWhereInput, 'id' | 'projectId' | 'accountId'>,
): Promise<string[]> => {
  const pdfs = await db.estimatePdf.findMany({
    where: { estimate: { job } },
    select: { key: true },
  });
  return pdfs.map(({ key }) => key);
};
