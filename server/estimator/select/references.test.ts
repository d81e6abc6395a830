import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

describe('what one part of a text says of another', () => {
  it.each([
    [
      'the same length',
      'block retaining wall 3 ft tall 40 ft long, french drain full length',
      'LND-DRAIN',
      40,
    ],
    ['the same ground', 'regrade 600 sf of yard and seed it', 'LND-SEED', 600],
    ['a share of it', 'paver patio 14x18 with a pergola over half of it', 'DCK-PERG', 126],
    ['the same wall', 'replace 64 sf drywall and wall insulation', 'INS-BATTWL', 64],
    ['the machines of one row', '6 air movers and 2 dehumidifiers for 4 days', 'WTR-DEHL', 8],
    ['all of the one building', '900 sf condo, new LVP throughout', 'FLR-LVP', 900],
  ])('%s', async (_what, text, code, quantity) => {
    const { quantityOf } = await estimate(text);
    expect(quantityOf(code)).toBe(quantity);
  });

  it('takes what stands before "only" as told, not as ordered', async () => {
    const { codes } = await estimate(
      'Quartz counters installed 2021, hardwood in the living room. Only the bedroom carpet (260 sf) is being replaced.',
    );
    expect(codes).toContain('FLR-CARPET');
    expect(codes).not.toContain('CTP-QUARTZ');
    expect(codes).not.toContain('FLR-HWSOLID');
  });

  it('replaces the door named before', async () => {
    const { codes } = await estimate('16x7 garage door is dented, replace the door and the opener');
    expect(codes).toContain('DOR-GAR2');
    expect(codes).not.toContain('DOR-INTPRE');
  });
});
