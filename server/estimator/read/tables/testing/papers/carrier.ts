// Carriers' own exports: gray bands and dollar signs, cards of labels and values, amounts before the words.
import { aging, linesOf, of, priceAll } from './carrier-parts.ts';
import { CARRIER_TREE } from './carrier-tree.ts';
import { expectPaper, type PaperRecipe } from './content.ts';
import { createSheet, LANDSCAPE } from './sheet.ts';
import { cents, dollars, expectPriced, money, work, type Priced } from './work.ts';

// --- A burst pipe: landscape, striped, every figure with its dollar sign, heads of two rows.
const burst = priceAll(
  {
    'Family Room': [
      work('Water extraction from carpeted floor - Category 2 water', 312, 'SF', 0.64),
      work('Tear out wet non-salvageable carpet, cut and bag for disposal', 312, 'SF', 0.71),
      work('Tear out wet carpet pad and bag for disposal', 312, 'SF', 0.62),
      work('Carpet pad - 7/16 in. rebond', 312, 'SF', 0.83, aging(50, 0.8)),
      work('Carpet - cut pile, medium grade, installed', 358.8, 'SF', 4.19, aging(50, 0.8)),
      work(
        'Drywall 1/2 in. - hang, tape, two coats of mud, ready for texture',
        148,
        'SF',
        2.86,
        aging(0),
      ),
      work('Texture drywall - light hand texture', 148, 'SF', 0.92),
      work('Paint walls - one coat primer, one coat finish', 576, 'SF', 1.21, aging(33.33, 0.25)),
      work('Baseboard 3 1/4 in. MDF - remove and replace', 72, 'LF', 4.66, aging(10)),
    ],
    'Utility Closet': [
      work('Sheet vinyl - remove and replace', 24.5, 'SF', 4.9, aging(45, 0.6)),
      work('Furnace - cleaning and inspection by HVAC technician', 1, 'EA', 229),
      work('Water heater - disconnect and reconnect', 1, 'EA', 188.5),
    ],
    'Equipment and Drying': [
      work('Air mover (per 24 hour period) - no monitoring', 15, 'DAY', 28.9),
      work('Dehumidifier (per 24 hour period) - 70-109 ppd - no monitoring', 6, 'DAY', 74.25),
      work('Apply plant-based anti-microbial agent to the surface area', 460, 'SF', 0.31),
      work('Equipment setup, take down and monitoring (hourly charge)', 5.5, 'HR', 61.4),
    ],
  },
  0.06,
);
const burstAcv = of(burst, 'acv');
const burstEnd = { deductible: 1_500, net: cents(burstAcv - 1_500) };

const drawBurst = async () => {
  const sheet = createSheet({ face: 'Helvetica', size: 8, page: LANDSCAPE, margin: 32 });
  sheet.band(32, 32, 728, 26, '#1f3a5f');
  sheet.put('HARBORLIGHT INSURANCE GROUP', 40, 40, 400, { bold: true, size: 12, color: '#fff' });
  sheet.put('Statement of Loss - Building', 400, 40, 350, {
    size: 11,
    color: '#fff',
    align: 'right',
  });
  sheet.state.y = 68;
  for (const row of [
    [
      'Policyholder',
      'Anneliese Draper',
      'Claim #',
      'HL7-40093321',
      'Cause of loss',
      'Water - Plumbing',
    ],
    [
      'Loss location',
      '418 Breakwater Street, Erie, PA 16507',
      'Policy #',
      'HO-220-7719-04',
      'Loss date',
      'January 17, 2026',
    ],
    ['Prepared by', 'Hollis Grant', 'Phone', '814-555-0126', 'Report date', 'January 29, 2026'],
  ] as const)
    sheet.pieces(
      [row[0], 0, 76, { bold: true }],
      [row[1], 80, 220],
      [row[2], 320, 56, { bold: true }],
      [row[3], 380, 120],
      [row[4], 520, 76, { bold: true }],
      [row[5], 600, 130],
    );
  sheet.gap(10);
  const table = sheet.table(
    [
      { head: 'Item', width: 30, align: 'center' },
      { head: 'Description', width: 226 },
      { head: 'Qty', width: 48, align: 'right' },
      { head: 'UoM', width: 36, align: 'center' },
      { head: 'Unit\nCost', width: 58, align: 'right' },
      { head: 'Sales\nTax', width: 54, align: 'right' },
      { head: 'Replacement\nCost', width: 78, align: 'right' },
      { head: 'Depr\n%', width: 46, align: 'right' },
      { head: 'Depreciation', width: 70, align: 'right' },
      { head: 'Actual Cash\nValue', width: 82, align: 'right' },
    ],
    { band: '#c9d3df', zebra: '#f1f1f1', pad: 2.5 },
  );
  sheet.state.onPage = () => table.head();
  table.head();
  let item = 0;
  for (const { room, priced } of burst) {
    table.span(room, { bold: true, back: '#dedede' });
    for (const line of priced) {
      item += 1;
      table.row([
        String(item).padStart(3, '0'),
        line.description,
        money(line.quantity),
        line.unit,
        dollars(line.price),
        dollars(line.tax),
        dollars(line.rcv),
        `${line.depreciation.toFixed(2)}%`,
        dollars(line.depreciated),
        dollars(line.acv),
      ]);
    }
    const one = [{ priced }];
    table.row(
      [
        '',
        `${room} subtotal`,
        '',
        '',
        '',
        dollars(of(one, 'tax')),
        dollars(of(one, 'rcv')),
        '',
        dollars(of(one, 'depreciated')),
        dollars(of(one, 'acv')),
      ],
      { bold: true, back: '#ffffff' },
    );
  }
  table.row(
    [
      '',
      'TOTAL',
      '',
      '',
      '',
      dollars(of(burst, 'tax')),
      dollars(of(burst, 'rcv')),
      '',
      dollars(of(burst, 'depreciated')),
      dollars(burstAcv),
    ],
    { bold: true, back: '#c9d3df' },
  );
  sheet.state.onPage = () => {};
  sheet.need(110);
  sheet.gap(12);
  for (const [label, value] of [
    ['Replacement Cost', dollars(of(burst, 'rcv'))],
    ['Less Recoverable Depreciation', dollars(-of(burst, 'depreciated'))],
    ['Actual Cash Value', dollars(burstAcv)],
    ['Less Policy Deductible', dollars(-burstEnd.deductible)],
    ['Net Actual Cash Value Claim', dollars(burstEnd.net)],
  ] as const)
    sheet.pieces([label, 430, 190, { align: 'right' }], [value, 640, 88, { align: 'right' }]);
  sheet.gap(8);
  sheet.text(
    'Any person who knowingly and with intent to defraud any insurance company files a statement of claim containing false information commits a fraudulent insurance act.',
    { size: 6.5 },
  );
  return sheet.finish((page, all) =>
    sheet.put(`Harborlight Insurance Group - HL7-40093321 - Page ${page} of ${all}`, 32, 584, 728, {
      size: 7,
      align: 'right',
    }),
  );
};

// --- Wind: a card of labels and values for each item, without any table.
const wind = priceAll(
  {
    'Detached Garage': [
      work('Remove and replace 3-tab composition shingles', 4.67, 'SQ', 298.4, aging(60)),
      work('Remove and replace roofing felt, 15 pound', 4.67, 'SQ', 46.1, aging(60)),
      work('Replace overhead garage door panel, 16 foot, steel', 1, 'EA', 418, aging(24, 0.7)),
      work('Re-secure garage door track and opener', 2.5, 'HR', 82.75),
    ],
    'Back Fence': [
      work(
        'Remove and replace wood fence, 6 foot, cedar, pickets and rails',
        64,
        'LF',
        38.2,
        aging(55, 0.5),
      ),
      work('Replace 4 by 4 fence post set in concrete', 5, 'EA', 92.5, aging(55, 0.5)),
      work('Stain wood fence, both sides', 768, 'SF', 0.98, aging(80, 0.2)),
      work('Haul away fence debris, single axle dump truck', 1, 'EA', 242),
    ],
  },
  0.0635,
);
const windEnd = { deductible: 500, net: cents(of(wind, 'acv') - 500) };

const drawWind = async () => {
  const sheet = createSheet({ face: 'Roboto', size: 9, margin: 54 });
  sheet.text('Old Colony Fire & Marine', { bold: true, size: 18 });
  sheet.text('Claim payment detail', { size: 12, color: '#555' });
  sheet.gap(10);
  sheet.text('Named insured: Wendell P. Achterberg');
  sheet.text('Insured location: 30 Quarry Hill Road, Torrington, CT 06790');
  sheet.text('Claim number: OC-1188-2026-W    Policy: FMH 0031 7725');
  sheet.text('Date of loss: 02/22/2026    Peril: Windstorm');
  sheet.text(
    'Your claim professional: Imani Castellanos, (860) 555-0188, imani.castellanos@example.com',
  );
  sheet.text('Statement date: 03/05/2026');
  sheet.gap(6);
  for (const { room, priced } of wind) {
    sheet.gap(6);
    sheet.need(90);
    sheet.text(room, { bold: true, size: 12 });
    sheet.gap(2);
    for (const line of priced) {
      sheet.need(58);
      const top = sheet.state.y;
      sheet.gap(5);
      sheet.text(line.description, { bold: true, indent: 6 });
      sheet.gap(2);
      sheet.text(
        `Quantity: ${money(line.quantity)} | Unit: ${line.unit} | Unit price: ${dollars(line.price)} | Sales tax: ${dollars(line.tax)}`,
        { indent: 6 },
      );
      sheet.text(
        `Replacement cost: ${dollars(line.rcv)} | Depreciation: ${dollars(line.depreciated)} | Actual cash value: ${dollars(line.acv)}`,
        { indent: 6 },
      );
      sheet.gap(4);
      sheet.doc
        .lineWidth(0.5)
        .roundedRect(54, top, 504, sheet.state.y - top, 3)
        .stroke('#999');
      sheet.gap(4);
    }
  }
  sheet.need(130);
  sheet.gap(10);
  sheet.text('How we calculated your payment', { bold: true, size: 12 });
  for (const [label, value] of [
    ['Total replacement cost', dollars(of(wind, 'rcv'))],
    ['Depreciation we subtracted', dollars(-of(wind, 'depreciated'))],
    ['Total actual cash value', dollars(of(wind, 'acv'))],
    ['Your deductible', dollars(-windEnd.deductible)],
    ['Net payment', dollars(windEnd.net)],
  ] as const)
    sheet.pieces([label, 6, 260], [value, 300, 110, { align: 'right' }]);
  return sheet.finish((page) =>
    sheet.put(`OC-1188-2026-W   ${page}`, 54, 760, 504, {
      size: 7,
      align: 'center',
      color: '#777',
    }),
  );
};

const cells = (line: Priced) => ({ tax: line.tax, depreciation: line.depreciated, acv: line.acv });

export const CARRIER_PAPERS: readonly PaperRecipe[] = [
  {
    name: 'carrier-burst-pipe',
    layout: 'carrier',
    fileName: 'HL7-40093321_statement.pdf',
    words: ['HARBORLIGHT', 'Actual Cash', 'Utility Closet'],
    pages: 2,
    expected: expectPaper({
      kind: 'CLAIM',
      from: {
        carrier: 'Harborlight Insurance Group',
        adjuster: 'Hollis Grant',
        phone: '814-555-0126',
      },
      for: {
        insured: 'Anneliese Draper',
        claimNumber: 'HL7-40093321',
        policyNumber: 'HO-220-7719-04',
        dateOfLoss: '2026-01-17',
        typeOfLoss: 'Water - Plumbing',
        address: '418 Breakwater Street, Erie, PA 16507',
      },
      date: '2026-01-29',
      lines: linesOf(burst).map((line) => expectPriced(line, line.unit, cells(line))),
      totals: {
        tax: of(burst, 'tax'),
        rcv: of(burst, 'rcv'),
        depreciation: of(burst, 'depreciated'),
        acv: burstAcv,
        deductible: 1_500,
        netClaim: burstEnd.net,
      },
      final: burstEnd.net,
    }),
    make: drawBurst,
  },
  {
    name: 'carrier-wind-cards',
    layout: 'carrier',
    fileName: 'payment-detail.pdf',
    words: ['Old Colony', 'Back Fence', 'Quantity: 64.00'],
    pages: 2,
    expected: expectPaper({
      kind: 'CLAIM',
      from: {
        carrier: 'Old Colony Fire & Marine',
        adjuster: 'Imani Castellanos',
        phone: '(860) 555-0188',
        email: 'imani.castellanos@example.com',
      },
      for: {
        insured: 'Wendell P. Achterberg',
        claimNumber: 'OC-1188-2026-W',
        policyNumber: 'FMH 0031 7725',
        dateOfLoss: '2026-02-22',
        typeOfLoss: 'Windstorm',
        address: '30 Quarry Hill Road, Torrington, CT 06790',
      },
      date: '2026-03-05',
      lines: linesOf(wind).map((line) => expectPriced(line, line.unit, cells(line))),
      totals: {
        rcv: of(wind, 'rcv'),
        depreciation: of(wind, 'depreciated'),
        acv: of(wind, 'acv'),
        deductible: 500,
        netClaim: windEnd.net,
      },
      final: windEnd.net,
    }),
    make: drawWind,
  },
  CARRIER_TREE,
];
