import { describe, expect, it } from 'vitest';
import type { PageWord } from '../../domain/paper/paper-source.ts';
import { makePdfOf } from './testing/files.ts';
import { type TestReader, useTestReader, WIDE } from './testing/reader.ts';
import * as papers from './testing/papers.ts';

const { say } = papers;
const test = useTestReader();
const read: TestReader['readPaper'] = (...asked) => test().readPaper(...asked);

const readWords = async (bytes: Buffer) => {
  const paper = await read(bytes);
  if (paper.from !== 'WORDS') throw new Error(`It was read as ${paper.from}.`);
  const words = paper.pages.flatMap((page) => page.words);
  return { ...paper, words, text: words.map(({ text }) => text).join(' ') };
};
const octal = (text: string, code: (char: number) => number) =>
  Array.from(text, (char) => `\\${code(char.charCodeAt(0)).toString(8).padStart(3, '0')}`).join('');
const SENTENCE =
  'Remove the existing kitchen cabinets and dispose of them, install ceramic floor tile over cement backer board in the hall';
const SHUFFLED = 'qwertyuiopasdfghjklzxcvbnm';
const NAMELESS_FONT = `<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+Foo/FirstChar 1/LastChar 120/Widths[${'500 '.repeat(120)}]/FontDescriptor 6 0 R/Encoding<</Type/Encoding/Differences[1 ${Array.from({ length: 120 }, (_, index) => `/g${index + 1}`).join(' ')}]>>>>`;
const DESCRIPTOR =
  '<</Type/FontDescriptor/FontName/ABCDEF+Foo/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>';
const PICTURE = { resources: '/XObject<</Im 6 0 R>>', more: [papers.pdfPicture()] };

describe('words of a PDF', () => {
  it.each<[what: string, make: () => Buffer, text: string]>([
    ['a filled form', () => papers.makeForm(true), 'Remove carpet Add 2 outlets 240.00 SF'],
    [
      'a filled form that does not say how it looks',
      () => papers.makeForm(false),
      'Remove carpet 240.00 SF Add 2 outlets',
    ],
    [
      'heads of columns that nearly touch',
      // “Description” is 50.6 points wide.
      () => papers.makePdfPage([say('Description', 60, 680), say('Amount', 111, 680)].join('\n')),
      'Description Amount',
    ],
    [
      'heads of which the first is cut off',
      () => papers.makePdfPage([say('Description', 60, 680), say('Amount', 108, 680)].join('\n')),
      'Description Amount',
    ],
    [
      'small raised cents, and the raised mark of a note',
      () =>
        papers.makePdfPage(
          [
            say('$600', 60, 680),
            say('50', 82.3, 684, { size: 5 }),
            say('1200', 60, 660),
            say('3', 82.3, 664, { size: 5 }),
            say('12', 60, 640),
            say('10', 71.2, 644, { size: 5 }),
          ].join('\n'),
        ),
      '$600.50 1200 3 12 10',
    ],
    [
      'a note that is hidden',
      () =>
        papers.makePdfPage(say('Kitchen', 60, 200), {
          page: '/Annots[6 0 R]',
          more: [
            '<</Type/Annot/Subtype/FreeText/Rect[60 100 200 116]/F 2/P 3 0 R/Contents(Garage)>>',
          ],
        }),
      'Kitchen',
    ],
    ['a layer that is off', () => papers.makeLayeredPdf('/OFF[7 0 R]'), 'BEDROOM 12 x 10'],
    [
      'layers that are off but one',
      () => papers.makeLayeredPdf('/BaseState/OFF/ON[6 0 R]'),
      'BEDROOM 12 x 10',
    ],
    [
      'a layer that is off on the screen',
      () =>
        papers.makeLayeredPdf('/AS[<</Event/View/OCGs[6 0 R 7 0 R]/Category[/View]>>]', [
          '',
          '/Usage<</View<</ViewState/OFF>>>>',
        ]),
      'BEDROOM 12 x 10',
    ],
    [
      'a form drawn on a layer that is off',
      () =>
        papers.makePdfPage(`${say('Kitchen', 50, 200)} /X Do`, {
          resources: '/XObject<</X 6 0 R>>',
          catalogue: '/OCProperties<</OCGs[7 0 R]/D<</OFF[7 0 R]>>>>',
          more: [
            papers.pdfStream(
              say('Kueche', 50, 100),
              '/Type/XObject/Subtype/Form/BBox[0 0 600 600]/OC 7 0 R/Resources<</Font<</F1 4 0 R>>>>',
            ),
            '<</Type/OCG/Name(German)>>',
          ],
        }),
      'Kitchen',
    ],
    [
      'lettering drawn twice for bold, and four times for a halo',
      () =>
        papers.makePdfPage(
          [0, 0.3]
            .map((by) => say('Kitchen', 50 + by, 200))
            .concat(
              [
                [0, 0],
                [0.5, 0],
                [0, 0.5],
                [-0.5, 0],
              ].map(([x = 0, y = 0]) => say('will tell', 50 + x, 100 + y)),
            )
            .join('\n'),
        ),
      'Kitchen will tell',
    ],
    [
      'a layer for searching under lettering, which says it otherwise',
      () =>
        papers.makePdfPage(
          `${say('KITCHEN', 60.4, 200.5, { before: '3 Tr' })} ${say('K1TCHEN', 60, 200, { before: '0 Tr' })}`,
        ),
      'K1TCHEN',
    ],
    [
      'a layer for searching over a picture',
      () => papers.makePdfPage(say('KITCHEN', 60, 200, { before: '3 Tr' })),
      'KITCHEN',
    ],
    [
      'letter-spaced names, sizes and heads',
      () =>
        papers.makePdfPage(
          [
            say('PRIMARY BATH', 60, 700, { size: 12, before: '3 Tc' }),
            say(`12'-0" x 11'-6"`, 60, 680, { before: '2 Tc' }),
            say('D E S C R I P T I O N   Q T Y', 60, 660, { before: '0 Tc' }),
            'BT /F1 10 Tf 60 640 Td [(L)-300(A)-300(U)-300(N)-300(D)-300(R)-300(Y)-900(R)-300(O)-300(O)-300(M)] TJ ET',
            ...Array.from('AMOUNT', (letter, index) => say(letter, 60 + index * 11, 620)),
          ].join('\n'),
        ),
      `PRIMARY BATH 12'-0" x 11'-6" DESCRIPTION QTY LAUNDRY ROOM AMOUNT`,
    ],
    [
      'single letters and figures that are words',
      () =>
        papers.makePdfPage(
          [
            say('2 x 4 stud wall', 60, 700),
            ...['1', '2', '3'].map((figure, index) => say(figure, 60 + index * 11, 680)),
          ].join('\n'),
        ),
      '2 x 4 stud wall 1 2 3',
    ],
    [
      'parts of words set one by one, and figures of two columns that touch',
      () =>
        papers.makePdfPage(
          [
            say('Dry', 60, 700),
            say('wall', 75, 700),
            say('3.25', 60, 680),
            say('624.00', 79.5, 680),
          ].join('\n'),
        ),
      'Drywall 3.25 624.00',
    ],
    [
      'a figure in thousands, set by two orders',
      () => papers.makePdfPage([say('$10,92', 60, 680), say('0.00', 90.02, 680)].join('\n')),
      '$10,920.00',
    ],
    [
      'what lies beside the page',
      () => papers.makePdfPage(`${say('Kitchen', 60, 200)} ${say('Cut away', 700, 200)}`),
      'Kitchen',
    ],
  ])('%s', async (_what, make, text) => {
    const paper = await readWords(make());
    expect(paper.text).toBe(text);
    expect({ drawnPages: paper.drawnPages, isCut: paper.isCut }).toEqual({
      drawnPages: [],
      isCut: false,
    });
  });

  const box = ({ x, y, width, height, angle }: PageWord) =>
    [x, y, width, height, angle].map(Math.round);
  it.each<[what: string, matrix: string, rotate: number, right: number[]]>([
    ['level', '1 0 0 1', 0, [300, 484, 44, 10, 0]],
    ['upward', '0 1 -1 0', 0, [292, 448, 10, 44, 270]],
    ['downward', '0 -1 1 0', 0, [298, 492, 10, 44, 90]],
    ['on its head', '-1 0 0 -1', 0, [256, 490, 44, 10, 180]],
    ['upward on a page that lies on its side', '0 1 -1 0', 90, [300, 292, 44, 10, 0]],
  ])('has the box of a word written %s', async (_what, matrix, rotate, right) => {
    const content = say('KITCHEN', 300, 300, { matrix });
    const { words } = await readWords(makePdfOf([content], { rotate }));
    expect(words.map(box)).toEqual([right]);
  });

  it.each<[what: string, make: () => Buffer, drawn: number[], text: string]>([
    [
      'a scan with a stamp',
      () =>
        papers.makePdfPage(
          `q 612 0 0 700 0 0 cm /Im Do Q ${say('Signed 0F1A2B3C', 10, 780)}`,
          PICTURE,
        ),
      [1],
      'Signed 0F1A2B3C',
    ],
    [
      'a letter with a logo',
      () =>
        papers.makePdfPage(`q 200 0 0 90 0 700 cm /Im Do Q ${say('Proposal', 60, 600)}`, PICTURE),
      [],
      'Proposal',
    ],
    ['an empty page', () => papers.makePdfPage(''), [1], ''],
    [
      'fonts whose letters are shifted',
      () =>
        papers.makePdfPage(
          `BT /F1 9 Tf 9 700 Td (${octal(SENTENCE, (code) => (code === 32 ? 32 : code - 29))}) Tj ET`,
        ),
      [1],
      '',
    ],
    [
      'fonts whose letters have each the name of another',
      () =>
        papers.makePdfPage(
          say(
            SENTENCE.toLowerCase().replaceAll(/[a-z]/g, (letter) =>
              SHUFFLED.charAt(letter.charCodeAt(0) - 97),
            ),
            9,
            700,
          ),
        ),
      [1],
      '',
    ],
    [
      'fonts whose letters have names of their own',
      () =>
        papers.makePdfPage(
          `BT /F1 9 Tf 9 700 Td (${octal(SENTENCE, (code) => Math.max(1, code - 63))}) Tj ET`,
          {
            font: NAMELESS_FONT,
            more: [DESCRIPTOR],
          },
        ),
      [1],
      '',
    ],
    [
      'a text in Spanish',
      () =>
        papers.makePdfPage(
          say(
            'Quitar los gabinetes existentes de cocina, instalar piso nuevo de loseta sobre tablero, pintar paredes y techo',
            9,
            700,
          ),
        ),
      [],
      'Quitar los gabinetes existentes de cocina, instalar piso nuevo de loseta sobre tablero, pintar paredes y techo',
    ],
  ])('tells whether a page is to be recognized: %s', async (_what, make, drawn, text) => {
    const paper = await readWords(make());
    expect({ drawnPages: paper.drawnPages, text: paper.text }).toEqual({ drawnPages: drawn, text });
  });

  it('counts all pages, and reads as many as asked', async () => {
    const pages = makePdfOf(['one', 'two', 'three'].map((text) => say(text, 60, 700)));
    const paper = await read(pages, { ...WIDE, maxPages: 2 });
    expect(paper).toMatchObject({
      from: 'WORDS',
      pageCount: 3,
      pages: [{ number: 1, width: 612, height: 792 }, { number: 2 }],
    });
  });

  it('reads a paper of 500 lines whole', async () => {
    const lines = Array.from({ length: 10 }, (_page, page) =>
      Array.from({ length: 50 }, (_line, line) =>
        say(
          `Remove and replace drywall, wall ${page * 50 + line}, hung, taped and sanded 1,250.00 SF 2.35 2,937.50`,
          20,
          770 - line * 15,
        ),
      ).join('\n'),
    );
    const paper = await readWords(makePdfOf(lines));
    expect(paper.isCut).toBe(false);
    expect(paper.text).toContain('wall 499,');
  });
});

it('tells of notes of readers beside the words, and reads none of them as words', async () => {
  const note = (subtype: string, entries: string) =>
    `<</Type/Annot/Subtype/${subtype}/P 3 0 R/F 4/Rect[300 680 320 700]${entries}>>`;
  const paper = await test().readPaper(
    papers.makePdfPage(say('Tile floor $400.00', 60, 684), {
      page: '/Annots[6 0 R 7 0 R 8 0 R]',
      more: [
        note('Text', '/Contents(Ask:\\nmat $600?)'),
        note('Highlight', '/QuadPoints[60 694 111 694 60 682 111 682]/Contents(too dear)'),
        note('Highlight', '/QuadPoints[60 694 111 694 60 682 111 682]'),
      ],
    }),
  );
  if (paper.from !== 'WORDS') throw new Error(`It was read as ${paper.from}.`);
  expect(papers.textsOfPage(paper.pages[0]?.words)).toBe('Tile floor $400.00');
  expect(paper.pages[0]?.notes?.map(({ text }) => text)).toEqual(['Ask: mat $600?', 'too dear']);
});

const portfolio = (content: string) =>
  papers.makePdfPage(content, {
    catalogue: '/Collection<</View/D>>/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>',
    more: [
      '<</Type/Filespec/F(Bid 12.pdf)/UF(Bid 12.pdf)/EF<</F 7 0 R>>>>',
      papers.pdfStream('', '/Type/EmbeddedFile'),
    ],
  });
const LONG = Array.from({ length: 30 }, (_line, at) =>
  say('Remove the old tile floor of the bath', 60, 700 - 12 * at),
).join('\n');

it('says that the papers are files inside a portfolio, unless its own page says much', async () => {
  const cover = portfolio(say('Open this portfolio in Acrobat.', 60, 700));
  await expect(test().readPaper(cover)).rejects.toThrow(
    'This PDF is a portfolio with files inside: “Bid 12.pdf”. Save them from it and upload those.',
  );
  expect(await test().readPaper(portfolio(LONG))).toMatchObject({ pageCount: 1 });
});

it('says that a form which draws itself is to be printed', async () => {
  const form = papers.makePdfPage(
    say(
      'Please wait... If this message is not eventually replaced by the proper contents',
      60,
      700,
    ),
    {
      catalogue: '/AcroForm<</Fields[]/XFA 6 0 R>>',
      more: [
        papers.pdfStream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>'),
      ],
    },
  );
  await expect(test().readPaper(form)).rejects.toThrow(
    'This PDF is a form that only Adobe Reader shows. Open it there, print it to a new PDF, and upload that.',
  );
});
