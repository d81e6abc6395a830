// Reads a job's uploads for the estimator and keeps the rooms found there, so that their owner can see and correct them.
import type { Ports } from '../../context.ts';
import type { FileReading } from '../../domain/job-reading.ts';
import type { Room } from '../../domain/rooms.ts';
import type {
  EstimateRequest,
  RequestImage,
  RoomReading,
  UploadReading,
} from '../../estimator/estimator.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { openJobPictures } from '../files/read-pictures.ts';
import { readJobUploads } from '../files/read-uploads.ts';
import type { JobUpload } from '../files/uploads-of-job.ts';
import { findLeftOut } from '../files/reading-marks.ts';
import { contentWith } from '../files/upload-content.ts';
import { leftOut } from '../files/reading-notes.ts';
import { correctedRoomsOf, inputsBeforeOf, writeClaimed } from '../jobs/job-claim.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';

const BY_OWNER = 'the rooms you corrected';

/** As the estimator takes them; null while nothing is corrected. */
const toReadings = (rooms: readonly Room[] | null): RoomReading[] | null =>
  rooms && rooms.map((room) => ({ ...room, source: room.source ?? BY_OWNER }));

const withoutLeftOut = (
  readings: UploadReading[],
  files: readonly { id: number }[],
): UploadReading[] => {
  const ids = new Set(files.map(({ id }) => String(id)));
  return readings.map((reading) =>
    ids.has(reading.fileId) ? { ...reading, ...contentWith(leftOut(reading.name)) } : reading,
  );
};

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

export interface UploadsRead extends Pick<EstimateRequest, 'uploads'> {
  correctedRooms: RoomReading[] | null;
  /** What the estimate which stands was priced with: its rooms, and nothing of uploads it was made without. */
  before: Pick<UploadsRead, 'uploads' | 'correctedRooms'>;
  /** For a model that can see; empty without one. */
  images: RequestImage[];
}

/** Throws UNAVAILABLE while the bytes cannot be reached, JobLost, the signal's reason. */
export const readUploadsOf = async (
  ports: Ports,
  job: Job,
  files: readonly JobUpload[],
  signal: AbortSignal,
  onReading: (reading: FileReading) => void,
): Promise<UploadsRead> => {
  const pictures = ports.estimator.seesPictures ? openJobPictures(ports, job, files) : undefined;
  const uploads = await readJobUploads(ports, job, files, signal, { onReading, pictures });
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
