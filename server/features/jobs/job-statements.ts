// A sign of progress by one statement: the row and the lines that were priced since the last.
import type { Ports } from '../../context.ts';
import type { LineItem } from '../../domain/estimate.ts';
import type { FileReading } from '../../domain/job-reading.ts';
import type { WorkingStage } from '../../domain/job-status.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { FINAL_STAGES } from '../../domain/job-status.ts';
import type { ProgressSign } from './jobs.events.ts';

/** The condition of every write to a job's row: $1, $2 and $3 are id, run and attempt of whoever writes. */
export const HELD = `jobs.id = $1 AND run = $2 AND attempt = $3 AND stage NOT IN ('${FINAL_STAGES.join("', '")}')`;

const PROGRESS = {
  name: 'job-progress',
  text: `WITH held AS (
      UPDATE jobs SET stage = $4::"JobStage", progress = $5, reading = $6, touched_at = $7 WHERE ${HELD}
      RETURNING id, account_id, title, version, progress
    ), drafted AS (
      INSERT INTO draft_lines (job_id, position, line)
      SELECT held.id, $8 + place - 1, line FROM held, jsonb_array_elements($9::jsonb) WITH ORDINALITY AS fresh(line, place)
    ) SELECT account_id AS "accountId", title, version, progress FROM held`,
};

interface ProgressMade {
  stage: WorkingStage;
  progress: number;
  reading: FileReading | null;
  fresh: readonly LineItem[];
  /** Place of the first of them in the draft. */
  position: number;
}

interface ProgressWritten extends Pick<Job, 'accountId' | 'title'> {
  stage: WorkingStage;
  sign: ProgressSign;
}

/**
 * Gives whose the job is now, what it is called, and what is told of it. Returns null, and writes nothing, when this worker
 * holds it no more.
 */
export const writeProgress = async (
  { pool, now }: Pick<Ports, 'pool' | 'now'>,
  { id, run, attempt }: Pick<Job, 'id' | 'run' | 'attempt'>,
  { stage, progress, reading, fresh, position }: ProgressMade,
): Promise<ProgressWritten | null> => {
  const lines = JSON.stringify(fresh);
  const told = reading && JSON.stringify(reading);
  const touchedAt = now();
  const { rows } = await pool.query<Pick<Job, 'accountId' | 'title' | 'version' | 'progress'>>({
    ...PROGRESS,
    values: [id, run, attempt, stage, progress, told, touchedAt, position, lines],
  });
  const [row] = rows;
  if (!row) return null;
  const { title, ...written } = row;
  const { filePosition = null, step = null } = reading ?? {};
  const touchedAtMs = touchedAt.getTime();
  const sign = { ...written, run, attempt, touchedAtMs, filePosition, step };
  return { accountId: row.accountId, title, stage, sign };
};
