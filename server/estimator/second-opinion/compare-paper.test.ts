import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../domain/money/money.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import { estimateTotal } from '../../domain/money/pricing.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import { type Asked, causeOf, check, missingIn, rowOf } from '../testing/check-paper.ts';
import { book, estimate, request } from '../testing/estimate.ts';
import { paperLine as line, paperOf, paperUpload } from '../testing/paper.ts';
import { comparePaper } from './compare-paper.ts';
import { whyNotByHand } from './match.ts';

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

  it('whose total leaves the contingency out has none in the comparison', async () => {
    const totals = { ...BID.totals, contingency: 820, contingencyPercent: 10 };
    const { comparison } = await check({ ...BID, totals });
    expect(comparison.theirs).toMatchObject({ contingency: null, total: 8_200 });
    expect(causeOf(comparison, 'CONTINGENCY')).toBe(0);
  });

  it('of goods alone beside the same work is compared with goods, and the work with work', async () => {
    const paper = paperOf(
      'BID',
      [
        line('Porcelain tile floor, material only', 100, 'SF', 5.2),
        line('Porcelain tile floor', 50, 'SF', 13),
      ],
      { totals: { total: 1_170 } },
    );
    const { comparison, document } = await check(paper);
    const sides = comparison.rows.flatMap(({ theirs, ours, kind }) =>
      kind === 'BOTH' ? [[theirs?.quantity, ours?.quantity]] : [],
    );
    expect(sides).toEqual([
      [100, 100],
      [50, 50],
    ]);
    expect(comparison.ours.total).toBe(estimateTotal(document));
    expect(causeOf(comparison, 'UNIT_PRICES')).toBe(comparison.gap);
  });

  it.each(['in its row', 'in a sentence'])(
    'of goods that our estimate lacks is set beside goods, told %s',
    async (where) => {
      const tile = (words: string, more: Partial<PaperEstimate> = {}) =>
        paperOf('BID', [line(words, 100, 'SF', 5.2)], { totals: { total: 520 }, ...more });
      const place = { page: 1, sheet: null, row: null, box: null };
      const goods =
        where === 'in its row'
          ? tile('Porcelain tile floor, material only')
          : tile('Porcelain tile floor', { unread: [{ place, text: 'Materials only.' }] });
      // Our estimate is of other work.
      const other = paperOf('BID', [line('Baseboard', 120, 'LF', 7.5)]);
      const { document } = await estimate('', { uploads: [paperUpload(other, 'CHECK')] });
      const beside = (paper: PaperEstimate) =>
        rowOf(comparePaper(paper, document, book, request(''), []), 'TIL-FLOOR')?.ours;
      const [alone, whole] = [beside(goods), beside(tile('Porcelain tile floor'))];
      expect(alone?.name).toBe(`${whole?.name}, materials only`);
      expect(alone?.unitPrice).toBeLessThan((whole?.unitPrice ?? 0) / 2);
    },
  );

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

  it.each<[how: string, totals: Partial<PaperEstimate['totals']>, total: number]>([
    ['in dollars', { contingency: 600, total: 8_800 }, 8_800],
    ['by its share, without a total', { contingencyPercent: 10 }, 9_020],
    ['by its share, in the total', { contingencyPercent: 10, total: 9_020 }, 9_020],
  ])(
    'has a contingency %s beside the work: its own cause, and a question',
    async (_how, totals, total) => {
      const without = (await check(BID)).comparison;
      const { comparison } = await check({
        ...BID,
        totals: { ...BID.totals, total: null, ...totals },
      });
      const contingency = sumMoney([total, -8_200]);
      expect(comparison.theirs).toMatchObject({ contingency, total });
      expect(comparison.ours).toEqual(without.ours);
      expect(causeOf(comparison, 'CONTINGENCY')).toBe(-contingency);
      expect(comparison.rows).toEqual(without.rows);
      expect(comparison.questions.map(({ question }) => question)).toContain(
        `Is what is left of the contingency of $${contingency} credited to me?`,
      );
      expect(without.questions.map(({ question }) => question).join(' ')).not.toContain(
        'contingency',
      );
    },
  );

  it('keeps what it names without a figure, and says what to ask', async () => {
    const open = { ...line('Gutter cleaning', 1, 'EA'), quantity: null, quantityText: 'TBD' };
    const { comparison } = await check(paperOf('BID', [line('Toilet', 2, 'EA', 700), open]));
    const [row] = comparison.rows.filter(({ kind }) => kind === 'NOT_MATCHED');
    expect(row).toMatchObject({
      theirs: { description: 'Gutter cleaning', amount: null },
      why: 'It states “TBD” and no price. Ask what it comes to.',
    });
    expect(comparison.gap).toBe(sumMoney([comparison.ours.total, -comparison.theirs.total]));
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

describe('a line matched by hand', () => {
  const permit = book.items.get('PRM-ROOF')!;

  it('of one lump is one piece of a row that is priced by the piece', async () => {
    const paper = paperOf('BID', [line('Espresso machine rebuild', 1, 'LS', 260)]);
    const matches = [{ lineIds: ['1'], code: permit.code }];
    const { comparison } = await check(paper, { matches });
    expect(rowOf(comparison, permit.code)).toMatchObject({
      kind: 'BOTH',
      quantityDifference: 0,
      theirs: { amount: 260 },
    });
  });

  it.each([
    [line('Permit', 12, 'LF', 260), /^“Permit” is measured in LF, .* is priced per EA\. Choose/],
    [{ ...line('Permit', 1, 'EA', 260), quantity: null }, /^“Permit” states no quantity/],
  ])('is refused with what to do where it could not be priced', (theirs, said) => {
    expect(whyNotByHand(theirs, permit)).toMatch(said);
    expect(whyNotByHand(line('Permit', 1, 'LS', 260), permit)).toBeNull();
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
