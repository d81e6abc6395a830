// Rows of jobs that their owner deleted: hidden, shown again, listed, and in the end removed. The callers see to what hangs
// on a job, to who is told, and to access.
import type { Context } from '../../context.ts';
import { type Job, Prisma } from '../../generated/prisma/client.ts';
import { ownedBy } from '../accounts/accounts.access.ts';
import { keepTrial } from '../quota/free-trial.ts';
import { endCanceled } from './end-job.ts';
import { type JobRef, type JobSelection, keyOf } from './jobs.service.ts';
import { loadable } from '../../infra/db/selection.ts';

export interface JobsToDelete {
  id?: number;
  projectId?: number;
  accountId?: number;
}

export interface HiddenJobRows {
  ids: number[];
  /** Jobs that were running. */
  canceled: Job[];
}

/** Hides the rows and ends the jobs that run. */
export const hideJobRows = async (
  tx: Prisma.TransactionClient,
  where: JobsToDelete,
  deletedAt: Date,
): Promise<HiddenJobRows> => {
  const hidden = await tx.job.updateManyAndReturn({
    where: { ...where, deletedAt: null },
    data: { deletedAt },
    select: { id: true, finishedAt: true },
  });
  const canceled: Job[] = [];
  for (const { id, finishedAt } of hidden) {
    const job = finishedAt ? null : await endCanceled(tx, id, deletedAt);
    if (job) canceled.push(job);
  }
  return { ids: hidden.map(({ id }) => id), canceled };
};

/** Shows the jobs that went at that moment. A canceled one stays canceled, and can be started again. Gives their ids. */
export const showJobRows = async (
  tx: Prisma.TransactionClient,
  where: JobsToDelete,
  deletedAt: Date,
): Promise<number[]> => {
  const shown = await tx.job.updateManyAndReturn({
    where: { ...where, deletedAt },
    data: { deletedAt: null },
    select: { id: true },
  });
  return shown.map(({ id }) => id);
};

/** Returns null when it was not deleted, is kept no longer, or is someone else's. */
export const findDeletedJob = ({ db, viewer }: Context, ref: JobRef, query: JobSelection) =>
  db.job.findFirst({
    ...loadable(query),
    where: { ...keyOf(ref), ...ownedBy(viewer), deletedAt: { not: null } },
  });

/** Finds a job like `findDeletedJob`, but returns null also when its whole project was deleted. */
export const findRestorableJob = (
  tx: Prisma.TransactionClient,
  { viewer }: Pick<Context, 'viewer'>,
  id: number,
): Promise<Job | null> =>
  tx.job.findFirst({
    where: { id, ...ownedBy(viewer), deletedAt: { not: null }, project: { deletedAt: null } },
  });

/** Lists the jobs that were deleted one by one before that moment, the first one first. */
export const jobsDeletedBefore = (
  db: Pick<Prisma.TransactionClient, 'job'>,
  before: Date,
  most: number,
): Promise<{ id: number }[]> =>
  db.job.findMany({
    where: { deletedAt: { lt: before } },
    orderBy: { deletedAt: 'asc' },
    take: most,
    select: { id: true },
  });

/** Keeps what guests used of their trials for those jobs. */
const keepTrials = async (tx: Prisma.TransactionClient, where: JobsToDelete): Promise<void> => {
  const guests = await tx.job.groupBy({
    by: ['trialGuestId'],
    where: { ...where, trialGuestId: { not: null } },
  });
  for (const { trialGuestId } of guests) {
    if (trialGuestId !== null) await keepTrial(tx, trialGuestId, where);
  }
};

export const removeJobRows = async (
  tx: Prisma.TransactionClient,
  where: JobsToDelete,
): Promise<void> => {
  await keepTrials(tx, where);
  await tx.job.deleteMany({ where });
};

/** Removes all that the jobs were asked for; that they ran, and when, still counts. */
export const emptyJobRows = async (
  tx: Prisma.TransactionClient,
  where: JobsToDelete,
): Promise<void> => {
  await keepTrials(tx, where);
  await tx.draftLine.deleteMany({ where: { job: where } });
  await tx.job.updateMany({
    where,
    data: {
      trialGuestId: null,
      title: null,
      instructions: '',
      corrections: Prisma.DbNull,
      refinements: [],
      changeNote: null,
      inputsBefore: Prisma.DbNull,
      reading: Prisma.DbNull,
      roomsRead: Prisma.DbNull,
      roomsCorrected: Prisma.DbNull,
      failure: null,
      failureCode: null,
      idempotencyKey: null,
      inputHash: '',
    },
  });
};

/** Tests that were started before a moment, the oldest first. */
export const testsBefore = (
  db: Pick<Prisma.TransactionClient, 'job'>,
  before: Date,
  take: number,
): Promise<{ id: number }[]> =>
  db.job.findMany({
    where: { isTest: true, createdAt: { lt: before }, deletedAt: null },
    orderBy: { createdAt: 'asc' },
    take,
    select: { id: true },
  });
