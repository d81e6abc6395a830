// Use case: the owner corrects the rooms read from the uploads, and the job prices its scope anew with them.
import type { Context } from '../../context.ts';
import { FINAL_STAGES, isFinal } from '../../domain/estimate/job-status.ts';
import { type Room, roomsSchema } from '../../domain/scope/rooms.ts';
import { readStoredRooms } from '../../domain/stored-documents.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import { seenVersionSchema } from '../../domain/versions.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { seenEstimate } from '../estimates/seen-estimate.ts';
import { JobStillRunning } from '../jobs/jobs.errors.ts';
import { requireJob } from '../jobs/jobs.service.ts';
import { rerunJob } from '../jobs/rerun-job.ts';

type JobRooms = Pick<Job, 'roomsRead' | 'roomsCorrected'>;

/** The rooms the job is priced with: as corrected, else as read. */
export const roomsOf = ({ roomsRead, roomsCorrected }: JobRooms): Room[] =>
  readStoredRooms(roomsCorrected ?? roomsRead) ?? [];

const isSame = (a: Room, b: Room): boolean =>
  a.name === b.name &&
  a.lengthFt === b.lengthFt &&
  a.widthFt === b.widthFt &&
  a.heightFt === b.heightFt &&
  a.areaSf === b.areaSf;

/** A room that was left as it was is still where it was read. */
const withSources = (rooms: readonly Room[], known: readonly Room[]): Room[] =>
  rooms.map((room) => {
    const { source = null, isUnnamed } = known.find((other) => isSame(room, other)) ?? {};
    return { ...room, source, ...(isUnnamed && { isUnnamed }) };
  });

/** True when rooms were read and nothing runs. */
export const canCorrectRooms = (job: JobRooms & Pick<Job, 'stage'>): boolean =>
  isFinal(job.stage) && roomsOf(job).length > 0;

/** Throws NOT_FOUND, InvalidInput, JobStillRunning, EstimateConflict. An estimate that stands is replaced when the new one is there. */
export const correctRooms = async (
  ctx: Context,
  input: { jobId: unknown; rooms: unknown; version?: unknown },
): Promise<Job> => {
  const known = await requireJob(ctx, parseInput(idSchema, input.jobId));
  const rooms = withSources(parseInput(roomsSchema, input.rooms), roomsOf(known));
  const seen = parseInput(seenVersionSchema, input.version);
  return rerunJob(ctx, known.id, {
    from: FINAL_STAGES,
    Refusal: JobStillRunning,
    guard: seenEstimate(seen),
    inputs: () => ({ roomsCorrected: rooms, change: 'ROOMS_CORRECTED', changeNote: null }),
  });
};
