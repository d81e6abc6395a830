// Texts that people paste: a table copied from a mail, one aligned with spaces, a list with "@" and "=".
import { expectLine, expectPaper, type ExpectedLine, type PaperRecipe } from './content.ts';
import { cents, dollars, money, sum, whole } from './work.ts';

type Row = readonly [description: string, quantity: number, unit: string, price: number];
const amountOf = ([, quantity, , price]: Row) => cents(quantity * price);

const recipe = (
  paper: Omit<PaperRecipe, 'layout' | 'pages' | 'make'> & { text: string },
): PaperRecipe => {
  const { text, ...rest } = paper;
  return { ...rest, layout: 'pasted', pages: 0, make: async () => Buffer.from(text) };
};

// --- Tabs from a mail: greetings around a table, whole dollars.
const FENCE: readonly Row[] = [
  ['Remove old fence and haul off', 142, 'LF', 6],
  ['Cedar privacy fence, 6 ft, dog ear', 128, 'LF', 44],
  ['Steel posts instead of wood', 17, 'EA', 38],
  ['Walk gate 4 ft with latch', 2, 'EA', 325],
  ['Double drive gate 12 ft', 1, 'EA', 1_150],
  ['Stain, one coat, both sides', 1_536, 'SF', 1],
  ['Utility locate and permit', 1, 'LS', 180],
];
const fenceTotal = sum(FENCE.map(amountOf));
const fenceText = [
  'From: Curtis Beaumont <curtis@beaumontfence.example.com>',
  'Date: May 14, 2026',
  'Subject: your fence',
  '',
  'Hi Marisol,',
  '',
  'thanks for your patience. Here are the numbers for 3316 Live Oak Dr, Lafayette, LA 70503:',
  '',
  'Item\tQty\tUnit\tPrice\tTotal',
  ...FENCE.map((row) => [row[0], row[1], row[2], whole(row[3]), whole(amountOf(row))].join('\t')),
  `Total\t\t\t\t${whole(fenceTotal)}`,
  '',
  'We ask for $2,000 down to order the cedar. We could start May 26.',
  '',
  'Curtis Beaumont',
  'Beaumont Fence Co.',
  '337-555-0102',
  '',
].join('\r\n');

// --- Columns aligned with spaces, as copied out of a PDF; a claim; a description that wraps.
interface ClaimRow {
  number: number;
  description: string;
  /** How it is broken in the text. */
  first: string;
  second: string | null;
  quantity: number;
  unit: string;
  price: number;
  rcv: number;
  dep: number;
}
const claimRow = (
  number: number,
  [first, second]: readonly [string, (string | null)?],
  quantity: number,
  unit: string,
  price: number,
  share: number,
): ClaimRow => {
  const rcv = cents(quantity * price);
  return {
    number,
    first,
    second: second ?? null,
    description: second ? `${first} ${second}` : first,
    quantity,
    unit,
    price,
    rcv,
    dep: cents(rcv * share),
  };
};
const CLAIM: Readonly<Record<string, readonly ClaimRow[]>> = {
  'Laundry Room': [
    claimRow(1, ['Water extraction from hard surface', 'floor'], 64, 'SF', 0.49, 0),
    claimRow(2, ['R&R Vinyl floor covering (sheet', 'goods)'], 70.4, 'SF', 4.57, 0.3),
    claimRow(3, ['R&R Underlayment - 1/4" lauan'], 64, 'SF', 2.38, 0.1),
    claimRow(4, ['R&R Base shoe'], 32, 'LF', 1.94, 0.1),
    claimRow(5, ['Washer & dryer - Remove & reset'], 1, 'EA', 78.35, 0),
  ],
  Garage: [
    claimRow(6, ['R&R 5/8" drywall - hung & fire', 'taped only'], 96, 'SF', 2.66, 0),
    claimRow(7, ['R&R Batt insulation - 6" - R19'], 96, 'SF', 1.51, 0),
    claimRow(8, ['Seal & paint the surface area -', 'two coats'], 96, 'SF', 1.02, 0.4),
    claimRow(9, ['Clean concrete the floor'], 420, 'SF', 0.44, 0),
  ],
};
const claimLines = Object.values(CLAIM).flat();
const claimRcv = sum(claimLines.map(({ rcv }) => rcv));
const claimDep = sum(claimLines.map(({ dep }) => dep));
const claimNet = cents(claimRcv - claimDep - 500);
const aligned = (...cells: readonly string[]) =>
  cells
    .map((each, index) => (index === 0 ? each.padEnd(40) : each.padStart(12)))
    .join('')
    .trimEnd();
const claimText = [
  'Summit Valley Insurance Exchange',
  'Insured:      Ezekiel Thornton            Claim Number:   SV-338201-7',
  'Property:     45 Elm Creek Rd, Provo, UT 84604',
  'Claim Rep.:   Noor Haddad                 Policy Number:  UT-7741-H',
  'Date of Loss: 5/2/2026                    Type of Loss:   Water',
  '',
  ...Object.entries(CLAIM).flatMap(([room, rows]) => [
    room,
    aligned('DESCRIPTION', 'QUANTITY', 'UNIT PRICE', 'RCV', 'DEPREC.', 'ACV'),
    ...rows.flatMap((row) => [
      aligned(
        `${row.number}. ${row.first}`,
        `${money(row.quantity)} ${row.unit}`,
        money(row.price),
        money(row.rcv),
        `(${money(row.dep)})`,
        money(cents(row.rcv - row.dep)),
      ),
      ...(row.second === null ? [] : [row.second]),
    ]),
    aligned(
      `Totals: ${room}`,
      '',
      '',
      money(sum(rows.map(({ rcv }) => rcv))),
      money(sum(rows.map(({ dep }) => dep))),
      money(sum(rows.map(({ rcv, dep }) => cents(rcv - dep)))),
    ),
    '',
  ]),
  `Replacement Cost Value                  $${money(claimRcv)}`,
  `Less Depreciation                       (${money(claimDep)})`,
  `Actual Cash Value                       $${money(cents(claimRcv - claimDep))}`,
  'Less Deductible                         (500.00)',
  `Net Claim                               $${money(claimNet)}`,
  '',
].join('\n');

// --- A list from a phone: one bullet a line, units in words, an exclusion, an option.
const LIST: readonly (Row | readonly [string, number])[] = [
  ['Demo existing drywall', 240, 'sq ft', 2.1],
  ['Hang new 1/2 in drywall', 240, 'sq ft', 3.45],
  ['Tape, mud and sand to level 4', 240, 'sq ft', 1.8],
  ['Prime and two coats of paint', 560, 'sq ft', 1.65],
  ['Baseboard, primed MDF', 64, 'linear feet', 5.25],
  ['Electrician to raise four outlets', 4, 'each', 135],
  ['Door adjust and rehang', 1.5, 'hours', 85],
  ['Dump fees', 175],
];
const listAmount = (row: Row | readonly [string, number]) =>
  row.length === 2 ? row[1] : amountOf(row);
const listTotal = sum(LIST.map(listAmount));
const UNITS: Readonly<Record<string, string>> = {
  'sq ft': 'SF',
  'linear feet': 'LF',
  each: 'EA',
  hours: 'HR',
};
const listText = [
  'Quote from Dmitri at Lakeshore Handyman (216-555-0174)',
  'for Paulette Greer, 1930 Shaw Ave, Cleveland OH 44112',
  '4/8/26',
  '',
  ...LIST.map((row) =>
    row.length === 2
      ? `- ${row[0]}: ${dollars(row[1])}`
      : `- ${row[0]}: ${row[1]} ${row[2]} @ ${dollars(row[3])} = ${dollars(amountOf(row))}`,
  ),
  '',
  `TOTAL ${dollars(listTotal)}`,
  '',
  'Optional: skim coat ceiling, 160 sq ft @ $2.75 = $440.00',
  'Does not include: asbestos testing',
  'Good for 14 days.',
  '',
].join('\n');

const expectRow = (row: Row, unit: ExpectedLine['unit'], more: Partial<ExpectedLine> = {}) =>
  expectLine(row[0], { quantity: row[1], unit, unitPrice: row[3], rcv: amountOf(row), ...more });

export const PASTED_PAPERS: readonly PaperRecipe[] = [
  recipe({
    name: 'pasted-mail-table',
    fileName: 'fence mail.txt',
    words: ['Beaumont', 'dog ear'],
    text: fenceText,
    expected: expectPaper({
      kind: 'BID',
      from: {
        company: 'Beaumont Fence Co.',
        phone: '337-555-0102',
        email: 'curtis@beaumontfence.example.com',
      },
      for: { address: '3316 Live Oak Dr, Lafayette, LA 70503' },
      date: '2026-05-14',
      lines: FENCE.map((row) => expectRow(row, row[2])),
      totals: { total: fenceTotal, deposit: [2_000] },
      final: fenceTotal,
    }),
  }),
  recipe({
    name: 'pasted-aligned-claim',
    fileName: 'claim text.txt',
    words: ['Summit Valley', 'Laundry Room', 'taped only'],
    text: claimText,
    expected: expectPaper({
      kind: 'CLAIM',
      from: { carrier: 'Summit Valley Insurance Exchange', adjuster: 'Noor Haddad' },
      for: {
        insured: 'Ezekiel Thornton',
        claimNumber: 'SV-338201-7',
        policyNumber: 'UT-7741-H',
        dateOfLoss: '2026-05-02',
        typeOfLoss: 'Water',
        address: '45 Elm Creek Rd, Provo, UT 84604',
      },
      lines: Object.entries(CLAIM).flatMap(([room, rows]) =>
        rows.map((row) =>
          expectLine(row.description, {
            room,
            quantity: row.quantity,
            unit: row.unit,
            unitPrice: row.price,
            rcv: row.rcv,
            depreciation: row.dep,
            acv: cents(row.rcv - row.dep),
          }),
        ),
      ),
      totals: {
        rcv: claimRcv,
        depreciation: claimDep,
        acv: cents(claimRcv - claimDep),
        deductible: 500,
        netClaim: claimNet,
      },
      final: claimNet,
    }),
  }),
  recipe({
    name: 'pasted-list',
    fileName: 'dmitri.txt',
    words: ['Lakeshore', 'linear feet', 'Optional'],
    text: listText,
    expected: expectPaper({
      kind: 'BID',
      from: {
        company: ['Lakeshore Handyman', 'Dmitri at Lakeshore Handyman'],
        phone: '216-555-0174',
      },
      for: { insured: 'Paulette Greer', address: '1930 Shaw Ave, Cleveland OH 44112' },
      date: '2026-04-08',
      lines: [
        ...LIST.map((row) =>
          row.length === 2 ? expectLine(row[0], { rcv: row[1] }) : expectRow(row, UNITS[row[2]]),
        ),
        expectRow(['skim coat ceiling', 160, 'SF', 2.75], 'SF', {
          description: ['skim coat ceiling', 'Optional: skim coat ceiling'],
          isAlternate: true,
        }),
        expectLine('asbestos testing', { isExcluded: true, isOptional: true }),
      ],
      totals: { total: listTotal },
      final: listTotal,
    }),
  }),
];
