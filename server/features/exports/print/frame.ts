// What stands around the content of each page: letterhead or running head, foot with page numbers, document properties.
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { LOGO } from './logo.ts';
import { shorten } from './split-text.ts';
import { COLORS, CONTENT_WIDTH, PAGE, STYLES } from './theme.ts';

const BRAND = 'Plumbline';
const RUNNING_TITLE_MAX = 90;

export interface PrintedDocument {
  /** Of what kind, e.g. `Cost estimate`. */
  kind: string;
  /** e.g. `CLM-23456789`. */
  number: string;
  title: string;
  subject: string;
  /** Under the number on the first page, e.g. date and version. */
  issue: string;
  /** One sentence at the foot of each page. */
  footNote: string;
  /** ISO 8601 moment of what is printed: the same content gives the same bytes. */
  asOf: string;
  images?: Record<string, string>;
  content: Content[];
}

const letterhead = ({ kind, number, issue }: PrintedDocument): Content => ({
  margin: [PAGE.side, 30, PAGE.side, 0],
  columns: [
    { svg: LOGO, width: 34, height: 34 },
    {
      width: CONTENT_WIDTH - 34 - 250,
      margin: [9, 3, 0, 0],
      stack: [
        { text: BRAND, fontSize: 17, bold: true, color: COLORS.brand },
        { text: 'Estimates that show their work', style: 'tiny' },
      ],
    },
    {
      width: 250,
      alignment: 'right',
      stack: [
        { text: kind, fontSize: 13, bold: true },
        { text: number, color: COLORS.brand, bold: true, margin: [0, 1, 0, 0] },
        { text: issue, style: 'tiny' },
      ],
    },
  ],
});

const runningHead = ({ kind, number, title }: PrintedDocument): Content => ({
  margin: [PAGE.side, 36, PAGE.side, 0],
  stack: [
    {
      columns: [
        { svg: LOGO, width: 14, height: 14 },
        {
          width: CONTENT_WIDTH - 14 - 170,
          margin: [6, 2, 0, 0],
          text: shorten(title, RUNNING_TITLE_MAX),
          style: 'small',
        },
        {
          width: 170,
          margin: [0, 2, 0, 0],
          alignment: 'right',
          text: `${kind} ${number}`,
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

export const framePages = (printed: PrintedDocument): TDocumentDefinitions => ({
  pageSize: PAGE.size,
  pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
  language: 'en-US',
  displayTitle: true,
  version: '1.7',
  info: {
    title: `${printed.kind} ${printed.number} – ${shorten(printed.title, 160)}`,
    author: BRAND,
    creator: BRAND,
    producer: BRAND,
    subject: printed.subject,
    creationDate: new Date(printed.asOf),
  },
  defaultStyle: { font: 'Roboto', fontSize: 8.5, color: COLORS.ink, lineHeight: 1.15 },
  styles: STYLES,
  images: printed.images ?? {},
  header: (page) => (page === 1 ? letterhead(printed) : runningHead(printed)),
  footer: (page, pages) => foot(printed.footNote, page, pages),
  content: printed.content,
});

/** Closes a document that holds characters the typeface lacks. */
export const MISSING_NOTE: Content = {
  text: 'The sign \uFFFD stands for a character that the typeface of this document lacks; the page and the spreadsheet show it.',
  style: 'tiny',
  margin: [0, 12, 0, 0],
};
