import { describe, expect, it } from 'vitest';
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { pageOf, piped, rowAt, textOf, wordsOf } from './testing/sources.ts';

const bid = (source: PaperSource) => {
  const { currency, lines, totals, checks } = readPaper(source);
  return {
    currency,
    lines: lines.map(({ description, unitPrice, rcv }) => [description, unitPrice, rcv]),
    total: totals.total,
    checks: checks.map(({ what, message }) => [what, message]),
  };
};

const saysOf = (name: string) => [
  [
    'CURRENCY',
    `The figures of this paper are in ${name}. Our prices are in US dollars, so its prices are shown, but not compared and not used. Ask for its prices in US dollars.`,
  ],
];

const LINES = [
  ['Tile floor', 45, 1_080],
  ['Paint walls', 12.5, 750],
];

describe('figures in another currency than US dollars', () => {
  it.each<[what: string, source: PaperSource, currency: string, name: string]>([
    [
      'behind them in a text',
      textOf(
        'Description          Qty   Unit   Price      Amount',
        'Tile floor            24   EA     45,00 €    1.080,00 €',
        'Paint walls           60   EA     12,50 €      750,00 €',
        'Total                                        1.830,00 €',
      ),
      'EUR',
      'euros',
    ],
    [
      'before them in a sheet',
      piped(
        'Description|Qty|Unit|Price|Amount',
        'Tile floor|24|EA|£45.00|£1,080.00',
        'Paint walls|60|EA|£12.50|£750.00',
        'Total||||£1,830.00',
      ),
      'GBP',
      'pounds sterling',
    ],
    [
      'as words of their own on a page',
      wordsOf(
        pageOf([
          ...rowAt(60, [40, 300, 350, 400, 500], ['Description', 'Qty', 'Unit', 'Price', 'Amount']),
          ...rowAt(74, [40, 300, 350, 400, 500], ['Tile floor', '24', 'EA', 'EUR 45.00', 'EUR 1,080.00']),
          ...rowAt(88, [40, 300, 350, 400, 500], ['Paint walls', '60', 'EA', 'EUR 12.50', 'EUR 750.00']),
          ...rowAt(102, [40, 500], ['Total', 'EUR 1,830.00']),
        ]),
      ),
      'EUR',
      'euros',
    ],
    [
      'under a sign that dollars share, as a tax or an address tells',
      piped(
        'Harbour Tile, 12 Bank St, Ottawa, ON K1P 5N2',
        'Description|Qty|Unit|Price|Amount',
        'Tile floor|24|EA|$45.00|$1,080.00',
        'Paint walls|60|EA|$12.50|$750.00',
        'Total||||$1,830.00',
      ),
      'CAD',
      'Canadian dollars',
    ],
    [
      'under a sign that names the country',
      piped(
        'Description|Qty|Unit|Price|Amount',
        'Tile floor|24|EA|C$45.00|C$1,080.00',
        'Paint walls|60|EA|C$12.50|C$750.00',
        'Total||||C$1,830.00',
      ),
      'CAD',
      'Canadian dollars',
    ],
  ])('are read and told: %s', (_what, source, currency, name) => {
    expect(bid(source)).toEqual({ currency, lines: LINES, total: 1_830, checks: saysOf(name) });
  }); // prettier-ignore

  it('keep their sign in words and in what is wrong with them', () => {
    const { lines, checks } = readPaper(
      piped(
        'Description|Qty|Unit|Price|Amount',
        'Tile floor, tile at €20 a piece|24|EA|€45.00|€1,090.00',
        'Paint walls|60|EA|€12.50|€750.00',
      ),
    );
    expect(lines[0]?.description).toBe('Tile floor, tile at €20 a piece');
    expect(checks.map(({ message }) => message)).toContain(
      '“Tile floor, tile at €20 a piece”: 24 × €45.00 is €1,080.00, the paper says €1,090.00.',
    );
  });

  it('are told beside dollars, and left as they are', () => {
    const { currency, checks } = bid(
      piped(
        'Description|Qty|Unit|Price|Amount',
        'Tile floor|24|EA|$45.00|$1,080.00',
        'Faucet from Milan, listed at €310|1|EA|$420.00|$420.00',
      ),
    );
    expect([currency, checks]).toEqual([
      'USD',
      [
        [
          'CURRENCY',
          'Some figures of this paper are in euros, others in US dollars. All count as US dollars: correct those that are not.',
        ],
      ],
    ]);
  });

  it.each([
    'CAD drawings, per sheet',
    'Floor of the European suite',
    'Deliver to Ontario, CA 91761',
    'Construction drawings (CAD)',
    'CAD 2024 files of the plan',
    '12 CAD details',
    'Ownerâ€™s closet â€“ shelves',
  ])('are not heard in other words: %s', (description) => {
    const { currency, checks } = bid(
      piped('Description|Qty|Unit|Price|Amount', `${description}|24|EA|45.00|1,080.00`),
    );
    expect([currency, checks]).toEqual(['USD', []]);
  });

  it.each(['Coverage C $12,000', 'San Diego, CA $1,080.00', 'Bid C $1,080.00'])(
    'are not those of a letter or a state beside dollars: %s',
    (words) => {
      const { currency, checks } = bid(
        piped('Description|Qty|Unit|Price|Amount', 'Tile floor|24|EA|$45.00|$1,080.00', words),
      );
      expect([currency, checks]).toEqual(['USD', []]);
    },
  );

  it('leave what is in dollars in dollars', () => {
    const { lines } = readPaper(
      piped(
        'Description|Qty|Unit|Price|Amount',
        'Tile floor, $20 allowance|24|EA|€45.00|€1,080.00',
        'Paint walls|60|EA|€12.50|€750.00',
      ),
    );
    expect(lines.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Tile floor, US$20 allowance', 1_080],
      ['Paint walls', 750],
    ]);
  });

  it('keep their sign in the figures of the other party', () => {
    const { sides } = readPaper(
      piped(
        'Description|Unit|Carrier Qty|Carrier RCV|Our Qty|Our RCV',
        'Mirror, €90 allowance|EA|1|€500.00|1|€800.00',
      ),
    );
    expect(sides?.other.lines).toMatchObject([
      { description: 'Mirror, €90 allowance', rcv: 500, note: 'Our: Qty 1, RCV €800.00' },
    ]);
  });
});
