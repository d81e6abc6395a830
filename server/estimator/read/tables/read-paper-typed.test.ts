import { describe, expect, it } from 'vitest';
import { paperEstimateSchema, type PaperLine } from '../../../domain/paper/paper-estimate.ts';
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { at, pageOf, piped, rowAt, textOf, wordsOf } from './testing/sources.ts';

const read = (source: PaperSource) => paperEstimateSchema.parse(readPaper(source));

const brief = ({ description, quantity, unit, unitPrice, rcv }: PaperLine) =>
  [description, quantity, unit, unitPrice, rcv] as const;

describe('a bid in a mail', () => {
  const { lines, totals, checks, unread } = read(
    textOf(
      'From: Ola Brandt <ola@brandtfence.example>',
      'Subject: Re: fence',
      '',
      'Hi Sam, numbers below, columns may slip.',
      '',
      'FRONT',
      '-----',
      'Take out old pickets, cut posts flush and haul',
      '  to the dump                              $1,120',
      'Cedar pickets             210 pickets @ 6.40   1,344',
      'Posts, set in concrete    14 ea x 85 =    1,190',
      'Gate latch                                 n/c (have one)',
      'Electric                                   by your electrician',
      '',
      'SIDE',
      '----',
      'Wire fence                60 lf @ 18      1,080',
      'Less: reuse of two posts                  <$90>',
      '',
      '                          adds up to      $4,644',
      'Half down ($2,322.00), rest when done.',
      '',
      'Could also add (not in the total):',
      '  * stain, two coats                       $ 780',
      '  * arbor over the gate                    $1,450',
      '',
      'Does not include: permit, survey,',
      'moving of the shed. Good for 30 days.',
      '',
      'On Mon, May 5, 2025 at 8:10 AM Sam Ode wrote:',
      '> Tear out only was quoted at $900.00',
      '> Old fence removal          60 lf @ 12      720',
    ),
  );

  it('has its groups, wraps and goods counted by their own words', () => {
    expect(
      lines.filter(({ isExcluded }) => !isExcluded).map((line) => [line.section, ...brief(line)]),
    ).toEqual([
      [
        'FRONT',
        'Take out old pickets, cut posts flush and haul to the dump',
        1,
        'LS',
        1_120,
        1_120,
      ],
      ['FRONT', 'Cedar pickets', 210, 'PICKETS', 6.4, 1_344],
      ['FRONT', 'Posts, set in concrete', 14, 'EA', 85, 1_190],
      ['FRONT', 'Gate latch', null, null, null, null],
      ['SIDE', 'Wire fence', 60, 'LF', 18, 1_080],
      ['SIDE', 'Less: reuse of two posts', 1, 'LS', -90, -90],
      ['Could also add (not in the total)', 'stain, two coats', 1, 'LS', 780, 780],
      ['Could also add (not in the total)', 'arbor over the gate', 1, 'LS', 1_450, 1_450],
    ]);
  });

  it('excludes what another does and what its sentence lists, up to the full stop', () => {
    expect(
      lines.filter(({ isExcluded }) => isExcluded).map(({ description }) => description),
    ).toEqual(['Electric', 'permit', 'survey', 'moving of the shed']);
    expect(totals).toMatchObject({ net: 4_644, deposit: 2_322 });
  });

  it('leaves the mail that it answers aside, and says so', () => {
    expect(checks.filter(({ what }) => what === 'LEFT_OUT').map(({ message }) => message)).toEqual([
      'The older message below “On Mon, May 5, 2025 at 8:10 AM Sam Ode wrote:” does not count.',
    ]);
    expect(unread.map(({ text }) => text).join('\n')).toContain('Old fence removal');
  });

  it('is read where a reply without numbers only passes it on', () => {
    const passed = read(
      textOf(
        'See his numbers below.',
        'On Mon, May 5, 2025 Ola Brandt wrote:',
        '> Cedar pickets      210 ea @ 6.40     1,344.00',
        '> Posts in concrete  14 ea @ 85.00     1,190.00',
      ),
    );
    expect(passed.lines.map(({ rcv }) => rcv)).toEqual([1_344, 1_190]);
  });
});

describe('a typed list', () => {
  it('of entries parts amounts by dashes, commas and colons; a remark stands behind', () => {
    const { lines, totals } = read(
      textOf(
        "Here's what I came up with:",
        '',
        'Kitchen',
        '- take out soffit, patch - $640',
        '- 14 lf base cabs @ 290/lf - $4,060',
        '- sink cutout n/c',
        '- gas hookup: $380 (if the valve is good)',
        'Bath',
        '- mirror, install only, $95',
        '- paint: by you',
        'Total for both rooms comes to $5,175. Tax is extra.',
      ),
    );
    expect(
      lines.map((line) => [line.room, line.section, ...brief(line), line.note, line.isExcluded]),
    ).toEqual([
      ['Kitchen', null, 'take out soffit, patch', 1, 'LS', 640, 640, null, false],
      ['Kitchen', null, 'base cabs', 14, 'LF', 290, 4_060, null, false],
      ['Kitchen', null, 'sink cutout', null, null, null, null, 'n/c', false],
      ['Kitchen', null, 'gas hookup', 1, 'LS', 380, 380, 'if the valve is good', false],
      ['Bath', null, 'mirror, install only', 1, 'LS', 95, 95, null, false],
      ['Bath', null, 'paint', null, null, null, null, 'by you', true],
    ]);
    expect(totals.total).toBe(5_175);
  });

  it('with leaders has letters that begin anew, and alternates that add and deduct', () => {
    const { lines, totals } = read(
      textOf(
        '1. Demolition',
        '   a) Remove deck boards ............... 320 sf ...... $960',
        '   b) Remove stairs .................... lump sum .... $450',
        '2. Decking',
        '   a) Composite boards ................. 340 sf ...... $5,780',
        '   b) Rail caps ........................ included',
        'TOTAL .................................. $7,190',
        '',
        'Alternates:',
        'A. Add lights .......................... add $1,150',
        'B. Use treated boards .................. deduct $1,900',
        '',
        'Terms: 1/3 down ($2,396), the rest at completion.',
      ),
    );
    expect(
      lines.map(({ section, number, description, quantity, rcv, isAlternate }) => [
        section,
        number,
        description,
        quantity,
        rcv,
        isAlternate,
      ]),
    ).toEqual([
      ['Demolition', 'a', 'Remove deck boards', 320, 960, false],
      ['Demolition', 'b', 'Remove stairs', 1, 450, false],
      ['Decking', 'a', 'Composite boards', 340, 5_780, false],
      ['Decking', 'b', 'Rail caps', null, null, false],
      ['Alternates', 'A', 'Add lights', 1, 1_150, true],
      ['Alternates', 'B', 'Use treated boards', 1, -1_900, true],
    ]);
    expect(totals).toMatchObject({ total: 7_190, deposit: 2_396 });
  });

  it('prices goods by their own words, with and without a mark', () => {
    const { lines, totals } = read(
      textOf(
        'Tear off two layers          24 sq    $78      $1,872',
        'Ice and water, eaves         6 rolls  $95        $570',
        'Redeck as needed             $82/sheet',
        'Dump fees                                        $450',
        '                     Labor & materials         $2,892',
        '                     Less 5% cash                -145',
        '                     You pay                   $2,747',
      ),
    );
    expect(lines.map(brief)).toEqual([
      ['Tear off two layers', 24, 'SQ', 78, 1_872],
      ['Ice and water, eaves', 6, 'ROLLS', 95, 570],
      ['Redeck as needed', null, 'SHEET', 82, null],
      ['Dump fees', 1, 'LS', 450, 450],
    ]);
    expect(totals).toMatchObject({ discount: 145, total: 2_747 });
  });
});

describe('prices as people type them', () => {
  const { lines, totals } = read(
    textOf(
      'From: Buck Tillery <buck@tillery.example>',
      '',
      'Upstairs bath:',
      '  - pull and reset toilet, new flange - 185',
      '  - vinyl sheet floor, 40 sf @ 6.50 - 260',
      '  - vanity 30" with top - $412.50',
      '',
      'Kitchen:',
      '  - cabinet doors, unfinished birch (11) - 58 ea = 638',
      '  - hinges, soft close (22) - 6.25 ea = 137.50',
      '  - replace 7 rotten boards - 38 each = 266',
      '  - two stools: 40 ea = 80',
      '  - credit for the lumber you have - minus 75',
      '',
      'so all in that comes to $1,904.00',
      '',
      'if you want me to also',
      '',
      '  - paint the bath - 310',
      '  - replace the door slab - 375',
      '',
      'that would be on top. Call me at 555-011-8207.',
    ),
  );

  it('stand behind dashes, with the count of things in their words', () => {
    expect(lines.map((line) => [line.room, ...brief(line), line.isAlternate])).toEqual([
      ['Upstairs bath', 'pull and reset toilet, new flange', 1, 'LS', 185, 185, false],
      ['Upstairs bath', 'vinyl sheet floor', 40, 'SF', 6.5, 260, false],
      ['Upstairs bath', 'vanity 30" with top', 1, 'LS', 412.5, 412.5, false],
      ['Kitchen', 'cabinet doors, unfinished birch (11)', 11, 'EA', 58, 638, false],
      ['Kitchen', 'hinges, soft close (22)', 22, 'EA', 6.25, 137.5, false],
      ['Kitchen', 'replace 7 rotten boards', 7, 'EA', 38, 266, false],
      ['Kitchen', 'two stools', 2, 'EA', 40, 80, false],
      ['Kitchen', 'credit for the lumber you have', 1, 'LS', -75, -75, false],
      [null, 'paint the bath', 1, 'LS', 310, 310, true],
      [null, 'replace the door slab', 1, 'LS', 375, 375, true],
    ]);
    expect(totals.total).toBe(1_904);
  });

  it('have bullets, joiners and leaders of many kinds', () => {
    const { lines: listed } = read(
      textOf('From: Al <al@tile.example>', '', 'Kitchen', '* Paint walls: $1,200', '* doors 3 @ 85 = 255', '* trim $400', '* new faucet ... 310', '* outlets (4) at 65 ea - 260', '* less the old sink - (75)', '* ceiling - no charge', '', 'Hall', 'Drywall patch - 180', 'Door casing, 34 lf - 204', 'Railing 38 ft at 32/ft = 1216', 'Chimney ........ by mason'),
    );
    expect(listed.map((line) => [line.room, ...brief(line)])).toEqual([
      ['Kitchen', 'Paint walls', 1, 'LS', 1_200, 1_200],
      ['Kitchen', 'doors', 3, null, 85, 255],
      ['Kitchen', 'trim', 1, 'LS', 400, 400],
      ['Kitchen', 'new faucet', 1, 'LS', 310, 310],
      ['Kitchen', 'outlets (4)', 4, 'EA', 65, 260],
      ['Kitchen', 'less the old sink', 1, 'LS', -75, -75],
      ['Kitchen', 'ceiling', null, null, null, null],
      ['Hall', 'Drywall patch', 1, 'LS', 180, 180],
      ['Hall', 'Door casing', 34, 'LF', 6, 204],
      ['Hall', 'Railing', 38, 'LF', 32, 1_216],
      ['Hall', 'Chimney', null, null, null, null],
    ]);
  }); // prettier-ignore

  it.each([
    ['5 windows incl. sills', 5, 'EA'],
    ['2 exterior doors', 2, 'EA'],
    ['1 door, both sides', 1, 'EA'],
    ['Wainscot with enamel, 4 walls', 4, 'EA'],
    ['Wainscot with enamel, 2 coats', 1, 'LS'],
    ['Walls to second floor, 512 sf, ladder work', 512, 'SF'],
    ['30 yard dumpsters', 1, 'LS'],
    ['2 coats on all trim', 1, 'LS'],
    ['50 year shingles', 1, 'LS'],
    ['3 coat stucco finishes', 1, 'LS'],
    ['Two walls, 20 sf, and a ceiling, 30 sf, patched', 1, 'LS'],
  ])('of “%s” are for %d %s', (words, quantity, unit) => {
    const { lines: listed } = read(
      textOf('From: Buck <buck@tillery.example>', '', 'I have your list here. Prices with paint:', '', `  ${words} ........................ 840.00`, '  Closet inside .................... 120.00'), // prettier-ignore
    );
    expect(listed.map((line) => [line.description, line.quantity, line.unit, line.rcv])).toEqual([
      [words, quantity, unit, 840],
      ['Closet inside', 1, 'LS', 120],
    ]);
  });

  it('wrap before their amount in small letters, or to the last of their words', () => {
    const columns = [72, [540]] as const;
    const { lines: listed } = read(
      wordsOf(
        pageOf([
          at(60, 60, 'KOWALCZYK PAINTING', 10),
          at(60, 80, 'DINING ROOM', 10),
          ...rowAt(100, columns, ['Walls above chair rail', '273.00'], 10),
          at(72, 112.6, 'Wainscot panels, sand, prime and two', 10),
          ...rowAt(125.2, [84, [540]], ['coats of satin enamel', '480.00'], 10),
          ...rowAt(137.8, columns, ['Closet', '151.20'], 10),
          at(72, 155, 'Shaker cabinets, soft close, per drawing', 10),
          ...rowAt(166.5, columns, ['K-3', '$14,685.50'], 10),
          ...rowAt(183, columns, ['Sink cutout', '$275.00'], 10),
        ]),
      ),
    );
    expect(listed.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Walls above chair rail', 273],
      ['Wainscot panels, sand, prime and two coats of satin enamel', 480],
      ['Closet', 151.2],
      ['Shaker cabinets, soft close, per drawing K-3', 14_685.5],
      ['Sink cutout', 275],
    ]);
  });
});

describe('a list below a lump sum', () => {
  it('says what it includes, and packages are to be chosen from', () => {
    const columns = [76, [540]] as const;
    const { lines, prose } = read(
      wordsOf(
        pageOf([
          at(50, 40, 'RIDGELINE ROOFING', 14), at(50, 70, 'Please pick the package that suits you.'),
          ...rowAt(100, columns, ['GOOD - Architectural shingle', '$13,975'], 11),
          at(80, 125, '• Synthetic underlayment'), at(80, 137, '• Install ice barrier at eaves'),
          at(506, 135, 'Initial ______'),
          ...rowAt(165, columns, ['BEST - Standing seam metal', '$31,250'], 11),
          at(80, 190, '• Hidden clips'), at(80, 202, '• Lifetime warranty'),
          at(50, 225, 'Add-ons and unit prices (charged only if needed)', 11),
          ...rowAt(245, columns, ['Replace damaged decking', '$94.00 per sheet']),
          ...rowAt(260, columns, ['Downspouts, 6 at $118', '$708.00']),
        ]),
      ),
    ); // prettier-ignore
    expect(lines.map((line) => [...brief(line), line.isAlternate])).toEqual([
      ['GOOD - Architectural shingle', 1, 'LS', 13_975, 13_975, true],
      ['BEST - Standing seam metal', 1, 'LS', 31_250, 31_250, true],
      ['Replace damaged decking', null, 'SHEET', 94, null, true],
      ['Downspouts', 6, null, 118, 708, true],
    ]);
    expect(lines[0]?.note).toContain('Install ice barrier');
    expect(prose).toBe('');
  });

  it('stands in the cell of its description, too', () => {
    const { lines } = read(
      piped('Description|Qty|Unit|Amount', 'Remove two stumps\n• Locate utilities\n- Backfill with topsoil|||940.00', 'Steel edging|86|ft|759.50'),
    ); // prettier-ignore
    expect(lines.map(({ description, note }) => [description, note])).toEqual([
      ['Remove two stumps', 'Locate utilities • Backfill with topsoil'],
      ['Steel edging', null],
    ]);
  });

  it.each(['Optional additions (not included in the bid price)', 'Extras', 'Upgrades & options', 'We could also'])(
    'is offered below “%s”',
    (heading) => {
      const { lines } = read(
        textOf('Demo the deck      $1,200.00', 'Haul away            $300.00', '', heading, '  LED lighting     $1,140.00', '  Disposal           $415.00'),
      );
      expect(lines.map(({ isAlternate }) => isAlternate)).toEqual([false, false, true, true]);
    },
  ); // prettier-ignore

  it('ends where it is to be signed', () => {
    const { lines } = read(textOf('Demo the deck      $1,200.00', 'Haul away            $300.00', '', 'Exclusions', 'Permits and survey', 'Accepted by: ______________ Date: ________')); // prettier-ignore
    expect(lines.map(({ description }) => description)).toEqual(['Demo the deck', 'Haul away', 'Permits and survey']); // prettier-ignore
  });
});

describe('a list with the price of one and the amount', () => {
  const { lines, totals, checks } = read(
    textOf(
      'DRAIN KINGS PLUMBING',
      '',
      'Toilet, comfort height (2) ....... $318.00 ea ....... $636.00',
      'Angle stop -- 6 ea @ $48/ea = $288',
      'Trip charge ............................... $95.00',
      '',
      'Sum ........ $1,019.00',
      'Sales tax (6.5%) ........ $66.24',
      'Amount due ........ $1,085.24',
    ),
  );

  it('has the count beside its words, and a sum that is no line', () => {
    expect(lines.map(brief)).toEqual([
      ['Toilet, comfort height (2)', 2, 'EA', 318, 636],
      ['Angle stop', 6, 'EA', 48, 288],
      ['Trip charge', 1, 'LS', 95, 95],
    ]);
    expect(totals).toMatchObject({ net: 1_019, tax: 66.24, total: 1_085.24 });
    expect(checks).toEqual([]);
  });
});

it('amounts may stand before what they are for', () => {
  const columns = [[110], [170], [210], 220, 260] as const;
  const rows = [
    ['Total', 'Each', 'Qty', 'UOM', 'Work to be done'],
    ['$1,120.00', '$3.50', '320', 'SF', 'Strip sod and haul away'],
    ['$4,960.00', '$15.50', '320', 'SF', 'Concrete pavers, herringbone'],
    ['$330.00', '$110.00', '3', 'EA', 'Landscape boxwood, 3 gal'],
    ['$6,410.00', '', '', '', 'Price for all of the above'],
  ];
  const { lines, totals } = read(
    wordsOf(pageOf(rows.flatMap((cells, row) => rowAt(120 + row * 16, columns, cells)))),
  );
  expect(lines.map(brief)).toEqual([
    ['Strip sod and haul away', 320, 'SF', 3.5, 1_120],
    ['Concrete pavers, herringbone', 320, 'SF', 15.5, 4_960],
    ['Landscape boxwood, 3 gal', 3, 'EA', 110, 330],
  ]);
  expect(totals.total).toBe(6_410);
});
