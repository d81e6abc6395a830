// Words that a PDF page holds and does not show: below later fills and pictures, white on white, or without ink. What only looks
// like it, the ground of a row or the picture of a scan, hides nothing.
import { describe, expect, it } from 'vitest';
import { makePdfPage, pdfPicture, pdfStream, say, textsOfPage } from './testing/papers.ts';
import { useTestReader } from './testing/reader.ts';

const test = useTestReader();

const ROWS = [
  say('Tile floor', 60, 700),
  say('$400.00', 300, 700),
  say('Heated mat', 60, 680),
  say('$600.00', 300, 680),
].join('\n');
const ALL = 'Tile floor $400.00 Heated mat $600.00';
const WITHOUT_PRICE = 'Tile floor $400.00 Heated mat';
/** A rectangle over the last price. */
const OVER = '295 677 60 13 re';
const OVER_MATRIX = '60 0 0 13 295 677 cm';
const PICTURE = '/XObject<</Im 6 0 R>>';
const OPAQUE_PICTURE = { resources: PICTURE, more: [pdfPicture()] };

/** What counts on the first page, and what is not seen. */
const readBoth = async (bytes: Buffer) => {
  const paper = await test().readPaper(bytes);
  if (paper.from !== 'WORDS') throw new Error(`It was read as ${paper.from}.`);
  const [page] = paper.pages;
  return { counts: textsOfPage(page?.words), unseen: textsOfPage(page?.unseen) };
};

type Options = Parameters<typeof makePdfPage>[1];
type Case = [what: string, content: string, options?: Options];

const note = (subtype: string, entries = '') =>
  `<</Type/Annot/Subtype/${subtype}/P 3 0 R/F 4/Rect[295 677 355 690]/AP<</N 7 0 R>>${entries}>>`;
const WHITE_LOOK = pdfStream('1 g 0 0 60 13 re f', '/Type/XObject/Subtype/Form/BBox[0 0 60 13]');

describe('words that a PDF page does not show', () => {
  it.each<Case>([
    ['below white', `${ROWS} 1 g ${OVER} f`],
    ['below a black box', `${ROWS} 0 g ${OVER} f`],
    ['below a box with a frame', `${ROWS} 1 g ${OVER} B`],
    ['below a box within a clip', `${ROWS} q 290 670 100 100 re W n 1 g 0 677 600 13 re f Q`],
    ['below a small picture', `${ROWS} q ${OVER_MATRIX} /Im Do Q`, OPAQUE_PICTURE],
    [
      'below a form',
      `${ROWS} q 1 0 0 1 295 677 cm /Fm Do Q`,
      { resources: '/XObject<</Fm 6 0 R>>', more: [WHITE_LOOK] },
    ],
    [
      'below a note with a ground',
      ROWS,
      { page: '/Annots[6 0 R]', more: [note('Square'), WHITE_LOOK] },
    ],
    ['on a sheet that is turned', `${ROWS} 1 g ${OVER} f`, { page: '/Rotate 90' }],
    [
      'without ink',
      `${say('Tile floor', 60, 700)} ${say('$400.00', 300, 700)} ${say('Heated mat', 60, 680)} ${say('$600.00', 300, 680, { before: '3 Tr' })}`,
    ],
    [
      'in white on white',
      `${say('Tile floor', 60, 700)} ${say('$400.00', 300, 700)} ${say('Heated mat', 60, 680)} 1 g ${say('$600.00', 300, 680)}`,
    ],
  ])('do not count: %s', async (_what, content, options) => {
    const read = await readBoth(makePdfPage(content, options));
    expect(read).toEqual({ counts: WITHOUT_PRICE, unseen: '$600.00' });
  });

  it('give way to the price that is typed over them', async () => {
    const typed = say('$450.00', 300, 680);
    const read = await readBoth(makePdfPage(`${ROWS} 1 g ${OVER} f 0 g ${typed}`));
    expect(read).toEqual({ counts: `${WITHOUT_PRICE} $450.00`, unseen: '$600.00' });
  });

  it('are not told where they are drawn again', async () => {
    const read = await readBoth(makePdfPage(`${ROWS} 1 g ${OVER} f 0 g ${ROWS}`));
    expect(read).toMatchObject({ unseen: '' });
    expect(read.counts).toContain('$600.00');
  });

  const blended = (entries: string): Options => ({
    resources: `/ExtGState<</G<<${entries}>>>>`,
  });
  it.each<Case>([
    ['the ground of a row', `.9 g 60 677 300 13 re f 0 g ${ROWS}`],
    ['white on a dark head', `.2 g 40 670 400 50 re f 1 g ${ROWS}`],
    [
      'white on a picture',
      `q 400 0 0 60 40 670 cm /Im Do Q 1 g ${ROWS}`,
      { resources: PICTURE, more: [pdfPicture(600)] },
    ],
    ['a frame around it', `${ROWS} ${OVER} S`],
    ['a frame that is filled between two rectangles', `${ROWS} ${OVER} 290 670 80 30 re f*`],
    ['a marker that is sheer', `${ROWS} /G gs 1 1 0 rg ${OVER} f`, blended('/ca .4')],
    ['a marker that multiplies', `${ROWS} /G gs 1 1 0 rg ${OVER} f`, blended('/BM/Multiply')],
    ['a fill beside it', `${ROWS} 1 g 360 677 60 13 re f`],
    ['a fill that the clip keeps off', `${ROWS} q 0 0 100 100 re W n 1 g ${OVER} f Q`],
    ['a fill of the page', `${ROWS} 1 g 0 0 612 792 re f`],
    ['a line below it', `${ROWS} 295 677 60 1 re f`],
    [
      'a picture with a mask',
      `${ROWS} q ${OVER_MATRIX} /Im Do Q`,
      {
        resources: PICTURE,
        more: [pdfPicture().replace('/DeviceGray', '/DeviceGray/SMask 7 0 R'), pdfPicture()],
      },
    ],
    [
      'a mark of a viewer',
      ROWS,
      {
        page: '/Annots[6 0 R]',
        more: [note('Highlight', '/QuadPoints[295 690 355 690 295 677 355 677]'), WHITE_LOOK],
      },
    ],
    [
      'a picture of the page above letters without ink',
      `3 Tr ${ROWS} q 612 0 0 792 0 0 cm /Im Do Q 0 Tr`,
      OPAQUE_PICTURE,
    ],
  ])('are not those with %s', async (_what, content, options) => {
    expect(await readBoth(makePdfPage(content, options))).toEqual({ counts: ALL, unseen: '' });
  });

  it('are not those that were recognized in a picture with a stamp on it', async () => {
    const content = `q 612 0 0 792 0 0 cm /Im Do Q ${say('RECEIVED', 60, 740)} 3 Tr ${ROWS} 0 Tr`;
    const read = await readBoth(
      makePdfPage(content, { resources: PICTURE, more: [pdfPicture(600)] }),
    );
    expect(read).toEqual({ counts: `RECEIVED ${ALL}`, unseen: '' });
  });
});
