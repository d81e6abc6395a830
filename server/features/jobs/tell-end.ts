// Tells the owner's webhooks how a job ended, in the transaction that ends it.
import type { JobFailureCode } from '../../domain/job-failure.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { type TellPorts, tellWebhooks } from '../webhooks/tell-webhooks.ts';

const readEnd = async (tx: Prisma.TransactionClient, id: number) => {
  const { projectId, claimNumber, estimate } = await tx.job.findUniqueOrThrow({
    where: { id },
    select: {
      projectId: true,
      claimNumber: true,
      estimate: { select: { id: true, version: true } },
    },
  });
  return {
    facts: {
      jobId: String(id),
      projectId: String(projectId),
      claimNumber,
      estimateId: estimate ? String(estimate.id) : null,
    },
    version: estimate?.version ?? 0,
  };
};

export const tellReady = (
  ports: TellPorts,
  tx: Prisma.TransactionClient,
  accountId: number,
  jobId: number,
): Promise<void> =>
  tellWebhooks(ports, tx, accountId, 'ESTIMATE_READY', async () => {
    const { facts, version } = await readEnd(tx, jobId);
    return { ...facts, version };
  });

export const tellFailed = (
  ports: TellPorts,
  tx: Prisma.TransactionClient,
  accountId: number,
  { jobId, failureCode }: { jobId: number; failureCode: JobFailureCode },
): Promise<void> =>
  tellWebhooks(ports, tx, accountId, 'JOB_FAILED', async () => {
    const { facts } = await readEnd(tx, jobId);
    return { ...facts, failureCode };
  });
