// Writes what a job found: the first version of an estimate, or a new one with its owner's edits merged in.
import { type EstimateDocument, estimateDocumentSchema } from '../../domain/estimate.ts';
import { mergeReestimate } from '../../domain/merge-reestimate.ts';
import { type Job, Prisma } from '../../generated/prisma/client.ts';
import { isUserAccount } from '../accounts/accounts.service.ts';
import {
  columnsOf,
  readDocument,
  replaceVersion,
  STANDING,
  type StandingEstimate,
} from './estimate-versions.ts';

const MADE_BY_ESTIMATOR = ['ESTIMATED' as const, 'REFINED' as const, 'ROOMS_CORRECTED' as const];

type Standing = StandingEstimate & { mergedFrom: Prisma.JsonValue };

/** A save that comes meanwhile waits, and then finds another version. */
const lockEstimateOf = (tx: Prisma.TransactionClient, jobId: number) =>
  tx.$queryRaw`SELECT id FROM estimates WHERE job_id = ${jobId} FOR UPDATE`;

/** What the estimator last returned, before its owner edited it. */
const lastPriced = async (
  tx: Prisma.TransactionClient,
  { id, mergedFrom, change, document }: Standing,
): Promise<EstimateDocument> => {
  if (mergedFrom !== null) return readDocument(mergedFrom);
  if (MADE_BY_ESTIMATOR.some((made) => made === change)) return readDocument(document);
  const revision = await tx.estimateRevision.findFirstOrThrow({
    where: { estimateId: id, change: { in: MADE_BY_ESTIMATOR } },
    orderBy: { version: 'desc' },
    select: { document: true },
  });
  return readDocument(revision.document);
};

const recordAgain = async (
  tx: Prisma.TransactionClient,
  standing: Standing,
  { change, changeNote }: Job,
  fresh: EstimateDocument,
): Promise<void> => {
  const { document, priced, isMerged } = mergeReestimate(
    await lastPriced(tx, standing),
    readDocument(standing.document),
    fresh,
    // What an instruction takes out is out, edited or not: it is the owner's latest word.
    { removedByThem: change === 'REFINED' ? 'DROP' : 'KEEP' },
  );
  const { mergedFrom: _replaced, ...kept } = standing;
  await replaceVersion(tx, kept, {
    document: estimateDocumentSchema.parse(document),
    change,
    changeNote,
    at: new Date(fresh.generatedAt),
    mergedFrom: isMerged ? priced : Prisma.DbNull,
  });
};

/**
 * In the caller's transaction; gives the id of the estimate, to be told about once that is committed.
 * Throws when the document breaks its own schema.
 */
export const recordEstimate = async (
  tx: Prisma.TransactionClient,
  job: Job,
  rawDocument: EstimateDocument,
): Promise<number> => {
  const document = estimateDocumentSchema.parse(rawDocument);
  await lockEstimateOf(tx, job.id);
  const standing = await tx.estimate.findUnique({
    where: { jobId: job.id },
    select: { ...STANDING, mergedFrom: true },
  });
  if (standing) {
    await recordAgain(tx, standing, job, document);
    return standing.id;
  }
  const { id } = await tx.estimate.create({
    data: {
      ...columnsOf(document),
      jobId: job.id,
      accountId: job.accountId,
      projectId: job.projectId,
      premium: await isUserAccount(tx, job.accountId),
    },
    select: { id: true },
  });
  return id;
};
