// The adjuster's estimate of a kitchen leak: all of a claim's columns, overhead and profit by line, recaps and a sketch.
import {
  allOf,
  bracketed,
  claimLine,
  claimTotals,
  measured,
  pairs,
  priceRooms,
  recapByRoom,
  roomHead,
  sketch,
  sums,
  total,
} from './adjuster-parts.ts';
import { WATER } from './adjuster-work.ts';
import { expectPaper, type PaperRecipe } from './content.ts';
import { createSheet } from './sheet.ts';
import { cents, money } from './work.ts';

const water = priceRooms(WATER, { tax: 0.075, overheadProfit: 0.2 });
const waterLines = allOf(water);
const waterEnd = claimTotals(waterLines, 1_000, 1_250);
const waterShare = total(waterLines, 'overheadProfit');

const drawWater = async () => {
  const sheet = createSheet({ face: 'Times', size: 9, margin: 30, isWordByWord: false });
  sheet.text('Prairie States Mutual Insurance', { bold: true, size: 15 });
  sheet.text('P.O. Box 11482, Wichita, KS 67202   |   claims@prairiestates.example.com');
  sheet.gap(16);
  pairs(sheet, [
    ['Insured:', 'Marlene Ostrowski'],
    ['Property:', '2214 Larkspur Lane'],
    ['', 'Wichita, KS 67212'],
    ['Home:', '(316) 555-0142'],
  ]);
  sheet.gap(8);
  pairs(sheet, [
    ['Claim Rep.:', 'Dale Winfrey'],
    ['Position:', 'Field Adjuster II'],
    ['Business:', '(316) 555-0177'],
    ['E-mail:', 'dale.winfrey@example.com'],
  ]);
  sheet.gap(8);
  sheet.pieces(
    ['Claim Number: 0634-22817-KS', 0, 180],
    ['Policy Number: H-4471-88302', 190, 180],
    ['Type of Loss: Water Damage', 390, 160],
  );
  sheet.gap(8);
  sheet.pieces(['Date Contacted:', 0, 110, { align: 'right' }], ['3/16/2026 9:40 AM', 118, 120]);
  sheet.pieces(
    ['Date of Loss:', 0, 110, { align: 'right' }],
    ['3/14/2026 8:00 AM', 118, 120],
    ['Date Received:', 260, 90, { align: 'right' }],
    ['3/15/2026 4:12 PM', 358, 120],
  );
  sheet.pieces(
    ['Date Inspected:', 0, 110, { align: 'right' }],
    ['3/18/2026 1:30 PM', 118, 120],
    ['Date Entered:', 260, 90, { align: 'right' }],
    ['3/19/2026 10:05 AM', 358, 120],
  );
  sheet.gap(8);
  pairs(sheet, [
    ['Price List:', 'KSWI8X_MAR26'],
    ['', 'Restoration/Service/Remodel'],
    ['Estimate:', 'OSTROWSKI_M'],
  ]);
  sheet.gap(12);
  sheet.text(
    'This estimate reflects the scope of repairs agreed upon at the inspection. Please share it with your contractor before work begins. Any additional damage must be reported to your adjuster before it is repaired. This estimate is not an authorization to repair.',
  );
  sheet.newPage();
  sheet.text('OSTROWSKI_M', { bold: true, size: 12, align: 'center' });
  sheet.text('Main Level', { bold: true, size: 11 });
  const table = sheet.table(
    [
      { head: 'DESCRIPTION', width: 172 },
      { head: 'QUANTITY', width: 62, align: 'right' },
      { head: 'UNIT PRICE', width: 56, align: 'right' },
      { head: 'TAX', width: 42, align: 'right' },
      { head: 'O&P', width: 48, align: 'right' },
      { head: 'RCV', width: 56, align: 'right' },
      { head: 'DEPREC.', width: 56, align: 'right' },
      { head: 'ACV', width: 56, align: 'right' },
    ],
    { size: 8.5, pad: 2 },
  );
  let number = 0;
  for (const room of water) {
    roomHead(sheet, room, 8.5);
    sheet.state.onPage = () => {
      sheet.text(`CONTINUED - ${room.name}`, { bold: true, align: 'center' });
      table.head();
    };
    table.head();
    for (const line of room.priced) {
      number += 1;
      table.row([
        `${number}. ${line.description}`,
        `${money(line.quantity)} ${line.unit}`,
        money(line.price),
        money(line.tax),
        money(line.overheadProfit),
        money(line.rcv),
        bracketed(line),
        money(line.acv),
      ]);
      if (line.note) table.note(line.note);
    }
    sheet.line();
    table.row(
      [
        `Totals: ${room.name}`,
        '',
        '',
        money(total(room.priced, 'tax')),
        money(total(room.priced, 'overheadProfit')),
        money(total(room.priced, 'rcv')),
        money(total(room.priced, 'depreciated')),
        money(total(room.priced, 'acv')),
      ],
      { bold: true },
    );
    sheet.state.onPage = () => {};
  }
  table.row(
    [
      'Line Item Totals: OSTROWSKI_M',
      '',
      '',
      money(waterEnd.tax),
      money(waterShare),
      money(waterEnd.rcv),
      money(waterEnd.depreciation),
      money(waterEnd.acv),
    ],
    { bold: true },
  );
  sheet.newPage();
  sheet.text('Summary for Dwelling', { bold: true, size: 13, align: 'center' });
  sheet.gap(8);
  sums(sheet, [
    ['Line Item Total', money(waterEnd.net)],
    ['Material Sales Tax', money(waterEnd.tax)],
    ['Subtotal', money(cents(waterEnd.net + waterEnd.tax))],
    ['Overhead', money(cents(waterShare / 2))],
    ['Profit', money(cents(waterShare - cents(waterShare / 2)))],
    ['Replacement Cost Value', `$${money(waterEnd.rcv)}`],
    ['Less Depreciation', `(${money(waterEnd.depreciation)})`],
    ['Actual Cash Value', `$${money(waterEnd.acv)}`],
    ['Less Deductible', `(${money(waterEnd.deductible)})`],
    ['Less Prior Payment(s)', `(${money(waterEnd.prior)})`],
    ['Net Claim', `$${money(waterEnd.netClaim)}`],
  ]);
  sheet.gap(10);
  const recoverable = cents(waterEnd.depreciation - waterEnd.nonRecoverable);
  sums(sheet, [
    ['Total Depreciation', money(waterEnd.depreciation)],
    ['Less Non-recoverable Depreciation', `<${money(waterEnd.nonRecoverable)}>`],
    ['Total Recoverable Depreciation', money(recoverable)],
    ['Net Claim if Depreciation is Recovered', `$${money(cents(waterEnd.netClaim + recoverable))}`],
  ]);
  sheet.gap(30);
  sheet.text('Dale Winfrey', { indent: 300 });
  recapByRoom(sheet, water);
  sketch(sheet, water);
  return sheet.finish((page) => {
    sheet.put('OSTROWSKI_M', 30, 764, 200, { size: 8 });
    sheet.put('3/21/2026', 380, 764, 90, { size: 8, align: 'right' });
    sheet.put(`Page: ${page}`, 482, 764, 100, { size: 8, align: 'right' });
  });
};

export const ADJUSTER_WATER: PaperRecipe = {
  name: 'adjuster-water',
  layout: 'adjuster',
  fileName: 'OSTROWSKI_M final draft.pdf',
  words: ['Prairie States', 'OSTROWSKI_M', 'Recap by Room', 'DEPREC.'],
  pages: 6,
  expected: expectPaper({
    kind: 'CLAIM',
    from: {
      carrier: 'Prairie States Mutual Insurance',
      adjuster: 'Dale Winfrey',
      email: ['dale.winfrey@example.com', 'claims@prairiestates.example.com'],
    },
    for: {
      insured: 'Marlene Ostrowski',
      claimNumber: '0634-22817-KS',
      policyNumber: 'H-4471-88302',
      dateOfLoss: '2026-03-14',
      typeOfLoss: 'Water Damage',
      address: '2214 Larkspur Lane, Wichita, KS 67212',
    },
    date: ['2026-03-21', '2026-03-19'],
    rooms: measured(WATER),
    lines: waterLines.map((line) => claimLine(line, { overheadProfit: line.overheadProfit })),
    totals: {
      net: waterEnd.net,
      tax: waterEnd.tax,
      overhead: cents(waterShare / 2),
      profit: cents(waterShare - cents(waterShare / 2)),
      rcv: waterEnd.rcv,
      depreciation: waterEnd.depreciation,
      nonRecoverableDepreciation: waterEnd.nonRecoverable,
      acv: waterEnd.acv,
      deductible: 1_000,
      priorPayments: 1_250,
      netClaim: waterEnd.netClaim,
    },
    final: waterEnd.netClaim,
  }),
  make: drawWater,
};
