// What an experienced estimator found wrong in whole estimates read line by line, so that it stays mended.
import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

describe('stated quantities reach their lines', () => {
  it.each<[what: string, text: string, code: string, quantity: number]>([
    ['new outlets in a remodel', 'Remodel kitchen 10x12, add 3 outlets', 'ELE-NEWOUT', 3],
    ['outlets of a remodel', 'Remodel kitchen 10x12, paint walls, swap 8 outlets', 'ELE-DEVICE', 8],
    ['squares of a roof', 'Replace the roof, 22 squares', 'RFG-ARCH', 22],
  ])('%s', async (_what, text, code, quantity) => {
    const outcome = await estimate(text);
    expect(outcome.quantityOf(code)).toBeCloseTo(quantity, 3);
  });

  it('the length of a flood cut, in a claim', async () => {
    const outcome = await estimate('Water damage in the kitchen 12x14, 2 ft drywall cut on 30 lf', {
      agentKind: 'INSURANCE',
    });
    expect(outcome.quantityOf('DRW-CUT2')).toBe(30);
  });
});

describe('work is what was asked for', () => {
  it('cleans graffiti with paint, renews what was kicked in, and calls it vandalism', async () => {
    const { document, codes } = await estimate(
      'Vandalism: graffiti on garage door, front door kicked in',
      { agentKind: 'INSURANCE' },
    );
    expect(codes).toContain('DOR-ENTRY');
    expect(codes).not.toContain('DOR-GAR2');
    expect(document.peril).toBe('theft');
    expect(document.reasoning).toContain('Cause of loss: theft or vandalism.');
  });
});

describe('nothing is paid twice, and nothing is left out', () => {
  it('a sink that is replaced is not reset', async () => {
    const { codes } = await estimate(
      'Replace kitchen countertops with granite, 45 sf, and new undermount sink',
    );
    expect(codes).toEqual(expect.arrayContaining(['CTP-GRANITE', 'PLB-SINKK']));
    expect(codes).not.toContain('PLB-DETSNK');
  });

  it('takes a light for a light, not for one of an office', async () => {
    const { codes } = await estimate('Powder room 4x6 facelift: new toilet, mirror and light');
    expect(codes).not.toContain('ELE-TROFFER');
  });
});

describe('words and classes fit the lines', () => {
  it('calls one price per square foot a concept, and its overhead by its base', async () => {
    const { document } = await estimate('Convert garage 20x20 into bedroom');
    expect(document.accuracyClass).toBe('CLASS_5');
    expect(document.reasoning).toMatch(/\d+% is one price per square foot of the whole job/);
    const overhead = document.items.find(({ name }) => name.startsWith('Contractor overhead'));
    expect(overhead?.details).toBe('20% on the price per square foot of the whole job.');
  });

  it('holds commercial bids to no law about homes and no margin of remodelers', async () => {
    const { document } = await estimate('Retail white box 2,000 sf', {
      agentKind: 'CONTRACTOR',
      propertyType: 'COMMERCIAL',
      zip: '90012',
    });
    expect(document.bid?.depositNote).toBeNull();
    expect(document.bid?.paymentSchedule[0]?.share).toBe(0.05);
    const floor = await estimate('Warehouse epoxy floor 10,000 sf', {
      agentKind: 'CONTRACTOR',
      propertyType: 'COMMERCIAL',
    });
    expect(floor.document.warnings.join(' ')).not.toContain('remodelers');
  });
});
