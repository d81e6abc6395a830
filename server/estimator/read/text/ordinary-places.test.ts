// Requests as people write them with several things, each in its place and with its amount.
import { describe, expect, it } from 'vitest';
import { estimateScope } from '../../estimate-scope.ts';
import { book, estimate, preview, request } from '../../testing/estimate.ts';
import { amountsOf, linesIn } from './testing/lines-in.ts';

describe('what takes the place of another thing', () => {
  it.each([
    ['Replace the tub w/ 60x32 shower pan', 'DEM-TUB 1, PLB-SHBASE 1, -PLB-TUBALC'],
    [
      'Replace the kitchen window with a sliding patio door',
      'DEM-WINDOW 1, DOR-SLIDER 1, -WIN-INSERT',
    ],
    ['Replace the window with a sliding door.', 'DEM-WINDOW 1, DOR-SLIDER 1, -WIN-INSERT'],
    ['Replace the tub with a shower.', 'DEM-TUB 1, TIL-PAN 1, PLB-VALVE 1, -PLB-SHUNIT'],
    ['Replace the tub with a tile shower.', 'DEM-TUB 1, TIL-PAN 1, -PLB-TUBALC'],
    [
      'Replace the tub with a fiberglass shower.',
      'DEM-TUB 1, PLB-SHUNIT 1, PLB-VALVE 1, -TIL-WALL, -PLB-TUBALC',
    ],
    ['Replace the tub with an acrylic shower', 'DEM-TUB 1, PLB-SHBASE 1, PLB-SURR 1, -PLB-TUBALC'],
    [
      'Replace carpet with vinyl plank in the 10x12 bedroom. Keep the baseboards.',
      'DEM-CARPET 120, FLR-LVP 120, -DEM-FLOAT, -TRM-BASE',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('rooms of a plural without a number', () => {
  it.each([
    ['new carpet in the bedrooms', 'FLR-CARPET 396'],
    ['Install new baseboard in the bedrooms', 'TRM-BASE 120'],
    ['New sheet vinyl in the bathrooms', 'FLR-SHEET 80'],
    ['carpet in the bedrooms, 420 sq ft', 'FLR-CARPET 420'],
    ['Add 4 outlets in the bedrooms', 'ELE-NEWOUT 4'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a room of a business', () => {
  it.each([
    ['new VCT in the break room of our warehouse', 'FLR-VCT 300, FLR-RBASE 70'],
    ['break room tile in our warehouse is worn, replace it with new VCT', 'FLR-VCT 300'],
    ['new rubber base in the lunch room', 'FLR-RBASE 70'],
  ])('%s', (text, lines) => expect(linesIn(text, lines, 'CONTRACTOR')).toBe(lines));
});

describe('one area of several rooms', () => {
  it.each([
    [
      'Refinish hardwood in the living room, dining room and hall, about 620 sf total.',
      'FLR-HWREF 620.1',
    ],
    ['LVP in the living room, dining room and kitchen, 780 sq ft.', 'FLR-LVP 780'],
    ['Tile in bath 5x8 and hall 4x20.', 'TIL-FLOOR 120'],
    ['Paint the den 12x12 and trim.', 'PNT-CEIL 144'],
    [
      'Soot on walls and ceiling in hallway and the other two bedrooms.',
      'FIR-CLNWL 1156, -PNT-CEIL',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('several rooms of one verb', () => {
  // Ceilings by their floors: 40 + 168 + 320 SF, and 48 SF of the hall.
  it.each([
    [
      'Remodel the bathroom 5x8. Paint the kitchen 12x14 and the living room 16x20.',
      'PNT-CEIL 528',
    ],
    ['Paint the bathroom 5x8. Paint the kitchen 12x14 and the living room 16x20.', 'PNT-CEIL 528'],
    [
      'Remodel the bathroom 5x8. Paint the kitchen 12x14, living room 16x20 and the hall 4x12.',
      'PNT-CEIL 576',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what stands beside other work', () => {
  it.each([
    [
      'Pipe burst. Kitchen 12x15, living room 18x14: hardwood floors buckled in both rooms, base cabinets swollen.',
      'CAB-BASE 20.7, DEM-CABBASE 20.7',
    ],
    ['Please have a look at my photos', '-GCN-HANDY'],
    ['Paint the bedroom and replace 8 interior doors', 'DOR-INTPRE 8'],
    ['Paint the den and install 2 closet doors', 'DOR-BIFOLD 2'],
    ['Paint the hall, 3 doors and the trim', 'PNT-DOOR 3, -DOR-INTPRE'],
    ['Replace 1 outlet and 1 light switch', 'ELE-DEVICE 2'],
    ['Replace 2 outlets and 2 light switches', 'ELE-DEVICE 4'],
    ['Replace an outlet and a light switch', 'ELE-DEVICE 2'],
    [
      'New roof, 28 squares, with drip edge on 110 LF of rakes and 140 LF of eaves',
      'RFG-ARCH 28, RFG-DRIP 250, -SDG-SOFFIT',
    ],
    ['Roof 28 squares: ridges and valleys, new drip edge, ice and water', 'RFG-ARCH 28, RFG-RIDGE'],
    ['Roof 30 squares, eaves 140 ft, rakes 110 ft', 'RFG-DRIP 250, RFG-RIDGE 72, RFG-RVENT 45'],
    ['Roof 20 squares: tear off, ridge cap 40 LF, drip edge 180 LF', 'RFG-ARCH 20, RFG-DRIP 180'],
    ['Roof 28 squares: repair the ridge, reseal the flashing', '-RFG-ARCH'],
    [
      'Quote 1 replaces 10 windows for $8,000, quote 2 replaces 12 windows for $9,000',
      'WIN-INSERT 10',
    ],
    [
      'Three windows won’t open and one is cracked. Replace all 4, vinyl double hung.',
      'WIN-INSERT 4',
    ],
    [
      'Finish the basement 700 sq ft: framing, drywall, LVP, one bathroom, paint',
      'FLR-LVP, PLB-TOILET 1',
    ],
    ['Re-pipe the house, one bathroom', 'PLB-REPIPE, -PLB-TOILET'],
    [
      'Quote for a metal roof on a 1,600 sq ft ranch, two layers of shingles to tear off',
      'RFG-METAL, DEM-ROOFADD',
    ],
    [
      'Paint all inside, LVP in the living room and kitchen, new toilet, new vanity',
      'PLB-TOILET 1, CAB-VAN36 1',
    ],
    [
      'Turn the tub in our guest bathroom into a walk in shower with a glass door',
      'PLB-VALVE 1, -PLB-SHUNIT',
    ],
    [
      'Deck 14x20: replace the boards with composite, new wood railing 48 ft',
      'DCK-RAILWD 48, -DCK-RAILCP',
    ],
    ['Option 2 replaces 6 windows', 'WIN-INSERT 6'],
    [
      'Bid A replaces 10 windows for $9,000. Bid B replaces 12 windows for $9,100. Which is better?',
      'WIN-INSERT 12',
    ],
    ['The smoke detectors are old. Replace all 4.', 'ELE-SMOKE 4, -WIN-INSERT'],
    [
      'Half of the deck boards are rotten. Replace them, 12x16 deck.',
      'DCK-BOARD, -DCK-FRAME, -DCK-RAILWD',
    ],
    ['Please quote 12 windows', 'WIN-INSERT 12'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));

  it.each([
    ['Hall bath (new vanity, toilet), kitchen (paint)', 'PLB-TOILET Hall bath, PNT-WALL Kitchen'],
    [
      'Hall bath (toilet), kitchen (paint) and living room (carpet)',
      'PLB-TOILET Hall bath, PNT-WALL Kitchen, FLR-CARPET Living room',
    ],
    [
      'House: paint walls and ceilings throughout, carpet in the two bedrooms',
      'PNT-WALL House, PNT-CEIL House, FLR-CARPET Bedrooms',
    ],
    [
      'House 1,600 sf: paint all walls, carpet in the two bedrooms',
      'PNT-WALL House, FLR-CARPET Bedrooms',
    ],
  ])('%s, each in its place', (text, told) => {
    const asked = request(text);
    const { items } = estimateScope(preview(asked), asked, book);
    const placed = told.split(', ').map((line) => {
      const [code = ''] = line.split(' ');
      const item = items.find(({ metadata }) => metadata.code === code);
      return `${code} ${item?.metadata.room}`;
    });
    expect(placed.join(', ')).toBe(told);
  });

  it.each([
    [
      'Water loss: tear out ruined LVP in the 12x14 den and replace with new LVP',
      'FLR-LVP 168, -DEM-CARPET',
    ],
    ['Dishwasher leaked, kitchen 11x14 laminate floor buckled', 'FLR-LAM 154, -DEM-CARPET'],
    ['Hail damaged the porch roof 8x12. Reshingle the porch roof.', 'RFG-ARCH 1.3'],
  ])('%s, of a claim', (text, lines) => expect(linesIn(text, lines, 'INSURANCE')).toBe(lines));

  it('gives a porch no roof of a house', () => {
    const amounts = amountsOf('Hail damaged the porch. Reshingle the porch roof.', 'INSURANCE');
    expect(amounts.get('RFG-ARCH')).toBeLessThan(5);
  });

  it('lays a footing under all of a low wall, and says that its thickness is not priced', () => {
    const wall = 'Pour a low concrete wall 20 ft long 2 ft high, 6 inches thick';
    expect(linesIn(wall, 'CNC-FNDWALL 5, CNC-FOOT 20')).toBe('CNC-FNDWALL 5, CNC-FOOT 20');
    const notesOf = (text: string) => preview(request(text)).notes.map((note) => note.text);
    expect(notesOf(wall).join(' ')).toContain('Thickness of 6 in. not priced');
    expect(notesOf(wall.replace('6 inches', '8 inches')).join(' ')).not.toContain('Thickness');
  });
});

describe('an area that is told once', () => {
  it.each([
    ['Living room and kitchen 500 sf LVP', 'FLR-LVP 500'],
    ['Install LVP in the living room and kitchen 500 sf', 'FLR-LVP 500'],
    ['Carpet in the den, hall and office 420 sf', 'FLR-CARPET 420'],
    ['LVP: living room 300 sf and kitchen 200 sf', 'FLR-LVP 500'],
    ['Do half with tile and half with LVP in the basement, 400 sf', 'TIL-FLOOR 200, FLR-LVP 200'],
    ['Basement 20x20: half carpet and half vinyl plank', 'FLR-CARPET 200, FLR-LVP 200'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));

  it('is not shared by a half bath and a half wall', () => {
    const lines = 'TIL-FLOOR 24, FLR-LVP 60';
    expect(
      linesIn('Half bath: new tile floor and half wall with LVP in the hall, 60 sf.', lines),
    ).toBe(lines);
  });

  it('makes no two decks of one', () => {
    const lines = 'DCK-FRAME 320';
    expect(linesIn('Build a 16x20 deck, half composite and half pressure treated.', lines)).toBe(
      lines,
    );
  });

  it('orders no half bath by the word of a share', () => {
    const lines = '-PLB-TOILET';
    expect(linesIn('Do half with tile and half with LVP in the den, 300 sf', lines)).toBe(lines);
  });
});

describe('a room named behind the word that does it over', () => {
  it.each([
    ['Remodel living room 15x20, paint and new LVP', 'FLR-LVP 300, -CAB-BASE, -PLB-TOILET'],
    ['Remodel dining room 12x14: new floor, paint', 'FLR-LVP 168, -CAB-BASE, -PLB-TOILET'],
  ])('%s', (text, lines) => {
    expect(linesIn(text, lines)).toBe(lines);
  });
});

describe('a bath with a shower', () => {
  it.each([
    ['Remodel the 3/4 bath', 'TIL-PAN 1, -PLB-TUBALC'],
    ['Redo our 3/4 bath 6x8, shower only', 'TIL-PAN 1, -PLB-SHUNIT, -PLB-TUBALC, CLN-FINAL 96'],
    ['Bathroom remodel 5x8 with a walk-in shower', 'TIL-PAN 1, PLB-VALVE 1, -PLB-TUBALC'],
    ['Bathroom remodel 5x8 with a prefab shower unit', 'PLB-SHBASE 1, PLB-SURR 1, -PLB-TUBALC'],
    ['Remodel the hall bathroom 5x8, no tub', 'TIL-PAN 1, -PLB-TUBALC'],
    ['Remodel the hall bathroom 5x8', 'PLB-TUBALC 1'],
    // What is told of one bath is not told of another.
    [
      'Remodel the hall bathroom 5x8 with a new tub, and the 3/4 bath in the basement 6x6.',
      'PLB-TUBALC 2, -TIL-PAN',
    ],
    ['Remodel the hall bathroom 5x8. Remodel the 3/4 bath 6x6.', 'PLB-TUBALC 1, TIL-PAN 1'],
    [
      'Remodel the hall bathroom 5x8. Remodel the powder room 4x5, it has no tub.',
      'PLB-TUBALC 1, -TIL-PAN',
    ],
    ['Remodel the hall bathroom 5x8, no tub surround', 'PLB-TUBALC 1, -TIL-PAN'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a room that words name with its work', () => {
  it.each([
    ['Finish the basement bathroom.', 'PLB-TOILET 1, -WPF-PAINT, -FRM-FURR'],
    ['Rewire a 4 bedroom colonial', 'ELE-REWIRE 1800'],
    ['New carpet in our 3 bedroom townhouse', 'FLR-CARPET 1800'],
    ['Laminate tops for the basement kitchenette, 30 sq ft incl. edges', 'CTP-LAM 30'],
    ['Skim coat the living room, 700 sf walls.', 'DRW-L5 700, -PNT-WALL'],
    ['New carpet: bedroom 12x14, walk-in closet 6x8.', 'FLR-CARPET 216, -PNT-CLOSET'],
    ['Tile: entry 6x8, half bath 5x5 and laundry room 6x9', 'TIL-FLOOR 127, -PLB-WASHBOX'],
    ['Finish the basement 20x30 with a bathroom', 'FRM-FURR, PLB-TOILET 1'],
    ['Finish the attic with a bathroom', 'BLD-ATTIC 720, PLB-TOILET 1'],
    [
      'Garage conversion to bedroom 14x20, insulation, drywall, LVP',
      'BLD-GARCONV 280, FLR-LVP 280',
    ],
    ['We want the attic, 480 sf, finished as a studio and guest room', 'BLD-ATTIC 480'],
    ['Turn the garage, 20x20, into a gym and office', 'BLD-GARCONV 400'],
    ['Master bedrm 12x14: new carpet', 'FLR-CARPET 168'],
    ['Change the carpet in the basement as well as the bedroom', 'FLR-CARPET 932'],
    ['Convert the garage to a gym and add new carpet to the hallway', 'BLD-GARCONV, FLR-CARPET 64'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('words of a refusal', () => {
  it.each([
    ['Do not touch the trim. Install 3 interior doors', 'DOR-INTPRE 3, -TRM-CASING'],
    ["Don't touch the trim. Install 3 interior doors", 'DOR-INTPRE 3, -TRM-CASING'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));

  it('are shown where a credit is all that names a thing', () => {
    const text = 'Credit us for the old tub. Replace the 36 inch vanity';
    expect(preview(request(text)).unread.map(({ words }) => words)).toEqual([
      'Credit us for the old tub',
    ]);
  });
});

describe('a place where other work is done', () => {
  it.each([
    ['Haul away junk from the garage and driveway', 'HAU-PICKUP'],
    ['Deliver materials to driveway', ''],
    ['Facelift for the front porch', ''],
  ])('orders nothing itself: %s', async (text, lines) => {
    expect((await estimate(text)).codes.join(' ')).toBe(lines);
  });
});
