// Use case: a viewer asks for an estimate. Checks access and quota, writes the row and its queue message together.
import type { Context } from '../../context.ts';
import { USUAL_DELIVERY } from '../../domain/catalog.ts';
import type { Correction } from '../../domain/corrections.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { STAGE_PROGRESS } from '../../domain/job-status.ts';
import { parseCorrections } from '../../domain/patch-input.ts';
import { textToPreview } from '../../domain/text-to-preview.ts';
import { parseInput, type SubmitJobInput, submitJobSchema } from '../../domain/validation.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { type Statements, transact } from '../../infra/db/statements.ts';
import type { Hand } from '../../infra/queue.ts';
import { sha256 } from '../../infra/secrets.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { useOwnFiles } from '../files/files.service.ts';
import { requireFreeDisk } from '../files/upload-room.ts';
import { takeProjectSeq } from '../projects/projects.service.ts';
import { newClaimNumber } from './claim-number.ts';
import { publishJobChange } from './jobs.events.ts';
import { CLAIMED, type TakenJob } from './taken-job.ts';
import { newPlace } from './enqueue-run.ts';
import { jobOf } from './job-row.ts';
import { type RunJob, runJob } from './run-job.definition.ts';
import { lockRuns } from '../quota/lock-runs.ts';
import { newRun } from '../quota/runs.ts';
import { requireQuota } from '../quota/run-quota.ts';

type Row = Record<string, unknown>;

const findRepeated = async (
  tx: Statements,
  accountId: number,
  { idempotencyKey }: SubmitJobInput,
  inputHash: string,
): Promise<Job | null> => {
  if (!idempotencyKey) return null;
  const [row] = await tx.$queryRaw<Row[]>`SELECT * FROM jobs
    WHERE account_id = ${accountId} AND idempotency_key = ${idempotencyKey}`;
  const job = row ? jobOf(row) : null;
  if (job && job.inputHash !== inputHash) {
    throw new InvalidInput(
      'This form was already sent with other contents. Reload the page and try again.',
    );
  }
  return job;
};

/** What a job starts from; `id` and `rank` as `newPlace` has them. */
interface Start extends Omit<TakenJob, 'job'> {
  id: number;
  rank: number;
  projectSeq: number;
}

interface Form {
  accountId: number;
  input: SubmitJobInput;
  corrections: readonly Correction[];
  inputHash: string;
}

/** `start` is null where the form was sent before. */
interface Made {
  job: Job;
  start: Start | null;
}

/** Asks everything at once: each query sees what was committed before the lock was taken. */
const lookAround = async (
  ctx: Context,
  tx: Statements,
  { accountId, input, inputHash }: Form,
): Promise<{ seen: Start } | { made: Made }> => {
  const lock = lockRuns(ctx, tx, accountId);
  const repeat = findRepeated(tx, accountId, input, inputHash);
  const number = takeProjectSeq(tx, accountId, input.projectId);
  const files = useOwnFiles(tx, accountId, input.uploads);
  const quota = requireQuota(ctx, tx, accountId);
  const place = newPlace(tx, accountId);
  // Several things may speak against the job. The first one below is told.
  await Promise.allSettled([lock, repeat, number, files, quota, place]);
  await lock;
  const repeated = await repeat;
  if (repeated) return { made: { job: repeated, start: null } };
  const [taken, uploads] = [await number, await files];
  await quota;
  return { seen: { ...taken, uploads, ...(await place) } };
};

const insertJob = async (
  ctx: Context,
  tx: Statements,
  { accountId, input, corrections, inputHash }: Form,
  { id, projectSeq }: Start,
  { stage, progress, attempt }: Pick<Job, 'stage' | 'progress' | 'attempt'>,
): Promise<Job> => {
  const { projectId, title, instructions, propertyType, finishLevel, agentKind, uploads } = input;
  const run = newRun(ctx, accountId);
  const [row] = await tx.$queryRaw<[Row]>`WITH job AS (
      INSERT INTO jobs (id, account_id, trial_guest_id, project_id, project_seq, claim_number, title, instructions, corrections,
        property_type, finish_level, agent_kind, delivery, idempotency_key, input_hash, stage, progress, attempt)
      VALUES (${id}, ${accountId}, ${ctx.viewer.kind === 'GUEST' ? accountId : null}, ${projectId}, ${projectSeq}, ${newClaimNumber()},
        ${title}, ${instructions}, ${corrections.length > 0 ? JSON.stringify(corrections) : null}::jsonb, ${propertyType}::"PropertyType", ${finishLevel}::"FinishLevel", ${agentKind}::"AgentKind",
        ${input.delivery ?? USUAL_DELIVERY}::"DeliveryMode", ${input.idempotencyKey ?? null}, ${inputHash},
        ${stage}::"JobStage", ${progress}, ${attempt}) RETURNING *
    ), run AS (
      INSERT INTO job_runs (job_id, run, account_id, address_hash, started_at, counts_in_trial)
      SELECT id, 1, account_id, ${run.addressHash}, ${run.startedAt}, ${run.countsInTrial} FROM job
    ), uploads AS (
      INSERT INTO job_files (job_id, position, file_id)
      SELECT id, place - 1, file FROM job, unnest(${uploads}::int[]) WITH ORDINALITY AS upload(file, place)
    ) SELECT * FROM job`;
  return jobOf(row);
};

/** State of a job before a worker takes it. */
const WAITING = { stage: 'QUEUED', progress: STAGE_PROGRESS.QUEUED, attempt: 0 } as const;

type RunHand = Hand<RunJob, TakenJob> | null;

/** Writes the job and its message at once. */
const takeIn = async (
  ctx: Context,
  tx: Statements,
  form: Form,
  start: Start,
  hand: RunHand,
): Promise<Made> => {
  const message = { jobId: start.id, run: 1 };
  const [job] = await Promise.all([
    insertJob(ctx, tx, form, start, hand ? { ...CLAIMED, attempt: 1 } : WAITING),
    hand ? hand.send(message, tx) : ctx.queue.send(runJob, message, tx, start.rank),
  ]);
  return { job, start };
};

/**
 * Starts a job and returns it as it came in; the same idempotency key returns the first one's. A worker of this process that
 * waits claims it by the same commit.
 * Throws InvalidInput, QUOTA_EXHAUSTED, THROTTLED, UNAUTHENTICATED, STORAGE_FULL.
 */
export const submitJob = async (ctx: Context, rawInput: unknown): Promise<Job> => {
  const accountId = await requireAccountId(ctx);
  const input = parseInput(submitJobSchema, rawInput);
  const corrections = parseCorrections(input.corrections).map((correction) => ({
    ...correction,
    instructions: textToPreview(correction.instructions),
  }));
  const form = { accountId, input, corrections, inputHash: sha256(JSON.stringify(input)) };
  await requireFreeDisk(ctx);
  const reserved: { hand: RunHand } = { hand: null };
  const { job, start } = await transact(ctx.pool, {
    look: (tx) => lookAround(ctx, tx, form),
    write(tx, seen: Start) {
      reserved.hand = ctx.queue.reserve(runJob);
      return takeIn(ctx, tx, form, seen, reserved.hand);
    },
  }).catch((error: unknown) => {
    reserved.hand?.letGo();
    throw error;
  });
  if (!start) return job;
  reserved.hand?.begin({ job, property: start.property, uploads: start.uploads });
  await publishJobChange(ctx, job);
  return { ...job, ...WAITING };
};
