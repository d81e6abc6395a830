import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../domain/money/money.ts';
import { check, rowOf } from '../testing/check-paper.ts';
import { paperLine as line, paperOf } from '../testing/paper.ts';
import { supplementOf, supplementText } from './supplement.ts';

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
    const everyRow = comparison.rows.map(({ id }) => ({ rowId: id }));
    const ids = supplementOf(CLAIM, comparison, everyRow, []).rows.map(({ rowId }) => rowId);
    // Tear-off and shingles are one line of a claim, and the drip edge is not short of anything.
    expect(ids).toContain('1+2');
    expect(ids).not.toContain('3');
    const asked = supplementOf(
      CLAIM,
      comparison,
      [
        { rowId: '1+2', photoIds: ['7'] },
        { rowId: 'RFG-START@' },
        { rowId: '1+2', photoIds: ['7', '8'] },
      ],
      ['9', '8'],
    );
    // Each photo once: first those of the request as a whole.
    expect(asked.photoIds).toEqual(['9', '8', '7']);
    expect(asked).toMatchObject({ claimNumber: '55-1234', insured: 'Ann Lee', adjuster: 'J. Poe' });
    const [shingles, starter] = asked.rows;
    expect(shingles).toMatchObject({
      theirs: 4_400,
      photoIds: ['7', '8'],
      reason: expect.stringContaining('below the range'),
    });
    // As long as the drip edge that the paper lists.
    expect(starter).toMatchObject({ quantity: 40, unit: 'LF', theirs: 0 });
    expect(asked.total).toBe(sumMoney(asked.rows.map(({ ours, theirs }) => ours - theirs)));
    // A row that is named twice is asked for once; one that is not there is refused.
    expect(asked.rows).toHaveLength(2);
    expect(() => supplementOf(CLAIM, comparison, [{ rowId: 'no such row' }], [])).toThrow(
      'A line that you chose is no longer in the comparison. Reload the page.',
    );
    const text = supplementText(asked, [
      { name: 'roof.jpg', caption: null },
      { name: 'IMG_2.jpg', caption: 'Valley over\nthe porch' },
    ]);
    expect(text).toContain(
      'Photos that show it:\n1. roof.jpg\n2. Valley over the porch (IMG_2.jpg)\n\n',
    );
    expect(text).toContain('Claim number: 55-1234');
    expect(text).toContain('gives no advice on coverage');
  });

  it('of three trades is asked for overhead and profit where it has none', async () => {
    const lines = [
      line('Architectural shingles', 20, 'SQ', 320),
      line('Drywall, hung and taped', 200, 'SF', 3),
      line('Paint the walls, two coats', 400, 'SF', 1.2),
    ];
    const { comparison } = await check(paperOf('CLAIM', lines));
    const [row] = comparison.rows.filter(({ missing }) => missing?.reason === 'GENERAL_CONTRACTOR');
    const amount = comparison.ours.overheadProfit ?? 0;
    expect(row?.ours?.amount).toBe(amount);
    expect(comparison.summary).toContain(
      'Overhead and profit of a general contractor are not on it',
    );
    const asked = supplementOf(paperOf('CLAIM', lines), comparison, [{ rowId: row?.id ?? '' }], []);
    expect(asked.total).toBe(amount);
    expect(supplementText(asked, [])).toContain('The repair takes 3 trades');
    expect(supplementText(asked, [])).not.toContain('Photos');

    const paid = paperOf('CLAIM', lines, { totals: { overhead: 760, profit: 760 } });
    const reasons = (await check(paid)).comparison.rows.map(({ missing }) => missing?.reason);
    expect(reasons).not.toContain('GENERAL_CONTRACTOR');
  });
});
