// The same document (lines and appendix) as a page that a browser prints, as is done with Puppeteer. The browser is up already.
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, testedChromiumPath } from '../../scripts/chromium.ts';
import type { LineItem } from '../../server/domain/estimate/estimate.ts';
import { lineTotal } from '../../server/domain/money/pricing.ts';
import { groupByCategory } from '../../server/features/exports/line-groups.ts';
import { moneyWriter } from '../../server/domain/money/written.ts';
import { distinctSources, writeBasis } from '../../server/features/exports/line-origins.ts';
import { serveDuties } from '../harness/child.ts';
import { samplePrint } from './sample.ts';

const money = moneyWriter('USD');
const STYLE =
  'body{font:8pt sans-serif}table{width:100%;border-collapse:collapse}tr{break-inside:avoid}td,th{border-bottom:1px solid #ddd;padding:3px;text-align:right}td:nth-child(2){text-align:left}small{display:block;color:#666}';

const appendixOf = (items: readonly LineItem[]): string => {
  const sources = distinctSources(items);
  const rows = items.map(
    (line, index) =>
      `<tr><td>${index + 1}<td>${line.name} – ${writeBasis(line)}<td>${line.metadata.confidence}<td>${money(line.metadata.low ?? 0)} – ${money(line.metadata.high ?? 0)}<td>S${sources.indexOf(line.source) + 1}</tr>`,
  );
  return `<table><thead><tr><th>#<th>Line and quantity<th>Price<th>Line may cost<th>Source</tr></thead>${rows.join('')}</table>${sources.map((source) => `<p>${source}</p>`).join('')}`;
};

const htmlOf = (count: number): string => {
  const { items } = samplePrint(count).document;
  const tables = groupByCategory(items).map(
    ({ name, lines, tax, total }) =>
      `<table><thead><tr><th colspan="7">${name}</th></tr><tr><th>#<th>Item<th>Qty<th>Unit<th>Unit price<th>Tax<th>Total</tr></thead>${lines
        .map(
          ({ number, line }) =>
            `<tr><td>${number}<td>${line.name}<small>${line.details}</small><td>${line.quantity}<td>${line.unit}<td>${money(line.unitPrice)}<td>${money(line.tax)}<td>${money(lineTotal(line))}</tr>`,
        )
        .join(
          '',
        )}<tr><td><td>Subtotal<td><td><td><td>${money(tax)}<td>${money(total)}</tr></table>`,
  );
  return `<!doctype html><style>${STYLE}</style>${tables.join('')}${appendixOf(items)}`;
};

const executablePath = await testedChromiumPath();
const browser = executablePath
  ? await chromium.launch({ executablePath, args: chromiumArguments })
  : null;

/** The last page, open until the next one: a process that has ended takes the count of its CPU time with it. */
let last: Page | undefined;

const duties = {
  /** Version of the browser; null where none can run. */
  version: () => browser?.version() ?? null,
  async print(count: number) {
    if (!browser) throw new Error('No Chromium can run here.');
    const html = htmlOf(count);
    await last?.close();
    const started = performance.now();
    const page = await browser.newPage();
    await page.setContent(html);
    const bytes = await page.pdf({ format: 'Letter' });
    const ms = performance.now() - started;
    last = page;
    return { ms, mainMs: 0, bytes: bytes.length };
  },
  close: async () => browser?.close(),
};
export type ChromiumPrinter = typeof duties;

serveDuties(duties);
