// Adjuster's estimates: rooms with their sizes, numbered lines in many narrow columns, room totals, a summary and recaps.
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
  sums,
  total,
} from './adjuster-parts.ts';
import { ADJUSTER_WATER } from './adjuster-water.ts';
import { FIRE, HAIL } from './adjuster-work.ts';
import { expectPaper, type PaperRecipe } from './content.ts';
import { createSheet } from './sheet.ts';
import { cents, expectPriced, money, type Priced } from './work.ts';

// --- Hail: the description on a row of its own, its figures on the next; age and life; what cannot be recovered.
const hail = priceRooms(HAIL, { tax: 0.0825, overheadProfit: 0 });
const hailLines = allOf(hail);
const hailEnd = claimTotals(hailLines, 2_870, 0);

const drawHail = async () => {
  const sheet = createSheet({ face: 'Helvetica', size: 8.5, margin: 36, isWordByWord: true });
  sheet.band(36, 36, 540, 34, '#d8d8d8');
  sheet.put('LONE MESA CASUALTY COMPANY', 44, 46, 400, { bold: true, size: 14 });
  sheet.state.y = 84;
  for (const [a, b, c, d] of [
    ['Insured:', 'Roberto and Inez Villalobos', 'Claim Number:', 'LM-2026-0088147'],
    ['Property:', '907 Mesquite Bend Dr', 'Policy Number:', '88-HO3-552016'],
    ['', 'Abilene, TX 79606', 'Type of Loss:', 'Hail'],
    ['Cellular:', '(325) 555-0119', 'Date of Loss:', '04/02/2026'],
    ['Adjuster:', 'Kendra Pruitt', 'Date Completed:', '04/11/2026'],
    ['Business:', '(325) 555-0160', 'Price List:', 'TXAB8X_APR26'],
  ] as const)
    sheet.pieces(
      [a, 0, 60, { bold: true }],
      [b, 64, 200],
      [c, 290, 86, { bold: true }],
      [d, 380, 150],
    );
  sheet.gap(14);
  const table = sheet.table(
    [
      { head: 'QUANTITY', width: 90, align: 'right' },
      { head: 'UNIT PRICE', width: 70, align: 'right' },
      { head: 'TAX', width: 60, align: 'right' },
      { head: 'RCV', width: 80, align: 'right' },
      { head: 'AGE/LIFE', width: 70, align: 'right' },
      { head: 'DEPREC.', width: 85, align: 'right' },
      { head: 'ACV', width: 85, align: 'right' },
    ],
    { band: '#e6e6e6' },
  );
  let number = 0;
  for (const room of hail) {
    sheet.need(80);
    sheet.gap(8);
    sheet.text(room.name, { bold: true, size: 11 });
    const heads = () => {
      sheet.text('DESCRIPTION', { bold: true });
      table.head();
    };
    sheet.state.onPage = heads;
    heads();
    for (const line of room.priced) {
      number += 1;
      sheet.need(40);
      sheet.text(`${number}.  ${line.description}`);
      table.row([
        `${money(line.quantity)} ${line.unit}`,
        money(line.price),
        money(line.tax),
        money(line.rcv),
        line.life > 0 ? `${line.age}/${line.life} yrs` : '0/NA',
        bracketed(line),
        money(line.acv),
      ]);
      if (line.note) sheet.text(line.note, { italic: true, indent: 16 });
    }
    table.row(
      [
        `Total: ${room.name}`,
        '',
        ...(['tax', 'rcv'] as const).map((key) => money(total(room.priced, key))),
        '',
        money(total(room.priced, 'depreciated')),
        money(total(room.priced, 'acv')),
      ],
      { bold: true },
    );
    sheet.state.onPage = () => {};
  }
  sheet.need(170);
  sheet.gap(14);
  sheet.text('Summary for Coverage A - Dwelling', { bold: true, size: 11 });
  sums(sheet, [
    ['Line Item Total', money(hailEnd.net)],
    ['Material Sales Tax', money(hailEnd.tax)],
    ['Replacement Cost Value', `$${money(hailEnd.rcv)}`],
    ['Less Non-recoverable Depreciation', `<${money(hailEnd.nonRecoverable)}>`],
    [
      'Less Recoverable Depreciation',
      `(${money(cents(hailEnd.depreciation - hailEnd.nonRecoverable))})`,
    ],
    ['Actual Cash Value', `$${money(hailEnd.acv)}`],
    ['Less Deductible (1%)', `(${money(hailEnd.deductible)})`],
    ['Net Claim', `$${money(hailEnd.netClaim)}`],
  ]);
  recapByRoom(sheet, hail);
  return sheet.finish((page, of) => {
    sheet.put(`VILLALOBOS-HAIL   04/11/2026   Page ${page} of ${of}`, 36, 766, 540, {
      size: 7.5,
      align: 'center',
    });
  });
};

// --- Fire: prices to remove and to replace in columns of their own, no depreciation, many rooms that say the same.
const FIRE_REMOVAL = 0.18;
const fire = priceRooms(FIRE, { tax: 0.0725, overheadProfit: 0 });
const fireLines = allOf(fire);
const fireNet = total(fireLines, 'net');
const fireTax = total(fireLines, 'tax');
const fireRcv = total(fireLines, 'rcv');
const fireOverhead = cents(fireRcv * 0.1);
const fireEnd = cents(fireRcv + 2 * fireOverhead);

/** What is removed and replaced has both prices, and they sum to the one that it is priced with. */
const partsOf = ({ description, price }: Priced) => {
  if (description.startsWith('Remove ')) return { remove: price, replace: 0 };
  if (!description.startsWith('R&R ')) return { remove: 0, replace: price };
  const remove = cents(price * FIRE_REMOVAL);
  return { remove, replace: cents(price - remove) };
};

const drawFire = async () => {
  const sheet = createSheet({ face: 'Roboto', size: 8, margin: 44 });
  sheet.text('Great Basin Property & Casualty', { bold: true, size: 16, align: 'right' });
  sheet.text('Large Loss Unit, 1800 Basin Parkway, Reno, NV 89501', { align: 'right' });
  sheet.gap(20);
  pairs(
    sheet,
    [
      ['Client:', 'Theodore Nakagawa'],
      ['Property:', '61 Sagehen Court, Sparks, NV 89436'],
      ['Operator:', 'LTOMLIN'],
      ['Estimator:', 'Lucille Tomlin'],
      ['Business:', '(775) 555-0133'],
      ['Type of Estimate:', 'Fire'],
      ['Date Entered:', '2/6/2026'],
      ['Date of Loss:', '1/29/2026'],
      ['Policy Number:', 'GB 771 004 29'],
      ['Claim Number:', '26-F-003318'],
    ],
    100,
  );
  sheet.gap(10);
  const table = sheet.table(
    [
      { head: 'DESCRIPTION', width: 210 },
      { head: 'QTY', width: 68, align: 'right' },
      { head: 'REMOVE', width: 56, align: 'right' },
      { head: 'REPLACE', width: 60, align: 'right' },
      { head: 'TAX', width: 54, align: 'right' },
      { head: 'TOTAL', width: 76, align: 'right' },
    ],
    { rules: 'rows', pad: 1.2, figures: 'last' },
  );
  let number = 0;
  for (const room of fire) {
    roomHead(sheet, room, 8);
    sheet.state.onPage = () => {
      sheet.text(`CONTINUED - ${room.name}`, { bold: true });
      table.head();
    };
    table.head();
    for (const line of room.priced) {
      number += 1;
      const { remove, replace } = partsOf(line);
      table.row([
        `${number}. ${line.description}`,
        `${money(line.quantity)} ${line.unit}`,
        money(remove),
        money(replace),
        money(line.tax),
        money(line.rcv),
      ]);
      if (line.note) table.note(line.note, 14);
    }
    table.row(
      [
        `Totals: ${room.name}`,
        '',
        '',
        '',
        money(total(room.priced, 'tax')),
        money(total(room.priced, 'rcv')),
      ],
      { bold: true },
    );
    sheet.state.onPage = () => {};
  }
  sheet.newPage();
  sheet.text('Summary', { bold: true, size: 13, align: 'center' });
  sums(sheet, [
    ['Line Item Total', money(fireNet)],
    ['Material Sales Tax', money(fireTax)],
    ['Subtotal', money(fireRcv)],
    ['Overhead @ 10.0%', money(fireOverhead)],
    ['Profit @ 10.0%', money(fireOverhead)],
    ['Replacement Cost Value', `$${money(fireEnd)}`],
    ['Net Claim', `$${money(fireEnd)}`],
  ]);
  recapByRoom(sheet, fire);
  return sheet.finish((page) => {
    sheet.put('2026-02-06-NAKAGAWA', 44, 762, 200, { size: 7 });
    sheet.put(`2/9/2026     Page: ${page}`, 380, 762, 188, { size: 7, align: 'right' });
  });
};

export const ADJUSTER_PAPERS: readonly PaperRecipe[] = [
  ADJUSTER_WATER,
  {
    name: 'adjuster-hail',
    layout: 'adjuster',
    fileName: 'VILLALOBOS-HAIL.pdf',
    words: ['LONE MESA', 'AGE/LIFE', 'Front Elevation'],
    pages: 3,
    expected: expectPaper({
      kind: 'CLAIM',
      from: { carrier: 'Lone Mesa Casualty Company', adjuster: 'Kendra Pruitt' },
      for: {
        insured: 'Roberto and Inez Villalobos',
        claimNumber: 'LM-2026-0088147',
        policyNumber: '88-HO3-552016',
        dateOfLoss: '2026-04-02',
        typeOfLoss: 'Hail',
        address: '907 Mesquite Bend Dr, Abilene, TX 79606',
      },
      date: '2026-04-11',
      lines: hailLines.map((line) => claimLine(line, {})),
      totals: {
        net: hailEnd.net,
        tax: hailEnd.tax,
        rcv: hailEnd.rcv,
        depreciation: hailEnd.depreciation,
        nonRecoverableDepreciation: hailEnd.nonRecoverable,
        acv: hailEnd.acv,
        deductible: 2_870,
        netClaim: hailEnd.netClaim,
      },
      final: hailEnd.netClaim,
    }),
    make: drawHail,
  },
  {
    name: 'adjuster-fire',
    layout: 'adjuster',
    fileName: 'Nakagawa fire estimate.pdf',
    words: ['Great Basin', 'REMOVE', 'Primary Bedroom'],
    pages: 5,
    expected: expectPaper({
      kind: 'CLAIM',
      from: {
        carrier: 'Great Basin Property & Casualty',
        adjuster: 'Lucille Tomlin',
        phone: '(775) 555-0133',
      },
      for: {
        insured: 'Theodore Nakagawa',
        claimNumber: '26-F-003318',
        policyNumber: 'GB 771 004 29',
        dateOfLoss: '2026-01-29',
        typeOfLoss: 'Fire',
        address: '61 Sagehen Court, Sparks, NV 89436',
      },
      date: ['2026-02-09', '2026-02-06'],
      rooms: measured(FIRE),
      lines: fireLines.map((line) => {
        const { remove, replace } = partsOf(line);
        // A reader may keep either price or both together: none is the paper's own.
        const price = [line.price, replace > 0 ? replace : remove];
        return expectPriced(line, line.unit, { tax: line.tax, unitPrice: price });
      }),
      totals: {
        net: fireNet,
        tax: fireTax,
        overhead: fireOverhead,
        profit: fireOverhead,
        overheadPercent: 10,
        profitPercent: 10,
        rcv: fireEnd,
        netClaim: fireEnd,
      },
      final: fireEnd,
    }),
    make: drawFire,
  },
];
