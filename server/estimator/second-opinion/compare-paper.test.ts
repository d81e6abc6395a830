import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../domain/money.ts';
import type { ComparisonRow, PaperMatch } from '../../domain/paper/paper-comparison.ts';
import type { PaperEstimate, PaperLine } from '../../domain/paper/paper-estimate.ts';
import { estimateTotal } from '../../domain/pricing.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import { estimateScope } from '../estimate-scope.ts';
import { book, estimate, preview, request } from '../testing/estimate.ts';
import { paperLine as line, paperOf, paperUpload } from '../testing/paper.ts';
import { compareBids } from './compare-bids.ts';
import { comparePaper } from './compare-paper.ts';
import { comparisonText } from './comparison-text.ts';
import { supplementable, supplementOf, supplementText } from './supplement.ts';

interface Asked extends Partial<EstimateRequest> {
  text?: string;
  matches?: PaperMatch[];
  included?: string[];
}

const check = async (
  paper: PaperEstimate,
  { text = '', matches = [], included = [], ...more }: Asked = {},
) => {
  const agentKind = paper.kind === 'CLAIM' ? 'INSURANCE' : 'HOME_PROJECT';
  const terms = { agentKind, ...more } as const;
  const { document } = await estimate(text, { ...terms, uploads: [paperUpload(paper, 'CHECK')] });
  const asked = request(text, terms);
  const comparison = comparePaper(paper, document, book, asked, matches, included);
  return { document, comparison, asked };
};

const causeOf = (
  { waterfall }: { waterfall: { cause: string; amount: number }[] },
  cause: string,
): number => waterfall.find((part) => part.cause === cause)?.amount ?? NaN;

const missingIn = ({ rows }: { rows: ComparisonRow[] }) =>
  rows
    .filter(({ kind }) => kind === 'MISSING_FROM_THEIRS')
    .map(({ ours, missing }) => [ours?.code, ours?.quantity, ours?.unit, missing?.reason]);

const rowOf = ({ rows }: { rows: ComparisonRow[] }, code: string) =>
  rows.find(({ ours }) => ours?.code === code);

/** What our book asks for a unit in such an estimate. */
const ourPrice = async (code: string, terms: Partial<EstimateRequest> = {}): Promise<number> => {
  const paper = paperOf('TAKEOFF', [
    line(book.items.get(code)?.name ?? '', 1, book.items.get(code)?.unit ?? ''),
  ]);
  const matches = [{ lineIds: ['1'], code }];
  const { document } = await estimate('', {
    ...terms,
    uploads: [paperUpload(paper, 'PRICE', { matches })],
  });
  return document.items.find(({ metadata }) => metadata.code === code)?.unitPrice ?? 0;
};

describe('a bid', () => {
  const BID = paperOf(
    'BID',
    [
      line('Porcelain tile floor', 100, 'SF', 60),
      line('Quartz countertop', 40, 'SF', 20),
      line('Baseboard', 120, 'LF', 7.5),
      line('Espresso machine rebuild', 1, 'EA', 500),
    ],
    { totals: { total: 8_200 } },
  );

  it('is compared line by line with our range, at prices that hold what its prices hold', async () => {
    const { comparison, document } = await check(BID);
    const verdicts = ['TIL-FLOOR', 'CTP-QUARTZ', 'TRM-BASE'].map(
      (code) => rowOf(comparison, code)?.priceVerdict,
    );
    expect(verdicts).toEqual(['HIGH', 'LOW', 'FAIR']);
    expect(comparison.ours.total).toBe(estimateTotal(document));
    expect(comparison.theirs.total).toBe(8_200);
    // Nothing but prices differs: 100, 40 and 120 are bought on both sides, and tax is within.
    expect(causeOf(comparison, 'UNIT_PRICES')).toBe(comparison.gap);
    expect(comparison.matchedShare).toBe(0.939);
  });

  it('keeps what could not be matched at its price on both sides', async () => {
    const { comparison } = await check(BID);
    const [row] = comparison.rows.filter(({ kind }) => kind === 'NOT_MATCHED');
    expect(row).toMatchObject({
      theirs: { amount: 500 },
      ours: { code: null, amount: 500 },
      priceVerdict: 'NOT_RATED',
    });
    expect(causeOf(comparison, 'NOT_MATCHED')).toBe(0);
  });

  it.each([
    [2.5, 'HIGH'],
    [1, 'FAIR'],
    [0.3, 'LOW'],
  ] as const)('at %s times our price is %s', async (factor, verdict) => {
    const price = await ourPrice('TIL-FLOOR');
    const paper = paperOf('BID', [
      line('Tile floor', 400, 'SF', Math.round(price * factor * 100) / 100),
    ]);
    const { comparison } = await check(paper, { delivery: 'TRADE_DIRECT' });
    expect([comparison.verdict, comparison.rows[0]?.priceVerdict]).toEqual([verdict, verdict]);
  });

  it('of which too little is matched is not rated', async () => {
    const paper = paperOf('BID', [
      line('Toilet', 1, 'EA', 500),
      line('Secret sauce', 1, 'EA', 9_000),
    ]);
    const { comparison } = await check(paper);
    expect(comparison.verdict).toBe('NOT_RATED');
    expect(comparison.summary).toContain('Only 5.3% of it could be matched');
  });

  it('with a discount and credits has them on its side alone', async () => {
    const paper = paperOf(
      'BID',
      [
        line('Toilet', 2, 'EA', 700),
        line('Credit for old fixtures', 1, 'EA', -100, { isCredit: true, rcv: -100 }),
      ],
      { totals: { discount: 50, total: 1_250 } },
    );
    const { comparison } = await check(paper);
    expect(causeOf(comparison, 'ONLY_THEIRS')).toBe(150);
    expect(comparison.rows.find(({ kind }) => kind === 'ONLY_THEIRS')?.theirs?.amount).toBe(-100);
  });

  it('put right by hand is compared at once, as it will be estimated', async () => {
    const matches = [{ lineIds: ['4'], code: 'PLB-SINKK' }];
    const { comparison } = await check(BID, { matches });
    const row = rowOf(comparison, 'PLB-SINKK');
    expect(row).toMatchObject({ kind: 'BOTH', isMatchedByHand: true, ours: { quantity: 1 } });
    const again = await estimate('', { uploads: [paperUpload(BID, 'CHECK', { matches })] });
    const next = comparePaper(BID, again.document, book, request(''), matches);
    expect(next.rows.filter(({ kind }) => kind === 'NOT_MATCHED')).toEqual([]);
    expect(rowOf(next, 'PLB-SINKK')?.quantityDifference).toBe(0);
    const none = comparePaper(BID, again.document, book, request(''), [
      ...matches,
      { lineIds: ['4'], code: null },
    ]);
    expect(none.rows.find(({ kind }) => kind === 'ONLY_THEIRS')).toMatchObject({
      theirs: { amount: 500 },
      isMatchedByHand: true,
    });
  });
});

describe('what is missing', () => {
  it('of a roof are its usual parts by our own factors, and what the code asks for', async () => {
    const paper = paperOf('BID', [line('Replace roof with architectural shingles', 20, 'SQ', 450)]);
    const { comparison } = await check(paper);
    // 7.2 ft of edge, 9 SF of ice barrier and 2.4 ft of ridge for each square, as in our own roofs.
    expect(missingIn(comparison)).toEqual([
      ['RFG-SYN', 20, 'SQ', 'CODE'],
      ['RFG-ICE', 180, 'SF', 'CODE'],
      ['RFG-DRIP', 144, 'LF', 'CODE'],
      ['RFG-START', 144, 'LF', 'USUAL_PART'],
      ['RFG-RIDGE', 48, 'LF', 'USUAL_PART'],
      ['RFG-BOOT', 3, 'EA', 'USUAL_PART'],
      ['RFG-STEP', 20, 'LF', 'USUAL_PART'],
      ['PRM-ROOF', 1, 'EA', 'USUAL_PART'],
    ]);
  });

  it('follows the lengths that the paper lists, and skips ice where there is none', async () => {
    const paper = paperOf('BID', [
      line('Architectural shingles', 20, 'SQ', 300),
      line('Drip edge', 160, 'LF', 3),
      line('15 lb felt', 20, 'SQ', 40),
    ]);
    const { comparison } = await check(paper, { zip: '33101' });
    const codes = missingIn(comparison).map(([code]) => code);
    expect(codes).not.toContain('RFG-ICE');
    expect(codes).not.toContain('RFG-SYN');
    expect(rowOf(comparison, 'RFG-START')?.ours?.quantity).toBe(160);
  });

  it('knows both sides of a removal', async () => {
    const paper = paperOf('CLAIM', [
      line('Remove carpet', 180, 'SF', 0.5, { room: 'Den' }),
      line('Vinyl plank flooring', 90, 'SF', 6, { room: 'Kitchen' }),
      line('Drywall, hung and taped, ready for paint', 64, 'SF', 3, { room: 'Hall' }),
    ]);
    const { comparison } = await check(paper);
    const missing = comparison.rows.filter(
      ({ missing: why }) => why?.reason === 'OTHER_SIDE_OF_REMOVAL',
    );
    expect(missing.map(({ ours, room }) => [ours?.code, ours?.quantity, room])).toEqual([
      ['FLR-CARPET', 180, 'Family room'],
      ['DEM-FLOAT', 90, 'Kitchen'],
      ['DEM-DRYWALL', 64, 'Hallway'],
    ]);
    // 64 SF are primed and painted, and cover 8 ft of an 8 ft wall.
    const beside = ['PNT-PRIME', 'PNT-WALL', 'TRM-BASE'];
    expect(beside.map((code) => rowOf(comparison, code)?.ours?.quantity)).toEqual([64, 64, 8]);
  });

  it('is not said of what a line that was not matched may be', async () => {
    const paper = paperOf('BID', [
      line('Architectural shingles', 20, 'SQ', 300),
      line('All flashings, boots, starter strips and ridge caps per plan', null, null, null, {
        rcv: 900,
      }),
    ]);
    const codes = missingIn((await check(paper)).comparison).map(([code]) => code);
    for (const code of ['RFG-START', 'RFG-RIDGE', 'RFG-BOOT', 'RFG-STEP'])
      expect(codes).not.toContain(code);
  });

  it('holds what the description orders, and enters our total only where its owner says so', async () => {
    const paper = paperOf('BID', [line('Toilet', 2, 'EA', 640)]);
    const text = 'Also replace the water heater.';
    const { comparison } = await check(paper, { text });
    const ordered = comparison.rows.find(({ missing }) => missing?.reason === 'ORDERED');
    expect(ordered?.ours?.name).toMatch(/water heater/i);
    expect(causeOf(comparison, 'MISSING_WORK')).toBe(0);
    const id = ordered?.id ?? '';
    const { comparison: taken } = await check(paper, { text, included: [id] });
    expect(causeOf(taken, 'MISSING_WORK')).toBe(ordered?.ours?.amount);
    expect(taken.ours.total).toBe(sumMoney([comparison.ours.total, ordered?.ours?.amount ?? 0]));
    expect(taken.ours.high).toBeGreaterThan(comparison.ours.high);
  });
});

describe('questions about a bid', () => {
  const asks = async (paper: PaperEstimate, more: Asked = {}) =>
    (await check(paper, more)).comparison.questions
      .map(({ question, why }) => `${question} ${why}`)
      .join('\n');
  const bid = (totals: Partial<PaperEstimate['totals']>, more: Partial<PaperEstimate> = {}) => ({
    ...paperOf('BID', [line('Tile floor', 500, 'SF', 40)], {
      totals: { total: 20_000, ...totals },
    }),
    ...more,
  });

  it.each([
    ['90210', 3_000, 'lowered to $1,000'],
    ['21201', 9_000, 'lowered to $6,666'],
    ['73301', 10_000, 'lowered to $6,667'],
  ])('in %s a deposit of $%s is asked to be %s', async (zip, deposit, words) => {
    expect(await asks(bid({ deposit }), { zip })).toContain(words);
  });

  it.each([
    ['90210', 1_000],
    ['73301', 6_000],
  ])('in %s a deposit of $%s is not asked about', async (zip, deposit) => {
    expect(await asks(bid({ deposit }), { zip })).not.toContain('deposit');
  });

  it('name license, warranty, schedule and validity where the paper does not', async () => {
    const open = await asks(bid({}, { validUntil: '2026-01-31' }));
    for (const word of ['license number', 'warranty', 'When do you start', 'January 31, 2026'])
      expect(open).toContain(word);
    const closed = await asks({
      ...bid({}),
      from: { ...bid({}).from, license: 'CBC 1258' },
      prose: 'Two year warranty. Work takes three weeks.',
    });
    for (const word of ['license number', 'warranty', 'When do you start'])
      expect(closed).not.toContain(word);
  });

  it('name vague lines, exclusions that matter and sums that do not add up', async () => {
    const paper = paperOf(
      'BID',
      [
        line('Tile floor', 100, 'SF', 20),
        line('Misc. carpentry as needed', null, null, null, { rcv: 3_000 }),
        line('Permit and disposal', null, null, null, { isExcluded: true }),
      ],
      { totals: { total: 5_400 } },
    );
    const asked = await asks(paper);
    expect(asked).toContain('“Misc. carpentry as needed”');
    expect(asked).toContain('Who does “Permit and disposal”');
    expect(asked).toContain('They differ by $400');
  });
});

describe('a claim', () => {
  const CLAIM = paperOf(
    'CLAIM',
    [
      line('Architectural shingles', 20, 'SQ', 150, { depreciation: 900 }),
      line('Tear off composition shingles', 20, 'SQ', 70),
      line('Drip edge', 40, 'LF', 3),
    ],
    {
      for: {
        insured: 'Ann Lee',
        claimNumber: '55-1234',
        policyNumber: 'HO-9',
        dateOfLoss: '2026-05-09',
      },
      from: { adjuster: 'J. Poe', carrier: 'Acme Mutual' },
      totals: { tax: 210, depreciation: 900, deductible: 1_000, priorPayments: 500 },
    },
  );

  it('has both sides from replacement cost to net', async () => {
    const { comparison } = await check(CLAIM);
    // 3,000 + 1,400 + 120 and 210 of tax; less 900, 1,000 and 500.
    expect(comparison.theirs).toMatchObject({
      net: 4_520,
      rcv: 4_730,
      depreciation: 900,
      acv: 3_830,
      netClaim: 2_330,
    });
    const { ours } = comparison;
    expect(ours.rcv).toBe(ours.total);
    expect(ours.netClaim).toBe(sumMoney([ours.acv ?? 0, -1_500]));
    expect(rowOf(comparison, 'RFG-ARCH')).toMatchObject({
      theirs: { depreciation: 900 },
      priceVerdict: 'LOW',
    });
    expect(rowOf(comparison, 'RFG-ARCH')?.ours?.depreciation).toBeGreaterThan(0);
  });

  it('is asked to be supplemented for what its owner chose', async () => {
    const { comparison } = await check(CLAIM);
    const ids = supplementable(comparison);
    // Tear-off and shingles are one line of a claim, and the drip edge is not short of anything.
    expect(ids).toContain('1+2');
    expect(ids).not.toContain('3');
    const asked = supplementOf(CLAIM, comparison, [
      { rowId: '1+2', photoIds: ['7'] },
      { rowId: 'RFG-START@' },
      { rowId: 'no such row' },
    ]);
    expect(asked).toMatchObject({ claimNumber: '55-1234', insured: 'Ann Lee', adjuster: 'J. Poe' });
    const [shingles, starter] = asked.rows;
    expect(shingles).toMatchObject({
      theirs: 4_400,
      photoIds: ['7'],
      reason: expect.stringContaining('below the range'),
    });
    // As long as the drip edge that the paper lists.
    expect(starter).toMatchObject({ quantity: 40, unit: 'LF', theirs: 0 });
    expect(asked.total).toBe(sumMoney(asked.rows.map(({ ours, theirs }) => ours - theirs)));
    const text = supplementText(asked);
    expect(text).toContain('Claim number: 55-1234');
    expect(text).toContain('gives no advice on coverage');
  });

  it('reads as a mail', async () => {
    const text = comparisonText((await check(CLAIM)).comparison);
    expect(text).toContain('Theirs: $4,730.00');
    expect(text).toContain('Missing from theirs:');
    expect(text).toContain('Starter course: 40 LF');
  });
});

describe('several bids', () => {
  it('stand on one scope, leveled by what each leaves out', async () => {
    const one = paperOf('BID', [line('Toilet', 2, 'EA', 600), line('Vanity 36"', 1, 'EA', 900)], {
      totals: { total: 2_100 },
    });
    const two = paperOf('BID', [line('Toilet', 2, 'EA', 650)], { totals: { total: 1_300 } });
    const { document } = await estimate('', {
      uploads: [
        paperUpload(one, 'CHECK'),
        paperUpload(two, 'CHECK', { fileId: '2', name: 'b.pdf' }),
      ],
    });
    const table = compareBids(
      [
        { name: 'Smith', paper: one },
        { name: 'Jones', paper: two },
      ],
      document,
      book,
      request(''),
    );
    expect(
      table.rows.map(({ name, cells }) => [name, cells.map((cell) => cell?.amount ?? null)]),
    ).toEqual([
      ['Toilet, furnished and set', [1_200, 1_300]],
      ['Vanity with top and sink, 36 in.', [900, null]],
    ]);
    const vanity = table.rows[1]?.ours?.fair ?? 0;
    expect(table.bidders).toEqual([
      { name: 'Smith', total: 2_100, leavesOut: [], leveled: 2_100 },
      {
        name: 'Jones',
        total: 1_300,
        leavesOut: ['Vanity with top and sink, 36 in.'],
        leveled: sumMoney([1_300, vanity]),
      },
    ]);
  });

  it('of one tabulation are as many', async () => {
    const paper = paperOf('BID', [line('Gutters', 100, 'LF', null, { amounts: [900, 1_100] })], {
      bidders: [
        { name: 'Smith', total: 900 },
        { name: 'Jones', total: 1_100 },
      ],
    });
    const { document } = await estimate('', { uploads: [paperUpload(paper, 'CHECK')] });
    const table = compareBids([{ name: 'tab.xlsx', paper }], document, book, request(''));
    expect(table.bidders.map(({ name, total }) => [name, total])).toEqual([
      ['Smith', 900],
      ['Jones', 1_100],
    ]);
    expect(table.rows[0]?.cells.map((cell) => cell?.amount)).toEqual([900, 1_100]);
  });
});

const cents = fc.integer({ min: 0, max: 500_000 }).map((amount) => amount / 100);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const anyLine: fc.Arbitrary<Omit<PaperLine, 'id'>> = fc
  .record({
    what: fc.constantFrom(
      ['Toilet', 'EA'],
      ['R&R drywall', 'SF'],
      ['Remove drywall', 'SF'],
      ['Tile floor', 'SY'],
      ['Architectural shingles', 'SQ'],
      ['Secret sauce', 'EA'],
      ['Permit', 'LS'],
    ),
    room: fc.constantFrom(null, 'Kitchen', 'Bath'),
    quantity: maybe(fc.integer({ min: 1, max: 40_000 }).map((n) => n / 100)),
    unitPrice: maybe(cents),
    tax: maybe(cents),
    rcv: maybe(cents),
    isCredit: fc.boolean(),
    isAlternate: fc.boolean(),
  })
  .map(({ what: [name = '', unit = ''], quantity, unitPrice, ...more }) =>
    line(name, quantity, unit, unitPrice, more),
  );
const anyPaper = fc
  .record({
    kind: fc.constantFrom('BID', 'CLAIM', 'TAKEOFF', 'OTHER'),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    totals: fc.record({
      tax: maybe(cents),
      overhead: maybe(cents),
      discount: maybe(cents),
      total: maybe(cents),
      rcv: maybe(cents),
    }),
  })
  .map(({ kind, lines, totals }) => paperOf(kind as PaperEstimate['kind'], lines, { totals }));

describe('any paper', () => {
  it('has a gap that its causes sum to, and each line in one row', async () => {
    await fc.assert(
      fc.asyncProperty(anyPaper, fc.boolean(), async (paper, isChecked) => {
        const uploads = [paperUpload(paper, isChecked ? 'CHECK' : 'PRICE')];
        const terms = request('', {
          uploads,
          agentKind: paper.kind === 'CLAIM' ? 'INSURANCE' : 'HOME_PROJECT',
          zip: '43215',
        });
        const document = estimateScope(await preview(terms), terms, book);
        const bare = comparePaper(paper, document, book, terms);
        const all = bare.rows.filter(({ missing }) => missing !== null).map(({ id }) => id);
        for (const comparison of [bare, comparePaper(paper, document, book, terms, [], all)]) {
          const { waterfall, gap, ours, theirs, rows, matchedShare } = comparison;
          expect(sumMoney(waterfall.map(({ amount }) => amount))).toBe(gap);
          expect(gap).toBe(sumMoney([ours.total, -theirs.total]));
          expect(Math.abs(causeOf(comparison, 'ROUNDING'))).toBeLessThan(1.01);
          expect(ours.low).toBeLessThanOrEqual(ours.total);
          expect(ours.high).toBeGreaterThanOrEqual(ours.total);
          expect(matchedShare).toBeGreaterThanOrEqual(0);
          expect(matchedShare).toBeLessThanOrEqual(1);
          const ids = rows.flatMap((row) => row.theirs?.lineIds ?? []);
          expect(new Set(ids).size).toBe(ids.length);
          const counted = paper.lines.filter(
            ({ isAlternate, quantity, rcv }) => !isAlternate && (quantity !== null || rcv !== null),
          );
          expect(counted.every(({ id }) => ids.includes(id))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
