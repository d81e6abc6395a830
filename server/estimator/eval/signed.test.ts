// What an experienced estimator found wrong in whole estimates read line by line, so that it stays mended.
import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

describe('stated quantities reach their lines', () => {
  it.each<[what: string, text: string, code: string, quantity: number]>([
    [
      'a footprint under a pitch',
      'New shingle roof, 2,400 sq ft footprint, 8/12 pitch',
      'RFG-ARCH',
      31.3333,
    ],
    ['railing of a deck', 'Build 400 sf deck composite with 60 lf rail', 'DCK-RAILCP', 60],
    ['one wall', 'Patch 3 holes in drywall and paint the wall 12x8', 'PNT-WALL', 105],
    ['new outlets in a remodel', 'Remodel kitchen 10x12, add 3 outlets', 'ELE-NEWOUT', 3],
    ['outlets of a remodel', 'Remodel kitchen 10x12, paint walls, 8 outlets', 'ELE-DEVICE', 8],
    [
      'a wall taken out in a remodel',
      'Kitchen remodel 10x12, remove a non-bearing wall 10 ft',
      'DEM-WALLNB',
      10,
    ],
    ['units of a size', 'Unit turns 12 units 2br, paint, clean', 'TRN-PUNCH', 12],
    ['restrooms to upgrade', 'ADA restroom upgrade 2 restrooms', 'DEM-TOILET', 2],
  ])('%s', async (_what, text, code, quantity) => {
    const outcome = await estimate(text, {
      propertyType: /ADA/.test(text) ? 'COMMERCIAL' : 'RESIDENTIAL',
    });
    expect(outcome.quantityOf(code)).toBeCloseTo(quantity, 3);
  });

  it.each<[what: string, text: string, code: string, quantity: number]>([
    [
      'the length of a flood cut',
      'Water damage in the kitchen 12x14, 2 ft drywall cut on 30 lf',
      'DRW-CUT2',
      30,
    ],
    [
      'the height of wet drywall',
      'Pipe burst, wet drywall 4 ft up on 20 lf in the den',
      'DRW-CUT4',
      20,
    ],
    [
      'a ceiling under a fallen tree',
      'Tree fell on roof, 150 sf of decking, 3 rafters, living room ceiling 14x16 drywall',
      'DRW-CEIL',
      224,
    ],
  ])('%s, in a claim', async (_what, text, code, quantity) => {
    const outcome = await estimate(text, { agentKind: 'INSURANCE' });
    expect(outcome.quantityOf(code)).toBe(quantity);
  });
});

describe('work is what was asked for', () => {
  it('strips out only what is to be demolished', async () => {
    const { codes } = await estimate('Demo only: gut 1,200 sf office suite', {
      agentKind: 'CONTRACTOR',
      propertyType: 'COMMERCIAL',
    });
    expect(codes).toEqual(['DEM-COMM', 'HAU-DUMP20']);
  });

  it('cleans graffiti with paint, renews what was kicked in, and calls it vandalism', async () => {
    const { document, codes } = await estimate(
      'Vandalism: graffiti on garage door, kicked in front door',
      { agentKind: 'INSURANCE' },
    );
    expect(codes).toContain('DOR-ENTRY');
    expect(codes).not.toContain('DOR-GAR2');
    expect(document.peril).toBe('theft');
    expect(document.reasoning).toContain('Cause of loss: theft or vandalism.');
  });

  it('takes the walls of a garage as open inside, unless drywall is named', async () => {
    const text = 'Vehicle impact to garage: 12 lf of wall framing and siding';
    const open = await estimate(text, { agentKind: 'INSURANCE' });
    const closed = await estimate(`${text} and drywall`, { agentKind: 'INSURANCE' });
    expect(open.codes).not.toContain('DRW-WALL');
    expect(open.document.reasoning).toContain('taken as open inside');
    expect(closed.codes).toContain('DRW-WALL');
  });

  it('asks for one building permit in a room, and measures a shell as one space', async () => {
    const kitchen = await estimate('Kitchen remodel 10x12, remove a non-bearing wall 10 ft');
    expect(kitchen.quantityOf('PRM-BLDG')).toBe(1);
    const shell = await estimate('Retail white box 2,000 sf', { propertyType: 'COMMERCIAL' });
    expect(shell.quantityOf('PNT-WALL')).toBeLessThan(2_500);
  });
});

describe('nothing is paid twice, and nothing is left out', () => {
  it.each<[what: string, text: string, claim: boolean, there: string[], absent: string[]]>([
    [
      'a sink that is replaced is not reset',
      'Replace kitchen countertops with granite, 45 sf, and new undermount sink',
      false,
      ['CTP-GRANITE', 'PLB-SINKK'],
      ['PLB-DETSNK'],
    ],
    [
      'an addition has its own roof',
      'Addition 16x20 family room with foundation and roof',
      false,
      ['BLD-ADDN'],
      ['RFG-ARCH', 'DEM-ROOF1'],
    ],
    ['a repipe holds its pipe', 'Repipe house 2 bath with PEX', false, ['PLB-REPIPE'], ['PLB-PEX']],
    [
      'a stretch of fence has no gate',
      'Wind took 30 ft of fence',
      true,
      ['FNC-WOOD6'],
      ['FNC-GATE'],
    ],
    [
      'new tile needs the old one out',
      'Laundry room flood from washer, 8x10 tile floor',
      true,
      ['TIL-FLOOR', 'DEM-TILEFLR'],
      [],
    ],
  ])('%s', async (_what, text, claim, there, absent) => {
    const { document, codes } = await estimate(text, {
      agentKind: claim ? 'INSURANCE' : 'HOME_PROJECT',
    });
    const all = [...codes, ...document.items.map(({ metadata }) => metadata.claim?.removalCode)];
    for (const code of there) expect(all).toContain(code);
    for (const code of absent) expect(all).not.toContain(code);
  });

  it('takes a light for a light, not for one of an office', async () => {
    const { codes } = await estimate('Powder room 4x6 facelift: new toilet, mirror and light');
    expect(codes).not.toContain('ELE-TROFFER');
  });

  it('cleans every one of several rooms', async () => {
    const { quantityOf } = await estimate('Smoke damage cleaning 3 bedrooms 12x12', {
      agentKind: 'INSURANCE',
    });
    expect(quantityOf('FIR-CLNHV')).toBe(3 * 456);
  });
});

describe('words and classes fit the lines', () => {
  it('calls one price per square foot a concept, and its overhead by its base', async () => {
    const { document } = await estimate('Convert garage 20x20 into bedroom');
    expect(document.accuracyClass).toBe('CLASS_5');
    expect(document.reasoning).toMatch(/\d+ % is one price per square foot of the whole job/);
    const overhead = document.items.find(({ name }) => name.startsWith('Contractor overhead'));
    expect(overhead?.details).toBe('20 % on the price per square foot of the whole job.');
  });

  it('names a stain and rooms of a kind once, as people would', async () => {
    const stain = await estimate('Water stain on the bedroom ceiling 12x12, seal and paint it');
    expect(stain.document.title).not.toContain('stain replacement');
    const floors = await estimate('Replace carpet with LVP in 3 bedrooms 11x12 and hallway 4x20');
    expect(floors.document.items[0]?.metadata.room).toBe('Bedroom, Hallway');
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
