// What a figure of a text comes to: which unit it is in, what it names, and of how many things it is the size.
import { describe, expect, it } from 'vitest';
import { linesIn } from './testing/lines-in.ts';

describe('figures in the unit of their row', () => {
  it.each([
    ['Four studs are eaten, they want 8 foot sisters', 'FRM-JOIST 32'],
    ['Two cracks in the basement wall, inject them, each about 9 ft', 'CNC-INJECT 18'],
    ['Three broken rafters, ten footers, to be replaced', 'FRM-RAFTER 30'],
    ['Put in three 8 ft sticks of new baseboard', 'TRM-BASE 24'],
    ['Pour 3 new concrete steps per door, total 9', 'CNC-STEP 9'],
    ['Insulate the garage walls with batts, 80 sq, and hang drywall 80 sf', 'INS-BATTWL 80'],
    ['New vinyl siding, 14 sq', 'SDG-VINYL 1400'],
    ['Replace 8 pairs of shutters', 'SDG-SHUTTER 16'],
    ['Two French doors to the den, interior', 'DOR-FRENCHI 1'],
    ['Segmental retaining wall, 60 face feet', 'MAS-RETAIN 60'],
    ['A handyman for 2 hours to hang 3 pictures', 'GCN-HANDY 2'],
    ['Send a handyman for an hour to rehang two cabinet doors', 'GCN-HANDY 1'],
    [
      'Stair railing on the deck is gone, 14 ft composite. Other side, add 9 ft wood railing',
      'DCK-RAILWD 9',
    ],
    ['Deck railing rotted, add 9 ft wood railing', 'DCK-RAILWD 9'],
    ['New fence, 90 ft, 6 ft vinyl', 'FNC-VINYL6 90'],
    ['Yard cleanup, two guys, one day, 16 hours', 'LND-CLEAN 16'],
    ['Set 9 AM-days of air movers', 'WTR-AIRMV 9'],
    ['I want two sixty feet of new baseboard', 'TRM-BASE 260'],
    ['Replace up to 5 feet of rotten fascia', 'SDG-FASCIA 5'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a count that another one corrects', () => {
  it.each([
    ['We want 5 skylights replaced. One was done last year, so 4.', 'WIN-SKYFIX 4'],
    ['Replace 6 ceiling fans. The den can wait, so just five.', 'ELE-FAN 5'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('figures that name a thing or its kind', () => {
  it.each([
    [
      'Office suite: replace 36 inch wood door and 2 hollow metal doors with panic bars',
      'DOR-COMWOOD 1, DOR-HM 2',
    ],
    ['Roof tear off, dumpster 20', 'HAU-DUMP20 1'],
    ['Our 50s bath: reglaze the tub, new shower rod', 'BTH-REGLAZE 1, BTH-ROD 1'],
    ['New condenser, 3t', 'HVC-COND 1'],
    ['A new tub surround, 3pc', 'PLB-SURR 1'],
    ['Bath 2 vent fan is dead, replace it', 'HVC-BATHSWP 1'],
    ['Emergency exit light burnt out in corridor 3, replace it', 'ELE-EXIT 1'],
    ['Occupancy sensor at 212 is dead, replace', 'COM-OCC 1'],
    ['Fan coil box 5 is dead, replace the VAV box', 'COM-VAV 1'],
    ['3.1 Kitchen faucet drips, replace', 'PLB-FAUCETK 1'],
    [
      '1) new toilet 2) clear the kitchen drain 3) new kitchen faucet 4) smoke detector',
      'PLB-CLEAR 1, PLB-FAUCETK 1, ELE-SMOKE 1',
    ],
    ['Sprinkler zone 4 is dead, fix it', 'LND-IRRIG 1'],
    ['1) toilet runs, rebuild it 2) bathroom faucet drips, replace it', 'PLB-FAUCETL 1'],
    ['Bedroom 3: outlet is loose, replace it', 'ELE-DEVICE 1'],
    [
      '1) vanity faucet drips, replace 2) towel bar fell off 3) mirror cracked, new medicine cabinet 4) paint the door',
      'PLB-FAUCETL 1, BTH-ACCSET 1, CAB-MEDCAB 1',
    ],
    ['Take out the sink base, 30 inches', 'DEM-CABBASE 2.5'],
    ['1 toilet\n2 kitchen faucets\n5 smoke detectors', 'PLB-FAUCETK 2, ELE-SMOKE 5'],
    ['Convert the garage lights to LED, 26 high-bays', 'COM-HIGHBAY 26'],
    ['Shot blast the floor 12,000 sf, 2-ct epoxy', 'COM-PREP 12000, COM-EPOXYW 12000'],
    ['Retile the bath 6x6 tile', 'TIL-FLOOR 40'],
    ['Porch floor 1x4 boards', 'DCK-BOARD 40'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('sizes of each of several, and of a wall', () => {
  it.each([
    ['Sister the floor joists, nine of em at 12 ft', 'FRM-JOIST 108'],
    ['Sister ten joists, at 14 feet', 'FRM-JOIST 140'],
    ['Sister 4 joists 56 lf', 'FRM-JOIST 56'],
    ['Retaining wall, block, 40 ft long 4 high', 'MAS-RETAIN 160'],
    ['Replace 7 sidewalk panels, 5x5', 'CNC-WALK 175'],
    ['The deck stairs need a wood handrail either side, 9 ft a side', 'DCK-RAILWD 18'],
    ['Four bathrooms, a new towel bar set for every bathroom', 'BTH-ACCSET 4'],
    ['Block wall, 6 ft high, 90 ft, stucco one side', 'MAS-CMU 540, SDG-STUCCO 540'],
    [
      'Replace 20 sheets 4x8 of drywall in the garage and 44 sheets 4x12 in the den',
      'DRW-WALL 2752',
    ],
    ['Fourplex, units 1 2 3 each get a toilet', 'PLB-TOILET 3'],
    ['12 apartments, each gets new carpet. Suites 3, 4 are already empty', 'FLR-CARPET 3240'],
    [
      'The den accent wall is 12 ft by 9, panel it. Also new vinyl siding on the house.',
      'SDG-VINYL 1800',
    ],
    ['South wall, 30 ft, 2 windows, new vinyl siding', 'SDG-VINYL 450'],
    [
      'Frame a wall 12 ft in the basement. Tile the wall behind the stove. Stain both sides of the fence',
      'TIL-BACKSPL 30, PNT-FENCE 150',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('work on what other words measure', () => {
  it.each([
    ['Sheath over the chimney hole, 16 sf, shingles to match', 'FRM-SHTHRF 16, RFG-REPSF 16'],
    ['Composite corner boards, 36 ft, and paint the trim', 'SDG-TRIM 36, PNT-EXTTRIM 36'],
    ['Fire damage: pull the vinyl 6x9 in the laundry, seal the plywood', 'FIR-SEAL 54'],
    ['Paint 6 interior doors and put new levers on them', 'PNT-DOOR 6, DOR-LOCK 6'],
    ['Wash the walls 3200, prime em', 'PNT-PRIME 3200'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('one where several are usual', () => {
  it.each([
    ['Screen on the kitchen window is torn, replace', 'WIN-SCREEN 1'],
    ['New post footing for the deck', 'DCK-FOOT 1'],
    ['Paint the outside of the house. Front door gets done too, red.', 'PNT-EXTDOOR 1'],
    ['The den door rubs on the new carpet, trim it', 'DOR-TRIMCUT 1'],
    ['Hard wired smoke detector beeps, replace it', 'ELE-SMOKE 1'],
    ['The exit light by the stair is dead, replace it', 'ELE-EXIT 1'],
    ['New smoke alarm, tub drain is slow, snake it', 'ELE-SMOKE 1'],
    ['Fire extinguisher is missing in the lobby, furnish one', 'COM-EXTING 1'],
    ['The front step wants a half step, concrete', 'CNC-STEP 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('two sides told in prose', () => {
  it.each([
    ['New concrete patio, 14 ft wide and about 22 long.', 'CNC-SLAB4 308'],
    ['Lay pavers for a terrace, 12 out from the house and 18 along it.', 'CNC-PAVER 216'],
    ["Gravel for the lane, 10' wide and about 200' long, 4 inches deep.", 'LND-GRAVEL 24.7'],
    ['Paint the back wall of the garage, 24 long, 9 tall.', 'PNT-EXT 216'],
    ['Block retaining wall, 50 long and 4 ft tall.', 'MAS-RETAIN 200'],
    ['French drain, 2 ft wide and 60 ft long', 'LND-DRAIN 60'],
    ['New terrace 14x18 brick pavers.', 'CNC-PAVER 252'],
    ['Build a deck 14x18 composite boards.', 'DCK-COMP 252'],
    ['Laundry room 6x9 ceramic tile.', 'TIL-FLOOR 54'],
    [
      'Our driveway goes to the garage, 16 ft wide and 40 long. Tear it out and repour.',
      'CNC-DRIVE 640',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what runs as long as the thing before it', () => {
  it.each([
    ['Replace 24 ft of fascia. Soffit below it, two feet wide, same stretch.', 'SDG-SOFFIT 48'],
    ['Replace 24 ft of fascia, and the soffit too, a foot wide, same run.', 'SDG-SOFFIT 24'],
    ['Chain link fence 90 ft. Sod in front of it, 4 ft wide, same length.', 'LND-SOD 360'],
    ['French drain, 45 ft, and regrade along it, about 6 ft wide the same length', 'LND-GRADE 270'],
    ['New gutter on the back, 40 ft, and leaf guard the same length.', 'GUT-GUARD 40'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('an old slab or floor of another size than the new one', () => {
  it.each([
    [
      'Terrace 14x20, brick pavers. Bust out the 9x10 slab there now.',
      'DEM-SLAB 90, CNC-PAVER 280',
    ],
    ['Pour a patio 12x16, existing 8x10 slab gets torn out first.', 'DEM-SLAB 80, CNC-SLAB4 192'],
    ['New driveway 18x40. Break up the 10x40 one there now.', 'DEM-SLAB 400, CNC-DRIVE 720'],
    ['Tear out the old 10x12 patio and pour a new one.', 'DEM-SLAB 120, CNC-SLAB4 120'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('figures that are summed', () => {
  it.each([
    ['Vinyl fence 6 ft, 40 + 25 + 40.', 'FNC-VINYL6 105'],
    ['Chain link fence, 30 ft from the garage, 50 across, 30 back.', 'FNC-CHAIN4 110'],
    ['Baseboard in the den, 12 feet one way and 15 the other.', 'TRM-BASE 27'],
    ['Front eave is 36 ft and the back is the same. New 5 inch gutters.', 'GUT-AL5 72'],
    ['Trex railing goes fourteen twenty fourteen', 'DCK-RAILCP 48'],
    ['Base cabinets 10ft run + 6 ft run', 'CAB-BASE 16'],
    ['LVP 850 sf + 60 lf base in the den', 'FLR-LVP 850, TRM-BASE 60'],
    ['Gutters 160 ft. Call 512 555 0143', 'GUT-AL5 160'],
    ['Granite countertops, 8 ft on the sink wall and 4 ft by the stove', 'CTP-GRANITE 25.5'],
    ['Tile backsplash, 9 ft along the sink and 5 ft behind the stove', 'TIL-BACKSPL 21'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a size of each, and a count', () => {
  it.each([
    ['Broken pavers under 2 windows, relay, each spot maybe 3 ft by 4.', 'CNC-PAVER 24'],
    ['Fix the broken rafters, three of them, 16 footers.', 'FRM-RAFTER 48'],
    ['Three loads of topsoil, 5 yards a load.', 'LND-SOIL 15'],
    ['Fix the three blisters on the flat roof.', 'RFG-REPAIR 3'],
    ['Four long deck boards are rotten, replace them.', 'DCK-BOARD 22'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('one area of the ground or a flat roof that several works share', () => {
  it.each([
    [
      'The side lot is bare dirt, 1,800 square feet of it. Grade it and lay sod.',
      'LND-GRADE 1800, LND-SOD 1800',
    ],
    ['There is a dead spot 15x20 in the grass. Strip it and seed it.', 'LND-SEED 300'],
    ['Tear down the old 8x10 shed and lay sod over the spot.', 'DEM-SHED 80, LND-SOD 80'],
    [
      'It is 12x14. New carpet. Also power wash the house outside.',
      'FLR-CARPET 168, PNT-WASH 1800',
    ],
    ['The flat part is about 600 square feet. Roll on a white coating.', 'RFG-COAT 600'],
    [
      'The slope behind the barn is 27 by 16. Cover it with river rock three inches deep.',
      'LND-ROCK 4',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('feet by inches', () => {
  it.each([
    ['Replace the vented soffit, 30 LF x 16 in.', 'SDG-SOFFIT 40'],
    ['Tile the backsplash, 12 ft x 18 in.', 'TIL-BACKSPL 18'],
    ['Gutters 50 LF x 6 in, replace', 'GUT-AL6 50'],
    ['Rotted fascia, replace 24 ft x 8 in', 'SDG-FASCIA 24'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('pieces with the size of each', () => {
  it.each([
    ['Replace four 10 ft sections of gutter', 'GUT-AL5 40'],
    ['Swap eight rotten boards on the deck, 12 footers. Deck is 12x20.', 'DCK-BOARD 44'],
    [
      'Hang drywall: 20 sheets 4x10 on the walls, 6 sheets on the ceiling',
      'DRW-WALL 800, DRW-CEIL 240',
    ],
    ['Built-ins on both sides of the window. Each side is 4 ft wide.', 'TRM-BUILTIN 8'],
    ['Case 5 doors both sides', 'TRM-CASING 170'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a count told in a neighboring sentence', () => {
  it.each([
    ['Replace the smoke detectors. With the attic that makes five.', 'ELE-SMOKE 5'],
    [
      'Put new slabs in the door frames upstairs. With the pantry that makes six. New knobs on every one.',
      'DOR-INTSLAB 6, DOR-LOCK 6',
    ],
    [
      'Paint the kitchen cabinets. I count 20 doors and 8 drawers. New knobs, one each.',
      'PNT-CABFRONT 28, CAB-PULL 28',
    ],
    ['We put in 9 new windows last year. Now a blind on each.', 'WIN-BLIND 9'],
    ['Hang a new pocket door and a barn door. Paint both', 'PNT-DOOR 2'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('things of one job that are listed apart', () => {
  it.each([
    ['Patch 4 small holes in the den, one medium', 'DRW-PATCHS 4, DRW-PATCHM 1'],
    [
      'Two small patches in the hall, one large hole, 8 ft of crack',
      'DRW-PATCHS 2, DRW-PATCHL 1, DRW-CRACK 8',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('rooms with sizes that one work covers', () => {
  it.each([
    ['Crown molding, that would be the den 10x12 and the dining room 12x14', 'TRM-CROWN 96'],
    ['Two bedrooms 10x12 and each has a 2x6 closet. Put down laminate.', 'FLR-LAM 264'],
    ['Office 9x12 plank too, nothing on the slab now', 'FLR-LVP 108'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('heights of rooms, however they are told', () => {
  it.each([
    ["Den 14x16, it's nine feet to the ceiling. Paint the walls.", 'PNT-WALL 474'],
    ['Den 14x16. Nine feet high. Paint the walls.', 'PNT-WALL 474'],
    ["Den 14x16, 9' AFF to the grid. Paint the walls.", 'PNT-WALL 474'],
    ['Our den is 14 by 16 with nine foot walls. Hang drywall on the walls.', 'DRW-WALL 474'],
    ['Our den (14x16, nine foot ceilings) needs the walls painted.', 'PNT-WALL 474'],
    ['Parlor 14x16. Nine feet to the ceiling. New crown.', 'TRM-CROWN 60, -DRW-CEIL'],
    ['Retaining wall behind the den, 40 ft long and 4 ft high, block.', 'MAS-RETAIN 160'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a gable wall told up to its peak', () => {
  it.each([
    [
      'Great room gable end, 20 wide, 8 tall at the sides and 14 at the peak, shiplap it.',
      'TRM-SHIP 220',
    ],
    [
      'Replace the vinyl siding on the back wall, 30 foot long, 9 tall and then it comes to a peak 8 ft over that.',
      'SDG-VINYL 390',
    ],
    [
      'Paint the gable wall of the shop, 30 ft wide, 10 ft tall at the eaves, 15 ft at the peak.',
      'PNT-EXT 375',
    ],
    [
      'Loft gable wall, 20 ft wide, 6 ft at the sides, 14 ft to the peak. Hang drywall on the gable wall.',
      'DRW-WALL 200',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('work overhead in a room that was measured', () => {
  it.each([
    ['Parlor 15x16. Remove the plaster and lath overhead.', 'DEM-PLASTER 240'],
    ['Side porch 10x20. Ceiling painted white.', 'PNT-CEIL 200'],
    ['Den 12x12. Drywall the ceiling and skim coat it.', 'DRW-CEIL 144, DRW-L5 144'],
    ['Den 12x12. Skim coat the walls. New light on the ceiling.', 'DRW-L5 318'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a part of the height of a wall', () => {
  it.each([
    [
      'Dining room 12x15 with 9 ft ceilings. Beadboard wainscoting 4 feet high all around, and wallpaper above it.',
      'TRM-WAINS 204, PNT-PAPER 241.7',
    ],
    [
      'Powder room 5x6, 8 ft walls. Tile the walls up to 4 feet and paint above the tile.',
      'TIL-WALL 76, PNT-WALL 77.5',
    ],
    [
      'Hallway 4x20, 8 ft ceiling. Paint the walls below the chair rail, 32 inches up.',
      'PNT-WALL 100',
    ],
    [
      'Bedroom 12x14, 9 ft ceiling. Board and batten to 5 ft on all walls. Wallpaper the rest.',
      'TRM-WAINS 230, PNT-PAPER 176, -SDG-PANEL',
    ],
    ['Mudroom 8x9, 9 ft ceilings: bead board wainscot up to 5 feet.', 'TRM-WAINS 140'],
    ['Dining room 12x12: paint the walls, 8 ft tall', 'PNT-WALL 333'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('several rooms have the doors and windows of each', () => {
  it.each([
    ['Two offices 10x12 and 14x16, 9 ft ceilings: paint the walls.', 'PNT-WALL 880.3'],
    ['Three bedrooms 12x12, 11x13 and 10x10: new baseboard.', 'TRM-BASE 119.5'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
