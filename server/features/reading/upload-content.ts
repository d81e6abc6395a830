// What the estimator is given of one upload, within the text that a job has room for.
import type { FileKind } from '../../domain/catalog.ts';
import type { PaperMatch } from '../../domain/paper/paper-comparison.ts';
import type { PaperUse } from '../../domain/paper/paper-kinds.ts';
import type { PaperEstimate, PaperRoom } from '../../domain/paper/paper-estimate.ts';
import { uploadPlace } from '../../domain/scope/upload-place.ts';
import type { Paper } from '../../generated/prisma/client.ts';
import type { RoomReading, UploadReading } from '../../estimator/upload-reading.ts';
import { matchesOf, paperOf } from './papers.ts';

export type UploadContent = Omit<UploadReading, 'fileId' | 'kind' | 'name'>;

/** What the uploads of one job may take together; what is used is taken off. */
export interface ReadingBudget {
  chars: number;
}

export const newReadingBudget = (): ReadingBudget => ({ chars: 40_000 });

export const contentWith = (note: string | null): UploadContent => ({
  text: '',
  rooms: [],
  lines: [],
  paper: null,
  use: 'PRICE',
  note,
});

/** Cuts at the end of a line, so that no figure is halved. */
const spend = (budget: ReadingBudget, text: string): string => {
  const isCut = text.length > budget.chars;
  const end = isCut ? Math.max(0, text.lastIndexOf('\n', budget.chars)) : text.length;
  budget.chars -= end;
  return text.slice(0, end);
};

const noRoomLeft = (name: string): string =>
  `Not all text of “${name}” was used. The uploads before it already hold as much text as is used.`;

const roomReading = (room: PaperRoom, place: string): RoomReading => ({
  name: room.name,
  lengthFt: room.lengthFt,
  widthFt: room.widthFt,
  heightFt: room.heightFt,
  areaSf: room.floorSf,
  ...(room.openings && { openings: room.openings }),
  ...(room.isUnnamed && { isUnnamed: true }),
  source: place,
});

const roomsOf = ({ rooms, pageCount }: PaperEstimate, name: string): RoomReading[] =>
  rooms.map((room) => roomReading(room, uploadPlace(name, pageCount > 1 ? room.place.page : null)));

/** Gives what its owner knows of it, corrections included. @param usual what is done with it where nobody chose */
export const contentOf = (
  { kind, name }: { kind: FileKind; name: string },
  row: Pick<Paper, 'reading' | 'corrections' | 'use' | 'note' | 'matches'>,
  budget: ReadingBudget,
  usual: PaperUse,
): UploadContent => {
  const read = paperOf(row);
  if (!read) return contentWith(row.note);
  const prose = spend(budget, read.prose);
  const isCut = prose.length < read.prose.length;
  const notes = [row.note, isCut ? noRoomLeft(name) : null].filter((note) => note !== null);
  const matches: readonly PaperMatch[] = matchesOf(row);
  return {
    text: prose,
    rooms: roomsOf(read, name),
    lines: [],
    paper: kind === 'DOC' ? { ...read, prose } : null,
    use: row.use ?? usual,
    matches,
    note: notes.join(' ') || null,
  };
};
