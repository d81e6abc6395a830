import { describe, expect, it } from 'vitest';
import { aClaim, aLine, aPrint } from '../testing/estimates.ts';
import { NO_FACTS } from '../../../domain/scope/scope-facts.ts';
import { emptyScope } from '../../../domain/scope/scope-of-work.ts';
import { read } from '../testing/read-pdf.ts';

describe('a claim', () => {
  it('goes from replacement cost to net, with what age took from each line', async () => {
    const claim = {
      removalCode: null,
      age: 8,
      isAgeAssumed: true,
      life: 25,
      depreciationRate: 0.32,
      depreciation: 6.4,
      isRecoverable: false,
      acv: 14.85,
    };
    const items = [aLine(1, { metadata: { ...aLine(1).metadata, claim } })];
    const { text } = await read(aPrint({ ...aClaim, items }));
    expect(text).toContain('Age 8 of 25 years (assumed), 32% depreciated');
    expect(text).toContain('<$6.40>');
    for (const amount of [
      '$1,000.00',
      '($150.00)',
      '<$50.00>',
      '$800.00',
      '($500.00)',
      '$450.00',
    ]) {
      expect(text).toContain(amount);
    }
    expect(text).toContain('does not say what a policy covers');
  });

  it('names what an adjuster looks for, what is not stated, and our number as ours', async () => {
    const facts = {
      ...NO_FACTS,
      insured: 'Maria Gonzalez',
      policyNumber: 'HO-123',
      dateOfLoss: '2026-10-12',
    };
    const scope = { ...emptyScope('RULES'), facts };
    const overhead = aLine(2, { name: 'Overhead', tags: ['overhead-profit'] });
    const { pages, text } = await read(
      aPrint({
        ...aClaim,
        peril: 'hail',
        scope,
        items: [aLine(1), overhead],
        delivery: 'TRADE_DIRECT',
      }),
    );
    const [first = ''] = pages;
    for (const part of ['Maria Gonzalez', 'HO-123', 'October 12, 2026', 'Hail', 'Not stated']) {
      expect(first).toContain(part);
    }
    expect(first).toContain('Our reference CLM-7KQ2MX4P');
    expect(first).toContain('$21.00, in the total');
    expect(text).not.toContain('Trades hired directly');
  });

  it('says that a deductible is not known', async () => {
    const claim = { ...aClaim.claim, deductible: null, net: null, netOnCompletion: null };
    const { text } = await read(aPrint({ ...aClaim, claim }));
    expect(text).toContain('not stated');
    expect(text).not.toContain('Net claim');
  });
});
