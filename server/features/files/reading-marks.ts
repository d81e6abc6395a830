// Marks an upload while it is being read. A process that dies on the way leaves the mark behind, and whoever takes the job up
// again leaves that file out: a file that ends the process does so once. A run that its owner starts reads everything again.
import { setTimeout as delay } from 'node:timers/promises';
import type { Ports } from '../../context.ts';
import type { Job } from '../../generated/prisma/client.ts';
import type { JobUpload } from './uploads-of-job.ts';

/** A database that was away is back by then, or somebody else has the job. */
const REMOVAL_WAITS_MS = [100, 500, 2_000, 5_000];

type MarkPorts = Pick<Ports, 'db' | 'log'>;
/** One start of a job by its owner. */
export type JobStart = Pick<Job, 'id' | 'run'>;

export const wasCutOff = ({ readingRun }: JobUpload, { run }: JobStart): boolean =>
  readingRun === run;

const setMark = async (
  { db }: MarkPorts,
  job: JobStart,
  upload: JobUpload,
  readingRun: number | null,
): Promise<void> => {
  await db.jobFile.updateMany({
    where: { jobId: job.id, fileId: upload.id },
    data: { readingRun },
  });
};

/** This process lives, so the mark must go, also when the database does not answer at once. */
const removeMark = async (ports: MarkPorts, job: JobStart, upload: JobUpload): Promise<void> => {
  for (const wait of REMOVAL_WAITS_MS) {
    try {
      return await setMark(ports, job, upload, null);
    } catch (error) {
      ports.log.warn(
        { err: error, jobId: job.id },
        'The mark of an upload could not be removed yet',
      );
      await delay(wait);
    }
  }
};

/** Throws what `read` throws, and what keeps the mark from being set. */
export const whileMarked = async <Made>(
  ports: MarkPorts,
  job: JobStart,
  upload: JobUpload,
  read: () => Promise<Made>,
): Promise<Made> => {
  await setMark(ports, job, upload, job.run);
  try {
    return await read();
  } finally {
    await removeMark(ports, job, upload);
  }
};
