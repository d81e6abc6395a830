// Which picture shows which room, and under which number: for the appendix of pictures, and for the heads of the lines.
import { isOfRooms } from '../../../domain/estimate/room-groups.ts';
import { isSameRoom } from '../../../domain/estimate/same-room.ts';
import type { EstimatePrint, ExportPicture } from '../export-data.ts';

export interface PlacedPicture {
  picture: ExportPicture;
  /** Place among the pictures of the estimate, from 0. */
  index: number;
  /** Number that is printed, from 1. */
  number: number;
}

export interface RoomPictures {
  room: string | null;
  pictures: PlacedPicture[];
}

/** Groups the pictures: rooms in the order of the lines, then rooms without lines, last the pictures without a room. */
export const picturesByRoom = ({
  pictures,
  document,
}: Pick<EstimatePrint, 'pictures' | 'document'>): RoomPictures[] => {
  const known = [
    ...document.items.flatMap(({ metadata }) => metadata.rooms),
    ...pictures.flatMap(({ room }) => room ?? []),
  ];
  const spelled = (room: string) => known.find((other) => isSameRoom(room, other)) ?? room;
  const rooms = Map.groupBy(
    pictures.map((picture, index) => ({ picture, index })),
    ({ picture: { room } }) => room && spelled(room),
  );
  let number = 0;
  return [...new Set([...known.map(spelled), null])].flatMap((room) => {
    const shown = rooms.get(room)?.map((one) => ({ ...one, number: (number += 1) }));
    return shown ? [{ room, pictures: shown }] : [];
  });
};

/** `photo 3`, `photos 1–2, 5` */
const numbersOf = (numbers: readonly number[]): string => {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const words = runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  return `${numbers.length === 1 ? 'photo' : 'photos'} ${words.join(', ')}`;
};

/** Says beside the head of rooms which pictures show them; null where none does. */
export const pictureNotes = (
  print: EstimatePrint,
): ((rooms: readonly string[]) => string | null) => {
  const placed = picturesByRoom(print);
  return (rooms) => {
    const numbers = placed
      .filter(({ room }) => room !== null && isOfRooms(room, rooms))
      .flatMap(({ pictures }) => pictures.map(({ number }) => number));
    return numbers.length === 0 ? null : numbersOf(numbers);
  };
};
