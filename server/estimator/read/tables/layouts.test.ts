// Layouts as people send them: heads over rows, lists beside each other, sums in headings, words for amounts, sizes beside names.
import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { at, endingAt, pageOf, piped, rowAt, textOf, wordsOf } from './testing/sources.ts';
import type { PageWord } from '../../../domain/paper/paper-source.ts';

const WIDE = { width: 792, height: 612 };

/** Rows one below the other, twelve points apart, from a height on. */
const rows = (
  from: number,
  columns: Parameters<typeof rowAt>[1],
  ...all: readonly string[]
): PageWord[] => all.flatMap((row, index) => rowAt(from + 12 * index, columns, row.split('|')));

describe('heads', () => {
  it('are read over two rows, with words that break between them', () => {
    const columns = [30, [300], [360], [420], [500], [560], [640], [720]] as const;
    const { lines } = readPaper(
      wordsOf(
        pageOf(
          [
            ...rows(60, columns, '||UNIT|SALES|REPLACEMENT|AGE /|DEPRECI-|ACTUAL CASH', 'LINE ITEM|QTY|COST|TAX|COST|LIFE|ATION|VALUE'),
            ...rows(90, columns, 'Cedar siding, stained|40.00 SF|6.50|7.80|267.80|5 / 20|66.95|200.85', 'Window flashing|3.00 EA|21.00|1.00|64.00|N/A|-|64.00'),
          ],
          WIDE,
        ),
      ),
    ); // prettier-ignore
    expect(lines.map(({ unitPrice, tax, rcv, depreciation, acv, age, life }) => [unitPrice, tax, rcv, depreciation, acv, age, life])).toEqual([
      [6.5, 7.8, 267.8, 66.95, 200.85, 5, 20],
      [21, 1, 64, null, 64, null, null],
    ]); // prettier-ignore
  });

  it('are read where some of their words stand half a row above and below the others', () => {
    const columns = [30, [100], 110, [360], [430], [490], [560], [650]] as const;
    const words = [
      ...rowAt(54, columns, ['', '', '', '', 'Replacement', '', '', 'Actual Cash']),
      ...rowAt(60, columns, [
        'Item',
        'Qty',
        'Description of Work',
        'Unit Cost',
        '',
        'Age / Life',
        'Depreciation',
        '',
      ]),
      ...rowAt(66, columns, ['', '', '', '', 'Cost', '', '', 'Value']),
      at(26, 82, 'Garage roof'),
      ...rowAt(98, columns, [
        '001',
        '5.20 SQ',
        'Tear off 3-tab shingles',
        '64.11',
        '333.37',
        '19/25',
        '0.00',
        '333.37',
      ]),
      ...rowAt(114, columns, [
        '002',
        '92 LF',
        'Drip edge, aluminum',
        '3.42',
        '314.64',
        '19/35',
        '170.82',
        '143.82',
      ]),
    ];
    const { lines } = readPaper(wordsOf(pageOf(words, WIDE)));
    expect(lines.map(({ unitPrice, rcv, depreciation, acv }) => [unitPrice, rcv, depreciation, acv])).toEqual([
      [64.11, 333.37, 0, 333.37],
      [3.42, 314.64, 170.82, 143.82],
    ]); // prettier-ignore
  });

  it('name no descriptions where these stand above their figures, and `UNIT` the price of one', () => {
    const columns = [[110], [170], [230], [310], [380], [460], [560]] as const;
    const words = [
      at(150, 40, 'Attic'),
      ...rows(60, columns, 'QUANTITY|UNIT|TAX|RCV|AGE/LIFE|DEPREC.|ACV'),
      at(30, 76, '1. Blow in cellulose, 10 inches deep'),
      ...rows(88, columns, '310.00 SF|1.42|9.10|449.30|3/30 yrs|(44.93)|404.37'),
      at(30, 104, '2. Vapor barrier, taped'),
      ...rows(116, columns, '310.00 SF|0.38|2.00|119.80|0/NA|(0.00)|119.80'),
      ...rows(134, columns, 'Totals: Attic||11.10|569.10||44.93|524.17'),
    ];
    const { lines } = readPaper(wordsOf(pageOf(words)));
    expect(lines.map(({ description, quantity, unit, unitPrice, rcv }) => [description, quantity, unit, unitPrice, rcv])).toEqual([
      ['Blow in cellulose, 10 inches deep', 310, 'SF', 1.42, 449.3],
      ['Vapor barrier, taped', 310, 'SF', 0.38, 119.8],
    ]); // prettier-ignore
  });

  it('have no price below them where the thing is not covered', () => {
    const columns = [30, 50, 290, [350], [430], [500], [570], [630], [700], [770]] as const;
    const words = [
      ...rows(60, columns, '#|Description of article|Age|Qty|Cost each|Sales tax|RCV|Depr. rate|Depreciation|ACV', '1|Mountain bike|3 yr|1|850.00|50.00|900.00|10%|90.00|810.00'),
      ...rowAt(84, [30, 50, 290, [350], [535]], ['2', 'Electric scooter, 48V', '1 yr', '1', 'NOT COVERED']),
    ]; // prettier-ignore
    const { lines } = readPaper(wordsOf(pageOf(words, WIDE)));
    expect(lines.map(({ rcv, depreciation, isExcluded }) => [rcv, depreciation, isExcluded])).toEqual([[900, 90, false], [null, null, true]]); // prettier-ignore
  });

  it('call the number of a line an item where a description follows', () => {
    const { lines } = readPaper(
      piped('Item|Qty|Description|Cost each|Total', 'C1|2|Bar stool, oak|85.00|170.00'),
    );
    expect(lines.map(({ number, description, quantity }) => [number, description, quantity])).toEqual([['C1', 'Bar stool, oak', 2]]); // prettier-ignore
  });
});

describe('rooms', () => {
  it('are headings with their sizes beside them, in a table of prices, and never lines', () => {
    const columns = [30, [330], [400], [480]] as const;
    const words = [
      ...rows(40, columns, 'Description|Qty|Unit price|Total'),
      at(30, 56, 'Den (Lower floor)'),
      at(130, 56, `L 12' 0" x W 10' 0" x H 8' 0" | Walls 352.00 sq ft | Floor 120.00 sq ft`),
      ...rows(68, columns, 'Patch plaster|12.00 SF|9.00|108.00', 'Room total: Den||| 108.00'),
      at(30, 98, 'Back Yard'),
      at(130, 98, 'Hedge 40 LF'),
      ...rows(110, columns, 'Reset fence posts|4.00 EA|60.00|240.00'),
    ];
    const { lines, rooms } = readPaper(wordsOf(pageOf(words)));
    expect(lines.map(({ description, room }) => [description, room])).toEqual([
      ['Patch plaster', 'Den'],
      ['Reset fence posts', 'Back Yard'],
    ]);
    expect(rooms[0]).toMatchObject({ name: 'Den', lengthFt: 12, widthFt: 10, heightFt: 8, wallSf: 352, floorSf: 120 }); // prettier-ignore
  });
});

describe('amounts', () => {
  it('may be words: included, by the owner, no charge', () => {
    const { lines } = readPaper(
      piped('Description|Qty|Unit|Price|Total', 'Paint hall|80|SF|2.00|160.00', 'Cover the floors||||Included', 'Light fixture||||By owner', 'Haul away||||N/C'),
    ); // prettier-ignore
    expect(lines.map(({ description, rcv, note, isExcluded }) => [description, rcv, note, isExcluded])).toEqual([
      ['Paint hall', 160, null, false],
      ['Cover the floors', null, 'Included', false],
      ['Light fixture', null, 'By owner', true],
      ['Haul away', null, 'N/C', false],
    ]); // prettier-ignore
  });

  it('are bare numbers where the amounts of the paper end; headings that sum them up are sections', () => {
    const columns = [40, [400], [540]] as const;
    const words = [
      ...rows(40, columns, 'Stage 1: strip out||$1,480', 'Take down shelves||480', 'Skip, 6 yd|1 load|610', 'Break out the hearth||390'),
      ...rows(100, columns, 'Stage 2: making good||$2,150', 'Patch the wall|30 sq ft|900', 'New skirting, two coats||1,250', 'Sweep up||Included'),
      ...rows(160, columns, 'TOTAL||$3,630.00'),
    ]; // prettier-ignore
    const { lines, totals } = readPaper(wordsOf(pageOf(words)));
    expect(lines.map(({ description, section, quantity, unit, rcv }) => [description, section, quantity, unit, rcv])).toEqual([
      ['Take down shelves', 'Stage 1: strip out', 1, 'LS', 480],
      ['Skip, 6 yd', 'Stage 1: strip out', 1, 'LOAD', 610],
      ['Break out the hearth', 'Stage 1: strip out', 1, 'LS', 390],
      ['Patch the wall', 'Stage 2: making good', 30, 'SF', 900],
      ['New skirting, two coats', 'Stage 2: making good', 1, 'LS', 1250],
      ['Sweep up', 'Stage 2: making good', null, null, null],
    ]); // prettier-ignore
    expect(totals.total).toBe(3630);
  });

  it('carry a letter for their tax, and a status says what is not ordered', () => {
    const { lines } = readPaper(
      piped('Work item|Qty|Rate|Amount|Status', 'Panel|1|820.00|820.00 T|open', 'Surge guard|1|95.00|95.00|optional', 'Trenching|1|400.00|400.00|excluded - by others'),
    ); // prettier-ignore
    expect(lines.map(({ rcv, isAlternate, isExcluded }) => [rcv, isAlternate, isExcluded])).toEqual([
      [820, false, false],
      [95, true, false],
      [400, false, true],
    ]); // prettier-ignore
  });
});

describe('lists beside each other', () => {
  it('are read one after the other, each with its rooms', () => {
    const words = [
      at(36, 60, `Study 12' x 10'`), at(320, 60, `Nursery 9' x 8'`),
      ...rows(72, [40, [200], [240], [290], 324, [470], [510], [570]], 'Walls|352SF|@ 1.00|352.00|Walls|272SF|@ 1.00|272.00', 'Ceiling|120SF|@ .90|108.00|Ceiling|72SF|@ .90|64.80', 'Closet|||$140|Trim|||by owner'),
      ...rows(112, [[240], [290], [510], [570]], 'Room|$600.00|Room|$336.80'),
      endingAt(570, 140, 'TOTAL   $936.80'),
    ]; // prettier-ignore
    const { lines, totals } = readPaper(wordsOf(pageOf(words)));
    expect(lines.map(({ description, room, rcv }) => [description, room, rcv])).toEqual([
      ['Walls', 'Study', 352],
      ['Ceiling', 'Study', 108],
      ['Closet', 'Study', 140],
      ['Walls', 'Nursery', 272],
      ['Ceiling', 'Nursery', 64.8],
      ['Trim', 'Nursery', null],
    ]);
    expect(totals.total).toBe(936.8);
  });
});

describe('the end of a claim', () => {
  const work = (page: PageWord[] = []) => [
    ...page,
    ...rows(60, [30, [330], [400], [480], [560]], 'Description|Qty|Unit price|RCV|ACV', 'Reset chimney cap|1.00 EA|300.00|300.00|300.00', 'Repoint|20.00 SF|10.00|200.00|200.00'),
  ]; // prettier-ignore

  it.each([
    [
      'its total',
      'Coverage A|Coverage B|Total',
      '300.00|200.00|500.00',
      '(100.00)|(50.00)|(150.00)',
      '200.00|150.00|350.00',
    ],
    [
      'the sum of the coverages',
      'Coverage A|Coverage B|',
      '300.00|200.00|',
      '(100.00)|(50.00)|',
      '200.00|150.00|',
    ],
  ])('is told by %s', (_by, heads, value, paid, claim) => {
    const columns = [30, [330], [420], [510]] as const;
    const words = [
      ...work(),
      ...rows(140, columns, `STATEMENT OF LOSS|${heads}`, `Replacement cost value|${value}`, `Previously paid - draft 88, 02/03/2026|${paid}`, `NET CLAIM PAYABLE|${claim}`, `Net claim if holdback is recovered|${claim}`),
    ]; // prettier-ignore
    const { totals, lines } = readPaper(wordsOf(pageOf(words)));
    expect([totals.rcv, totals.priorPayments, totals.netClaim]).toEqual([500, 150, 350]);
    expect(lines.length).toBe(2);
  });

  it('stands beside a recap that is no line, and what every page says at its foot is none either', () => {
    const foot = (number: number) => rowAt(770, [30, [560]], ['Detail of an estimate', String(number)]); // prettier-ignore
    const words = rows(60, [30, [250], 320, [480], [560]], 'Line item total|500.00|Recap by room|RCV|ACV', 'Sales tax|20.00|Den|312.00|312.00', 'Replacement cost value|520.00|Yard|208.00|208.00', 'Actual cash value|520.00', 'Net claim|520.00'); // prettier-ignore
    const { totals, lines } = readPaper(
      wordsOf(pageOf(work(foot(1))), pageOf([...words, ...foot(2)], { number: 2 })),
    );
    expect(totals).toMatchObject({ net: 500, tax: 20, rcv: 520, acv: 520, netClaim: 520 });
    expect(lines.map(({ description }) => description)).toEqual(['Reset chimney cap', 'Repoint']);
  });
});

describe('cells merged over columns', () => {
  it('count once', () => {
    const row = (words: string, amount: string) => `1|${words}|${words}|2|${amount}|${amount}`;
    const { lines } = readPaper(
      piped('#|What we do|What we do|How many|Price ea.|Line total', row('Hang a door', '1.00'), row('Fit a lock', '2.00'), row('Plane an edge', '3.00')),
    ); // prettier-ignore
    expect(lines.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['Hang a door', 2],
      ['Fit a lock', 2],
      ['Plane an edge', 2],
    ]);
  });
});

describe('a price in steps', () => {
  const columns = [30, [250], [300], [350], [400], [450], [500], [560]] as const;
  const page = (heads: string, ...lines: string[]) => wordsOf(pageOf([...rowAt(40, [30, 330], ['Living Room', 'LxWxH 18\'6" x 14\'0" x 9\'0"']), ...rows(60, columns, heads, ...lines), ...rows(120, [30, [500], [560]], 'Totals: Living Room|61.17|367.02')])); // prettier-ignore

  it('is of what it takes to reset, remove and replace one', () => {
    const { lines, kind, rooms } = readPaper(
      page('DESCRIPTION|QTY|RESET|REMOVE|REPLACE|TAX|O&P|TOTAL', '1. Drywall|10.00 SF|0.00|0.62|3.94|2.00|9.52|57.12', '2. Ceiling fan|1.00 EA|192.40|0.00|0.00|0.14|38.50|231.04', '3. Casing|10.00 LF|0.00|0.58|4.86|1.51|13.15|78.86'),
    ); // prettier-ignore
    expect(kind).toBe('CLAIM');
    expect(lines.map(({ unitPrice, room }) => [unitPrice, room])).toEqual([
      [4.56, 'Living Room'],
      [192.4, 'Living Room'],
      [5.44, 'Living Room'],
    ]);
    expect(rooms[0]).toMatchObject({ lengthFt: 18.5, widthFt: 14, heightFt: 9 });
  });

  it.each(['D&R', 'DETACH & RESET', 'REINSTALL'])('has %s for a step, too', (reset) => {
    const { lines } = readPaper(
      page(`DESCRIPTION|QTY|${reset}|REMOVE|REPLACE|TAX|O&P|TOTAL`, '1. Sink|1.00 EA|90.00|10.00|0.00|0.00|20.00|120.00', '2. Fan|1.00 EA|192.40|0.00|0.00|0.14|38.50|231.04'),
    ); // prettier-ignore
    expect(lines.map(({ unitPrice }) => unitPrice)).toEqual([100, 192.4]);
  });
});

describe('a head of several words for what is described', () => {
  const columns = [30, 80, [190], 220, [430], [500], [560]] as const;

  it.each([
    'PRODUCT / SIZE / OPTIONS', 'STYLE / DESCRIPTION', 'Description and Size', 'Type / Size', 'Article', 'Opening for', 'Work ordered',
  ])('%s stands behind the quantity', (head) => {
    const { lines } = readPaper(
      wordsOf(pageOf(rows(60, columns, `LN|LOCATION|QTY|${head}||UNIT PRICE|EXTENDED`, '1|Kitchen|2|Awning 48 x 30 over sink||689.00|1,378.00', '2||16|Aluminum capping, per opening||95.00|1,520.00', '3||17|Dispose of old units||0.00|0.00'))),
    ); // prettier-ignore
    expect(lines.map(({ description, quantity, unitPrice, rcv, room }) => [description, quantity, unitPrice, rcv, room])).toEqual([
      ['Awning 48 x 30 over sink', 2, 689, 1_378, 'Kitchen'],
      ['Aluminum capping, per opening', 16, 95, 1_520, null],
      ['Dispose of old units', 17, 0, 0, null],
    ]); // prettier-ignore
  }); // prettier-ignore

  it('may be set in the middle of its column, and goods be counted in bags', () => {
    const page = pageOf([
      ...rows(60, [36, 160, [330], [380], [430], [490], [560]], 'CODE|STYLE / DESCRIPTION|QTY|UM|PRICE|EXT|TAX'),
      ...rows(80, [30, 85, [330], [380], [430], [490], [560]], 'LVP2207|HARBOR OAK 7X48 RIGID CORE 20 MIL|100.00|SF|3.89|389.00|27.23', 'PAD8LB|8 LB REBOND PAD|60.00|SY|5.25|315.00|22.05', 'THINST|MODIFIED THINSET|3.00|BAG|24.97|74.91|5.24', 'GROUT|SANDED GROUT|2.00|BAG|19.49|38.98|2.73'),
    ]); // prettier-ignore
    const { lines } = readPaper(wordsOf(page));
    expect(lines.map(({ number, description, quantity, unit, rcv, tax }) => [number, description, quantity, unit, rcv, tax])).toEqual([
      ['LVP2207', 'HARBOR OAK 7X48 RIGID CORE 20 MIL', 100, 'SF', 389, 27.23],
      ['PAD8LB', '8 LB REBOND PAD', 60, 'SY', 315, 22.05],
      ['THINST', 'MODIFIED THINSET', 3, 'BAG', 74.91, 5.24],
      ['GROUT', 'SANDED GROUT', 2, 'BAG', 38.98, 2.73],
    ]); // prettier-ignore
  });

  it.each<[heads: string, lines: unknown[]]>([
    ['#|Pcs|Model|Unit Price|Tax|Line Total', [['101', 'Slider, white', 2, 400, 720]]],
    ['NO.|QTY|Our part|Each|Tax|Total', [['101', 'Slider, white', 2, 400, 720]]],
  ])('is %s where numbers stand under the first', (heads, expected) => {
    const { lines } = readPaper(
      wordsOf(pageOf(rows(60, [30, [90], 110, [430], [500], [570]], heads, '101|2|Slider, white|400.00|10.00|720.00', '102|1|Picture 60 x 40|600.00|5.00|540.00'))),
    );
    expect(lines.slice(0, 1).map(({ number, description, quantity, unitPrice, rcv, tax }) => [number, description, quantity, tax === null ? null : unitPrice, rcv])).toEqual(expected);
    expect(lines).toHaveLength(2);
  }); // prettier-ignore

  it('gives no depreciation where the figures behind the amount are of another bidder', () => {
    const { lines } = readPaper(
      textOf('Tear off   20 SQ   50.00   1,000.00   55.00   1,100.00', 'Shingles   22 SQ   300.00   6,600.00   290.00   6,380.00', 'Felt   10 SQ   10.00   100.00   20.00   80.00'),
    );
    expect(lines.map(({ rcv, depreciation, acv }) => [rcv, depreciation, acv])).toEqual([[1_000, null, null], [6_600, null, null], [100, 20, 80]]);
  }); // prettier-ignore

  it('is of two schedules where it stands twice', () => {
    const { lines } = readPaper(
      wordsOf(pageOf(rows(60, [30, 70, [250], 310, 350, [560]], 'NO.|TYPE / SIZE|QTY|TAG|TYPE / SIZE|QTY', 'D1|Entry, 3-0 x 6-8|1|A|Casement 2-6 x 4-0|3', 'D2|Bypass, 5-0 x 6-8|2|B|Slider 5-0 x 3-0|4'))),
    ); // prettier-ignore
    expect(lines.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['Entry, 3-0 x 6-8', 1],
      ['Bypass, 5-0 x 6-8', 2],
      ['Casement 2-6 x 4-0', 3],
      ['Slider 5-0 x 3-0', 4],
    ]);
  });
});

describe('what a list of a program says again in each row', () => {
  it('is none of its lines', () => {
    const row = (item: string, memo: string, figures: string) => `|Invoice|01/19/2026|10633|Ridley, Hope:214 Cooper Ln|${item}|${memo}|${figures}`; // prettier-ignore
    const { lines } = readPaper(
      piped('|Type|Date|Num|Name|Item|Memo|Qty|U/M|Sales Price|Amount', row('Trim:TM-94', 'T-molding, 94 in', '4|ea|31.80|127.20'), row('Underlay:UL-200', 'Underlayment roll', '3|roll|62.00|186.00'), row('Delivery', 'Delivery, curbside', '1||85.00|85.00')),
    ); // prettier-ignore
    expect(lines.map(({ section, number, description, quantity, unit, rcv }) => [section, number, description, quantity, unit, rcv])).toEqual([
      [null, 'Trim:TM-94', 'T-molding, 94 in', 4, 'EA', 127.2],
      [null, 'Underlay:UL-200', 'Underlayment roll', 3, 'ROLL', 186],
      [null, 'Delivery', 'Delivery, curbside', 1, null, 85],
    ]); // prettier-ignore
  });
});

describe('what is refused', () => {
  it.each(['Reason not paid', 'Reason for denial', 'Why declined'])('stands beside %s', (reason) => {
    const columns = [30, 60, [290], [370], 390] as const;
    const page = pageOf([
      at(30, 40, 'Table 2. Items not accepted'),
      ...rows(60, columns, `Ref.|Item claimed|Quantity|Amount claimed|${reason}`, '1|Replace undamaged cabinets for|16.5 LF|$5,890.14|No direct physical loss. See'),
      ...rows(84, columns, '|uniform appearance|||Section I.'),
      ...rows(102, columns, '3|Duct cleaning|1 EA|$1,150.00|Not related to the loss', '13|Overhead and profit|20%|$1,408.03|Three or fewer trades'),
    ]); // prettier-ignore
    const { lines } = readPaper(wordsOf(page));
    expect(lines.map(({ room, description, quantity, quantityText, rcv, isExcluded }) => [room, description, quantity ?? quantityText, rcv, isExcluded])).toEqual([
      [null, 'Replace undamaged cabinets for uniform appearance', 16.5, 5_890.14, true],
      [null, 'Duct cleaning', 1, 1_150, true],
      [null, 'Overhead and profit', '20%', 1_408.03, true],
    ]); // prettier-ignore
  }); // prettier-ignore

  it('is told by a status, what is only offered by the place of its number or its words', () => {
    const { lines } = readPaper(
      piped('Code|Work item|Qty|Rate|Amount|Status', 'A|Panel|1|820.00|0.00|Declined - prior damage', 'OPTION|Surge guard|1|95.00|95.00|', 'B|Better shingle, not in the bid price|1|400.00|400.00|', 'Alt. 1|Piers|2|50.00|100.00|open'),
    ); // prettier-ignore
    expect(lines.map(({ isExcluded, isAlternate }) => [isExcluded, isAlternate])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ]);
  });
});
