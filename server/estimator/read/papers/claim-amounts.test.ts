import { describe, expect, it } from 'vitest';
import { estimateTotal, lineTotal } from '../../../domain/money/pricing.ts';
import { estimate } from '../../testing/estimate.ts';
import {
  codeUpgradeIn,
  contraryDepreciation,
  depreciationIn,
  priorPaymentsIn,
} from './claim-amounts.ts';

const lost = (rate: number | null) => ({ rate, isRecoverable: false });
const later = (rate: number) => ({ rate, isRecoverable: true });

describe('amounts of a claim', () => {
  it.each([
    ['Depreciation 40%. Deductible $500', { depreciation: later(0.4) }],
    ['Depreciate 25 percent', { depreciation: later(0.25) }],
    ['Depreciate everything by 12.5 %', { depreciation: later(0.125) }],
    ['The adjuster took 30% depreciation', { depreciation: later(0.3) }],
    ['Depreciation: 0%', { depreciation: later(0) }],
    ['non-recoverable depreciation 40%', { depreciation: lost(0.4) }],
    ['Depreciation of 20% is not recoverable', { depreciation: lost(0.2) }],
    ['The depreciation is not recoverable', { depreciation: lost(null) }],
    ['Prior payment $4,500', { paid: 4_500 }],
    ['Prior payments: $1,250.50 so far', { paid: 1_250.5 }],
    ['My insurer has already paid me $3k', { paid: 3_000 }],
    ['They paid $2,000 in August', { paid: 2_000 }],
    ['$900 was already paid', { paid: 900 }],
    ['Code upgrade $1,200', { upgrade: 1_200 }],
    ['There is $800 for code upgrades', { upgrade: 800 }],
    ['Ordinance and law: $5,000', { upgrade: 5_000 }],
    ['Replace 40 SF of drywall, 15% contingency, I paid $300 for the carpet', {}],
    ['Upgrade the panel to code, roof is 40 % of the house', {}],
  ])('%s', (text, told) => {
    expect({
      depreciation: depreciationIn(text),
      paid: priorPaymentsIn(text),
      upgrade: codeUpgradeIn(text),
    }).toEqual({ depreciation: null, paid: null, upgrade: null, ...told });
    expect(contraryDepreciation(text)).toEqual([]);
  });

  it('that contradict each other are not used, and said', () => {
    const text = 'Roof depreciation 20%, fence depreciation 40%';
    expect(depreciationIn(text)).toBeNull();
    expect(contraryDepreciation(text)).toEqual([expect.stringContaining('20% and 40%')]);
    expect(contraryDepreciation('Depreciation 140%')).toHaveLength(1);
  });
});

describe('a claim', () => {
  const FENCE = 'Wind claim. Replace 80 LF of wood fence.';
  const claimOf = async (text: string) => {
    const { document } = await estimate(`${FENCE} ${text}`, { agentKind: 'INSURANCE' });
    if (!document.claim) throw new Error('No claim.');
    return { document, claim: document.claim };
  };

  it('takes the told share of what its lines cost new', async () => {
    const { document, claim } = await claimOf('Depreciation 40%. Deductible $500.');
    const fence = document.items.filter(({ metadata }) => metadata.claim?.life != null);
    expect(fence.length).toBeGreaterThan(0);
    for (const line of fence)
      expect(line.metadata.claim?.depreciation).toBeCloseTo(0.4 * lineTotal(line), 2);
    expect(claim.net).toBeCloseTo(claim.acv - 500, 2);
    expect(document.reasoning).toContain('40% of each line that wears out');
    expect(document.assumptions.join(' ')).not.toContain('not known: 35%');
    expect(document.scope?.unread).toEqual([]);
  });

  it('pays nothing later of what is told to be lost', async () => {
    const { claim } = await claimOf('Non-recoverable depreciation 40%. Deductible $500.');
    expect(claim.recoverableDepreciation).toBe(0);
    expect(claim.nonRecoverableDepreciation).toBeGreaterThan(0);
    expect(claim.netOnCompletion).toBe(claim.net);
  });

  it('pays less by what was paid before, and the code upgrade only in the end', async () => {
    const plain = await claimOf('Deductible $500.');
    const { document, claim } = await claimOf(
      'Deductible $500. Prior payment $600. Code upgrade $250.',
    );
    expect(estimateTotal(document)).toBe(estimateTotal(plain.document));
    expect(claim).toMatchObject({ priorPayments: 600, codeUpgrade: 250 });
    expect(claim.net).toBeCloseTo((plain.claim.net ?? 0) - 850, 2);
    expect(claim.netOnCompletion).toBeCloseTo((plain.claim.netOnCompletion ?? 0) - 600, 2);
    expect(document.reasoning).toContain('prior payments of $600');
  });
});
