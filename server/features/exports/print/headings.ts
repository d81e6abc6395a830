// Headings with their bookmarks, and what keeps them from standing alone at the foot of a page.
import type { Content, ContentText } from 'pdfmake/interfaces.js';
import { COLORS } from './theme.ts';

type HeadingOptions = Pick<ContentText, 'style' | 'pageBreak' | 'outlineExpanded'> & {
  /** Names the bookmark, for others to hang under it. */
  id?: string;
};

/** A heading that stands in the bookmarks, too. */
export const heading = (text: string, options: HeadingOptions = {}): ContentText => ({
  text,
  style: 'h2',
  outline: true,
  outlineText: text,
  ...options,
});

/** What stays free under a heading for the head of a table and its first row; points. */
const ROOM_BELOW = 74;

/** A heading that is not left alone at the foot of a page, above contents that may lie on several. */
export const headed = (heads: Content[], body: Content): Content[] => [
  {
    unbreakable: true,
    stack: [
      ...heads,
      {
        canvas: [{ type: 'rect', x: 0, y: 0, w: 0, h: ROOM_BELOW, color: COLORS.onBrand }],
      },
    ],
  },
  { stack: [body], margin: [0, -ROOM_BELOW, 0, 0] },
];

/** More rows than this may not fit on what is left of a page, or on one at all. */
const KEPT_ROWS = 24;

/** A heading with what it stands above: on one page when it is short. */
export const section = (head: Content[], body: Content, rows: number): Content[] =>
  rows <= KEPT_ROWS ? [{ unbreakable: true, stack: [...head, body] }] : [...head, body];
