// What a document says: its numbers by geometry, its rooms, and the sentences outside of its tables.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PaperEstimate, PaperPlace, PaperRoom } from '../../domain/paper/paper-estimate.ts';
import type { PaperSource } from '../../domain/paper/paper-source.ts';
import { readPaper } from '../../estimator/read/tables/read-paper.ts';
import { readRoomList } from '../../estimator/uploads/room-list.ts';
import { type WrittenPaper, type ReadingCaller, toTextPage } from '../../infra/media/read-media.ts';
import { gapNotes, noText, nothingUsed } from './reading-notes.ts';
import { type PaperReading, type ReaderPorts, readWritten, withDrawnWords } from './read-source.ts';

/** Each row of the document with its cells parted by tabs, and where it stands. */
const rowsOf = (source: PaperSource): { text: string; place: PaperPlace }[] => {
  const at = (page: number, row: number | null, sheet: string | null = null): PaperPlace => ({
    page,
    sheet,
    row,
    box: null,
  });
  switch (source.from) {
    case 'WORDS':
      return source.pages.flatMap((page) =>
        toTextPage(page).rows.map((row) => ({
          text: row.map(({ text }) => text).join('\t'),
          place: at(page.number, null),
        })),
      );
    case 'CELLS':
      return source.sheets.flatMap(({ name, rows }, index) =>
        rows.map(({ number, cells }) => ({
          text: cells.join('\t'),
          place: at(index + 1, number, name),
        })),
      );
    case 'TEXT':
      return source.text.split('\n').map((text, index) => ({ text, place: at(1, index + 1) }));
  }
};

/** Lists and tables of rooms with their sizes, which order no work. */
const roomsListed = (source: PaperSource, { rooms: known }: PaperEstimate): PaperRoom[] => {
  const rows = rowsOf(source);
  const names = new Set(known.map(({ name }) => name.toLowerCase()));
  const listed = readRoomList(
    rows.map(({ text }) => text.replaceAll('\n', ' ')).join('\n'),
    (line) => ({ source: String(line) }),
  );
  return listed
    .filter(({ name }) => !names.has(name.toLowerCase()))
    .map(({ name, lengthFt, widthFt, heightFt, areaSf, source: line }, index) => ({
      number: known.length + index + 1,
      name,
      isUnnamed: false,
      place: rows[Number(line)]?.place ?? { page: 1, sheet: null, row: null, box: null },
      lengthFt,
      widthFt,
      heightFt,
      floorSf: areaSf,
      wallSf: null,
      ceilingSf: null,
      perimeterLf: null,
    }));
};

/** A stamp or a page number is no text of a page. */
const LEAST_CHARS = 12;

const drawnIn = (reading: WrittenPaper): number[] => {
  if (reading.from !== 'WORDS') return [];
  return reading.pages.flatMap(({ number, words }) => {
    const chars = words.reduce((sum, { text }) => sum + text.length, 0);
    return chars < LEAST_CHARS || reading.drawnPages.includes(number) ? [number] : [];
  });
};

const isUsed = ({ lines, rooms, prose }: PaperEstimate): boolean =>
  lines.length > 0 || rooms.length > 0 || prose.trim() !== '';

export const readDocument = async (
  ports: ReaderPorts,
  { path, name }: { path: string; name: string },
  caller: ReadingCaller,
): Promise<PaperReading> => {
  const reading = await readWritten(ports, path, caller);
  const wanted = drawnIn(reading);
  const { source, gaps } = await withDrawnWords(ports, path, reading, wanted, caller);
  await nextTurn();
  const read = readPaper(source);
  const paper = { ...read, rooms: [...read.rooms, ...roomsListed(source, read)] };
  const notes = gapNotes(name, gaps);
  if (!isUsed(paper))
    notes.unshift(paper.unread.length > 0 ? nothingUsed(name, paper.unread) : noText(name));
  return { paper, notes };
};
