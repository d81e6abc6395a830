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
