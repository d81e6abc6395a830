// Use case: a viewer asks for an estimate. Checks access and quota, writes the row and its queue message together.
import type { Context } from '../../context.ts';
import { InvalidInput } from '../../domain/errors.ts';
import {
  DAY_MS,
  freeEstimatesLeft,
  requireGuestQuota,
  requireUserQuota,
} from '../../domain/quota.ts';
import { parseInput, type SubmitJobInput, submitJobSchema } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { sha256 } from '../../infra/secrets.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { requireOwnFiles } from '../files/files.service.ts';
import { requireOwnProject, takeProjectSeq } from '../projects/projects.service.ts';
import { newClaimNumber } from './claim-number.ts';
import { publishJobChange } from './jobs.events.ts';
import { countTrial } from './free-trial.ts';
import { runJob } from './run-job.definition.ts';

/** Estimates a guest may still make for free; null for a signed-in user, who has no trial to use up. */
export const countFreeEstimatesLeft = async ({
  db,
  env,
  viewer,
}: Context): Promise<number | null> => {
  if (viewer.kind === 'USER') return null;
  const made = await countTrial(db, accountIdOf(viewer));
  return freeEstimatesLeft(made, env.GUEST_FREE_ESTIMATES);
};

const requireQuota = async (ctx: Context, tx: Prisma.TransactionClient, accountId: number) => {
  const { env, viewer, now } = ctx;
  const since = new Date(now().getTime() - DAY_MS);
  if (viewer.kind === 'USER') {
    const where = { accountId, createdAt: { gt: since } };
    const madeToday = await tx.job.count({ where });
    const oldest = await tx.job.findFirst({
      where,
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true },
    });
    requireUserQuota(madeToday, env.USER_DAILY_ESTIMATES, oldest?.createdAt ?? null, now());
    return;
  }
  const made = await countTrial(tx, accountId);
  const fromAddress = await tx.job.count({
    where: { addressHash: addressHashOf(ctx), createdAt: { gt: since } },
  });
  requireGuestQuota(
    { made, fromAddress },
    { free: env.GUEST_FREE_ESTIMATES, dailyPerAddress: env.GUEST_DAILY_PER_ADDRESS },
  );
};

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
      ...(ctx.viewer.kind === 'GUEST' && {
        trialGuestId: accountId,
        addressHash: addressHashOf(ctx),
      }),
      uploads: { create: uploads.map((fileId, position) => ({ fileId, position })) },
    },
  });
  await ctx.queue.send(runJob, { jobId: job.id, run: job.run }, tx);
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
    // Submits of one account run one after the other, so that none slips past the quota.
    await lockAccount(tx, accountId);
    const repeated = await findRepeated(tx, accountId, input, inputHash);
    if (repeated) return { job: repeated, isNew: false };
    await requireOwnProject(tx, accountId, input.projectId);
    await requireOwnFiles(tx, accountId, input.uploads);
    await requireQuota(ctx, tx, accountId);
    return { job: await createJob(ctx, tx, accountId, input, inputHash), isNew: true };
  });
  if (isNew) await publishJobChange(ctx, job);
  return job;
};
