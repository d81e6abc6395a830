// Rooms of uploads as the places that they may be: what is measured of each, within what a room can be.
import type { EstimateRequest } from '../estimate-request.ts';
import type { RoomReading } from '../upload-reading.ts';
import { roomTypeOf } from './plans/room-types.ts';
import type { MeasuredRoom } from './text/rooms.ts';

const LEAST_SIDE = 2;
const LARGEST_SIDE = 300;
const plausible = (side: number | null): side is number =>
  side !== null && side >= LEAST_SIDE && side <= LARGEST_SIDE;

/** Shares of its rectangle that an L has, or a room with a bay cut off. */
const CUT_OUT = { least: 0.4, most: 0.97 } as const;
const isCutOut = (rectangle: number, area: number | null): boolean =>
  area !== null && area > rectangle * CUT_OUT.least && area < rectangle * CUT_OUT.most;

/** A room of an upload as its place; a size that cannot be is none. */
const measuredRoom = ({
  name,
  lengthFt,
  widthFt,
  heightFt,
  areaSf,
  openings,
  isUnnamed,
  source = null,
}: RoomReading): MeasuredRoom => {
  const { type, isExact, isOutdoors } = roomTypeOf(name);
  const hasSides = plausible(lengthFt) && plausible(widthFt);
  const area = areaSf !== null && areaSf >= 4 && areaSf <= 200_000 ? areaSf : null;
  return {
    type: isUnnamed ? 'unknown' : type,
    label: name,
    lengthFt: hasSides ? Math.max(lengthFt, widthFt) : null,
    widthFt: hasSides ? Math.min(lengthFt, widthFt) : null,
    areaSf: hasSides && !isCutOut(lengthFt * widthFt, area) ? null : area,
    heightFt: heightFt !== null && heightFt >= 6 && heightFt <= 40 ? heightFt : null,
    openings: openings ?? null,
    source,
    isExact,
    isOutdoors,
  };
};

/** What a reading that its owner kept as it was says of its area and openings, beside what they may change. */
const asRead = (room: RoomReading, uploads: EstimateRequest['uploads']): RoomReading => {
  const same = uploads
    .flatMap(({ rooms }) => rooms)
    .find(
      (other) =>
        other.name === room.name &&
        other.lengthFt === room.lengthFt &&
        other.widthFt === room.widthFt &&
        other.areaSf === room.areaSf,
    );
  if (same) return { ...room, ...(same.openings && { openings: same.openings }) };
  // Sides that were changed are those of a rectangle.
  return room.lengthFt !== null && room.widthFt !== null ? { ...room, areaSf: null } : room;
};

/** Rooms that a request is read with: as their owner corrected them, else as the uploads show them. */
export const measuredRooms = ({
  correctedRooms,
  uploads,
}: Pick<EstimateRequest, 'correctedRooms' | 'uploads'>): MeasuredRoom[] => {
  const rooms =
    correctedRooms?.map((room) => asRead(room, uploads)) ??
    uploads.flatMap((upload) => upload.rooms);
  return rooms.map(measuredRoom);
};
