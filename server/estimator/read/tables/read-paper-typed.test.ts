import { describe, expect, it } from 'vitest';
import { paperEstimateSchema, type PaperLine } from '../../../domain/paper/paper-estimate.ts';
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { textOf } from './testing/sources.ts';

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
