// A worker takes a job: from then on it alone writes to the row, until the job ends or is started anew.
import type { Ports } from '../../context.ts';
import type { AccountKind } from '../../generated/prisma/client.ts';
import { turnOf } from '../accounts/turns.ts';
import { FINAL_STAGES } from '../../domain/job-status.ts';
import { findJobUploads } from '../files/uploads-of-job.ts';
import type { PropertyFacts } from '../projects/projects.service.ts';
import { CLAIMED, type TakenJob } from './taken-job.ts';
import { failJob } from './end-job.ts';
import { ATTEMPTS_MAX } from './job-claim.ts';
import { jobOf } from './job-row.ts';
import { publishJobChange } from './jobs.events.ts';
import type { RunJob } from './run-job.definition.ts';

const CLAIM = {
  name: 'claim-job',
  text: `WITH job AS (
      UPDATE jobs SET attempt = attempt + 1, stage = '${CLAIMED.stage}', progress = $3, reading = NULL, touched_at = $4
      WHERE id = $1 AND run = $2 AND stage NOT IN ('${FINAL_STAGES.join("', '")}') RETURNING *
    ) SELECT job.*, projects.name AS "projectName", projects.zip, accounts.kind::text AS "ownerKind",
      accounts.address_hash AS "ownerNetwork"
    FROM job JOIN projects ON projects.id = job.project_id JOIN accounts ON accounts.id = job.account_id`,
};

interface ClaimedRow extends Record<string, unknown>, PropertyFacts {
  ownerKind: AccountKind;
  ownerNetwork: string | null;
}

/** Takes the job for this worker; null when the message is stale: ended, started anew, or given up right here. */
export const claimJob = async (ports: Ports, { jobId, run }: RunJob): Promise<TakenJob | null> => {
  const { rows } = await ports.pool.query<ClaimedRow>({
    ...CLAIM,
    values: [jobId, run, CLAIMED.progress, ports.now()],
  });
  const [row] = rows;
  if (!row) return null;
  const job = jobOf(row);
  if (job.attempt > ATTEMPTS_MAX) {
    await failJob(ports, job, 'INTERRUPTED');
    return null;
  }
  await publishJobChange(ports, job);
  const uploads = await findJobUploads(ports, jobId);
  const { projectName, zip, ownerKind: kind, ownerNetwork: addressHash } = row;
  const turn = turnOf({ accountId: job.accountId, kind, addressHash });
  return { job, property: { projectName, zip }, uploads, turn };
};
