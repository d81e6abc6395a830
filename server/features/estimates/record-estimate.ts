// Writes what a job found: the first version of an estimate, or a new one with its owner's edits merged in.
import type { Ports } from '../../context.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { Job, Prisma } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';
import { columnsOf, replaceVersion, STANDING, type StandingEstimate } from './estimate-versions.ts';
import { lastPriced, repricedVersion } from './priced-versions.ts';
import { readDocument } from '../document/read-document.ts';

/** Makes a save that comes meanwhile wait; it then finds another version. */
const lockEstimateOf = (tx: Prisma.TransactionClient, jobId: number) =>
  tx.$queryRaw`SELECT id FROM estimates WHERE job_id = ${jobId} FOR UPDATE`;

/** Returns null and writes nothing when the job has an estimate already. */
const insertEstimate = async (
  tx: Statements,
  { id: jobId, accountId, projectId, isTest }: Job,
  written: EstimateDocument,
): Promise<number | null> => {
  const { title, currency, totalCents, itemCount, document } = columnsOf(written);
  const [inserted] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO estimates (job_id, account_id, project_id, premium, title, currency, total_cents, item_count, document, counts_in_total)
    SELECT ${jobId}::int, id, ${projectId}::int, kind = 'USER', ${title}::text, ${currency}::text, ${totalCents}::bigint, ${itemCount}::int, ${JSON.stringify(document)}::jsonb, ${!isTest}
    FROM accounts WHERE id = ${accountId} ON CONFLICT (job_id) DO NOTHING RETURNING id`;
  return inserted?.id ?? null;
};

const recordAgain = async (
  tx: Prisma.TransactionClient,
  standing: StandingEstimate,
  { change, changeNote }: Job,
  fresh: EstimateDocument,
): Promise<void> => {
  const base = await lastPriced(tx, standing);
  await replaceVersion(tx, standing, {
    // An instruction takes work out, edited or not: it is the owner's latest word.
    ...repricedVersion(base, standing, fresh, {
      removedByThem: change === 'REFINED' ? 'DROP' : 'KEEP',
      // Ids of work are carried on from the scope that stood.
      isSameScope: base.scope !== null && fresh.scope !== null,
    }),
    change,
    changeNote,
    at: new Date(fresh.generatedAt),
  });
};

/** Returns null where there is no estimate yet, or one from before scopes were kept. */
export const readStandingScope = async (
  { db }: Pick<Ports, 'db'>,
  jobId: number,
): Promise<ScopeOfWork | null> => {
  const standing = await db.estimate.findUnique({ where: { jobId }, select: { document: true } });
  return standing ? readDocument(standing.document).scope : null;
};

/**
 * Runs in the caller's transaction. Returns the id of the estimate; the caller tells of it after the commit.
 * Throws when the document breaks its own schema.
 */
export const recordEstimate = async (
  tx: Prisma.TransactionClient,
  job: Job,
  document: EstimateDocument,
): Promise<number> => {
  const inserted = await insertEstimate(tx, job, document);
  if (inserted !== null) return inserted;
  await lockEstimateOf(tx, job.id);
  const standing = await tx.estimate.findUniqueOrThrow({
    where: { jobId: job.id },
    select: STANDING,
  });
  await recordAgain(tx, standing, job, document);
  return standing.id;
};
