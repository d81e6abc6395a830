// Finds rooms with their sizes in the text of a document: in tables of rooms, and in lines such as "Kitchen, 16 ft x 12 ft".
import type { RoomReading } from '../upload-reading.ts';
import { sectionRoomOf } from './room-names.ts';
import { nowhere, type PlaceOfLine } from '../../domain/upload-place.ts';
import { headOf, MAX_CELLS, type RoomTableHead } from './table-columns.ts';
import { roomUnderHead } from './room-under-head.ts';
import { roomInLine } from './room-in-line.ts';

const MAX_ROOMS = 60;
/** A line of a longer table says more than a room and its size. */
const MAX_CELLS_IN_LINE = 3;
/** A list of rooms is no longer. */
const MAX_LINES = 800;

const merge = (known: RoomReading, more: RoomReading): RoomReading => ({
  ...known,
  lengthFt: known.lengthFt ?? more.lengthFt,
  widthFt: known.widthFt ?? more.widthFt,
  heightFt: known.heightFt ?? more.heightFt,
  areaSf: known.areaSf ?? more.areaSf,
});

/**
 * @param text lines, cells of tables parted by tabs
 * @param placeOf names where the line of that number, from 0, stands
 * @returns each room once, with what the document says first of it; at most 60
 */
export const readRoomList = (text: string, placeOf: PlaceOfLine = nowhere): RoomReading[] => {
  const rooms = new Map<string, RoomReading>();
  let head: RoomTableHead | null = null;
  let section: string | null = null;
  let tried = 0;
  const seen = new Set<string>();
  for (const [number, line] of text.split('\n').entries()) {
    if (seen.has(line)) continue;
    seen.add(line);
    const cells = line.split('\t', MAX_CELLS).map((cell) => cell.trim());
    const newHead = cells.length > 1 ? headOf(cells) : null;
    if (newHead) {
      head = newHead;
      continue;
    }
    const mayBeLine = cells.length <= MAX_CELLS_IN_LINE && tried < MAX_LINES;
    if (mayBeLine) tried += 1;
    const room =
      (head && roomUnderHead(head, cells)) ?? (mayBeLine ? roomInLine(line, section) : null);
    if (!room) {
      section = (mayBeLine ? sectionRoomOf(line) : null) ?? section;
      continue;
    }
    const known = rooms.get(room.name);
    rooms.set(room.name, known ? merge(known, room) : { ...room, ...placeOf(number) });
    if (rooms.size === MAX_ROOMS) break;
  }
  return [...rooms.values()];
};
