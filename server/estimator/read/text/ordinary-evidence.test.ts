// Things that a request names and does not order: what is there, what somebody did, what is refused, and qualities of a thing.
import { describe, expect, it } from 'vitest';
import { preview, request } from '../../testing/estimate.ts';
import { linesIn } from './testing/lines-in.ts';

describe('a quality is no thing of its own', () => {
  it.each([
    ['Install a wall charger for my EV, 60 amp, hardwired.', 'ELE-EV 1, -ELE-PANEL200, -ELE-SMOKE'],
    [
      'New security door at the back, steel, and rekey two locks.',
      'DOR-SECUR 1, DOR-REKEY 2, -DOR-ENTRY',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('an order that stands beside a verb of other things', () => {
  it.each([
    ['Stairs: pull the runner, thirteen oak treads, paint the balusters.', 'FLR-TREAD 13'],
    ['Keep the washers, a laundry sink, epoxy the floor 300 sf.', 'PLB-UTILSINK 1'],
    [
      'City violation: paint porch, handrail missing front steps 6 ft',
      'DCK-RAILWD 6, -PNT-EXTTRIM',
    ],
    ['The existing deck comes off, 200 sf.', 'DEM-DECK 200'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what is missing is ordered, and what is refused is not', () => {
  it.each([
    [
      'The city will not issue the permit without stamped drawings, please get those done',
      'PRM-PLANS 1',
    ],
    ["The inspector won't pass the kitchen without a smoke detector", 'ELE-SMOKE 1'],
    ['The meeting room has no thermostat of its own, add one', 'COM-ZONE 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('an order by a bare name or with a number', () => {
  it.each([
    ['Take the tub door off, curved rod, reglaze the tile surround', 'BTH-ROD 1'],
    [
      'We want a 200 amp panel, three new outlets in the living room and smoke detectors, 4 hard wired.',
      'ELE-NEWOUT 3, ELE-SMOKE 4',
    ],
    ['new fiberglass entry door with one sidelight, keypad deadbolt', 'DOR-DEADBOLT 1'],
    ['3 ton condenser only, coil was done in 2021.', 'HVC-COND 1, -HVC-AC'],
    ['Front door replaced and its rotted sill repaired.', 'DOR-ENTRY 1, DOR-SILLREP 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('words that order a part, or the work behind them', () => {
  it.each([
    ['Our AC died. New condenser only, 3 ton, the coil is fine.', 'HVC-COND 1, -HVC-AC'],
    ['Replace the condenser outside and the coil inside, 5 ton', 'HVC-AC5 1, -HVC-COND'],
    ['New 3 ton condenser outside, coil inside is fine', 'HVC-COND 1, -HVC-AC'],
    [
      'Walls are open in the gutted bath. Redo rough plumbing for 3 fixtures',
      'PLB-ROUGH 3, -PLB-TUBALC',
    ],
    ['Hall bath gut and redo. Walls open to studs', 'PLB-TUBALC 1'],
    ['Scrape and paint the bathroom ceiling, 5x8.', 'PNT-CEIL 40, -PNT-EXT'],
    ['Clean and seal the garage slab, 420 sq ft.', 'FLR-SEAL 420, -CLN-MOVE'],
    [
      'Put a new screen on the storm door. Replace the kitchen faucet.',
      'PLB-FAUCETK 1, -DOR-STORM',
    ],
    ['Two bedroom windows are fogged, just the glass, 2 panes.', 'WIN-GLASS 2, -WIN-INSERT'],
    ['R&R 20 SQ laminated shingles. Gutters no dmg.', 'DEM-ROOF1 20, -GUT-AL5, -GUT-CLEAN'],
    [
      'Replace 60 LF of wood fence. Skylights undamaged, gutters NVD.',
      'FNC-WOOD6 60, -GUT-AL5, -WIN-SKYFIX',
    ],
    ['The side gate closes fine. Replace two fence posts.', 'FNC-POST 2, -FNC-GATE'],
    [
      'The furnace runs great, nothing is broken. Replace the thermostat.',
      'HVC-TSTAT 1, -HVC-FURN',
    ],
    ['An engineer checked the wall crack. Paint the hall, 6x10.', 'PNT-WALL, -GCN-ENGR'],
    [
      'Replace the carpet in the walk-in, 6x8. The walk-in is 6x8.',
      'FLR-CARPET 48, -CNC-WALK, -COM-WALKIN',
    ],
    ['A 60 inch vanity in place of the 30.', 'CAB-VAN60 1'],
    ['The gutter comes off and goes back on, 20 ft.', 'GUT-DETACH 20, -DEM-GUTTER, -GUT-AL5'],
    ['Take the baseboards off and put them back on, 60 ft', 'TRM-DETBASE 60, -DEM-BASE, -TRM-BASE'],
    ['Pull the toilet out and then set it back', 'PLB-DETTOI 1, -DEM-TOILET, -PLB-TOILET'],
    ['Finish our 500 sf basement, it has block walls.', 'DRW-WALL, -CNC-FNDWALL, -CNC-FOOT'],
    [
      'There are ten steps, walls on one side. New oak treads please.',
      'FLR-TREAD 10, -DEM-WALLNB, -FRM-WALL24',
    ],
    ['The roof is done. Gutters can go back up, 90 ft.', 'GUT-DETACH 90, -GUT-AL5'],
    ['Spray foam the knee walls, open cell, 260 sq ft.', 'INS-SPRAYOC 260, -INS-SPRAYCC'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what is thought of and not ordered', () => {
  it.each([
    ['A new dishwasher, and a smart thermostat? No, just the dishwasher.', 'APL-DW 1, -HVC-TSTAT'],
    [
      'Replace the faucet in the kitchen. Not approved: new refrigerator.',
      'PLB-FAUCETK 1, -APL-FRIDGE',
    ],
    [
      'He wants a new fridge, but I said no to that. Replace the disposal.',
      'PLB-DISPOSAL 1, -APL-FRIDGE',
    ],
    [
      'Restretch the carpet, 260 sq ft. If that isn’t enough, new carpet.',
      'FLR-STRETCH 260, -FLR-CARPET',
    ],
    ['AC got a new coil in spring. Replace the toilet.', 'PLB-TOILET 1, -HVC-AC'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what stays', () => {
  it.each([
    ['Kitchen: reuse the sink, new quartz counters 40 sq ft.', 'CTP-QUARTZ 40, -PLB-SINKK'],
    ['Kitchen: keep cabinets, new laminate counters 30 sq ft.', 'CTP-LAM 30, -CAB-BASE, -CAB-WALL'],
    ['Overhead door 16x7, short panel no windows, white.', 'DOR-GAR2 1, -WIN-SLIDE, -WIN-INSERT'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what only goes', () => {
  it.each([
    [
      'Replace the toilet, and get rid of the 275 gal oil tank.',
      'PLB-TOILET 1, -PLB-WHELEC, -PLB-WHGAS',
    ],
    [
      'Haul away an old propane tank. New faucet in the kitchen.',
      'PLB-FAUCETK 1, -PLB-WHGAS, -HVC-TANK',
    ],
    [
      'Get rid of the old bath vanity and the carpet in the den 12x14.',
      'DEM-VANITY 1, DEM-CARPET 168, -CAB-VAN36',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what was done', () => {
  it.each([
    ['The plumber fixed the toilet. Replace the bathroom faucet.', 'PLB-FAUCETL 1, -PLB-TOILET'],
    ['Both toilets are in. New vanity light.', 'ELE-VANLITE 1, -PLB-TOILET'],
    [
      'My brother has repaired the porch steps and hung the storm door. Paint the porch ceiling, 120 sq ft.',
      'PNT-CEIL 120, -CNC-STEP, -DOR-STORM',
    ],
    ['The range is done, need a new one.', 'APL-RANGE 1'],
    ['A new heater comes next spring. Replace 3 angle stops.', 'PLB-STOP 3, -PLB-WHGAS'],
    [
      'Sink, stove and dishwasher stay, counters too. Bring in a new refrigerator.',
      'APL-FRIDGE 1, -PLB-SINKK, -CTP-QUARTZ',
    ],
    ['A mirror light is bought. Install a 36 inch vanity with top.', 'CAB-VAN36 1, -BTH-MIRROR'],
    ['Valve and spout are new. Put up an acrylic tub surround.', 'PLB-SURR 1, -PLB-VALVE'],
    ['Walls are framed and the slab is sealed. Hang drywall, 900 sf.', 'DRW-WALL 900, -FRM-FURR'],
    [
      'Ceiling tiles and lights are new. Carpet tile for the suite, 1,200 sf.',
      'FLR-CTILE 1200, -DRW-ACTTILE, -ELE-TROFFER',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what is hardly heard as an order beside a plain one', () => {
  it.each([
    ['Put in a laundry sink. Washer, dryer, shelf are fine.', 'PLB-UTILSINK 1, -APL-WASHER'],
    ['Hang a medicine cabinet. Light and fan stay, faucet also.', 'CAB-MEDCAB 1, -PLB-FAUCETK'],
    [
      'Refinish hardwood floors 400 sf. Base, casing painted by me later.',
      'FLR-HWREF 400, -TRM-BASE, -PNT-BASE',
    ],
  ])('is asked: %s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('no word names the row', () => {
  it.each([
    [
      'New square vent on the shed roof, swap it for the same kind.',
      'RFG-BOX 1, -RFG-ARCH, -DEM-ROOF1',
    ],
    [
      'Move the copier out of the lobby and put it back. Paint the lobby, 14x16.',
      'PNT-CEIL 224, -FLR-CARPET, -DRW-CUT2',
    ],
    ['Repoint the top 4 feet of the chimney and new cap', '-APL-FRIDGE'],
    ['Carpet for 12 stairs, decent nylon with 8 lb pad', 'FLR-STAIRC 12, -PNT-WALL'],
    ['4 GFCI outlets (2 bath, 2 kitchen) to replace regular ones', 'ELE-GFCI 4, -WIN-INSERT'],
    ['Toilet runs. Replace the guts in the tank.', '-PLB-WHGAS'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a verb that heads a list is of all of it', () => {
  it.each([
    [
      'Strip and stain: cedar deck 14x16 w/ 30 ft rail, plus 90 ft of 6 ft cedar fence',
      'PNT-DECK 224, PNT-FENCE 90, -DCK-CEDAR, -DCK-RAILWD, -FNC-WOOD6',
    ],
    [
      'Clean and stain: 12x20 pressure treated deck, 80 ft of picket fence',
      'PNT-DECK 240, PNT-FENCE 80, -FNC-PICKET',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a second meaning that is no part of the first', () => {
  it.each([
    [
      'Popcorn in the living room and hall, 310 sf. Scrape, knockdown texture, prime and paint the ceilings.',
      'DEM-POPCORN 310, PNT-CEIL 310, -PNT-EXT',
    ],
    [
      'Popcorn ceiling has to go, 240 sf. Scrape and paint the ceiling.',
      'DEM-POPCORN 240, -PNT-EXT',
    ],
    [
      'Finish our basement, 700 sq ft of open concrete floor space. Frame perimeter and one bedroom.',
      'FRM-FURR 1386.5, -BLD-BASEFIN',
    ],
    [
      'We want to finish the basement, 900 sq ft of open space, bare concrete now.',
      'ELE-SUBPANEL 1, -BLD-BASEFIN',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('an order of what a sentence before says had happened', () => {
  it.each([
    ['A tree fell on the roof. Need removal, tarp the roof.', 'TMP-TREE 1, TMP-TARP 600'],
    ['Big oak fell through the porch roof, need removal and a tarp.', 'TMP-TREE 1, TMP-TARP 600'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a thing that is named for the service of it', () => {
  it.each([
    ['Brick front, repoint 220 sf.', 'MAS-REPOINT 220, -SDG-BRICKV'],
    [
      'Ext: brick at the alley, repoint 130 SF. Paint the porch ceiling, 90 sf.',
      'MAS-REPOINT 130, -SDG-BRICKV',
    ],
    ['Vinyl fence 6 ft, 5 sections down.', 'FNC-SECT 5, -FNC-VINYL6'],
    ['Chimney crown cracked, repoint top 4 feet.', 'MAS-CROWN 1, MAS-REPOINT'],
    [
      'My kitchen sink no drain nothing, please clear it, and new faucet also.',
      'PLB-FAUCETK 1, -PLB-SINKK',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('damage beside other damage', () => {
  it.each([
    [
      'Wind damage: siding on the west wall, 200 sf; two shutters gone; the porch light is smashed.',
      'SDG-VINYL 200, ELE-EXTLITE 1',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a command beside a plain order', () => {
  it.each([
    [
      'New panel, 200 amp, and move the meter. Later this year maybe a generator.',
      'ELE-SVC200 1, -ELE-GEN',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));

  it('is shown where a statement before it hides it', () => {
    const text = 'Septic is full, pump it, and replace the baffle. Drain field seems okay.';
    const words = preview(request(text)).unread.map((each) => each.words);
    expect(words.join('; ')).toContain('pump it');
  });
});
