// Takes rows and bytes of deleted jobs away for good. For the sweeper only: whoever calls it has seen that their time is over.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { doomedFileKeys, removeDoomedFiles } from '../files/doomed-files.ts';
import { dropBytes, withBytes } from '../files/kept-bytes.ts';
import { type JobsToDelete, removeJobRows } from '../jobs/deleted-jobs.ts';
import { doomedPdfKeys } from '../downloads/pdf-rows.ts';

export const removeBytesOf = async (ports: Ports, where: JobsToDelete): Promise<void> => {
  const keys = [...(await doomedFileKeys(ports, where)), ...(await doomedPdfKeys(ports, where))];
  for (const key of new Set(keys)) {
    await withBytes(ports, (tx) => dropBytes(ports, tx, [key], where));
  }
};

/** Bytes first: if the process dies in between, the rows are still there, and the next sweep finds them. */
export const removeJobs = async (
  ports: Ports,
  where: JobsToDelete,
  alongside: (tx: Prisma.TransactionClient) => Promise<unknown> = async () => {},
): Promise<void> => {
  await removeBytesOf(ports, where);
  await ports.db.$transaction(async (tx) => {
    await removeDoomedFiles(tx, where);
    await removeJobRows(tx, where);
    await alongside(tx);
  });
};
