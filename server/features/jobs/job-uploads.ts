// Reads a job's uploads for the estimator and keeps the rooms found there, so that their owner can see and correct them.
import type { Ports } from '../../context.ts';
import type { Room } from '../../domain/rooms.ts';
import type { UploadReading } from '../../estimator/estimator.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { type ReadingProgress, readJobUploads } from '../files/read-uploads.ts';
import { writeClaimed } from './job-claim.ts';

const CORRECTED = 'Room sizes are as you corrected them.';

/** The corrected rooms stand in for all that was read, with the first upload that showed any. */
const withRooms = (readings: UploadReading[], rooms: Room[]): UploadReading[] => {
  const bearer = Math.max(
    0,
    readings.findIndex((reading) => reading.rooms.length > 0),
  );
  return readings.map((reading, index) =>
    index === bearer
      ? { ...reading, rooms, note: [reading.note, CORRECTED].filter(Boolean).join(' ') }
      : { ...reading, rooms: [] },
  );
};

/** A plan and the document that goes with it name the same rooms. */
const distinctRooms = (readings: UploadReading[]): Room[] => {
  const known = new Map<string, Room>();
  for (const { rooms } of readings) {
    for (const { name, lengthFt, widthFt, heightFt, areaSf } of rooms) {
      const room = { name, lengthFt, widthFt, heightFt, areaSf };
      const key = JSON.stringify([name.toLowerCase(), lengthFt, widthFt, areaSf]);
      if (!known.has(key)) known.set(key, room);
    }
  }
  return [...known.values()];
};

/** Throws UNAVAILABLE while the bytes cannot be reached, JobLost, the signal's reason. */
export const readUploadsOf = async (
  ports: Ports,
  job: Job,
  signal: AbortSignal,
  onProgress: (progress: ReadingProgress) => void,
): Promise<UploadReading[]> => {
  const readings = await readJobUploads(ports, job.id, signal, onProgress);
  if (job.roomsCorrected) return withRooms(readings, job.roomsCorrected as unknown as Room[]);
  const rooms = distinctRooms(readings);
  if (rooms.length > 0) await writeClaimed(ports, job, { roomsRead: rooms });
  return readings;
};
