// Adjuster's estimates: rooms with their sizes, numbered lines in many narrow columns, room totals, a summary and recaps.
import { FIRE, HAIL, WATER, type MeasuredRoom } from './adjuster-work.ts';
import { expectPaper, type ExpectedLine, type PaperRecipe } from './content.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { cents, expectPriced, money, priceWork, sum, type Priced } from './work.ts';

interface PricedRoom extends MeasuredRoom {
  priced: Priced[];
}

const priceRooms = (
  rooms: readonly MeasuredRoom[],
  rates: { tax: number; overheadProfit: number },
): PricedRoom[] =>
  rooms.map((room) => ({
    ...room,
    priced: room.work.map((each) => priceWork(room.name, each, rates)),
  }));

const allOf = (rooms: readonly PricedRoom[]) => rooms.flatMap(({ priced }) => priced);
const total = (
  lines: readonly Priced[],
  key: 'net' | 'tax' | 'overheadProfit' | 'rcv' | 'depreciated' | 'acv',
) => sum(lines.map((line) => line[key]));

const feet = (value: number): string => {
  const inches = Math.round((value % 1) * 12);
  return inches === 0 ? `${Math.floor(value)}'` : `${Math.floor(value)}' ${inches}"`;
};

const sizesOf = ({ length, width, height }: MeasuredRoom) => {
  const floor = length * width;
  const perimeter = 2 * (length + width);
  return { floor, perimeter, walls: perimeter * height };
};

/** A room's head as estimating programs print it: name, height and the sizes that quantities come from. */
const roomHead = (sheet: Sheet, room: MeasuredRoom, size: number) => {
  sheet.need(110);
  sheet.gap(8);
  if (room.length === 0) {
    sheet.text(room.name, { bold: true, size: size + 2 });
    sheet.gap(4);
    return;
  }
  const { floor, perimeter, walls } = sizesOf(room);
  sheet.pieces(
    [room.name, 150, 200, { bold: true, size: size + 2 }],
    [`Height: ${feet(room.height)}`, 380, 150, { size, align: 'right' }],
  );
  const at = (row: readonly [string, string]) =>
    sheet.pieces([row[0], 170, 170, { size, align: 'left' }], [row[1], 350, 170, { size }]);
  at([`${money(walls)} SF Walls`, `${money(floor)} SF Ceiling`]);
  at([`${money(walls + floor)} SF Walls & Ceiling`, `${money(floor)} SF Floor`]);
  at([`${money(floor / 9)} SY Flooring`, `${money(perimeter)} LF Floor Perimeter`]);
  sheet.pieces([`${money(perimeter)} LF Ceil. Perimeter`, 170, 170, { size }]);
  sheet.gap(6);
};

const measured = (rooms: readonly MeasuredRoom[]) =>
  rooms
    .filter(({ length }) => length > 0)
    .map((room) => ({ name: room.name, floorSf: cents(sizesOf(room).floor) }));

const pairs = (sheet: Sheet, rows: readonly (readonly [string, string])[], width = 110) => {
  for (const [label, value] of rows)
    sheet.pieces([label, 0, width, { align: 'right' }], [value, width + 8, 380]);
};

const sums = (sheet: Sheet, rows: readonly (readonly [string, string])[], isLastBold = true) => {
  for (const [index, [label, value]] of rows.entries()) {
    const style = { bold: isLastBold && index === rows.length - 1 };
    sheet.pieces([label, 60, 260, style], [value, 330, 110, { ...style, align: 'right' }]);
  }
};

const recapByRoom = (sheet: Sheet, rooms: readonly PricedRoom[]) => {
  sheet.newPage();
  sheet.text('Recap by Room', { bold: true, size: 13, align: 'center' });
  sheet.gap(10);
  const all = total(allOf(rooms), 'rcv');
  for (const room of rooms) {
    const own = total(room.priced, 'rcv');
    sheet.pieces(
      [room.name, 40, 220],
      [money(own), 270, 100, { align: 'right' }],
      [`${((100 * own) / all).toFixed(2)}%`, 400, 80, { align: 'right' }],
    );
  }
  sheet.line();
  sheet.pieces(
    ['Subtotal of Areas', 40, 220, { bold: true }],
    [money(all), 270, 100, { align: 'right' }],
    ['100.00%', 400, 80, { align: 'right' }],
  );
};

/** A floor sketch with its labels, as the last page. */
const sketch = (sheet: Sheet, rooms: readonly MeasuredRoom[]) => {
  sheet.newPage();
  sheet.text('Main Level', { bold: true });
  const scale = 9;
  let x = sheet.state.left + 20;
  for (const { name, length, width } of rooms.filter((room) => room.length > 0)) {
    const [w, h] = [length * scale, width * scale];
    sheet.doc.lineWidth(1.5).rect(x, 180, w, h).stroke('#000');
    sheet.put(name, x, 180 + h / 2 - 4, w, { align: 'center', size: 7 });
    sheet.put(feet(length), x, 168, w, { align: 'center', size: 7 });
    sheet.doc.save().rotate(-90, { origin: [x - 8, 180 + h / 2 + 12] });
    sheet.put(feet(width), x - 8, 180 + h / 2 + 12, 40, { size: 7 });
    sheet.doc.restore();
    x += w + 22;
  }
};

const bracketed = ({ depreciated, isRecoverable }: Priced) =>
  isRecoverable ? `(${money(depreciated)})` : `<${money(depreciated)}>`;

const claimTotals = (lines: readonly Priced[], deductible: number, prior: number) => {
  const nonRecoverable = sum(lines.map((l) => (l.isRecoverable ? 0 : l.depreciated)));
  const acv = total(lines, 'acv');
  return {
    net: total(lines, 'net'),
    tax: total(lines, 'tax'),
    rcv: total(lines, 'rcv'),
    depreciation: total(lines, 'depreciated'),
    nonRecoverable,
    acv,
    deductible,
    prior,
    netClaim: cents(acv - deductible - prior),
  };
};

// --- A kitchen leak: all of a claim's columns, overhead and profit by line.
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

const claimLine = (line: Priced, more: Partial<ExpectedLine>) =>
  expectPriced(line, line.unit, {
    tax: line.tax,
    depreciation: line.depreciated,
    acv: line.acv,
    isNonRecoverable: !line.isRecoverable,
    ...more,
  });

export const ADJUSTER_PAPERS: readonly PaperRecipe[] = [
  {
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
  },
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
