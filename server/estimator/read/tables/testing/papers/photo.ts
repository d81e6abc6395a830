// Photos that a phone takes of a paper on a table: seen from aside, half in the shade.
import { expectLine, expectPaper, type ExpectedLine, type PaperRecipe } from './content.ts';
import { photoOf } from './pictures.ts';
import { createSheet } from './sheet.ts';
import { cents, dollars, money, sum, whole } from './work.ts';

type Row = readonly [description: string, quantity: number, unit: string, price: number];
const amountOf = ([, quantity, , price]: Row) => cents(quantity * price);
const expectRow = (row: Row, more: Partial<ExpectedLine> = {}) =>
  expectLine(row[0], {
    quantity: row[1],
    unit: row[2],
    unitPrice: row[3],
    rcv: amountOf(row),
    ...more,
  });

// --- A concrete bid in a plain table.
const CONCRETE: readonly Row[] = [
  ['Saw cut and break out driveway', 620, 'SF', 2.25],
  ['Haul broken concrete', 2, 'EA', 340],
  ['Grade and compact base', 620, 'SF', 1.1],
  ['4 in. concrete, broom finish', 620, 'SF', 8.75],
  ['Wire mesh', 620, 'SF', 0.65],
  ['Expansion joint', 48, 'LF', 3.5],
  ['Seal coat', 620, 'SF', 0.55],
  ['Permit', 1, 'LS', 125],
];
const concreteTotal = sum(CONCRETE.map(amountOf));

const drawConcrete = async () => {
  const sheet = createSheet({ face: 'Helvetica', size: 12, margin: 54 });
  sheet.text('Bedrock Concrete Co.', { bold: true, size: 22 });
  sheet.text('840 Quarry Road, Tulsa, OK 74110    918-555-0161');
  sheet.gap(16);
  sheet.text('Customer: Rosalind Pike');
  sheet.text('Address: 3105 Peoria Place, Tulsa, OK 74105');
  sheet.text('Date: 04/30/2026');
  sheet.gap(16);
  const table = sheet.table(
    [
      { head: 'Description', width: 216 },
      { head: 'Qty', width: 60, align: 'right' },
      { head: 'Unit', width: 52, align: 'center' },
      { head: 'Price', width: 76, align: 'right' },
      { head: 'Amount', width: 96, align: 'right' },
    ],
    { pad: 5 },
  );
  table.head();
  for (const row of CONCRETE)
    table.row([row[0], String(row[1]), row[2], money(row[3]), money(amountOf(row))]);
  sheet.line();
  table.row(['', '', '', 'Total', dollars(concreteTotal)], { bold: true });
  sheet.gap(24);
  sheet.text('Half down, half when the forms come off.');
  return sheet.finish();
};

// --- A page of a claim, six columns of figures.
const CEILING: readonly (readonly [...Row, number])[] = [
  ['Remove wet ceiling drywall', 132, 'SF', 1.24, 0],
  ['Hang, tape and float drywall', 132, 'SF', 3.36, 0],
  ['Ceiling texture to match', 132, 'SF', 1.02, 0],
  ['Blown-in insulation R30', 132, 'SF', 1.78, 0.1],
  ['Paint ceiling two coats', 132, 'SF', 0.96, 0.4],
  ['Crown molding, painted', 46, 'LF', 9.85, 0.2],
  ['Recessed light - reset', 3, 'EA', 42.6, 0],
  ['Mask and cover floor', 132, 'SF', 0.38, 0],
];
const ceilingFigures = (row: (typeof CEILING)[number]) => {
  const rcv = cents(row[1] * row[3]);
  const depreciation = cents(rcv * row[4]);
  return { rcv, depreciation, acv: cents(rcv - depreciation) };
};
const ceilingSum = (key: 'rcv' | 'depreciation' | 'acv') =>
  sum(CEILING.map((row) => ceilingFigures(row)[key]));
const ceilingNet = cents(ceilingSum('acv') - 500);

const drawCeiling = async () => {
  const sheet = createSheet({ face: 'Times', size: 11.5, margin: 46 });
  sheet.text('Cumberland Home Mutual', { bold: true, size: 17 });
  sheet.text('Insured: Jerome Atwater          Claim Number: CH-7719-26');
  sheet.text('Property: 205 Fern Street, Knoxville, TN 37917');
  sheet.text('Date of Loss: 05/11/2026          Adjuster: Philippa Stroud');
  sheet.gap(16);
  sheet.text('Dining Room', { bold: true, size: 13 });
  const table = sheet.table(
    [
      { head: 'DESCRIPTION', width: 186 },
      { head: 'QUANTITY', width: 80, align: 'right' },
      { head: 'PRICE', width: 54, align: 'right' },
      { head: 'RCV', width: 64, align: 'right' },
      { head: 'DEPREC.', width: 68, align: 'right' },
      { head: 'ACV', width: 64, align: 'right' },
    ],
    { pad: 4, rules: 'rows' },
  );
  table.head();
  for (const [index, row] of CEILING.entries()) {
    const { rcv, depreciation, acv } = ceilingFigures(row);
    table.row([
      `${index + 1}. ${row[0]}`,
      `${money(row[1])} ${row[2]}`,
      money(row[3]),
      money(rcv),
      `(${money(depreciation)})`,
      money(acv),
    ]);
  }
  table.row(
    [
      'Totals: Dining Room',
      '',
      '',
      money(ceilingSum('rcv')),
      money(ceilingSum('depreciation')),
      money(ceilingSum('acv')),
    ],
    { bold: true },
  );
  sheet.gap(20);
  for (const [label, value] of [
    ['Replacement Cost Value', money(ceilingSum('rcv'))],
    ['Less Depreciation', `(${money(ceilingSum('depreciation'))})`],
    ['Actual Cash Value', money(ceilingSum('acv'))],
    ['Less Deductible', '(500.00)'],
    ['Net Claim', dollars(ceilingNet)],
  ] as const)
    sheet.pieces([label, 60, 200], [value, 280, 100, { align: 'right' }]);
  return sheet.finish();
};

// --- A tree and yard bid from a receipt book: items and whole dollars.
const YARD: readonly (readonly [string, number])[] = [
  ['Take down dead ash, grind stump', 1_450],
  ['Prune two maples over the roof', 680],
  ['Remove hedge along the drive', 325],
  ['Topsoil and seed', 540],
  ['Haul all brush', 260],
  ['Repair split rail fence', 415],
];
const yardTotal = sum(YARD.map(([, amount]) => amount));

const drawYard = async () => {
  const sheet = createSheet({ face: 'Courier', size: 13, page: [460, 620], margin: 36 });
  sheet.text('ESTIMATE', { bold: true, size: 20, align: 'center' });
  sheet.text('Old Growth Tree Service', { bold: true, align: 'center' });
  sheet.text('607-555-0129', { align: 'center' });
  sheet.gap(14);
  sheet.text('Name: Beatrix Lowell');
  sheet.text('Date: 6/15/2026');
  sheet.gap(10);
  sheet.line(1);
  sheet.gap(6);
  for (const [description, amount] of YARD) {
    sheet.pieces([description, 0, 290], [whole(amount), 300, 86, { align: 'right' }]);
    sheet.gap(9);
  }
  sheet.line(1);
  sheet.gap(6);
  sheet.pieces(
    ['TOTAL', 190, 100, { bold: true }],
    [whole(yardTotal), 300, 86, { align: 'right', bold: true }],
  );
  return sheet.finish();
};

export const PHOTO_PAPERS: readonly PaperRecipe[] = [
  {
    name: 'photo-concrete',
    layout: 'photo',
    fileName: 'IMG_4417.jpg',
    words: [],
    pages: 1,
    expected: expectPaper({
      kind: 'BID',
      from: { company: 'Bedrock Concrete Co.', phone: '918-555-0161' },
      for: { insured: 'Rosalind Pike', address: '3105 Peoria Place, Tulsa, OK 74105' },
      date: '2026-04-30',
      lines: CONCRETE.map((row) => expectRow(row)),
      totals: { total: concreteTotal },
      final: concreteTotal,
    }),
    make: async () =>
      photoOf(await drawConcrete(), {
        width: 2_000,
        height: 2_600,
        corners: [
          [0.06, 0.035],
          [0.945, 0.07],
          [0.96, 0.965],
          [0.03, 0.95],
        ],
        fades: [0.6, 0.3],
        tint: [1, 0.96, 0.87],
        seed: 5,
      }),
  },
  {
    name: 'photo-claim',
    layout: 'photo',
    fileName: 'PXL_20260520_141503.jpg',
    words: [],
    pages: 1,
    expected: expectPaper({
      kind: 'CLAIM',
      from: { carrier: 'Cumberland Home Mutual', adjuster: 'Philippa Stroud' },
      for: {
        insured: 'Jerome Atwater',
        claimNumber: 'CH-7719-26',
        dateOfLoss: '2026-05-11',
        address: '205 Fern Street, Knoxville, TN 37917',
      },
      lines: CEILING.map((row) =>
        expectRow([row[0], row[1], row[2], row[3]], {
          room: 'Dining Room',
          ...ceilingFigures(row),
        }),
      ),
      totals: {
        rcv: ceilingSum('rcv'),
        depreciation: ceilingSum('depreciation'),
        acv: ceilingSum('acv'),
        deductible: 500,
        netClaim: ceilingNet,
      },
      final: ceilingNet,
    }),
    make: async () =>
      photoOf(await drawCeiling(), {
        width: 2_100,
        height: 2_700,
        corners: [
          [0.03, 0.075],
          [0.955, 0.03],
          [0.97, 0.955],
          [0.055, 0.97],
        ],
        fades: [2.2, 0.35],
        tint: [0.94, 0.98, 1],
        seed: 6,
      }),
  },
  {
    name: 'photo-yard',
    layout: 'photo',
    fileName: 'image0.jpeg',
    words: [],
    pages: 1,
    expected: expectPaper({
      kind: 'BID',
      from: { company: 'Old Growth Tree Service', phone: '607-555-0129' },
      for: { insured: 'Beatrix Lowell' },
      date: '2026-06-15',
      lines: YARD.map(([description, rcv]) => expectLine(description, { rcv })),
      totals: { total: yardTotal },
      final: yardTotal,
    }),
    make: async () =>
      photoOf(await drawYard(), {
        width: 1_500,
        height: 2_000,
        corners: [
          [0.09, 0.05],
          [0.93, 0.095],
          [0.91, 0.95],
          [0.05, 0.93],
        ],
        fades: [-0.7, 0.4],
        tint: [1, 0.93, 0.8],
        seed: 7,
      }),
  },
];
