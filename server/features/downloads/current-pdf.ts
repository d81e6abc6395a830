// Whether the PDF that was made shows the estimate as it stands, and where that PDF is.
import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { downloadLink } from './download-links.ts';

/** Columns of `estimatePdf` that are looked at. */
export const PDF_AGE = {
  version: true,
  createdAt: true,
  estimate: {
    select: {
      id: true,
      accountId: true,
      version: true,
      job: { select: { uploads: { select: { file: { select: { describedAt: true } } } } } },
    },
  },
} satisfies Prisma.EstimatePdfSelect;

type DatedPdf = Prisma.EstimatePdfGetPayload<{ select: typeof PDF_AGE }>;

/** Returns false once the estimate, or a note on its pictures, was changed after the PDF was made. */
export const isCurrentPdf = ({ version, createdAt, estimate }: DatedPdf): boolean =>
  version === estimate.version &&
  estimate.job.uploads.every(
    ({ file: { describedAt } }) => describedAt === null || describedAt <= createdAt,
  );

/** Returns null when no PDF was made yet, it is older than the estimate, or the estimate is missing or someone else's. */
export const findCurrentPdf = async (ctx: Context, estimateId: number): Promise<string | null> => {
  const pdf = await ctx.db.estimatePdf.findFirst({
    where: { estimateId, estimate: visibleTo(ctx.viewer) },
    select: PDF_AGE,
  });
  return pdf && isCurrentPdf(pdf) ? downloadLink(ctx, pdf.estimate, 'estimate.pdf').url : null;
};
