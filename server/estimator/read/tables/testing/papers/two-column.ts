// Bids in two columns: a page set like a newspaper, items and amounts only, two bidders side by side.
import { expectLine, expectPaper, type PaperRecipe } from './content.ts';
import { createSheet } from './sheet.ts';
import { cents, dollars, money, sum, whole } from './work.ts';

type Row = readonly [description: string, quantity: number, unit: string, price: number];
const amountOf = ([, quantity, , price]: Row) => cents(quantity * price);

// --- Two columns of text on one page, each with its own table; the left one is read first.
const LEFT: Readonly<Record<string, readonly Row[]>> = {
  Demolition: [
    ['Remove tub, toilet and vanity', 1, 'LS', 640],
    ['Remove floor tile to subfloor', 48, 'SF', 6.5],
    ['Remove wall tile and backer', 92, 'SF', 4.25],
  ],
  'Rough-in': [
    ['Move drain for shower', 1, 'EA', 780],
    ['New shower valve, supply lines', 1, 'EA', 615],
    ['Two 20 A circuits', 2, 'EA', 310],
    ['Exhaust fan duct through roof', 1, 'EA', 265],
  ],
};
const RIGHT: Readonly<Record<string, readonly Row[]>> = {
  Finishes: [
    ['Backer board, waterproofing', 92, 'SF', 7.1],
    ['Porcelain wall tile, set', 92, 'SF', 18.4],
    ['Mosaic shower floor', 16, 'SF', 29],
    ['Floor tile, 12 x 24', 48, 'SF', 16.75],
    ['Vanity, 48 in. with top', 1, 'EA', 1_480],
    ['Frameless glass door', 1, 'EA', 1_390],
    ['Toilet, comfort height', 1, 'EA', 465],
    ['Paint walls, ceiling, trim', 1, 'LS', 720],
  ],
};
const newspaper = [...Object.entries(LEFT), ...Object.entries(RIGHT)];
const newspaperSum = sum(newspaper.flatMap(([, rows]) => rows.map(amountOf)));

const drawNewspaper = async () => {
  const sheet = createSheet({ face: 'Helvetica', size: 8, margin: 36 });
  sheet.text('KESTREL BATH STUDIO', { bold: true, size: 18, align: 'center' });
  sheet.text('222 Alder Street, Eugene, OR 97401  -  541-555-0135  -  CCB 208811', {
    align: 'center',
  });
  sheet.gap(8);
  sheet.text('Bid for Priya Raghunathan, 5014 Skyline Dr, Eugene, OR 97405', { bold: true });
  sheet.text('Date: 02/18/2026');
  sheet.line();
  const top = sheet.state.y + 4;
  for (const [side, sections] of [LEFT, RIGHT].entries()) {
    sheet.state.left = 36 + side * 276;
    sheet.state.right = sheet.state.left + 264;
    sheet.state.y = top;
    const table = sheet.table(
      [
        { head: 'Item', width: 122 },
        { head: 'Qty', width: 28, align: 'right' },
        { head: 'Unit', width: 28, align: 'center' },
        { head: 'Rate', width: 40, align: 'right' },
        { head: 'Amount', width: 48, align: 'right' },
      ],
      { pad: 2 },
    );
    for (const [section, rows] of Object.entries(sections)) {
      sheet.gap(6);
      sheet.text(section, { bold: true, size: 10 });
      table.head();
      for (const row of rows)
        table.row([row[0], String(row[1]), row[2], money(row[3]), money(amountOf(row))]);
      table.row(['', '', '', 'Subtotal', money(sum(rows.map(amountOf)))], { bold: true });
    }
  }
  sheet.state.left = 36;
  sheet.state.right = 576;
  sheet.state.y = 420;
  sheet.line();
  sheet.text(`Bid total: ${dollars(newspaperSum)}`, { bold: true, size: 12, align: 'right' });
  sheet.text(
    'One third down, one third at tile, one third at completion. Three weeks on site. We warrant our work for two years.',
  );
  return sheet.finish();
};

// --- Items and amounts, nothing else, under trades; overhead and profit in percent.
const LUMPS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  'GENERAL CONDITIONS': [
    ['Permit drawings and permit fees', 2_850],
    ['Portable toilet, fencing and dumpsters for the length of the job', 3_120],
    ['Full-time superintendent, eleven weeks', 14_300],
  ],
  'SITE AND FOUNDATION': [
    ['Excavate for the addition and haul off spoils', 5_460],
    ['Footings, stem walls and crawl space slab, with anchors and drain board', 16_900],
    ['Repair driveway edge', 875],
  ],
  'FRAMING AND ENVELOPE': [
    [
      'Floor, wall and roof framing with sheathing, including all hardware shown on sheet S2',
      28_740,
    ],
    ['Fiber cement siding and trim to match the house', 9_385],
    ['Asphalt shingle roof, gutters', 6_910],
    ['Windows (6) and one patio door', 11_220],
  ],
  'MECHANICAL, ELECTRICAL, PLUMBING': [
    ['Extend ducts; add one return', 3_640],
    ['Wire addition to code; twelve recessed lights', 7_905],
    ['Rough and finish wet bar sink', 2_470],
  ],
  INTERIOR: [
    ['Insulate walls, floor and roof', 4_150],
    ['Hang and finish drywall, level 4', 6_330],
    ['Prefinished white oak floor', 8_275],
    ['Doors, casing and base', 5_180],
    ['Prime and paint, two colors', 4_490],
    ['Allowance: light fixtures', 1_500],
    ['Allowance: bar cabinet and top', 3_800],
  ],
};
const lumpSum = sum(Object.values(LUMPS).flatMap((rows) => rows.map(([, amount]) => amount)));
const lumpOp = cents(lumpSum * 0.18);
const lumpTotal = cents(lumpSum + lumpOp);

const drawLumps = async () => {
  const sheet = createSheet({ face: 'Roboto', size: 9.5, margin: 60 });
  sheet.text('Sycamore Design/Build', { bold: true, size: 17 });
  sheet.text('3300 Orchard Avenue, Boise, ID 83705');
  sheet.text('208.555.0151   hello@sycamoredb.example.com   RCE-55302');
  sheet.gap(14);
  sheet.text('Prepared for: Dorothea Lindgren');
  sheet.text('Project address: 1209 N 18th Street, Boise, ID 83702');
  sheet.text('Date: 01/12/2026     Expires: 02/12/2026');
  sheet.gap(10);
  const table = sheet.table(
    [
      { head: 'Scope of work', width: 380 },
      { head: 'Amount', width: 110, align: 'right' },
    ],
    { pad: 2.5, rules: 'rows', figures: 'last', band: '#e8e8e8' },
  );
  sheet.state.onPage = () => table.head();
  table.head();
  for (const [section, rows] of Object.entries(LUMPS)) {
    table.span(section, { bold: true });
    for (const [description, amount] of rows) table.row([description, money(amount)]);
    table.row([`Subtotal ${section.toLowerCase()}`, money(sum(rows.map(([, amount]) => amount)))], {
      italic: true,
    });
  }
  sheet.state.onPage = () => {};
  sheet.need(100);
  sheet.gap(8);
  for (const [label, value, bold] of [
    ['Cost of the work', dollars(lumpSum), false],
    ['Overhead and profit, 18%', dollars(lumpOp), false],
    ['Contract price', dollars(lumpTotal), true],
  ] as const)
    table.row([label, value], { bold });
  sheet.gap(10);
  sheet.text('Exclusions', { bold: true });
  for (const each of ['Landscape restoration', 'Hazardous material abatement', 'Furniture storage'])
    sheet.text(`- ${each}`);
  return sheet.finish((page, of) =>
    sheet.put(`Sycamore Design/Build | ${page} / ${of}`, 60, 764, 490, { size: 7, align: 'right' }),
  );
};

// --- Two bidders beside each other on one scope.
const BIDDERS = ['Northside Builders', 'Cedar & Sons'] as const;
const LEVELED: readonly (readonly [string, number | null, string, number | null, number | null])[] =
  [
    ['Demolition of existing deck', 320, 'SF', 1_760, 1_440],
    ['Concrete footings, 12 in. dia., 42 in. deep', 9, 'EA', 2_475, 2_880],
    ['Pressure treated frame, 2x10 at 16 in. o.c.', 320, 'SF', 4_960, 4_480],
    ['Composite decking, hidden fasteners', 320, 'SF', 6_720, 7_040],
    ['Aluminum rail', 58, 'LF', 4_060, 3_770],
    ['Stairs, 5 risers, 4 ft wide', 1, 'EA', 1_350, 1_200],
    ['Ledger flashing', 20, 'LF', 280, null],
    ['Low voltage lights', 8, 'EA', 960, 1_040],
    ['Haul debris and clean up', null, '', 450, 600],
    ['Permit', null, '', 310, 310],
  ];
const bidderTotal = (side: 3 | 4) => sum(LEVELED.map((row) => row[side] ?? 0));

const drawLeveled = async () => {
  const sheet = createSheet({ face: 'Times', size: 10, margin: 44, isWordByWord: true });
  sheet.text('Bid comparison - rear deck', { bold: true, size: 15 });
  sheet.text(
    'Owner: Malcolm Oyelaran     Property: 76 Heron Way, Duluth, MN 55804     Prepared 6/2/2026',
  );
  sheet.gap(10);
  const table = sheet.table(
    [
      { head: 'Scope item', width: 226 },
      { head: 'Qty', width: 46, align: 'right' },
      { head: 'Unit', width: 40, align: 'center' },
      { head: BIDDERS[0], width: 106, align: 'right' },
      { head: BIDDERS[1], width: 106, align: 'right' },
    ],
    { rules: 'grid', pad: 3, band: '#ececec' },
  );
  table.head();
  for (const [description, quantity, unit, one, other] of LEVELED)
    table.row([
      description,
      quantity === null ? '' : String(quantity),
      unit,
      one === null ? 'not bid' : whole(one),
      other === null ? 'not bid' : whole(other),
    ]);
  table.row(['Total', '', '', whole(bidderTotal(3)), whole(bidderTotal(4))], { bold: true });
  sheet.gap(10);
  sheet.text(
    'Start: Northside in three weeks, Cedar & Sons in five. Both include one year of warranty.',
  );
  return sheet.finish();
};

export const TWO_COLUMN_PAPERS: readonly PaperRecipe[] = [
  {
    name: 'two-column-newspaper',
    layout: 'two-column',
    fileName: 'Raghunathan bath bid.pdf',
    words: ['KESTREL', 'Rough-in', 'Bid total'],
    pages: 1,
    expected: expectPaper({
      kind: 'BID',
      from: {
        company: 'Kestrel Bath Studio',
        license: ['CCB 208811', '208811'],
        phone: '541-555-0135',
      },
      for: { insured: 'Priya Raghunathan', address: '5014 Skyline Dr, Eugene, OR 97405' },
      date: '2026-02-18',
      lines: newspaper.flatMap(([section, rows]) =>
        rows.map((row) =>
          expectLine(row[0], {
            section,
            quantity: row[1],
            unit: row[2],
            unitPrice: row[3],
            rcv: amountOf(row),
          }),
        ),
      ),
      totals: { total: newspaperSum },
      final: newspaperSum,
    }),
    make: drawNewspaper,
  },
  {
    name: 'two-column-lumps',
    layout: 'two-column',
    fileName: 'Lindgren addition.pdf',
    words: ['Sycamore', 'Contract price', 'INTERIOR'],
    pages: 2,
    expected: expectPaper({
      kind: 'BID',
      from: {
        company: 'Sycamore Design/Build',
        license: 'RCE-55302',
        phone: '208.555.0151',
        email: 'hello@sycamoredb.example.com',
      },
      for: { insured: 'Dorothea Lindgren', address: '1209 N 18th Street, Boise, ID 83702' },
      date: '2026-01-12',
      validUntil: '2026-02-12',
      lines: [
        ...Object.entries(LUMPS).flatMap(([section, rows]) =>
          rows.map(([description, amount]) =>
            expectLine(description, {
              section,
              // A head may be taken for a room only where it is one.
              room: section === 'INTERIOR' ? [null, 'INTERIOR'] : null,
              rcv: amount,
            }),
          ),
        ),
        ...['Landscape restoration', 'Hazardous material abatement', 'Furniture storage'].map(
          (each) => expectLine(each, { isExcluded: true }),
        ),
      ],
      totals: { net: lumpSum, total: lumpTotal },
      final: lumpTotal,
    }),
    make: drawLumps,
  },
  {
    name: 'two-column-bidders',
    layout: 'two-column',
    fileName: 'deck bids.pdf',
    words: ['Northside Builders', 'not bid', 'Composite decking'],
    pages: 1,
    expected: expectPaper({
      kind: 'BID',
      for: { insured: 'Malcolm Oyelaran', address: '76 Heron Way, Duluth, MN 55804' },
      date: '2026-06-02',
      lines: LEVELED.map(([description, quantity, unit, one, other]) =>
        expectLine(description, {
          quantity,
          unit: unit === '' ? null : unit,
          // The amounts are the bidders'; a line's own may be the first one's or none.
          rcv: [null, one, other],
          amounts: [one, other],
        }),
      ),
      bidders: BIDDERS.map((name, index) => ({ name, total: bidderTotal(index === 0 ? 3 : 4) })),
      final: bidderTotal(3),
    }),
    make: drawLeveled,
  },
];
