// Use cases of the lines a running job has priced so far. They live with the job and are gone once the estimate stands.
import type { Context } from '../../context.ts';
import type { LineItem } from '../../domain/estimate/estimate.ts';
import { readStoredLine } from '../../domain/stored-documents.ts';
import { projectTotal } from '../../domain/money/pricing.ts';
import { findJob, listDraftLines, requireJob } from '../jobs/jobs.service.ts';

export interface EstimateDraft {
  jobId: number;
  lines: LineItem[];
}

const readLines = async (ctx: Context, jobId: number): Promise<LineItem[]> =>
  (await listDraftLines(ctx, jobId)).map(readStoredLine);

/** Returns null when the job is missing or someone else's. */
export const findEstimateDraft = async (
  ctx: Context,
  jobId: number,
): Promise<EstimateDraft | null> => {
  const job = await findJob(ctx, jobId, { select: { id: true } });
  return job && { jobId, lines: await readLines(ctx, jobId) };
};

/** Throws NOT_FOUND when the job is missing or someone else's. */
export const requireEstimateDraft = async (ctx: Context, jobId: number): Promise<EstimateDraft> => {
  await requireJob(ctx, jobId, { select: { id: true } });
  return { jobId, lines: await readLines(ctx, jobId) };
};

export const estimateDraftTotal = ({ lines }: EstimateDraft): number => projectTotal(lines);
