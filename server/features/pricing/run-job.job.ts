// Prices one job: takes the row, reads its uploads, asks the estimator, writes estimate and final state together, tells.
// Delivered at least once: a repeated or stale message does nothing.
import { setInterval } from 'node:timers';
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { FileReading } from '../../domain/estimate/job-reading.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';
import { usualUse } from '../../domain/paper/usual-use.ts';
import type { Room } from '../../domain/scope/rooms.ts';
import { readStoredCorrections } from '../../domain/stored-documents.ts';
import type { EstimateObserver } from '../../estimator/estimate-observer.ts';
import type { EstimateRequest, RequestImage } from '../../estimator/estimate-request.ts';
import type { RoomReading, UploadReading } from '../../estimator/upload-reading.ts';
import type { Job } from '../../generated/prisma/client.ts';
import type { Caller } from '../../infra/caller.ts';
import { bindJob, type JobBinding } from '../../infra/queue/queue.ts';
import { publishEstimateChange } from '../estimates/estimates.events.ts';
import { readStandingScope, recordEstimate } from '../estimates/record-estimate.ts';
import { findLeftOut, recordLeftOut } from '../files/left-out-uploads.ts';
import { openJobPictures } from '../files/read-pictures.ts';
import { readJobUploads } from '../files/read-uploads.ts';
import type { JobUpload } from '../files/uploads-of-job.ts';
import { failJob, finishJob } from '../jobs/end-job.ts';
import {
  ATTEMPTS_MAX,
  canTryAgain,
  claimJob,
  type ClaimedJob,
  correctedRoomsOf,
  dropEstimateDraft,
  inputsBeforeOf,
  JobLost,
  type JobProgress,
  trackProgress,
  writeClaimed,
} from '../jobs/job-claim.ts';
import { runJob } from '../jobs/run-queue.ts';
import { spareTrial } from '../quota/free-trial.ts';
import { takeModelRun } from '../quota/model-runs.ts';
import { leftOut } from '../reading/reading-notes.ts';
import { contentWith } from '../reading/upload-content.ts';
import { recordModelCall } from './model-calls.ts';

const BY_OWNER = 'the rooms you corrected';

/** Gives rooms as the estimator takes them; null while nothing is corrected. */
const toReadings = (rooms: readonly Room[] | null): RoomReading[] | null =>
  rooms && rooms.map((room) => ({ ...room, source: room.source ?? BY_OWNER }));

/** A plan and the document that goes with it name the same rooms. */
const distinctRooms = (readings: UploadReading[]): Room[] => {
  const known = new Map<string, Room>();
  for (const { rooms } of readings) {
    for (const { name, lengthFt, widthFt, heightFt, areaSf, isUnnamed, source = null } of rooms) {
      const size = { lengthFt, widthFt, heightFt, areaSf };
      const room: Room = { name, ...size, source, ...(isUnnamed && { isUnnamed }) };
      const key = JSON.stringify([name.toLowerCase(), lengthFt, widthFt, areaSf]);
      if (!known.has(key)) known.set(key, room);
    }
  }
  return [...known.values()].slice(0, ESTIMATE_LIMITS.rooms);
};

const withoutLeftOut = (
  readings: UploadReading[],
  files: readonly { id: number }[],
): UploadReading[] => {
  const ids = new Set(files.map(({ id }) => String(id)));
  return readings.map((reading) =>
    ids.has(reading.fileId) ? { ...reading, ...contentWith(leftOut(reading.name)) } : reading,
  );
};

interface UploadsRead extends Pick<EstimateRequest, 'uploads'> {
  correctedRooms: RoomReading[] | null;
  /** What the estimate which stands was priced with: its rooms, and nothing of uploads it was made without. */
  before: Pick<UploadsRead, 'uploads' | 'correctedRooms'>;
  /** Pictures for a model that can see; empty without such a model. */
  images: RequestImage[];
}

/**
 * Reads a job's uploads for the estimator and keeps the rooms found there, so that their owner can see and correct them.
 * Throws UNAVAILABLE while the bytes cannot be reached, JobLost, the signal's reason.
 */
const readUploadsOf = async (
  ports: Ports,
  job: Job,
  files: readonly JobUpload[],
  caller: Caller & { signal: AbortSignal },
  onReading: (reading: FileReading) => void,
): Promise<UploadsRead> => {
  const pictures = ports.estimator.seesPictures ? openJobPictures(ports, job, files) : undefined;
  const uploads = await readJobUploads(ports, job, files, caller, {
    onReading,
    pictures,
    usualUse: usualUse(job.instructions),
  });
  const inputsBefore = inputsBeforeOf(job);
  const corrected = correctedRoomsOf(job);
  const found = corrected ? [] : distinctRooms(uploads);
  if (found.length > 0) await writeClaimed(ports, job, { roomsRead: found });
  return {
    uploads,
    correctedRooms: toReadings(corrected),
    before: {
      uploads: inputsBefore ? withoutLeftOut(uploads, await findLeftOut(ports, job.id)) : uploads,
      correctedRooms: toReadings(inputsBefore?.roomsCorrected ?? null),
    },
    images: pictures?.images ?? [],
  };
};

const SIGN_OF_LIFE_MS = 5_000;

const observerOf = (ports: Ports, job: Job, progress: JobProgress): EstimateObserver => ({
  onStage: (stage) => progress.enter(stage),
  onLine: (line) => progress.addLine(line),
  onRestart: () => progress.restart(),
  onUsage: (use) => recordModelCall(ports, job.id, use),
});

/** Asks the estimator, with a sign of life meanwhile; its stages and lines go to the row. Throws JobLost. */
const estimateJob = async (
  ports: Ports,
  { job, property, uploads, turn }: ClaimedJob,
  signal: AbortSignal,
): Promise<EstimateDocument> => {
  const lost = new AbortController();
  const stop = AbortSignal.any([signal, lost.signal]);
  const caller = { owner: turn, signal: stop };
  const progress = trackProgress(ports, job, (error) => lost.abort(error));
  const signOfLife = setInterval(() => {
    writeClaimed(ports, job, {}).catch((error: unknown) => {
      if (error instanceof JobLost) lost.abort(error);
    });
  }, SIGN_OF_LIFE_MS);
  try {
    const { before: readBefore, ...read } = await readUploadsOf(
      ports,
      job,
      uploads,
      caller,
      (reading) => progress.read(reading),
    );
    const before = inputsBeforeOf(job);
    const scope = before && (await readStandingScope(ports, job.id));
    const request: EstimateRequest = {
      instructions: job.instructions,
      corrections: readStoredCorrections(job.corrections),
      refinements: job.refinements,
      title: job.title,
      propertyType: job.propertyType,
      finishLevel: job.finishLevel,
      agentKind: job.agentKind,
      delivery: job.delivery,
      ...property,
      ...read,
      ...(before &&
        scope && {
          standing: {
            scope,
            before: { refinements: before.refinements, ...readBefore },
          },
        }),
      now: ports.now(),
    };
    const isModelUsedUp = ports.estimator.asksModel(request) && !(await takeModelRun(ports, job));
    return await ports.estimator.estimate(
      { ...request, isModelUsedUp },
      observerOf(ports, job, progress),
      caller,
    );
  } finally {
    clearInterval(signOfLife);
    await progress.close();
    lost.signal.throwIfAborted();
  }
};

/** Writes the estimate of a job together with its final state, and publishes both. Throws JobLost. */
const endReady = async (ports: Ports, job: Job, document: EstimateDocument): Promise<void> => {
  const estimateId = await finishJob(ports, job, async (tx, owner) => {
    const titled = { ...document, title: owner.title ?? document.title };
    const recorded = await recordEstimate(tx, { ...job, ...owner }, titled);
    const leftOutCount = await recordLeftOut(tx, job);
    if (leftOutCount > 0 || document.items.length === 0) await spareTrial(tx, job);
    return recorded;
  });
  await publishEstimateChange(ports, estimateId);
};

const runClaimed = async (
  ports: Ports,
  claimed: ClaimedJob,
  signal: AbortSignal,
): Promise<void> => {
  const { job } = claimed;
  try {
    // What an attempt that died had priced is not continued: this one prices everything anew.
    if (job.attempt > 1) await dropEstimateDraft(ports.db, job.id);
    await endReady(ports, job, await estimateJob(ports, claimed, signal));
  } catch (error) {
    if (error instanceof JobLost) return;
    // What is too large is so at the next try, too.
    const isTooLarge = error instanceof DomainError && error.code === 'TOO_LARGE';
    // Stopping, or worth another try: the queue hands the message out again.
    if (signal.aborted || (canTryAgain(job) && !isTooLarge)) throw error;
    ports.log.error({ err: error, jobId: job.id }, 'A job was given up');
    const failed = isTooLarge
      ? failJob(ports, job, 'TOO_LARGE', error.message)
      : failJob(ports, job, 'INTERNAL');
    await failed.catch((failure: unknown) => {
      if (!(failure instanceof JobLost)) throw failure;
    });
  }
};

export const bindRunJob = (ports: Ports): JobBinding =>
  bindJob(runJob, async (message, signal) => {
    const claimed = await claimJob(ports, message);
    if (!claimed) return;
    // The workers of all earlier attempts died.
    if (claimed.job.attempt > ATTEMPTS_MAX) await failJob(ports, claimed.job, 'INTERRUPTED');
    else await runClaimed(ports, claimed, signal);
  });
