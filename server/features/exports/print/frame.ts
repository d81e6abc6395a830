// What stands around the content of each page: letterhead or running head, foot with page numbers, document properties.
import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Letterhead } from '../../contractors/letterhead.ts';
import { TEST_NOTE } from '../export-data.ts';
import { shorten } from './split-text.ts';
import { COLORS, CONTENT_WIDTH, PAGE, STYLES } from './theme.ts';

// The plumb bob of the house, as on the browser's tab.

/** Side of the square it is drawn in. */
const GRID = 32;

/** Strokes, not a picture: it stands on each page, and a picture would be read anew for each. @param size of a side, points */
const drawnLogo = (size: number): Column => {
  const at = (length: number) => (length * size) / GRID;
  const point = (x: number, y: number) => ({ x: at(x), y: at(y) });
  return {
    width: size,
    canvas: [
      { type: 'rect', x: 0, y: 0, w: size, h: size, r: at(7), color: COLORS.brand },
      {
        type: 'line',
        x1: at(16),
        y1: at(5),
        x2: at(16),
        y2: at(16),
        lineWidth: at(2.4),
        lineCap: 'round',
        lineColor: COLORS.onBrand,
      },
      {
        type: 'polyline',
        points: [point(11.5, 15.5), point(20.5, 15.5), point(16, 27)],
        closePath: true,
        color: COLORS.onBrand,
      },
    ],
  };
};

const BRAND = 'Plumbline';
const RUNNING_TITLE_MAX = 90;

export interface PrintedDocument {
  /** True for what a token for tests started: each page says so. */
  isTest: boolean;
  /** Kind of document, e.g. `Cost estimate`. */
  kind: string;
  /** E.g. `CLM-23456789`; empty where it is not shown. */
  number: string;
  /** What the number is to the reader, where that is not plain. */
  numberLabel?: string;
  title: string;
  subject: string;
  /** Text under the number on the first page, e.g. date and version. */
  issue: string;
  /** One sentence at the foot of each page. */
  footNote: string;
  /** ISO 8601 moment of what is printed: the same content gives the same bytes. */
  asOf: string;
  images?: Record<string, string>;
  /** Whose document it is, when it is not ours. */
  from?: Letterhead | null;
  content: Content[];
}

const OWN_LOGO = 'own-logo';
const ISSUE_WIDTH = 150;
const OWN_LOGO_SIZE: [number, number] = [80, 44];

const ours = (): Column[] => [
  drawnLogo(34),
  {
    width: CONTENT_WIDTH - 34 - ISSUE_WIDTH,
    margin: [9, 3, 0, 0],
    stack: [
      { text: BRAND, fontSize: 17, bold: true, color: COLORS.brand },
      { text: 'Estimates that show their work', style: 'tiny' },
    ],
  },
];

const theirs = ({ name, address, contact, licenseNumber, logo }: Letterhead): Column[] => {
  const logoWidth = logo ? OWN_LOGO_SIZE[0] + 10 : 0;
  const license = licenseNumber && `License ${licenseNumber}`;
  return [
    ...(logo ? [{ width: logoWidth, image: OWN_LOGO, fit: OWN_LOGO_SIZE }] : []),
    {
      width: CONTENT_WIDTH - logoWidth - ISSUE_WIDTH,
      stack: [
        { text: shorten(name, 60), fontSize: name.length > 28 ? 10.5 : 15, bold: true },
        ...[shorten(address, 80), shorten(contact, 80), license]
          .filter(Boolean)
          .map((text): Content => ({ text, style: 'tiny' })),
      ],
    },
  ];
};

const labeled = ({
  number,
  numberLabel,
}: Pick<PrintedDocument, 'number' | 'numberLabel'>): string =>
  numberLabel && number !== '' ? `${numberLabel} ${number}` : number;

/** Begins above the content of other pages: it is higher than their running head. */
const letterhead = (printed: PrintedDocument): Content => ({
  margin: [0, 30 - PAGE.top, 0, 12],
  columns: [
    ...(printed.from ? theirs(printed.from) : ours()),
    {
      width: ISSUE_WIDTH,
      alignment: 'right',
      stack: [
        { text: printed.kind, fontSize: 13, bold: true },
        { text: labeled(printed), color: COLORS.brand, bold: true, margin: [0, 1, 0, 0] },
        { text: printed.issue, style: 'tiny' },
      ],
    },
  ],
});

const runningHead = ({ kind, title, from, ...printed }: PrintedDocument): Content => ({
  margin: [PAGE.side, 28, PAGE.side, 0],
  stack: [
    {
      columns: [
        ...(from ? [] : [drawnLogo(14)]),
        {
          width: CONTENT_WIDTH - (from ? 0 : 14) - 170,
          margin: [from ? 0 : 6, 2, 0, 0],
          text: shorten(from ? `${from.name} · ${title}` : title, RUNNING_TITLE_MAX),
          style: 'small',
        },
        {
          width: 170,
          margin: [0, 2, 0, 0],
          alignment: 'right',
          text: [kind, labeled(printed)].join(printed.numberLabel ? ' · ' : ' '),
          style: 'small',
          bold: true,
        },
      ],
    },
    {
      canvas: [
        {
          type: 'line',
          x1: 0,
          y1: 5,
          x2: CONTENT_WIDTH,
          y2: 5,
          lineWidth: 0.6,
          lineColor: COLORS.line,
        },
      ],
    },
  ],
});

const foot = (note: string, page: number, pages: number): Content => ({
  margin: [PAGE.side, 16, PAGE.side, 0],
  columns: [
    { width: CONTENT_WIDTH - 90, text: note, style: 'tiny' },
    { width: 90, alignment: 'right', text: `Page ${page} of ${pages}`, style: 'tiny' },
  ],
});

const logoOf = (from: Letterhead | null | undefined): Record<string, string> =>
  from?.logo
    ? { [OWN_LOGO]: `data:image/jpeg;base64,${Buffer.from(from.logo).toString('base64')}` }
    : {};

const marked = (printed: PrintedDocument): PrintedDocument =>
  printed.isTest
    ? {
        ...printed,
        kind: `Test · ${printed.kind}`,
        footNote: `${TEST_NOTE} ${printed.footNote}`,
      }
    : printed;

export const framePages = (printed: PrintedDocument): TDocumentDefinitions =>
  framed(marked(printed));

const framed = (printed: PrintedDocument): TDocumentDefinitions => ({
  pageSize: PAGE.size,
  pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
  language: 'en-US',
  displayTitle: true,
  version: '1.7',
  info: {
    title: `${printed.kind} ${printed.number} – ${shorten(printed.title, 160)}`,
    author: printed.from?.name ?? BRAND,
    creator: BRAND,
    producer: BRAND,
    subject: printed.subject,
    creationDate: new Date(printed.asOf),
  },
  defaultStyle: { font: 'Roboto', fontSize: 8.5, color: COLORS.ink, lineHeight: 1.15 },
  styles: STYLES,
  images: { ...printed.images, ...logoOf(printed.from) },
  header: (page) => (page === 1 ? null : runningHead(printed)),
  footer: (page, pages) => foot(printed.footNote, page, pages),
  content: [letterhead(printed), printed.content],
});

/** Closes a document that holds characters the typeface lacks. */
export const MISSING_NOTE: Content = {
  text: 'The sign \uFFFD stands for a character that the typeface of this document lacks; the page and the spreadsheet show it.',
  style: 'tiny',
  margin: [0, 12, 0, 0],
};
