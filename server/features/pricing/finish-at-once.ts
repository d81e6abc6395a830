// Ends a job as ready with its first estimate by one statement, where nothing else hangs on the end: no estimate that stands,
// nobody to be mailed or called, no upload left out, and the job as it was when it was claimed. Elsewhere it writes nothing, and
// the end is written the usual way.
import type { Ports } from '../../context.ts';
import type { EstimateDocument } from '../../domain/estimate.ts';
import { STAGE_PROGRESS } from '../../domain/job-status.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { columnsOf } from '../estimates/estimate-versions.ts';
import { HELD } from '../jobs/job-statements.ts';

const FINISH = {
  name: 'finish-job',
  text: `WITH ended AS (
      UPDATE jobs SET stage = 'READY', progress = $6, failure = NULL, failure_code = NULL, finished_at = $7, touched_at = $7
      WHERE ${HELD} AND account_id = $4 AND title IS NOT DISTINCT FROM $5 AND inputs_before IS NULL
        AND NOT EXISTS (SELECT FROM estimates WHERE job_id = $1)
        AND NOT EXISTS (SELECT FROM job_files WHERE job_id = $1 AND (is_left_out OR reading_run = $2))
        AND NOT EXISTS (SELECT FROM webhooks WHERE account_id = $4)
        AND NOT EXISTS (SELECT FROM accounts WHERE id = $4 AND email_when_ready)
      RETURNING id, account_id, project_id
    ), undrafted AS (
      DELETE FROM draft_lines USING ended WHERE job_id = ended.id
    ) INSERT INTO estimates (job_id, account_id, project_id, premium, title, currency, total_cents, item_count, document)
      SELECT ended.id, ended.account_id, ended.project_id, accounts.kind = 'USER', $8, $9, $10, $11, $12::jsonb
      FROM ended JOIN accounts ON accounts.id = ended.account_id RETURNING id`,
};

/** The id of the estimate; null where the usual way has to be gone. */
export const finishAtOnce = async (
  { pool }: Pick<Ports, 'pool'>,
  job: Job,
  document: EstimateDocument,
  finishedAt: Date,
): Promise<number | null> => {
  if (document.items.length === 0) return null;
  const { title, currency, totalCents, itemCount, document: stored } = columnsOf(document);
  const { rows } = await pool.query<{ id: number }>({
    ...FINISH,
    values: [
      job.id,
      job.run,
      job.attempt,
      job.accountId,
      job.title,
      STAGE_PROGRESS.READY,
      finishedAt,
      title,
      currency,
      totalCents,
      itemCount,
      JSON.stringify(stored),
    ],
  });
  return rows[0]?.id ?? null;
};
