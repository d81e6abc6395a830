import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

describe('one thing has one price', () => {
  it.each([
    ['regrout', 'Regrout the master shower, about 70 sf of tile', 'TIL-REGROUT', 'TIL-WALL'],
    ['glass', '2 windows, insulated glass unit only', 'WIN-GLASS', 'WIN-INSERT'],
    ['systems', 'Replace the HVAC system, furnace and AC', 'HVC-SYSTEM', 'HVC-FURN'],
    ['refacing', 'Reface the kitchen cabinets', 'CAB-REFACE', 'CAB-BASE'],
    ['membrane', 'Replace EPDM flat roof 900 sf', 'RFG-EPDM', 'RFG-TPO'],
    ['carpet on stairs', 'New carpet on the stairs, 12 steps', 'FLR-STAIRC', 'FLR-TREAD'],
  ])('%s', async (_, text, wanted, unwanted) => {
    const { codes } = await estimate(text);
    expect(codes).toContain(wanted);
    expect(codes).not.toContain(unwanted);
  });
});

describe('a verb reaches only what it suits', () => {
  it.each([
    ['paint', 'Paint the living room 12x15, roof 15 squares, 4 outlets', 'RFG-ARCH', 'RFG-COAT'],
    [
      'paint to match',
      'Replace soffit 50 sf at the back of the house, paint to match',
      'SDG-SOFFIT',
      'PNT-WALL',
    ],
    [
      'replace beats leak',
      'Water heater leaking, electric. Replace it.',
      'PLB-WHELEC',
      'PLB-LABOR',
    ],
    [
      'new material',
      'Rip out the asphalt driveway 12x40 and put in concrete',
      'CNC-DRIVE',
      'CNC-ASPH',
    ],
  ])('%s', async (_, text, wanted, unwanted) => {
    const { codes } = await estimate(text);
    expect(codes).toContain(wanted);
    expect(codes).not.toContain(unwanted);
  });
});

it.each([
  ['a full gut is the whole room', 'bathroom 5x8 full gut', 'TIL-WALL'],
  [
    'a sized room is painted beside its patch',
    'patch a hole and paint the office 10x12',
    'PNT-CEIL',
  ],
  [
    'a porch becomes a room',
    'convert the screened porch 12x12 into a 4 season room',
    'BLD-SUNROOM',
  ],
])('%s', async (_, text, wanted) => {
  expect((await estimate(text)).codes).toContain(wanted);
});

it('says what has no price instead of pricing something like it', async () => {
  const { codes, document } = await estimate('Install 20 solar panels and replace 2 toilets');
  expect(codes).not.toContain('RFG-DETPV');
  expect(document.reasoning).toContain('no rate for "install solar panel"');
});

it('keeps a shop refresh to the objects named', async () => {
  const { codes } = await estimate('Dental office refresh: repaint 900 sf, new LVT', {
    propertyType: 'COMMERCIAL',
  });
  expect(codes).not.toContain('BLD-MEDICAL');
});
