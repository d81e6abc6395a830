import { describe, expect, it } from 'vitest';
import { roundCents } from '../../domain/money/money.ts';
import { estimateTotal } from '../../domain/money/pricing.ts';
import { estimate } from '../testing/estimate.ts';

const bidOf = async (text: string, zip = '80218') => {
  const { document } = await estimate(text, { agentKind: 'CONTRACTOR', zip });
  if (!document.bid) throw new Error('no bid');
  return { document, bid: document.bid };
};

const HALL_BATH = 'Bid for hall bath 5x8 gut remodel';
const KITCHEN = 'Full kitchen remodel 12x14, new cabinets, quartz counters, LVP floor';
const cents = (amount: number): number => Math.round(amount * 100);
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + cents(amount), 0);

describe('a bid', () => {
  it('splits every line and the whole into labor, material and equipment', async () => {
    const { document, bid } = await bidOf(HALL_BATH);
    for (const { quantity, unitPrice, metadata } of document.items) {
      if (!metadata.cost) continue;
      const { labor, material, equipment } = metadata.cost;
      expect(Math.min(labor, material, equipment)).toBeGreaterThanOrEqual(0);
      expect(cents(labor + material + equipment)).toBe(cents(quantity * unitPrice));
    }
    const parts = document.items.flatMap(({ metadata }) => metadata.cost ?? []);
    expect(cents(bid.material)).toBe(sum(parts.map(({ material }) => material)));
    expect(bid.price).toBe(estimateTotal(document));
    expect(bid.tax).toBeCloseTo(sum(document.items.map(({ tax }) => tax)) / 100, 2);
  });

  it('explains the price by cost, markup and margin that agree with each other', async () => {
    const { bid } = await bidOf(HALL_BATH);
    const untaxed = bid.price - bid.tax;
    expect(bid.directCost).toBeLessThan(untaxed);
    expect(bid.directCost * (1 + bid.markupRate)).toBeCloseTo(untaxed, -1);
    expect(bid.margin).toBeCloseTo(bid.markupRate / (1 + bid.markupRate), 3);
    expect(bid.usualPrice).toBe(roundCents(bid.directCost * 1.5));
  });

  it('keeps the contingency beside the price, at the stated rate when there is one', async () => {
    const usual = await bidOf(HALL_BATH);
    expect(usual.bid.contingencyRate).toBe(0.08);
    const stated = await bidOf(`${HALL_BATH}, 10 percent contingency`);
    expect(stated.bid.contingencyRate).toBe(0.1);
    expect(stated.bid.price).toBe(usual.bid.price);
  });

  it('prices alternates as the change of the whole price', async () => {
    const { bid, document } = await bidOf(KITCHEN);
    const laminate = bid.alternates.find(({ name }) => /^Laminate .* instead of/.test(name));
    expect(laminate?.amount).toBeLessThan(0);
    const other = await bidOf(KITCHEN.replace('quartz', 'laminate'));
    const change = estimateTotal(other.document) - estimateTotal(document);
    // The other kitchen also differs in what goes with its counters.
    expect(Math.abs(change / (laminate?.amount ?? NaN) - 1)).toBeLessThan(0.1);
  });

  it('names allowances of goods still to be chosen, all within the material', async () => {
    const { bid } = await bidOf(HALL_BATH);
    expect(bid.allowances.map(({ code }) => code)).toContain('PLB-TOILET');
    expect(sum(bid.allowances.map(({ amount }) => amount)) / 100).toBeLessThan(bid.material);
  });

  it.each([
    ['Replace 3 outlets', 2],
    [HALL_BATH, 4],
    [KITCHEN, 6],
  ])('%s is paid in %d steps that add up to the price', async (text, steps) => {
    const { bid } = await bidOf(text);
    expect(bid.paymentSchedule.length).toBe(steps);
    expect(sum(bid.paymentSchedule.map(({ amount }) => amount))).toBe(cents(bid.price));
  });

  it('caps the deposit where the state does, and moves the rest to the next step', async () => {
    const { bid } = await bidOf(KITCHEN, '90012');
    expect(bid.paymentSchedule[0]?.amount).toBe(1000);
    expect(bid.depositNote).toContain('CA');
    expect(sum(bid.paymentSchedule.map(({ amount }) => amount))).toBe(cents(bid.price));
    const free = await bidOf(KITCHEN);
    expect(free.bid.paymentSchedule[0]?.amount).toBeCloseTo(free.bid.price * 0.1, 2);
    expect(free.bid.depositNote).toBeNull();
  });

  it('is no part of other estimates', async () => {
    const { document } = await estimate(HALL_BATH);
    expect(document.bid).toBeNull();
    expect(document.items.every(({ metadata }) => metadata.cost === null)).toBe(true);
  });

  it.each([
    ['Payments 30/40/30', [0.3, 0.4, 0.3]],
    ['Half down', [0.5, 0.5]],
    ['10% deposit, 60% at tile, 30% on completion', [0.1, 0.6, 0.3]],
    // A tenth of each payment but the deposit is held: 40 and 30 % less 4 and 3.
    ['Payments 30/40/30, 10% retainage', [0.3, 0.36, 0.27, 0.07]],
  ])('is paid as told: %s', async (words, shares) => {
    const { document } = await estimate(
      `Remodel a 8x10 bathroom with tile floor and shower, new vanity and toilet. ${words}.`,
      { zip: '80218', agentKind: 'CONTRACTOR' },
    );
    const price = document.bid?.price ?? 0;
    const payments = document.bid?.paymentSchedule ?? [];
    expect(payments).toHaveLength(shares.length);
    for (const [at, { amount }] of payments.entries())
      expect(Math.abs(amount - (shares[at] ?? 0) * price)).toBeLessThanOrEqual(0.02);
    expect(sum(payments.map(({ amount }) => amount))).toBe(cents(price));
  });

  it('keeps the cap of a state on a deposit that was told', async () => {
    const { document } = await estimate(
      'Remodel a 8x10 bathroom with tile floor and shower, new vanity and toilet. Half down.',
      { zip: '90012', agentKind: 'CONTRACTOR' },
    );
    expect(document.bid?.paymentSchedule[0]).toMatchObject({ due: 'At signing', amount: 1000 });
  });

  it.each([
    ['10% retainage held until final completion', 'Retainage of 10%, on final completion'],
    ['retainage of 5 percent until half of it is paid', 'Retainage of 5%, on final completion'],
  ])('holds what is told: %s', async (words, due) => {
    const { document } = await estimate(
      `Remodel a 8x10 bathroom with tile floor and shower, new vanity and toilet. ${words}.`,
      { zip: '90012', agentKind: 'CONTRACTOR' },
    );
    const payments = document.bid?.paymentSchedule ?? [];
    expect(payments.at(-1)?.due).toBe(due);
    const paid = payments.reduce((total, { amount }) => total + amount, 0);
    expect(paid).toBeCloseTo(estimateTotal(document), 2);
  });
});
