// What people say before they know what they want: a loss, a room that needs something, a question. It is asked with its likeliest
// meanings, and nothing is priced by it.
import { describe, expect, it } from 'vitest';
import { preview, request } from '../../testing/estimate.ts';
import { linesIn } from './testing/lines-in.ts';

const asked = (text: string) => {
  const { unread, work } = preview(request(text));
  return {
    offered: unread.flatMap(({ meanings, isOrdered }) =>
      isOrdered ? meanings.map(({ id }) => id) : [],
    ),
    shown: unread.map(({ words }) => words),
    priced: work.map(({ does }) => (does.kind === 'ROW' ? does.code : does.assembly)),
  };
};

describe('a loss, or work of which nobody says what', () => {
  it.each([
    ['My home burned down, total loss', ['new_house', 'whole_gut', 'fire_room']],
    ['Our house was burnt to the ground in June', ['new_house', 'whole_gut', 'fire_room']],
    ['Tree fell on the house last night', ['tree_impact', 'roof_repair']],
    ['A car hit our garage', ['DOR-GAR2', 'SDG-REPAIR', 'detached_garage']],
    ['My son backed into the garage', ['DOR-GAR2', 'SDG-REPAIR', 'detached_garage']],
    [
      'Kitchen is from the 80s, needs updating',
      ['kitchen_remodel', 'kitchen_refresh', 'countertop_replace'],
    ],
    ['The kitchen looks tired', ['kitchen_remodel', 'kitchen_refresh', 'countertop_replace']],
    ['Bathroom needs TLC', ['bathroom_remodel', 'vanity_replace', 'shower_retile']],
    ['The house needs work before we sell', ['whole_cosmetic', 'whole_gut', 'paint_room']],
    ['Fixer upper, 1400 sf', ['whole_cosmetic', 'whole_gut', 'paint_room']],
    ['Our attic is hot in summer', ['attic_insulation', 'HVC-MINI']],
    ['We have no heat', ['hvac_replace', 'HVC-FURN']],
    ['No hot water since Monday', ['water_heater', 'PLB-WHTANKL']],
    ['Garage is full of junk', ['HAU-DUMP30', 'HAU-DUMP20', 'CLN-FINAL']],
    ['Need more space, 2 kids', ['addition', 'basement_finish', 'garage_conversion']],
  ])('%s', (text, meanings) => {
    const { offered, priced } = asked(text);
    expect(offered).toEqual(meanings);
    expect(priced).toEqual([]);
  });

  it('shows a rebuild behind a removal, whatever else is priced', () => {
    expect(asked('Gut the house, 1,200 sq ft, and rebuild it').shown).toContain('rebuild it');
  });

  it.each([
    ['Kitchen fire, cabinets burnt', 'fire_room', 'CAB-BASE'],
    ['Grease fire on the stove, replace the range hood', 'fire_room', 'APL-HOOD'],
    ['A tree fell on the house, remove the tree and tarp the roof', 'tree_impact', 'TMP-TARP'],
    ['Finish basement 800 sq ft with bathroom', 'bathroom_add', 'basement_finish'],
  ])('is asked beside what is ordered: %s', (text, meaning, code) => {
    const { offered, priced } = asked(text);
    expect(offered).toContain(meaning);
    expect(priced).toContain(code);
  });

  it.each([
    ['We had a fire in the den, please rebuild it', 'fire_room'],
    ['Bathroom needs a new toilet', 'toilet_replace'],
    ['Water heater is out, install a new 50 gal gas one', 'water_heater'],
  ])('is not asked where words order it: %s', (text, assembly) => {
    const { offered, priced } = asked(text);
    expect(offered).toEqual([]);
    expect(priced).toContain(assembly);
  });
});

describe('a question, or what somebody else had done', () => {
  it.each([
    'How long does a bathroom remodel usually take from the first day? We are only thinking about it.',
    'Is there a rule of thumb for what a kitchen remodel adds to a house? We may sell in three years.',
    'Everything on the list was fixed by the sellers, the toilet and the gutters. Nothing left to do, thank you.',
    'Do I even need a permit to take out a wall, and how would I know if it holds the roof? Not asking for work right now.',
    'Is it ok to paint over wallpaper?',
    'How do I know if my roof needs replacing?',
    'How long does a roof last?',
    'How long does it take to replace a roof?',
    'Would we need an engineer to remove the beam?',
    'My neighbor had his kitchen remodeled for $40k',
    'Our neighbors had their roof replaced last year',
  ])('orders nothing, and is shown: %s', (text) => {
    const { shown, priced } = asked(text);
    expect(priced).toEqual([]);
    expect(shown.length).toBeGreaterThan(0);
  });

  it.each([
    ['Could you paint my kitchen 12x12?', 'paint_room'],
    ['How much to replace a toilet?', 'toilet_replace'],
    ['Looking for a constructor to remodel my kitchen', 'kitchen_remodel'],
    ['Constructor needed for new roof', 'roof_replace'],
    ['Is it ok to put LVP over tile, and can you do the kitchen 12x14?', 'floor_lvp'],
    ['Is it possible to get a price for replacing my roof, 22 squares?', 'roof_replace'],
    ['Would it be possible to have the kitchen 12x14 painted?', 'paint_room'],
    ['I am not looking for a bid on the deck, just paint the hall 10x12', 'paint_room'],
    ['No work yet on the fence. But please replace 120 ft of gutters.', 'gutters_replace'],
    ['Do you think you could paint the hall 10x12 next week?', 'paint_room'],
    ['Not asking for any work on the roof. Replace 120 ft of gutters.', 'gutters_replace'],
    ['Do we need a permit for a deck? Please price a 12x16 composite deck.', 'deck_build'],
  ])('orders what it asks the price of: %s', (text, assembly) =>
    expect(asked(text).priced).toContain(assembly),
  );
});

describe('small talk', () => {
  it.each([
    'Hi there! Paint the hall. Call me after 5 on Tuesday, thanks',
    'Hello, my name is Susan. Paint the hall. Please let me know by Friday',
    'Last week. Paint the hall, thanks',
  ])('is background by itself: %s', (text) => expect(asked(text).shown).toEqual([]));

  it('that may be work is shown', () =>
    expect(asked('Hello. Paint the hall. The deck is slippery').shown).not.toEqual([]));
});

describe('everyday names', () => {
  it.each([
    ['Toilet flange is broken', 'PLB-DETTOI 1, -PLB-TOILET'],
    ['The toilet rocks, I think the closet flange is rusted', 'PLB-DETTOI 1, -PLB-TOILET'],
    ['On demand water heater', 'PLB-WHTANKL 1, -PLB-WHGAS'],
    ['Instantaneous water heater', 'PLB-WHTANKL 1, -PLB-WHGAS'],
    ['New shower pan, acrylic, 32x60', 'PLB-SHBASE 1, -TIL-PAN'],
    ['Fiberglass shower base', 'PLB-SHBASE 1, -TIL-PAN'],
    ['New plug in the garage', 'ELE-NEWOUT 1'],
    ['Add a plug behind the TV', 'ELE-NEWOUT 1'],
    ['Fist sized hole in the wall', 'DRW-PATCHM 1'],
    ['Patch two baseball size holes in the drywall', 'DRW-PATCHM 2'],
    ['Install a sprinkler system in the yard', 'LND-IRRIG, -COM-SPKSF'],
    ['Lawn sprinkler system, 5 zones', 'LND-IRRIG 5, -COM-SPKSF'],
    ['Soft spot in the floor by the tub', 'FRM-SUBFLR'],
    ['Soft area in the bathroom floor', 'FRM-SUBFLR'],
    ['Garage door spring broke', '-DOR-GAR2'],
    ['The torsion spring snapped on our garage door', '-DOR-GAR2'],
    ['Casement window in the office won’t crank', 'WIN-SCREENDR 1, -WIN-CASE'],
    ['Paint the hall, 10x12. One closet door which swings open', '-DOR-INTPRE'],
    ['The patio door doesn’t slide, put in a new one', 'DOR-SLIDER 1'],
    ['Gutter in the back torn loose, 25 ft', 'GUT-DETACH 25, -GUT-AL5'],
    ['Rotted sill plate 11 ft', '-TRM-STOOL'],
    ['There are cracks in the driveway', '-CNC-DRIVE'],
    ['Driveway is cracked, tear out and pour new, 16x40', 'CNC-DRIVE 640'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
