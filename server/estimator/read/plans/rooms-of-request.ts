// The rooms a request is read with.
import type { EstimateRequest } from '../../estimate-request.ts';
import type { RoomReading } from '../../upload-reading.ts';

/** Their owner's corrections, where there are any, stand in for all that the uploads show. Each says where it is from. */
export const roomsOfRequest = ({
  uploads,
  correctedRooms,
}: Pick<EstimateRequest, 'uploads' | 'correctedRooms'>): readonly RoomReading[] =>
  correctedRooms ??
  uploads.flatMap(({ name, rooms }) =>
    rooms.map((room) => ({ ...room, source: room.source ?? name })),
  );
