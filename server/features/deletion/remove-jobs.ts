// Takes rows and bytes of deleted jobs away for good. For the sweeper only: whoever calls it has seen that their time is over.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { doomedPdfKeys } from '../pdfs/doomed-pdfs.ts';
import { isKeyOfPdf } from '../pdfs/pdf-keys.ts';
import { doomedFileKeys, removeDoomedFiles } from '../files/doomed-files.ts';
import { isKeyOfFile } from '../files/file-keys.ts';
import { type JobsToDelete, removeJobRows } from '../jobs/deleted-jobs.ts';

/** Bytes first: if the process dies in between, the rows are still there, and the next sweep finds them. */
export const removeJobs = async (
  ports: Ports,
  where: JobsToDelete,
  alongside: (tx: Prisma.TransactionClient) => Promise<unknown> = async () => {},
): Promise<void> => {
  const [uploads, pdfs] = [await doomedFileKeys(ports, where), await doomedPdfKeys(ports, where)];
  // An upload may be the same bytes as a PDF.
  const isFree = async (key: string): Promise<boolean> =>
    (uploads.includes(key) || !(await isKeyOfFile(ports.db, key))) &&
    (pdfs.includes(key) || !(await isKeyOfPdf(ports.db, key)));
  for (const key of new Set([...uploads, ...pdfs])) {
    if (await isFree(key)) await ports.storage.delete(key);
  }
  await ports.db.$transaction(async (tx) => {
    await removeDoomedFiles(tx, where);
    await removeJobRows(tx, where);
    await alongside(tx);
  });
};
