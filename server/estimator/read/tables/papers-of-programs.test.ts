// Papers in layouts of programs and people, each a kind that once was read wrongly: whose price counts, what of a contract is open.
import { describe, expect, it } from 'vitest';
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { piped, textOf } from './testing/sources.ts';

const read = (source: PaperSource) => {
  const { lines, totals } = readPaper(source);
  return {
    lines: lines.map(({ description, rcv, isAlternate }) => [description, rcv, isAlternate]),
    total: totals.total,
  };
};

describe('what a line comes to', () => {
  it('is what the customer pays, not what it costs the builder', () => {
    const { lines, total } = read(
      piped(
        'Code|Description|Qty|Unit|Material|Labor|Unit Cost|Total Cost|Markup|Client Price',
        '03-110|Form and pour slab|240|SF|4.10|3.35|7.45|1,788.00|20%|2,145.60',
        '06-100|Frame walls|64|LF|13.40|18.25|31.65|2,025.60|22%|2,471.23',
        '|Total||||||||4,616.83',
      ),
    );
    expect(lines).toEqual([
      ['Form and pour slab', 2_145.6, false],
      ['Frame walls', 2_471.23, false],
    ]);
    expect(total).toBe(4_616.83);
  });

  it('is its part of the contract in an application for payment', () => {
    const { lines, total } = read(
      piped(
        'Item No.|Description of Work|Scheduled Value|From Previous Application|This Period|Total Completed to Date|Balance to Finish',
        '1|General conditions|8,200.00|4,100.00|2,050.00|6,150.00|2,050.00',
        '2|Demolition|6,450.00|6,450.00|0.00|6,450.00|0.00',
        '|GRAND TOTALS|14,650.00|10,550.00|2,050.00|12,600.00|2,050.00',
      ),
    );
    expect(lines).toEqual([
      ['General conditions', 8_200, false],
      ['Demolition', 6_450, false],
    ]);
    expect(total).toBe(14_650);
  });

  it('is no credit for a dash behind the price of one', () => {
    const { lines, total } = read(
      textOf(
        '  - Tear out old tub - $650.00',
        '  - Wall tile, 78 sf @ $16.50 - $1,287.00',
        '  - New mixing valve and trim - $725.00',
        '',
        "That comes to $2,662.00. I'd need 30% down to order the tub.",
      ),
    );
    expect(lines.map(([, amount]) => amount)).toEqual([650, 1_287, 725]);
    expect(total).toBe(2_662);
  });
});

it('offers what says “Optional” in place of a description', () => {
  const { lines } = read(
    piped(
      'Product/Service|Description|Qty|Unit Price|Total',
      'Seamless gutter|Musket Brown|142|14.25|2,023.50',
      'Leaf guard|Optional|142|9.75|1,384.50',
    ),
  );
  expect(lines).toEqual([
    ['Seamless gutter: Musket Brown', 2_023.5, false],
    ['Leaf guard', 1_384.5, true],
  ]);
});

it('joins a head of two words that stand above each other', () => {
  const { lines } = read(
    textOf(
      'Product          Description       Qty    Unit    Total',
      '                                          Price',
      'Seamless gutter  Musket Brown      142    $14.25  $2,023.50',
      'Splash blocks    At each outlet    5      $28.00  $140.00',
    ),
  );
  expect(lines.map(([, amount]) => amount)).toEqual([2_023.5, 140]);
});

it('knows an agreed price and the amount of a payment for sums', () => {
  const bid = read(
    textOf(
      'Chimney repair',
      'Rebuild crown            $1,250.00',
      'Repoint six courses      $980.00',
      'Agreed price:            $2,230.00',
    ),
  );
  expect([bid.lines.length, bid.total]).toEqual([2, 2_230]);
  const { totals, lines } = readPaper(
    piped(
      'Item|Replacement Cost|Depreciation|Actual Cash Value',
      'Roof shingles|5,040.75|1,512.23|3,528.52',
      'Drip edge|516.60|77.49|439.11',
      'Totals|5,557.35|1,589.72|3,967.63',
      'Less deductible|||1,500.00',
      'Amount of payment|||2,467.63',
    ),
  );
  expect([lines.length, totals.netClaim]).toEqual([2, 2_467.63]);
});

it('takes what an estimate says again by room or category for no lines', () => {
  const { lines, total } = read(
    textOf(
      'What moves the total most',
      'Base cabinets      14%      $8,297.00',
      '',
      'Cost by category',
      'Category           Lines    Share     Total',
      'Cabinets           2        80%       $10,000.00',
      'Flooring           1        20%       $2,500.00',
      '',
      'Line items (3 lines)',
      '#   Item                Qty   Unit   Unit price   Total',
      '1   Base cabinets       20    LF     $414.85      $8,297.00',
      '2   Wall cabinets       10    LF     $170.30      $1,703.00',
      '3   Vinyl plank floor   500   SF     $5.00        $2,500.00',
      'Total                                             $12,500.00',
    ),
  );
  expect(lines.map(([words]) => words)).toEqual([
    'Base cabinets',
    'Wall cabinets',
    'Vinyl plank floor',
  ]);
  expect(total).toBe(12_500);
});

describe('a list as a program exports it', () => {
  const linesOf = (...rows: string[]) => {
    const { lines, totals, checks } = readPaper(piped(...rows));
    return {
      lines: lines.map(({ description, quantity, unitPrice, rcv, isAlternate }) => [
        description,
        quantity,
        unitPrice,
        rcv,
        ...(isAlternate ? ['OPTION'] : []),
      ]),
      total: totals.total,
      checks: checks.map(({ message }) => message),
    };
  };

  it('takes an owner’s price beside the costs of one and of all for what the line comes to', () => {
    expect(
      linesOf(
        'Cost Code|Title|Description|Quantity|Unit|Unit Cost|Cost Type|Builder Cost|Markup|Markup Type|Owner Price|Margin|Profit',
        '1000 - Demo|Demo deck|Tear off and haul|192|SF|3.25|Sub|624.00|20|%|748.80|16.67|124.80',
        '2100 - Decking|Boards|Composite|192|SF|12.00|Material|2304.00|25|%|2880.00|20|576.00',
        '|||||||2928.00|||3628.80||700.80',
      ),
    ).toEqual({
      lines: [
        ['Demo deck: Tear off and haul', 192, 3.9, 748.8],
        ['Boards: Composite', 192, 15, 2_880],
      ],
      total: 3_628.8,
      checks: [],
    });
    expect(
      linesOf(
        'Name|Qty|Units|Price Each|Price Total|Labor Total|Total Cost|Sell Price',
        'Slab|5.2|CU YD|165.00|858.00|620.00|1478.00|1847.50',
        'Framing|64|FT|6.50|416.00|384.00|800.00|1000.00',
      ).lines.map(([, , , amount]) => amount),
    ).toEqual([1_847.5, 1_000]);
  });

  it('takes the sum of the lines, not that of the allowances behind it', () => {
    expect(
      linesOf(
        'Title|Qty|UOM|Unit Cost|Ext Cost|Markup %|Client Price|Allowance|Status',
        'Kitchen faucet|1|ea|185.00|185.00|15|212.75|200.00|Approved',
        'Backsplash tile|32|sf|9.00|288.00|15|331.20|300.00|Pending',
        'Total||||473.00||543.95|500.00|',
      ),
    ).toMatchObject({ total: 543.95, checks: [] });
  });

  it('takes the price of one, not its cost before the markup', () => {
    expect(
      linesOf(
        'Item Name|Description|Quantity|Unit|Cost|Markup|Price|Taxable|Total',
        'Heated mat|Electric|48|sqft|14.00|30%|18.20|Yes|873.60',
        'Tile setting|Floor|130|sqft|15.00|20%|18.00|No|2340.00',
      ),
    ).toEqual({
      lines: [
        ['Heated mat: Electric', 48, 18.2, 873.6],
        ['Tile setting: Floor', 130, 18, 2_340],
      ],
      total: null,
      checks: [],
    });
  });

  it('keeps the name of a line beside its details, and what is optional', () => {
    expect(
      linesOf(
        'Line item name|Description|Quantity|Unit price|Total|Taxable|Optional',
        'Seamless gutters|5" K-style|142|14.25|2023.50|Yes|No',
        'Leaf guard|Micro mesh|142|9.75|1384.50|Yes|Yes',
      ).lines,
    ).toEqual([
      ['Seamless gutters: 5" K-style', 142, 14.25, 2_023.5],
      ['Leaf guard: Micro mesh', 142, 9.75, 1_384.5, 'OPTION'],
    ]);
  });

  it.each([
    'EstimateNo|Customer|EstimateDate|Item(Product/Service)|ItemDescription|ItemQuantity|ItemRate|ItemAmount|Taxable',
    'estimate_no|customer|estimate_date|item_name|item_description|item_quantity|item_rate|item_amount|taxable',
  ])('knows heads whose words a program joins: %s', (head) => {
    expect(
      linesOf(
        head,
        '1043|Dana Poole|10/14/2026|Demolition|Remove tub|1|850|850|N',
        '1043|Dana Poole|10/14/2026|Tile|Set porcelain|85|18.5|1572.5|Y',
      ).lines,
    ).toEqual([
      ['Demolition: Remove tub', 1, 850, 850],
      ['Tile: Set porcelain', 85, 18.5, 1_572.5],
    ]);
  });

  it('knows the signs of an estimating program for what is done', () => {
    expect(
      linesOf(
        'Group Description|Desc|Quantity|Unit Cost|Unit|Activity|Sales Tax|RCV',
        'Kitchen|Vinyl plank flooring|192|1.05|SF|-|0.00|201.60',
        'Kitchen|Vinyl plank flooring|192|6.12|SF|+|0.00|1175.04',
        'Kitchen|1/2" drywall|96|3.41|SF|&|0.00|327.36',
      ).lines.map(([words]) => words),
    ).toEqual(['Remove Vinyl plank flooring', 'Vinyl plank flooring', 'R&R 1/2" drywall']);
  });

  it('takes a dash for an empty cell where it is no such sign', () => {
    expect(
      linesOf(
        'Item|Description|Qty|Unit|Rate|Amount',
        '-|Paint walls|410|SF|1.28|524.80',
        'A|Prime walls|100|SF|1.00|100.00',
      ).lines.map(([words]) => words),
    ).toEqual(['Paint walls', 'A: Prime walls']);
  });

  it.each<[kind: string, rows: string[], lines: (string | number | null)[][]]>([
    [
      'a cost and a price, each of one and of all',
      [
        'Item|Description|Qty|UOM|Cost|Price|Color|Taxable|Total Cost|Total Price',
        'Shingles|HDZ|24|SQ|95.00|310.00|Charcoal|Yes|2280.00|7440.00',
        'Ridge vent||52|LF|3.00|9.50||Yes|156.00|494.00',
      ],
      [
        ['Shingles: HDZ', 24, 310, 7_440],
        ['Ridge vent', 52, 9.5, 494],
      ],
    ],
    [
      'costs of one and of all before a markup, and whether there is a tax',
      [
        'Section|Item Name|Qty|Unit|Unit Cost|Cost|MU %|Tax|Total',
        'Roof|Shingles|24|SQ|95.00|2280.00|35|N|3078.00',
        'Roof|Tear off|24|SQ|65.00|1560.00|35|N|2106.00',
      ],
      [
        ['Shingles', 24, 128.25, 3_078],
        ['Tear off', 24, 87.75, 2_106],
      ],
    ],
    [
      'the cost of one piece of material beside the costs of all',
      [
        'Name|Description|Qty|UOM|Unit Cost|Material Cost|Labor Cost|Total Cost',
        'LVP|Vinyl plank|640|SF|3.10|1984.00|1280.00|3264.00',
        'Baseboard|MDF|180|LF|1.10|198.00|360.00|558.00',
      ],
      [
        ['LVP: Vinyl plank', 640, 5.1, 3_264],
        ['Baseboard: MDF', 180, 3.1, 558],
      ],
    ],
    [
      'the customer and the sums of the whole in each row',
      [
        'Estimate Date|Estimate Number|Customer Name|SubTotal|Total|Item Name|Item Desc|Quantity|Usage unit|Item Price|Item Total|Item Tax Amount',
        '2026-10-14|EST-1|Dana Poole|2422.50|2552.23|Demo|Remove tub|1|ea|850.00|850.00|0.00',
        '2026-10-14|EST-1|Dana Poole|2422.50|2552.23|Tile|Set porcelain|85|sqft|18.50|1572.50|129.73',
      ],
      [
        ['Demo: Remove tub', 1, 850, 850],
        ['Tile: Set porcelain', 85, 18.5, 1_572.5],
      ],
    ],
    [
      'more columns of the paper than of the line, and the name of a tax',
      [
        '*ContactName|EmailAddress|*QuoteNumber|*QuoteDate|*ExpiryDate|*Description|*Quantity|*UnitAmount|Discount|*AccountCode|*TaxType|TaxAmount',
        'Dana Poole||QU-1|10/14/2026|11/14/2026|Remove tub|1|850.00||200|Tax Exempt|0.00',
        'Dana Poole||QU-1|10/14/2026|11/14/2026|Set porcelain|85|18.50||200|Tax on Sales|129.73',
      ],
      [
        ['Remove tub', 1, 850, null],
        ['Set porcelain', 85, 18.5, null],
      ],
    ],
    [
      'what is measured beside how much it is',
      [
        'Category|Line item|Measurement|Quantity|Unit|Unit cost|Line total',
        'Roofing|Shingles|Roof area|26.4|SQ|310.00|8184.00',
        'Siding|Vinyl siding|Siding area|1840|SF|6.25|11500.00',
      ],
      [
        ['Shingles', 26.4, 310, 8_184],
        ['Vinyl siding', 1_840, 6.25, 11_500],
      ],
    ],
  ])('knows %s', (_kind, rows, lines) => {
    expect(linesOf(...rows)).toEqual({ lines, total: null, checks: [] });
  });

  it('takes the price after the discount of a line', () => {
    const { lines, checks } = readPaper(
      piped(
        'Item|Description|Qty|Price|Discount|Total',
        'Vanity|48 in|1|1,800.00|10%|1,620.00',
        'Mirror|30x36|2|200.00|50.00|350.00',
        'Shelf|Oak|3|40.00||120.00',
      ),
    );
    expect(lines.map(({ unitPrice, rcv, note }) => [unitPrice, rcv, note])).toEqual([
      [1_620, 1_620, 'Discount 10%'],
      [175, 350, 'Discount 50.00'],
      [40, 120, null],
    ]);
    expect(checks).toEqual([]);
  });

  it('knows heads and units in Spanish', () => {
    const { lines, totals } = readPaper(
      piped(
        'Descripción|Cantidad|Unidad|Precio unitario|Importe',
        'Pintar paredes|410|pies²|$1.28|$524.80',
        'Instalar zócalo|64|pies lineales|$4.10|$262.40',
        'Total||||$787.20',
      ),
    );
    expect(
      lines.map(({ quantity, unit, unitPrice, rcv }) => [quantity, unit, unitPrice, rcv]),
    ).toEqual([
      [410, 'SF', 1.28, 524.8],
      [64, 'LF', 4.1, 262.4],
    ]);
    expect(totals.total).toBe(787.2);
  });

  it('takes what was spent of allowances for the amount, and no bidders', () => {
    const { lines, bidders, totals } = readPaper(
      piped(
        'Item|Selection|Allowance|Actual|Difference',
        'Tile|Roma|1,200.00|1,480.00|280.00',
        'Faucet|Moen|300.00|260.00|(40.00)',
        'Total||1,500.00|1,740.00|240.00',
      ),
    );
    expect(lines.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Tile', 1_480],
      ['Faucet', 260],
    ]);
    expect([bidders, totals.total]).toEqual([[], 1_740]);
  });

  it('takes the discount beside its type', () => {
    const { lines } = readPaper(
      piped(
        'Description|Qty|Unit|Rate|Discount Type|Discount|Amount',
        'Paint walls|100|SF|2.00|Percent|10%|180.00',
      ),
    );
    expect(lines.map(({ unitPrice, rcv }) => [unitPrice, rcv])).toEqual([[1.8, 180]]);
  });
});
