// Scans: pages drawn, then pictures of them in a PDF, turned and noisy, without any text.
import { expectLine, expectPaper, type ExpectedLine, type PaperRecipe } from './content.ts';
import { scanOf } from './pictures.ts';
import { createSheet } from './sheet.ts';
import {
  cents,
  dollars,
  expectPriced,
  money,
  priceWork,
  sum,
  whole,
  work,
  type Work,
} from './work.ts';

// --- A claim typed by an old program, two pages.
const SEWER: Readonly<Record<string, readonly Work[]>> = {
  'Basement Bath': [
    work('Remove toilet and vanity', 1, 'EA', 96.4),
    work('Sewage extraction', 84, 'SF', 2.12),
    work('Tear out contaminated drywall to 4 ft', 44, 'LF', 6.35),
    work('Tear out ceramic tile floor', 84, 'SF', 3.88),
    work('Apply disinfectant', 236, 'SF', 0.36),
    work('Hang and finish 1/2 in. drywall', 176, 'SF', 3.05),
    work('Ceramic tile floor', 84, 'SF', 13.72, { depreciation: 20 }),
    work('Install vanity and toilet', 1, 'EA', 412.5),
    work('Paint walls two coats', 352, 'SF', 1.14, { depreciation: 30 }),
  ],
  'Basement Hall': [
    work('Tear out carpet and pad', 118, 'SF', 0.94),
    work('Carpet and pad', 135.7, 'SF', 4.88, { depreciation: 50 }),
    work('Baseboard with paint', 58, 'LF', 5.9, { depreciation: 10 }),
    work('Dehumidifier per day', 9, 'DAY', 71.25),
    work('Air scrubber per day', 6, 'DAY', 88),
  ],
};
const sewer = Object.entries(SEWER).map(([room, all]) => ({
  room,
  priced: all.map((each) => priceWork(room, each, { tax: 0, overheadProfit: 0 })),
}));
const sewerLines = sewer.flatMap(({ priced }) => priced);
const sewerRcv = sum(sewerLines.map(({ rcv }) => rcv));
const sewerDep = sum(sewerLines.map(({ depreciated }) => depreciated));
const sewerNet = cents(sewerRcv - sewerDep - 1_000);

const drawSewer = async () => {
  const sheet = createSheet({ face: 'Courier', size: 9.5, margin: 46 });
  sheet.text('NORTH FORK FARMERS MUTUAL', { bold: true, size: 13 });
  sheet.text('Building Estimate');
  sheet.gap(8);
  sheet.text('Insured: Clementine Adair');
  sheet.text('Loss Address: 618 Orchard Street, Yakima, WA 98902');
  sheet.text('Claim Number: NF-26-04417      Policy Number: FO 310 662');
  sheet.text('Date of Loss: 02/09/2026       Adjuster: Barnaby Quill');
  sheet.text('Type of Loss: Sewer backup     Date: 02/16/2026');
  const table = sheet.table(
    [
      { head: 'Description', width: 226 },
      { head: 'Quantity', width: 70, align: 'right' },
      { head: 'Price', width: 52, align: 'right' },
      { head: 'RCV', width: 62, align: 'right' },
      { head: 'Depr', width: 54, align: 'right' },
      { head: 'ACV', width: 62, align: 'right' },
    ],
    { pad: 2.5, size: 9 },
  );
  for (const [index, { room, priced }] of sewer.entries()) {
    if (index === 1) sheet.newPage();
    sheet.gap(12);
    sheet.text(room, { bold: true });
    table.head();
    for (const line of priced)
      table.row([
        line.description,
        `${money(line.quantity)} ${line.unit}`,
        money(line.price),
        money(line.rcv),
        money(line.depreciated),
        money(line.acv),
      ]);
    table.row(
      [
        `Total ${room}`,
        '',
        '',
        ...(['rcv', 'depreciated', 'acv'] as const).map((key) =>
          money(sum(priced.map((line) => line[key]))),
        ),
      ],
      { bold: true },
    );
  }
  sheet.gap(20);
  for (const [label, value] of [
    ['Replacement Cost Value', money(sewerRcv)],
    ['Less Depreciation', money(sewerDep)],
    ['Actual Cash Value', money(cents(sewerRcv - sewerDep))],
    ['Less Deductible', '1,000.00'],
    ['Net Claim', dollars(sewerNet)],
  ] as const)
    sheet.pieces([label, 150, 200], [value, 350, 110, { align: 'right' }]);
  return sheet.finish((page) => sheet.put(`Page ${page}`, 46, 750, 520, { align: 'center' }));
};

// --- A window bid in a grid with a stamp over it.
type Row = readonly [description: string, quantity: number, unit: string, price: number];
const amountOf = ([, quantity, , price]: Row) => cents(quantity * price);
const WINDOWS: readonly Row[] = [
  ['Double hung vinyl window, white', 11, 'EA', 585],
  ['Picture window, 60 x 48', 1, 'EA', 940],
  ['Sliding patio door, 6 ft', 1, 'EA', 1_875],
  ['Interior casing, primed', 196, 'LF', 4.25],
  ['Exterior trim coil wrap', 13, 'EA', 95],
  ['Haul away old units', 13, 'EA', 22],
  ['Lead-safe set up', 1, 'LS', 350],
];
const windowSub = sum(WINDOWS.map(amountOf));
const windowTax = cents(windowSub * 0.06);
const windowTotal = cents(windowSub + windowTax);

const drawWindows = async () => {
  const sheet = createSheet({ face: 'Helvetica', size: 11, margin: 50 });
  sheet.text('Clearview Window & Door', { bold: true, size: 19 });
  sheet.text('1902 Telegraph Road, Dearborn, MI 48128   Phone 313-555-0146');
  sheet.text('Builder license 2101-55873');
  sheet.gap(14);
  sheet.text('Customer: Stanislaw Novak');
  sheet.text('Job site: 404 Rosedale Ave, Dearborn, MI 48124');
  sheet.text('Date: January 8, 2026');
  sheet.gap(12);
  const table = sheet.table(
    [
      { head: 'Description', width: 226 },
      { head: 'Qty', width: 50, align: 'right' },
      { head: 'Unit', width: 50, align: 'center' },
      { head: 'Price', width: 84, align: 'right' },
      { head: 'Total', width: 98, align: 'right' },
    ],
    { rules: 'grid', pad: 4, band: '#e4e4e4' },
  );
  table.head();
  for (const row of WINDOWS)
    table.row([row[0], String(row[1]), row[2], money(row[3]), money(amountOf(row))]);
  table.row(['', '', '', 'Subtotal', money(windowSub)]);
  table.row(['', '', '', 'Tax 6%', money(windowTax)]);
  table.row(['', '', '', 'TOTAL', dollars(windowTotal)], { bold: true });
  sheet.gap(20);
  sheet.text('Deposit of $3,000.00 with order. Six to eight weeks for delivery.');
  sheet.doc.save().rotate(-14, { origin: [430, 640] });
  sheet.doc.lineWidth(2).rect(380, 615, 140, 44).stroke('#888');
  sheet.put('RECEIVED', 380, 621, 140, { bold: true, size: 17, color: '#888', align: 'center' });
  sheet.put('JAN 12 2026', 380, 642, 140, { size: 10, color: '#888', align: 'center' });
  sheet.doc.restore();
  return sheet.finish();
};

// --- A plumber's letter: lumps in whole dollars under heads.
const REPIPE: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  'Main House': [
    ['Shut off and drain the system', 180],
    ['Open walls at eight places', 960],
    ['Repipe hot and cold lines in PEX', 6_450],
    ['New main shutoff and pressure regulator', 585],
    ['Connect two baths and kitchen', 2_240],
    ['Water heater, 50 gallon gas, with pan', 1_890],
  ],
  'Guest Cottage': [
    ['New supply line, 60 feet, buried', 2_150],
    ['Repipe bath and kitchenette', 2_675],
    ['Tankless electric heater', 1_120],
  ],
};
const repipeTotal = sum(Object.values(REPIPE).flatMap((rows) => rows.map(([, amount]) => amount)));

const drawRepipe = async () => {
  const sheet = createSheet({ face: 'Times', size: 13, margin: 72 });
  sheet.text('Marsh Hawk Plumbing', { bold: true, size: 22, align: 'center' });
  sheet.text('12 Ferry Street, Savannah, GA 31401     912-555-0158', { align: 'center' });
  sheet.gap(24);
  sheet.text('March 19, 2026');
  sheet.gap(8);
  sheet.text('Prepared for: Ottilie Vance, 77 Palmetto Row, Savannah, GA 31405');
  for (const [section, rows] of Object.entries(REPIPE)) {
    sheet.gap(16);
    sheet.text(section, { bold: true });
    for (const [description, amount] of rows) {
      sheet.pieces([description, 14, 320], [whole(amount), 370, 90, { align: 'right' }]);
      sheet.gap(4);
    }
  }
  sheet.gap(10);
  sheet.line();
  sheet.pieces(
    ['Total price', 14, 300, { bold: true }],
    [whole(repipeTotal), 370, 90, { align: 'right', bold: true }],
  );
  sheet.gap(16);
  sheet.text('Drywall patching and painting are by others. Price holds for 30 days.');
  return sheet.finish();
};

export const SCAN_PAPERS: readonly PaperRecipe[] = [
  {
    name: 'scan-claim',
    layout: 'scan',
    fileName: 'SCAN_0217.pdf',
    words: [],
    pages: 2,
    expected: expectPaper({
      kind: 'CLAIM',
      from: { carrier: 'North Fork Farmers Mutual', adjuster: 'Barnaby Quill' },
      for: {
        insured: 'Clementine Adair',
        claimNumber: 'NF-26-04417',
        policyNumber: 'FO 310 662',
        dateOfLoss: '2026-02-09',
        typeOfLoss: 'Sewer backup',
        address: '618 Orchard Street, Yakima, WA 98902',
      },
      date: '2026-02-16',
      lines: sewerLines.map((line) =>
        expectPriced(line, line.unit, {
          depreciation: line.depreciated,
          acv: line.acv,
        } satisfies Partial<ExpectedLine>),
      ),
      totals: {
        rcv: sewerRcv,
        depreciation: sewerDep,
        acv: cents(sewerRcv - sewerDep),
        deductible: 1_000,
        netClaim: sewerNet,
      },
      final: sewerNet,
    }),
    make: async () => scanOf(await drawSewer(), { dpi: 200, skew: 0.8, seed: 11 }),
  },
  {
    name: 'scan-windows',
    layout: 'scan',
    fileName: 'Scan Jan 12.pdf',
    words: [],
    pages: 1,
    expected: expectPaper({
      kind: 'BID',
      from: {
        company: 'Clearview Window & Door',
        phone: '313-555-0146',
        license: ['2101-55873', 'Builder license 2101-55873'],
      },
      for: { insured: 'Stanislaw Novak', address: '404 Rosedale Ave, Dearborn, MI 48124' },
      date: '2026-01-08',
      lines: WINDOWS.map((row) =>
        expectLine(row[0], {
          quantity: row[1],
          unit: row[2],
          unitPrice: row[3],
          rcv: amountOf(row),
        }),
      ),
      totals: { net: windowSub, tax: windowTax, taxPercent: 6, total: windowTotal, deposit: 3_000 },
      final: windowTotal,
    }),
    make: async () => scanOf(await drawWindows(), { dpi: 150, skew: -1.4, seed: 23 }),
  },
  {
    name: 'scan-repipe',
    layout: 'scan',
    fileName: 'plumber scan.pdf',
    words: [],
    pages: 1,
    expected: expectPaper({
      kind: 'BID',
      from: { company: 'Marsh Hawk Plumbing', phone: '912-555-0158' },
      for: { insured: 'Ottilie Vance', address: '77 Palmetto Row, Savannah, GA 31405' },
      date: '2026-03-19',
      lines: [
        ...Object.entries(REPIPE).flatMap(([place, rows]) =>
          rows.map(([description, rcv]) =>
            // A building is a place: a room or a section.
            expectLine(description, { room: [null, place], rcv }),
          ),
        ),
        expectLine('Drywall patching and painting are by others', {
          isExcluded: true,
          isOptional: true,
        }),
      ],
      totals: { total: repipeTotal },
      final: repipeTotal,
    }),
    make: async () => scanOf(await drawRepipe(), { dpi: 200, skew: 1.9, seed: 37 }),
  },
];
