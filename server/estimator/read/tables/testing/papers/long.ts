// An adjuster's estimate of 500 lines: a building of twenty-five apartments, twenty lines each.
import {
  allOf,
  bracketed,
  claimLine,
  claimTotals,
  priceRooms,
  sums,
  total,
} from './adjuster-parts.ts';
import { FIRE, HAIL, WATER, type MeasuredRoom } from './adjuster-work.ts';
import { expectPaper, type PaperRecipe } from './content.ts';
import { createSheet } from './sheet.ts';
import { money } from './work.ts';

const ROOMS = 25;
const LINES_A_ROOM = 20;

/** Work of the other papers, each description once, and never what is measured by their own rooms. */
const POOL = [
  ...new Map(
    [...WATER, ...HAIL, ...FIRE]
      .flatMap((room) => room.work)
      .map((each) => [each.description, { ...each, note: null, isRecoverable: true }] as const),
  ).values(),
];

const apartments: readonly MeasuredRoom[] = Array.from({ length: ROOMS }, (_, room) => ({
  name: `Apartment ${101 + (room % 5) + 100 * Math.floor(room / 5)}`,
  length: 0,
  width: 0,
  height: 0,
  work: Array.from({ length: LINES_A_ROOM }, (_unused, index) => {
    const each = POOL[(room * 7 + index * 3) % POOL.length];
    if (!each) throw new Error('The pool has no work.');
    return { ...each, quantity: Math.round(each.quantity * (100 + 9 * room + index)) / 100 };
  }),
}));

const rooms = priceRooms(apartments, { tax: 0.0625, overheadProfit: 0 });
const lines = allOf(rooms);
const end = claimTotals(lines, 25_000, 0);

const draw = async () => {
  const sheet = createSheet({ face: 'Helvetica', size: 8, margin: 34 });
  sheet.text('Continental Heartland Insurance', { bold: true, size: 14 });
  sheet.text('Insured: Wexford Commons Condominium Association');
  sheet.text('Property: 1 Wexford Circle, Des Moines, IA 50312');
  sheet.text('Claim Number: CHI-26-000951     Policy Number: CP-880-1177');
  sheet.text('Date of Loss: 04/19/2026     Adjuster: Winston Abara     Type of Loss: Tornado');
  const table = sheet.table(
    [
      { head: 'DESCRIPTION', width: 220 },
      { head: 'QUANTITY', width: 68, align: 'right' },
      { head: 'UNIT PRICE', width: 54, align: 'right' },
      { head: 'TAX', width: 48, align: 'right' },
      { head: 'RCV', width: 58, align: 'right' },
      { head: 'DEPREC.', width: 58, align: 'right' },
      { head: 'ACV', width: 58, align: 'right' },
    ],
    { size: 7.5 },
  );
  let number = 0;
  for (const room of rooms) {
    sheet.need(60);
    sheet.gap(8);
    sheet.text(room.name, { bold: true, size: 10 });
    sheet.state.onPage = () => {
      sheet.text(`CONTINUED - ${room.name}`, { bold: true });
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
        money(line.rcv),
        bracketed(line),
        money(line.acv),
      ]);
    }
    table.row(
      [
        `Totals: ${room.name}`,
        '',
        '',
        ...(['tax', 'rcv', 'depreciated', 'acv'] as const).map((key) =>
          money(total(room.priced, key)),
        ),
      ],
      { bold: true },
    );
    sheet.state.onPage = () => {};
  }
  sheet.newPage();
  sheet.text('Summary', { bold: true, size: 12 });
  sums(sheet, [
    ['Line Item Total', money(end.net)],
    ['Material Sales Tax', money(end.tax)],
    ['Replacement Cost Value', `$${money(end.rcv)}`],
    ['Less Depreciation', `(${money(end.depreciation)})`],
    ['Actual Cash Value', `$${money(end.acv)}`],
    ['Less Deductible', `(${money(end.deductible)})`],
    ['Net Claim', `$${money(end.netClaim)}`],
  ]);
  return sheet.finish((page) =>
    sheet.put(`WEXFORD   5/4/2026   Page: ${page}`, 34, 766, 544, { size: 7, align: 'right' }),
  );
};

export const LONG_PAPER: PaperRecipe = {
  name: 'long-500-lines',
  layout: 'long',
  fileName: 'WEXFORD.pdf',
  words: ['Continental Heartland', 'Apartment 505', '500.'],
  pages: 12,
  expected: expectPaper({
    kind: 'CLAIM',
    from: { carrier: 'Continental Heartland Insurance', adjuster: 'Winston Abara' },
    for: {
      insured: 'Wexford Commons Condominium Association',
      claimNumber: 'CHI-26-000951',
      policyNumber: 'CP-880-1177',
      dateOfLoss: '2026-04-19',
      typeOfLoss: 'Tornado',
      address: '1 Wexford Circle, Des Moines, IA 50312',
    },
    date: '2026-05-04',
    lines: lines.map((line) => claimLine(line, {})),
    totals: {
      net: end.net,
      tax: end.tax,
      rcv: end.rcv,
      depreciation: end.depreciation,
      acv: end.acv,
      deductible: end.deductible,
      netClaim: end.netClaim,
    },
    final: end.netClaim,
  }),
  make: draw,
};
