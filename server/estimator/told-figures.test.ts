// Figures that a text tells of one thing and not of another: each stands beside words that once were mistaken for it.
import { describe, expect, it } from 'vitest';
import { DOOR_SF, WINDOW_SF } from './calculate/space.ts';
import { openingsSfIn, sizedOpeningsIn } from './read/text/opening-sizes.ts';
import { SIZES_TOLD } from './read/text/told-sizes.ts';
import { estimate } from './testing/estimate.ts';
import { boughtOf, quantitiesOf } from './testing/worked.ts';

const toldIn = (assembly: string, name: string, text: string) =>
  SIZES_TOLD[assembly]?.[name]?.(text)?.value ?? null;

describe('the thickness of a slab', () => {
  it.each([
    ['Pour a patio 12x10, 4 in. thick', 4],
    ['a 6 inch deep slab', 6],
    ['concrete slab 5 in. deep', 5],
    ['5 in. concrete on a 4 in. gravel base', 5],
    ['4 inch thick concrete slab over compacted base', 4],
    ['6" reinforced driveway with footings', 6],
    ['thickness 8 in.', 8],
    ['Patio with 12 in. deep footings', null],
    ['12 in. thick footings', null],
    ['4 in. thick compacted gravel base', null],
    ['4 in. thick layer of gravel', null],
    ['8 in. concrete block wall', null],
    ['8 in. thick concrete block wall', null],
    ['6 in. concrete curb', null],
    ['2 in. thick foam insulation', null],
    ['10 in. thick edges', null],
  ])('%s', (text, inches) => {
    expect(toldIn('patio', 'thick_in', text)).toBe(inches);
  });
});

describe('the parts of a job that are counted', () => {
  it.each([
    ['commercial_doors', 'hm', 'Set four new steel fire doors in the shop', 4],
    ['commercial_doors', 'wood', 'Set four new steel fire doors in the shop', 0],
    ['commercial_doors', 'wood', 'Doors and hardware for the suite', null],
    ['commercial_doors', 'panic', 'A glass door with two panic bars', 2],
    ['drywall_repair', 'medium', 'Patch 5 holes in the den', 5],
    ['drywall_repair', 'small', 'Patch 6 nail holes and one big hole', 6],
    ['drywall_repair', 'large', 'Patch 6 nail holes and one big hole', 1],
    ['drywall_repair', 'medium', 'Patch 6 nail holes and one big hole', 0],
    ['drywall_repair', 'medium', 'Patch the holes', null],
    ['fence_repair', 'sections', 'The storm took 40 ft of our cedar fence', 5],
    ['fence_repair', 'sections', 'Two sections of fence are down', 2],
    ['fence_repair', 'sections', 'Three rotten fence posts', 0],
    ['fence_repair', 'sections', 'A 6 ft cedar fence needs repair', null],
    ['fence_repair', 'posts', 'A fence with 9 posts', null],
    ['fence_repair', 'gates', 'The gate is fine', null],
    ['fence_repair', 'posts', 'My back fence is leaning', 1],
    ['plumbing_misc', 'faucet_k', 'New kitchen faucet', 1],
    ['plumbing_misc', 'hose', 'Two frozen hose bibbs', 2],
  ])('%s, %s: %s', (assembly, name, text, count) => {
    expect(toldIn(assembly, name, text)).toBe(count);
  });
});

describe('the height of a deck', () => {
  it.each([
    ['Build a deck 16x12, 4 ft high', 4],
    ['a 3 ft high deck with railing', 3],
    ['deck 30 inches off the ground', 2.5],
    ['deck 4 ft high, railing 42 in. high', 4],
    ['height 5 ft', 5],
    ['deck with a 42 in. high railing', null],
    ['deck with a 4 ft high privacy screen', null],
    ['deck with railing 42 in. high', null],
    ['deck with a privacy screen 6 ft high', null],
    ['deck, railing height 36 in.', null],
    ['deck with 8 ft tall pergola posts', null],
  ])('%s', (text, feet) => {
    expect(toldIn('deck_build', 'height_ft', text)).toBe(feet);
  });
});

describe('the R-value of an attic', () => {
  it.each([
    ['Insulate to R-49 over R-13', 49, 13],
    ['Add R-30 over R-19', 49, 19],
    ['Add another R-30 on top of the existing R-19', 49, 19],
    ['The attic has R-11. Add R-38', 49, 11],
    ['Add R-38', 38, null],
    ['Insulate the attic to R-60', 60, null],
  ])('%s', (text, wanted, have) => {
    expect(toldIn('attic_insulation', 'r', text)).toBe(wanted);
    expect(toldIn('attic_insulation', 'r_have', text)).toBe(have);
  });

  // R-30 takes 38.6 bags for 1,000 SF, whatever lies below it.
  it('that is added takes bags of its own', async () => {
    const bought = await boughtOf(
      'Add R-30 blown insulation over the existing R-19 in the attic, 1,240 sq ft',
    );
    expect(bought['Blown insulation bag']).toBe(48);
  });
});

describe('openings with their sizes', () => {
  it.each([
    ['one door 36 x 84', 21],
    ['one door 36 x 84 in.', 21],
    [`one window 3 x 5`, 15],
    [`one window 3 x 6'8"`, 20],
    ['one window 10 x 36 in.', 2.5],
    ['one window 8 x 36', 2],
    ['one door 16 x 7 ft', 112],
    ['one door 16 x 7', 112],
    [`one closet pair 5'0" x 6'8"`, 33.33],
    [`two windows 3-0 x 5-0`, 30],
    [`one slider 6 ft x 6 ft 8 in.`, 40],
  ])('%s', (text, sf) => {
    expect(sizedOpeningsIn(text)?.sf).toBeCloseTo(sf, 2);
  });

  it('or the usual ones where none is told', () => {
    expect(openingsSfIn('two doors and one window')).toBe(2 * DOOR_SF + WINDOW_SF);
  });

  // A bedroom has two doors where nobody tells them.
  it('leave what was not told', async () => {
    const { document } = await estimate(
      'Paint the walls of a 12x11 bedroom with one window 24 x 24',
    );
    const [place] = document.scope?.places ?? [];
    expect(place).toMatchObject({ doors: 2, windows: 1 });
  });
});

describe('stairs and decks that only say where', () => {
  it.each([
    'Install a ceiling fan over the stairs',
    'Install a light above the new stairs',
    'Build a pergola on the deck',
    'Install a hot tub on the deck',
    'Add a gate to the deck',
    'Replace the fence around the deck',
    'Put up a privacy screen beside the deck',
  ])('are not built: %s', async (text) => {
    const found = Object.keys(await quantitiesOf(text));
    expect(found.filter((code) => /^(?:DCK-(?:FRAME|LEDGER)|STR-)/.test(code))).toEqual([]);
  });

  it.each(['Build a new deck, 16 by 12 feet', 'Build a 16x12 deck on posts', 'Add on a new deck'])(
    'are built: %s',
    async (text) => {
      expect(Object.keys(await quantitiesOf(text))).toContain('DCK-FRAME');
    },
  );
});

it('doors of a room that is painted are not painted for being told', async () => {
  const found = await quantitiesOf('Paint the walls of a 14x12 bedroom with two doors');
  expect(found['PNT-WALL']).toBe(52 * 8 - 2 * DOOR_SF - 2 * WINDOW_SF);
  expect(found['PNT-DOOR']).toBeUndefined();
});

it('what is left out is said once', async () => {
  const { document } = await estimate(
    'Asbestos abatement of the basement, 400 SF. Remove the asbestos siding. Paint the hallway.',
  );
  const told = document.warnings.filter((warning) => warning.includes('Asbestos removal'));
  expect(told).toHaveLength(1);
});
