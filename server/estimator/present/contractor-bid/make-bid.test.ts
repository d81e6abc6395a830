import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bidLineTotal, bidTotals } from '../../../domain/bid/bid-totals.ts';
import {
  type ContractorBidDocument,
  contractorBidSchema,
} from '../../../domain/bid/contractor-bid.ts';
import { applyBidEdits, bidEditsSchema } from '../../../domain/bid/edit-bid.ts';
import { type EstimateDocument } from '../../../domain/estimate/estimate.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import { roundCents, sumMoney } from '../../../domain/money/money.ts';
import type { EstimateRequest } from '../../estimate-request.ts';
import { regionOf } from '../inventory/terms.ts';
import { book, estimate } from '../../testing/estimate.ts';
import { makeBid } from './make-bid.ts';
import { bidPayments } from '../../../domain/bid/bid-payments.ts';

const offer = (document: EstimateDocument, note = ''): ContractorBidDocument =>
  makeBid(
    document,
    {
      book,
      region: regionOf(book, document.location, ''),
      finishLevel: 'STANDARD',
      isCommercial: document.propertyType === 'COMMERCIAL',
    },
    note,
  );

const bidFor = async (text: string, more: Partial<EstimateRequest> = {}) => {
  const { document } = await estimate(text, { zip: '80218', ...more });
  return { document, bid: offer(document) };
};

const AGENTS = ['HOME_PROJECT', 'INSURANCE', 'CONTRACTOR'] as const;

describe('the sums of a bid', () => {
  it('reconcile to the cent with the estimate, whoever it was written for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('remodel the bathroom', 'remodel the kitchen', 'replace the toilet'),
        fc.constantFrom(...AGENTS),
        fc.constantFrom('TRADE_DIRECT' as const, 'GC_MANAGED' as const, 'FULL_SERVICE' as const),
        fc.constantFrom('94110', '60601', '98115', ''),
        async (text, agentKind, delivery, zip) => {
          const { document, bid } = await bidFor(text, { agentKind, delivery, zip });
          const { labor, material, equipment, tax, total } = bidTotals(bid);
          const { overhead, profit, contingency } = bid;
          expect(sumMoney([labor, material, equipment, tax, overhead, profit, contingency])).toBe(
            total,
          );
          expect(sumMoney(bid.lineItems.map(bidLineTotal))).toBe(
            sumMoney([labor, material, equipment, tax]),
          );
          expect(roundCents(total - contingency)).toBe(estimateTotal(document));
          expect(sumMoney(bidPayments(bid).map(({ amount }) => amount))).toBe(total);
          expect(contractorBidSchema.safeParse(bid).success).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('take the split a contractor’s estimate already has', async () => {
    const { document, bid } = await bidFor('remodel the 5x8 bathroom', { agentKind: 'CONTRACTOR' });
    const totals = bidTotals(bid);
    expect([totals.labor, totals.material, totals.equipment, totals.tax]).toEqual([
      document.bid?.labor,
      document.bid?.material,
      document.bid?.equipment,
      document.bid?.tax,
    ]);
    expect(bid.contingency).toBe(document.bid?.contingency);
  });

  it('show a total set by hand as a line of its own', async () => {
    const { document } = await bidFor('replace the toilet');
    const bid = offer({ ...document, totalOverride: 1_000 });
    expect(roundCents(bidTotals(bid).total - bid.contingency)).toBe(1_000);
    expect(bid.lineItems.at(-1)).toMatchObject({ name: 'Adjustment to the agreed total' });
  });

  it('divide a line without a code as is usual in its category, and say so', async () => {
    const { document } = await bidFor('replace the toilet');
    const [first] = document.items;
    if (!first) throw new Error('no line');
    const own = { ...first, quantity: 1, unitPrice: 333.33, tax: 1.11, category: 'Tile' };
    const metadata = { ...own.metadata, code: null, cost: null };
    const bid = offer({ ...document, items: [{ ...own, metadata }] });
    const [line] = bid.lineItems;
    expect(line?.labor).toBeGreaterThan(0);
    expect(line?.material).toBeGreaterThan(0);
    expect(line && bidLineTotal(line)).toBe(334.44);
    expect(bid.summary).toContain('How 1 line divides into labor and material is approximate');
  });

  it('hold no contingency in a claim, whose insurer pays for what is found by a supplement', async () => {
    const { bid } = await bidFor('remodel the bathroom', { agentKind: 'INSURANCE' });
    expect(bid.contingency).toBe(0);
    expect(bid.overhead).toBe(bid.profit);
    expect(bid.overhead).toBeGreaterThan(0);
  });
});

describe('the payments', () => {
  it('keep the deposit under the cap of the state, also after the total was changed', async () => {
    const { bid } = await bidFor('remodel the kitchen', { zip: '94110' });
    expect(bidPayments(bid)[0]).toMatchObject({ due: 'Deposit at signing', amount: 1_000 });
    const edits = bidEditsSchema.parse({
      profit: 50_000,
      paymentSchedule: [
        { due: 'Now', share: 0.5 },
        { due: 'Later', share: 0.5 },
      ],
    });
    const changed = applyBidEdits(bid, edits);
    const [now, later] = bidPayments(changed);
    expect(now?.amount).toBe(1_000);
    expect(sumMoney([now?.amount ?? 0, later?.amount ?? 0])).toBe(bidTotals(changed).total);
  });
});

describe('the schedule', () => {
  it('follows the order of the work, without a gap', async () => {
    const { bid } = await bidFor('remodel the 5x8 bathroom');
    const names = bid.schedule.map(({ name }) => name);
    expect(names[0]).toBe('Demolition and haul-off');
    expect(names.at(-1)).toBe('Cleaning and final walk-through');
    expect(names.indexOf('Insulation and drywall')).toBeLessThan(names.indexOf('Painting'));
    let end = 0;
    for (const { startDay, days } of bid.schedule) {
      expect(startDay === end || startDay === end + 1).toBe(true);
      end = startDay + days - 1;
    }
  });

  it('puts a few hours into one day', async () => {
    const { bid } = await bidFor('replace the toilet');
    expect(new Set(bid.schedule.map(({ startDay, days }) => startDay + days))).toEqual(
      new Set([2]),
    );
  });

  it('is longer for more work', async () => {
    const length = async (text: string) =>
      (await bidFor(text)).bid.schedule.reduce((sum, { days }) => sum + days, 0);
    expect(await length('paint 40x40 ft living room walls')).toBeGreaterThan(
      await length('paint 10x10 ft living room walls'),
    );
  });
});

describe('the words for the customer', () => {
  it('say what the work is, and nothing of how its quantity was found', async () => {
    const { bid, document } = await bidFor('remodel the bathroom', { agentKind: 'CONTRACTOR' });
    expect(bid.lineItems.length).toBeGreaterThan(20);
    const texts = [bid.summary, ...bid.lineItems.map(({ description }) => description)].join('\n');
    expect(texts).not.toMatch(/quantity|measure|assum/i);
    // What the work costs its contractor is for nobody else; a proposal prints the assumptions.
    expect(document.assumptions.join('\n')).not.toMatch(/crew|billed|price[- ]book/i);
    expect(document.reasoning).toContain('Own crew');
  });

  it('leave out nothing that the lines hold, also once lines were taken out', async () => {
    const { document, bid } = await bidFor(
      'remodel the bathroom, with a permit and an asbestos survey, after-hours work only',
      { agentKind: 'CONTRACTOR' },
    );
    expect(bid.exclusions).toContain('permit and impact fees beyond those listed');
    expect(bid.exclusions).toContain(
      'hazardous material abatement beyond the surveys and precautions listed',
    );
    expect(bid.exclusions).not.toContain('after-hours work');
    expect(document.exclusions).toEqual(bid.exclusions);
    const isPermit = ({ metadata: { code } }: (typeof document.items)[number]) =>
      code?.startsWith('PRM-');
    const without = offer({
      ...document,
      items: document.items.filter((item) => !isPermit(item)),
    });
    expect(without.exclusions).toContain('permit and impact fees');
    expect(without.exclusions).toContain('hazardous material abatement');
    expect(without.exclusions).toHaveLength(bid.exclusions.length);
  });
});

describe('edits of a bid', () => {
  it('leave what is not named, number new lines on, and keep tax and equipment of old ones', async () => {
    const { bid } = await bidFor('replace the toilet');
    const [first] = bid.lineItems;
    if (!first) throw new Error('no line');
    const edits = bidEditsSchema.parse({
      lineItems: [
        { ...first, tax: undefined, equipment: undefined, labor: 500 },
        { name: 'Extra', quantity: 1, unit: '', labor: 10, material: 5 },
      ],
    });
    const changed = applyBidEdits(bid, edits);
    const last = Math.max(...bid.lineItems.map(({ id }) => Number(id)));
    expect(changed.lineItems).toMatchObject([
      { id: first.id, labor: 500, tax: first.tax },
      { id: String(last + 1), unit: 'EA', tax: 0, equipment: 0, description: '' },
    ]);
    expect({ ...changed, lineItems: [] }).toEqual({ ...bid, lineItems: [] });
  });

  it.each([
    [{ paymentSchedule: [] }, 'A bid needs at least one payment.'],
    [
      { paymentSchedule: [{ due: 'x', share: 0.5 }] },
      'The payments must add up to 100% of the total.',
    ],
    [
      { schedule: [{ name: 'x', startDay: 0, days: 1 }] },
      'A phase begins on day 1 at the earliest.',
    ],
    [{ schedule: [{ name: 'x', startDay: 1.5, days: 1 }] }, 'A day must be a whole number.'],
    [{ overhead: 1e10 }, 'This amount is too large.'],
    [{ title: 'x'.repeat(161) }, 'Please keep this to at most 160 characters.'],
  ])('are refused with %j', (input, message) => {
    expect(bidEditsSchema.safeParse(input).error?.issues[0]?.message).toBe(message);
  });
});
