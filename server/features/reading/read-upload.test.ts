import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DomainError, badInput } from '../../domain/errors.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { createLogger } from '../../infra/logger.ts';
import {
  createMediaReader,
  type DrawnPage,
  type MediaReader,
} from '../../infra/media/read-media.ts';
import { contentOf, newReadingBudget, type ReadingBudget } from './upload-content.ts';
import { readUpload } from './read-upload.ts';

const FIXTURES = resolve(import.meta.dirname, '../../testing/fixtures');
const log = createLogger('silent');
const estimator = createScriptedEstimator();
const never = new AbortController().signal;

let reader: MediaReader;
beforeAll(() => {
  reader = createMediaReader();
});
afterAll(() => reader.close());

type FakeReader = Pick<MediaReader, 'readPaper' | 'recognize'>;

/** What a job takes of it, and the note for its owner. */
const read = async (
  kind: 'FLOOR' | 'DOC',
  path: string,
  options: { mediaReader?: FakeReader; budget?: ReadingBudget; signal?: AbortSignal } = {},
) => {
  const { mediaReader = reader, budget = newReadingBudget(), signal = never } = options;
  const upload = { kind, path, name: 'my file' };
  const { paper, notes } = await readUpload({ mediaReader, estimator, log }, upload, {
    owner: 'me',
    signal,
  });
  const note = notes.join(' ') || null;
  const row = { reading: paper, corrections: {}, use: null, matches: [], note };
  const content = contentOf(upload, row, budget, 'PRICE');
  return { ...content, lines: paper?.lines ?? [] };
};
const readFixture = (kind: 'FLOOR' | 'DOC', name: string) => read(kind, resolve(FIXTURES, name));

const page = (...rows: string[]): DrawnPage => {
  const words = rows.map((text, index) => ({
    text,
    x: 100,
    y: 100 + index * 14,
    width: text.length * 6,
    height: 10,
    angle: 0,
  }));
  return { rows: words.map((word) => [word]), words, width: 612, height: 792 };
};
const fake = (pages: DrawnPage[], drawn = page()): FakeReader => ({
  readPaper: vi.fn<FakeReader['readPaper']>(async () => ({
    from: 'WORDS',
    pages: pages.map(({ words, width, height }, index) => ({
      number: index + 1,
      width,
      height,
      words,
      isRecognized: false,
    })),
    drawnPages: [],
    pageCount: pages.length,
    isCut: false,
  })),
  recognize: vi.fn<FakeReader['recognize']>(async () => drawn),
});
afterEach(() => vi.restoreAllMocks());

describe('a plan', () => {
  it.each(['plan.pdf', 'plan.png'])(
    'gives the rooms of %s in feet, with the ceiling',
    async (name) => {
      const { rooms, text } = await readFixture('FLOOR', name);
      const more = { heightFt: 9, areaSf: null, source: 'my file' };
      expect(rooms).toEqual([
        { name: 'Kitchen', lengthFt: 16, widthFt: 12, ...more },
        { name: 'Dining room', lengthFt: 18, widthFt: 12, ...more },
        { name: 'Living room', lengthFt: 19, widthFt: 12, ...more },
        { name: 'Bedroom 1', lengthFt: 15, widthFt: 12, ...more },
      ]);
      expect(text).toContain('DINING ROOM');
    },
    60_000,
  );

  it('read from text says nothing, one read from a picture asks to check', async () => {
    expect((await readFixture('FLOOR', 'plan.pdf')).note).toBeNull();
    const { note } = await read('FLOOR', '', {
      mediaReader: fake([page()], page('Kitchen 12 ft x 14 ft')),
    });
    expect(note).toBe(
      'The text of one page of “my file” was recognized from a picture; check its figures.',
    );
  });

  it('whose title alone is text is read from the picture', async () => {
    const mediaReader = fake([page('FIRST FLOOR')], page("KITCHEN 12' x 14'"));
    const { rooms } = await read('FLOOR', '', { mediaReader });
    expect(rooms.map(({ name }) => name)).toEqual(['Kitchen']);
  });

  it('keeps the names in its text when the picture tells less', async () => {
    const { rooms, note } = await read('FLOOR', '', {
      mediaReader: fake([page('Kitchen', 'Hall')]),
    });
    expect(rooms.map(({ name }) => name)).toEqual(['Kitchen', 'Hallway']);
    expect(note).toBe(
      'The plan shows room names but no sizes; usual sizes are assumed where nothing else gives them.',
    );
  });

  it('is measured also when the texts before it used up the budget', async () => {
    const budget = { chars: 0 };
    const { rooms, text } = await read('FLOOR', resolve(FIXTURES, 'plan.pdf'), { budget });
    expect([rooms.length, text]).toEqual([4, '']);
  });
});

describe('a plan as it is published', () => {
  it('in centimeters and Hebrew gives sizes, and says that names were not read', async () => {
    const { rooms, note } = await readFixture('FLOOR', 'plan-centimetres.png');
    const sizes = rooms.map(({ lengthFt, widthFt }) => `${lengthFt}x${widthFt}`);
    expect(sizes.toSorted()).toEqual([
      '10.04x9.45',
      '10.66x9.35',
      '11.22x8.76',
      '11.38x10.56',
      '11.48x8.73',
      '12.7x9.42',
      '16.96x13.06',
      '8.07x4.79',
      '8.56x7.09',
    ]);
    expect(rooms.every(({ name }) => /^Room \d+$/.test(name))).toBe(true);
    expect(note).toContain('could not be read; its sizes in centimeters were read');
  }, 60_000);

  it.each([
    ['plan-bare-names.png', ['Kitchen', 'Lounge', 'Shower room']],
    ['plan-grey-names.png', ['Gourmet kitchen', 'Double garage', 'Patio', 'Master suite']],
  ])(
    'without sizes (%s) gives names, and says so',
    async (file, names) => {
      const { rooms, note } = await readFixture('FLOOR', file);
      expect(rooms.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
      expect(rooms.every(({ lengthFt, areaSf }) => lengthFt === null && areaSf === null)).toBe(
        true,
      );
      expect(note).toContain(
        'The plan shows room names but no sizes; usual sizes are assumed where nothing else gives them.',
      );
    },
    60_000,
  );
});

describe('a document', () => {
  it.each(['bid.xls', 'bid.xlsx'])('gives the lines of %s', async (name) => {
    const { lines, note } = await readFixture('DOC', name);
    expect(
      lines.map(({ description, quantity, unit, unitPrice }) => [
        description,
        quantity,
        unit,
        unitPrice,
      ]),
    ).toEqual([
      ['Demolish cabinets', 22, 'LF', 14.5],
      ['Porcelain tile floor', 192, 'SF', 11.75],
      ['Quartz countertop', 45, 'SF', 92],
      ['Interior paint', 700, 'SF', 1.35],
    ]);
    expect(note).toBeNull();
  });

  it.each(['scope.doc', 'scope.docx'])('gives the text and the rooms of %s', async (name) => {
    const { text, rooms } = await readFixture('DOC', name);
    expect(text).toContain('Paint the walls and the ceiling, two coats.');
    expect(rooms.map(({ name: room, lengthFt, widthFt }) => [room, lengthFt, widthFt])).toEqual([
      ['Kitchen', 16, 12],
      ['Dining room', 18, 12],
    ]);
  });

  it('says how much of a workbook its sender hid, and which figures are not there', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Item', 'Quantity', 'Unit'],
      ['Tile floor', 192, 'SF'],
      ['Heated mat', 60, 'SF'],
      ['Interior paint', { t: 'e', v: 0x17, f: 'Rates!B2' }, 'SF'],
    ]);
    sheet['!rows'] = [{}, {}, { hidden: true }];
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-hidden-'));
    const path = join(folder, 'bid.xlsx');
    await writeFile(path, write(utils.book_new(sheet, 'Bid'), { type: 'buffer' }) as Buffer);
    const { text, note } = await read('DOC', path);
    await rm(folder, { recursive: true });
    expect(text).not.toContain('Heated mat');
    expect(note).toBe(
      'Left out of “my file”: one row that its sender hid, struck or did not tick. ' +
        'Not read in “my file”: one formula without a result. Open it in a spreadsheet program, save it and upload it again.',
    );
  });

  it('names the page of each room and of each line', async () => {
    const mediaReader = fake([
      page('Scope of work of the contractor', 'Kitchen 16 ft x 12 ft'),
      page(),
      page('Bedroom 12 ft x 10 ft', 'Tile floor 192.00 SF @ 11.75'),
    ]);
    const { rooms, lines } = await read('DOC', '', { mediaReader });
    expect(rooms.map(({ name, source }) => [name, source])).toEqual([
      ['Kitchen', 'my file, page 1'],
      ['Bedroom', 'my file, page 3'],
    ]);
    expect(lines.map(({ place }) => place.page)).toEqual([3]);
  });

  it('that is a scan is recognized page by page, at most twelve, and says so', async () => {
    const mediaReader = fake(
      Array.from({ length: 15 }, () => page()),
      page('Tile floor 192.00 SF @ 11.75'),
    );
    const { lines, note } = await read('DOC', '', { mediaReader });
    expect(lines).toHaveLength(12);
    expect(lines[0]).toMatchObject({ description: 'Tile floor', quantity: 192, unit: 'SF' });
    expect(note).toBe(
      'The text of 12 pages of “my file” was recognized from a picture; check its figures. ' +
        'Text on 3 pages of “my file” is drawn, not written, and was not read.',
    );
  });

  it('has its drawn pages left out when recognition fails', async () => {
    const mediaReader = {
      ...fake([page('Replace the kitchen sink'), page()]),
      recognize: vi.fn<FakeReader['recognize']>().mockRejectedValue(badInput('No.')),
    };
    const { text, note } = await read('DOC', '', { mediaReader });
    expect(text).toContain('kitchen sink');
    expect(note).toContain('Text on one page of “my file” is drawn');
  });

  it('behind a password is a note, not a failure', async () => {
    const { note, text } = await readFixture('DOC', 'plan-password.pdf');
    expect(note).toMatch(/^“my file” was not read\. This PDF is protected by a password\./);
    expect(text).toBe('');
  });

  it('without text says so', async () => {
    const { note } = await read('DOC', '', { mediaReader: { ...fake([]) } });
    expect(note).toBe('No text was found in “my file”.');
  });

  it('is cut at a line when the uploads together hold too much', async () => {
    const budget = { chars: 60 };
    const mediaReader = fake([
      page('Replace the kitchen sink', 'Paint the hall', 'Paint 1200 SF of walls and more'),
    ]);
    const { text, note } = await read('DOC', '', { mediaReader, budget });
    expect(text).toBe('Replace the kitchen sink\nPaint the hall');
    expect(note).toBe(
      'Not all text of “my file” was used. The uploads before it already hold as much text as is used.',
    );
    const after = await read('DOC', '', { mediaReader, budget: { chars: 0 } });
    expect(after.note).toMatch(/already hold as much text as is used/);
  });
});

describe('trouble that another try may cure', () => {
  it.each<[string, Error]>([
    ['a server that stops', new DomainError('UNAVAILABLE', 'The server is restarting.')],
    ['a defect', new TypeError('undefined is not a function')],
  ])('%s is passed on', async (_what, error) => {
    const mediaReader = {
      ...fake([]),
      readPaper: vi.fn<FakeReader['readPaper']>().mockRejectedValue(error),
    };
    await expect(read('DOC', '', { mediaReader })).rejects.toBe(error);
  });

  it('a job that is cancelled ends with its reason', async () => {
    const leaving = new AbortController();
    const reason = new Error('cancelled');
    const reading = read('FLOOR', resolve(FIXTURES, 'plan.png'), { signal: leaving.signal });
    leaving.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });
});
