// The appendix of pictures, room by room, two in a row, and the names of files that show none.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { FileKind } from '../../../domain/catalog.ts';
import type { EstimatePrint, ExportPicture, ExportPictures } from '../export-data.ts';
import { when } from './blocks.ts';
import { heading } from './headings.ts';
import { picturesByRoom, type PlacedPicture, type RoomPictures } from './room-pictures.ts';
import { shorten } from './split-text.ts';
import { bareTable, COLORS, CONTENT_WIDTH } from './theme.ts';
import { inOneLine } from '../../../domain/text/one-line.ts';

const GAP = 12;
const CELL = (CONTENT_WIDTH - GAP) / 2;
const PICTURE_HEIGHT = 190;
const CAPTION_MAX = 120;

const KIND_WORDS: Record<FileKind, string> = {
  PHOTO: '',
  VIDEO: ' (video)',
  FLOOR: ' (floor plan)',
  DOC: ' (document)',
};

const keyOf = (index: number): string => `picture-${index}`;

/** What pdfmake finds the pictures by. */
export const pictureImages = (pictures: readonly ExportPicture[]): Record<string, string> =>
  Object.fromEntries(
    pictures.flatMap(({ jpeg }, index) =>
      jpeg
        ? [[keyOf(index), `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`]]
        : [],
    ),
  );

/** Stands in for a picture; made anew each time, since printing changes what it prints. */
const missing = (): Content => ({
  table: {
    widths: [CELL - GAP],
    body: [
      [
        {
          margin: [0, 60, 0, 60],
          text: 'This picture could not be drawn.',
          alignment: 'center',
          fillColor: COLORS.soft,
          color: COLORS.mute,
        },
      ],
    ],
  },
  layout: bareTable,
});

const legend = ({ picture: { name, kind, caption }, number }: PlacedPicture): Content => {
  const file = `${shorten(name, CAPTION_MAX)}${KIND_WORDS[kind]}`;
  return {
    style: 'small',
    alignment: 'center',
    margin: [0, 4, 0, 0],
    text:
      caption === null
        ? `${number}. ${file}`
        : [
            { text: `${number}. ${inOneLine(caption)}`, bold: true, color: COLORS.ink },
            ` · ${file}`,
          ],
  };
};

const pictureCell = (placed: PlacedPicture): TableCell => ({
  margin: [0, 0, GAP, 12],
  stack: [
    placed.picture.jpeg
      ? { image: keyOf(placed.index), fit: [CELL - GAP, PICTURE_HEIGHT], alignment: 'center' }
      : missing(),
    legend(placed),
  ],
});

/** The name of the room stands above its pictures, again on each page that they go on to. */
const roomTable = ({ room, pictures }: RoomPictures, isNamed: boolean): Content => {
  const cells = pictures.map(pictureCell);
  if (cells.length % 2 > 0) cells.push('');
  const rows = Array.from({ length: cells.length / 2 }, (_, row) =>
    cells.slice(row * 2, row * 2 + 2),
  );
  const head = [{ text: inOneLine(room ?? 'Other pictures'), style: 'h3', colSpan: 2 }, ''];
  return {
    table: {
      dontBreakRows: true,
      ...(isNamed && { headerRows: 1, keepWithHeaderRows: 1 }),
      widths: [CELL + GAP / 2, CELL + GAP / 2],
      body: isNamed ? [head, ...rows] : rows,
    },
    layout: bareTable,
  };
};

const otherNames = (title: string, names: readonly string[]): Content[] =>
  when(
    names.length > 0,
    { text: title, style: 'h3' },
    { ul: names.map((name) => shorten(name, CAPTION_MAX)) },
  );

export const photoAppendix = (print: EstimatePrint): Content[] => {
  const { pictures, otherFiles } = print;
  if (pictures.length + otherFiles.length === 0) return [];
  const isByRoom = pictures.some(({ room }) => room !== null);
  return [
    heading(isByRoom ? 'Photos by room' : 'Photos and files', { pageBreak: 'before' }),
    ...picturesByRoom(print).map((room) => roomTable(room, isByRoom)),
    ...otherNames('Other files that went into it', otherFiles),
  ];
};

/** Pictures that belong to one thing, in the order and under the numbers that its text names them by. */
export const chosenPhotos = ({ pictures: chosen, otherFiles }: ExportPictures): Content[] => {
  if (chosen.length + otherFiles.length === 0) return [];
  const pictures = chosen.map((picture, index) => ({ picture, index, number: index + 1 }));
  return [
    heading('Photos that show it', { pageBreak: 'before' }),
    ...when(pictures.length > 0, roomTable({ room: null, pictures }, false)),
    ...otherNames('Photos that are not printed here', otherFiles),
  ];
};
