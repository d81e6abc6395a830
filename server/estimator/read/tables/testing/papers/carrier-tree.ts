// A carrier's worksheet of a tree on a house: amounts first, the room in a column of its own, coverages as heads, a payment before.
import { aging, linesOf, of, priceAll } from './carrier-parts.ts';
import { expectLine, expectPaper, type PaperRecipe } from './content.ts';
import { createSheet, LANDSCAPE } from './sheet.ts';
import { cents, money, work } from './work.ts';

const dwelling = priceAll(
  {
    Attic: [
      work(
        'Replace 2x6 rafters, sistered, incl. labor to cut out damaged',
        48,
        'LF',
        9.84,
        aging(0),
      ),
      work('Roof sheathing 1/2 in. CDX plywood', 192, 'SF', 2.98, aging(12)),
      work('Blown cellulose insulation R-38', 210, 'SF', 1.74, aging(20)),
    ],
    Roof: [
      work('Emergency tarp - per SF', 640, 'SF', 1.14),
      work('Tree removal - crew of 4 with crane', 6, 'HR', 412.5),
      work('Architectural shingles', 7.33, 'SQ', 284, aging(36)),
      work('Ice and water shield', 220, 'SF', 1.62, aging(36)),
      work('Chimney flashing - average size', 1, 'EA', 364, aging(30)),
    ],
    'Guest Room': [
      work('5/8 in. drywall ceiling, taped and sanded', 168, 'SF', 3.4, aging(0)),
      work('Acoustic ceiling (popcorn) texture', 168, 'SF', 1.33, aging(0)),
      work('Paint ceiling and walls', 612, 'SF', 1.08, aging(40, 0.2)),
      work('Oak floor - sand, stain and finish', 168, 'SF', 4.71, aging(25, 0.2)),
      work('Ceiling fan with light', 1, 'EA', 327, aging(45, 0.7)),
      work('Double hung vinyl window, 13-19 SF', 1, 'EA', 486.2, aging(20, 0.7)),
    ],
  },
  0.055,
);
const structures = priceAll(
  {
    'Tool Shed': [
      work('Shed roof panels, corrugated metal', 120, 'SF', 3.9, aging(30)),
      work('Shed wall framing and T1-11 siding', 64, 'SF', 8.15, aging(30)),
    ],
  },
  0.055,
);
const tree = [...dwelling, ...structures];
const treeEnd = { deductible: 2_000, prior: 3_400, net: cents(of(tree, 'acv') - 5_400) };

const drawTree = async () => {
  const sheet = createSheet({
    face: 'Times',
    size: 9,
    page: LANDSCAPE,
    margin: 36,
    isWordByWord: true,
  });
  sheet.text('BLUE RIDGE MUTUAL', { bold: true, size: 16, align: 'center' });
  sheet.text('PROPERTY LOSS WORKSHEET', { bold: true, align: 'center' });
  sheet.gap(8);
  sheet.pieces(
    ['INSURED: Cassius & Lorna Whitfield', 0, 300],
    ['CLAIM NO. BR-55-201983', 330, 180],
    ['ADJ: P. Delacroix', 540, 180],
  );
  sheet.pieces(
    ['LOCATION: 1170 Possum Hollow Rd, Asheville, NC 28803', 0, 300],
    ['POLICY NO. 5-HD-90211', 330, 180],
    ['DATE OF LOSS: 11/08/25', 540, 180],
  );
  sheet.pieces(
    ['CAUSE: Falling object (tree)', 0, 300],
    ['PREPARED: 11/20/25', 330, 180],
    ['(828) 555-0107', 540, 180],
  );
  const table = sheet.table(
    [
      { head: 'Ln', width: 26 },
      { head: 'Area', width: 84 },
      { head: 'RCV', width: 66, align: 'right' },
      { head: 'Recov Dep', width: 66, align: 'right' },
      { head: 'ACV', width: 66, align: 'right' },
      { head: 'Work to be performed', width: 246 },
      { head: 'Quantity', width: 60, align: 'right' },
      { head: 'Unit', width: 36 },
      { head: 'Rate', width: 54, align: 'right' },
    ],
    { rules: 'grid', pad: 2, headAlign: 'center' },
  );
  let number = 0;
  for (const [coverage, rooms] of [
    ['COVERAGE A - DWELLING', dwelling],
    ['COVERAGE B - OTHER STRUCTURES', structures],
  ] as const) {
    sheet.gap(8);
    sheet.need(70);
    sheet.text(coverage, { bold: true });
    sheet.state.onPage = () => table.head();
    table.head();
    for (const { room, priced } of rooms)
      for (const line of priced) {
        number += 1;
        table.row([
          String(number),
          room,
          money(line.rcv),
          line.depreciated === 0 ? '-' : money(line.depreciated),
          money(line.acv),
          line.description,
          money(line.quantity),
          line.unit,
          money(line.price),
        ]);
      }
    table.row(
      [
        '',
        'Total',
        money(of(rooms, 'rcv')),
        money(of(rooms, 'depreciated')),
        money(of(rooms, 'acv')),
        `${coverage} (amounts include sales tax)`,
      ],
      { bold: true },
    );
    sheet.state.onPage = () => {};
  }
  sheet.need(110);
  sheet.gap(10);
  for (const [label, value] of [
    ['TOTAL RCV', money(of(tree, 'rcv'))],
    ['LESS RECOVERABLE DEPRECIATION', `-${money(of(tree, 'depreciated'))}`],
    ['TOTAL ACV', money(of(tree, 'acv'))],
    ['LESS DEDUCTIBLE', `-${money(treeEnd.deductible)}`],
    ['LESS PRIOR PAYMENTS', `-${money(treeEnd.prior)}`],
    ['NET CLAIM PAYABLE', `$${money(treeEnd.net)}`],
  ] as const)
    sheet.pieces([label, 0, 220], [value, 230, 90, { align: 'right' }]);
  return sheet.finish((page, all) =>
    sheet.put(`Page ${page}/${all}`, 36, 586, 720, { size: 8, align: 'center' }),
  );
};

export const CARRIER_TREE: PaperRecipe = {
  name: 'carrier-tree-worksheet',
  layout: 'carrier',
  fileName: 'BR-55-201983 worksheet.pdf',
  words: ['BLUE RIDGE', 'COVERAGE B', 'Tool Shed'],
  pages: 2,
  expected: expectPaper({
    kind: 'CLAIM',
    from: { carrier: 'Blue Ridge Mutual', adjuster: 'P. Delacroix', phone: '(828) 555-0107' },
    for: {
      insured: 'Cassius & Lorna Whitfield',
      claimNumber: 'BR-55-201983',
      policyNumber: '5-HD-90211',
      dateOfLoss: '2025-11-08',
      address: '1170 Possum Hollow Rd, Asheville, NC 28803',
    },
    date: '2025-11-20',
    lines: linesOf(tree).map((line) =>
      expectLine(line.description, {
        room: line.room,
        quantity: line.quantity,
        unit: line.unit,
        unitPrice: line.price,
        rcv: line.rcv,
        depreciation: line.depreciated === 0 ? [0, null] : line.depreciated,
        acv: line.acv,
      }),
    ),
    totals: {
      rcv: of(tree, 'rcv'),
      depreciation: of(tree, 'depreciated'),
      acv: of(tree, 'acv'),
      deductible: 2_000,
      priorPayments: 3_400,
      netClaim: treeEnd.net,
    },
    final: treeEnd.net,
  }),
  make: drawTree,
};
