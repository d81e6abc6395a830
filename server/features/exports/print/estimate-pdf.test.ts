import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { AGENT_KINDS, type AgentKind } from '../../../domain/catalog.ts';
import { estimateTotal } from '../../../domain/pricing.ts';
import { AGENT_DOCUMENTS, aBid, aClaim, aLine, aPrint, lines } from '../testing/estimates.ts';
import { NO_FACTS } from '../../../domain/scope-facts.ts';
import { emptyScope, type ScopeOfWork } from '../../../domain/scope-of-work.ts';
import { loadPriceBook } from '../../../estimator/price-book.ts';
import type { EstimatePrint } from '../export-data.ts';
import { moneyWriter } from '../../../domain/written.ts';
import { understoodOf } from '../understood.ts';
import { printEstimate } from './print-estimate.ts';

const AGENTS = Object.keys(AGENT_KINDS) as AgentKind[];
const money = moneyWriter('USD');

const read = async (print: EstimatePrint) => {
  const document = await getDocumentProxy(new Uint8Array(await printEstimate(print)));
  const { text: pages } = await extractText(document);
  const outline = (await document.getOutline()) as { title: string; items: { title: string }[] }[];
  const { info } = await document.getMetadata();
  const whole = pages.join('\n');
  return {
    pages,
    text: whole,
    /** Without blanks: words that were broken over lines are whole again. */
    letters: whole.replaceAll(/\s+/g, ''),
    bookmarks: outline.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]),
    info: info as Record<string, string>,
  };
};

const count = (text: string, part: string) => text.split(part).length - 1;

describe.each(AGENTS)('the PDF for %s', (agent) => {
  it('has head, lines, total and page numbers', async () => {
    const print = aPrint(AGENT_DOCUMENTS[agent], { version: 7 });
    const { text, pages, info } = await read(print);
    expect(text).toContain('CLM-7KQ2MX4P');
    expect(text).toContain('November 21, 2026 · version 7');
    expect(text).toContain('Elm Street');
    for (const { name } of print.document.items) expect(text).toContain(name);
    expect(text).toContain(money(estimateTotal(print.document)));
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(info).toMatchObject({ Title: expect.stringContaining('CLM-7KQ2MX4P') });
    expect(info['Language']).toBe('en-US');
  });

  it('repeats category and column heads on each page, and shows every line', async () => {
    const items = lines(120, (id) => ({ category: id <= 100 ? 'Demolition' : 'Tile' }));
    const { text, pages, bookmarks } = await read(aPrint({ ...AGENT_DOCUMENTS[agent], items }));
    const withLines = pages.filter(
      (page) => /\bLine 5[0-9]\b/.test(page) && !page.includes('Line and quantity'),
    );
    expect(withLines.length).toBeGreaterThan(0);
    for (const page of withLines) expect(page).toMatch(/Demolition[\s\S]*Item[\s\S]*Qty/);
    for (const { name } of items) expect(text).toContain(name);
    expect(text).toContain('Subtotal Demolition');
    expect(bookmarks).toEqual(expect.arrayContaining(['Summary', 'Demolition', 'Tile', 'Totals']));
  });

  it('leaves no subtotal alone on a page, and no heading', async () => {
    const items = lines(90, (id) => ({
      category: `Trade ${String(Math.ceil(id / 6)).padStart(2, '0')}`,
    }));
    const { pages } = await read(aPrint({ ...AGENT_DOCUMENTS[agent], items }));
    for (const page of pages) {
      for (const [, trade] of page.matchAll(/Subtotal Trade (\d\d)/g)) {
        expect(page).toMatch(new RegExp(`Line ${Number(trade) * 6}\\b`));
      }
      expect(page).not.toMatch(
        /(?:Line items|Scope of work) \(90 lines\)\s*(?:An estimate|A repair|Price valid)/,
      );
    }
    expect(pages.join('').split('Subtotal Trade').length - 1).toBe(15);
  });

  it('loses nothing of texts that are longer than a page or than a line', async () => {
    const word = 'Abcdefghij'.repeat(30);
    const print = aPrint(
      {
        ...AGENT_DOCUMENTS[agent],
        items: [
          aLine(1, { name: word, details: `${'stair '.repeat(320)}DETAILSEND` }),
          aLine(2, { details: `${'x\n'.repeat(950)}BREAKSEND`, category: 'A\nB' }),
          aLine(3, { unitPrice: 1e9, quantity: 1e3, unit: 'SQUARES-AND-A-LONG-1' }),
          aLine(4, { name: '', category: '', quantity: -1 }),
        ],
        exclusions: Array.from(
          { length: 50 },
          (_, index) => `Exclusion${index} ${'e'.repeat(480)}`,
        ),
      },
      { title: word.slice(0, 160), projectName: word.slice(0, 200) },
    );
    const { letters, bookmarks } = await read(print);
    for (const part of ['DETAILSEND', 'BREAKSEND', word, 'SQUARES-AND-A-LONG-1', 'Exclusion49']) {
      expect(letters).toContain(part);
    }
    expect(count(letters, 'stair')).toBe(320);
    expect(letters).toContain('$1,000,000,000,000.25');
    expect(letters).toContain('Unnamedline');
    expect(bookmarks).toEqual(expect.arrayContaining(['A B', 'Uncategorized']));
  });

  it('stands without a line', async () => {
    const { text } = await read(
      aPrint({ ...AGENT_DOCUMENTS[agent], items: [], questions: ['How large is it?'] }),
    );
    expect(text).toContain('How large is it?');
    expect(text).toContain('$0.00');
  });
});

describe('the owner’s estimate', () => {
  const rooms = [['Kitchen'], ['Bath'], []];
  const inRooms = lines(60, (id) => {
    const metadata = { ...aLine(id).metadata, rooms: rooms[id % 3] ?? [] };
    return id === 4 ? { metadata, unitPrice: 900, name: 'Cabinets' } : { metadata };
  });

  it('begins with one page: the total, its drivers, what is missing, the rooms', async () => {
    const questions = Array.from({ length: 9 }, (_, index) => `Question ${index + 1}?`);
    const { pages } = await read(aPrint({ items: inRooms, questions, range: { low: 1, high: 9 } }));
    const [first = '', second = ''] = pages;
    for (const part of [
      'Likely between',
      'Cabinets',
      'Bath',
      '$1,800.25',
      'Question 5?',
      'Kitchen',
    ]) {
      expect(first).toContain(part);
    }
    expect(first).toContain('Whole job');
    expect(first).not.toContain('Line items');
    expect(first).toContain('5 more points to check under Notes.');
    expect(second).toContain('Line items (60 lines)');
    expect(pages.join('\n')).toContain('Question 9?');
  });

  it('lists the lines by room, numbered in order', async () => {
    const { text, bookmarks } = await read(aPrint({ items: inRooms }));
    const listed = text.slice(text.indexOf('Line items'), text.indexOf('Work before tax'));
    const numbers = [...listed.matchAll(/(?:^|\s)(\d+) (?:Line \d+|Cabinets)\s/g)].map(([, at]) =>
      Number(at),
    );
    expect(numbers.slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(bookmarks.filter((name) => ['Kitchen', 'Bath', 'Whole job'].includes(name))).toEqual([
      'Bath',
      'Kitchen',
      'Whole job',
    ]);
    expect(text.indexOf('Appendix')).toBeGreaterThan(text.indexOf('Subtotal Whole job'));
  });

  it('names work in several rooms as shared, after the single rooms, with their photos', async () => {
    const items = [['Kitchen', 'Bath'], ['Bath'], ['Bath', 'Kitchen'], ['Den'], []].map(
      (own, index) => aLine(index + 1, { metadata: { ...aLine(1).metadata, rooms: own } }),
    );
    const picture = { kind: 'PHOTO', caption: null, jpeg: null } as const;
    const pictures = ['kitchen', 'bath', 'bath'].map((room, index) => ({
      ...picture,
      room,
      name: `${room}-${index}.jpg`,
    }));
    const { text, bookmarks } = await read(aPrint({ items }, { pictures }));
    const groups = ['Bath', 'Den', 'Bath and Kitchen (shared)', 'Whole job'];
    expect(bookmarks.filter((name) => groups.includes(name))).toEqual(groups);
    expect(text).toContain('Bath and Kitchen (shared) photos 1–3 · 2 lines');
    expect(text).toContain('Bath photos 2–3 · 1 line');
    expect(text).toContain('Den 1 line');
    expect(text).toContain('Subtotal Bath and Kitchen (shared)');
  });

  it('prints 20,000 characters of reasoning whole', async () => {
    const { text } = await read(aPrint({ reasoning: `${'because '.repeat(2_490)}REASONEND` }));
    expect(count(text, 'because')).toBe(2_490);
    expect(text).toContain('REASONEND');
  });

  it.each([
    ['ESTIMATED', 0],
    ['REFINED', 0],
    ['SAVED', 1],
    ['RESTORED', 1],
  ] as const)('says whether the summary is older than the figures: %s', async (change, times) => {
    const { text } = await read(aPrint({}, { change }));
    expect(count(text, 'Written when the estimate was made')).toBe(times);
  });

  it('says where each line comes from, and writes an equal source once', async () => {
    const items = lines(30, (id) => ({ source: id % 2 ? 'Odd price book' : 'Even price book' }));
    const { text } = await read(aPrint({ items }));
    expect(count(text, 'Odd price book')).toBe(1);
    expect(count(text, 'Worked out: count = 2')).toBe(30);
    expect(count(text, '$15.00 – $30.00')).toBe(30);
  });

  it('says once what the price of equal lines holds, and nothing where it is not known', async () => {
    const paint = { includes: 'Two coats of paint on walls.', excludes: 'Primer and trim.' };
    const contents = {
      '1': paint,
      '2': paint,
      '3': { includes: 'One door hung.', excludes: null },
    };
    const { text, bookmarks } = await read(aPrint({ items: lines(4) }, { contents }));
    expect(bookmarks).toContain('What the prices include');
    expect(count(text, 'Two coats of paint on walls.')).toBe(1);
    expect(text).toContain('Not included: Primer and trim.');
    expect(text).toContain('Includes: One door hung.');
    expect(count(text, 'Not included:')).toBe(1);
    expect((await read(aPrint())).text).not.toContain('What the prices include');
  });

  it('says that its owner set the total, and what the lines add up to', async () => {
    const { text } = await read(aPrint({ totalOverride: 5_000 }));
    expect(text).toContain('$5,000.00');
    expect(text).toContain('Total of the lines');
    expect(text).toContain('Set by hand');
  });

  it('tells the work from overhead and profit where these are shown apart', async () => {
    const plain = await read(aPrint());
    expect(plain.text).toContain('all lines before tax');
    const overhead = aLine(2, { tags: ['overhead-profit'] });
    const { text } = await read(aPrint({ items: [aLine(1), overhead] }));
    expect(text).toContain('Work before overhead, profit and tax');
    expect(text).not.toContain('all lines before tax');
  });

  it('shows characters that it cannot draw as missing, and keeps them in the bookmarks', async () => {
    const { text, bookmarks } = await read(aPrint({ items: [aLine(1, { category: '厨房 🙂' })] }));
    expect(text).toContain('\uFFFD\uFFFD \uFFFD');
    expect(text).toContain('stands for a character');
    expect(bookmarks).toContain('厨房 🙂');
  });
});

describe('a claim', () => {
  it('goes from replacement cost to net, with what age took from each line', async () => {
    const claim = {
      removalCode: null,
      age: 8,
      isAgeAssumed: true,
      life: 25,
      depreciationRate: 0.32,
      depreciation: 6.4,
      isRecoverable: false,
      acv: 14.85,
    };
    const items = [aLine(1, { metadata: { ...aLine(1).metadata, claim } })];
    const { text } = await read(aPrint({ ...aClaim, items }));
    expect(text).toContain('Age 8 of 25 years (assumed), 32% depreciated');
    expect(text).toContain('<$6.40>');
    for (const amount of [
      '$1,000.00',
      '($150.00)',
      '<$50.00>',
      '$800.00',
      '($500.00)',
      '$450.00',
    ]) {
      expect(text).toContain(amount);
    }
    expect(text).toContain('does not say what a policy covers');
  });

  it('names what an adjuster looks for, what is not stated, and our number as ours', async () => {
    const facts = {
      ...NO_FACTS,
      insured: 'Maria Gonzalez',
      policyNumber: 'HO-123',
      dateOfLoss: '2026-10-12',
    };
    const scope = { ...emptyScope('RULES'), facts };
    const overhead = aLine(2, { name: 'Overhead', tags: ['overhead-profit'] });
    const { pages, text } = await read(
      aPrint({
        ...aClaim,
        peril: 'hail',
        scope,
        items: [aLine(1), overhead],
        delivery: 'TRADE_DIRECT',
      }),
    );
    const [first = ''] = pages;
    for (const part of ['Maria Gonzalez', 'HO-123', 'October 12, 2026', 'Hail', 'Not stated']) {
      expect(first).toContain(part);
    }
    expect(first).toContain('Our reference CLM-7KQ2MX4P');
    expect(first).toContain('$21.00, in the total');
    expect(text).not.toContain('Trades hired directly');
  });

  it('says that a deductible is not known', async () => {
    const claim = { ...aClaim.claim, deductible: null, net: null, netOnCompletion: null };
    const { text } = await read(aPrint({ ...aClaim, claim }));
    expect(text).toContain('not stated');
    expect(text).not.toContain('Net claim');
  });
});

describe('a proposal', () => {
  it('has terms and a place to sign', async () => {
    const { text, letters, bookmarks } = await read(aPrint(aBid));
    expect(letters).toContain('Thepriceholdsnocontingency');
    for (const part of ['Vanity', 'Acrylic surround', '–$820.44', 'Deposit at signing', '$57.37']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('December 21, 2026');
    expect(text).toContain('Company and license number');
    expect(bookmarks).toEqual(
      expect.arrayContaining(['Allowances', 'Alternates', 'Payment schedule', 'Acceptance']),
    );
  });

  it('carries the name, license and terms of the contractor, not ours', async () => {
    const letterhead = {
      name: 'Hartmann Remodeling',
      address: '1200 Larimer Street, Denver, CO 80204',
      contact: '303 555 0142',
      licenseNumber: 'CO-GC-204881',
      terms: 'Work is guaranteed for one year.',
      logo: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#124' } })
        .jpeg()
        .toBuffer(),
    };
    const { text, bookmarks } = await read(aPrint(aBid, { letterhead }));
    const { name, address, contact, licenseNumber, terms } = letterhead;
    for (const part of [name, address, contact, licenseNumber, terms]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/plumbline/i);
    expect(text).not.toContain('Company and license number');
    expect(bookmarks).toContain('Terms');
  });

  it('tells the client nothing of cost, markup, ranges and sources', async () => {
    const overhead = aLine(4, {
      name: 'Supervision and overhead',
      details: '20 % for running 9 trades',
      tags: ['overhead-profit'],
    });
    const { text } = await read(aPrint({ ...aBid, items: [...lines(3), overhead] }));
    expect(text).toContain('Supervision and overhead');
    expect(text).toContain('Work in normal hours.');
    for (const secret of [/markup/i, /margin/i, /12,345/, /0\.58/, /20 %/, /1,392/, /19,043/]) {
      expect(text).not.toMatch(secret);
    }
    expect(text).not.toContain('Test catalogue');
    expect(text).not.toContain('$15.00 – $30.00');
  });
});

it('a PDF holds nothing that a reader would open or run, whatever its texts say', async () => {
  const hostile = [
    'https://evil.test/a',
    'javascript:app.alert(1)',
    'file:///etc/passwd',
    ') >> /AA << /O << /S /JavaScript /JS (app.alert(1)) >> >> (',
    'endstream endobj 1 0 obj << /S /URI /URI (https://evil.test) >> endobj',
    '{"link":"https://evil.test","image":"/etc/passwd"}',
    '\u0000\u001b]8;;https://evil.test\u0007a',
  ];
  const text = hostile.join('\n');
  const items = hostile.map((name, index) =>
    aLine(index + 1, { name, details: name, category: name, source: name }),
  );
  const more = { reasoning: text, futureActions: hostile, exclusions: hostile, questions: hostile };
  const bytes = await printEstimate(
    aPrint({ ...more, items }, { title: text, projectName: text, instructions: text }),
  );
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const annotations = await Promise.all(
    pages.map(async (number) => (await document.getPage(number)).getAnnotations()),
  );
  const shown = await extractText(document, { mergePages: true });
  expect(shown.text).toContain('javascript:app.alert(1)');
  expect(annotations.flat().filter(({ url, unsafeUrl }) => url ?? unsafeUrl)).toEqual([]);
  expect(await document.getJSActions()).toBeNull();
  expect(await document.getOpenAction()).toBeNull();
  expect(await document.getAttachments()).toBeNull();
});

describe('what was understood', () => {
  const scope: ScopeOfWork = {
    ...emptyScope('RULES'),
    places: [
      {
        id: 'p1',
        label: 'Bedroom',
        type: 'bedroom',
        count: 1,
        lengthFt: 14,
        widthFt: 12.5,
        heightFt: 9,
        areaSf: 175,
        perimeterFt: 53,
        doors: 1,
        windows: 2,
        basis: 'PLAN',
        source: 'plan.pdf, page 1',
        parts: [],
        because: null,
      },
    ],
    work: [
      {
        id: 'w2',
        placeId: 'p1',
        label: null,
        does: {
          kind: 'ASSEMBLY',
          assembly: 'paint_room',
          params: [{ name: 'coats', value: 3, basis: 'STATED', because: null }],
        },
        times: 1,
        without: ['PNT-CEIL'],
        set: [],
        finishLevel: null,
        ownerSupplies: true,
        optional: false,
        because: null,
        by: 'RULES',
        certainty: 'TOLD',
        quantityFrom: null,
        age: null,
      },
    ],
    unread: [{ source: 'request', words: 'bless the house', start: 0, end: 15, page: null }],
  };

  it('is told in an appendix: sizes and their source, what was told of the work, what was not read', async () => {
    const understood = understoodOf(scope, 'STANDARD', await loadPriceBook());
    const { letters, bookmarks } = await read(aPrint({}, { understood }));
    expect(bookmarks).toContain('What was understood');
    for (const part of [
      '12.5 × 14 ft, 175 SF, 9 ft high',
      'From a plan: plan.pdf, page 1',
      'Interior painting',
      'without Paint ceiling',
      'goods of the owner',
      'bless the house',
    ]) {
      expect(letters).toContain(part.replaceAll(' ', ''));
    }
    expect(letters).toContain('Coatsonthewalls:3');
  });

  it('takes no room where it is not known, and stays out of a proposal', async () => {
    const understood = understoodOf(scope, 'STANDARD', await loadPriceBook());
    expect(understoodOf(null, 'STANDARD', await loadPriceBook())).toBeNull();
    expect((await read(aPrint())).text).not.toContain('What was understood');
    expect((await read(aPrint(aBid, { understood }))).text).not.toContain('bless the house');
  });
});

describe('pictures', () => {
  it('stand in an appendix; a broken one leaves its name and a note', async () => {
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const { text } = await read(
      aPrint(
        {},
        {
          pictures: [
            { name: 'kitchen.heic', kind: 'PHOTO', caption: null, room: null, jpeg },
            { name: 'broken.png', kind: 'PHOTO', caption: null, room: null, jpeg: null },
            { name: 'plan.pdf', kind: 'FLOOR', caption: null, room: null, jpeg },
          ],
          otherFiles: ['scope.doc'],
        },
      ),
    );
    for (const part of [
      '1. kitchen.heic',
      '2. broken.png',
      '3. plan.pdf (floor plan)',
      'scope.doc',
    ]) {
      expect(text).toContain(part);
    }
    expect(count(text, 'could not be drawn')).toBe(1);
    expect(text).toContain('Photos and files');
  });

  it('stand by room with their captions, in the order of the lines, numbered as they stand', async () => {
    const line = aLine(1);
    const picture = { kind: 'PHOTO', caption: null, jpeg: null } as const;
    const { text } = await read(
      aPrint(
        { items: [{ ...line, metadata: { ...line.metadata, rooms: ['Bedroom'] } }] },
        {
          pictures: [
            { ...picture, name: 'front.jpg', room: null },
            { ...picture, name: 'roof.jpg', room: 'Roof', caption: 'Hail on the\nwest side' },
            { ...picture, name: 'bed.jpg', room: 'BEDROOM' },
          ],
        },
      ),
    );
    const at = ['Photos by room', 'Bedroom', '1. bed.jpg', 'Roof', '2. Hail on the west side'];
    const places = [...at, 'roof.jpg', 'Other pictures', '3. front.jpg'].map((part) =>
      text.lastIndexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

describe('printing', () => {
  it('gives the same bytes for the same estimate', async () => {
    const [first, second] = [await printEstimate(aPrint()), await printEstimate(aPrint())];
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('copes with the longest estimate there can be', async () => {
    const items = lines(5_000, (id) => ({ category: `Category ${id % 400}` }));
    const document = await getDocumentProxy(new Uint8Array(await printEstimate(aPrint({ items }))));
    const outline = (await document.getOutline()) as { title: string; items: unknown[] }[];
    const lineItems = outline.find(({ title }) => title.startsWith('Line items'));
    expect(lineItems?.items).toHaveLength(400);
    expect(document.numPages).toBeGreaterThan(200);
  }, 120_000);
});
