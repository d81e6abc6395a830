import { describe, expect, it } from 'vitest';
import { type EstimateDocument, estimateDocumentSchema } from '../../domain/estimate.ts';
import { estimate } from '../../estimator/testing/estimate.ts';
import { toRestDocument } from './estimate-document.rest.ts';

/** A document as stored before claims, bids and finish levels existed. */
const asStoredBefore = async (): Promise<Record<string, unknown>> => {
  const { document } = await estimate('Replace toilet');
  const { claim: _claim, bid: _bid, finishTotals: _finishTotals, ...rest } = document;
  return {
    ...rest,
    items: document.items.map(({ metadata, ...item }) => {
      const { claim: _lineClaim, cost: _cost, ...known } = metadata;
      return { ...item, metadata: known };
    }),
  };
};

describe('an estimate stored before its agents had figures', () => {
  it('is still valid, with the figures absent', async () => {
    const parsed = estimateDocumentSchema.parse(await asStoredBefore());
    expect(parsed).toMatchObject({ claim: null, bid: null, finishTotals: null });
    expect(parsed.items[0]?.metadata).toMatchObject({ claim: null, cost: null });
  });

  it('is answered over REST as it lies in the row', async () => {
    const { summary, items } = toRestDocument(
      (await asStoredBefore()) as unknown as EstimateDocument,
    );
    expect(summary).toMatchObject({ claim: null, bid: null, finish_totals: null });
    expect(items[0]?.metadata).toMatchObject({ claim: null, cost: null });
  });
});

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

  it('is null for an estimate stored before it was kept', async () => {
    const { scope: _scope, ...before } = (await estimate('Replace toilet')).document;
    expect(toRestDocument(before as unknown as EstimateDocument).scope).toBeNull();
  });
});
