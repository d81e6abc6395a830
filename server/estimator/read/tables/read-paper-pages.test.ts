import { describe, expect, it } from 'vitest';
import { paperEstimateSchema, type PaperLine } from '../../../domain/paper/paper-estimate.ts';
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import {
  at,
  pageOf,
  piped,
  rowAt,
  sheetOf,
  skewed,
  textOf,
  wordByWord,
  wordsOf,
} from './testing/sources.ts';

const read = (source: PaperSource) => paperEstimateSchema.parse(readPaper(source));

const brief = ({ description, quantity, quantityText, unit, unitPrice, rcv }: PaperLine) =>
  [description, quantity ?? quantityText, unit, unitPrice, rcv] as const;
const linesOf = (source: PaperSource) => read(source).lines.map(brief);
const places = ({ room, section }: PaperLine) => [room, section] as const;

/** The adjuster's estimate of `q20`: descriptions wrap, one of them to the name of a room. */
const WRAPPED = (() => {
  const columns = [36, [242], [316], [360], [420], [480], [530], [590]] as const;
  const row = (y: number, ...cells: string[]) => rowAt(792 - y, columns, cells);
  return [
    at(36, 52, 'Kitchen', 11),
    ...row(720, 'DESCRIPTION', 'QUANTITY', 'UNIT PRICE', 'TAX', 'O&P', 'RCV', 'DEPREC.', 'ACV'),
    ...row(704, '1.  R&R 1/2" drywall - hung, taped,', '240.00 SF', '2.45', '12.10', '120.02', '720.12', '(144.02)', '576.10'),
    at(36, 792 - 693, 'floated, ready for paint'),
    ...row(677, '2.  Seal/prime then paint the', '512.00 SF', '0.98', '6.30', '101.62', '609.68', '(0.00)', '609.68'),
    at(36, 792 - 666, 'walls (2 coats)'),
    ...row(650, '3.  Clean floor joists below the', '40.00 SF', '1.20', '0.50', '9.70', '58.20', '(0.00)', '58.20'),
    at(36, 792 - 639, 'bathroom'),
    ...row(623, '4.  Base cabinets - lower', '14.50 LF', '212.00', '98.40', '634.48', '3,806.88', '<380.69>', '3,426.19'),
  ];
})(); // prettier-ignore

describe('words on pages', () => {
  it.each([0, 1.4, -2.5, 4])('that lie askew by %d° give the same lines', (degrees) => {
    const words = degrees === 0 ? WRAPPED : skewed(wordByWord(WRAPPED), degrees);
    const { lines } = read(wordsOf(pageOf(words, { isRecognized: degrees !== 0 })));
    expect(
      lines.map(({ number, description, quantity, rcv, depreciation, acv, room }) => [
        number, description, quantity, rcv, depreciation, acv, room,
      ]), // prettier-ignore
    ).toEqual([
      ['1', 'R&R 1/2" drywall - hung, taped, floated, ready for paint', 240, 720.12, 144.02, 576.1, 'Kitchen'],
      ['2', 'Seal/prime then paint the walls (2 coats)', 512, 609.68, 0, 609.68, 'Kitchen'],
      ['3', 'Clean floor joists below the bathroom', 40, 58.2, 0, 58.2, 'Kitchen'],
      ['4', 'Base cabinets - lower', 14.5, 3_806.88, 380.69, 3_426.19, 'Kitchen'],
    ]); // prettier-ignore
  });

  it('whose total wraps to the name of a room bring no room', () => {
    const columns = [36, [242], [316], [480]] as const;
    const row = (y: number, ...cells: string[]) => rowAt(y, columns, cells);
    const { rooms } = read(
      wordsOf(
        pageOf([
          at(36, 40, 'Claim Number: 55-1234'),
          at(36, 70, 'Right Elevation', 11),
          ...row(90, 'DESCRIPTION', 'QUANTITY', 'UNIT PRICE', 'RCV'),
          ...row(106, '1.  R&R Siding - vinyl', '186.00 SF', '5.74', '1,067.64'),
          ...row(122, '2.  R&R House wrap', '186.00 SF', '0.49', '91.14'),
          ...row(138, 'Total: Right', '', '', '1,158.78'),
          at(36, 149, 'Elevation'),
          at(36, 180, 'Debris Removal', 11),
          ...row(200, 'DESCRIPTION', 'QUANTITY', 'UNIT PRICE', 'RCV'),
          ...row(216, '3.  Haul debris - per pickup truck load', '1.00 EA', '168.40', '168.40'),
        ]),
      ),
    );
    expect(rooms.map(({ name }) => name)).toEqual(['Right Elevation', 'Debris Removal']);
  });

  it('of close columns are parted where the heads begin', () => {
    const columns = [36, 194, 270];
    const words = [
      ...rowAt(72, columns, ['Description', 'Quantity', 'Unit price']),
      ...rowAt(88, columns, ['Remove and replace hardwood floors', '240.00 SF', '12.45']),
    ];
    expect(linesOf(wordsOf(pageOf(words)))).toEqual([
      ['Remove and replace hardwood floors', 240, 'SF', 12.45, null],
    ]);
  });

  it('under heads at the left of wide columns, figures at the right', () => {
    const heads = rowAt(40, [36, 236, 286, 336, 416], ['Description', 'Qty', 'Unit', 'Unit Price', 'Total']);
    const rows = [['Interior door', '4', 'EA', '420.00', '1,680.00'], ['Paint', '1,264', 'SF', '1.15', '1,453.60']];
    const words = rows.flatMap((cells, row) => rowAt(56 + 14 * row, [36, [282], 286, [412], [492]], cells));
    expect(linesOf(wordsOf(pageOf([...heads, ...words])))).toEqual([
      ['Interior door', 4, 'EA', 420, 1_680],
      ['Paint', 1_264, 'SF', 1.15, 1_453.6],
    ]);
  }); // prettier-ignore

  it('of two tables side by side keep their rooms', () => {
    const table = (x: number, y: number, rows: string[][]) =>
      rows.flatMap((cells, row) => rowAt(y + 14 * row, [x, x + 170, x + 200, x + 240, x + 290], cells, 8));
    const head = ['Description', 'Qty', 'Unit', 'Price', 'Total'];
    const words = [
      ...table(40, 112, [head, ['Kitchen'], ['Install porcelain tile over', '192', 'SF', '14.50', '2,784.00'], ['backer board'], ['Base cabinets', '22', 'LF', '312.00', '6,864.00']]),
      ...table(440, 105, [head, ['Garage'], ['Drywall ceiling', '440', 'SF', '3.10', '1,364.00'], ['Opener', '1', 'EA', '520.00', '520.00']]),
    ];
    const { lines } = read(wordsOf(pageOf(words, { width: 792, height: 612 })));
    expect(lines.map(({ description, room }) => [description, room])).toEqual([
      ['Install porcelain tile over backer board', 'Kitchen'],
      ['Base cabinets', 'Kitchen'],
      ['Drywall ceiling', 'Garage'],
      ['Opener', 'Garage'],
    ]);
  }); // prettier-ignore

  it('with descriptions above their figures', () => {
    const columns = [[120], [200], [280], [360]] as const;
    const words = [
      at(36, 40, 'DESCRIPTION'),
      ...rowAt(52, columns, ['QUANTITY', 'UNIT PRICE', 'RCV', 'ACV']),
      at(36, 64, '1. Remove shingles'),
      ...rowAt(76, columns, ['28.41 SQ', '68.12', '1,935.29', '1,935.29']),
      at(52, 88, 'Two valleys over the porch.'),
      at(36, 99, '2. Drip edge'),
      ...rowAt(111, columns, ['214.00 LF', '3.44', '736.16', '700.00']),
    ];
    const { lines } = read(wordsOf(pageOf(words)));
    expect(lines.map(({ description, quantity, note }) => [description, quantity, note])).toEqual([
      ['Remove shingles', 28.41, 'Two valleys over the porch.'],
      ['Drip edge', 214, null],
    ]);
  });

  it('that recognition took the points of are told by their products', () => {
    const columns = [36, [300], 310, [400], [480]] as const;
    const words = [
      ...rowAt(40, columns, ['Description', 'Qty', 'Unit', 'Price', 'Total']),
      ...rowAt(56, columns, ['Mask and cover floor', '13200', 'SF', '0.38', '50.16']),
      ...rowAt(72, columns, ['Haul broken concrete', '', 'EA', '340.00', '680.00']),
    ];
    const page = pageOf(wordByWord(words), { isRecognized: true });
    expect(linesOf(wordsOf(page))).toEqual([
      ['Mask and cover floor', 132, 'SF', 0.38, 50.16],
      ['Haul broken concrete', 2, 'EA', 340, 680],
    ]);
    expect(linesOf(wordsOf(pageOf(words)))[0]?.[1]).toBe(13_200);
  });

  it('stand in their boxes', () => {
    const { lines } = read(wordsOf(pageOf(WRAPPED)));
    expect(lines[3]?.place).toMatchObject({ page: 1, box: { x: 0.058_82, y: 0.213_38 } });
  });
});

describe('rooms and sections', () => {
  it.each<[what: string, source: PaperSource, right: readonly (readonly [string | null, string | null])[]]>([
    ['of headings in a workbook', piped('Description|Qty|Unit', 'Kitchen', 'Base cabinets|22|LF', 'Hall bath', 'Paint walls|264|SF'), [['Kitchen', null], ['Hall bath', null]]],
    ['of a merged cell', piped('Room|Description|Qty|Unit', 'Kitchen|Base cabinets|22|LF', 'Kitchen|Wall cabinets|18|LF'), [['Kitchen', null], ['Kitchen', null]]],
    ['that are parts to choose', textOf('NOW - next 90 days', 'Gutters        90 LF    $9.00', 'SOON', 'Siding   900 SF   $8.00'), [[null, 'NOW - next 90 days'], [null, 'SOON']]],
    ['that are trades', piped('Item|Qty|Unit', 'DEMOLITION', 'Remove cabinets|22|LF', 'FINISHES', 'Tile|192|SF'), [[null, 'DEMOLITION'], [null, 'FINISHES']]],
    ['of locations', textOf('Location: 3 - Bathroom', '7011  COMMODE - REPLACE  1.00 EA  ____'), [['Bathroom', '3 - Bathroom']]],
    ['of units of a building', piped('Item|Qty|Unit', 'Unit 101', 'Paint walls|900|SF'), [['Unit 101', null]]],
  ])('%s', (_what, source, right) => {
    expect(read(source).lines.map(places)).toEqual(right);
  }); // prettier-ignore

  it('have the sizes that stand beside a name', () => {
    const words = [
      at(36, 40, 'Kitchen'), at(400, 40, "Height: 8'"),
      at(200, 56, '368.00 SF Walls'), at(360, 56, '112.00 SF Ceiling'),
      at(200, 68, '112.00 SF Floor'), at(360, 68, '46.00 LF Floor Perimeter'),
      ...rowAt(84, [36, 250, 320], ['DESCRIPTION', 'QUANTITY', 'UNIT PRICE']),
      ...rowAt(98, [36, 250, 320], ['1. Paint the walls', '368.00 SF', '1.10']),
    ];
    const { rooms, lines } = read(wordsOf(pageOf(words)));
    expect(rooms).toMatchObject([{ name: 'Kitchen', heightFt: 8, wallSf: 368, ceilingSf: 112, floorSf: 112, perimeterLf: 46 }]);
    expect(lines).toMatchObject([{ room: 'Kitchen', quantity: 368 }]);
  }); // prettier-ignore
});

describe('the end of a paper', () => {
  it('of a claim has its figures, once, without its recaps', () => {
    const { totals, lines, kind, checks } = read(
      textOf(
        'DESCRIPTION                 QTY        UNIT PRICE   TAX      RCV        DEPREC.    ACV',
        'Drywall, hang and finish    240.00 SF  2.45         12.00    600.00     (60.00)    540.00',
        'Totals: Kitchen                                     12.00    600.00     60.00      540.00',
        '',
        'Summary for Dwelling',
        'Line Item Total   588.00',
        'Material Sales Tax   12.00',
        'Replacement Cost Value   $600.00',
        'Less Depreciation   (60.00)',
        'Actual Cash Value   $540.00',
        'Less Deductible   (500.00)',
        'Less Prior Payments   (10.00)',
        'Net Claim   $30.00',
        '',
        'Recap by Room',
        'Kitchen   588.00   100.00%',
        'Total   588.00',
      ),
    );
    expect(kind).toBe('CLAIM');
    expect(lines).toHaveLength(1);
    expect(totals).toMatchObject({ net: 588, tax: 12, rcv: 600, depreciation: 60, acv: 540, deductible: 500, priorPayments: 10, netClaim: 30, total: null });
    expect(checks).toEqual([]);
  }); // prettier-ignore

  it('of a bid has percentages, discounts and a deposit, none of them a line', () => {
    const { totals, lines, kind } = read(
      piped('Description|Qty|Unit|Unit Price|Total', 'Roof|20|SQ|400|8,000', 'Subtotal Roof||||8,000', 'Subtotal||||8,000', 'O&P 10/10||||1,600', 'Sales tax @ 6.5%||||300', 'Less senior discount||||-200', 'Grand Total||||9,700', 'Deposit (30%)||||2,910'),
    );
    expect(kind).toBe('BID');
    expect(lines.map(brief)).toEqual([['Roof', 20, 'SQ', 400, 8_000]]);
    expect(totals).toMatchObject({ net: 8_000, overhead: 1_600, overheadPercent: 10, profitPercent: 10, tax: 300, taxPercent: 6.5, discount: 200, total: 9_700, deposit: 2_910 });
  }); // prettier-ignore

  it('of several bidders has a figure for each', () => {
    const { bidders, lines, checks } = read(
      piped('|||Smith Co|Smith Co|Jones Co|Jones Co', 'Item|Qty|Unit|Unit Price|Total|Unit Price|Total', 'Paint line|4200|LF|2.10|8,820|210|8,820', 'Fence|310|LF|30|9,300|31|9,610', 'TOTAL||||18,120||18,430'),
    );
    expect(bidders).toEqual([{ name: 'Smith Co', total: 18_120 }, { name: 'Jones Co', total: 18_430 }]);
    expect(lines.map(({ description, quantity, amounts }) => [description, quantity, amounts])).toEqual([['Paint line', 4_200, [8_820, 8_820]], ['Fence', 310, [9_300, 9_610]]]);
    expect(checks.map(({ what, lineId }) => [what, lineId])).toEqual([['LINE_PRODUCT', '1']]);
  }); // prettier-ignore

  it.each<[legend: string, right: boolean]>([
    ['( ) Recoverable Depreciation   < > Non-Recoverable Depreciation', true],
    ['Less Non-recoverable Depreciation   <380.69>', true],
    ['All depreciation is shown by line.', false],
  ])('“%s” tells what cannot be recovered', (legend, right) => {
    const { lines } = read(wordsOf(pageOf([...WRAPPED, at(36, 300, legend)])));
    expect(lines.map(({ isNonRecoverable }) => isNonRecoverable)).toEqual([false, false, false, right]);
  }); // prettier-ignore
});

describe('exclusions, alternates and credits', () => {
  it('reach over the list below their heading', () => {
    const { lines, prose } = read(
      textOf('We will replace the 200 LF of gutters and 80 LF of downspouts.', 'EXCLUSIONS', '- Interior paint', '- Asbestos survey'),
    );
    expect(lines.map(({ description, isExcluded, quantity, rcv }) => [description, isExcluded, quantity, rcv])).toEqual([['Interior paint', true, null, null], ['Asbestos survey', true, null, null]]);
    expect(prose).toBe('We will replace the 200 LF of gutters and 80 LF of downspouts.');
  }); // prettier-ignore

  it.each([
    ['Not included: permits, painting (inside), electrical fixtures.', ['permits', 'painting (inside)', 'electrical fixtures']],
    ['By others: tree removal', ['tree removal']],
  ])('stand in one line: %s', (line, things) => {
    const { lines } = read(textOf('Item  Qty  Unit  Price', 'Gutters  200  LF  $9.00', '', line, 'Call us.'));
    expect(lines.filter(({ isExcluded }) => isExcluded).map(({ description }) => description)).toEqual(things);
  }); // prettier-ignore

  it('do not count in the sum', () => {
    const { lines, checks } = read(
      textOf('Item  Qty  Unit  Price  Total', 'Siding   1,800  SF  $8.00  $14,400', 'Alternates', 'Stone veneer   200  SF  $30.00  $6,000', 'Total Base Bid   $14,400'),
    );
    expect(lines.map(({ isAlternate }) => isAlternate)).toEqual([false, true]);
    expect(checks).toEqual([]);
  }); // prettier-ignore

  it('are known by words or by their sign', () => {
    const { lines } = read(piped('Description|Qty|Unit|Price|Total', 'Deduct windows|-2|EA|400|-800', 'Credit for gutters|1|LS|(500)|(500)', 'Tile|9|SF|10|90'));
    expect(lines.map(({ isCredit, rcv }) => [isCredit, rcv])).toEqual([[true, -800], [true, -500], [false, 90]]);
  }); // prettier-ignore
});

describe('who, for whom and when', () => {
  it('is told by labels beside and below', () => {
    const words = [
      at(36, 20, 'Midwest Mutual Insurance', 12),
      at(36, 40, 'Insured:'), at(110, 40, 'JANE DOE'), at(330, 40, 'Home:'), at(390, 40, '(614) 555-0199'),
      at(36, 54, 'Property:'), at(110, 54, '318 Brick Chimney Road'),
      at(110, 68, 'Columbus, OH 43215'),
      at(36, 82, 'Claim Rep.:'), at(110, 82, 'Alan Adjuster'), at(330, 82, 'Business:'), at(390, 82, '(800) 555-0100'),
      at(36, 96, 'Claim Number: 12-345678-01'), at(220, 96, 'Policy Number: HO-55-1234'), at(420, 96, 'Type of Loss: Hail'),
      at(36, 110, 'Date of Loss:'), at(140, 110, '10/28/2026 12:00 PM'),
    ];
    const { from, for: owner, unread } = read(wordsOf(pageOf(words)));
    expect(from).toMatchObject({ carrier: 'Midwest Mutual Insurance', adjuster: 'Alan Adjuster', phone: '(800) 555-0100', company: null });
    expect(owner).toEqual({ insured: 'JANE DOE', claimNumber: '12-345678-01', policyNumber: 'HO-55-1234', dateOfLoss: '2026-10-28', typeOfLoss: 'Hail', address: '318 Brick Chimney Road, Columbus, OH 43215' });
    expect(unread.map(({ text }) => text)).toEqual(['Home: (614) 555-0199']);
  }); // prettier-ignore

  it('is told by a letterhead, and how long a bid holds', () => {
    const { from, date, validUntil, for: owner, prose } = read(
      wordsOf(pageOf([
        at(200, 20, 'Ridge Line Roofing LLC', 14),
        at(200, 40, '412 Fence Post Lane, Columbus, OH 43215'),
        at(200, 54, 'Phone (614) 555-0100   License # HIC-20418'),
        at(36, 80, 'Proposal submitted to:'), at(330, 80, 'Date: November 2, 2026'),
        at(36, 94, 'John Smith'),
        at(36, 120, 'This proposal is valid for 30 days. Install warranty 10 years.'),
      ])),
    );
    expect(from).toMatchObject({ company: 'Ridge Line Roofing LLC', license: 'HIC-20418', phone: '(614) 555-0100' });
    expect([owner.insured, date, validUntil, prose]).toEqual(['John Smith', '2026-11-02', '2026-12-02', '']);
  }); // prettier-ignore
});

describe('what does not agree or was not understood', () => {
  it.each<[what: string, source: PaperSource, checks: string[]]>([
    ['a product', piped('Item|Qty|Unit|Price|Total', 'Paint|4200|LF|210|8,820', 'Total||||8,820'), ['LINE_PRODUCT']],
    ['a sum', piped('Item|Qty|Unit|Price|Total', 'Paint|10|LF|2|20', 'Fence|10|LF|3|30', 'Total||||90'), ['SUM']],
    ['a total', piped('Item|Qty|Unit|Price|Total', 'Paint|10|LF|2|20', 'Subtotal||||20', 'Sales tax||||2', 'Total||||40'), ['TOTAL']],
    ['a page', textOf('Item  Qty  Unit  Price', 'Door  4  EA  $420', 'Page 2 of 4'), ['PAGE_MISSING']],
    ['rows left out', sheetOf([['Item', 'Qty'], ['Door', '4']], { leftOut: [{ row: { number: 3, cells: ['Deck', '400'] }, why: 'HIDDEN' }] }), ['LEFT_OUT']],
    ['formulas', sheetOf([['Item', 'Qty'], ['Door', '4']], { uncomputed: 2 }), ['FIGURE_UNREAD']],
    ['a table', piped('Date|Room|Material|Reading|RH %', '11/02|Den|Drywall|22.5|58', '11/02|Hall|Drywall|19|58'), ['TABLE_UNREAD']],
    ['a head that came apart', piped('DESCRIPTION|QTY', 'UNIT|UNIT PRICE|TOTAL', '192|SF|14.50', 'cement backer board and|2,784.00'), ['TABLE_UNREAD']],
  ])('names %s', (_what, source, checks) => {
    expect(read(source).checks.map(({ what }) => what)).toEqual(checks);
  }); // prettier-ignore

  it('is never prose where it stood in a table', () => {
    const { prose, unread, lines } = read(
      piped('Date|Room|Material|Reading|GPP|Remarks', '11/02|Den|Drywall|22.5|73|Air movers: 6', '11/02|Hall|Drywall|19|73|Air movers: 2'),
    );
    expect([prose, lines]).toEqual(['', []]);
    expect(unread).toHaveLength(3);
  }); // prettier-ignore

  it('leaves orders beside a table as prose, terms and repetitions not', () => {
    const { prose, unread } = read(
      textOf('Replace the siding as listed below.', 'Item   Qty  Unit  Price', 'Siding   1,800  SF  $8.00', '', 'Install new house wrap over the sheathing. Contractor will obtain permits.', 'Warranty', 'We replace defective parts for 2 years.'),
    );
    expect(prose).toBe('Install new house wrap over the sheathing.');
    expect(unread.map(({ text }) => text)).toEqual(['Replace the siding as listed below.', 'Contractor will obtain permits.', 'Warranty', 'We replace defective parts for 2 years.']);
  }); // prettier-ignore
});

describe('cells of two lines beside cells in their middle', () => {
  it('are one row, of the head and of the lines', () => {
    const columns = [53, [160], 165, 191, 366, 465] as const;
    const blank = ['$ ______', '$ ________'];
    const { kind, lines } = read(
      wordsOf(
        pageOf([
          ...rowAt(
            100,
            [53, [160], 165, 191, 366, 465],
            ['Bid', 'Est.', '', '', 'Unit Price', 'Extended'],
          ),
          ...rowAt(105.5, [53, [160], 165, 191], ['', '', 'Unit', 'Description of Work']),
          ...rowAt(
            111,
            [53, [160], 165, 191, 366, 465],
            ['Item', 'Qty.', '', '', '(figures)', 'Amount'],
          ),
          at(191, 130, 'Remove existing concrete'),
          ...rowAt(135.5, columns, ['002', '1,840', 'SF', '', ...blank]),
          at(191, 141, 'sidewalk'),
          ...rowAt(160, columns, ['006', '310', 'LF', '18" curb and gutter', ...blank]),
        ]),
      ),
    );
    expect(kind).toBe('TAKEOFF');
    expect(lines.map(brief)).toEqual([
      ['Remove existing concrete sidewalk', 1_840, 'SF', null, null],
      ['18" curb and gutter', 310, 'LF', null, null],
    ]);
  });
});

describe('a change order', () => {
  it('has its lines with their signs, and none that says what the contract comes to', () => {
    const { lines, totals } = read(
      piped(
        '#|Description of change|Qty|U/M|Unit cost|Add / (Deduct)',
        '1|Delete chair rail|-42|LF|7.50|(315.00)',
        '2|Recessed lights|6|EA|185.00|1,110.00',
        '||||Net change this order|795.00',
        'The original Contract Sum was|$84,250.00',
        'Net change by previously authorized Change Orders|$3,120.00',
        'The new Contract Sum including this Change Order will be|$88,165.00',
      ),
    );
    expect(lines.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Delete chair rail', -315],
      ['Recessed lights', 1_110],
    ]);
    expect(totals.total).not.toBe(84_250);
  });
});
