import { describe, expect, it } from 'vitest';
import { estimateTotal, lineTotal } from '../../domain/pricing.ts';
import { NO_FACTS } from '../../domain/scope-facts.ts';
import { estimate } from '../testing/estimate.ts';
import { claimTermsIn } from './claim-terms.ts';

const { depreciationRate, isNonRecoverable, priorPayments, codeUpgrade } = NO_FACTS;
const NONE = { depreciationRate, isNonRecoverable, priorPayments, codeUpgrade };

describe('terms of a claim', () => {
  it.each([
    ['Depreciation 40%. Deductible $500', { depreciationRate: 0.4 }],
    ['Depreciate 25 percent', { depreciationRate: 0.25 }],
    ['Depreciate everything by 12.5 %', { depreciationRate: 0.125 }],
    ['The adjuster took 30% depreciation', { depreciationRate: 0.3 }],
    ['Depreciation: 0%', { depreciationRate: 0 }],
    ['non-recoverable depreciation 40%', { depreciationRate: 0.4, isNonRecoverable: true }],
    ['Depreciation of 20% is not recoverable', { depreciationRate: 0.2, isNonRecoverable: true }],
    ['Prior payment $4,500', { priorPayments: 4_500 }],
    ['Prior payments: $1,250.50 so far', { priorPayments: 1_250.5 }],
    ['My insurer has already paid me $3k', { priorPayments: 3_000 }],
    ['They paid $2,000 in August', { priorPayments: 2_000 }],
    ['$900 was already paid', { priorPayments: 900 }],
    ['Code upgrade $1,200', { codeUpgrade: 1_200 }],
    ['There is $800 for code upgrades', { codeUpgrade: 800 }],
    ['Ordinance and law: $5,000', { codeUpgrade: 5_000 }],
    ['Replace 40 SF of drywall, 15% contingency, I paid $300 for the carpet', {}],
    ['Upgrade the panel to code, roof is 40 % of the house', {}],
  ])('%s', (text, told) => {
    expect(claimTermsIn(text)).toEqual({ facts: { ...NONE, ...told }, unclear: [] });
  });

  it('that contradict each other are not used, and said', () => {
    const { facts, unclear } = claimTermsIn('Roof depreciation 20%, fence depreciation 40%');
    expect(facts.depreciationRate).toBeNull();
    expect(unclear).toEqual([expect.stringContaining('20 % and 40 %')]);
    expect(claimTermsIn('Depreciation 140%').unclear).toHaveLength(1);
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
    expect(document.reasoning).toContain('40 % of every line that ages');
    expect(document.assumptions.join(' ')).not.toContain('not known: 35 %');
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
