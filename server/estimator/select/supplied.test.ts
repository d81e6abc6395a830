import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

describe('what the owner brings is fitted, not sold', () => {
  it.each([
    ['before', 'Hang 3 owner-supplied ceiling fans', 'ELE-FAN', 'ELE-LABOR'],
    ['behind', 'Install a dishwasher, furnished by owner', 'APL-DW', 'PLB-DWCONN'],
    ['bought', 'Install the bathroom faucet we bought', 'PLB-FAUCETL', 'PLB-LABOR'],
    ['at hand', 'Install 2 toilets I already have', 'PLB-TOILET', 'PLB-LABOR'],
  ])('%s', async (_, text, product, labour) => {
    const { codes, document } = await estimate(text);
    expect(codes).not.toContain(product);
    expect(codes).toContain(labour);
    expect(document.reasoning).toContain('You supply');
  });

  it('in a whole room as well', async () => {
    const { codes } = await estimate('Kitchen remodel 10x12, we already bought the appliances');
    expect(codes).toContain('CAB-BASE');
    expect(codes.filter((code) => (code ?? '').startsWith('APL-'))).toEqual([]);
  });
});
