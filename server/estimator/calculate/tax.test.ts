// Sales tax through the estimator's public face, by the rules of sales_tax.csv.
import { describe, expect, it } from 'vitest';
import { book, estimate } from '../testing/estimate.ts';

const taxed = async (text: string, zip: string) => {
  const { items } = (await estimate(text, { zip })).document;
  const price = items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const tax = items.reduce((sum, line) => sum + line.tax, 0);
  return { items, share: Math.round((1e4 * tax) / price) / 100 };
};

const rateOf = (state: string): number =>
  Math.round((book.taxes.get(state)?.rate ?? 0) * 1e4) / 100;

describe('a job that only repairs, where the state taxes repairs whole', () => {
  it.each([
    ['Replace 240 SF of drywall after a leak and paint it', '10001', 'NY'],
    ['Repair 240 SF of drywall and paint it', '10001', 'NY'],
    ['Repair a leaking faucet', '10001', 'NY'],
    ['Fix the leaking faucet', '07030', 'NJ'],
    ['Unclog the kitchen drain', '25301', 'WV'],
    ['Repair the fence post', '27601', 'NC'],
  ])('%s (%s) is taxed whole', async (text, zip, state) => {
    expect((await taxed(text, zip)).share).toBeCloseTo(rateOf(state), 1);
  });

  it('has its least price of a visit taxed as well', async () => {
    const { items } = await taxed('Repair the fence post', '27601');
    const charge = items.find(({ name }) => name.startsWith('Minimum service charge'));
    expect(charge?.tax).toBeCloseTo((charge?.unitPrice ?? 0) * 0.07, 2);
    expect(charge?.tax).toBeGreaterThan(0);
  });

  it.each([
    ['Remodel the 5x8 bathroom', '10001', 'NY'],
    ['Replace the roof after the storm, 24 squares', '10001', 'NY'],
    ['Repair the leaking faucet and remodel the kitchen', '10001', 'NY'],
    ['Paint the bedroom', '10001', 'NY'],
    ['Repair a leaking faucet', '90012', 'CA'],
  ])('%s (%s) is none', async (text, zip, state) => {
    expect((await taxed(text, zip)).share).toBeLessThan(0.6 * rateOf(state));
  });
});

describe('South Dakota', () => {
  it('takes its excise tax of the whole price, which includes the sales tax on the material', async () => {
    const { items } = await taxed('Replace the faucet', '57101');
    const [faucet] = items;
    const material = faucet?.metadata.taxRate ?? 0;
    const unit = book.items.get('PLB-FAUCETK')?.costs[1];
    const factor = book.regions.prefixes.get('571');
    const goods = ((unit?.material ?? 0) * (factor?.material ?? 0)) / (faucet?.unitPrice ?? 1);
    expect(material).toBeCloseTo(0.0611 * goods + 0.02041 * (1 + 0.0611 * goods), 5);
  });

  it('takes it of overhead and of least prices, too', async () => {
    const { items } = await taxed('Remodel the 5x8 bathroom', '57101');
    const overhead = items.find(({ metadata }) => metadata.charge);
    expect(overhead?.tax).toBeCloseTo((overhead?.unitPrice ?? 0) * 0.02041, 2);
    expect(overhead?.tax).toBeGreaterThan(0);
  });
});
