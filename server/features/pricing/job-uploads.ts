// Reads a job's uploads for the estimator and keeps the rooms found there, so that their owner can see and correct them.
import type { Ports } from '../../context.ts';
import { type Room } from '../../domain/rooms.ts';
import type { RequestImage, UploadReading } from '../../estimator/estimator.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { readJobPictures } from '../files/read-pictures.ts';
import { type ReadingProgress, readJobUploads } from '../files/read-uploads.ts';
import { findLeftOut } from '../files/reading-marks.ts';
import { contentWith } from '../files/read-upload.ts';
import { leftOut } from '../files/reading-notes.ts';
import { inputsBeforeOf, writeClaimed } from '../jobs/job-claim.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';

const CORRECTED = 'Room sizes are as you corrected them.';
const BY_OWNER = 'the rooms you corrected';

const withPlace = (room: Room): Room => ({ ...room, source: room.source ?? BY_OWNER });

/** The corrected rooms, where there are any, stand in for all that was read, with the first upload that showed some. */
const withRooms = (readings: UploadReading[], rooms: Room[] | null): UploadReading[] => {
  if (rooms === null) return readings;
  const bearer = Math.max(
    0,
    readings.findIndex((reading) => reading.rooms.length > 0),
  );
  return readings.map((reading, index) =>
    index === bearer
      ? {
          ...reading,
          rooms: rooms.map(withPlace),
          note: [reading.note, CORRECTED].filter(Boolean).join(' '),
        }
      : { ...reading, rooms: [] },
  );
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

export interface UploadsRead {
  uploads: UploadReading[];
  /** What the estimate which stands was priced with: its rooms, and nothing of uploads it was made without. */
  uploadsBefore: UploadReading[];
  /** For a model that can see; empty without one. */
  images: RequestImage[];
}

/** Throws UNAVAILABLE while the bytes cannot be reached, JobLost, the signal's reason. */
export const readUploadsOf = async (
  ports: Ports,
  job: Job,
  signal: AbortSignal,
  onProgress: (progress: ReadingProgress) => void,
): Promise<UploadsRead> => {
  const pictures = ports.estimator.seesPictures
    ? await readJobPictures(ports, job, signal)
    : { images: [], notes: undefined };
  const uploads = await readJobUploads(ports, job, signal, onProgress, {
    ...(pictures.notes && { pictureNotes: pictures.notes }),
  });
  const { images } = pictures;
  const inputsBefore = inputsBeforeOf(job);
  const before = inputsBefore ? withoutLeftOut(uploads, await findLeftOut(ports, job.id)) : uploads;
  const rooms = job.roomsCorrected ? [] : distinctRooms(uploads);
  if (rooms.length > 0) await writeClaimed(ports, job, { roomsRead: rooms });
  return {
    uploads: withRooms(uploads, job.roomsCorrected as unknown as Room[] | null),
    uploadsBefore: withRooms(before, inputsBefore?.roomsCorrected ?? null),
    images,
  };
};
