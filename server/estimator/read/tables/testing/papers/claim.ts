// Two claims in the layouts that most adjusters' programs print: figures below each description without a head for descriptions,
// and one wide row a line with heads over two rows, soft hyphens and a statement of loss by coverages.
import { bracketed, claimLine, claimTotals, priceRooms, total } from './adjuster-parts.ts';
import type { MeasuredRoom } from './adjuster-work.ts';
import { expectPaper, type PaperRecipe } from './content.ts';
import { createSheet, LANDSCAPE } from './sheet.ts';
import { cents, money, work, type Priced } from './work.ts';

const worn = (depreciation: number, age: number, life: number, more = {}) => ({
  depreciation,
  age,
  life,
  taxed: 0.5,
  ...more,
});

const POROUS: readonly MeasuredRoom[] = [
  {
    name: 'Sunroom',
    length: 14,
    width: 10,
    height: 8,
    work: [
      work('Tear out wet carpet and pad, bag for disposal', 140, 'SF', 0.92),
      work('R&R Paneling, beaded board', 96, 'SF', 4.15, worn(20, 10, 50)),
      work('Stain & finish paneling', 96, 'SF', 1.63, worn(40, 6, 15, { isRecoverable: false })),
      work('Ceiling fan - Detach & reset', 1, 'EA', 128.4),
    ],
  },
  {
    name: 'Garage',
    length: 20,
    width: 20,
    height: 9,
    work: [
      work('R&R 5/8" drywall - hung, taped, ready for texture', 200, 'SF', 3.07, worn(10, 15, 150, {
        note: 'Firewall side only.',
      })),
      work('Seal and paint one wall, two coats', 180, 'SF', 1.06, worn(33.33, 5, 15)),
      work('R&R Overhead door bottom seal', 16, 'LF', 5.4, worn(50, 5, 10)),
    ],
  },
]; // prettier-ignore

const decked = priceRooms(POROUS, { tax: 0.07, overheadProfit: 0 });
const deckedLines = decked.flatMap(({ priced }) => priced);
const deckedEnd = claimTotals(deckedLines, 1_500, 800);

const drawDecked = async () => {
  const sheet = createSheet({ face: 'Times', size: 9, margin: 40, isWordByWord: true });
  const letterhead = () => {
    sheet.put('Twin Rivers Mutual', 40, 24, 300, { bold: true, size: 12 });
    sheet.put('Property Claims, P.O. Box 118, Keokuk, IA 52632', 40, 38, 300, { size: 8 });
    sheet.state.y = 64;
  };
  letterhead();
  sheet.pieces(['Insured:', 0, 60], ['Yvonne Castellano', 64, 200], ['Claim Number:', 300, 80], ['TR-26-004417', 390, 120]);
  sheet.pieces(['Property:', 0, 60], ['52 Levee Rd, Keokuk, IA 52632', 64, 220], ['Date of Loss:', 300, 80], ['02/11/2026', 390, 120]);
  sheet.gap(8);
  sheet.pieces(['Coverage', 0, 100], ['Deductible', 200, 90, { align: 'right' }], ['Policy Limit', 320, 90, { align: 'right' }]);
  sheet.pieces(['Dwelling', 0, 100], ['$1,500.00', 200, 90, { align: 'right' }], ['$240,000.00', 320, 90, { align: 'right' }]);
  sheet.gap(8);
  sheet.text('Depreciation in ( ) is recoverable; depreciation in < > is not recoverable.');
  const table = sheet.table(
    ['QUANTITY', 'UNIT', 'TAX', 'RCV', 'AGE/LIFE', 'COND.', 'DEP %', 'DEPREC.', 'ACV'].map((head) => ({ head, width: 58, align: 'right' as const })),
    { size: 8.5 },
  );
  let number = 0;
  for (const [at, room] of decked.entries()) {
    if (at > 0) {
      sheet.newPage();
      letterhead();
    }
    sheet.text('Main Level', { bold: true, align: 'center' });
    sheet.pieces([room.name, 150, 120, { bold: true, size: 10 }], [`Height: ${room.height}'`, 400, 100]);
    sheet.pieces([`${money(2 * (room.length + room.width) * room.height)} SF Walls`, 170, 150], [`${money(room.length * room.width)} SF Floor`, 350, 150]);
    sheet.gap(8);
    table.head();
    for (const line of room.priced) {
      number += 1;
      sheet.text(`${number}. ${line.description}`);
      table.row([
        `${money(line.quantity)} ${line.unit}`, money(line.price), money(line.tax), money(line.rcv),
        line.life > 0 ? `${line.age}/${line.life} yrs` : '0/NA', 'Avg.', line.life > 0 ? `${line.depreciation}%` : 'NA', bracketed(line), money(line.acv),
      ]);
      if (line.note) sheet.text(line.note, { indent: 12, italic: true });
    }
    sheet.gap(4);
    table.row([`Totals: ${room.name}`, '', money(total(room.priced, 'tax')), money(total(room.priced, 'rcv')), '', '', '', money(total(room.priced, 'depreciated')), money(total(room.priced, 'acv'))], { bold: true });
  }
  sheet.newPage();
  letterhead();
  sheet.text('Summary for Dwelling', { bold: true, align: 'center' });
  for (const [label, value] of [
    ['Line Item Total', money(deckedEnd.net)],
    ['Material Sales Tax', money(deckedEnd.tax)],
    ['Replacement Cost Value', `$${money(deckedEnd.rcv)}`],
    ['Less Depreciation', `(${money(deckedEnd.depreciation)})`],
    ['Actual Cash Value', `$${money(deckedEnd.acv)}`],
    ['Less Deductible', `(${money(deckedEnd.deductible)})`],
    ['Less Prior Payment(s)', `(${money(deckedEnd.prior)})`],
    ['Net Claim', `$${money(deckedEnd.netClaim)}`],
    ['Net Claim if Depreciation is Recovered', `$${money(cents(deckedEnd.netClaim + deckedEnd.depreciation - deckedEnd.nonRecoverable))}`],
  ] as const)
    sheet.pieces([label, 60, 260], [value, 330, 110, { align: 'right' }]);
  return sheet.finish((page) => sheet.put(`CASTELLANO_Y   2/20/2026   Page: ${page}`, 40, 766, 500, { size: 8 }));
}; // prettier-ignore

const STORM: readonly MeasuredRoom[] = [
  {
    name: 'Workshop',
    length: 18,
    width: 12,
    height: 9,
    work: [
      work('Set up and move a 40 ft boom lift, each day, with operator', 2, 'DAY', 612.5),
      work('Remove & replace rafters, 2x6', 44, 'LF', 6.1, worn(20, 30, 150)),
      work('Metal roofing, ribbed, 29 gauge, with trim and closures', 260, 'SF', 5.85, worn(50, 15, 30)),
      work('Window, vinyl slider, 12 - 18 sf', 1, 'EA', 402.75, worn(30, 9, 30)),
    ],
  },
  {
    name: 'Side Yard',
    length: 0,
    width: 0,
    height: 0,
    work: [
      work('Chain link fence, 4 ft, with top rail', 48, 'LF', 17.2, worn(40, 8, 20)),
      work('Fence - credit for posts that stay', -6, 'EA', 22.5),
    ],
  },
]; // prettier-ignore

const wide = priceRooms(STORM, { tax: 0.06, overheadProfit: 0.2 });
const wideLines = wide.flatMap(({ priced }) => priced);
const wideEnd = claimTotals(wideLines, 2_000, 1_250);

/** Hyphens and minus signs as soft hyphens, as some programs set them. */
const soft = (text: string): string => text.replaceAll('-', '\u00AD');
const signed = (value: number): string => (value < 0 ? `(${money(-value)})` : money(value));

const WIDE_HEADS = [
  ['', 'LINE ITEM', 230], ['', 'QTY', 62], ['UNIT', 'COST', 50], ['SALES', 'TAX', 46], ['GC', 'O&P', 52], ['REPLACEMENT', 'COST', 72],
  ['AGE /', 'LIFE', 52], ['DEPRECI-', 'ATION', 62], ['ACTUAL CASH', 'VALUE', 70], ['', 'COV', 28],
] as const; // prettier-ignore

const wideRow = (line: Priced, coverage: string): string[] => [
  soft(line.description), soft(`${money(line.quantity)} ${line.unit}`), money(line.price), signed(line.tax), signed(line.overheadProfit), signed(line.rcv),
  line.life > 0 ? `${line.age} / ${line.life}` : 'N/A', line.life > 0 ? money(line.depreciated) : soft('-'), signed(line.acv), coverage,
]; // prettier-ignore

const drawWide = async () => {
  const sheet = createSheet({ face: 'Helvetica', size: 7.5, page: LANDSCAPE, margin: 30 });
  sheet.text('HIGH PLAINS FARM CASUALTY', { bold: true, size: 12 });
  sheet.text(soft('Insured: Anders Qvist     Claim # 88-20417     Cause: Windstorm'));
  sheet.gap(8);
  for (const row of [0, 1] as const) {
    let x = 0;
    sheet.pieces(
      ...WIDE_HEADS.map(([upper, lower, width], at) => {
        const piece = [soft(row === 0 ? upper : lower), x, width - 4, { bold: true, size: 6.5, align: at === 0 ? 'left' : 'right' }] as const;
        x += width;
        return piece;
      }).filter(([text]) => text !== ''),
    );
  }
  const table = sheet.table(
    WIDE_HEADS.map(([, head, width], at) => ({ head, width, align: at === 0 ? 'left' : 'right' })),
    { size: 7.5 },
  );
  for (const [at, room] of wide.entries()) {
    sheet.gap(5);
    sheet.pieces(
      [room.name, 0, 70, { bold: true, size: 9 }],
      at === 0
        ? [`18' 0" x 12' 0" x 9' 0"   Walls 540 SF Ceiling 216 SF Floor 216 SF`, 90, 400, { italic: true, size: 7 }]
        : ['Fence run 48 LF', 90, 300, { italic: true, size: 7 }],
    );
    for (const line of room.priced) table.row(wideRow(line, at === 0 ? 'A' : 'B'));
    table.row([`Room total: ${room.name}`, '', '', ...(['tax', 'overheadProfit', 'rcv'] as const).map((key) => money(total(room.priced, key))), '', money(total(room.priced, 'depreciated')), money(total(room.priced, 'acv')), ''], { bold: true });
  }
  sheet.gap(14);
  const by = (key: 'net' | 'tax' | 'overheadProfit' | 'rcv' | 'depreciated' | 'acv') => wide.map(({ priced }) => total(priced, key));
  const acv = by('acv');
  const own = (a: number, b: number) => [a, b];
  const minus = (values: readonly number[]) => values.map((value) => -value);
  const rows: readonly (readonly [string, readonly number[]])[] = [
    ['Line items before tax and O&P', by('net')],
    ['Sales tax', by('tax')],
    ['Overhead & Profit', by('overheadProfit')],
    ['Replacement Cost Value (RCV)', by('rcv')],
    ['Depreciation', minus(by('depreciated'))],
    ['Actual Cash Value (ACV)', acv],
    ['Deductible (wind/hail)', own(-wideEnd.deductible, 0)],
    ['Previously paid - draft 2210, 03/03/2026', own(-wideEnd.prior, 0)],
    ['NET CLAIM PAYABLE', own(cents((acv[0] ?? 0) - wideEnd.deductible - wideEnd.prior), acv[1] ?? 0)],
    ['Recoverable depreciation (holdback)', by('depreciated')],
  ];
  const cells = (label: string, values: readonly string[], bold: boolean) =>
    sheet.pieces([soft(label), 0, 240, { bold }], ...values.map((value, at) => [value, 300 + 120 * at, 90, { bold, align: 'right' }] as const));
  cells('STATEMENT OF LOSS', ['Coverage A', 'Coverage B', 'Total'], true);
  for (const [label, values] of rows)
    cells(label, [...values, cents(values.reduce((all, value) => all + value, 0))].map(signed), false);
  return sheet.finish();
}; // prettier-ignore

export const CLAIM_PAPERS: readonly PaperRecipe[] = [
  {
    name: 'claim-decked',
    layout: 'claim',
    fileName: 'castellano.pdf',
    words: ['Twin Rivers Mutual', 'Summary for Dwelling', 'Overhead door bottom seal'],
    pages: 3,
    expected: expectPaper({
      kind: 'CLAIM',
      from: { carrier: 'Twin Rivers Mutual' },
      for: { insured: 'Yvonne Castellano', claimNumber: 'TR-26-004417', dateOfLoss: '2026-02-11' },
      lines: deckedLines.map((line) => claimLine(line, {})),
      rooms: [
        { name: 'Sunroom', floorSf: 140 },
        { name: 'Garage', floorSf: 400 },
      ],
      totals: {
        net: deckedEnd.net,
        tax: deckedEnd.tax,
        rcv: deckedEnd.rcv,
        depreciation: deckedEnd.depreciation,
        acv: deckedEnd.acv,
        deductible: deckedEnd.deductible,
        priorPayments: deckedEnd.prior,
        netClaim: deckedEnd.netClaim,
      },
      final: deckedEnd.netClaim,
    }),
    make: drawDecked,
  },
  {
    name: 'claim-wide',
    layout: 'claim',
    fileName: 'qvist.pdf',
    words: ['STATEMENT OF LOSS', 'Room total: Workshop', 'REPLACEMENT'],
    pages: 1,
    expected: expectPaper({
      kind: 'CLAIM',
      for: { insured: 'Anders Qvist', claimNumber: '88-20417' },
      lines: wideLines.map((line) =>
        claimLine(line, {
          overheadProfit: line.overheadProfit,
          depreciation: line.life > 0 ? line.depreciated : null,
          isCredit: line.quantity < 0,
        }),
      ),
      rooms: [{ name: 'Workshop', floorSf: 216 }],
      totals: {
        net: wideEnd.net,
        tax: wideEnd.tax,
        rcv: wideEnd.rcv,
        depreciation: wideEnd.depreciation,
        acv: wideEnd.acv,
        deductible: wideEnd.deductible,
        priorPayments: wideEnd.prior,
        netClaim: wideEnd.netClaim,
      },
      final: wideEnd.netClaim,
    }),
    make: drawWide,
  },
];
