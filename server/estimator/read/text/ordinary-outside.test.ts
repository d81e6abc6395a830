// Work outside of a house as people ask for it, by kinds that were read wrong once: what has to be priced, and what must not be.
import { describe, expect, it } from 'vitest';
import { linesIn } from './testing/lines-in.ts';

describe('one verb of several things outside', () => {
  it.each([
    [
      'Power wash the house, vinyl, 1600 sf, and the back deck 12x16. Then stain the deck.',
      'PNT-WASH 1792, PNT-DECK 192, -DCK-PT',
    ],
    [
      'scrape and paint the trim and soffits around the house, about 220 linear ft, siding is vinyl so leave that',
      'PNT-EXTTRIM 220, -PNT-EXT, -SDG-SOFFIT, -PNT-TRIM',
    ],
    [
      'Roof leaks around the chimney. Reflash the chimney and replace about 30 sq ft of shingles around it',
      'RFG-CHIM 1, RFG-REPSF 30, -RFG-ARCH',
    ],
    [
      'Sliding glass door to the patio is fogged, replace with 6 ft french doors',
      'DOR-FRENCHX 1, DEM-DOOREXT 1, -DOR-SLIDER, -DOR-STORM',
    ],
    ['2 car garage, 22x22, 9 ft: drywall the walls and ceiling', 'DRW-WALL 735, DRW-CEIL 484'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what is built onto a house', () => {
  it.each([
    ['Build an addition', 'BLD-ADDN 400'],
    ['We want to add a family room to our 2400 sf house', 'BLD-ADDN 400'],
    ['Our house is 2,400 sq ft. We want an addition', 'BLD-ADDN 400'],
    ['Build a 1,200 sq ft addition to our house', 'BLD-ADDN 1200'],
    ['Home addition, 300 sf, on our 1,900 sq ft house', 'BLD-ADDN 300'],
    ['master bedroom addition, 16x20', 'BLD-ADDN 320'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('after a storm', () => {
  it.each([
    ['Storm damaged siding', 'SDG-VINYL, -RFG-ARCH, -DEM-ROOF1'],
    ['storm damage to the siding on the north side', 'SDG-VINYL, -RFG-ARCH'],
    ['the storm damaged the fence', 'FNC-SECT, -RFG-ARCH'],
    ['storm damaged roof', 'RFG-ARCH'],
  ])('%s', (text, lines) => expect(linesIn(text, lines, 'INSURANCE')).toBe(lines));
});

describe('fences', () => {
  it.each([
    [
      "Fence in the backyard: 80 feet on the left, 60 across the back, 80 on the right. vinyl privacy 6'. one walk gate",
      'FNC-VINYL6 220, FNC-GATE 1, -FNC-WOOD6',
    ],
    ['chain link 4 foot around the dog run 15 x 30 w a gate', 'FNC-CHAIN4 90, FNC-GATE 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('decks, patios and drives', () => {
  it.each([
    [
      '8 rotten deck boards, 12 footers, need swapped. then clean and stain whole deck 16 by 20',
      'DCK-BOARD 44, PNT-DECK 320, -DCK-FOOT, -CLN-MOVE',
    ],
    [
      'stamped concrete patio 14x18, ashlar slate, and replace the 3 concrete steps from back door',
      'CNC-STAMP 252, CNC-STEP 3, -RFG-SLATE',
    ],
    ['paver patio 400 sq ft with a fire pit', 'CNC-PAVER 400, -PLB-SUMP'],
    ['Tear out cracked driveway 18 x 50 and repour', 'CNC-DRIVE 900, DEM-SLAB 900, -CNC-SLAB4'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('roofs', () => {
  it.each([
    ['New roof on our 1,800 sq ft house, architectural shingles', 'RFG-ARCH 22.3'],
    [
      'Need a new roof. House is a 1 story ranch, about 1,800 sq ft, architectural shingles, tear off one layer.',
      'RFG-ARCH 22.3, DEM-ROOF1 22.3',
    ],
    [
      'standing seam metal roof on a 1,500 sq ft cabin 10/12 pitch',
      'RFG-METAL 21.7, RFG-STEEP10 21.7',
    ],
    ['Roof is 2,400 sq ft, architectural shingles, tear off one layer', 'RFG-ARCH 24'],
    [
      'new EPDM flat roof over the addition, 20 x 22, tear off the old rolled roofing, R-20 insulation',
      'RFG-EPDM 4.7, DEM-ROOFFLT 4.7, RFG-ISO 4.7, -INS-BATTCL',
    ],
    [
      "Patio cover attached to house, 12' x 20', shingle roof to match.",
      'DCK-COVER 240, -RFG-ARCH, -DEM-ROOF1',
    ],
    [
      'Chimney is 70 years old. needs stainless liner, new crown and flashing where it meets roof',
      'MAS-LINER 1, MAS-CROWN 1, RFG-CHIM 1, -RFG-STEP',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('amounts outside', () => {
  it.each([
    ['Sod for the side yard, 900 sq ft.', 'LND-SOD 900, -LND-GRADE'],
    ['Grass seed and straw behind the garage, 1,400 sq ft.', 'LND-SEED 1400, -LND-GRADE'],
    [
      'replace the gutters on front and back of the house, 45 feet each side, 4 downspouts 10 ft each',
      'GUT-AL5 90, GUT-DOWN 40, DEM-GUTTER 130',
    ],
    [
      'clean my gutters please its a 2 story house approx 160 ft of gutter and put gutter guards on the back (60 ft)',
      'GUT-CLEAN 160, GUT-GUARD 60, -GUT-AL5',
    ],
    [
      'gravel driveway 10 ft wide 200 ft long, 4 inches of crushed stone',
      'LND-GRAVEL 24.7, -CNC-DRIVE',
    ],
    ['mulch 540 sf of beds 3 inches deep', 'LND-MULCH 5'],
    [
      "old timber retaining wall is leaning. Take down and build with block, 28' L x 4' H",
      'MAS-RETAIN 112, -MAS-CMU, -LND-TREEREM, -BLD-NEW',
    ],
    [
      'Retaining wall, segmental block, 40 feet long by 3 feet tall, with drain pipe behind and backfill',
      'MAS-RETAIN 120, LND-DRAIN 40, -LND-EXCAV',
    ],
    [
      'French drain along the back of house 65 feet to the street, with gravel and fabric.',
      'LND-DRAIN 65, -LND-GRAVEL',
    ],
    [
      'screen in our back porch, it is 12 ft x 14 ft and already has a roof and a concrete floor. need a screen door',
      'DCK-SCREEN 270.4, DOR-STORM 1, -CNC-SLAB4, -DCK-COVER',
    ],
    [
      'Exterior: replace rotten wood trim around garage door, 30 ft, repaint garage door',
      'SDG-TRIM 30, PNT-EXTDOOR 1, -DOR-GAR2',
    ],
    ['replace 24 ft of wood fence', 'FNC-WOOD6 24, -FNC-GATE'],
    ['Replace fascia, 40 LF on the left and 52 LF on the right', 'SDG-FASCIA 92'],
    ['Put up chain link fence, 220 ft, 6 ft tall', 'FNC-CHAIN6 220, -FNC-WOOD6'],
    ['New chain link fence around the lot, 140 ft, 4 ft high', 'FNC-CHAIN4 140, -FNC-WOOD6'],
    ['rafter repair, 132 LF and roof sheathing, 560 SF', 'FRM-RAFTER 132, FRM-SHTHRF 560'],
    ['Gutter guards on the front and the back of the house, 50 ft each side', 'GUT-GUARD 100'],
    ['Screened porch 10x12, it already has a roof', 'DCK-SCREEN 228.8, -DCK-COVER'],
    ['New vinyl fence 80 ft, replacing the rotten wood one', 'FNC-VINYL6 80, DEM-FENCE 80'],
    [
      'Retaining wall 40 feet long 3 feet high block, replace the leaning timber one',
      'MAS-RETAIN 120, -LND-TREEREM',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what is told and what is ordered', () => {
  it.each([
    ['brick steps falling apart, rebuild 3 steps in concrete', 'CNC-STEP 3, -MAS-REPOINT'],
    [
      'stain our cedar siding 1400 sq ft, deck 300 and the fence 90 ft both sides',
      'PNT-EXT 1400, PNT-DECK 300, PNT-FENCE 90, -SDG-WOOD, -FNC-WOOD6',
    ],
    [
      'Exterior painting of garage 24x30, 1 man door, overhead door too',
      'PNT-EXT 855.4, PNT-EXTDOOR 1, -DOR-INTPRE',
    ],
    [
      'replace deck railing with black aluminum, 45 feet, plus 6 new stair treads',
      'DCK-RAILCP 45, DCK-STAIR 6, -DCK-RAILWD',
    ],
    ['sealcoat and patch asphalt driveway 1800 sq ft', '-CNC-ASPH, -DEM-SLAB'],
    ['reside that wall 20 x 9 in vinyl', 'SDG-VINYL 180, DEM-SIDING 180'],
    [
      "backyard fence 6ft dog ear cedar 185' w/ 1 gate 4ft, remove old wood fence same length, stain it",
      'FNC-WOOD6 185, DEM-FENCE 185, FNC-GATE 1, PNT-FENCE 185',
    ],
    [
      'Retaining walls: two of them, one is 20 ft x 2 ft, the other 35 ft x 4 ft, block',
      'MAS-RETAIN 180, -MAS-CMU',
    ],
    [
      'Tuckpoint chimney, about 60 sq ft, new crown, and cap',
      'MAS-REPOINT 60, MAS-CROWN 1, -TRM-CROWN, -RFG-RIDGE',
    ],
    ['build a 10x12 shed pad from concrete with gravel underneath', 'CNC-SLAB4 120, -LND-GRAVEL'],
    ['Widen driveway by 10 ft x 30 ft, concrete 5 inch', 'CNC-DRIVE 300, -DEM-SLAB'],
    [
      'New asphalt shingle roof on 30x50 ranch, 5/12, two layers to come off',
      'RFG-ARCH 16.3, DEM-ROOFADD 16.3',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('things that lean on another one', () => {
  it.each([
    ['Pour an equipment pad 8x15, 6 inch thick, on 6" aggregate base', 'LND-BASE6 120'],
    ['Take down the garden wall, 30 ft by 5 ft, and lay it back up in grey block', 'MAS-CMU 150'],
    [
      'The north wall is 28 foot long and 10 tall. Pull the vinyl off it, new vinyl',
      'SDG-VINYL 280',
    ],
    ['Header over the carport sags. Swap it for an LVL, 12 ft', 'FRM-BEAM 12, -DEM-WALLLB'],
    [
      'cedar shingles on the dormers 140 sf, stain them gray',
      'SDG-WOOD 140, PNT-EXT 140, -PNT-FENCE',
    ],
    ['white picket fence 40 ft in front with gate, paint it', 'FNC-PICKET 40, PNT-FENCE 40'],
    ['paint front door blue and 6 shutters to match', 'PNT-EXTDOOR 1, -SDG-SHUTTER'],
    [
      'new side door steel 32 inch with a storm door and deadbolt, painted',
      'DOR-ENTRY 1, DOR-STORM 1, DOR-DEADBOLT 1, PNT-EXTDOOR 1, -PNT-WALL',
    ],
    [
      'cinder block wall 30 ft x 5 ft high at back of lot with footing, stucco both sides',
      'MAS-CMU 150, CNC-FOOT 30, SDG-STUCCO 300, -DEM-SIDING',
    ],
    [
      'front porch with roof 8x20, posts, concrete slab floor, 2 steps',
      'DCK-COVER 160, CNC-SLAB4 160, CNC-STEP 2, -FNC-POST',
    ],
    [
      'two sidewalk squares are heaved 4x4, break out and pour new',
      'CNC-WALK 32, DEM-SLAB 32, -CNC-SLAB4',
    ],
    ['flagstone look paver walkway 4 ft x 30 ft and a landing 5x5', 'CNC-PAVER 145, -CNC-SLAB4'],
    ['re-secure 30 ft of loose gutter and put in 2 downspouts 12 ft', 'GUT-DETACH 30, GUT-DOWN 24'],
    [
      'bury downspout drains from 4 downspouts to the street, 110 ft total of 4" pipe',
      'LND-DRAIN 110, -GUT-DOWN',
    ],
    [
      'Maple is dying, take it down and grind stump. plant an oak there',
      'LND-TREEREM 1, LND-STUMP 1, LND-TREE 1',
    ],
    [
      '7 double hung and 3 slider windows, vinyl. aluminum wrap outside on all ten',
      'WIN-INSERT 7, WIN-SLIDE 3, WIN-WRAP 10',
    ],
    ['Resurface our deck with composite boards, 12x20', 'DCK-COMP 240, -DCK-FRAME, -CNC-RESURF'],
    ['Resurface the concrete pool deck 20x30', 'CNC-RESURF 600, -DCK-PT'],
    ['Pressure wash the siding 1500 sf and the driveway 16x50', 'PNT-WASH 2300'],
    ['resurface existing deck 14x16 with cedar, keep frame', 'DCK-CEDAR 224, -DCK-FRAME, -DCK-PT'],
    ['a retaining wall each side 10 ft by 2 ft', 'MAS-RETAIN 40'],
    [
      'cut 4 trees near the house, grind 4 stumps, reseed 1000 sf',
      'LND-TREEREM 4, LND-STUMP 4, LND-SEED 1000',
    ],
    ['concrete driveway 16 by 40, dirt now', 'CNC-DRIVE 640, -DEM-SLAB'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what stands beside other work', () => {
  it.each([
    ['Shed roof over the back door 6x8.', 'DCK-COVER 48'],
    ['New board and batten siding on all walls of the house', 'SDG-PANEL 1800, -SDG-WOOD'],
    ['6 footers for the deck, 12x12 deck frame.', 'DCK-FOOT 6, DCK-FRAME 144'],
    ['Fence 100 ft by 6 ft wood, stain both sides.', 'FNC-WOOD6 100, PNT-FENCE 100'],
    ['Repair fascia 24 ft and soffit 12 ft outside, paint to match.', 'SDG-SOFFIT 16'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('roofs, walls and decks that stand ready', () => {
  it.each([
    [
      'Put ribbed metal on my barn, 14 squares, the tear-off is done and the deck is papered',
      'RFG-RIB 14, -DEM-ROOF1, -RFG-SYN, -RFG-ICE',
    ],
    ['Ribbed metal roof on my barn, 14 squares', 'RFG-RIB 14, DEM-ROOF1 14, RFG-SYN'],
    [
      'Vinyl siding on the new garage, 900 sq ft, walls are sheathed and wrapped',
      'SDG-VINYL 900, -DEM-SIDING, -HAU-DUMP20, -SDG-WRAP',
    ],
    [
      'Hang cement board siding on the addition, 500 sq ft, over the house wrap',
      'SDG-FIBER 500, -DEM-SIDING, -SDG-WRAP',
    ],
    [
      'New pressure treated boards on our 12x16 deck, the joists look good',
      'DCK-PT 192, -DCK-FRAME, -DCK-RAILWD, -DCK-STAIR, -PRM-DECK',
    ],
    [
      'New pressure treated deck 12x16',
      'DCK-PT 192, DCK-FRAME 192, DCK-RAILWD, DCK-STAIR, PRM-DECK',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('amounts that nobody told, of less than a whole house', () => {
  it.each([
    ['New architectural shingles on the detached garage roof.', 'RFG-ARCH 6, -RFG-BOOT'],
    ['The porch roof leaks, tear it off and put down EPDM.', 'RFG-EPDM 1.7'],
    ['Reroof the house with architectural shingles.', 'RFG-ARCH 24, RFG-BOOT 3'],
    ['Put 30 lb felt on my garage roof, I lay the metal myself.', 'RFG-FELT 6'],
    ['Our shed needs new vinyl siding.', 'SDG-VINYL 350'],
    ['Vinyl siding on the garage to match the house.', 'SDG-VINYL 670.2'],
    ['Vinyl siding on the house.', 'SDG-VINYL 1800'],
    ['The garage is full of boxes. Replace the shingles.', 'RFG-ARCH 24'],
    ['The garage is framed. Put vinyl siding on it.', 'SDG-VINYL 670.2'],
    ['6 ft chain link fence along our back property line.', 'FNC-CHAIN6 60'],
    ['6 ft chain link fence around the yard.', 'FNC-CHAIN6 150'],
    ['A downspout is crushed, we need a new one.', 'GUT-DOWN 12'],
    ['One of the deck stair treads is split, replace it.', 'DCK-STAIR 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('one roof, and what runs round one house', () => {
  it.each([
    [
      'Barn is 36 by 48 with a 4/12 roof. Pull the old metal and put on new screw down panels.',
      'DEM-ROOFMTL 18.3, RFG-RIB 18.3',
    ],
    [
      'Flat roof on the shop building, 40 squares. Mechanically attach cover board, then white TPO.',
      'RFG-COVER 40, RFG-TPO 40',
    ],
    [
      'Our ranch house is 32 x 46. New aluminum fascia all the way around, vented soffit too, 2 ft overhangs, then paint the fascia on the rest.',
      'SDG-FASCIA 156, SDG-SOFFIT 312, PNT-EXTTRIM 156',
    ],
    [
      'House 28x50. Take down the old fascia and hang new fascia.',
      'DEM-FASCIA 156, SDG-FASCIA 156',
    ],
    ['Building 40x60. Add cover board to the flat roof.', 'RFG-COVER 24'],
    ['House is 30x40, gutters all around cleaned and rehung.', 'GUT-CLEAN 140, GUT-DETACH 140'],
    ['House is 26x40, two stories. New gutters front and back.', 'GUT-AL5 80'],
    [
      'Replace 30 ft of fascia on the back and paint fascia all around, house is 24x40.',
      'SDG-FASCIA 30, PNT-EXTTRIM 128',
    ],
    [
      'Chimney is 2 by 3 and stands 6 ft above the roof. Tuckpoint all four sides.',
      'MAS-REPOINT 60',
    ],
    [
      'Chimney 3x3 stucco is cracked, 10 ft high, redo the stucco all the way around.',
      'SDG-STUCCO 120',
    ],
    [
      'Stamped concrete patio 14x20 off the den, plus a 4 ft wide stamped walk, 25 ft out to the shed.',
      'CNC-STAMP 380',
    ],
    ['Paver patio 12x20 and a paver walkway 3x30.', 'CNC-PAVER 330'],
    ['Dig a trench 60 ft long, 2 ft wide and 3 ft deep.', 'LND-EXCAV 13.3'],
    ['Gravel path 10 by 40 ft, 60 ft around', 'LND-GRAVEL 4.9'],
    ['The yard is 50x80. Pour a walkway to the shed.', 'CNC-WALK 120'],
    ['Patio is 12x20. New pavers over half of it.', 'CNC-PAVER 120'],
    ['Deck 14x20, build a pergola over half of that.', 'DCK-PERG 140'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a small building is painted by its own walls, and nothing of it is bought or torn down', () => {
  it.each([
    [
      'Garden shed out back, 8x12, T1-11 sides about 7 ft tall, stain it brown.',
      'PNT-EXT 280, PNT-EXTTRIM 50.4, -DEM-SHED, -SDG-PANEL, -DEM-SIDING',
    ],
    ['Well house 8x8, wood siding, walls 7 ft high, paint it white.', 'PNT-EXT 224, -SDG-WOOD'],
    [
      'Barn, 24x30, board and batten sides 12 ft tall. Stain the siding.',
      'PNT-EXT 1296, -SDG-PANEL',
    ],
    [
      'Detached garage 20 x 24 with 9 ft walls. Paint the outside.',
      'PNT-EXT 792, PNT-EXTTRIM 142.6',
    ],
    ['Shed 10x12 with a 3 ft door and 8 ft walls. New T1-11 siding on it.', 'SDG-PANEL 352'],
    ['Shed 12x16, sides 8 ft tall. Put new T1-11 siding on it.', 'SDG-PANEL 448'],
    ['Paint the exterior of our house', 'PNT-EXT 1800, PNT-EXTTRIM 320'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
