import { describe, expect, it } from 'vitest';
import type { PaperTotals } from '../../../domain/paper/paper-estimate.ts';
import { endOf, row, wrongIn } from './testing/ends.ts';

/** Rows parted by `;`, labels and amounts by `=`. */
type End = readonly [name: string, rows: string, totals: Partial<PaperTotals>];

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
  ['the net of a change order', `Net increase this change order = 2,500.00`, { total: 2_500 }],
  ['a net change', `Net change = 2,500.00`, { total: 2_500 }],
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

  it.each([
    [
      'fees and a total',
      'Subtotal = 2,500.00 ; Credit card fee 3% = 75.00 ; Total with card = 2,575.00',
      { net: 2_500, total: 2_575 },
      4,
    ],
    [
      'overhead below a fee',
      'Direct costs = 2,500.00 ; General conditions 5% = 125.00 ; OH&P @ 10 & 10 = 525.00 ; Bid price = 3,150.00',
      { net: 2_500, overhead: 525, overheadPercent: 10, profitPercent: 10, total: 3_150 },
      4,
    ],
    [
      'monthly payments',
      'Total = 2,500.00 ; Monthly payment as low as = 89.00',
      { total: 2_500 },
      3,
    ],
    ['a rounded total', 'Total = 2,516.40 ; Rounded to = 2,500.00', { total: 2_500 }, 3],
    ['a price for cash', 'Total = 2,500.00 ; Cash price (2% off) = 2,450.00', { total: 2_500 }, 3],
    [
      'two taxes',
      'Subtotal = 2,500.00 ; State tax 4% = 100.00 ; County tax 2% = 50.00 ; Total = 2,650.00',
      { net: 2_500, tax: 150, total: 2_650 },
      3,
    ],
    [
      'taxes and their sum',
      'Subtotal = 2,500.00 ; State tax = 100.00 ; Total tax = 100.00 ; Total = 2,600.00',
      { net: 2_500, tax: 100, total: 2_600 },
      3,
    ],
    [
      'two payments',
      'Total = 2,500.00 ; Less: payment received 4/2 = (500.00) ; Less: payment received 5/2 = (500.00) ; Balance owed = 1,500.00',
      { total: 2_500, priorPayments: 1_000 },
      3,
    ],
    [
      'a credit in a summary',
      'Cost summary ; Line items = 2,500.00 ; Less: multi-job credit = -100.00 ; Grand total = 2,400.00',
      { net: 2_500, discount: 100, total: 2_400 },
      3,
    ],
    [
      'the total of a recap alone',
      'Recap by trade ; Roofing = 2,500.00 ; Contingency = 250.00 ; Total = 2,750.00',
      { total: 2_750 },
      3,
    ],
  ])('with %s', (_name, rows, totals, lines) => {
    expect(endOf(...rowsIn(rows))).toEqual({ totals, lines });
  });

  it('keeps lines below the subtotal that no word makes a sum', () => {
    const end = endOf(
      row('Subtotal', '2,500.00'),
      row('Building permit', '250.00'),
      row('Dumpster, one haul', '450.00'),
      row('Total', '3,200.00'),
    );
    expect(end).toEqual({ totals: { net: 2_500, total: 3_200 }, lines: 5 });
  });
});

const CONTINGENT = { contingency: 125, contingencyPercent: 5 };

describe('a contingency', () => {
  it.each<End>([
    [
      'below the subtotal',
      'Subtotal = 2,500.00 ; Contingency 5% = 125.00 ; Total = 2,625.00',
      { net: 2_500, ...CONTINGENT, total: 2_625 },
    ],
    [
      'above the subtotal',
      'Construction contingency (5%) = 125.00 ; Subtotal = 2,625.00 ; Tax = 50.00 ; Total = 2,675.00',
      { net: 2_625, ...CONTINGENT, tax: 50, total: 2_675 },
    ],
    [
      'between overhead and profit',
      'Subtotal = 2,500.00 ; Overhead = 250.00 ; Contingency @ 5% = 125.00 ; Profit = 250.00 ; Total = 3,125.00',
      { net: 2_500, overhead: 250, ...CONTINGENT, profit: 250, total: 3_125 },
    ],
    [
      'between two totals',
      'Total = 2,500.00 ; Contingency for hidden rot = 600.00 ; Grand total = 3,100.00',
      { net: 2_500, contingency: 600, total: 3_100 },
    ],
    ['without a sum', 'Contingency = 600.00', { contingency: 600 }],
    ['by its share alone', 'Contingency 5%', { contingencyPercent: 5 }],
    [
      'as a lump sum',
      'Contingency            1  LS    600.00 = 600.00 ; Total = 3,100.00',
      { contingency: 600, total: 3_100 },
    ],
    [
      'in other words',
      'Subtotal = 2,500.00 ; Unforeseen conditions contingency = 600.00 ; Total = 3,100.00',
      { net: 2_500, contingency: 600, total: 3_100 },
    ],
    ['with its amount first', 'Plus a $600 contingency for rot', { contingency: 600 }],
    ['of its amount', 'Contingency of $600', { contingency: 600 }],
  ])('%s is no line', (_name, rows, totals) => {
    expect(endOf(...rowsIn(rows))).toEqual({ totals, lines: 3 });
    expect(wrongIn(...rowsIn(rows))).toEqual([]);
  });

  it('that does not lead to the total is said', () => {
    const rows = 'Subtotal = 2,500.00 ; Contingency 5% = 125.00 ; Total = 2,900.00';
    expect(wrongIn(...rowsIn(rows))).toEqual(['TOTAL']);
  });

  it.each([
    ['that is not included', 'Not included: ; Contingency = 600.00'],
    ['of options', 'Alternates ; Contingency = 600.00'],
    ['by the hour', 'Contingency labor        10  HR     60.00 = 600.00'],
  ])('%s is no sum of the paper', (_name, rows) => {
    expect(endOf(...rowsIn(rows)).totals).toEqual({});
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
    'a recapitulation that says it for the first time',
    `RECAPITULATION ; Subtotal of all areas = 2,500.00 ; Sales tax, 6% of materials (1,000.00) = 60.00 ; Full cost of repair (replacement cost) = 2,560.00 ; Depreciation withheld = (160.00) ; Actual cash value = 2,400.00 ; Deductible = (1,000.00) ; NET AMOUNT OF CLAIM NOW DUE = 1,400.00`,
    {
      net: 2_500,
      tax: 60,
      taxPercent: 6,
      rcv: 2_560,
      depreciation: 160,
      acv: 2_400,
      deductible: 1_000,
      netClaim: 1_400,
    },
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
  it('is summed over the summaries of coverages, whatever number the claim has', () => {
    const { totals } = endOf(
      'Claim 123',
      ...rowsIn(
        'Summary for Dwelling ; RCV = 2,000.00 ; ACV = 1,800.00 ; Less deductible = (1,000.00) ; Net claim = 800.00',
      ),
      ...rowsIn('Summary for Other Structures ; RCV = 500.00 ; ACV = 400.00 ; Net claim = 400.00'),
    );
    expect(totals).toEqual({ rcv: 2_500, acv: 2_200, deductible: 1_000, netClaim: 1_200 });
  });

  it.each(CLAIMS)('with %s', (_name, rows, totals) => {
    expect(endOf(...rowsIn(rows))).toEqual({ totals, lines: 3 });
  });
});

describe('a quotation with its amounts before its words', () => {
  it('is summed by the first figure of a row, not by those that its words name', () => {
    const rows = [
      '   2,500.00   Subtotal, sections 01-04',
      '     137.60   Sales tax 8.6% on taxable material of 1,600.00',
      '  $2,637.60   TOTAL BASE QUOTATION',
    ];
    expect(endOf(...rows)).toEqual({
      totals: { net: 2_500, tax: 137.6, taxPercent: 8.6, total: 2_637.6 },
      lines: 3,
    });
  });
});

describe('a sum before what is added to it', () => {
  it.each([
    'Items (before tax)',
    'Total (before tax)',
    'Line items (excl. tax)',
    'Work (before O&P and tax)',
    'Subtotal (without sales tax)',
    'Sum of items (pre-tax)',
    'Cost (not including tax)',
    'All work (before taxes)',
  ])('“%s” is the subtotal', (label) => {
    const rows = [row(label, '2,500.00'), row('Sales tax 6%', '150.00'), row('Total', '2,650.00')];
    expect(endOf(...rows)).toEqual({
      totals: { net: 2_500, tax: 150, taxPercent: 6, total: 2_650 },
      lines: 3,
    });
  });
});
