import { describe, expect, it } from 'vitest';
import { estimate } from '../../testing/estimate.ts';

describe('rows of the price book by the words people use', () => {
  it.each([
    ['4 air movers x 3 days', 'WTR-AIRMV', 12],
    ['hydroxyl generator 4 days', 'FIR-DEODOR', 4],
    ['30 yard dumpster - 2 ea', 'HAU-DUMP30', 2],
    ['ice and water shield 200 sf', 'RFG-ICE', 200],
    ['screen and recoat hardwood 400 sf', 'FLR-HWCOAT', 400],
    ['temporary fence 120 lf', 'TMP-FENCE', 120],
    ['tear out 140 sf of wet pad', 'WTR-TOPAD', 140],
    ['carpenter 6 hrs', 'TRM-CARP', 6],
  ])('%s', async (text, code, quantity) => {
    const { quantityOf } = await estimate(text);
    expect(quantityOf(code)).toBe(quantity);
  });

  it('prices hours of a trade only when they are told', async () => {
    const { codes } = await estimate('need a plumber to replace the kitchen faucet');
    expect(codes).toContain('PLB-FAUCETK');
    expect(codes).not.toContain('PLB-LABOR');
  });
});
