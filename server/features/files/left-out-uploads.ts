// Which uploads an estimate was made without: those whose reading had ended the process.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { JobStart } from './reading-marks.ts';

/** Records, with the estimate of this run, which uploads it was made without. Returns their number. */
export const recordLeftOut = async (
  tx: Prisma.TransactionClient,
  { id: jobId, run }: JobStart,
): Promise<number> => {
  await tx.jobFile.updateMany({ where: { jobId, isLeftOut: true }, data: { isLeftOut: false } });
  const { count } = await tx.jobFile.updateMany({
    where: { jobId, readingRun: run },
    data: { isLeftOut: true },
  });
  return count;
};

/** The uploads that the estimate which stands was made without. */
export const findLeftOut = async (
  { db }: Pick<Ports, 'db'>,
  jobId: number,
): Promise<{ id: number; name: string }[]> => {
  const rows = await db.jobFile.findMany({
    where: { jobId, isLeftOut: true },
    orderBy: { position: 'asc' },
    select: { file: { select: { id: true, name: true } } },
  });
  return rows.map(({ file }) => file);
};
