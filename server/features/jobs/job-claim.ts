// A worker's claim on one job row: taking it, writing to it, and signs of progress. Every write names its attempt.
// So a worker that was taken for dead, or whose job was canceled, cannot overwrite later work.
import type { Ports } from '../../context.ts';
import type { LineItem } from '../../domain/estimate/estimate.ts';
import { type FileReading, shareRead } from '../../domain/estimate/job-reading.ts';
import {
  FINAL_STAGES,
  STAGE_PROGRESS,
  type WorkingStage,
} from '../../domain/estimate/job-status.ts';
import type { Room } from '../../domain/scope/rooms.ts';
import {
  readStoredInputs,
  readStoredRooms,
  type StoredInputs,
} from '../../domain/stored-documents.ts';
import type { AccountKind, Job, Prisma } from '../../generated/prisma/client.ts';
import { type Statements, UNHURRIED } from '../../infra/db/statements.ts';
import { turnOf } from '../accounts/turns.ts';
import { findJobUploads, type JobUpload } from '../files/uploads-of-job.ts';
import type { PropertyFacts } from '../projects/projects.service.ts';
import { JOB_COLUMNS, jobOf } from './job-row.ts';
import { type ProgressSign, publishJobChange } from './jobs.events.ts';
import type { RunJob } from './run-queue.ts';

/** Starts of one run before the job is given up; a job that kills its process counts too. */
export const ATTEMPTS_MAX = 3;

/** A job that this worker has claimed, with what it needs to price it. */
export interface ClaimedJob {
  job: Job;
  property: PropertyFacts;
  uploads: readonly JobUpload[];
  /** Names who takes a turn for its work; see accounts/turns.ts. */
  turn: string;
}

const CLAIM = {
  name: 'claim-job',
  text: `WITH job AS (
      UPDATE jobs SET attempt = attempt + 1, stage = 'READING_UPLOADS', progress = $3, reading = NULL, touched_at = $4
      WHERE id = $1 AND run = $2 AND stage NOT IN ('${FINAL_STAGES.join("', '")}') RETURNING *
    ) SELECT ${JOB_COLUMNS.sql}, projects.name AS "projectName", projects.zip, accounts.kind::text AS "ownerKind",
      accounts.address_hash AS "ownerNetwork"
    FROM job JOIN projects ON projects.id = job.project_id JOIN accounts ON accounts.id = job.account_id`,
};

interface ClaimedRow extends Record<string, unknown>, PropertyFacts {
  ownerKind: AccountKind;
  ownerNetwork: string | null;
}

/** Claims the job for this worker; null when the message is stale: the job has ended, or was started anew. */
export const claimJob = async (
  ports: Ports,
  { jobId, run }: RunJob,
): Promise<ClaimedJob | null> => {
  const { rows } = await ports.pool.query<ClaimedRow>({
    ...CLAIM,
    values: [jobId, run, STAGE_PROGRESS.READING_UPLOADS, ports.now()],
  });
  const [row] = rows;
  if (!row) return null;
  const job = jobOf(row);
  await publishJobChange(ports, job);
  const uploads = await findJobUploads(ports, jobId);
  const { projectName, zip, ownerKind: kind, ownerNetwork: addressHash } = row;
  const turn = turnOf({ accountId: job.accountId, kind, addressHash });
  return { job, property: { projectName, zip }, uploads, turn };
};

/** The row was canceled, or another worker has it. Nothing may be written any more. */
export class JobLost extends Error {
  override readonly name = 'JobLost';
}

/** Names the attempt that writes. */
type Attempt = Pick<Job, 'id' | 'run' | 'attempt'>;

export const canTryAgain = ({ attempt }: Attempt): boolean => attempt < ATTEMPTS_MAX;

const heldBy = ({ id, run, attempt }: Attempt) => ({
  id,
  run,
  attempt,
  stage: { notIn: FINAL_STAGES },
});

/** Whose the job is now, and what it is called: it may have been adopted and renamed since it was claimed. */
export type JobOwner = Pick<Job, 'accountId' | 'title'>;

/** Writes to the row if this worker still holds it; `db` may be a transaction. Throws JobLost otherwise. */
export const writeClaimed = async (
  { db, now }: Pick<Ports, 'now'> & { db: Pick<Prisma.TransactionClient, 'job'> },
  job: Attempt,
  data: Prisma.JobUpdateManyMutationInput,
): Promise<JobOwner> => {
  const [owner] = await db.job.updateManyAndReturn({
    where: heldBy(job),
    data: { ...data, touchedAt: now() },
    select: { accountId: true, title: true },
  });
  if (!owner) throw new JobLost();
  return owner;
};

/** The condition of every write to a job's row: $1, $2 and $3 are the writer's id, run and attempt. */
const HELD = `jobs.id = $1 AND run = $2 AND attempt = $3 AND stage NOT IN ('${FINAL_STAGES.join("', '")}')`;

const PROGRESS = {
  name: 'job-progress',
  // Nobody waits for the disk: what a crash forgets of it is priced anew.
  text: `WITH ${UNHURRIED}, held AS (
      UPDATE jobs SET stage = $4::"JobStage", progress = $5, reading = $6, touched_at = $7 FROM unhurried WHERE ${HELD}
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
  /** Position of the first line in the draft. */
  position: number;
}

interface ProgressWritten extends Pick<Job, 'accountId' | 'title'> {
  stage: WorkingStage;
  sign: ProgressSign;
}

/**
 * Returns the job's present owner, its name and its news. Writes nothing and returns null when another worker
 * holds the job or it has ended.
 */
export const writeProgress = async (
  { pool, now }: Pick<Ports, 'pool' | 'now'>,
  { id, run, attempt }: Attempt,
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

export const correctedRoomsOf = ({ roomsCorrected }: Pick<Job, 'roomsCorrected'>): Room[] | null =>
  readStoredRooms(roomsCorrected);

/** What the estimate that stands was priced with; null for a job's first run. */
export const inputsBeforeOf = ({ inputsBefore }: Pick<Job, 'inputsBefore'>): StoredInputs | null =>
  readStoredInputs(inputsBefore);

/** Drops the lines priced so far. */
export const dropEstimateDraft = async (tx: Statements, jobId: number): Promise<void> => {
  await tx.$executeRaw`DELETE FROM draft_lines WHERE job_id = ${jobId}`;
};

// Progress goes from a running job to its row and its followers without holding the job up: what gathers while one write is
// under way goes out with the next.

/** Lines after which the pricing bar stands at half of its way. */
const LINES_HALF_WAY = 20;

/** Between two writes; people see no difference between four news a second and forty. */
const PAUSE_MS = 250;

/** Time before the first write: nobody could have seen anything of a job that is over by then. */
const FIRST_AFTER_MS = 30;

/** How much of a stage is done, 0 to 1; the other stages are over before a bar could move. */
interface Done {
  read: number;
  lines: number;
}

const END_OF: Partial<Record<WorkingStage, { next: WorkingStage; share: (done: Done) => number }>> =
  {
    READING_UPLOADS: { next: 'UNDERSTANDING_SCOPE', share: ({ read }) => read },
    PRICING: { next: 'WRITING_UP', share: ({ lines }) => lines / (lines + LINES_HALF_WAY) },
  };

const progressOf = (stage: WorkingStage, done: Done): number => {
  const start = STAGE_PROGRESS[stage];
  const end = END_OF[stage];
  return end ? start + (STAGE_PROGRESS[end.next] - start) * end.share(done) : start;
};

export interface JobProgress {
  read(reading: FileReading): void;
  enter(stage: WorkingStage): void;
  addLine(line: LineItem): void;
  /** Withdraws all lines so far. */
  restart(): void;
  /** Waits for the write under way and drops what has gathered since: the finished estimate says it all. */
  close(): Promise<void>;
}

/** `onLost` hears of the first write that failed; later ones are not tried. */
export const trackProgress = (
  ports: Ports,
  job: Job,
  onLost: (error: unknown) => void,
): JobProgress => {
  let stage: WorkingStage = 'READING_UPLOADS';
  let lines: LineItem[] = [];
  let written = 0;
  let reading: FileReading | null = null;
  let read = 0;
  let isWithdrawn = false;
  let isStale = false;
  let isClosed = false;
  let writing = Promise.resolve();

  const dropDraft = () =>
    ports.db.$transaction(async (tx) => {
      await writeClaimed({ db: tx, now: ports.now }, job, {});
      await dropEstimateDraft(tx, job.id);
    });
  const writeOnce = async () => {
    isStale = false;
    const [fresh, position, isDraftOld] = [lines, written, isWithdrawn];
    lines = [];
    written += fresh.length;
    isWithdrawn = false;
    const progress = progressOf(stage, { read, lines: written });
    const made = { stage, progress, reading, fresh, position };
    if (isDraftOld) await dropDraft();
    const done = await writeProgress(ports, job, made);
    if (!done) throw new JobLost();
    await publishJobChange(ports, { ...job, ...done });
  };
  /** A bounded number of events a second; what does not wait for it is a new stage, the first line, and the end. */
  let hasBegun = false;
  let isHurried = false;
  let wake = () => {};
  const hurry = () => {
    isHurried = true;
    if (hasBegun) wake();
  };
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const writeWhileStale = async () => {
    if (!hasBegun) await pause(FIRST_AFTER_MS);
    hasBegun = true;
    while (isStale && !isClosed) {
      isHurried = false;
      await writeOnce();
      if (!isHurried) await pause(PAUSE_MS);
    }
  };
  let isWriting = false;
  const touch = () => {
    isStale = true;
    if (isWriting || isClosed) return;
    isWriting = true;
    writing = writeWhileStale()
      .catch((error: unknown) => {
        isClosed = true;
        onLost(error);
      })
      .finally(() => {
        isWriting = false;
      });
  };

  return {
    read(now) {
      reading = now;
      // A plan is looked at and then read: its pages are counted twice, the bar goes on.
      read = Math.max(read, shareRead(now));
      touch();
    },
    enter(next) {
      stage = next;
      reading = null;
      touch();
      hurry();
    },
    restart() {
      lines = [];
      written = 0;
      isWithdrawn = true;
      touch();
    },
    addLine(line) {
      lines.push(line);
      touch();
      if (written === 0) hurry();
    },
    async close() {
      isClosed = true;
      wake();
      await writing;
    },
  };
};
