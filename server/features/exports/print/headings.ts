// Headings with their bookmarks, and what keeps them from standing alone at the foot of a page.
import type { Content, ContentText } from 'pdfmake/interfaces.js';
import { COLORS } from './theme.ts';

type HeadingOptions = Pick<ContentText, 'style' | 'margin' | 'pageBreak' | 'outlineExpanded'> & {
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

/** What stays free under a heading for the heads of a table of lines and its first row; points. */
const ROOM_BELOW = 74;
/** The same for a table of small print with one head. */
export const SMALL_ROOM_BELOW = 36;

/** A heading that is not left alone at the foot of a page, above contents that may lie on several. */
export const headed = (heads: Content[], body: Content, room = ROOM_BELOW): Content[] => [
  {
    unbreakable: true,
    stack: [
      ...heads,
      {
        canvas: [{ type: 'rect', x: 0, y: 0, w: 0, h: room, color: COLORS.onBrand }],
      },
    ],
  },
  { stack: [body], margin: [0, -room, 0, 0] },
];

/** More rows than this would leave too much of a page empty. */
const KEPT_ROWS = 6;

/** A heading with what it stands above: on one page when it is short, else with its first rows. */
export const section = (head: Content[], body: Content, rows: number): Content[] =>
  rows <= KEPT_ROWS ? [{ unbreakable: true, stack: [...head, body] }] : headed(head, body);
