// Everyday requests of the trades, and of what is put right after a loss: which rows they come to, and in which amounts.
// A text says what makes it hard; new kinds of it get a line here.
import { describe, expect, it } from 'vitest';
import { linesIn } from './testing/lines-in.ts';

describe('plumbing', () => {
  it.each([
    [
      'tankless water heater gas, bigger gas line 30 feet, old tank out',
      'PLB-WHTANKL 1, PLB-GAS 30, -PLB-WHGAS',
    ],
    [
      'Two hose bibbs, one has a frozen pipe in the wall. open 2x2 drywall and patch it',
      'PLB-HOSE 2, PLB-LEAK 1, DRW-PATCHM 1, -DRW-PATCHL',
    ],
    ['open up the drywall 1x1 and patch it back', 'DRW-PATCHS 1, PNT-WALL 1'],
    ['Whole house repipe with PEX 2 bath 1600 sqft slab house', 'PLB-REPIPE 10, -PLB-PEX'],
    ['Run 40 ft of PEX to the new sink', 'PLB-PEX 40'],
    [
      'Price to move the washer and dryer to the closet upstairs, drain, 240 outlet and vent thru wall',
      'PLB-MOVE 1, ELE-CIRC240 1, HVC-DRYVENT 1, -APL-DRYER, -APL-WASHER',
    ],
    ['replace main shutoff valve, water heater expansion tank', 'PLB-STOP 1, -PLB-WHGAS'],
    ['repipe our 3 bed 2 bath house to pex. about 11 fixtures', 'PLB-REPIPE 11, -ELE-FIXTURE'],
    [
      'replace 40 gallon electric water heater, add a drain pan, new shutoff valve',
      'PLB-WHELEC 1, PLB-STOP 1, -TIL-PAN',
    ],
    ['set 2 toilets, 1 tub/shwr valve, 3 hose bibs', 'PLB-VALVE 1, PLB-HOSE 3, -PLB-TUBALC'],
    ['Change order: swap quartz for laminate 38 sf', 'CTP-LAM 38, -CTP-QUARTZ'],
    [
      'hair salon 1100 sq ft new LVP, 6 shampoo bowls plumbed',
      'FLR-LVP 1100, PLB-SINKL 6, -TIL-NICHE',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('heating and electric work', () => {
  it.each([
    [
      'AC quit. 4 ton condenser and coil, reuse lines. Thermostat smart one. Furnace is 3 years old leave it.',
      'HVC-AC4 1, HVC-TSTAT 1, -HVC-FURN',
    ],
    ['heat pump 3.5 ton w backup, mini split in bonus room', 'HVC-HP 1, HVC-MINI 1, -ELE-GEN'],
    [
      'Ducts in attic are falling apart, replace all, 9 registers',
      'HVC-DUCTLF, HVC-REG 9, -HVC-CLEAN',
    ],
    ['replace dryer vent 15 ft and clean all the ducts. one system', 'HVC-CLEAN 1, -HVC-SYSTEM'],
    ['Clean all the ducts in the house, one system', 'HVC-CLEAN 1, -HVC-SYSTEM'],
    ['RTU swap: two 5 ton units, curb adapters. crane by others', 'HVC-RTUTON 10, -HVC-AC5'],
    [
      'We want to add heat in the sunroom. Run 2 supplies and a return from basement furnace, duct 40 ft',
      'HVC-RUN 3, HVC-DUCTLF 40, -HVC-FURN, -HVC-MINI',
    ],
    ['Replace 9 electric baseboard heaters', 'HVC-BASEBD 54'],
    [
      'Replace range hood with one that vents out the wall',
      'APL-HOOD 1, HVC-HOODDUCT 1, -APL-RANGE',
    ],
    [
      "60A sub in shop w/ 75' feeder, 4 exterior lts, EV ckt",
      'ELE-SUB60 1, ELE-FEEDER 75, ELE-EXTLITE 4, ELE-EV 1, -COM-PANELB',
    ],
    ['Replace 3 exterior outlets with gfci, 2 ground rods', 'ELE-GFCI 3, -ELE-DEVICE, -BTH-ROD'],
    [
      'panel is 100 amp, want 200. replace all 2 prong outlets about 22 with gfci or grounded',
      'ELE-PANEL200 1, ELE-GFCI 22',
    ],
    ['Standby generator, 24 kW, with transfer switch', 'ELE-GEN 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('places of business', () => {
  it.each([
    ['Retail 2,000 sf: 2x4 lay in, 30 troffers', 'DRW-ACT24 2000, ELE-TROFFER 30'],
    [
      'Demising wall 45 lf 12 ft high, 4 sprinkler heads moved, 3 exit signs',
      'COM-DEMISE 540, COM-SPKREL 4, ELE-EXIT 3',
    ],
    [
      'Drop ceiling office 24x36 2x4 tiles and grid, 12 lights',
      'DRW-ACT24 864, ELE-TROFFER 12, -DRW-ACTTILE',
    ],
    [
      'Office: take out the drop ceiling 800 sf and spray the deck black',
      'DEM-ACT 800, PNT-DRYFALL 800',
    ],
    ['Suite 210, 3,200 sf: new 2x2 grid throughout', 'DRW-ACT22 3200'],
    ['WHSE: 4 dock doors w levelers, 16 high bays', 'COM-DOCK 4, COM-DOCKLEV 4, COM-HIGHBAY 16'],
    ['Restroom: toilet partition 3, 2 lavs 1 urinal 2 wc', 'COM-TPART 3, COM-RESTRM 5'],
    [
      'Two unit turns: carpet clean, replace 3 blinds each, lock rekey both',
      'WIN-BLIND 6, DOR-REKEY 2, CLN-CARPET 540',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines, 'CONTRACTOR')).toBe(lines));
});

describe('losses', () => {
  it.each([
    [
      'Washing machine hose burst, soaked hall carpet 4x15. Carpet can be saved, just a new pad.',
      'WTR-RELAY 60, -FLR-CARPET, -DEM-CARPET',
    ],
    [
      'Dishwasher leaked. Kitchen 10x12, remove LVP 120 sf, 4 air movers and 1 dehu for 3 days.',
      'WTR-TOWOOD 120, WTR-AIRMV 12, WTR-DEHL 3, -DEM-FLOAT',
    ],
    [
      'Basement flood 4 inches clean water, 22x30. carpet n pad gone, put everything back',
      'WTR-EXTC 660, FLR-CARPET 660, -WTR-EXT3',
    ],
    [
      "Restore: kit + 1/2 ba affected. Demo 32 lf 2' cut, 9 lf lowers, vinyl 165 sf, 1 toilet d/r. Dry 4d: 8 AM, 2 LGR, 1 HEPA",
      'WTR-TODRY 64, DEM-CABBASE 9, DEM-VINYL 165, PLB-DETTOI 1, WTR-AIRMV 32, WTR-DEHL 8, -CAB-BASE, -FLR-SHEET, -WTR-WALLDR',
    ],
    [
      'Sprinkler head discharged in office, 900 sf carpet tile wet, 300 ceiling tiles 2x2 ruined, drywall 4 ft cut 110 lf',
      'FLR-CTILE 900, DRW-ACTTILE 1200, DRW-CUT4 110, -DRW-CUT2, -DRW-ACT22',
    ],
    ['drywall 2 ft cut 64 lf', 'DRW-CUT2 64, -DRW-CUT4'],
    ['Drywall 4 ft cut, 80 lf, in the basement', 'DRW-CUT4 80, -DRW-CUT2'],
    [
      'Supply line broke upstairs. Ceiling in the dining room below came down, 12x14.',
      'DRW-CEIL 168',
    ],
    [
      'mold on the wall behind vanity, about 20 sq ft. remove it safe and put new drywall, vanity goes back',
      'MLD-TODRY 20, DRW-WALL 20, PLB-DETSNK 1, -CAB-VAN36',
    ],
    [
      'Hail damaged siding on west elevation 40x9 less windows, vinyl, wrap, and 5 window beads. Paint the deck 12x14.',
      'SDG-VINYL 360, SDG-WRAP 360, PNT-DECK 168, -WIN-INSERT',
    ],
    [
      'wind blew fence down, 70 ft of 6 foot cedar privacy with 9 posts. One gate is okay.',
      'FNC-WOOD6 70, -FNC-POST, -FNC-GATE',
    ],
    [
      'vandalism: kicked in front door and jamb. copper pipe stolen 60 ft',
      'DOR-ENTRY 1, PLB-PEX 60, -DOR-INTPRE',
    ],
    ['Theft of the AC condenser, lines cut 25 ft, pad is fine.', 'HVC-LINESET 25, -CNC-FOOT'],
    ['Wind: 14 shingles repaired, 1 pipe jack, tarp removed', 'RFG-BOOT 1, -TMP-TARP'],
    [
      'Tornado damage: board up 4 windows and 1 door, tarp roof 600 sf',
      'TMP-BOARDEA 5, TMP-TARP 600, -DOR-ENTRY',
    ],
    [
      'Mold in crawlspace joists, sand and encapsulate, vapor barrier 800 sf',
      'MLD-SAND, MLD-ENCAP, INS-VAPOR 800, -FLR-HWREF',
    ],
    [
      '8 fans 5 days, pull wet carpet 300 sf and pad',
      'WTR-AIRMV 40, WTR-TOCARP 300, WTR-TOPAD, -FLR-PAD',
    ],
    [
      'Fire in detached garage 20x22, total loss. Tear it down and rebuild the same.',
      'BLD-GARAGE 440, -PNT-EPOXY',
    ],
    [
      'Detached garage 24x24 burned. Tear it down and rebuild it',
      'BLD-GARAGE 576, DEM-SHED, -PNT-EPOXY',
    ],
    [
      'Tub overflowed: our bathroom ceiling 5x9 and hallway ceiling 4x16 need to be replaced. Walls are ok.',
      'DRW-CEIL 109, -DRW-WALL',
    ],
    [
      'wind blew shingles off, tarp it 400 sf, then fix maybe 3 squares',
      'TMP-TARP 400, RFG-REPSF 300',
    ],
    [
      'sewage backed up in the basement bathroom about 150 sq ft, cat 3. tear out the vinyl, disinfect everything, dry it out 4 days',
      'WTR-EXT3 150, WTR-CLEAN3 150, DEM-VINYL 150, -WTR-TOCARP, -WTR-EXTC',
    ],
    ['R&R 1/2" drywall 6 sht, tape/float', 'DRW-WALL 192, DEM-DRYWALL 192'],
    ['Hurricane: 32 sq tile roof, tear off + felt', 'RFG-TILE 32, DEM-ROOFTIL 32, -DEM-ROOF1'],
    ['Lightning: panel is fried, 2 ac disconnects, doorbell', 'ELE-PANEL200 1, -HVC-HP'],
  ])('%s', (text, lines) => expect(linesIn(text, lines, 'INSURANCE')).toBe(lines));
});

describe('sizes told beside other words', () => {
  it.each([
    ['Kitchen: new base 36 inch sink cabinet', 'CAB-BASE 3'],
    ['R&R 2 int drs prehung, 2 sets csg, 46 lf base', 'TRM-CASING 34, TRM-BASE 46'],
    ['4 posts, 3 sections vinyl 6ft fence, truck hit it', 'FNC-POST 4, FNC-SECT 3'],
    [
      'demo 14x20 det garage slab & all, load & haul. pour new 4" slab w/ mesh',
      'DEM-SLAB 280, CNC-SLAB4 280',
    ],
    ['Crawl space under 28x40 house: vapor barrier sealed', 'INS-VAPOR 1120, -FLR-MOIST'],
    ['finish basement bdrm 12x15', 'FLR-LVP 153'],
    ['Office 20x30: carpet tile 400 sf, acoustic tile ceiling 2x4', 'FLR-CTILE 400, DRW-ACT24 600'],
  ])('%s', (text, lines) => expect(linesIn(text, lines, 'CONTRACTOR')).toBe(lines));
});

describe('figures that are no amounts', () => {
  it.each([
    ['New 80k furnace, keep the ducts.', 'HVC-FURN 1'],
    ['NEMA 14-50 outlet in garage for the car.', 'ELE-EV 1'],
    ['Put a 50 amp outlet in the garage for my EV.', 'ELE-EV 1, -ELE-NEWOUT'],
    ['Cut down three pines and grind the stumps.', 'LND-TREEREM 3, LND-STUMP 3'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
