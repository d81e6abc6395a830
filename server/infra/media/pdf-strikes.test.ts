// Words that a PDF shows struck out, as word processors, browsers and viewers draw them; what only looks like it strikes nothing.
import { describe, expect, it } from 'vitest';
import { makePdfPage, say, textsOfPage } from './testing/papers.ts';
import { useTestReader } from './testing/reader.ts';

const test = useTestReader();

/** What counts on the first page, and what is struck out of it. */
const readBoth = async (bytes: Buffer) => {
  const paper = await test().readPaper(bytes);
  if (paper.from !== 'WORDS') throw new Error(`It was read as ${paper.from}.`);
  const [page] = paper.pages;
  return { counts: textsOfPage(page?.words), struck: textsOfPage(page?.struck) };
};

// Helvetica at 10 points: “Heated mat” is 51 points wide, “$600.00” is 39.
const ROWS = [
  say('Tile floor', 60, 700),
  say('$400.00', 300, 700),
  say('Heated mat', 60, 680),
  say('$600.00', 300, 680),
].join('\n');
const KEPT = 'Tile floor $400.00';
const ALL = `${KEPT} Heated mat $600.00`;

const note = (entries: string) =>
  `<</Type/Annot/P 3 0 R/F 4/Rect[60 676 340 692]/C[1 0 0]${entries}>>`;
const QUADS = 'QuadPoints[60 690 111 690 60 678 111 678 300 690 339 690 300 678 339 678]';

describe('words that are struck out of a PDF', () => {
  it.each<[what: string, make: () => Buffer]>([
    [
      'by lines that are drawn along',
      () => makePdfPage(`${ROWS} 0.7 w 60 683 m 111 683 l S 300 683 m 339 683 l S`),
    ],
    [
      'by two lines each',
      () =>
        makePdfPage(
          `${ROWS} 0.4 w 60 683.1 m 111 683.1 l S 60 682 m 111 682 l S 300 683.1 m 339 683.1 l 300 682 m 339 682 l S`,
        ),
    ],
    [
      'by thin rectangles that are filled in one path',
      () => makePdfPage(`${ROWS} 60 682.6 51 .6 re 300 682.6 39 .6 re f`),
    ],
    [
      'by a rectangle in pieces',
      () => makePdfPage(`${ROWS} 60 682.6 20 .6 re f 80 682.6 31 .6 re f 300 682.6 39 .6 re f`),
    ],
    [
      'by notes of a viewer',
      () =>
        makePdfPage(ROWS, { page: '/Annots[6 0 R]', more: [note(`/Subtype/StrikeOut/${QUADS}`)] }),
    ],
    [
      'on a sheet that is turned',
      () =>
        makePdfPage(`${ROWS} 60 683 m 111 683 l S 300 683 m 339 683 l S`, { page: '/Rotate 90' }),
    ],
    [
      'in writing that leads upward',
      () => makePdfPage(`q 0 1 -1 0 750 0 cm ${ROWS} 60 683 m 111 683 l S 300 683 m 339 683 l S Q`),
    ],
  ])('do not count: %s', async (_what, make) => {
    expect(await readBoth(make())).toEqual({ counts: KEPT, struck: 'Heated mat $600.00' });
  });

  it('are left out of their row', async () => {
    const page = makePdfPage(`${say('Tile $4,200 $3,900', 60, 700)} 80 702.6 33 .6 re f`);
    expect(await readBoth(page)).toEqual({ counts: 'Tile $3,900', struck: '$4,200' });
  });

  it.each<[what: string, drawing: string, entries?: Parameters<typeof makePdfPage>[1]]>([
    ['an underline', '60 679 m 111 679 l S'],
    ['the rule between two rows', '40 691 m 572 691 l S 40 675 m 572 675 l S'],
    ['a rule that leads on behind a heading', '0.7 w 40 683 m 280 683 l S'],
    ['a line through some of a word', '60 682.6 18 .6 re f'],
    ['the ground of a row', '1 1 0 rg 60 677 51 12 re f'],
    ['the stroke of a marker', '1 1 0 RG 9 w 60 683 m 111 683 l S'],
    ['a line that only cuts off', '60 682.6 51 .6 re W n'],
    [
      'a note that is hidden',
      '',
      {
        page: '/Annots[6 0 R]',
        more: [note(`/Subtype/StrikeOut/${QUADS}`).replace('/F 4', '/F 2')],
      },
    ],
    [
      'a highlight of a viewer',
      '',
      { page: '/Annots[6 0 R]', more: [note(`/Subtype/Highlight/${QUADS}`)] },
    ],
  ])('are not those with %s', async (_what, drawing, entries) => {
    const page = makePdfPage(`${drawing} 0 g ${ROWS}`, entries);
    expect(await readBoth(page)).toEqual({ counts: ALL, struck: '' });
  });
});
