import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

const startsWithAny = (codes: readonly (string | null)[], beginnings: readonly string[]) =>
  codes.filter((code) => beginnings.some((start) => (code ?? '').startsWith(start)));

describe('things the text leaves alone are not bought', () => {
  it.each([
    ['told behind: not included', 'Vinyl siding 900 sf, gutters not included', ['GUT-']],
    ['told behind: excluded', 'Bath remodel 6x9, mirror excluded', ['BTH-MIRROR']],
    ['told behind: not in contract', 'Kitchen remodel 10x13, appliances N.I.C.', ['APL-']],
    [
      'told behind: not damaged',
      'Hail: replace roof 20 squares. Skylight not damaged.',
      ['WIN-SKY'],
    ],
    [
      'told behind: to remain',
      'Repaint the office 12x15. Crown to remain.',
      ['TRM-CROWN', 'PNT-CROWN'],
    ],
    [
      'told behind: existing',
      'New vanity in the hall bath. Existing tub stays.',
      ['PLB-TUB', 'DEM-TUB'],
    ],
    [
      'a list told behind',
      'Replace 12 windows. Gutters, soffit and fascia are fine.',
      ['GUT-', 'SDG-'],
    ],
    ['joined by and', 'New roof 18 squares; fence and gate denied', ['FNC-', 'DEM-FENCE']],
    [
      'a list after a colon',
      'Repaint bedroom 11x12. Exclude: doors, flooring, blinds.',
      ['FLR-', 'DOR-', 'WIN-BLIND'],
    ],
    [
      'not included, then a list',
      'LVP in den 12x15. Not included: painting, baseboards',
      ['PNT-WALL', 'TRM-BASE'],
    ],
    [
      'a negated verb and "it"',
      'Replace the water heater. Furnace is old but do not replace it.',
      ['HVC-'],
    ],
    ['a new thing', 'Replace 3 toilets. The faucets are new.', ['PLB-FAUCET']],
    [
      'done before',
      'Remodel the kitchen 10x12, the backsplash was redone last year',
      ['TIL-BACKSPL', 'DEM-BACKSPL'],
    ],
    ['already done', 'Paint the den 12x14, ceiling already done', ['PNT-CEIL']],
    ['others do it', 'LVT 2,000 sf in the office. Painting by landlord.', ['PNT-']],
    [
      'others do it, told before',
      'Tile the bathroom floor 5x8. Owner will do the demolition.',
      ['DEM-'],
    ],
    [
      'we do it',
      'Paint living room 14x18 walls. We will paint the ceiling ourselves.',
      ['PNT-CEIL'],
    ],
    ['minus', 'Bath remodel 5x9 minus the vanity', ['CAB-VAN', 'DEM-VANITY']],
    ['other than', 'Kitchen remodel 11x12 other than the countertops', ['CTP-', 'DEM-CTOP']],
  ])('%s', async (_, text, beginnings) => {
    const { codes } = await estimate(text);
    expect(codes.length).toBeGreaterThan(0);
    expect(startsWithAny(codes, beginnings)).toEqual([]);
  });
});

describe('a refusal takes nothing else along', () => {
  it.each([
    ['a material that is fine is chosen', 'New countertop 30 sf (laminate is ok)', 'CTP-LAM'],
    ['another verb of the same kind', 'Paint the den walls 12x12. Doors no paint.', 'PNT-WALL'],
    ['leaving one room', 'New carpet in the den 12x16, leaving the closet as is', 'FLR-CARPET'],
    ['not replaced, but mended', 'Repair the fence, not replace it', 'FNC-SECT'],
    ['a correction', 'no wait, install 3 ceiling fans', 'ELE-FAN'],
    ['"leaving" is no leak', 'carpet in the study 10x12, leaving the desk', 'FLR-CARPET'],
  ])('%s', async (_, text, code) => {
    const { codes } = await estimate(text);
    expect(codes).toContain(code);
  });
});

it('limits painting to the surfaces a sentence of its own names', async () => {
  const { codes } = await estimate('Paint 2 bedrooms 11x12. Walls only.');
  expect(codes).toContain('PNT-WALL');
  expect(startsWithAny(codes, ['PNT-CEIL', 'PNT-BASE', 'PNT-TRIM'])).toEqual([]);
});

it('echoes the thing, not the verb', async () => {
  const { document } = await estimate('Replace 4 windows. The skylight works, do not replace.');
  expect(document.exclusions.join(' ').toLowerCase()).toContain('skylight');
});

it('prices drying alone when nothing is to be rebuilt', async () => {
  const { codes } = await estimate('Supply line burst, bedroom carpet 150 sf wet. No rebuild.', {
    agentKind: 'INSURANCE',
  });
  expect(codes).toContain('WTR-AIRMV');
  expect(startsWithAny(codes, ['FLR-', 'DRW-', 'PNT-'])).toEqual([]);
});

describe('people who stay', () => {
  it.each([
    'Paint the kitchen walls 12x14. My mother will stay in the house during work.',
    'Replace the toilet. The owners stay in the home.',
  ])('are no exclusion: %s', async (text) => {
    const { document } = await estimate(text);
    expect(document.exclusions).toEqual([]);
    expect(document.items.length).toBeGreaterThan(0);
  });
});
