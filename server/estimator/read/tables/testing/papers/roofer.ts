// Roofers' bids: a small table with options and exclusions, dotted leaders in whole dollars, sentences with "@".
import { expectLine, expectPaper, type ExpectedLine, type PaperRecipe } from './content.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { cents, dollars, money, sum, whole } from './work.ts';

interface Item {
  description: string;
  quantity: number | null;
  /** The unit as written, and as a catalog has it. */
  unit: readonly [string, ExpectedLine['unit']] | null;
  price: number | null;
  amount: number;
  note: string | null;
}

const measuredItem = (
  description: string,
  quantity: number,
  unit: readonly [string, ExpectedLine['unit']],
  price: number,
  note: string | null = null,
): Item => ({ description, quantity, unit, price, amount: cents(quantity * price), note });

const lumpItem = (description: string, amount: number, note: string | null = null): Item => ({
  description,
  quantity: null,
  unit: null,
  price: null,
  amount,
  note,
});

const expectItem = (item: Item, more: Partial<ExpectedLine> = {}): ExpectedLine =>
  expectLine(item.description, {
    note: item.note,
    quantity: item.quantity,
    unit: item.unit?.[1] ?? null,
    unitPrice: item.price,
    rcv: item.amount,
    ...more,
  });

const excluded = (description: string): ExpectedLine =>
  expectLine(description, { isExcluded: true });

const amounts = (items: readonly Item[]) => sum(items.map(({ amount }) => amount));

// --- A table, options that are not in the total, a list of what is excluded, a deposit.
const SQ = ['SQ', 'SQ'] as const;
const LF = ['LF', 'LF'] as const;
const EA = ['EA', 'EA'] as const;
const tableItems: readonly Item[] = [
  measuredItem('Tear off existing roofing to deck (2 layers) and dispose', 32.5, SQ, 92),
  measuredItem('Inspect decking; re-nail loose boards', 32.5, SQ, 14.5),
  measuredItem('Synthetic underlayment', 32.5, SQ, 38),
  measuredItem(
    'Ice & water barrier at eaves, valleys and penetrations',
    9,
    SQ,
    112,
    'Six feet up from the eave, as the code asks.',
  ),
  measuredItem('Architectural shingles, 30 yr, color Weathered Oak', 36, SQ, 268),
  measuredItem('Hip and ridge cap shingles', 118, LF, 8.75),
  measuredItem('Drip edge, white aluminum', 246, LF, 3.6),
  measuredItem('Pipe boots', 4, EA, 68),
  measuredItem('Box vents', 6, EA, 84),
  measuredItem('Chimney: new step and counter flashing, cut into mortar joints', 1, EA, 875),
  measuredItem('Permit and inspection', 1, ['LS', 'LS'], 260),
];
const tableOptions: readonly Item[] = [
  measuredItem(
    'Replace rotted decking, 1/2" plywood',
    1,
    ['sheet', ['SHEET', 'SHT', 'EA']],
    96,
    'Price for each sheet, only if needed.',
  ),
  measuredItem('Upgrade to impact resistant (Class 4) shingles', 36, SQ, 74),
  measuredItem('New seamless gutters, 5 inch', 188, LF, 11.5),
];
const TABLE_EXCLUSIONS = [
  'Interior repairs and painting',
  'Structural repair of rafters or trusses',
  'Removal of satellite dishes',
];
const tableTotal = amounts(tableItems);
const tableDeposit = cents(tableTotal * 0.3);

const terms = (sheet: Sheet, sentences: readonly string[], size = 7.5) => {
  sheet.gap(10);
  sheet.need(90);
  sheet.text('Terms and conditions', { bold: true, size: size + 1.5 });
  for (const [index, each] of sentences.entries()) sheet.text(`${index + 1}. ${each}`, { size });
};

const signatures = (sheet: Sheet) => {
  sheet.need(60);
  sheet.gap(26);
  sheet.pieces(['Accepted by: ______________________', 0, 240], ['Date: ____________', 320, 150]);
};

const drawTable = async () => {
  const sheet = createSheet({ face: 'Helvetica', size: 9.5, margin: 48 });
  sheet.text('HIGH PLAINS ROOFING & EXTERIORS, LLC', { bold: true, size: 16, color: '#8b1a1a' });
  sheet.text(
    '1455 Foundry Road, Fort Collins, CO 80524  |  (970) 555-0164  |  office@highplainsroofing.example.com',
    { size: 8.5 },
  );
  sheet.text('Licensed and insured. License #RC-20418', { size: 8.5 });
  sheet.gap(12);
  sheet.text('PROPOSAL', { bold: true, size: 14, align: 'center' });
  sheet.gap(6);
  sheet.pieces(['Submitted to:  Gwendolyn Marsh', 0, 300], ['Date:  May 6, 2026', 340, 170]);
  sheet.pieces(
    ['Job address:  2730 Timberline Ct, Loveland, CO 80538', 0, 300],
    ['Proposal no.:  2026-0447', 340, 170],
  );
  sheet.pieces(['Phone:  (970) 555-0121', 0, 300], ['Valid until:  June 5, 2026', 340, 170]);
  sheet.gap(10);
  sheet.text(
    'We propose to furnish all labor and material for the roof replacement at the address above, complete as follows:',
  );
  sheet.gap(6);
  const table = sheet.table(
    [
      { head: 'Description of Work', width: 272 },
      { head: 'Qty', width: 50, align: 'right' },
      { head: 'Unit', width: 44, align: 'center' },
      { head: 'Price', width: 64, align: 'right' },
      { head: 'Amount', width: 84, align: 'right' },
    ],
    { band: '#8b1a1a', headColor: '#fff', rules: 'rows', pad: 3 },
  );
  const row = (item: Item) => {
    table.row([
      item.description,
      String(item.quantity),
      item.unit?.[0] ?? '',
      money(item.price ?? 0),
      money(item.amount),
    ]);
    if (item.note) table.note(item.note, 10);
  };
  table.head();
  tableItems.forEach(row);
  table.row(['', '', '', 'Subtotal', money(tableTotal)]);
  table.row(['', '', '', 'TOTAL', dollars(tableTotal)], { bold: true });
  sheet.gap(12);
  sheet.need(110);
  sheet.text('OPTIONS (not included in the total above)', { bold: true });
  table.head();
  tableOptions.forEach(row);
  sheet.gap(10);
  sheet.need(90);
  sheet.text('NOT INCLUDED', { bold: true });
  for (const each of TABLE_EXCLUSIONS) sheet.text(`•  ${each}`, { indent: 8 });
  sheet.gap(8);
  sheet.text(
    `Payment: 30% deposit (${dollars(tableDeposit)}) when materials are ordered, balance upon completion.`,
  );
  terms(sheet, [
    'All work is to be completed in a workmanlike manner according to standard practices. Workmanship is warranted for 5 years.',
    'Any alteration from the above specifications involving extra costs will be executed only upon written orders.',
    'Owner carries fire, tornado and other necessary insurance. Our workers are fully covered by workers compensation.',
    'Unpaid balances are charged 1.5% interest for each month after 30 days.',
  ]);
  signatures(sheet);
  return sheet.finish((page, of) =>
    sheet.put(`Page ${page} of ${of}`, 48, 762, 516, { size: 7.5, align: 'center' }),
  );
};

// --- Dotted leaders and whole dollars; a discount as a line of its own.
const leaderItems: readonly Item[] = [
  lumpItem('Set up, tarps over landscaping, magnet sweep daily', 350),
  lumpItem('Strip and haul one layer of wood shakes', 4_280),
  lumpItem('Install 7/16 OSB over skip sheathing', 3_965),
  lumpItem('Install 30# felt', 690),
  lumpItem('Install standing seam metal roof, 24 gauge, color Charcoal', 21_840),
  lumpItem('Ridge, hip, rake and eave trim to match', 2_310),
  lumpItem('Two skylights, fixed, 2 ft by 4 ft, with flashing kits', 1_975),
  lumpItem('Snow guards over both entries', 640),
];
const leaderDiscount = 1_250;
const leaderTotal = amounts(leaderItems) - leaderDiscount;

const drawLeaders = async () => {
  const sheet = createSheet({ face: 'Times', size: 12, margin: 72 });
  sheet.text('Osgood & Daughter Roofing', { bold: true, size: 20, align: 'center' });
  sheet.text('Box 118, Sandpoint, Idaho 83864      208-555-0190      Idaho RCE-71120', {
    size: 10,
    align: 'center',
  });
  sheet.gap(20);
  sheet.text('April 27, 2026');
  sheet.gap(8);
  sheet.text('Mr. Leopold Finch\n88 Cedar Point Loop\nSandpoint, ID 83864');
  sheet.gap(10);
  sheet.text('Re: New metal roof, house and porch');
  sheet.gap(8);
  sheet.text('Dear Mr. Finch,');
  sheet.text('thank you for having us out. Our price for the roof as we walked it last week:');
  sheet.gap(8);
  const width = 468;
  for (const [label, amount] of [
    ...leaderItems.map((item) => [item.description, whole(item.amount)] as const),
    ['Less: spring discount', `-${whole(leaderDiscount)}`] as const,
    ['Total for the above', whole(leaderTotal)] as const,
  ]) {
    const dot = sheet.widthOf('.');
    const free = width - sheet.widthOf(`${label}  ${amount}`) - 4;
    const dots = '.'.repeat(Math.max(3, Math.floor(free / dot)));
    sheet.pieces([`${label} ${dots}`, 0, width - 60], [amount, width - 80, 80, { align: 'right' }]);
    sheet.gap(3);
  }
  sheet.gap(10);
  sheet.text(
    'Half is due when the metal is ordered and half when we sweep up. We can begin the week of June 8 and need about nine working days. Paint touch-up of the fascia is not part of this price.',
  );
  sheet.gap(14);
  sheet.text('Sincerely,');
  sheet.gap(20);
  sheet.text('Harriet Osgood');
  return sheet.finish();
};

// --- Quantity, unit in words, "@" and the price in one sentence; tax under it.
const wordyItems: readonly Item[] = [
  measuredItem(
    'Remove and dispose of modified bitumen roof and wet insulation',
    41.6,
    ['squares', 'SQ'],
    118,
  ),
  measuredItem('Polyiso insulation, 2 layers, 2.6 in. each', 41.6, ['squares', 'SQ'], 236.5),
  measuredItem('1/2 in. cover board, screwed', 41.6, ['squares', 'SQ'], 104),
  measuredItem(
    '60 mil TPO membrane, white, mechanically attached',
    41.6,
    ['squares', 'SQ'],
    318.25,
  ),
  measuredItem('Parapet flashing, 24 in. girth', 268, ['lin. ft.', 'LF'], 21.4),
  measuredItem('Coping, prefinished steel', 268, ['lin. ft.', 'LF'], 27.9),
  measuredItem('Roof drains, retrofit insert', 3, ['each', 'EA'], 640),
  measuredItem('Pipe penetrations, prefabricated boots', 7, ['each', 'EA'], 96),
  measuredItem('Walkway pads', 120, ['sq. ft.', 'SF'], 6.85),
  measuredItem('Crane', 1, ['day', ['DAY', 'DA']], 1_480),
];
const wordySub = amounts(wordyItems);
const wordyTax = cents(wordySub * 0.0625);
const wordyTotal = cents(wordySub + wordyTax);

const drawWordy = async () => {
  const sheet = createSheet({ face: 'Courier', size: 9, margin: 50 });
  sheet.text('TRI-COUNTY COMMERCIAL ROOFING INC.', { bold: true, size: 13 });
  sheet.text('700 Depot Street, Springfield, MA 01105   Tel 413-555-0172');
  sheet.text('Estimate # 9921          Date 03/30/2026');
  sheet.gap(8);
  sheet.text('Customer: Lindqvist Bakery, attn. Sten Lindqvist');
  sheet.text('Site: 15 Mill Race Ave, Holyoke, MA 01040');
  sheet.line();
  sheet.gap(4);
  for (const [index, item] of wordyItems.entries()) {
    sheet.need(30);
    sheet.text(`${index + 1}) ${item.description}`);
    sheet.pieces(
      [`${item.quantity} ${item.unit?.[0]} @ ${dollars(item.price ?? 0)}`, 30, 300],
      [`= ${dollars(item.amount)}`, 390, 110, { align: 'right' }],
    );
    sheet.gap(4);
  }
  sheet.line();
  for (const [label, value] of [
    ['Subtotal', dollars(wordySub)],
    ['MA sales tax 6.25%', dollars(wordyTax)],
    ['Estimate total', dollars(wordyTotal)],
  ] as const)
    sheet.pieces([label, 220, 160], [value, 390, 110, { align: 'right' }]);
  terms(
    sheet,
    [
      'Price good for 30 days.',
      '20-year manufacturer warranty after final inspection; 2 years on our labor.',
      'Excludes: asbestos abatement, deck replacement, mechanical disconnects.',
    ],
    9,
  );
  return sheet.finish((page) => sheet.put(`-${page}-`, 50, 764, 512, { align: 'center' }));
};

export const ROOFER_PAPERS: readonly PaperRecipe[] = [
  {
    name: 'roofer-table',
    layout: 'roofer',
    fileName: 'Proposal 2026-0447 Marsh.pdf',
    words: ['HIGH PLAINS', 'OPTIONS', 'NOT INCLUDED', 'Weathered Oak'],
    pages: 2,
    expected: expectPaper({
      kind: 'BID',
      from: {
        company: 'High Plains Roofing & Exteriors, LLC',
        license: ['RC-20418', '#RC-20418'],
        phone: '(970) 555-0164',
        email: 'office@highplainsroofing.example.com',
      },
      for: { insured: 'Gwendolyn Marsh', address: '2730 Timberline Ct, Loveland, CO 80538' },
      date: '2026-05-06',
      validUntil: '2026-06-05',
      lines: [
        ...tableItems.map((item) => expectItem(item)),
        ...tableOptions.map((item) => expectItem(item, { isAlternate: true })),
        ...TABLE_EXCLUSIONS.map(excluded),
      ],
      totals: { net: [tableTotal, null], total: tableTotal, deposit: [tableDeposit] },
      final: tableTotal,
    }),
    make: drawTable,
  },
  {
    name: 'roofer-leaders',
    layout: 'roofer',
    fileName: 'finch roof.pdf',
    words: ['Osgood', 'standing seam', 'spring discount'],
    pages: 1,
    expected: expectPaper({
      kind: 'BID',
      from: {
        company: 'Osgood & Daughter Roofing',
        license: ['RCE-71120', 'Idaho RCE-71120'],
        phone: '208-555-0190',
      },
      for: {
        insured: ['Leopold Finch', 'Mr. Leopold Finch'],
        address: '88 Cedar Point Loop, Sandpoint, ID 83864',
      },
      date: '2026-04-27',
      lines: [
        ...leaderItems.map((item) => expectItem(item)),
        // A discount is a figure of the end or a line that is a credit.
        expectLine('Less: spring discount', {
          rcv: -leaderDiscount,
          isCredit: true,
          isOptional: true,
        }),
        expectLine(
          [
            'Paint touch-up of the fascia is not part of this price',
            'Paint touch-up of the fascia',
          ],
          {
            isExcluded: true,
            isOptional: true,
          },
        ),
      ],
      totals: { total: leaderTotal, discount: [leaderDiscount, -leaderDiscount, null] },
      final: leaderTotal,
    }),
    make: drawLeaders,
  },
  {
    name: 'roofer-sentences',
    layout: 'roofer',
    fileName: 'Est9921.pdf',
    words: ['TRI-COUNTY', 'squares', 'Estimate total'],
    pages: 1,
    expected: expectPaper({
      kind: 'BID',
      from: { company: 'Tri-County Commercial Roofing Inc.', phone: '413-555-0172' },
      for: {
        insured: ['Lindqvist Bakery', 'Lindqvist Bakery, attn. Sten Lindqvist', 'Sten Lindqvist'],
        address: '15 Mill Race Ave, Holyoke, MA 01040',
      },
      date: '2026-03-30',
      lines: [
        ...wordyItems.map((item) => expectItem(item)),
        ...['asbestos abatement', 'deck replacement', 'mechanical disconnects'].map((each) => ({
          ...excluded(each),
          isOptional: true,
        })),
        {
          ...excluded('asbestos abatement, deck replacement, mechanical disconnects'),
          isOptional: true,
        },
      ],
      totals: { net: wordySub, tax: wordyTax, taxPercent: 6.25, total: wordyTotal },
      final: wordyTotal,
    }),
    make: drawWordy,
  },
];
