// The same table of lines drawn by hand with the library under pdfmake: heads on each page, categories, subtotals.
// No summary, no appendix, no layout engine, and the thread that draws it does nothing else meanwhile.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { LineItem } from '../../server/domain/estimate/estimate.ts';
import { lineTotal } from '../../server/domain/money/pricing.ts';
import { groupByCategory } from '../../server/features/exports/line-groups.ts';
import { moneyWriter, writeQuantity } from '../../server/domain/money/written.ts';
import { serveDuties } from '../harness/child.ts';
import { samplePrint } from './sample.ts';
import { watchThread } from './watch-thread.ts';

const FONTS = join(
  dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts/Roboto',
);
const MARGIN = 44;
const BOTTOM = 740;
/** Left edge and width of number, item, quantity, unit, unit price, tax and total. */
const COLUMNS: readonly (readonly [x: number, width: number])[] = [
  [44, 22],
  [72, 240],
  [318, 36],
  [360, 20],
  [386, 54],
  [446, 46],
  [498, 70],
];
const HEADS = ['#', 'Item', 'Qty', 'Unit', 'Unit price', 'Tax', 'Total'];
const LEFT = new Set([0, 1, 3]);
const money = moneyWriter('USD');

const draw = (items: readonly LineItem[]): Promise<Buffer> => {
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN, autoFirstPage: false });
  const chunks: Buffer[] = [];
  const done = Promise.withResolvers<Buffer>();
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => done.resolve(Buffer.concat(chunks)));
  pdf.registerFont('plain', join(FONTS, 'Roboto-Regular.ttf'));
  pdf.registerFont('bold', join(FONTS, 'Roboto-Medium.ttf'));
  let y = BOTTOM;

  const cells = (texts: readonly string[], font: string) => {
    pdf.font(font).fontSize(8).fillColor('#1f2b30');
    for (const [index, text] of texts.entries()) {
      const [x, width] = COLUMNS[index] ?? [0, 0];
      pdf.text(text, x, y, { width, align: LEFT.has(index) ? 'left' : 'right' });
    }
  };
  const rule = (at: number) => pdf.moveTo(44, at).lineTo(568, at).lineWidth(0.5).stroke('#d5dfe2');
  const head = (category: string) => {
    pdf.rect(44, y, 524, 16).fill('#e8f1f3');
    pdf
      .font('bold')
      .fontSize(9.5)
      .fillColor('#1c5d6b')
      .text(category, 47, y + 3);
    y += 18;
    cells(HEADS, 'bold');
    y += 13;
    rule(y);
    y += 3;
  };
  const room = (height: number, category: string) => {
    if (y + height <= BOTTOM) return;
    pdf.addPage();
    y = 84;
    head(category);
  };

  for (const { name, lines, tax, total } of groupByCategory(items)) {
    if (y + 60 > BOTTOM) {
      pdf.addPage();
      y = 84;
    }
    head(name);
    for (const { number, line } of lines) {
      const { quantity, unit, unitPrice, details } = line;
      pdf.font('plain').fontSize(7.5);
      const detailsHeight = pdf.heightOfString(details, { width: 240 });
      room(detailsHeight + 17, name);
      cells(
        [
          String(number),
          line.name,
          writeQuantity(quantity),
          unit,
          money(unitPrice),
          money(line.tax),
          money(lineTotal(line)),
        ],
        'plain',
      );
      pdf
        .fontSize(7.5)
        .fillColor('#5c6b71')
        .text(details, 72, y + 10, { width: 240 });
      y += detailsHeight + 13;
      rule(y);
      y += 3;
    }
    room(20, name);
    cells(['', `Subtotal ${name}`, '', '', '', money(tax), money(total)], 'bold');
    y += 24;
  }
  pdf.end();
  return done.promise;
};

const duties = {
  async print(count: number) {
    const { document } = samplePrint(count);
    const cpu = watchThread();
    const started = performance.now();
    const bytes = await draw(document.items);
    const ms = performance.now() - started;
    return { ms, mainMs: cpu(), bytes: bytes.length };
  },
};
export type BarePdfkit = typeof duties;

serveDuties(duties);
