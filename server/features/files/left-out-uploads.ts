// Which uploads an estimate was made without: those whose reading had ended the process.
import type { Ports } from '../../context.ts';
import type { Statements } from '../../infra/db/statements.ts';
import type { JobStart } from './reading-marks.ts';

/** Records, with the estimate of this run, which uploads it was made without. Returns their number. */
export const recordLeftOut = async (
  tx: Statements,
  { id: jobId, run }: JobStart,
): Promise<number> => {
  const marked = await tx.$queryRaw<{ isLeftOut: boolean }[]>`
    UPDATE job_files SET is_left_out = (reading_run IS NOT DISTINCT FROM ${run}::int)
    WHERE job_id = ${jobId} AND (is_left_out OR reading_run = ${run}::int) RETURNING is_left_out AS "isLeftOut"`;
  return marked.filter(({ isLeftOut }) => isLeftOut).length;
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
