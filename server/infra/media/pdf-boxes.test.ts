// Boxes to tick on pages of PDFs, however they are made: which is ticked is read with the words beside them.
import { describe, expect, it } from 'vitest';
import { makePdfPage, say } from './testing/papers.ts';
import { useTestReader } from './testing/reader.ts';

const test = useTestReader();

/** Words of the page from top to bottom and left to right. */
const textOf = async (bytes: Buffer): Promise<string> => {
  const paper = await test().readPaper(bytes);
  if (paper.from !== 'WORDS') throw new Error(`It was read as ${paper.from}.`);
  const rows = paper.pages
    .flatMap(({ words }) => words)
    .map((word) => ({ ...word, row: Math.round((word.y + word.height / 2) / 20) }))
    .toSorted((a, b) => a.row - b.row || a.x - b.x);
  return rows.map(({ text }) => text).join(' ');
};

const CHOICE = [say('Oak stairs', 66, 700), say('Painted stairs', 66, 680)].join('\n');
const SYMBOLS = '/Font<</F1 4 0 R/Z 6 0 R>>';
const sign = (letter: string, y: number) => `BT /Z 10 Tf 50 ${y} Td (${letter}) Tj ET`;
const FRAMES = '50 699 9 9 re S 50 679 9 9 re S';
const button = (y: number, value: string, kind = '') =>
  `<</Type/Annot/Subtype/Widget/FT/Btn/T(b${y})/V/${value}/AS/${value}/F 4/P 3 0 R/Rect[50 ${y} 60 ${y + 10}]${kind}/AP<</N<</Yes 8 0 R/Off 8 0 R>>>>>>`;

const RADIO = '/Ff 32768';
/** How the buttons look. */
const BLANK = '<</Type/XObject/Subtype/Form/BBox[0 0 10 10]/Length 0>>stream\n\nendstream';

const READ = '☒ Oak stairs ☐ Painted stairs';

describe('boxes to tick', () => {
  it.each<[what: string, make: () => Buffer]>([
    [
      'signs of a symbol font',
      () =>
        makePdfPage(`${CHOICE}\n${sign('4', 700)}\n${sign('o', 680)}`, {
          resources: SYMBOLS,
          more: ['<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>'],
        }),
    ],
    [
      'frames with a cross',
      () => makePdfPage(`${CHOICE}\n${FRAMES} 52 701 m 57 706 l S 52 706 m 57 701 l S`),
    ],
    ['frames with a typed letter', () => makePdfPage(`${CHOICE}\n${FRAMES}\n${say('X', 51, 700)}`)],
    [
      'check boxes of a form',
      () =>
        makePdfPage(CHOICE, {
          page: '/Annots[6 0 R 7 0 R]',
          catalogue: '/AcroForm<</Fields[6 0 R 7 0 R]>>',
          more: [button(699, 'Yes'), button(679, 'Off'), BLANK],
        }),
    ],
    [
      'radio buttons of a form',
      () =>
        makePdfPage(CHOICE, {
          page: '/Annots[6 0 R 7 0 R]',
          catalogue: '/AcroForm<</Fields[6 0 R 7 0 R]>>',
          more: [button(699, 'Yes', RADIO), button(679, 'Off', RADIO), BLANK],
        }),
    ],
  ])('are words: %s', async (_what, make) => {
    expect(await textOf(make())).toBe(READ);
  });

  it('are no squares of a drawing, beside which nothing is written', async () => {
    expect(await textOf(makePdfPage(`${say('Porch', 300, 700)}\n${FRAMES}`))).toBe('Porch');
  });
});
