import { utils, write } from '@e965/xlsx';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createMediaReader,
  type MediaReader,
  type TextLabel,
  type TextPage,
} from './read-media.ts';
import { layOutPage } from './decode/layout.ts';
import { fixture, fixturePath, makePdf, makePdfOf, makeZip } from './testing/files.ts';
import { useTestReader } from './testing/reader.ts';
import { makePdfPage, pdfPicture, say } from './testing/papers.ts';
import { watchThread } from './testing/own-share.ts';

const test = useTestReader();
const me = { owner: 'me' };

const LIMITS = { maxPages: 50, maxChars: 40_000 };
const labelsOf = ({ rows }: TextPage) => rows.map((row) => row.map(({ text }) => text).join(' | '));

/**
 * Reads a file as text: tabs part the cells of a row, and the name of a sheet stands above its rows. Words on pages become
 * labels.
 */
const readFile = async (path: string, limits = LIMITS) => {
  const paper = await test().reader.readPaper(path, limits, me);
  const { from, isCut, drawnPages } = paper;
  const pages =
    from === 'WORDS' ? paper.pages.map(({ words }) => ({ rows: layOutPage(words) })) : [];
  const lines =
    from === 'CELLS'
      ? paper.sheets.flatMap(({ name, rows }) => [
          ...(name === null ? [] : [name]),
          ...rows.map(({ cells }) => cells.join('\t')),
        ])
      : [];
  const text = from === 'TEXT' ? paper.text : lines.join('\n');
  return { text, pages, isCut, drawnPages, pageCount: from === 'WORDS' ? paper.pageCount : 0 };
};
const readFixture = (name: string) => readFile(fixturePath(name));
const readBytes = async (bytes: Buffer | string, limits = LIMITS) =>
  readFile(await test().save(bytes), limits);

describe('what is written', () => {
  it.each(['scope.doc', 'scope.docx'])('in %s, with its table', async (name) => {
    const { text, pages, pageCount, isCut } = await readFixture(name);
    expect(text.split('\n')).toEqual([
      'Scope of work: 12 Alder Street',
      'Kitchen, 16 ft x 12 ft, ceiling 9 ft.',
      'Remove the base and wall cabinets, 22 linear feet.',
      'Replace the tile floor, 192 square feet.',
      'Install quartz countertops, 45 square feet.',
      'Paint the walls and the ceiling, two coats.',
      'Room\tLength\tWidth',
      'Kitchen\t16\t12',
      'Dining room\t18\t12',
      'Work starts after 1 March; the owners stay in the house.',
    ]);
    expect({ pages, pageCount, isCut }).toEqual({ pages: [], pageCount: 0, isCut: false });
  });

  it.each<[encoding: string, bytes: Buffer]>([
    ['UTF-8', Buffer.from('\ufeffKitchen:\r\n\r\n12½ ft of shelf')],
    ['UTF-16', Buffer.from('\ufeffKitchen:\n\n12½ ft of shelf', 'utf16le')],
    ['Windows-1252', Buffer.from('Kitchen:\n\n12½ ft of shelf', 'latin1')],
  ])('in a plain text, %s', async (_encoding, bytes) => {
    expect(await readBytes(bytes)).toMatchObject({
      text: 'Kitchen:\n\n12½ ft of shelf',
      isCut: false,
    });
  });

  it('in a plain text, as far as there is room', async () => {
    const long = 'Paint the hall.\n'.repeat(9_000);
    const { text, isCut } = await readBytes(long, { ...LIMITS, maxChars: 1_000 });
    expect({ text, isCut }).toEqual({ text: long.slice(0, 991), isCut: true });
  });

  it.each(['bid.xls', 'bid.xlsx'])('in %s, row by row', async (name) => {
    const { text } = await readFixture(name);
    expect(text.split('\n')).toEqual([
      'bid',
      'Item\tQuantity\tUnit\tUnit price\tTotal',
      'Demolish cabinets\t22\tLF\t14.5\t319',
      'Porcelain tile floor\t192\tSF\t11.75\t2256',
      'Quartz countertop\t45\tSF\t92\t4140',
      'Interior paint\t700\tSF\t1.35\t945',
    ]);
  });

  it('in a workbook: empty cells keep their place, numbers their digits, dates their look', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Item', 'Qty', 'Unit', 'When'],
      ['Tile\tand\ngrout', 192.3456, null, null],
      [null, null, null, null],
      ['Paint', null, 'SF', { t: 'n', v: 46_000, z: 'yyyy-mm-dd' }],
    ]);
    const book = utils.book_new(sheet, 'Bid');
    const { text } = await readBytes(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    expect(text.split('\n')).toEqual([
      'Bid',
      'Item\tQty\tUnit\tWhen',
      'Tile and grout\t192.3456\t\t',
      'Paint\t\tSF\t2025-12-09',
    ]);
  });

  it('in a PDF, with the place of each label', async () => {
    const { pages, text, pageCount } = await readFixture('plan.pdf');
    expect({ text, pageCount }).toEqual({ text: '', pageCount: 1 });
    const [page = { rows: [] }] = pages;
    expect(labelsOf(page)).toEqual([
      'FIRST FLOOR PLAN',
      `Scale 1/4" = 1'-0" Ceiling height 9'-0"`,
      'KITCHEN | DINING ROOM',
      `16'-0" x 12'-0" | 18'-0" x 12'-0"`,
      'LIVING ROOM | BEDROOM 1',
      `19'-0" x 12'-0" | 15'-0" x 12'-0"`,
    ]);
    const [kitchen] = page.rows[2] ?? [];
    expect(kitchen?.x).toBeCloseTo(201.5, 0);
    expect(kitchen?.y).toBeCloseTo(188, 0);
    expect(kitchen?.height).toBeCloseTo(15, 0);
  });

  it('in a PDF, on a page lying on its side, and words standing upright', async () => {
    const turned = '0 12 -12 0 300 300 Tm (LANDING) Tj';
    const level = '12 0 0 12 100 300 Tm (Hall) Tj 12 0 0 12 124 300 Tm (way) Tj';
    const [straight] = (await readBytes(makePdfOf([`BT /F1 1 Tf ${level} ${turned} ET`]))).pages;
    expect(labelsOf(straight ?? { rows: [] })).toEqual(['Hall way', 'LANDING']);
    const sideways = makePdfOf([`BT /F1 1 Tf ${turned} ET`], { rotate: 90 });
    const [page] = (await readBytes(sideways)).pages;
    const [label] = page?.rows[0] ?? [];
    expect(label).toMatchObject({ text: 'LANDING' });
    expect(label?.width).toBeGreaterThan(3 * (label?.height ?? 0));
  });

  it('in a PDF of a large sheet, whose unit is not a point, as in one of points', async () => {
    const content = ['BT /F1 12 Tf 100 300 Td (KITCHEN) Tj 64 0 Td (16 x 12 ft) Tj ET'];
    const { pages } = await readBytes(makePdfOf(content));
    expect(pages.flatMap(labelsOf)).toEqual(['KITCHEN 16 x 12 ft']);
    expect((await readBytes(makePdfOf(content, { userUnit: 3 }))).pages).toEqual(pages);
  });

  it.each([
    ['near it is its denominator', 515.2, ['9’-0 1/2" x 4’']],
    ['a line below stands by itself', 505, ['9’-01" x 4’', '2']],
  ])('in a PDF, a small figure below a raised one: %s', async (_what, y, labels) => {
    const figures = [say('1', 179.4, 522.6, { size: 7 }), say('2', 179.4, y, { size: 7 })];
    const line = [say(`9'-0`, 162.1, 518.7), ...figures, say(`" x 4'`, 184.5, 518.7)];
    const { pages } = await readBytes(makePdfOf([line.join(' ')]));
    expect(pages.flatMap(labelsOf)).toEqual(labels);
  });

  it.each([
    ['upward', '0 1 -1 0', [300, 312]],
    ['downward', '0 -1 1 0', [312, 300]],
  ])('in a PDF, lettered %s: the size right below the name', async (_way, matrix, [name, size]) => {
    const place = (text: string, x = 0) => `${matrix} ${x} 300 Tm (${text}) Tj`;
    const content = `BT /F1 10 Tf ${place('PRIMARY BATH', name)} ${place('5 x 9 ft', size)} ET`;
    const { pages } = await readBytes(makePdfOf([content]));
    expect(pages.flatMap(labelsOf)).toEqual(['PRIMARY BATH', '5 x 9 ft']);
    const [[upper], [lower]] = (pages[0]?.rows ?? []) as [[TextLabel], [TextLabel]];
    expect(lower.x).toBeCloseTo(upper.x, 1);
    expect(lower.y - upper.y).toBeCloseTo(12, 1);
  });

  it('in a PDF, mostly picture: the pages are told', async () => {
    const picture =
      'q 612 0 0 700 0 0 cm /Im Do Q BT /F1 10 Tf 10 780 Td (Signed 0F1A2B3C4D) Tj ET';
    const scan = makePdfPage(picture, { resources: '/XObject<</Im 6 0 R>>', more: [pdfPicture()] });
    expect(await readBytes(scan)).toMatchObject({ drawnPages: [1] });
    expect(await readFixture('scope.pdf')).toMatchObject({ drawnPages: [] });
  });
});

describe('what is drawn', () => {
  it('on a plan', async () => {
    const rows = labelsOf(await test().reader.recognize(fixturePath('plan.png'), 0, me));
    expect(rows).toContain('KITCHEN | DINING ROOM');
    expect(rows).toContain(`16'-0" x 12'-0" | 18'-0" x 12'-0"`);
  }, 60_000);

  it('on a picture, is not read as what is written', async () => {
    expect(await readFixture('plan.png')).toMatchObject({ pages: [{ rows: [] }], drawnPages: [1] });
  });

  it('on a photo as phones make them', async () => {
    // The photo shows no words; what cannot be opened is refused.
    const recognized = test().reader.recognize(fixturePath('photo.heic'), 0, me);
    await expect(recognized).resolves.toMatchObject({ rows: expect.any(Array) });
  }, 60_000);

  it('on a page of a PDF', async () => {
    const rows = labelsOf(await test().reader.recognize(fixturePath('plan.pdf'), 0, me));
    expect(rows).toContain('LIVING ROOM | BEDROOM 1');
  }, 60_000);

  it('faintly, on a photo lying on its side', async () => {
    const faint = sharp(fixture('plan.png')).flatten({ background: '#fff' }).linear(0.3, 175);
    const lying = await sharp(await faint.png().toBuffer())
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 90 })
      .toBuffer();
    const rows = labelsOf(await test().reader.recognize(await test().save(lying), 0, me));
    expect(rows).toContain('KITCHEN | DINING ROOM');
  }, 60_000);

  /** A small bid of the plan's typeface: `sharp` draws words with whatever typeface the machine has, so none is named. */
  const bid = () => {
    const cells = [
      ['Replace toilet', '1', '485.00', '485.00'],
      ['Interior door', '3', '410.00', '1,230.00'],
      ['Paint walls', '1,264', '1.15', '1,453.60'],
    ];
    const at = [80, 560, 760, 960];
    const words = cells.flatMap((row, index) =>
      row.map((text, column) => {
        const anchor = column === 0 ? 'start' : 'end';
        return `<text x="${at[column]}" y="${150 + index * 60}" font-size="28" font-family="sans-serif" text-anchor="${anchor}">${text}</text>`;
      }),
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1050" height="500"><rect width="1050" height="500" fill="#fff"/>${words.join('')}</svg>`;
    return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
  };
  /** Two of three dots down are left out, as in the coarse mode of a fax. */
  const faxed = async (page: Buffer) => {
    const squeezed = sharp(page).resize(1050, 250, { fit: 'fill' }).greyscale().threshold(160);
    const jpeg = await squeezed.jpeg({ quality: 95 }).toBuffer();
    const jfif = Buffer.from('ffe000104a4649460001010100cc00660000', 'hex');
    const rest = jpeg.subarray(jpeg[3] === 0xe0 ? 4 + jpeg.readUInt16BE(4) : 2);
    return Buffer.concat([jpeg.subarray(0, 2), jfif, rest]);
  };

  it.each<[how: string, make: (page: Buffer) => Promise<Buffer>, angle: number]>([
    ['straight', async (page) => page, 0],
    ['3° off', (page) => sharp(page).rotate(3, { background: '#fff' }).jpeg().toBuffer(), 3],
    ['on its side', (page) => sharp(page).rotate(90).png().toBuffer(), 90],
    ['upside down', (page) => sharp(page).rotate(180).png().toBuffer(), 180],
    ['in the colors of a press', (page) => sharp(page).toColourspace('cmyk').jpeg().toBuffer(), 0],
    ['by fax', faxed, 0],
  ])(
    'in a table that came %s: row by row, also figures that stand alone',
    async (_how, make, angle) => {
      const page = await test().reader.recognize(await test().save(await make(await bid())), 0, me);
      expect(labelsOf(page)).toEqual([
        'Replace toilet | 1 | 485.00 | 485.00',
        'Interior door | 3 | 410.00 | 1,230.00',
        'Paint walls | 1,264 | 1.15 | 1,453.60',
      ]);
      const toilet = page.words.find(({ text }) => text === 'toilet');
      expect(Math.cos((((toilet?.angle ?? 0) - angle) * Math.PI) / 180)).toBeGreaterThan(0.999);
    },
    60_000,
  );

  it('upward: a label of its own, its box around it', async () => {
    const plan = sharp(fixture('plan.png')).flatten({ background: '#fff' });
    const part = await plan.extract({ left: 240, top: 255, width: 180, height: 60 }).toBuffer();
    const upward = await sharp(part).rotate(270).toBuffer();
    const sheet = sharp(fixture('plan.png')).flatten({ background: '#fff' });
    const both = await sheet
      .composite([{ input: upward, left: 20, top: 300 }])
      .png()
      .toBuffer();
    const page = await test().reader.recognize(await test().save(both), 0, me);
    expect(labelsOf(page)).toContain('KITCHEN | DINING ROOM');
    const name = page.words.find(({ text, angle }) => text === 'KITCHEN' && angle > 225);
    expect(name?.angle).toBeCloseTo(270, -1);
    expect(name?.height).toBeGreaterThan(3 * (name?.width ?? Infinity));
    expect(name?.x).toBeGreaterThan(15);
    expect(name?.x).toBeLessThan(60);
  }, 60_000);

  it('nowhere on an empty page', async () => {
    const page = await test().reader.recognize(await test().save(makePdf(1)), 0, me);
    expect(page.rows).toEqual([]);
  }, 60_000);
});

describe('hostile files', () => {
  it.each<[what: string, make: () => Buffer | string, says: RegExp]>([
    ['a PDF behind a password', () => fixture('plan-password.pdf'), /password/],
    ['a PDF of rubbish', () => `%PDF-1.7\n${'rubbish '.repeat(500)}`, /could not be opened/],
    ['a zip of anything', () => makeZip({ 'a.exe': 'MZ' }), /could not be opened/],
    [
      'a zip bomb',
      () =>
        makeZip({
          '[Content_Types].xml': '<Types/>',
          'word/document.xml': '<w:document/>',
          'word/media/a.png': Buffer.alloc(101_000_000),
        }),
      /unpacks to far more/,
    ],
    ['a video', () => fixture('clip.mp4'), /no text to be read/],
    ['nothing', () => '', /no text to be read/],
  ])('%s is refused', async (_what, make, says) => {
    await expect(readBytes(make())).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(says),
    });
  });

  it('a PDF of 10,000 pages is looked at as far as asked', async () => {
    const { pages, pageCount } = await readBytes(makePdf(10_000));
    expect([pages.length, pageCount]).toEqual([50, 10_000]);
  });

  it('a page of endless text is read as far as asked', async () => {
    const endless = makePdfOf([
      `BT /F1 12 Tf ${'(all work) Tj 0 14 Td (no play) Tj 0 14 Td '.repeat(30_000)} ET`,
    ]);
    const { pages, isCut } = await readBytes(endless, { maxPages: 50, maxChars: 2_000 });
    expect(isCut).toBe(true);
    const texts = pages.flatMap(({ rows }) => rows.flat().map(({ text }) => text));
    expect(texts.join('').length).toBeLessThanOrEqual(2_000);
  });

  it('a document with more text than asked is cut', async () => {
    const { text, isCut } = await readFile(fixturePath('scope.docx'), { ...LIMITS, maxChars: 60 });
    expect([text, isCut]).toEqual(['Scope of work: 12 Alder Street', true]);
  });

  it('control and direction characters, halves of characters and zero bytes do not get through', async () => {
    const nasty = 'Kit\u0000chen \u202Egnp.exe\u200B \uD800 x\u0007';
    const book = utils.book_new(
      utils.aoa_to_sheet([[nasty, '=HYPERLINK("http://evil.test")']]),
      'a\u202Eb',
    );
    const { text } = await readBytes(write(book, { type: 'buffer', bookType: 'xls' }) as Buffer);
    expect(text).not.toMatch(/[^\P{C}\n\t]/u);
    expect(text).toContain('Kitchen');
    expect(text.isWellFormed()).toBe(true);
  });
});

describe('while it works', () => {
  const opened: MediaReader[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));

  it('leaves the main thread free', async () => {
    await test().reader.recognize(fixturePath('plan.png'), 0, me);
    const share = watchThread();
    await Promise.all([
      test().reader.recognize(fixturePath('plan.png'), 0, me),
      readFixture('scope.pdf'),
      readFixture('bid.xlsx'),
    ]);
    // It would be all of the work if the files were read here.
    expect(share()).toBeLessThan(0.5);
  }, 60_000);

  it('stops when it is told to, and when it is closed', async () => {
    const one = createMediaReader();
    opened.push(one);
    const leaving = new AbortController();
    const reason = new Error('the job was cancelled');
    const reading = one.recognize(fixturePath('plan.png'), 0, { ...me, signal: leaving.signal });
    leaving.abort(reason);
    await expect(reading).rejects.toBe(reason);
    const outcome = Promise.allSettled([one.recognize(fixturePath('plan.png'), 0, me)]);
    await one.close();
    expect(await outcome).toMatchObject([{ status: 'rejected', reason: { code: 'UNAVAILABLE' } }]);
  });
});
