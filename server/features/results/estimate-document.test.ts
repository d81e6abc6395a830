import { describe, expect, it } from 'vitest';
import { estimate } from '../../estimator/testing/estimate.ts';
import { toRestDocument } from './estimate-document.rest.ts';

describe('the figures on the wire', () => {
  it('speak of a claim in snake case', async () => {
    const { document } = await estimate('R&R 1/2" drywall 320 SF. Deductible $500.', {
      agentKind: 'INSURANCE',
    });
    const { summary, items } = toRestDocument(document);
    expect(summary.claim).toMatchObject({ deductible: 500, overhead_method: 'none' });
    expect(summary.claim?.recoverable_depreciation).toBe(document.claim?.recoverableDepreciation);
    const drywall = items.find(({ metadata }) => metadata.code === 'DRW-WALL');
    expect(drywall?.metadata.claim).toMatchObject({
      removal_code: 'DEM-DRYWALL',
      is_age_assumed: true,
      life: 70,
    });
  });

  it('speak of a bid in snake case', async () => {
    const { document } = await estimate('Hall bath 5x8 gut remodel', { agentKind: 'CONTRACTOR' });
    const { summary, items } = toRestDocument(document);
    expect(summary.bid?.direct_cost).toBe(document.bid?.directCost);
    expect(summary.bid?.payment_schedule[0]).toMatchObject({ due: 'Deposit at signing' });
    expect(summary.bid?.allowances[0]).toHaveProperty('unit_amount');
    expect(items[0]?.metadata.cost).toHaveProperty('labor');
  });
});

describe('what was understood, on the wire', () => {
  it('speaks in snake case and small letters, and leaves values as they are', async () => {
    const { document } = await estimate('Repaint my 12x14 bedroom, walls only');
    const { scope, items } = toRestDocument(document);
    expect(scope).toMatchObject({
      version: 1,
      read_by: 'rules',
      places: [{ label: 'Bedroom', length_ft: 14, area_sf: 168, basis: 'stated' }],
      work: [{ does: { kind: 'assembly' }, owner_supplies: false, by: 'rules' }],
      facts: { year_built: null, after_hours: false },
    });
    expect(JSON.stringify(scope)).not.toMatch(/nextId|next_id|[a-z][A-Z]\w*":/);
    expect(items[0]?.metadata.work_id).toMatch(/^w\d+$/);
  });
});
