// Use case: a viewer asks for an estimate. Checks access and quota, writes the row and its queue message together.
import type { Context } from '../../context.ts';
import { USUAL_DELIVERY } from '../../domain/catalog.ts';
import type { Correction } from '../../domain/scope/corrections.ts';
import { keyReused } from '../../domain/errors.ts';
import { parseCorrections } from '../../domain/scope/patch-input.ts';
import { textToPreview } from '../../domain/scope/text-to-preview.ts';
import { parseInput, type SubmitJobInput, submitJobSchema } from '../../domain/validation.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { inTransaction, type Statements } from '../../infra/db/statements.ts';
import { sha256 } from '../../infra/secrets.ts';
import { isForTests } from '../accounts/accounts.access.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { useOwnFiles } from '../files/files.service.ts';
import { requireFreeDisk } from '../files/upload-room.ts';
import { takeProjectSeq } from '../projects/projects.service.ts';
import { newClaimNumber } from './claim-number.ts';
import { publishJobChange } from './jobs.events.ts';
import { JOB_COLUMNS, jobOf } from './job-row.ts';
import { enqueueRun } from './run-queue.ts';
import { lockRuns } from '../quota/lock-runs.ts';
import { newRun } from '../quota/runs.ts';
import { requireQuota } from '../quota/run-quota.ts';

type Row = Record<string, unknown>;

interface Form {
  accountId: number;
  input: SubmitJobInput;
  corrections: readonly Correction[];
  inputHash: string;
}

/** A test is other contents: a key that started one starts no real job. Those of real jobs keep the hash they have always had. */
const hashOf = (input: SubmitJobInput, isTest: boolean): string =>
  sha256(JSON.stringify(isTest ? { ...input, isTest } : input));

const findRepeated = async (
  tx: Statements,
  { accountId, input: { idempotencyKey }, inputHash }: Form,
): Promise<Job | null> => {
  if (!idempotencyKey) return null;
  const [row] = await tx.$queryRaw<Row[]>`SELECT ${JOB_COLUMNS} FROM jobs AS job
    WHERE account_id = ${accountId} AND idempotency_key = ${idempotencyKey}`;
  const job = row ? jobOf(row) : null;
  if (job && job.inputHash !== inputHash) {
    throw keyReused(
      'This form was already sent with other contents. Reload the page and try again. A program sends other contents with a key of their own.',
    );
  }
  return job;
};

/** Writes the job with its first run and its uploads. */
const insertJob = async (
  ctx: Context,
  tx: Statements,
  { accountId, input, corrections, inputHash }: Form,
  projectSeq: number,
): Promise<Job> => {
  const { projectId, title, instructions, propertyType, finishLevel, agentKind, uploads } = input;
  const run = newRun(ctx, accountId, isForTests(ctx.viewer));
  const [row] = await tx.$queryRaw<[Row]>`WITH job AS (
      INSERT INTO jobs (account_id, trial_guest_id, project_id, project_seq, claim_number, title, instructions, corrections,
        property_type, finish_level, agent_kind, delivery, idempotency_key, input_hash, is_test)
      VALUES (${accountId}, ${ctx.viewer.kind === 'GUEST' ? accountId : null}, ${projectId}, ${projectSeq}, ${newClaimNumber()},
        ${title}, ${instructions}, ${corrections.length > 0 ? JSON.stringify(corrections) : null}::jsonb, ${propertyType}::"PropertyType", ${finishLevel}::"FinishLevel", ${agentKind}::"AgentKind",
        ${input.delivery ?? USUAL_DELIVERY}::"DeliveryMode", ${input.idempotencyKey ?? null}, ${inputHash}, ${run.isTest}) RETURNING *
    ), run AS (
      INSERT INTO job_runs (job_id, run, account_id, address_hash, started_at, counts_in_trial, is_test)
      SELECT id, 1, account_id, ${run.addressHash}, ${run.startedAt}, ${run.countsInTrial}, is_test FROM job
    ), uploads AS (
      INSERT INTO job_files (job_id, position, file_id)
      SELECT id, place - 1, file FROM job, unnest(${uploads}::int[]) WITH ORDINALITY AS upload(file, place)
    ) SELECT ${JOB_COLUMNS} FROM job`;
  return jobOf(row);
};

/**
 * Starts a job and returns it. A second call with the same idempotency key returns the first job.
 * Throws InvalidInput, QUOTA_EXHAUSTED, THROTTLED, UNAUTHENTICATED, STORAGE_FULL.
 */
export const submitJob = async (ctx: Context, rawInput: unknown): Promise<Job> => {
  const accountId = await requireAccountId(ctx);
  const input = parseInput(submitJobSchema, rawInput);
  const corrections = parseCorrections(input.corrections).map((correction) => ({
    ...correction,
    instructions: textToPreview(correction.instructions),
  }));
  const isTest = isForTests(ctx.viewer);
  const form = { accountId, input, corrections, inputHash: hashOf(input, isTest) };
  await requireFreeDisk(ctx);
  const { job, isNew } = await inTransaction(ctx.pool, async (tx) => {
    await lockRuns(ctx, tx, accountId);
    const repeated = await findRepeated(tx, form);
    if (repeated) return { job: repeated, isNew: false };
    const projectSeq = await takeProjectSeq(tx, accountId, input.projectId);
    await useOwnFiles(tx, accountId, input.uploads);
    await requireQuota(ctx, tx, accountId, isTest);
    const created = await insertJob(ctx, tx, form, projectSeq);
    await enqueueRun(ctx, tx, created);
    return { job: created, isNew: true };
  });
  if (isNew) await publishJobChange(ctx, job);
  return job;
};
