// Use cases of estimates: write what a job found, look one up, list one's own. Editing comes with its own screens.
import type { Context } from '../../context.ts';
import {
  type EstimateDocument,
  estimateDocumentSchema,
  estimateTotal,
} from '../../domain/estimate.ts';
import { fromCents, toCents } from '../../domain/money.ts';
import type { Job, Prisma } from '../../generated/prisma/client.ts';
import { ownedBy } from '../accounts/accounts.access.ts';
import { isUserAccount } from '../accounts/accounts.service.ts';
import { parseClaimNumber } from '../jobs/claim-number.ts';

export type EstimateSelection = Pick<Prisma.EstimateFindManyArgs, 'select' | 'include'>;

/** One estimate by one of its keys; `lookup` is as a person typed it. */
export interface EstimateRef {
  id?: string | number | null;
  jobId?: string | number | null;
  claimNumber?: string | null;
  lookup?: string | null;
}

const keyOf = (text: string | number): number | null => {
  const spelled = String(text).trim();
  return /^[1-9]\d{0,8}$/.test(spelled) ? Number(spelled) : null;
};

/** The `where` a reference stands for; null when it can name nothing. */
const whereOf = ({
  id,
  jobId,
  claimNumber,
  lookup,
}: EstimateRef): Prisma.EstimateWhereInput | null => {
  const claim = parseClaimNumber(claimNumber ?? lookup ?? '');
  if (claim) return { job: { claimNumber: claim } };
  if (id != null) return keyOf(id) === null ? null : { id: keyOf(id) ?? 0 };
  const job = keyOf(jobId ?? lookup ?? '');
  return job === null ? null : { jobId: job };
};

/** Null when missing, not ready or someone else's. */
export const findEstimate = async (
  { db, viewer }: Context,
  ref: EstimateRef,
  query: EstimateSelection = {},
) => {
  const where = whereOf(ref);
  return where
    ? db.estimate.findFirst({ ...query, where: { ...where, ...ownedBy(viewer) } })
    : null;
};

/** Newest first, by created then id. */
export const listEstimates = (
  { db, viewer }: Context,
  query: Pick<Prisma.EstimateFindManyArgs, 'select' | 'include' | 'cursor' | 'skip' | 'take'> = {},
) =>
  db.estimate.findMany({
    ...query,
    where: ownedBy(viewer),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });

/** The stored document; it was validated when it was written. */
export const documentOf = ({ document }: { document: Prisma.JsonValue }): EstimateDocument =>
  document as unknown as EstimateDocument;

export const totalOf = ({ totalCents }: { totalCents: bigint }): number =>
  fromCents(Number(totalCents));

const columnsOf = (document: EstimateDocument) => ({
  title: document.title || null,
  currency: document.currency,
  totalCents: BigInt(toCents(estimateTotal(document))),
  itemCount: document.items.length,
  document,
});

/** The document that is replaced stays as a revision. */
const replaceEstimate = async (
  tx: Prisma.TransactionClient,
  { id, version, document: replaced }: { id: number; version: number; document: Prisma.JsonValue },
  document: EstimateDocument,
): Promise<void> => {
  await tx.estimateRevision.create({
    data: { estimateId: id, version, document: replaced as Prisma.InputJsonValue },
  });
  await tx.estimate.update({
    where: { id },
    data: {
      ...columnsOf(document),
      version: { increment: 1 },
      updatedAt: new Date(document.generatedAt),
    },
  });
};

/** Writes what a job found, in the caller's transaction. Throws when the document breaks its own schema. */
export const recordEstimate = async (
  tx: Prisma.TransactionClient,
  job: Job,
  rawDocument: EstimateDocument,
): Promise<void> => {
  const document = estimateDocumentSchema.parse(rawDocument);
  const standing = await tx.estimate.findUnique({
    where: { jobId: job.id },
    select: { id: true, version: true, document: true },
  });
  if (standing) return replaceEstimate(tx, standing, document);
  await tx.estimate.create({
    data: {
      ...columnsOf(document),
      jobId: job.id,
      accountId: job.accountId,
      projectId: job.projectId,
      premium: await isUserAccount(tx, job.accountId),
    },
  });
};
