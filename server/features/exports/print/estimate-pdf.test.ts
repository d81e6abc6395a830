import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { AGENT_KINDS, type AgentKind } from '../../../domain/catalog.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import { AGENT_DOCUMENTS, aLine, aPrint, lines } from '../testing/estimates.ts';
import { moneyWriter } from '../../../domain/money/written.ts';
import { printEstimate } from './print-estimate.ts';
import { count, read } from '../testing/read-pdf.ts';

const AGENTS = Object.keys(AGENT_KINDS) as AgentKind[];

const money = moneyWriter('USD');

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
