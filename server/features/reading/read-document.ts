// What a document says: its numbers by geometry, its rooms, and the sentences outside of its tables.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PaperEstimate, PaperRoom } from '../../domain/paper/paper-estimate.ts';
import { readPaper } from '../../estimator/read/tables/read-paper.ts';
import { readRoomList } from '../../estimator/uploads/room-list.ts';
import type { ReadingCaller } from '../../infra/media/read-media.ts';
import type { PaperReading } from './read-upload.ts';
import { gapNotes, noText, nothingUsed } from './reading-notes.ts';
import { type ReaderPorts, readWritten, withDrawnWords } from './read-source.ts';

/** A list of rooms with their sizes is no table of work: it stands in the prose. */
const roomsInProse = ({ prose, rooms }: PaperEstimate): PaperRoom[] =>
  readRoomList(prose).map(({ name, lengthFt, widthFt, heightFt, areaSf }, index) => ({
    number: rooms.length + index + 1,
    name,
    isUnnamed: false,
    place: { page: 1, sheet: null, row: null, box: null },
    lengthFt,
    widthFt,
    heightFt,
    floorSf: areaSf,
    wallSf: null,
    ceilingSf: null,
    perimeterLf: null,
  }));

const isUsed = ({ lines, rooms, prose }: PaperEstimate): boolean =>
  lines.length > 0 || rooms.length > 0 || prose.trim() !== '';

export const readDocument = async (
  ports: ReaderPorts,
  { path, name }: { path: string; name: string },
  caller: ReadingCaller,
): Promise<PaperReading> => {
  const reading = await readWritten(ports, path, caller);
  const { source, gaps } = await withDrawnWords(ports, path, reading, reading.drawnPages, caller);
  await nextTurn();
  const read = readPaper(source);
  const paper = { ...read, rooms: [...read.rooms, ...roomsInProse(read)] };
  const notes = gapNotes(name, gaps);
  if (!isUsed(paper))
    notes.unshift(paper.unread.length > 0 ? nothingUsed(name, paper.unread) : noText(name));
  return { paper, notes };
};
