import type { EstimateRequest } from '../../estimate-request.ts';
import type { RoomReading } from '../../upload-reading.ts';

/** The rooms of a request: its owner's corrections, else the rooms of all uploads, each with the name of its file as source. */
export const roomsOfRequest = ({
  uploads,
  correctedRooms,
}: Pick<EstimateRequest, 'uploads' | 'correctedRooms'>): readonly RoomReading[] =>
  correctedRooms ??
  uploads.flatMap(({ name, rooms }) =>
    rooms.map((room) => ({ ...room, source: room.source ?? name })),
  );
