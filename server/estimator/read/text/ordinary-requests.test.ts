// Requests as people write them, by kinds that were read wrong once: what has to be priced, and what must not be.
import { describe, expect, it } from 'vitest';
import { preview, request } from '../../testing/estimate.ts';
import { amountsOf, linesIn } from './testing/lines-in.ts';

describe('what orders nothing', () => {
  it.each([
    ['Remodel my 12x14 kitchen. Add a 10% contingency.', '-BLD-ADDN, CAB-BASE'],
    ['Replace 200 SF of laminate, admin fee 5%', 'FLR-LAM 200, -PRM-BLDG'],
    [
      'CO 2: credit 3 interior doors, add one pocket door',
      '-DOR-INTPRE, -DEM-DOORINT, DOR-POCKET 1',
    ],
    [
      'less 40 SF of backsplash tile, plus 40 SF of quartz backsplash',
      '-TIL-BACKSPL, CTP-QUARTZ 40',
    ],
    ['Replace 45 SF of quartz counters, add 30 SF of quartz backsplash', 'CTP-QUARTZ 75'],
    [
      'Change order: delete 3 windows in the den, add one french door',
      '-WIN-INSERT, DOR-FRENCHX 1',
    ],
    [
      'Compare: Bid A replaces 10 windows for $8,000, Bid B replaces 12 windows for $9,100',
      'WIN-INSERT 10',
    ],
    [
      '2210 Oak Tree Circle, Columbus OH 43215. Replace the kitchen faucet',
      'PLB-FAUCETK 1, -LND-TREE',
    ],
    ['Property at 318 Brick Chimney Road. Replace the kitchen faucet.', 'PLB-FAUCETK 1, -RFG-CHIM'],
    [
      'Inspection No. 43204 Post Inspection Services. Replace the kitchen faucet',
      'PLB-FAUCETK 1, -FNC-POST',
    ],
    [
      'Step 4 of the 360 Method Steps program. Replace the kitchen faucet',
      'PLB-FAUCETK 1, -DCK-STAIR',
    ],
    [
      'Put in a washer box in closet, water and drain already on the other side of the wall',
      'PLB-WASHBOX 1, -WPF-DRAIN',
    ],
    [
      'Electric range, need a 240 line run, panel in kitchen on the other wall',
      'ELE-CIRC240 1, -ELE-PANEL200',
    ],
    [
      'Our HVAC is 20 years old (furnace & AC 3.5 ton). Want heat pump instead',
      'HVC-HP 1, -HVC-FURN',
    ],
    [
      'home inspection said no GFCI in kitchen and baths. 4 outlets to be changed',
      'ELE-DEVICE 4, -PLB-TOILET',
    ],
    [
      'new kitchen countertops laminate 30 sq ft, keep sink and faucet if possible',
      'CTP-LAM 30, -PLB-FAUCETK',
    ],
    [
      'garage: epoxy no, just seal concrete floor 400 sf and paint walls',
      'FLR-SEAL 400, PNT-WALL, -PNT-EPOXY',
    ],
    ['new kitchen floor, about 14 by 11, tile not vinyl', 'TIL-FLOOR 154, -CAB-BASE'],
    ['Add a gas line for grill on the patio, 20 feet from the meter', 'PLB-GAS 20, -PLB-WSERV'],
    ['Need someone to look at ac not cooling, 3rd time this summer', 'HVC-LABOR, -HVC-AC'],
    ['Paint the outside of one door', 'PNT-EXTDOOR 1, -PNT-EXT'],
    [
      'Paint the door of the sound room, two coats outside and one coat inside',
      'PNT-DOOR, -PNT-EXT',
    ],
    ['Give the shed door two coats outside', 'PNT-EXTDOOR 1, -PNT-EXT'],
    [
      'Tile 160 SF of kitchen wall with subway tile',
      'TIL-WALL 160, -TIL-FLOOR, -TIL-BACKSPL, -PLB-VALVE',
    ],
    [
      'New roof for our 1,500 sf bungalow, low pitch 4/12, no gutters',
      'RFG-ARCH, -RFG-STEEP10, -RFG-STEEP7, -GUT-AL5',
    ],
    ['Hang and finish 60 sheets of drywall, level 4, no texture', 'DRW-WALL 1920, -DRW-L5'],
    [
      'Six interior doors swapped for solid core. We’ll paint them ourselves.',
      'DOR-INTPRE 6, DEM-DOORINT 6, -PNT-DOOR',
    ],
    ['New casing in the den 12x14, don’t paint the trim', 'TRM-CASING 59, -PNT-TRIM'],
    ['Install a bathroom heater. Keep the fan.', '-PLB-TOILET, -FRM-WALL24'],
    ['Install a bathroom shelf', '-PLB-TOILET, -FRM-WALL24'],
    [
      'The bath faucet drips. Put in a new faucet and fix the toilet',
      'PLB-FAUCETL 1, PLB-REBUILD 1, -PLB-TOILET',
    ],
    ['Our deck is about 300 sf and needs sanding and staining', 'PNT-DECK 300, -FLR-HWREF'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('lists of exclusions, credits, and openings that are taken off', () => {
  it.each([
    [
      'We will replace the 200 LF of gutters and 80 LF of downspouts.\nEXCLUSIONS\n- Interior paint\n- Asbestos survey',
      'GUT-AL5 200, GUT-DOWN 80, -PNT-WALL, -PRM-ASBEST',
    ],
    [
      'Replace 20 LF of gutter.\nExcluded:\n Interior finish work, flooring, or paint\n Plumbing or HVAC of any kind\n Site utilities (water/sewer lines)',
      'GUT-AL5 20, -PLB-SEWER, -PNT-WALL, -FLR-LVP',
    ],
    [
      'Replace 200 LF of gutters. Not included: fascia replacement, roof repair, painting of the soffit',
      'GUT-AL5 200, -SDG-FASCIA, -RFG-REPAIR, -PNT-EXTTRIM',
    ],
    [
      'Change order: delete 200 SF of hardwood, add 200 SF of tile in the kitchen',
      'TIL-FLOOR 200, -FLR-HWSOLID, -DEM-HARDWOOD',
    ],
    [
      'Deductive change order: remove 150 LF of cedar fence from the contract',
      '-DEM-FENCE, -FNC-WOOD6',
    ],
    ['Deduct the 40 LF of baseboard in the den, add 12 LF of crown', 'TRM-CROWN 12, -TRM-BASE'],
    [
      'Vinyl siding on 2,100 sq ft of wall less 14 windows 3x5 and 2 doors 3x7',
      'SDG-VINYL 1848, -WIN-INSERT, -WIN-FULL, -DOR-INTPRE',
    ],
    [
      'vinyl siding on 1,600 SF of wall. Deduct 10 windows of 15 SF each.',
      'SDG-VINYL 1450, -WIN-INSERT',
    ],
    [
      'Gross wall area 2,000 sf, minus openings 220 sf, fiber cement siding',
      'SDG-FIBER 1780, -DRW-WALL',
    ],
    [
      'Paint the bedroom walls 12x14, subtract two windows 3x4 and one door',
      'PNT-WALL 371, -PNT-WINDOW, -PNT-DOOR',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('ordinary sentences beside each other', () => {
  it.each([
    ['Add a full bath.', 'PLB-TUBALC 1, PLB-VALVE'],
    ['Add a half bath', '-PLB-TUBALC, -PLB-VALVE, PLB-TOILET 1'],
    ['Finish the basement 20x30 with a full bath', 'PLB-TUBALC 1'],
    ['Install a bathroom mirror.', '-PLB-TUBALC, -PLB-TOILET'],
    ['Put in a new bathroom sink', '-PLB-TUBALC, -FRM-WALL24'],
    ['Add a new bathroom window', '-PLB-TOILET, WIN-INSERT 1'],
    ['Finish the basement 20x30 and a bathroom vanity upstairs.', '-PLB-TUBALC, -PLB-TOILET'],
    ['Keep the roof. Replace the gutters.', 'GUT-AL5'],
    ['Keep the cabinets. Replace the countertop.', 'CTP-QUARTZ'],
    ['Keep the vanity. Replace the toilet.', 'PLB-TOILET 1'],
    ['Stain the deck and fence', '-FNC-WOOD6'],
    ['Seal the driveway and patio', '-CNC-SLAB4'],
    ['Clean the windows and gutters', '-GUT-AL5, GUT-CLEAN'],
    ['Drywall 200 sf, taped and sanded.', 'DRW-WALL 200, -FLR-HWREF'],
    ['Half bath in the basement: replace the toilet.', 'PLB-TOILET 1'],
    ['Remodel the 5x8 bathroom, keep the existing tub in the same place', '-PLB-TUBALC, -DEM-TUB'],
    ['Remodel the 10x12 kitchen. Keep the existing cabinets in the same location', '-DEM-CABBASE'],
    ['Reroof 20 squares, new plywood sheets as needed', 'FRM-SHTHRF 20'],
    ['Reroof 20 squares. Install new decking only where rotten', 'FRM-SHTHRF 20'],
    ['Replace the roof 20 squares and put new decking on the back deck', 'FRM-SHTHRF 20'],
    ['Bid a new roof, 20 squares. Also bid 2 exterior doors.', 'RFG-ARCH 20, DEM-DOOREXT 2'],
    ['Proposal 1: roof 20 squares. Proposal 2: gutters 120 ft.', 'RFG-ARCH 20, GUT-AL5 120'],
    ['We have a $500 credit to use: install a new kitchen faucet.', 'PLB-FAUCETK 1'],
    ['The seller gave us a credit to repair the roof leak and replace 2 windows.', 'WIN-INSERT 2'],
    [
      'Tear off 3 layers of shingles, 20 squares, install architectural shingles',
      'DEM-ROOF1 20, DEM-ROOFADD 40',
    ],
    ['Paint the 12x12 bedroom and paint the door.', 'PNT-DOOR'],
    ['Retile the shower walls, 3x6 subway tile', 'TIL-WALL 82'],
    ['Concrete foundation wall 40 ft long on a 2 ft wide footing.', 'CNC-FNDWALL 40, CNC-FOOT 40'],
  ])('%s', (text, lines) => {
    expect(linesIn(text, lines)).toBe(lines);
  });
});

describe('amounts', () => {
  it.each([
    ['Drip edge on 110 LF of rakes and 140 LF of eaves', 'RFG-DRIP 250'],
    ['Ice and water shield two courses (3 ft each) on 80 LF of eave', 'RFG-ICE 480'],
    ['Ice and water shield 6 ft wide along 95 LF of eaves', 'RFG-ICE 570'],
    ['three of my windows are foggy between the panes, swap the glass in all 3', 'WIN-GLASS 3'],
    ['replace electric water heater 50g (in closet)', 'PLB-WHELEC 1'],
    [
      'need 5 interior doors replaced, 6 panel prehung with knobs, painted white',
      'DOR-INTPRE 5, PNT-DOOR 5, -CAB-PULL',
    ],
    ['bath: widen bathroom door to 36, grab bars 3', 'FRM-HEADER 1, BTH-GRAB 3'],
    ['widen door to 36 in and add grab bars', 'FRM-HEADER 1, BTH-GRAB 1'],
    [
      'take down the dead maple, grind that stump plus an older stump in the front yard',
      'LND-STUMP 2',
    ],
    ['Roof: 22 squares, one layer, dimensional shingle, ridge vent', 'RFG-ARCH 22'],
    [
      'remove old wallpaper in dining room and hall 520 sf of wall, prep and paint',
      'DEM-WALLPAPER 520, PNT-WALL 520',
    ],
    [
      '12 units, each: replace toilet, vanity 24", faucet, light; 12 baths total',
      'PLB-TOILET 12, CAB-VAN24 12',
    ],
    ['whole house repipe in PEX, 10 fixtures, plus drywall patches', 'PLB-REPIPE 10, -ELE-FIXTURE'],
    [
      'smoke detectors in 3 bedrooms hardwired, and a whole house surge protector',
      'ELE-SMOKE 3, ELE-SURGE 1',
    ],
    ['2 garage doors 16x7 and 1 opener', 'DOR-GAR2 2, DOR-GAROP 1'],
    ['Install one 4 ft walk gate in the existing fence', 'FNC-GATE 1, -CNC-WALK'],
    [
      'Build 150 ft of 6 ft wood fence with two 4 ft walk gates and one 12 ft double drive gate',
      'FNC-WOOD6 150, FNC-GATE 2, FNC-GATE2 1, -CNC-WALK',
    ],
    ['Install new chain link fence, 180 ft, 6 ft tall', 'FNC-CHAIN6 180, -FNC-CHAIN4'],
    ['Chain link fence 180 ft, 6 ft high', 'FNC-CHAIN6 180, -FNC-CHAIN4'],
    ['chain link fence, 180 ft, 4 ft high', 'FNC-CHAIN4 180, -FNC-CHAIN6'],
    [
      '6 ft high vinyl fence 100 ft and 4 ft chain link 50 ft',
      'FNC-VINYL6 100, FNC-CHAIN4 50, -FNC-CHAIN6',
    ],
    ['Texture the ceiling 12x14 in den', 'DRW-TEXCEIL 168'],
    ['Paint walls and ceiling 12x14 in the den', 'PNT-CEIL 168'],
    ['LVP flooring 12x14 in bedroom', 'FLR-LVP 168'],
    ['12x24 in bathroom tile, 60 sf', 'TIL-FLOOR 60'],
    ['Composite deck 12x16 with wood railing', 'DCK-COMP 192, DCK-RAILWD, -DCK-RAILCP'],
    ['Composite deck 12x16 off the back door, 42 in. railing', 'DCK-RAILCP 36, -DCK-RAILWD'],
    ['Composite deck 12x16 with railing', 'DCK-RAILCP 36, -DCK-RAILWD'],
    ['Bathroom 5x8: new 48 in. vanity, 12x24 tile floor', 'CAB-VAN48 1, TIL-FLOOR 40, -CAB-VAN36'],
    ['Replace the roof, 24 squares, and hang 6 in. gutters, 140 ft', 'GUT-AL6 140, -GUT-AL5'],
    ['Replace the kitchen faucet and install a 30 in. range hood', 'PLB-FAUCETK 1, APL-HOOD 1'],
    ['Remove popcorn from the 12x14 ceiling and paint', 'DEM-POPCORN 168, PNT-CEIL 168'],
    ['Replace drywall ceiling 12x14 and paint it', 'DRW-CEIL 168, PNT-CEIL 168'],
    ['Install 2x4 suspended ceiling in the office 20x30', 'DRW-ACT24 600'],
    ['Deck 12x16 with railing', 'DCK-FRAME 192, DCK-RAILWD 36'],
    ['Deck 12 ft. by 16 ft. with railing', 'DCK-FRAME 192, DCK-RAILWD 36'],
    ['Replace 40 ft. of fascia and 60 ft. of soffit', 'SDG-FASCIA 40, SDG-SOFFIT'],
    [
      'Install 12 ft. of base cabinets and 20 sq. ft. of quartz in the kitchen',
      'CAB-BASE 12, CTP-QUARTZ 20',
    ],
    [
      'Basement 24x30: frame walls, drywall, LVP, no bathroom',
      'FLR-LVP 720, DRW-WALL 702, -PLB-TOILET',
    ],
    ['Replace 8 interior doors with 6-panel, keep casing', 'DOR-INTPRE 8, -ELE-PANEL200'],
    ['Paint the dining room 12x14, walls only', 'PNT-WALL 365, -PNT-CEIL, -PNT-BASE, -PNT-TRIM'],
    ['Fence gates: one double, one single', 'FNC-GATE 1, FNC-GATE2 1, -DOR-GAR1'],
    ['Gutters all around, 180 ft, 6 inch seamless, with leaf guards', 'GUT-AL6 180, -GUT-AL5'],
    ['Reroof 30 sq architectural, tear off 2 layers', 'RFG-ARCH 30, DEM-ROOFADD 30'],
    [
      'Three popcorn ceilings to scrape: bedrooms 12x13, 11x11, 10x11',
      'DEM-POPCORN 387, -DRW-CEIL',
    ],
    ['Pour a concrete wall 40 ft long, 8 ft high, 8 inches thick', 'CNC-FNDWALL 40, -DRW-WALL'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));

  it.each([
    ["sister 6 joists 12' ea, R&R 96 sf subfloor", 'FRM-JOIST 72, FRM-SUBFLR 96'],
    [
      'Office suite 340: add 28 LF partition to grid w/ 1 wood door, 4 recepts',
      'COM-PART 252, DOR-COMWOOD 1',
    ],
    [
      '18 sq arch shingles, 4 shts OSB, ridge vent 36 LF, permit',
      'RFG-ARCH 18, FRM-SHTHRF 128, PRM-ROOF 1, -PRM-ELEC',
    ],
  ])('%s, of a contractor', (text, lines) =>
    expect(linesIn(text, lines, 'CONTRACTOR')).toBe(lines),
  );

  it.each([
    [
      'R&R 200 SF drywall, paint 400 SF, 150 SF laminate',
      'DRW-WALL 200, PNT-WALL 400, FLR-LAM 150, -PNT-EPOXY',
    ],
    ['Remove 60 LF of 2 ft drywall in a 12x15 den', 'DEM-DRYWALL 120'],
    [
      'Washer hose broke in the laundry room 8x8. 2 ft of wet drywall cut out all around',
      'DRW-CUT2 32, WTR-TODRY 64',
    ],
    [
      'Water came through the kitchen ceiling, 12x14. Need drying, new ceiling and paint',
      'DRW-CEIL, WTR-AIRMV, WTR-DEHL, PNT-CEIL',
    ],
    ['Replace 30 LF of 4 ft high drywall', 'DRW-CUT4 30, -DRW-CEIL'],
    ['The roof of 25 squares has hail damage, replace with architectural shingles', 'RFG-ARCH 25'],
    [
      'my basement flooded last night, about 3 inches, carpet and drywall are soaked, 600 sq ft finished',
      'WTR-TOCARP 600',
    ],
  ])('%s, of a claim', (text, lines) => expect(linesIn(text, lines, 'INSURANCE')).toBe(lines));
});

describe('work that other words order', () => {
  it.each([
    ['Replace 8 interior doors and paint the 12x14 bedroom.', 'DOR-INTPRE 8, PNT-DOOR 8, PNT-WALL'],
    ['Replace 3 interior doors in the bedroom and paint them', 'PNT-DOOR 3, -PNT-WALL'],
    [
      'Paint walls, ceiling, baseboard 5 1/4 in. and crown in the 12x14 dining room',
      'PNT-WALL, PNT-CEIL 168, PNT-BASE 49, PNT-CROWN 52, -TRM-BASE5, -TRM-CROWN, -DEM-BASE',
    ],
    [
      'Paint 14x16 living room: walls, ceiling, baseboard 5 1/4 in. and crown',
      'PNT-BASE 57, PNT-CROWN 60, -TRM-BASE5, -TRM-CROWN',
    ],
    ['Paint the walls of the 12x14 den and install new baseboard', 'PNT-WALL, TRM-BASE 49'],
    ['my garage opener is 25 years old. install new belt drive with 2 remotes', 'DOR-GAROP 1'],
    [
      'Remove a 60 ft oak, 30 inch trunk, grind the stump, haul the wood',
      'LND-TREEREM 1, LND-STUMP 1, -DEM-HARDWOOD',
    ],
    ['Take down a 50 ft maple and haul it away', 'LND-TREEREM 1'],
    ['Clean out the roof gutters, 140 ft', 'GUT-CLEAN 140'],
    ['new fiberglass front door with 2 sidelights', 'DOR-ENTRY 1, DOR-SIDELT 2'],
    ['Put 7 new outlets upstairs', 'ELE-NEWOUT 7, -ELE-DEVICE'],
    ['add a half bath in the basement, about 5x6', 'PLB-TOILET 1'],
    ['Finish my attic into a bedroom 16x22', 'BLD-ATTIC 352'],
    ['LVP in the den, 12 by 20. pull up the carpet thats there now', 'FLR-LVP 240, DEM-CARPET 240'],
    ['Scorched outlet in the garage needs an electrician.', '-FIR-DEMO, -DRW-WALL'],
    ['Patio 12x14 with steps', 'CNC-SLAB4 168, CNC-STEP 3'],
    ['Deck 12x14 with rotten boards, replace 20 boards', 'DCK-BOARD 110, -DCK-FRAME'],
    ['Extend the deck 8x10 and add 4 steps', 'DCK-FRAME 80, DCK-STAIR 4'],
    ['Extend the existing back deck by 8 x 10 with new railing', 'DCK-FRAME 80, DCK-RAILWD'],
    ['Add a 12x20 paver patio off the back slider', 'CNC-PAVER 240, -DOR-SLIDER'],
    [
      'Flat roof, 14 squares, tear off and TPO with 2 inch iso',
      'DEM-ROOFFLT 14, RFG-TPO 14, -DEM-ROOF1',
    ],
    [
      'Demo existing tile floor 180 sf, install 12x24 porcelain on uncoupling membrane',
      'TIL-FLOOR 180, TIL-MEMB',
    ],
    [
      'New drywall, baseboard, paint and carpet in the den 12x14',
      'DRW-WALL, TRM-BASE 49, PNT-WALL, FLR-CARPET 168',
    ],
    [
      'Refresh the kitchen 10x12 and replace the countertops with laminate',
      'CTP-LAM, PNT-CABFRONT',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));

  it('prices the hours of goods that the owner buys', () => {
    const doors = 'GCN-HANDY, -DOR-INTPRE';
    expect(linesIn('Labor only to hang 12 prehung doors', doors)).toBe(doors);
    const heater = 'PLB-LABOR, -PLB-WHGAS';
    expect(linesIn('Quote for labor only to install a 50 gal water heater', heater)).toBe(heater);
  });

  it('dries what words order dried, with machines', () => {
    const text =
      'Water heater burst and soaked the carpet of the den, 12x14. Need drying, wet carpet and pad out.';
    const machines = 'WTR-AIRMV, WTR-DEHL';
    expect(linesIn(text, machines, 'INSURANCE')).toBe(machines);
  });

  it('shapes a bath by the words on its shower, and says which drain it has', () => {
    const text =
      'Gut and remodel 5x8 hall bath, move toilet to other wall, curbless shower with linear drain, heated floor';
    const lines = 'PLB-MOVE 1, TIL-PAN 1, TIL-HEAT 30, -PLB-TUBALC, -BTH-ROD';
    expect(linesIn(text, lines)).toBe(lines);
    expect(
      preview(request(text))
        .notes.map((note) => note.text)
        .join(),
    ).toContain('linear drain');
  });
});

describe('words that were not used', () => {
  const unreadIn = (text: string): string[] =>
    preview(request(text)).unread.map(({ words }) => words);

  it('are none that the room done over prices, also where they name a thing again', () => {
    const text =
      'Remodel our 8x5 hall bathroom. Remove the old vanity, toilet and floor tile. Install a 36 inch vanity, a toilet and porcelain floor tile.';
    expect(unreadIn(text)).toEqual([]);
    expect(unreadIn('Replace the carpet with LVP in the den 12x14')).toEqual([]);
  });

  it('are not those of another room that has the same goods', () => {
    const text = 'Remodel our 8x5 hall bathroom: new toilet. And a toilet in the powder room.';
    expect(amountsOf(text).get('PLB-TOILET')).toBe(2);
  });

  it('are told where the goods are asked for alone', () => {
    const { notes } = preview(request('Materials only: 20 sheets of drywall for the den'));
    expect(notes.map(({ text }) => text).join()).toContain('materials only');
  });

  it('are not how a thing is done: the layout stays, and nothing is left out', () => {
    expect(preview(request('Gut the hall bath 5x8. Keep the layout.')).excluded).toEqual([]);
  });
});
