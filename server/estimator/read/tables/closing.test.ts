import { describe, expect, it } from 'vitest';
import type { PaperTotals } from '../../../domain/paper/paper-estimate.ts';
import { readPaper } from './read-paper.ts';
import { textOf } from './testing/sources.ts';

const LINES = [
  'Description                              Qty  Unit    Price      Amount',
  'Remove old shingles                       20  SQ      60.00    1,200.00',
  'Install drip edge                        200  LF       4.00      800.00',
  'Ridge vent                                50  LF      10.00      500.00',
];

/** Only what is written there, without what is null. */
const endOf = (...rows: string[]) => {
  const paper = readPaper(textOf('Acme Roofing', '', ...LINES, '', ...rows));
  const totals = Object.fromEntries(
    Object.entries(paper.totals).filter(([, value]) => value !== null),
  );
  const lines = paper.lines.filter(({ isExcluded, isAlternate }) => !isExcluded && !isAlternate);
  return { totals, lines: lines.length };
};

/** Rows parted by `;`, labels and amounts by `=`. */
type End = readonly [name: string, rows: string, totals: Partial<PaperTotals>];

const row = (label: string, amount: string) => `   ${label.padEnd(52)}  ${amount.padStart(12)}`;

const rowsIn = (rows: string): string[] =>
  rows.split(' ; ').map((each) => {
    const [label = '', amount] = each.split(' = ');
    return amount === undefined ? label : row(label, amount);
  });

const BIDS: readonly End[] = [
  [
    'a tax of a state',
    `Subtotal = 2,500.00 ; W.Va. sales tax 6% = 150.00 ; Invoice total = 2,650.00`,
    { net: 2_500, tax: 150, taxPercent: 6, total: 2_650 },
  ],
  [
    'a tax on a part',
    `Subtotal = 2,500.00 ; Ohio sales tax 7.25% on taxable supplies (400.00) = 29.00 ; Total = 2,529.00`,
    { net: 2_500, tax: 29, taxPercent: 7.25, total: 2_529 },
  ],
  [
    'a tax of a county',
    `Subtotal = 2,500.00 ; Wake County local tax = 50.00 ; Total = 2,550.00`,
    { net: 2_500, tax: 50, total: 2_550 },
  ],
  [
    'a tax in other words',
    `Subtotal = 2,500.00 ; General excise tax (4.5%) = 112.50 ; Total = 2,612.50`,
    { net: 2_500, tax: 112.5, taxPercent: 4.5, total: 2_612.5 },
  ],
  [
    'a subtotal by what it adds up to',
    `Roof items, net of credits = 2,500.00 ; Material tax allowance 2.75% = 41.25 ; General contractor overhead 10% = 250.00 ; General contractor profit 10% = 250.00 ; TOTAL OF THIS SUPPLEMENT = 3,041.25`,
    {
      net: 2_500,
      tax: 41.25,
      taxPercent: 2.75,
      overhead: 250,
      overheadPercent: 10,
      profit: 250,
      profitPercent: 10,
      total: 3_041.25,
    },
  ],
  [
    'an end that no word of it names',
    `Direct cost = 2,500.00 ; Overhead, 8 percent = 200.00 ; Profit, 7 percent of the above = 189.00 ; OPINION OF PROBABLE REPAIR COST = 2,889.00`,
    { net: 2_500, overhead: 200, overheadPercent: 8, profit: 189, profitPercent: 7, total: 2_889 },
  ],
  [
    'overhead and profit in one',
    `Subtotal = 2,500.00 ; Contractor's overhead and profit (20%) where applicable = 500.00 ; Contract sum = 3,000.00`,
    { net: 2_500, overhead: 500, overheadPercent: 20, total: 3_000 },
  ],
  [
    'a deposit that was paid',
    `Subtotal = 2,500.00 ; Tax = 100.00 ; INVOICE TOTAL = 2,600.00 ; Deposit received 03/03/2025, check 20417 = 1,000.00- ; BALANCE DUE = 1,600.00`,
    { net: 2_500, tax: 100, total: 2_600, deposit: 1_000 },
  ],
  [
    'an amount due behind payments',
    `Total = 2,500.00 ; Paid on account = (900.00) ; Amount due = 1,600.00`,
    { total: 2_500, priorPayments: 900 },
  ],
  [
    'payments to date',
    `Total = 2,500.00 ; Less payments received to date = -900.00 ; Total due = 1,600.00`,
    { total: 2_500, priorPayments: 900 },
  ],
  [
    'a retainer',
    `Job total = 2,500.00 ; Retainer applied = -500.00 ; Please pay this amount = 2,000.00`,
    { total: 2_500, deposit: 500 },
  ],
  [
    'a balance that is the total',
    `Subtotal = 2,500.00 ; Sales tax = 150.00 ; Balance due = 2,650.00`,
    { net: 2_500, tax: 150, total: 2_650 },
  ],
  [
    'what is taken off',
    `Subtotal = 2,500.00 ; Both jobs together, take off = - 100.00 ; Quoted price = 2,400.00`,
    { net: 2_500, discount: 100, total: 2_400 },
  ],
  [
    'a promotion',
    `Subtotal = 2,500.00 ; Fall promotion for repeat customers = -250.00 ; Your price = 2,250.00`,
    { net: 2_500, discount: 250, total: 2_250 },
  ],
  [
    'a rebate',
    `Materials and labor = 2,500.00 ; Manufacturer's mail-in rebate = (125.00) ; Net to you = 2,375.00`,
    { net: 2_500, discount: 125, total: 2_375 },
  ],
  [
    'a deposit with the order',
    `Total = 2,500.00 ; 50% deposit to order = 1,250.00`,
    { total: 2_500, deposit: 1_250 },
  ],
  [
    'half to start',
    `Total = 2,500.00 ; Half to start = 1,250.00 ; Balance at completion = 1,250.00`,
    { total: 2_500, deposit: 1_250 },
  ],
  [
    'words that stand left of the figures',
    `Prices are good for fifteen days.            SUBTOTAL           2,500.00 ; Subfloor repair, if required, is extra.      SALES TAX 7%         175.00 ;                                              QUOTE TOTAL        2,675.00`,
    { net: 2_500, tax: 175, taxPercent: 7, total: 2_675 },
  ],
  [
    'a total before tax',
    `Total before tax = 2,500.00 ; GA sales tax 8% (material only) = 80.00 ; Total with tax = 2,580.00`,
    { net: 2_500, tax: 80, taxPercent: 8, total: 2_580 },
  ],
  [
    'two totals with a tax between',
    `Total for all work = 2,500.00 ; Tax = 80.00 ; Grand total = 2,580.00`,
    { net: 2_500, tax: 80, total: 2_580 },
  ],
];

describe('the end of a bid', () => {
  it.each(BIDS)('with %s', (_name, rows, totals) => {
    expect(endOf(...rowsIn(rows))).toEqual({ totals, lines: 3 });
  });

  it('keeps lines below the subtotal that no word makes a sum', () => {
    const end = endOf(
      row('Subtotal', '2,500.00'),
      row('Contingency 10%', '250.00'),
      row('Dumpster, one haul', '450.00'),
      row('Total', '3,200.00'),
    );
    expect(end).toEqual({ totals: { net: 2_500, total: 3_200 }, lines: 5 });
  });
});

const CLAIMS: readonly End[] = [
  [
    'a balance to the insured',
    `Computation of amount claimed ; Sum of line items before tax and O&P = 2,500.00 ; Sales tax on materials (6.5%) = 65.00 ; Contractor overhead and profit (20%) where applicable = 500.00 ; Replacement cost value = 3,065.00 ; Less recoverable depreciation = (600.00) ; Actual cash value = 2,465.00 ; Less hurricane deductible (2% of Coverage A) = (1,000.00) ; Less prior payment by carrier, 11/20/2024 = (400.00) ; BALANCE DUE TO INSURED (ACV basis) = $ 1,065.00`,
    {
      net: 2_500,
      tax: 65,
      taxPercent: 6.5,
      overhead: 500,
      overheadPercent: 20,
      rcv: 3_065,
      depreciation: 600,
      acv: 2_465,
      deductible: 1_000,
      priorPayments: 400,
      netClaim: 1_065,
    },
  ],
  [
    'a check',
    `Payment summary ; Replacement cost = 2,500.00 ; Depreciation = -300.00 ; ACV = 2,200.00 ; Your deductible = -1,000.00 ; Check enclosed = 1,200.00`,
    { rcv: 2_500, depreciation: 300, acv: 2_200, deductible: 1_000, netClaim: 1_200 },
  ],
  [
    'what the insurer calls it itself',
    `How your payment was figured ; Total RCV = 2,500.00 ; Less: depreciation withheld = 300.00- ; Total ACV = 2,200.00 ; Less: AOP deductible = 1,000.00- ; Amount we now owe = 1,200.00`,
    { rcv: 2_500, depreciation: 300, acv: 2_200, deductible: 1_000, netClaim: 1_200 },
  ],
  [
    'a balance due',
    `Settlement summary ; RCV = 2,500.00 ; Less depreciation = (300.00) ; ACV = 2,200.00 ; Less deductible = (1,000.00) ; Less amounts previously paid = (700.00) ; Balance due = 500.00`,
    {
      rcv: 2_500,
      depreciation: 300,
      acv: 2_200,
      deductible: 1_000,
      priorPayments: 700,
      netClaim: 500,
    },
  ],
];

describe('the end of a claim', () => {
  it.each(CLAIMS)('with %s', (_name, rows, totals) => {
    expect(endOf(...rowsIn(rows))).toEqual({ totals, lines: 3 });
  });
});

describe('a sum of parts', () => {
  const BID = [
    'A. Demolition',
    '   Remove cabinets                          $1,205.50',
    '   Haul debris                                $640.00',
    '   Subtotal A                                $1,845.50',
    'B. Rough-in',
    '   Move sink drain                           $1,675.00',
    '   New circuit                                 $912.00',
    '   Subtotal B                                $2,587.00',
  ];
  const totalsOf = (...rows: string[]) => readPaper(textOf(...BID, ...rows)).totals;

  it('is that of all lines where nothing follows but discounts', () => {
    expect(
      totalsOf(
        'Subtotal, sections A through B               $4,432.50',
        'Returning customer discount 2%                 -$88.65',
        'TOTAL BID PRICE                              $4,343.85',
      ),
    ).toMatchObject({ net: 4_432.5, discount: 88.65, total: 4_343.85 });
  });

  it('is the total where no other is written', () => {
    expect(totalsOf('Total, both parts of the house            $4,432.50')).toMatchObject({
      net: null,
      total: 4_432.5,
    });
  });

  it('is of its part where more lines follow', () => {
    expect(
      totalsOf(
        'Subtotal of the first floor                  $4,432.50',
        'C. Upstairs',
        '   Paint hall                                  $700.00',
        '   Paint stairs                                $300.00',
      ),
    ).toMatchObject({ net: null, total: null });
  });
});

describe('a table of values parted by commas', () => {
  const { totals, kind } = readPaper(
    textOf(
      'Seq,Location,Description,Qty,UOM,Unit Cost,Tax,RCV,Dep Amt,ACV',
      '10,Bath,"Drywall, remove & replace",88.00,SF,4.72,7.48,422.84,42.28,380.56',
      '20,Bath,Exhaust fan,1.00,EA,204.33,6.74,211.07,84.43,126.64',
      '30,Hall,Vendor credit,1.00,EA,(95.00),0.00,(95.00),0.00,(95.00)',
      ',,Line totals,,,,14.22,538.91,126.71,412.20',
      '',
      ',Item subtotal before tax,524.69',
      ',Tax,14.22',
      ',Overhead 10%,53.89',
      ',Profit 5%,26.95',
      ',Total RCV,619.75',
      ',Depreciation,(126.71)',
      ',Total ACV,493.04',
      ',Deductible,(250.00)',
      ',Net payable,243.04',
    ),
  );

  it('may have its summary below it, in fewer fields', () => {
    expect(kind).toBe('CLAIM');
    expect(totals).toMatchObject({
      net: 524.69,
      tax: 14.22,
      overhead: 53.89,
      overheadPercent: 10,
      profit: 26.95,
      profitPercent: 5,
      rcv: 619.75,
      depreciation: 126.71,
      acv: 493.04,
      deductible: 250,
      netClaim: 243.04,
    });
  });
});

describe('a row of the table that is no line', () => {
  it('names a tax with its share beside other cells', () => {
    const { lines, totals } = readPaper(
      textOf(
        'Date,Item,Memo,Qty,U/M,Price,Amount',
        '01/19/2026,TM-94,"T-molding, 94 in",4,ea,31.80,127.20',
        '01/19/2026,SN-94,"Stair nose, flush",3,ea,54.25,162.75',
        '01/19/2026,PULL,"Pull, 5 in, black",31,ea,4.15,128.65',
        ',,Subtotal,,,,418.60',
        '01/19/2026,Tax,Sales Tax 6.35%,,,6.35%,26.58',
        'TOTAL,,,,,,445.18',
      ),
    );
    expect(lines).toHaveLength(3);
    expect(totals).toMatchObject({ net: 418.6, tax: 26.58, taxPercent: 6.35, total: 445.18 });
  });
});

describe('a claim without a summary', () => {
  const HEAD =
    'Item                              Qty     Price     Amount   Depreciation       ACV';
  const LETTER = [
    'Re: Claim 24-HO-11862 Loss of May 6, 2024',
    '',
    HEAD,
    'Contain and clean crawl space   640 SF      1.87   1,196.80           0.00  1,196.80',
    'Replace subfloor, plywood       212 SF      5.36   1,136.32         113.63  1,022.69',
    'Toe-kick heater, reset            1 EA    186.40     186.40           0.00    186.40',
  ];

  it('has the sums of its columns and the check that comes with it', () => {
    const { totals } = readPaper(
      textOf(
        ...LETTER,
        'Total accepted                                     2,519.52         113.63  2,405.89',
        '',
        'Enclosed is our check for $2,405.89, being the actual cash value of the items above.',
      ),
    );
    expect(totals).toMatchObject({
      rcv: 2_519.52,
      depreciation: 113.63,
      acv: 2_405.89,
      netClaim: 2_405.89,
    });
  });

  it('has none of them where the lines add up to something else', () => {
    const { totals } = readPaper(
      textOf(
        ...LETTER,
        'Total accepted                                     9,519.52         113.63  9,405.89',
        '',
        'A check for $400.00 was mailed to you in June, and your deductible is $500.',
      ),
    );
    expect(totals).toMatchObject({ rcv: null, acv: null });
  });
});

describe('a supplement', () => {
  it('is of a claim though no column says so', () => {
    const { kind } = readPaper(
      textOf(
        'CARDINAL ROOFING                              SUPPLEMENT REQUEST NO. 2',
        'To: High Mesa Mutual, desk adjuster Corwin Abelard   Claim HM-2025-00417   Insured: Y. Singh',
        '',
        ...LINES,
      ),
    );
    expect(kind).toBe('CLAIM');
  });

  it('is none where a bidder only says that he is insured', () => {
    const { kind } = readPaper(
      textOf(
        'CARDINAL ROOFING, licensed and insured',
        'We meet your adjuster on site and supplement your policy if need be.',
        '',
        ...LINES,
      ),
    );
    expect(kind).toBe('BID');
  });
});
