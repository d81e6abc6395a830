// A paper as the estimator takes it: its lines as work with the quantities that they list, the rooms that it measures, and
// what of it is no work. Excluded, alternate and deducted lines, and those without a quantity, are left out and named.
import type { PaperEstimate, PaperLine } from '../../../domain/paper/paper-estimate.ts';
import { uploadPlace } from '../../../domain/scope/upload-place.ts';
import { isRoofMeasure } from './roof-measures.ts';
import type { DocumentLine, RoomReading, UploadReading } from '../../upload-reading.ts';

const LONGEST_DESCRIPTION = 200;

/** Why a line is no work that can be bought. */
export type LeftOut = 'EXCLUDED' | 'ALTERNATE' | 'CREDIT' | 'NO_QUANTITY' | 'MEASUREMENT';

/** What is taken away: negative, marked so, or said so. */
const DEDUCTED = /^\W*(?:deduct(?:ive)?|credit|less|delete|omit)\b/i;

/** Why a line is left out; null for work that the paper lists with its quantity. */
export const whyLeftOut = (line: PaperLine): LeftOut | null => {
  if (line.isExcluded) return 'EXCLUDED';
  if (isRoofMeasure(line)) return 'MEASUREMENT';
  if (line.isAlternate) return 'ALTERNATE';
  const isNegative = (line.quantity ?? 0) < 0 || (line.rcv ?? 0) < 0;
  if (line.isCredit || isNegative || DEDUCTED.test(line.description)) return 'CREDIT';
  return line.quantity === null || line.quantity === 0 ? 'NO_QUANTITY' : null;
};

/** @param name of the file, as its owner named it */
export const placeOfLine = (
  { place }: Pick<PaperLine, 'place'>,
  { pageCount }: Pick<PaperEstimate, 'pageCount'>,
  name: string,
): string => {
  if (place.sheet === null) return uploadPlace(name, pageCount > 1 ? place.page : null);
  return `${uploadPlace(name, null)}, sheet ${place.sheet.slice(0, 60)}`;
};

/** What its owner put a line to: a row, or null for none; undefined where they said nothing. */
const handOf = (
  { id }: Pick<PaperLine, 'id'>,
  matches: UploadReading['matches'] = [],
): string | null | undefined => matches.findLast(({ lineIds }) => lineIds.includes(id))?.code;

/** The work that a paper lists, quantities as they stand there. A price list lists none. */
export const documentLinesOf = (
  paper: PaperEstimate,
  { name, matches }: Pick<UploadReading, 'name' | 'matches'>,
): DocumentLine[] => {
  if (paper.kind === 'PRICE_LIST') return [];
  return paper.lines.flatMap((line) => {
    const { quantity, description, unit, unitPrice, room, age } = line;
    if (quantity === null || whyLeftOut(line) !== null) return [];
    const code = handOf(line, matches);
    return [
      {
        description: description.slice(0, LONGEST_DESCRIPTION),
        quantity,
        unit,
        unitPrice: unitPrice !== null && unitPrice >= 0 ? unitPrice : null,
        room,
        ...(age === null ? {} : { age }),
        source: placeOfLine(line, paper, name),
        lineId: line.id,
        ...(code === undefined ? {} : { code }),
      },
    ];
  });
};

const positive = (feet: number | null): number | null => (feet !== null && feet > 0 ? feet : null);

const roomsOfPaper = (paper: PaperEstimate, name: string): RoomReading[] =>
  paper.rooms.flatMap((room) => {
    const [lengthFt, widthFt] = [positive(room.lengthFt), positive(room.widthFt)];
    const areaSf = positive(room.floorSf);
    if (areaSf === null && (lengthFt === null || widthFt === null)) return [];
    return [
      {
        name: room.name,
        lengthFt,
        widthFt,
        heightFt: positive(room.heightFt),
        areaSf,
        source: placeOfLine(room, paper, name),
      },
    ];
  });

/** Whether the paper is a list of work, so that nothing but its lines is priced of it. */
export const listsWork = ({ paper }: Pick<UploadReading, 'paper'>): boolean =>
  paper !== null &&
  paper.kind !== 'PRICE_LIST' &&
  paper.lines.some((line) => whyLeftOut(line) === null || whyLeftOut(line) === 'NO_QUANTITY');

const withNote = ({ note }: UploadReading, sentence: string): string =>
  note === null ? sentence : `${note} ${sentence}`;

/** An upload with what its paper says in place of what was read without one; a kept paper says nothing. */
export const asPaper = (upload: UploadReading): UploadReading => {
  const { paper, use, name } = upload;
  if (use === 'KEEP') {
    const note = withNote(upload, `"${name}" is only kept: nothing of it is priced.`);
    return { ...upload, text: '', rooms: [], lines: [], note };
  }
  if (paper === null) return upload;
  const rooms = upload.rooms.length > 0 ? upload.rooms : roomsOfPaper(paper, name);
  return { ...upload, text: paper.prose, rooms, lines: documentLinesOf(paper, upload) };
};
