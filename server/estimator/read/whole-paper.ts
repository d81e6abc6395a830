// All that a document says: its numbers by geometry, its rooms, and the sentences outside of its tables.
import {
  type PaperEstimate,
  PAPER_LIMITS,
  type PaperPlace,
  type PaperRoom,
} from '../../domain/paper/paper-estimate.ts';
import type { PaperSource } from '../../domain/paper/paper-source.ts';
import { layOutPage } from '../../infra/media/decode/layout.ts';
import { readRoomList } from './plans/room-list.ts';
import { readPaper } from './tables/read-paper.ts';

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
      return source.pages.flatMap(({ number, words }) =>
        layOutPage(words).map((row) => ({
          text: row.map(({ text }) => text).join('\t'),
          place: at(number, null),
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

/** Pure: the same source always gives the same paper. */
export const readWholePaper = (source: PaperSource): PaperEstimate => {
  const read = readPaper(source);
  const rooms = [...read.rooms, ...roomsListed(source, read)].slice(0, PAPER_LIMITS.rooms);
  return { ...read, rooms };
};
