// The files of the set are valid and say what their content says; the scorer tells right from wrong.
import { read as readWorkbook } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import WordExtractor from 'word-extractor';
import type { PaperEstimate, PaperLine } from '../../../../../domain/paper/paper-estimate.ts';
import { NO_TOTALS, paperEstimateSchema } from '../../../../../domain/paper/paper-estimate.ts';
import type { ExpectedPaper, PaperRecipe, Right } from './content.ts';
import { makePaper, PAPER_RECIPES } from './make.ts';
import { scorePaper } from './score.ts';

const first = <T>(right: Right<T> | undefined): T | null =>
  right === undefined
    ? null
    : Array.isArray(right)
      ? ((right as readonly T[])[0] ?? null)
      : (right as T);

const tight = (text: string) => text.replaceAll(/\s+/g, '');

const made = new Map<string, Promise<Buffer>>();
/** A paper is made once, however many look at it. */
const bytesOf = (recipe: PaperRecipe): Promise<Buffer> => {
  const bytes = made.get(recipe.name) ?? makePaper(recipe).then((paper) => paper.bytes);
  made.set(recipe.name, bytes);
  return bytes;
};

const textOfPdf = async (bytes: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return { text, pages: document.numPages };
};

const textOfXlsx = async (bytes: Buffer) => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  const cells: string[] = [];
  for (const sheet of book.worksheets) {
    cells.push(sheet.name);
    sheet.eachRow((row) => row.eachCell((cell) => cells.push(cell.text)));
  }
  return cells.join(' ');
};

const textOf = async (fileName: string, bytes: Buffer): Promise<string> => {
  if (fileName.endsWith('.pdf')) return (await textOfPdf(bytes)).text;
  if (fileName.endsWith('.xlsx')) return textOfXlsx(bytes);
  if (fileName.endsWith('.xls')) {
    const cells = Object.values(readWorkbook(bytes).Sheets).flatMap((sheet) =>
      Object.values(sheet),
    );
    return cells.map((cell) => String((cell as { v?: unknown }).v)).join(' ');
  }
  if (fileName.endsWith('.docx')) {
    const document = await new WordExtractor().extract(bytes);
    return `${document.getHeaders()} ${document.getBody()}`;
  }
  return bytes.toString();
};

const recipesOf = (...layouts: readonly string[]) =>
  PAPER_RECIPES.filter(({ layout }) => layouts.includes(layout));
const PICTURES = ['scan', 'photo'];
const written = PAPER_RECIPES.filter(({ layout }) => !PICTURES.includes(layout));
const named = (recipes: readonly PaperRecipe[]) =>
  recipes.map((recipe) => [recipe.name, recipe] as const);

/** A reading without any fault. */
const perfect = (paper: ExpectedPaper): PaperEstimate => {
  const place = { page: 1, sheet: null, row: null, box: null };
  const lines = paper.lines.map((line, index): PaperLine => ({
    id: String(index + 1),
    place,
    room: first(line.room),
    section: first(line.section),
    number: null,
    description: first(line.description) ?? '',
    quantity: first(line.quantity),
    quantityText: null,
    unit: first(line.unit),
    unitPrice: first(line.unitPrice),
    tax: first(line.tax),
    overheadProfit: first(line.overheadProfit),
    rcv: first(line.rcv),
    depreciation: first(line.depreciation),
    acv: first(line.acv),
    age: null,
    life: null,
    note: line.note,
    isNonRecoverable: line.isNonRecoverable,
    isAlternate: line.isAlternate,
    isExcluded: line.isExcluded,
    isCredit: line.isCredit,
    amounts: [...line.amounts],
  }));
  const chosen = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, right]) => [key, first(right as Right<string>)]),
    );
  const none = {
    company: null,
    license: null,
    adjuster: null,
    carrier: null,
    phone: null,
    email: null,
  };
  const nobody = {
    insured: null,
    claimNumber: null,
    policyNumber: null,
    dateOfLoss: null,
    address: null,
    typeOfLoss: null,
  };
  return paperEstimateSchema.parse({
    kind: first(paper.kind),
    currency: 'USD',
    sides: null,
    from: { ...none, ...chosen(paper.from) },
    for: { ...nobody, ...chosen(paper.for) },
    date: first(paper.date),
    validUntil: first(paper.validUntil),
    rooms: paper.rooms.map(({ name, floorSf }, index) => ({
      number: index + 1,
      isUnnamed: false,
      name,
      place,
      lengthFt: null,
      widthFt: null,
      heightFt: null,
      floorSf,
      wallSf: null,
      ceilingSf: null,
      perimeterLf: null,
    })),
    lines,
    totals: { ...NO_TOTALS, ...chosen(paper.totals) },
    bidders: paper.bidders,
    checks: [],
    unread: [],
    prose: '',
    pageCount: 0,
    pageShapes: [],
  });
};

describe('the set', () => {
  it('has ten layouts of three papers, two more claims, and one of 500 lines', () => {
    const layouts = Object.values(Object.groupBy(PAPER_RECIPES, ({ layout }) => layout));
    expect(layouts.map((papers) => papers?.length)).toEqual([...Array(10).fill(3), 2, 1]);
    expect(new Set(PAPER_RECIPES.map(({ name }) => name)).size).toBe(33);
    const counts = PAPER_RECIPES.map(({ expected }) => expected.lines.length);
    expect(counts.filter((count) => count >= 6 && count <= 60).length).toBe(32);
    expect(Math.max(...counts)).toBe(500);
  });

  it.each(named(written))('%s says what its content says', async (_name, recipe) => {
    const text = tight(await textOf(recipe.fileName, await bytesOf(recipe)));
    const words = recipe.expected.lines.flatMap(
      ({ description }) => first(description)?.split(' ') ?? [],
    );
    const absent = [...words, ...recipe.words.map(tight)].filter((word) => !text.includes(word));
    expect(absent).toEqual([]);
  });

  it.each(named(PAPER_RECIPES.filter(({ pages, layout }) => pages > 0 && layout !== 'photo')))(
    '%s has its pages',
    async (_name, recipe) => {
      const { text, pages } = await textOfPdf(await bytesOf(recipe));
      expect({ pages, hasText: text.trim() !== '' }).toEqual({
        pages: recipe.pages,
        hasText: recipe.layout !== 'scan',
      });
    },
  );

  it('has photos as phones take them', async () => {
    const sizes = await Promise.all(
      recipesOf('photo').map(async (recipe) => {
        const { format, width, height } = await sharp(await bytesOf(recipe)).metadata();
        return [format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ['jpeg', 2_000, 2_600],
      ['jpeg', 2_100, 2_700],
      ['jpeg', 1_500, 2_000],
    ]);
  });

  it('is the same each time', async () => {
    for (const name of ['adjuster-hail', 'word-painter', 'photo-yard', 'scan-windows']) {
      const recipe = PAPER_RECIPES.find((each) => each.name === name);
      if (!recipe) throw new Error(`There is no ${name}.`);
      expect((await recipe.make()).equals(await bytesOf(recipe))).toBe(true);
    }
  });
});

describe('the score', () => {
  const recipe = (name: string) => {
    const found = PAPER_RECIPES.find((each) => each.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found.expected;
  };

  it.each(named(PAPER_RECIPES))(
    'of %s is full for a reading without fault',
    (_name, { expected }) => {
      const { faults, invented, isTotalRight, lines } = scorePaper(expected, perfect(expected));
      expect({ faults, invented, isTotalRight }).toEqual({
        faults: [],
        invented: [],
        isTotalRight: true,
      });
      expect(lines.right).toBe(expected.lines.filter(({ isOptional }) => !isOptional).length);
    },
  );

  const change = (name: string, edit: (got: PaperEstimate) => void) => {
    const got = perfect(recipe(name));
    edit(got);
    return scorePaper(recipe(name), got);
  };

  it('tells a line that was lost from one that was invented', () => {
    const lost = change('adjuster-fire', ({ lines }) => lines.splice(8, 1));
    expect(lost.lines).toEqual({ right: 48, of: 49 });
    expect(lost.invented).toEqual([]);
    const more = change('roofer-table', ({ lines }) => {
      lines.splice(11, 0, { ...(lines[0] as PaperLine), description: 'Subtotal', rcv: 19_181.35 });
    });
    expect(more.lines).toEqual({ right: 17, of: 17 });
    expect(more.invented).toEqual(['Subtotal 19181.35']);
  });

  it('takes a line without its wrapped row for another', () => {
    const { lines, invented } = change('pasted-aligned-claim', (got) => {
      (got.lines[0] as PaperLine).description = 'Water extraction';
    });
    expect([lines.right, invented]).toEqual([8, ['Water extraction 31.36']]);
  });

  it('finds lines in another order', () => {
    const { lines, invented, cells } = change('two-column-newspaper', (got) => {
      got.lines = got.lines.toReversed();
    });
    expect([lines.right, invented, cells.right]).toEqual([15, [], cells.of]);
  });

  it.each<[what: string, share: 'cells' | 'places' | 'marks', edit: (line: PaperLine) => void]>([
    ['a price', 'cells', (line) => (line.unitPrice = 1)],
    ['a unit', 'cells', (line) => (line.unit = 'EA')],
    ['a tax that no line has', 'cells', (line) => (line.tax = 3)],
    ['a room', 'places', (line) => (line.room = 'Attic')],
    ['an alternate', 'marks', (line) => (line.isAlternate = true)],
  ])('counts %s that is wrong', (_what, share, edit) => {
    const score = change('roofer-table', ({ lines }) => edit(lines[1] as PaperLine));
    expect(score[share].of - score[share].right).toBe(1);
    expect(score.faults.length).toBe(1);
  });

  it('asks for the net claim, the total of a bid and of each bidder', () => {
    expect(change('scan-claim', ({ totals }) => (totals.netClaim = 1)).isTotalRight).toBe(false);
    expect(change('word-painter', ({ totals }) => (totals.total = null)).isTotalRight).toBe(false);
    expect(change('city-unpriced', ({ totals }) => (totals.total = 0)).isTotalRight).toBe(false);
    const swapped = change('two-column-bidders', (got) => {
      got.bidders = got.bidders.toReversed();
    });
    expect(swapped.isTotalRight).toBe(false);
  });
});
