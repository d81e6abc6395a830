// A plan of labels at places, and the rooms that are read from it.
import type { RoomReading } from '../upload-reading.ts';
import type { UploadPage } from '../read/plans/page.ts';
import { readLabels } from '../read/plans/plan-labels.ts';
import { parsePlan } from '../read/plans/plan-parser.ts';

export type Placed = readonly [text: string, x: number, y: number];

const HEIGHT = 10;

/** Labels by their middle and top, ten units high, six units a letter. */
export const sheet = (...labels: Placed[]): UploadPage => ({
  rows: labels
    .toSorted((a, b) => a[2] - b[2])
    .map(([text, middle, y]) => {
      const width = text.length * 6;
      return [{ text, x: middle - width / 2, y, width, height: HEIGHT }];
    }),
});

export const parse = (...pages: UploadPage[]) => parsePlan(pages.map(readLabels));

export const short = ({ name, lengthFt, widthFt, heightFt, areaSf }: RoomReading) =>
  [
    name,
    lengthFt === null ? '-' : `${lengthFt}x${widthFt}`,
    heightFt === null ? '' : `h${heightFt}`,
    areaSf === null ? '' : `${areaSf}sf`,
  ]
    .join(' ')
    .trim()
    .replaceAll(/ +/g, ' ');

export const roomsOf = (...pages: UploadPage[]) => parse(...pages).rooms.map(short);
