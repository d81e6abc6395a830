// Requests of trades whose words few others use, as people write them: what has to be priced, and what must only be asked.
import { describe, expect, it } from 'vitest';
import { preview, request } from '../../testing/estimate.ts';
import { linesIn } from './testing/lines-in.ts';

describe('work that no words name', () => {
  it.each([
    ['Replace the door between kitchen and garage', 'DOR-ENTRY 1, -BLD-GARCONV'],
    [
      'need a 48 in vanitty for mastr bath an a 36 for kids bathrom ... keepin both mirrers',
      'CAB-VAN48 1, -PLB-MOVE',
    ],
    ['Lost your number. Resend COI and W9 plz.', '-PNT-WALL1, -FLR-CARPET'],
    ['Resend the W9 and call me', '-PNT-WALL, -PNT-WALL1'],
    ['Please help me with my house', '-BLD-NEW, -PRM-PLANS'],
    ['Facelift for the back deck', '-CAB-PULL, -DCK-PT'],
    [
      'Plumber wants my bathroom sink off and back on dear, at 3 Sink Hollow Lane.',
      '-PLB-TOILET, -TIL-WALL',
    ],
    ['Two broken tiles by the tub, replace please, plain white 4 inch', 'TIL-REPAIR 2, -TIL-WALL'],
    [
      'Two broken floor tiles in the hall, replace, plain gray 12 inch',
      'TIL-REPAIR 2, -FLR-CARPET, -TIL-FLOOR',
    ],
    [
      'Remove paneling in den 12x16 and hang 1/2 drywall, finish lvl 4, prime + paint',
      'DRW-WALL, -FRM-BEAM, -DEM-WALLLB',
    ],
    [
      'Demo & replace 8 int doors prehung w/ csg both sides, paint',
      'DOR-INTPRE 8, DEM-DOORINT 8, -DEM-WALLNB',
    ],
    ['R/I only 3 fixt bath addn, 2nd flr', 'PLB-MOVE 3, -PLB-TOILET, -TIL-FLOOR'],
    ['WH 50g gas R&R, exp tank, pan, flex', 'PLB-WHGAS 1, -TIL-PAN, -HVC-DUCTLF'],
    ['6 sonotubes 12in dia 4 ft deep for pergola posts', 'DCK-FOOT 6, -DCK-PERG'],
    [
      'Asbestos survey needed before the popcorn ceilings come down, house 1978',
      'PRM-ASBEST 1, -DEM-POPCORN',
    ],
    ['Clean gutters 160 ft and flush downspouts', 'GUT-CLEAN 160, -GUT-DOWN'],
  ])('is priced for none: %s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));

  it.each([
    ['Create an estimate for the Kitchen', 'CAB-BASE, CTP-QUARTZ'],
    ['I want to redo my kitchen and bathroom', 'CAB-BASE, PLB-TOILET 1'],
    ['Redo the kitchen and add a bathroom', 'CAB-BASE, PLB-TOILET 1, -DEM-TOILET'],
    ['Finish the basement, 800 sf, with a half bath', 'FRM-FURR, PLB-TOILET 1'],
    ['Finishing the attic, 20x25, with a bedroom and a bathroom with a shower', 'PLB-TOILET 1'],
    ['We want the laundry room done over', 'PLB-WASHBOX 1, DEM-VINYL 54'],
    ['Hall: spruce up, paint and new light', 'PNT-WALL, PNT-CEIL, ELE-FIXTURE'],
    ['pianting the bathrom', 'PNT-WALL, PNT-CEIL'],
    [
      'The water heater is rusty at the bottom, electric, 22 years, get me another, same size',
      'PLB-WHELEC 1',
    ],
  ])('is priced where other words order it: %s', (text, lines) =>
    expect(linesIn(text, lines)).toBe(lines),
  );

  it('is asked, with what it may mean', () => {
    const { unread, work } = preview(request('The place needs some love'));
    expect(unread.length).toBeGreaterThan(0);
    for (const { workId, meanings } of unread) {
      expect(workId).toBeNull();
      expect(meanings.length).toBeGreaterThan(0);
    }
    expect(work).toEqual([]);
  });
});

describe('amounts', () => {
  it.each([
    ['30 x 50 yard needs grading and seed', 'LND-GRADE 1500, LND-SEED 1500'],
    ['Dumpster 30 yard, two pulls', 'HAU-DUMP30 2'],
    ['20 yd dumpster, 3 pulls', 'HAU-DUMP20 3, -CAB-PULL'],
    ['rock 9 yd, drip zones 3', 'LND-ROCK 9'],
    ['waiting area 11x16, paint the walls', 'PNT-WALL 366'],
    ['Drywall the attic 20x24', 'DRW-WALL 565'],
    ['Deck 12x20 PT w/ comp boards, 44 lf rail alum, 5 steps', 'DCK-COMP 240, DCK-STAIR 5'],
    ['replace 60 stained ceiling tiles 2x4 in office', 'DRW-ACTTILE 480'],
    [
      'pull old pink batts out of crawl 28x40 and put R-30 between joists',
      'DEM-INSUL 1120, INS-BATTCL 1120',
    ],
    [
      'Remove old blown insulation from attic 1000 sf and blow in R60',
      'DEM-INSBLOWN 1000, INS-BLOWN60 1000',
    ],
    ['Vehicle hit brick veneer front wall, 8x6 area, rebuild brick', 'SDG-BRICKV 48'],
    ['Claim for hall ceiling 4x12 drywall, texture and 48 sf carpet', 'DRW-CEIL 48, FLR-CARPET 48'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what belongs together', () => {
  it.each([
    [
      'Insulate the walls and ceiling, then drywall the walls and ceiling',
      'INS-BATTCL 270, DRW-CEIL 270',
    ],
    [
      'Gut 5x8 hall bath - tub/surr, 30" van, wc, lvp, fan, paint',
      'PLB-TOILET 1, PLB-SURR 1, FLR-LVP 34, PRM-BLDG 1',
    ],
    [
      'Pipe burst in the living room 15x18. 6 air movers 2 dehus 3 days',
      'WTR-AIRMV 18, WTR-DEHL 6',
    ],
    [
      'sheetrock a 12x14 bedroom, walls and ceiling, tape and texture',
      'DRW-WALL, DRW-CEIL 168, -PNT-WALL',
    ],
    [
      'Water heater leaked in garage, wet drywall 2 ft up along 24 ft of wall. Cut out, dry, put back and paint.',
      'DRW-CUT2 24, -FLR-CARPET',
    ],
    ['insulate and drywall garage', 'INS-BATTWL, DRW-WALL'],
    ['Replace AC and furnace with new thermostat', 'HVC-SYSTEM 1, HVC-TSTAT 1, PRM-MECH 1'],
    ['Furnace and AC are both dead', 'HVC-SYSTEM 1, HVC-TSTAT 1, PRM-MECH 1'],
    ['Repair AC and replace furnace', 'HVC-FURN 1, -HVC-SYSTEM'],
    ['Level 5 finish on the living room walls 15x20', 'DRW-L5 494, -DRW-WALL'],
    ['40 gal gas WH, new; kit sink', 'PLB-WHGAS 1, -APL-RANGE'],
    ['Break room: reface the cabinets, 14 ft of run', 'CAB-REFACE 14, -COM-BREAK'],
    ['Break room: D&R 14 LF base cabinets', 'CAB-DETACH 14, -COM-BREAK'],
    [
      'Garage conversion to office 12x20, insulate walls and ceiling, drywall, carpet, window, 6 outlets.',
      'INS-BATTWL, INS-BATTCL 240',
    ],
    ['Put back Unit 12 after the leak, 240 SF affected', 'FLR-CARPET 240'],
    ['breakroom: 10 ft cabinets w/ sink and fridge', 'COM-BREAK 10, APL-FRIDGE 1, -CAB-BASE'],
    [
      'electric heat mat under the bathroom tile, tile setter comes next week',
      'TIL-HEAT 30, -TIL-FLOOR, -DEM-VINYL',
    ],
    [
      'New tile floor in the bathroom, 8x6, with heated floor mat',
      'TIL-FLOOR 48, TIL-MEMB 48, TIL-HEAT 36, -TIL-CBU',
    ],
    ['densify and seal 8,000 sf of warehouse slab', 'COM-DENSIFY 8000, -COM-PREP, -COM-JOINT'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what another order holds is not bought again', () => {
  it.each([
    [
      'HVAC replacement, 3 ton system furnace and AC, new thermostat',
      'HVC-SYSTEM 1, HVC-TSTAT 1, PRM-MECH 1, -HVC-AC',
    ],
    [
      'Complete HVAC changeout, 4 ton heat pump, air handler, thermostat',
      'HVC-HP 1, HVC-TSTAT 1, -HVC-SYSTEM',
    ],
    [
      'AC died. Need a new condenser and coil, 3 ton, and a smart thermostat',
      'HVC-AC 1, HVC-TSTAT 1, PRM-MECH 1',
    ],
    [
      'New vanity 36 in with top, sink and faucet',
      'CAB-VAN36 1, PLB-FAUCETL 1, -CTP-QUARTZ, -PLB-SINKL',
    ],
    ['Powder room: 24" vanity, sink included, quartz top', 'CAB-VAN24 1, -PLB-SINKL, -CTP-QUARTZ'],
    ['New toilet with seat, wax ring and supply line', 'PLB-TOILET 1, -PLB-DETTOI, -PLB-PEX'],
    [
      'Replace front door, new threshold and weatherstripping, new lockset',
      'DOR-ENTRY 1, DOR-LOCK 1, -DOR-WEATHER',
    ],
    ['New 6 ft cedar fence 100 ft, new posts set in concrete', 'FNC-WOOD6 100, -FNC-POST'],
    ['Build a 6 ft wood fence 60 ft and replace 3 posts', 'FNC-WOOD6 60, FNC-POST 3'],
    ['New 36 in vanity, and quartz counters in the kitchen', 'CAB-VAN36 1, CTP-QUARTZ'],
    ['Replace front door and the bathroom door slab', 'DOR-ENTRY 1, DOR-INTSLAB 1'],
    ['New front door, and weatherstrip the back door', 'DOR-ENTRY 1, DOR-WEATHER 1'],
    ['Three prehung interior doors and a slab door for the pantry', 'DOR-INTPRE 3, DOR-INTSLAB 1'],
    ['Replace one toilet and rebuild the other toilet', 'PLB-TOILET 1, PLB-REBUILD 1'],
    [
      'Replace the furnace downstairs and put a complete HVAC system upstairs',
      'HVC-FURN 1, HVC-SYSTEM 1',
    ],
    [
      'New 6 ft cedar fence 60 ft on the left and repair a section on the right',
      'FNC-WOOD6 60, FNC-SECT 1',
    ],
    [
      'Inject the foundation crack 10 ft and patch the ceiling crack in the bedroom',
      'CNC-INJECT 10, DRW-CRACK',
    ],
    [
      'Composite decking over the existing frame 14x16, sister the bad joists',
      'DCK-COMP 224, FRM-JOIST, -DCK-FRAME',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('old things and what is served', () => {
  it.each([
    ['Replace refrigerator, stove and dishwasher', 'DEM-APPL 3, APL-FRIDGE 1, APL-RANGE 1'],
    ['Furnish a washer and a dryer', 'DEM-APPL 2, APL-WASHER 1, APL-DRYER 1'],
    ['Replace bathtub with a walk in shower', 'DEM-TUB 1, TIL-PAN 1, -DEM-SHOWER'],
    [
      'Shower tile regrout, walls and floor, 3x5 stall tile to 7 ft. New silicone',
      'TIL-REGROUT, BTH-CAULK 1, -TIL-WALL, -DEM-TILEWALL',
    ],
    [
      'Rebuild the toilet fill and flush valves, one toilet in the hall bath',
      'PLB-REBUILD 1, -PLB-TOILET',
    ],
    [
      '4 GFCI outlets (2 bath, 2 kitchen) to replace regular ones',
      'ELE-GFCI 4, -PLB-FAUCETK, -PLB-TOILET',
    ],
    [
      'Front door: put in a prehung fiberglass one, handle and deadbolt, paint door 2 sides',
      'DOR-ENTRY 1, PNT-EXTDOOR 1, -PNT-DOOR',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('plain names of work', () => {
  it.each([
    ['Install sprinkler system, 4 zones', 'LND-IRRIG 4, -COM-SPKSF'],
    ['New lawn sprinklers in the front yard, 3 zones', 'LND-IRRIG 3, -COM-SPKSF'],
    ['Seal asphalt driveway 1000 sq ft', '-CNC-ASPH, -DEM-SLAB'],
    ['Foundation crack repair, 2 cracks', 'CNC-INJECT 10, -DRW-CRACK, -PNT-WALL'],
    ['Mount TV on wall', 'GCN-HANDY, -DRW-PATCHS'],
    ['Install mailbox', 'GCN-HANDY'],
    ['Repair brick wall 50 sq ft', 'MAS-REPOINT 50, -SDG-BRICKV, -DEM-SIDING'],
    ['Install a wood stove', '-APL-RANGE'],
    ['Install a wheelchair ramp 16 ft', '-BTH-GRAB'],
    ['Gut our hall bath, 5x8, and redo it same layout', 'DEM-TUB 1, PLB-TOILET 1, CAB-VAN36 1'],
    ['Run a 240 for the cooktop', 'ELE-CIRC240 1, -APL-COOKTOP'],
    ['Whitewash brick fireplace', 'PNT-LABOR, -SDG-BRICKV, -DEM-SIDING'],
    ['Replace a breaker', 'ELE-LABOR, -ELE-PANEL200'],
    ['Recharge AC freon', 'HVC-LABOR, -HVC-AC'],
    [
      'Paint: one coat walls 900 sf. Clean: carpet 300 SF. OK: blinds.',
      'CLN-CARPET 300, -WIN-BLIND',
    ],
    ['Clean: oven and fridge, tile and grout 90 sq ft', '-APL-RANGE, -APL-FRIDGE, -TIL-FLOOR'],
    ['I have no budget for a new roof, patch the leak.', 'RFG-REPAIR 1, -RFG-ARCH'],
    ['Replace a light, the porch door is rotted, skip', '-DOR-ENTRY'],
    ['Demo: bathtub, tile floor 60 sf, carpet 200 sf', 'DEM-TUB 1, -PLB-TUBALC, -TIL-FLOOR'],
    ['Winterize sprinklers', '-COM-SPKREL, -COM-SPKDES'],
    ['Replace shower head', 'PLB-LABOR, -PLB-VALVE'],
    ['Replace water pressure regulator', '-PLB-WHGAS'],
    ['Replace blower motor', '-HVC-BATHSWP'],
    ['Install doggy door', '-DOR-STORM'],
    ['Replace rotted door frame on back door', 'DOR-SILLREP 1, -DOR-ENTRY'],
    ['replace rotten siding boards 60 sq ft', 'SDG-REPAIR 60, -DCK-BOARD'],
    ['Screen in back porch 12x16', 'DCK-SCREEN, -WIN-SCREEN'],
    ['Refinish clawfoot tub', 'BTH-REGLAZE 1, -PLB-TUBFREE, -DEM-TUB'],
    ['Add return air vent', 'HVC-RUN 1, -COM-RETGR'],
    ['Tile bathroom floor and tub surround', 'TIL-FLOOR, TIL-WALL, -PLB-SURR'],
    ['Replace bathroom fan with light', 'HVC-BATHSWP 1, -ELE-VANLITE'],
    ['Replace bathroom fan and vanity light', 'HVC-BATHSWP 1, ELE-VANLITE 1'],
    ['Convert half bath to full bath', 'PLB-TOILET 1, CAB-VAN36 1, PLB-TUBALC 1'],
    ['Prime and paint new drywall 300 sq ft', 'PNT-PRIME 300, PNT-WALL 300'],
    ['Replace closet bifold doors, 3 sets', 'DOR-BIFOLD 3'],
    ['Clogged toilet', 'PLB-CLEAR, -PLB-TOILET'],
    ['Replace toilet flange', 'PLB-DETTOI 1, -PLB-TOILET'],
    ['Chimney sweep', '-MAS-CROWN'],
    ['Outdoor kitchen', '-CAB-BASE, -DEM-APPL'],
    ['Paint basement floor 600 sq ft', 'PNT-EPOXY 600, -PNT-WALL'],
    ['Paint garage interior 20x20', 'PNT-PREP 1, PNT-CEIL 400'],
    ['Demo and haul deck 12x20', 'DEM-DECK 240, -DEM-WALLNB'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what is mended is not built anew', () => {
  it.each([
    ['Fix cracks in concrete patio', '-CNC-PAVER, -DEM-SLAB'],
    ['Repair rotten joists under bathroom', 'FRM-JOIST, -DCK-FRAME, -DCK-FOOT'],
    ['Relocate water heater', 'PLB-MOVE 1, -PLB-WHGAS'],
    ['Composite decking over existing frame 14x16', 'DCK-COMP 224, -DCK-FRAME, -DCK-FOOT'],
    ['New back door with window', 'DOR-ENTRY 1, -WIN-INSERT'],
    ['New lawn, topsoil and seed 4000 sq ft', 'LND-SEED 4000, -LND-SOD'],
    [
      'Toilet runs all night. Replace the flush valve and fill valve in the tank, one toilet',
      'PLB-REBUILD 1, -PLB-TOILET, -PLB-LABOR',
    ],
    [
      'front door: put in a prehung fiberglass 36x80 w/ half lite, handle and deadbolt, foam & flash',
      'DOR-ENTRY 1, -ELE-EXTLITE, -INS-RIGID, -RFG-CHIM',
    ],
    ['Refinish 620 sq ft of oak floor. Rooms will be empty.', 'FLR-HWREF 620, -FLR-FURN'],
    [
      'The house needs a freshen up. Paint all walls 1,540 sq ft house. New carpet in the bedrooms 460 sq ft. Screen and recoat 380 sq ft of hardwood. Clean at the end.',
      'FLR-CARPET 460, FLR-HWCOAT 380, PNT-WALL, -FLR-LVP',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
