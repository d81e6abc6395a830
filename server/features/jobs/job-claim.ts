// A worker's hold on one job row. Every write names the attempt it belongs to, so a worker that was taken for dead,
// or whose job was cancelled, cannot overwrite what came after it.
import type { Ports } from '../../context.ts';
import { FINAL_STAGES } from '../../domain/job-status.ts';
import type { Room } from '../../domain/rooms.ts';
import {
  readStoredInputs,
  readStoredRooms,
  type StoredInputs,
} from '../../domain/stored-documents.ts';
import type { Job, Prisma } from '../../generated/prisma/client.ts';

/** Starts of one run before the job is given up; a job that kills its process counts too. */
export const ATTEMPTS_MAX = 3;

/** The row was cancelled, or another worker has it. Nothing may be written any more. */
export class JobLost extends Error {
  override readonly name = 'JobLost';
}

type ClaimedJob = Pick<Job, 'id' | 'accountId' | 'run' | 'attempt'>;

export const canTryAgain = ({ attempt }: ClaimedJob): boolean => attempt < ATTEMPTS_MAX;

const heldBy = ({ id, run, attempt }: ClaimedJob) => ({
  id,
  run,
  attempt,
  stage: { notIn: FINAL_STAGES },
});

/** Whose the job is now, and what it is called: it may have been adopted and renamed since it was claimed. */
export type JobOwner = Pick<Job, 'accountId' | 'title'>;

/** Writes to the row and to what hangs on it, if this worker still holds it. Throws JobLost otherwise. */
export const writeClaimed = async (
  { db, now }: Ports,
  job: ClaimedJob,
  data: Prisma.JobUpdateManyMutationInput,
  alongside?: (tx: Prisma.TransactionClient, owner: JobOwner) => Promise<unknown>,
): Promise<JobOwner> => {
  const write = async (tx: Prisma.TransactionClient): Promise<JobOwner> => {
    const [owner] = await tx.job.updateManyAndReturn({
      where: heldBy(job),
      data: { ...data, touchedAt: now() },
      select: { accountId: true, title: true },
    });
    if (!owner) throw new JobLost();
    await alongside?.(tx, owner);
    return owner;
  };
  return alongside ? db.$transaction(write) : write(db);
};

export const correctedRoomsOf = ({ roomsCorrected }: Pick<Job, 'roomsCorrected'>): Room[] | null =>
  readStoredRooms(roomsCorrected);

/** What the estimate that stands was priced with; null for a job's first run. */
export const inputsBeforeOf = ({ inputsBefore }: Pick<Job, 'inputsBefore'>): StoredInputs | null =>
  readStoredInputs(inputsBefore);
