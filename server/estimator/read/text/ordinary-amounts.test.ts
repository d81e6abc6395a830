// Amounts told apart of their work: in the sentence before, in brackets, of a part, of a whole dwelling. None is a usual one.
import { describe, expect, it } from 'vitest';
import { linesIn } from './testing/lines-in.ts';

describe('an amount in the sentence before the order', () => {
  it.each([
    [
      'The sewer under the lawn collapsed. 48 ft, old clay. Replace with SDR-35 pipe.',
      'PLB-SEWER 48',
    ],
    ['Sewer line is rotted through, 62 feet, cast iron. Swap out with PVC.', 'PLB-SEWER 62'],
    [
      'Old wood retaining wall is leaning. It is 30 ft long and 4 ft tall. Replace it with segmental block.',
      'MAS-RETAIN 120',
    ],
    ['Interior drain tile along the basement walls. It’s 110 feet around.', 'WPF-DRAIN 110'],
    ['New french drain behind the garage. About 75 ft.', 'LND-DRAIN 75'],
    [
      'Put up a divider wall, 16 feet, ceiling is 9. Sheetrock both sides, finish and paint.',
      'FRM-WALL24 16, DRW-WALL 288',
    ],
    [
      'Frame a wall 24 ft long, insulate the new wall, drywall on both sides. Baseboard along the new wall.',
      'INS-BATTWL 192, DRW-WALL 384, TRM-BASE 48',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('an amount in brackets or behind a place', () => {
  it.each([
    [
      'New LVP everywhere but the bathrooms (about 1,150 sf), new baseboard 420 lf',
      'FLR-LVP 1150, TRM-BASE 420',
    ],
    ['Carpet all rooms except the kitchen (approx 900 sq ft)', 'FLR-CARPET 900'],
    ['Flat roof 1,400 sf, tear off one layer, new TPO', 'DEM-ROOFFLT 14, RFG-TPO 14'],
    ['Replace our flat roof with EPDM, 22 squares', 'RFG-EPDM 22, DEM-ROOFFLT 22, -RFG-TPO'],
    ['Replace the flat roof with modified bitumen, 15 squares', 'RFG-MODBIT 15, -RFG-TPO'],
    ['Insurance scope: R&R laminate 31 SQ, steep 8/12', 'RFG-ARCH 31, -FLR-LAM'],
    ['Spread 9 cuyd of mulch in the beds', 'LND-MULCH 9'],
    ['Haul off 8 cuyd of debris', 'HAU-CY 8'],
    ['Roof is about 1,100 sq ft, low slope. New EPDM and 2 inch iso.', 'RFG-EPDM 11, RFG-ISO 11'],
    [
      '2bd/2ba 980 sf, vacant. Full interior paint, clean the carpet',
      'PNT-CEIL 980, CLN-CARPET 980',
    ],
    ['3/1 house, 1100 sf. Paint the whole interior', 'PNT-CEIL 1100'],
    ['Patch stucco and repaint front elevation 30x18', 'PNT-EXT 540'],
    ['Paint rear elevation 40x20', 'PNT-EXT 800, -PNT-CEIL'],
    ['Exterior paint, hardie siding about 2,100 sf', 'PNT-EXT 2100, -SDG-FIBER'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('sizes of a part and of the room', () => {
  it.each([
    [
      'The bedroom is 11x13. Replace a 4x5 piece of ceiling drywall and paint the entire ceiling.',
      'DRW-CEIL 20, PNT-CEIL 143',
    ],
    [
      'Replace a 6x8 section of ceiling drywall, paint the whole ceiling (room is 12x15), new carpet in that room',
      'DRW-CEIL 48, PNT-CEIL 180, FLR-CARPET 180',
    ],
    ['Unit is 900 sf. Replace the carpet in 2 bedrooms w/ LVP', 'DEM-CARPET 264, FLR-LVP 264'],
    ['Kitchen and pantry together 12x20, new sheet vinyl', 'FLR-SHEET 240'],
    ['Carpet for 14 stairs plus hall 4x12 and one bedroom 12x12', 'FLR-STAIRC 14, FLR-CARPET 192'],
    ['Carpet on 13 stairs plus den 12x14', 'FLR-STAIRC 13, FLR-CARPET 168'],
    ['10x12 and 12x14. New carpet and pad in both.', 'FLR-CARPET 288'],
    ['New carpet in the offices, 10x12, 12x14 and 9x10', 'FLR-CARPET 378'],
    [
      'The den is 12x14, old knotty paneling all around. Kilz it and paint it white.',
      'PNT-SEAL 350, PNT-WALL 350',
    ],
    [
      'Kitchen 10x12. Paint the walls. Water stain on the ceiling: stain block it.',
      'PNT-SEAL 120, PNT-WALL 316',
    ],
    ['Replace carpet in the den and the guest room (12x14, 10x11).', 'FLR-CARPET 278'],
    ['Skim coat ceilings in the kitchen and the laundry: 12x16 and 6x8.', 'DRW-L5 240'],
    [
      'Oak floors: the dining room is twelve by fourteen and then the foyer off of it six by ten. Refinish both.',
      'FLR-HWREF 228',
    ],
    [
      'Carpet please in all three bedroms twelve by twelve ten by twelve and ten by eleven',
      'FLR-CARPET 374',
    ],
    ['Carpet 12 stairs, the landing 4x5 and the office 10x11', 'FLR-STAIRC 12, FLR-CARPET 130'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('pieces, their parts and their sizes', () => {
  it.each([
    ['Garage door opener with 3 remotes', 'DOR-GAROP 1'],
    ['New drive gate w/ 2 hinges', 'FNC-GATE2 1'],
    ['5 rafters cracked (12 ft 2x6)', 'FRM-RAFTER 60'],
    ['Sister 6 rafters, 14 ft 2x8', 'FRM-RAFTER 84'],
    ['New fiberglass entry door 36x80, new casing inside', 'DOR-ENTRY 1, TRM-CASING 17'],
    ['Put in a craftsman entry door w/ half lite 36x80, interior casing new', 'TRM-CASING 17'],
    ['Take out the quarter round (about 140 lf) and install new quarter round', 'FLR-SHOE 140'],
    ['2 cracked rafters in the attic, about 20 feet in all', 'FRM-RAFTER 20'],
    ['110 ft 6 in. gutter, white, with 2 downspouts 10 ft each', 'GUT-AL6 110, GUT-DOWN 20'],
    ['Take off the shoe molding (160 lf) and put new primed shoe', 'FLR-SHOE 160'],
    [
      'Our AC is a 3 ton and the furnace is 80,000 btu gas, replace both',
      'HVC-SYSTEM 1, -HVC-FURN',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('one area of two things, one size of several dwellings', () => {
  it.each([
    ['5 rafters cracked, about 200 sf roof deck & shingles.', 'FRM-SHTHRF 200, RFG-ARCH 2'],
    ['Storm took about 300 sf of roof sheathing and shingles.', 'FRM-SHTHRF 300, RFG-ARCH 3'],
    ['Plywood & shingles on the porch roof, about 150 sf', 'FRM-SHTHRF 150, -RFG-REPSF'],
    ['6 apartments turning this month, 750 sf each. Standard turns.', 'CLN-MOVE 4500'],
    ['Turn 8 apartments, 600 sf each.', 'CLN-MOVE 4800'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('an amount in parts, each with its whereabouts', () => {
  it.each([
    ['Baseboard 60 ft in the living room, 45 ft in the den and 38 ft in the hall', 'TRM-BASE 143'],
    ['New baseboard, 14 ft on one wall and 12 on the other', 'TRM-BASE 26'],
    ['4 cans in the kitchen, 6 in the living room and 2 in the hall', 'ELE-RECESS 12'],
    ['Three new outlets in the garage and two in the basement', 'ELE-NEWOUT 5'],
    ['Smoke detectors: 3 upstairs, 2 down', 'ELE-SMOKE 5'],
    ['Fence: 80 ft across the back and 45 ft down each side, 6 ft cedar', 'FNC-WOOD6 170'],
    ["Cedar fence, back 60', left 40', right 35'", 'FNC-WOOD6 135'],
    ['Gutters: 40 ft front, 40 ft back, 5 inch', 'GUT-AL5 80'],
    ["Gutters. Front 50', back 50', and 18' on the garage, 5 inch alum", 'GUT-AL5 118'],
    ['Vinyl siding: front 12 sq, back 12 sq, sides 8 sq each', 'SDG-VINYL 4000'],
    ['Backsplash 30 sf kitchen and 8 sf at the wet bar', 'TIL-BACKSPL 38'],
    ['Quartz counters: 42 sf kitchen, 18 sf island', 'CTP-QUARTZ 60, -CAB-ISLAND'],
    ['Base cabinets 8 ft on one wall and 6 ft on the other', 'CAB-BASE 14'],
    ['Run 40 ft of gas line to the range and 15 ft to the grill', 'PLB-GAS 55'],
    ['Frame a wall 14 ft long and another 9 ft', 'FRM-WALL24 23'],
    ['Insulate 800 sf attic to the north and 400 sf over the garage, R-38', 'INS-BLOWN 1200'],
    ['5 GFCI outlets (3 bath, 2 kitchen) to replace regular ones', 'ELE-GFCI 5, -PLB-FAUCETK'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a total beside its parts wins', () => {
  it.each([
    [
      'Privacy fence, cedar. Back is 70 ft, left side 50, right side 50, so 170 total, one walk gate.',
      'FNC-WOOD6 170, FNC-GATE 1',
    ],
    ['Replace 14 windows, 8 upstairs and 6 down, vinyl', 'WIN-INSERT 14'],
    ['200 lf of baseboard, 120 upstairs and 80 downstairs', 'TRM-BASE 200'],
    ['Chain link 4 ft high: 60 ft left, 60 ft right = 120 ft', 'FNC-CHAIN4 120'],
    ['Gutters front 40 ft, back 40 ft, so 2 downspouts', 'GUT-AL5 80'],
    ['Baseboard 60 ft in the den and 40 ft in the hall, total 2 rooms', 'TRM-BASE 100'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('figures beside each other that are no parts of one amount', () => {
  it.each([
    ['Remove ductwork below the joists, 165 LF. Remove upper cabinets, 14 LF.', 'DEM-DUCT 165'],
    ['Fence about 85 ft on the neighbor side, 6 foot dog ear cedar', 'FNC-WOOD6 85'],
    ['40 ft of baseboard in the hall and 15 ft of crown in the den', 'TRM-BASE 40, TRM-CROWN 15'],
    ['Two toilets upstairs and 3 sinks in the basement', 'PLB-TOILET 2, PLB-SINKL 3'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('figures that measure or name one thing, and count none', () => {
  it.each([
    ['Replace 4 interior prehung doors, six panel', 'DOR-INTPRE 4'],
    ['Two new refrigerators, 21 cu ft with ice maker', 'APL-FRIDGE 2'],
    ['Hang a mirror over the vanity, about 30 wide', 'BTH-MIRROR 1'],
    ['Install a toilet, 12 in rough, elongated', 'PLB-TOILET 1'],
    ['A 5 ft pair of French doors to the deck', 'DOR-FRENCHX 1'],
    ['Bay 4 new dock leveler. Bay 6 LED high bays, 9', 'COM-DOCKLEV 1, COM-HIGHBAY 9'],
    ['14C microwave over the range. 15D garbage disposal', 'APL-MICRO 1, PLB-DISPOSAL 1'],
    ['Frame 30 lf of 2x6 exterior wall', 'FRM-WALL26 240'],
    ['Repaint one wall in the den, 14 ft wide by 9 ft high, two coats', 'PNT-WALL 126'],
    ['White shiplap on the wall behind the bed. The wall is 12 wide 8 high.', 'TRM-SHIP 96'],
    [
      'Sump pump died, new one please. Paint is flaking on two block walls 30 ft and 24 ft, about 7.5 high, scrape and coat with waterproof paint.',
      'WPF-PAINT 405',
    ],
    ['Set five fans for two days', 'WTR-AIRMV 10'],
    ['Take 6 light fixtures down and put the same ones back up', 'ELE-DETACH 6'],
    ['A pair of 5 ft hinged French doors to the patio', 'DOR-FRENCHX 1'],
    ['Old two-handle shower valve out, single handle in', 'PLB-VALVE 1'],
    ['Garage opener is from 1998, replace that too', 'DOR-GAROP 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('pieces and how long each is there', () => {
  it.each([
    ['Portable toilet on the site for four months', 'GCN-TOILET 4'],
    ['Scaffold, 5 sections, 3 weeks, on the chimney side', 'GCN-SCAFF 15'],
    ['Site supervision 6 hours a week for 5 weeks', 'GCN-SUPER 30'],
    ['200 ft of temp chain link fence, 3 months', 'TMP-FENCE 600'],
    ['Daily monitoring, 2 hr x 3 days', 'WTR-MON 6'],
    ['A handyman for half a day, 4 hours', 'GCN-HANDY 4'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('appliances that one verb lists', () => {
  it.each([
    ['Haul away the old washer and dryer', 'HAU-APPL 2'],
    ['Get rid of 3 dead appliances, stove, fridge and a dishwasher', 'HAU-APPL 3, -APL-DW'],
    ['Move the fridge and the range and set them back', 'APL-DETACH 2, -APL-RANGE'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('work that is as large as the work beside it', () => {
  it.each([
    ['Fine grade the yard, 2,800 sf, then seed and straw', 'LND-GRADE 2800, LND-SEED 2800'],
    ['Clean the gutters, 140 ft, and put guards on', 'GUT-CLEAN 140, GUT-GUARD 140'],
    ['Shot blast the slab, 3,600 sf, two coat epoxy', 'COM-PREP 3600, COM-EPOXYW 3600'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('as many as the things that are named before', () => {
  it.each([
    ['Six casement windows, roller shades for each', 'WIN-CASE 6, WIN-BLIND 6'],
    ['The outlets in the den are loose, replace three of them', 'ELE-DEVICE 3'],
    ['Two dock doors with levelers at both', 'COM-DOCKLEV 2'],
    [
      'The hall door and the closet door are 24 inches. Both openings widened and 32 inch doors hung, with lever handles.',
      'FRM-HEADER 2, DOR-INTPRE 2, DOR-LOCK 2',
    ],
    ['Hang two ceiling fans in the den and office. Put in fan rated boxes.', 'ELE-FANBOX 2'],
    ['Four new interior doors, deadbolts for all of them', 'DOR-DEADBOLT 4'],
    ['Six recessed lights in the den, a new wall switch for them', 'ELE-RECESS 6, ELE-NEWSW 1'],
    ['Add 8 outlets in the shop, new circuit for them', 'ELE-NEWOUT 8, ELE-CIRC20 1'],
    [
      'Three bedroom doors stick, trim them. The fourth has a hole, hang a new slab and paint it.',
      'DOR-TRIMCUT 3, DOR-INTSLAB 1, PNT-DOOR 1',
    ],
    ['Two new closet bifold doors, painted white', 'DOR-BIFOLD 2, PNT-DOOR 2'],
    ['Both bathrooms get a new toilet and a pedestal sink', 'PLB-TOILET 2, PLB-PEDESTAL 2'],
    ['2 identical baths: 30 in vanity ea, set owner’s toilets', 'CAB-VAN30 2, PLB-TOILET 2'],
    [
      'The stairs have 12 steps, walls both sides. Tear off the carpet, new oak treads.',
      'FLR-TREAD 12',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('the place that an amount is taken of', () => {
  it.each([
    ['Church library, 18x24: VCT floor', 'FLR-VCT 432'],
    ['Shiplap on the porch ceiling, 8x16', 'TRM-SHIP 128'],
    ['Seal the concrete floor of the basement, 24x30', 'FLR-SEAL 720'],
    ['Remove the old blown insulation in the attic', 'DEM-INSBLOWN 1200'],
    ['Replace the tub in 7, reseal it', 'PLB-TUBALC 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('one of several, one side of a house', () => {
  it.each([
    ['One of the steps going off our deck split, replace that tread', 'DCK-STAIR 1'],
    ['Replace a torn window screen', 'WIN-SCREEN 1'],
    ['Replace the window screens', 'WIN-SCREEN 10'],
    ['Steel security doors, front and back', 'DOR-SECUR 2'],
    ['Storm doors, front & rear', 'DOR-STORM 2'],
    ['New vinyl siding on the north side of the house', 'SDG-VINYL 450'],
    ['New vinyl siding on all sides of the house', 'SDG-VINYL 1800'],
    ['House wrap on the back wall, the old clapboards are off', 'SDG-WRAP 450'],
    ['New siding on the back wall and paint the rest', 'SDG-VINYL 450, PNT-EXT 1350'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a bare number that some other words follow', () => {
  it.each([
    ['replace shed siding T1-11 on two sides, 200', 'SDG-PANEL 200'],
    ['dock boards 300 composite', 'DCK-COMP 300'],
    ['roof 30 sqares arch, tear of 1 layr', 'RFG-ARCH 30'],
    ['Porch 12x18: boards to composite, screens new', 'DCK-COMP 216'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('an amount of a share', () => {
  it.each([
    ['Reroof, 22 squares, 50 sf of it needs decking', 'RFG-ARCH 22, FRM-SHTHRF 50'],
    [
      '6 ft wood fence, 150 ft total, 50 of it has an old fence to tear out',
      'FNC-WOOD6 150, DEM-FENCE 50',
    ],
    [
      'Vinyl plank 520 sf main floor, of which 120 sf kitchen has tile to come out',
      'FLR-LVP 520, DEM-TILEFLR 120',
    ],
    ['Replace half of the deck boards, deck is 16x20', 'DCK-BOARD 160'],
    ['Two recessed lights in each of the three bedrooms', 'ELE-RECESS 6'],
    ['Add 2 outlets in each bedroom, 3 bedrooms', 'ELE-NEWOUT 6'],
    ['Add 2 outlets in each of the 3 bedrooms', 'ELE-NEWOUT 6'],
    [
      '6 apartments turning this month, 750 sf each. Per unit: 3 blinds. Two of the units need electric water heaters.',
      'WIN-BLIND 18, PLB-WHELEC 2',
    ],
    ['Vinyl fence on three sides of the yard, 40 ft a side', 'FNC-VINYL6 120'],
    ['Gutter guards on both eaves, 48 ft each', 'GUT-GUARD 96'],
    ['Vinyl siding on front and back, each 40 ft long by 9 ft tall', 'SDG-VINYL 720'],
    ['Fence, 3 sides: 60, 40 and 40 ft, cedar', 'FNC-WOOD6 140'],
    ['Base and shoe, 180 lf of each', 'TRM-BASE 180, FLR-SHOE 180'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('two amounts, two sizes, two counts of one thing', () => {
  it.each([
    ['Pour a driveway 20 x 45 and apron 20 x 6', 'CNC-DRIVE 1020'],
    ['Sod the front yard 20x40 and the back yard 30x50', 'LND-SOD 2300'],
    ['Sand and restain the deck, 12x16 or 14x16', 'PNT-DECK 192'],
    ['5 windows 36x60 and 2 windows 24x36, vinyl replacement', 'WIN-INSERT 7'],
    ['Replace three toilets, two upstairs and one down', 'PLB-TOILET 3'],
    ['Replace a dozen outlets and half a dozen switches', 'ELE-DEVICE 18'],
    ['A pair of French doors inside and 3 prehung interior doors', 'DOR-FRENCHI 1, DOR-INTPRE 3'],
    ['R-13 batts in two walls, 8x20 and 8x14 ft', 'INS-BATTWL 272'],
    ['Retaining wall 35 ft long, 3 1/2 ft high', 'MAS-RETAIN 122.5'],
    ['Subway backsplash, 12 ft long by 18 inches high', 'TIL-BACKSPL 18'],
    ['Replace shingles on the back slope, 30 ft by 16 ft', 'RFG-ARCH 5'],
    [
      'The kitchen window and the two in the den are fogged, replace them with vinyl inserts',
      'WIN-INSERT 3',
    ],
    ['Grab bars: one by the toilet two in the shower', 'BTH-GRAB 3'],
    ['4 lights in the kitchen 2 in the hall, swap them all for LED flush mounts', 'ELE-FIXTURE 6'],
    ['Shelf and rod fell down in the closets, one’s 6 ft, other’s 4, put up new', 'TRM-SHELF 10'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('one amount that is told twice', () => {
  it.each([
    ['Reroof 25 squares, architectural shingles 25 squares', 'RFG-ARCH 25, DEM-ROOF1 25'],
    ['New LVP floor 520 sf, vinyl plank 520 sf glue down', 'FLR-LVP 520'],
    ['Drywall 400 sf, hang and finish drywall 400 sf', 'DRW-WALL 400, PNT-PRIME 400'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('sizes of several rooms behind one verb', () => {
  it.each([
    ['Tile the bathroom floor 5x8 and the laundry 6x7', 'TIL-FLOOR 82'],
    ['Carpet 14 stairs and the upstairs hall 4 x 12', 'FLR-STAIRC 14, FLR-CARPET 48'],
    ['Sand and refinish 3 rooms: 12x14, 11x12, 10x10', 'FLR-HWREF 400'],
    ['Put LVP in the hall 4x18 and the same in both bedrooms, 11x12 each', 'FLR-LVP 336'],
    ['Hardwood in the family room, 16 by 20, plus a 4x12 hall', 'FLR-HWSOLID 368'],
    ['Vinyl plank in the hall, 24 ft long, 5 ft wide', 'FLR-LVP 120'],
    ['Carpet the corridor, 4 ft wide and 30 ft long', 'FLR-CARPET 120'],
    [
      'New carpet in the three bedrooms, 460 sq ft, plus 13 stairs, old carpet out. The hardwood downstairs only needs a screen and recoat, 380 sq ft',
      'FLR-CARPET 460, DEM-CARPET 460, FLR-HWCOAT 380',
    ],
    ['New carpet in the den and the hallway. Den is 12x14, hall 4x20', 'FLR-CARPET 248'],
    ['LVP in the den and hallway. Sizes: den 14x17, hall 4x21.', 'FLR-LVP 322'],
    ['Unit 214, 2bd/1ba 850 sf, occupied till May. Clean the carpet', 'CLN-CARPET 850'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('work that is told of one of several dwellings', () => {
  it.each([
    ['4 unit building. In each kitchen: a disposal and a faucet', 'PLB-DISPOSAL 4, PLB-FAUCETK 4'],
    ['10 units all alike: mini split, steel entry door', 'HVC-MINI 10, DOR-ENTRY 10'],
    ['16 cabins typ. each: 2 window screens, VCT 240 SF', 'WIN-SCREEN 32, FLR-VCT 3840'],
    ['14 casitas: water service lines replaced 40 LF ea, PRVs', 'PLB-WSERV 560'],
    ['Each of 4 units: 1 toilet', 'PLB-TOILET 4'],
    ['4 sfr, each: pest treatment, plumbing tune', 'CLN-PEST 4, TRN-PLBTUNE 4'],
    ['Section 8 turn. Deadbolts on both doors, 9 window blinds', 'DOR-DEADBOLT 2, WIN-BLIND 9'],
    [
      'Triplex, units 1 and 3. In each: one smoke alarm, two blinds. 3 only: reglaze the tub. Unit 2 is occupied.',
      'ELE-SMOKE 2, WIN-BLIND 4, BTH-REGLAZE 1',
    ],
    [
      'Fourplex, apts A, C and D. Each gets a new water heater and two smoke alarms. D only: new toilet.',
      'PLB-WHGAS 3, ELE-SMOKE 6, PLB-TOILET 1',
    ],
    ['Units 101, 104 and 106 each get a new toilet', 'PLB-TOILET 3'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('figures without a unit', () => {
  it.each([
    ['Drop ceiling 2x2 672', 'DRW-ACT22 672'],
    ['Fascia clad 190 / vented soffit 300', 'SDG-FASCIA 190, SDG-SOFFIT 300'],
    ['TPO 88 SQ; cover board 88; ISO 2" 88', 'RFG-COVER 88, RFG-ISO2 88'],
    ['5" gutter 240 LF, 6 DS @ 10', 'GUT-DOWN 60'],
    ['Kitchen cabinets: base 18, walls 16, lam tops 34 SF', 'CAB-BASE 18, CAB-WALL 16'],
    ['Finish carpenter, 2 guys 3 days, 48 hrs', 'TRM-CARP 48'],
    ['Steel doors, both of them rusted, and new thermostats both', 'HVC-TSTAT 2'],
    ['LED high bay 16, hung from a lift', 'COM-HIGHBAY 16'],
    ['The bathroom wall tile cracked, sixty feet of it, redo', 'TIL-WALL 60'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('sizes and names that count nothing', () => {
  it.each([
    ['Alcove tub, 36 vanity and a toilet', 'CAB-VAN36 1, PLB-TOILET 1'],
    ['42 ckt panel in the office', 'COM-PANELB 1'],
    ['Replace the broken window pane in br 2', 'WIN-GLASS 1'],
    ['10 sheets 4x8 of FRP panels', 'COM-FRP 320'],
    ['Patch the 6 inch hole in the drywall', 'DRW-PATCHM 1'],
    ['Add 6 AFCI breakers, electrical permit', 'ELE-AFCIBRK 6, PRM-ELEC 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
