// Workbooks: one sheet with formulas, hidden and struck rows; a sheet a room with units in the heads; an old .xls export.
import ExcelJS from 'exceljs';
import { utils, write } from '@e965/xlsx';
import { expectLine, expectPaper, type ExpectedLine, type PaperRecipe } from './content.ts';
import { cents, sum } from './work.ts';

type Row = readonly [description: string, quantity: number, unit: string, price: number];
const amountOf = ([, quantity, , price]: Row) => cents(quantity * price);
/** The same day, always. */
const MADE = new Date(Date.UTC(2026, 3, 1));

const newBook = () => {
  const book = new ExcelJS.Workbook();
  book.created = MADE;
  book.modified = MADE;
  return book;
};
const bytesOf = async (book: ExcelJS.Workbook) => Buffer.from(await book.xlsx.writeBuffer());

// --- A remodeler's bid: formulas with their results, a struck and a hidden row, a credit, percent rows.
const KITCHEN: Readonly<Record<string, readonly Row[]>> = {
  'Demo & Protection': [
    ['Dust walls and floor protection', 1, 'LS', 650],
    ['Remove cabinets, counters and backsplash', 1, 'LS', 1_450],
    ['Remove soffit over wall cabinets', 18, 'LF', 42],
    ['Dumpster, 20 yd', 2, 'EA', 585],
  ],
  'Framing & Drywall': [
    ['Header at new opening, (2) 1-3/4 x 9-1/2 LVL', 1, 'EA', 1_180],
    ['Patch and finish drywall', 210, 'SF', 4.85],
  ],
  Electrical: [
    ['Recessed LED lights, 4 in.', 8, 'EA', 165],
    ['Under cabinet lighting', 22, 'LF', 48.5],
    ['Dedicated circuits (dishwasher, disposal, micro)', 3, 'EA', 340],
    ['GFCI outlets', 4, 'EA', 145],
  ],
  Plumbing: [
    ['Disconnect and reconnect sink, dishwasher, disposal', 1, 'LS', 860],
    ['Gas line for range', 14, 'LF', 38],
  ],
  'Cabinets & Tops': [
    ['Base cabinets, shaker maple', 21.5, 'LF', 365],
    ['Wall cabinets, shaker maple, 42 in. tall', 17, 'LF', 298],
    ['Pantry cabinet', 1, 'EA', 1_340],
    ['Quartz counters, 3 cm, eased edge', 52.5, 'SF', 88],
    ['Undermount sink cutout', 1, 'EA', 225],
  ],
  Finishes: [
    ['Subway tile backsplash', 34, 'SF', 26.5],
    ['LVP flooring incl. underlayment', 196, 'SF', 7.35],
    ['Paint walls and ceiling', 640, 'SF', 1.9],
    ['Credit: owner supplies faucet', 1, 'EA', -240],
  ],
};
const STRUCK: Row = ['Crown molding', 31, 'LF', 14.5];
const HIDDEN: Row = ['Contingency (internal)', 1, 'LS', 2_500];
const kitchenSub = sum(Object.values(KITCHEN).flatMap((rows) => rows.map(amountOf)));
const kitchenOp = cents(kitchenSub * 0.2);
const kitchenTax = cents(kitchenSub * 0.0475);
const kitchenTotal = cents(kitchenSub + kitchenOp + kitchenTax);

const makeKitchen = async () => {
  const book = newBook();
  const sheet = book.addWorksheet('Bid');
  sheet.columns = [
    { width: 6 },
    { width: 52 },
    { width: 9 },
    { width: 7 },
    { width: 12 },
    { width: 14 },
  ];
  sheet.addRow(['Ironwood Remodeling Co.']).font = { bold: true, size: 16 };
  sheet.addRow([
    '512 Harrow Lane, Raleigh, NC 27604  |  919-555-0143  |  bids@ironwood.example.com  |  NC Lic. 71184',
  ]);
  sheet.addRow([]);
  sheet.addRow(['Client:', 'Fatima Benali', '', 'Date:', new Date(Date.UTC(2026, 3, 14))]);
  sheet.getCell('E4').numFmt = 'm/d/yyyy';
  sheet.addRow(['Address:', '2208 Glen Laurel Ct, Cary, NC 27513']);
  sheet.addRow(['Project:', 'Kitchen remodel']);
  sheet.addRow([]);
  const head = sheet.addRow(['#', 'Description', 'Qty', 'Unit', 'Unit Cost', 'Total']);
  head.font = { bold: true };
  head.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFD9D9D9' } };
  let number = 0;
  const item = (row: Row) => {
    number += 1;
    const added = sheet.addRow([number, row[0], row[1], row[2], row[3]]);
    added.getCell(6).value = {
      formula: `C${added.number}*E${added.number}`,
      result: amountOf(row),
    };
    for (const column of [5, 6]) added.getCell(column).numFmt = '$#,##0.00;-$#,##0.00';
    return added;
  };
  for (const [section, rows] of Object.entries(KITCHEN)) {
    sheet.addRow(['', section]).font = { bold: true };
    rows.forEach(item);
    if (section === 'Finishes') {
      const struck = item(STRUCK);
      struck.getCell(6).value = null;
      for (let column = 1; column <= 5; column += 1) struck.getCell(column).font = { strike: true };
      item(HIDDEN).hidden = true;
    }
    const added = sheet.addRow(['', '', '', '', 'Subtotal', sum(rows.map(amountOf))]);
    added.getCell(6).numFmt = '$#,##0.00';
  }
  sheet.addRow([]);
  for (const [label, value] of [
    ['Cost of work', kitchenSub],
    ['O&P 20%', kitchenOp],
    ['Sales tax 4.75%', kitchenTax],
    ['TOTAL', kitchenTotal],
  ] as const) {
    const row = sheet.addRow(['', '', '', '', label, value]);
    row.getCell(6).numFmt = '$#,##0.00';
  }
  sheet.addRow([]);
  sheet.addRow(['', 'Deposit 10% due at signing']);
  sheet.addRow(['', 'Not included: appliances, window replacement']);
  return bytesOf(book);
};

// --- A sheet a room: the unit in the head, columns in another order, merged heads, a summary sheet that repeats sums.
const FLATS: Readonly<
  Record<string, readonly (readonly [item: string, area: number, rate: number])[]>
> = {
  'Unit 101': [
    ['Walls - two coats eggshell', 1_120, 0.85],
    ['Ceilings - one coat flat', 640, 0.6],
    ['Remove carpet and pad', 410, 0.55],
    ['Install vinyl plank', 410, 5.1],
    ['Deep clean', 640, 0.4],
  ],
  'Unit 204': [
    ['Walls - two coats eggshell', 1_310, 0.85],
    ['Ceilings - one coat flat', 780, 0.6],
    ['Skim coat kitchen ceiling', 96, 2.25],
    ['Remove carpet and pad', 520, 0.55],
    ['Install vinyl plank', 520, 5.1],
    ['Tile bath floor', 38, 17.5],
    ['Deep clean', 780, 0.4],
  ],
  'Common Hall': [
    ['Walls - two coats semi-gloss', 960, 1.05],
    ['Ceilings - one coat flat', 300, 0.6],
    ['Carpet tile, glue down', 300, 4.45],
  ],
};
const flatAmount = (row: readonly [string, number, number]) => cents(row[1] * row[2]);
const flatSum = sum(Object.values(FLATS).flatMap((rows) => rows.map(flatAmount)));

const makeFlats = async () => {
  const book = newBook();
  const summary = book.addWorksheet('Summary');
  summary.addRow(['Make-ready proposal']);
  summary.addRow(['Contractor', 'Turnkey Make-Ready LLC']);
  summary.addRow(['Phone', '(512) 555-0185']);
  summary.addRow(['Owner', 'Pecan Grove Apartments']);
  summary.addRow(['Property', '4800 Pecan Grove Blvd, Austin, TX 78745']);
  summary.addRow(['Date', '5/20/2026']);
  summary.addRow([]);
  summary.addRow(['Location', 'Amount']);
  for (const [room, rows] of Object.entries(FLATS))
    summary.addRow([room, sum(rows.map(flatAmount))]);
  summary.addRow(['Grand total', flatSum]);
  for (const [room, rows] of Object.entries(FLATS)) {
    const sheet = book.addWorksheet(room);
    sheet.addRow([room]);
    sheet.mergeCells('A1:D1');
    sheet.addRow(['Ext. ($)', 'Work item', 'Area (SF)', '$ / SF']);
    for (const row of rows) sheet.addRow([flatAmount(row), row[0], row[1], row[2]]);
    sheet.addRow([sum(rows.map(flatAmount)), `Total ${room}`]);
    sheet.getColumn(1).numFmt = '#,##0.00';
  }
  return bytesOf(book);
};

// --- A claim program's export in the old format: the room in each row, name and detail apart, age and life.
type Loss = readonly [
  room: string,
  item: string,
  quantity: number,
  unit: string,
  cost: number,
  age: number,
  life: number,
];
const LOSSES: readonly Loss[] = [
  ['Bedroom 1', 'Drywall 1/2" hung, taped, ready for paint', 384, 'SF', 2.71, 9, 70],
  ['Bedroom 1', 'Carpet - FHA nylon', 168, 'SF', 3.28, 6, 10],
  ['Bedroom 1', 'Carpet pad - standard', 168, 'SF', 0.74, 6, 10],
  ['Bedroom 1', 'Baseboard - 2 1/4" pine', 52, 'LF', 3.95, 9, 70],
  ['Bedroom 1', 'Paint walls - 2 coats', 416, 'SF', 0.97, 5, 10],
  ['Bedroom 1', 'Hollow core door slab', 1, 'EA', 142.6, 9, 50],
  ['Closet', 'Wire shelving', 8, 'LF', 11.35, 9, 25],
  ['Closet', 'Paint walls - 2 coats', 176, 'SF', 0.97, 5, 10],
  ['Hall Bath', 'Vanity 30" with cultured marble top', 1, 'EA', 689, 9, 20],
  ['Hall Bath', 'Ceramic tile floor', 42, 'SF', 12.4, 9, 60],
  ['Hall Bath', 'Toilet - reset with new ring', 1, 'EA', 168.25, 0, 0],
  ['Hall Bath', 'Bath fan 80 CFM', 1, 'EA', 204.1, 9, 15],
];
const lossFigures = ([, , quantity, , cost, age, life]: Loss) => {
  const rcv = cents(quantity * cost);
  const depreciation = life === 0 ? 0 : cents((rcv * age) / life);
  return { rcv, depreciation, acv: cents(rcv - depreciation) };
};
const lossSum = (key: 'rcv' | 'depreciation' | 'acv') =>
  sum(LOSSES.map((loss) => lossFigures(loss)[key]));
const lossNet = cents(lossSum('acv') - 1_000);

const makeLosses = async () => {
  const rows: unknown[][] = [
    ['Carrier', 'Tidewater Home Insurance'],
    ['Claim Number', 'TW-90017745'],
    ['Insured', 'Augustine Mbeki'],
    ['Date of Loss', '12/03/2025'],
    [],
    [
      'Group Description',
      'Desc',
      'Qty',
      'Item Amount',
      'Unit Cost',
      'Unit',
      'Age',
      'Life',
      'Depreciation',
      'ACV',
    ],
    ...LOSSES.map((loss) => {
      const [room, item, quantity, unit, cost, age, life] = loss;
      const { rcv, depreciation, acv } = lossFigures(loss);
      return [room, item, quantity, rcv, cost, unit, age, life, depreciation, acv];
    }),
    ['Total', '', '', lossSum('rcv'), '', '', '', '', lossSum('depreciation'), lossSum('acv')],
    ['Deductible', '', '', '', '', '', '', '', '', -1_000],
    ['Net Claim', '', '', '', '', '', '', '', '', lossNet],
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Export');
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
};

const expectRow = (row: Row, more: Partial<ExpectedLine>) =>
  expectLine(row[0], {
    quantity: row[1],
    unit: row[2],
    unitPrice: row[3],
    rcv: amountOf(row),
    ...more,
  });

export const SPREADSHEET_PAPERS: readonly PaperRecipe[] = [
  {
    name: 'spreadsheet-kitchen',
    layout: 'spreadsheet',
    fileName: 'Benali kitchen bid v3.xlsx',
    words: ['Ironwood', 'Cabinets & Tops', 'O&P 20%'],
    pages: 0,
    expected: expectPaper({
      kind: 'BID',
      from: {
        company: 'Ironwood Remodeling Co.',
        license: ['71184', 'NC Lic. 71184'],
        phone: '919-555-0143',
        email: 'bids@ironwood.example.com',
      },
      for: { insured: 'Fatima Benali', address: '2208 Glen Laurel Ct, Cary, NC 27513' },
      date: '2026-04-14',
      lines: [
        ...Object.entries(KITCHEN).flatMap(([section, rows]) =>
          rows.map((row) => {
            const isCredit = row[3] < 0;
            // The credit may stand as a negative price or as a positive one of a credit: its amount is negative.
            return expectRow(row, {
              section,
              isCredit,
              unitPrice: isCredit ? [row[3], -row[3]] : row[3],
            });
          }),
        ),
        ...['appliances', 'window replacement', 'appliances, window replacement'].map((each) =>
          expectLine(each, { isExcluded: true, isOptional: true }),
        ),
      ],
      totals: { net: kitchenSub, tax: kitchenTax, taxPercent: 4.75, total: kitchenTotal },
      final: kitchenTotal,
    }),
    make: makeKitchen,
  },
  {
    name: 'spreadsheet-rooms',
    layout: 'spreadsheet',
    fileName: 'Pecan Grove make ready.xlsx',
    words: ['Turnkey', 'Common Hall', 'Area (SF)'],
    pages: 0,
    expected: expectPaper({
      kind: 'BID',
      from: { company: 'Turnkey Make-Ready LLC', phone: '(512) 555-0185' },
      for: {
        insured: 'Pecan Grove Apartments',
        address: '4800 Pecan Grove Blvd, Austin, TX 78745',
      },
      date: '2026-05-20',
      lines: Object.entries(FLATS).flatMap(([room, rows]) =>
        rows.map((row) =>
          expectLine(row[0], {
            room: room === 'Common Hall' ? room : [room, null],
            quantity: row[1],
            unit: 'SF',
            unitPrice: row[2],
            rcv: flatAmount(row),
          }),
        ),
      ),
      totals: { total: flatSum },
      final: flatSum,
    }),
    make: makeFlats,
  },
  {
    name: 'spreadsheet-claim-export',
    layout: 'spreadsheet',
    fileName: 'TW-90017745.xls',
    words: ['Tidewater', 'Group Description', 'Bath fan 80 CFM'],
    pages: 0,
    expected: expectPaper({
      kind: 'CLAIM',
      from: { carrier: 'Tidewater Home Insurance' },
      for: { insured: 'Augustine Mbeki', claimNumber: 'TW-90017745', dateOfLoss: '2025-12-03' },
      lines: LOSSES.map((loss) => {
        const [room, item, quantity, unit, unitPrice] = loss;
        return expectLine(item, { room, quantity, unit, unitPrice, ...lossFigures(loss) });
      }),
      totals: {
        rcv: lossSum('rcv'),
        depreciation: lossSum('depreciation'),
        acv: lossSum('acv'),
        deductible: 1_000,
        netClaim: lossNet,
      },
      final: lossNet,
    }),
    make: makeLosses,
  },
];
