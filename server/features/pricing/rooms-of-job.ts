// The rooms of a job: those found in its uploads, and those its owner corrected.
import type { Room } from '../../domain/rooms.ts';
import type { RoomReading, UploadReading } from '../../estimator/upload-reading.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';

const BY_OWNER = 'the rooms you corrected';

/** Gives rooms as the estimator takes them; null while nothing is corrected. */
export const toReadings = (rooms: readonly Room[] | null): RoomReading[] | null =>
  rooms && rooms.map((room) => ({ ...room, source: room.source ?? BY_OWNER }));

/** A plan and the document that goes with it name the same rooms. */
export const distinctRooms = (readings: UploadReading[]): Room[] => {
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
