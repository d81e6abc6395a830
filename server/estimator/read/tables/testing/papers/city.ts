// Write-ups of a city's rehabilitation program: locations with their sizes, trades, specifications with paragraphs.
import { expectLine, expectPaper, type ExpectedLine, type PaperRecipe } from './content.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { amountOf, PRICED, UNPRICED, type Location, type Spec } from './city-work.ts';
import { dollars, money, sum } from './work.ts';

const specsOf = (location: Location) => Object.values(location.trades).flat();
const locationTotal = (location: Location) => sum(specsOf(location).map(amountOf));
const pricedTotal = sum(PRICED.map(locationTotal));

const COLUMNS = [
  { head: 'Spec #', width: 44 },
  { head: 'Spec', width: 216 },
  { head: 'Quantity', width: 66, align: 'right' },
  { head: 'Units', width: 48, align: 'center' },
  { head: 'Unit Price', width: 76, align: 'right' },
  { head: 'Total Price', width: 84, align: 'right' },
] as const;

const BLANK = '__________';

/** @param hasPrices false for the form that goes out to bidders */
const drawSpecs = (sheet: Sheet, locations: readonly Location[], hasPrices: boolean) => {
  const table = sheet.table(COLUMNS, { pad: 1.5 });
  for (const [index, location] of locations.entries()) {
    sheet.need(90);
    sheet.gap(8);
    sheet.band(sheet.state.left, sheet.state.y - 2, 534, 15, '#dddddd');
    sheet.pieces(
      [`Location:  ${index + 1} - ${location.name}`, 4, 220, { bold: true }],
      [`Approx. Wall SF:  ${location.wallSf}`, 250, 120],
      [`Ceiling/Floor SF:  ${location.floorSf}`, 390, 140],
    );
    sheet.gap(4);
    sheet.state.onPage = () => table.head();
    table.head();
    for (const [trade, specs] of Object.entries(location.trades)) {
      sheet.need(40);
      sheet.text(`Trade:  ${trade}`, { bold: true, italic: false, indent: 44 });
      for (const each of specs) {
        sheet.need(50);
        table.row([
          each.number,
          each.title,
          each.quantity.toFixed(2),
          each.unit,
          hasPrices ? dollars(each.price) : BLANK,
          hasPrices ? dollars(amountOf(each)) : BLANK,
        ]);
        sheet.text(each.text, { indent: 46, width: 400 });
        sheet.gap(5);
      }
    }
    sheet.state.onPage = () => {};
    const total = hasPrices ? dollars(locationTotal(location)) : BLANK;
    sheet.pieces(
      ['Location Total:', 330, 110, { align: 'right' }],
      [total, 446, 86, { align: 'right' }],
    );
  }
};

const drawPriced = async () => {
  const sheet = createSheet({ face: 'Helvetica', size: 8.5, margin: 38 });
  sheet.text('City of Millhaven', { bold: true, size: 14 });
  sheet.text('Department of Neighborhood Development - Housing Rehabilitation');
  sheet.gap(6);
  sheet.text('SPECS BY LOCATION/TRADE', { bold: true, size: 12, align: 'center' });
  sheet.gap(6);
  sheet.pieces(['Pre-Bid Site Visit: 02/03/2026', 0, 220], ['Case Number: HR-2026-031', 300, 200]);
  sheet.pieces(
    ['Bidding Open Date: 02/04/2026', 0, 220],
    ['Project Manager: Octavia Renner', 300, 200],
  );
  sheet.pieces(['Bidding Close Date: 02/18/2026', 0, 220], ['Phone: (330) 555-0157', 300, 200]);
  sheet.gap(6);
  sheet.pieces(
    ['Address: 1847 Maple Street, Millhaven, OH 44683', 0, 300, { bold: true }],
    ['Unit: Unit 01', 400, 120, { bold: true }],
  );
  drawSpecs(sheet, PRICED, true);
  sheet.gap(12);
  sheet.need(40);
  const total = dollars(pricedTotal);
  sheet.pieces(
    ['Unit Total for 1847 Maple Street, Unit 01:', 150, 290, { align: 'right', bold: true }],
    [total, 446, 86, { align: 'right' }],
  );
  sheet.pieces(
    ['Address Grand Total for 1847 Maple Street:', 150, 290, { align: 'right', bold: true }],
    [total, 446, 86, { align: 'right' }],
  );
  sheet.gap(16);
  sheet.need(40);
  sheet.text('Bidder: Corwin Home Services LLC');
  return sheet.finish((page, of) =>
    sheet.put(`HR-2026-031   Page ${page} of ${of}`, 38, 764, 536, { size: 7.5, align: 'right' }),
  );
};

// --- The same program's form before bids: nothing is priced.
const drawUnpriced = async () => {
  const sheet = createSheet({ face: 'Times', size: 9.5, margin: 38, isWordByWord: true });
  sheet.text('Tri-Rivers Community Action - Home Repair Program', { bold: true, size: 13 });
  sheet.text('WORK WRITE-UP', { bold: true, size: 12 });
  sheet.pieces(['Owner: Nathaniel Broussard', 0, 250], ['Date: 01/27/2026', 300, 200]);
  sheet.pieces(
    ['Address: 52 Levee Street, Port Allard, LA 70767', 0, 280],
    ['Inspector: Simone Achebe', 300, 200],
  );
  sheet.text(
    'The contractor shall enter a price for every item. Items without a price are taken as included in others.',
  );
  drawSpecs(sheet, UNPRICED, false);
  sheet.gap(12);
  sheet.pieces(
    ['Bid Total:', 330, 110, { align: 'right', bold: true }],
    [BLANK, 446, 86, { align: 'right' }],
  );
  sheet.gap(10);
  sheet.pieces(['Contractor: ______________________', 0, 240], ['Date: ____________', 300, 160]);
  return sheet.finish((page) =>
    sheet.put(`Page ${page}`, 38, 764, 536, { align: 'center', size: 8 }),
  );
};

// --- A bid form in a grid: whole paragraphs as descriptions, the location in a column.
type FormRow = readonly [
  number: string,
  location: string,
  description: string,
  quantity: number | null,
  unit: string,
  amount: number,
];
const FORM: readonly FormRow[] = [
  [
    '1.1',
    'Site',
    'Obtain all permits and pay all fees. Post the placard where it can be read from the street.',
    1,
    'LS',
    420,
  ],
  [
    '2.1',
    'Roof',
    'Remove existing shingles down to the deck. Renail the deck, cover with synthetic felt and install architectural shingles in a color chosen by the owner.',
    14.5,
    'SQ',
    6_380,
  ],
  [
    '2.2',
    'Roof',
    'Replace fascia boards that are rotted with primed pine of the same size.',
    38,
    'LF',
    532,
  ],
  [
    '3.1',
    'Bedroom 2',
    'Replace both windows with insulated vinyl single hung units, low-E, with screens. Repair trim inside and out.',
    2,
    'EA',
    1_310,
  ],
  [
    '3.2',
    'Bedroom 2',
    'Close the hole in the ceiling, finish to match and paint the whole ceiling.',
    110,
    'SF',
    495,
  ],
  [
    '4.1',
    'Bathroom',
    'Convert the tub to a curbless shower with grab bars, hand shower and fold-down seat. Slope the floor to the drain and tile it.',
    1,
    'EA',
    5_850,
  ],
  ['4.2', 'Bathroom', 'Install a comfort height toilet.', 1, 'EA', 390],
  [
    '5.1',
    'Electrical',
    'Replace two-prong receptacles with grounded ones or protect them by GFCI breakers.',
    16,
    'EA',
    1_120,
  ],
  ['6.1', 'Mechanical', 'Service the heat pump; replace filter and clean coils.', null, '', 265],
];
const formTotal = sum(FORM.map((row) => row[5]));

const drawForm = async () => {
  const sheet = createSheet({ face: 'Roboto', size: 8.5, margin: 40 });
  sheet.text('County of Ashgrove', { bold: true, size: 14, align: 'center' });
  sheet.text('Home Accessibility and Repair Grant - Contractor Bid Form', { align: 'center' });
  sheet.gap(8);
  sheet.pieces(['Homeowner: Lavinia Crutchfield', 0, 260], ['Bid due: March 13, 2026', 320, 200]);
  sheet.pieces(
    ['Property: 910 Pinecrest Rd, Ashgrove, GA 31510', 0, 260],
    ['Bid date: March 11, 2026', 320, 200],
  );
  sheet.pieces(
    ['Contractor: Able Hands Construction', 0, 260],
    ['License: GA-RBQA 009917', 320, 200],
  );
  sheet.gap(8);
  const table = sheet.table(
    [
      { head: 'Item No.', width: 44, align: 'center' },
      { head: 'Location', width: 72 },
      { head: 'Description of Work', width: 230 },
      { head: 'Est. Qty', width: 52, align: 'right' },
      { head: 'Unit', width: 40, align: 'center' },
      { head: 'Bid Amount', width: 90, align: 'right' },
    ],
    { rules: 'grid', pad: 3, figures: 'middle', band: '#d5e3d0' },
  );
  sheet.state.onPage = () => table.head();
  table.head();
  for (const [number, location, description, quantity, unit, amount] of FORM)
    table.row([
      number,
      location,
      description,
      quantity === null ? '' : String(quantity),
      unit,
      dollars(amount),
    ]);
  table.row(['', '', 'TOTAL BID', '', '', dollars(formTotal)], { bold: true });
  sheet.gap(14);
  sheet.text(
    'I certify that I have visited the property and that this bid covers all work described. The grant pays the contractor only after inspection.',
  );
  sheet.gap(24);
  sheet.text('Signature ________________________________');
  return sheet.finish((page) => sheet.put(`Form HAR-7   p. ${page}`, 40, 764, 532, { size: 7 }));
};

/** Names as they stand alone, with their number, or with their label. */
const locationNames = ({ name, floorSf }: Location, index: number) => [
  name,
  `${index + 1} - ${name}`,
  `Location: ${index + 1} - ${name}`,
  ...(floorSf === 0 ? [null] : []),
];
const tradeNames = (trade: string) => [trade, trade.replace(/^\d+ /, ''), `Trade: ${trade}`];

const expectSpecs = (
  locations: readonly Location[],
  prices: (each: Spec) => Partial<ExpectedLine>,
): ExpectedLine[] =>
  locations.flatMap((location, index) =>
    Object.entries(location.trades).flatMap(([trade, specs]) =>
      specs.map((each) =>
        expectLine([each.title, `${each.title} ${each.text}`], {
          note: each.text,
          room: locationNames(location, index),
          section: tradeNames(trade),
          quantity: each.quantity,
          unit: each.unit,
          ...prices(each),
        }),
      ),
    ),
  );

const measured = (locations: readonly Location[]) =>
  locations
    .filter(({ floorSf, wallSf }) => floorSf > 0 && wallSf > 0)
    .map(({ name, floorSf }) => ({ name, floorSf }));

export const CITY_PAPERS: readonly PaperRecipe[] = [
  {
    name: 'city-priced',
    layout: 'city',
    fileName: 'HR-2026-031 Specs by Location.pdf',
    words: ['City of Millhaven', 'Location Total', money(pricedTotal)],
    pages: 2,
    expected: expectPaper({
      kind: ['BID', 'TAKEOFF'],
      for: { address: '1847 Maple Street, Millhaven, OH 44683' },
      date: [null, '2026-02-03', '2026-02-04', '2026-02-18'],
      rooms: measured(PRICED),
      lines: expectSpecs(PRICED, (each) => ({ unitPrice: each.price, rcv: amountOf(each) })),
      totals: { total: pricedTotal },
      final: pricedTotal,
    }),
    make: drawPriced,
  },
  {
    name: 'city-unpriced',
    layout: 'city',
    fileName: 'Broussard write-up.pdf',
    words: ['WORK', 'HARDWOOD--REFINISH', 'Rear'],
    pages: 1,
    expected: expectPaper({
      kind: 'TAKEOFF',
      for: { insured: 'Nathaniel Broussard', address: '52 Levee Street, Port Allard, LA 70767' },
      date: '2026-01-27',
      rooms: measured(UNPRICED),
      lines: expectSpecs(UNPRICED, () => ({})),
      totals: { total: null },
      final: null,
    }),
    make: drawUnpriced,
  },
  {
    name: 'city-bid-form',
    layout: 'city',
    fileName: 'HAR-7 Crutchfield.pdf',
    words: ['County of Ashgrove', 'TOTAL BID', 'curbless'],
    pages: 1,
    expected: expectPaper({
      kind: 'BID',
      from: { company: 'Able Hands Construction', license: ['GA-RBQA 009917'] },
      for: { insured: 'Lavinia Crutchfield', address: '910 Pinecrest Rd, Ashgrove, GA 31510' },
      date: '2026-03-11',
      lines: FORM.map(([, location, description, quantity, unit, amount]) =>
        expectLine(description, {
          room: location.startsWith('B') ? location : [location, null],
          quantity,
          unit: unit === '' ? null : unit,
          rcv: amount,
        }),
      ),
      totals: { total: formTotal },
      final: formTotal,
    }),
    make: drawForm,
  },
];
