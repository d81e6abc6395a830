// Use case: a viewer asks for an estimate. Checks access and quota, writes the row and its queue message together.
import type { Context } from '../../context.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { parseInput, type SubmitJobInput, submitJobSchema } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { sha256 } from '../../infra/secrets.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { useOwnFiles } from '../files/files.service.ts';
import { requireOwnProject, takeProjectSeq } from '../projects/projects.service.ts';
import { newClaimNumber } from './claim-number.ts';
import { publishJobChange } from './jobs.events.ts';
import { enqueueRun } from './enqueue-run.ts';
import { lockRuns } from '../quota/lock-runs.ts';
import { newRun } from '../quota/runs.ts';
import { requireQuota } from '../quota/run-quota.ts';

const findRepeated = async (
  tx: Prisma.TransactionClient,
  accountId: number,
  { idempotencyKey }: SubmitJobInput,
  inputHash: string,
) => {
  if (!idempotencyKey) return null;
  const job = await tx.job.findUnique({
    where: { accountId_idempotencyKey: { accountId, idempotencyKey } },
  });
  if (job && job.inputHash !== inputHash) {
    throw new InvalidInput(
      'This form was already sent with other contents. Reload the page and try again.',
    );
  }
  return job;
};

const createJob = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  accountId: number,
  { uploads, ...input }: SubmitJobInput,
  inputHash: string,
) => {
  const projectSeq = await takeProjectSeq(tx, input.projectId);
  const job = await tx.job.create({
    data: {
      ...input,
      idempotencyKey: input.idempotencyKey ?? null,
      accountId,
      projectSeq,
      inputHash,
      claimNumber: newClaimNumber(),
      ...(ctx.viewer.kind === 'GUEST' && { trialGuestId: accountId }),
      runs: { create: { run: 1, ...newRun(ctx, accountId) } },
      uploads: { create: uploads.map((fileId, position) => ({ fileId, position })) },
    },
  });
  await enqueueRun(ctx, tx, job);
  return job;
};

/**
 * Starts a job and returns its row; the same idempotency key returns the first one's.
 * Throws InvalidInput, QUOTA_EXHAUSTED, THROTTLED, UNAUTHENTICATED.
 */
export const submitJob = async (ctx: Context, rawInput: unknown) => {
  const accountId = await requireAccountId(ctx);
  const input = parseInput(submitJobSchema, rawInput);
  const inputHash = sha256(JSON.stringify(input));
  const { job, isNew } = await ctx.db.$transaction(async (tx) => {
    await lockRuns(ctx, tx, accountId);
    const repeated = await findRepeated(tx, accountId, input, inputHash);
    if (repeated) return { job: repeated, isNew: false };
    await requireOwnProject(tx, accountId, input.projectId);
    await useOwnFiles(tx, accountId, input.uploads);
    await requireQuota(ctx, tx, accountId);
    return { job: await createJob(ctx, tx, accountId, input, inputHash), isNew: true };
  });
  if (isNew) await publishJobChange(ctx, job);
  return job;
};
