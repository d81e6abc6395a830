// Requests for work inside a home as people write them, by kinds that were read wrong once.
import { describe, expect, it } from 'vitest';
import { linesIn } from './testing/lines-in.ts';

describe('walls, ceilings and what is painted', () => {
  it.each([
    [
      'need 3 bedrooms painted. 12x12, 11x10 and 10x10. walls only',
      'PNT-WALL, -PNT-CEIL, -PNT-BASE',
    ],
    [
      'Remove wallpaper in the dining room 13x12, skim and paint',
      'DEM-WALLPAPER, DRW-L5, PNT-WALL',
    ],
    ['Texture walls knockdown and paint: bedroom 10x12, hall 3x14', 'DRW-TEXWALL, PNT-WALL'],
    [
      'Drywall ceiling in the den fell down. 12x15, hang new rock, texture, paint',
      'DRW-CEIL 180, DRW-TEXCEIL 180, PNT-CEIL 180, -DRW-WALL, -PNT-WALL',
    ],
    [
      'Garage 20x20: hang drywall on walls and ceiling, tape and mud, no paint',
      'DRW-WALL, DRW-CEIL 400, -PNT-CEIL, -TIL-MEMB',
    ],
    ['Skim coat plaster walls in living room 13x19 w/ 9 ft ceilings', 'DRW-L5, -DRW-PLASTER'],
    ['Paint stair railing, black. about 16 feet of rail', 'PNT-STAIR 16, -TRM-RAIL'],
    [
      'Painting kitchen ceiling only, 11x15, grease stains need primer',
      'PNT-CEIL 165, PNT-SEAL 165, -PNT-PRIME',
    ],
    ['A hole in the bedroom drywall the size of a doorknob. patch it', 'DRW-PATCHS 1, -DRW-PATCHL'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('nothing comes off what was never there', () => {
  it.each([
    [
      'Finish attic: drywall, carpet, 14 by 22 feet. Already framed and wired.',
      'DRW-WALL, FLR-CARPET 308, -DEM-DRYWALL, -DEM-CARPET',
    ],
    [
      'basement bathroom rough in exists. add shower, toilet, vanity. 6x8',
      'PLB-TOILET 1, PLB-SHUNIT 1, -DEM-TOILET, -DEM-VANITY, -DEM-SHOWER',
    ],
    [
      'Finish drywall in the addition: already hung, just tape, mud and texture. 1400 sf board',
      'DRW-WALL 1400, -DEM-DRYWALL, -TIL-MEMB',
    ],
    ['Insulate basement walls R13, framing done', 'INS-BATTWL, -FRM-FURR'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('sizes and counts', () => {
  it.each([
    ['Living room 16x22 w/ 10 ft ceilings. Remove popcorn', 'DEM-POPCORN 352'],
    ['kitchen floor 13x11 + breakfast nook 8x9 in 12x24 porcelain', 'TIL-FLOOR 215'],
    ['replace 8 interior doors w/ new slabs and knobs', 'DOR-INTSLAB 8, DOR-LOCK 8'],
    ['Stairs: 13 steps, take off carpet and put in oak treads', 'FLR-TREAD 13, -FLR-STAIRC'],
    ['Refinish stair treads (12)', 'FLR-HWREF 54, -FLR-TREAD'],
    ['Two windows in bedroom need new casing and stools', 'TRM-CASING 34, TRM-STOOL 2'],
    [
      'new countertops laminate 26 lin ft and backsplash in 4" laminate',
      'CTP-LAM 55.3, CTP-SPLASH4, -TIL-BACKSPL',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('where the work is', () => {
  it.each([
    ['Master closet 7x9: paint, carpet to match bedroom', 'FLR-CARPET 63'],
    ['New carpet on 14 stairs and upstairs hall 4 x 16', 'FLR-STAIRC 14, FLR-CARPET 64'],
    [
      '2nd floor: carpet out in 3 bedrooms and hall (total 640 sf), new carpet in',
      'DEM-CARPET 640, FLR-CARPET 640',
    ],
    [
      'Closet system in the master closet, 8 ft wall, and another 6 ft one in the kids room',
      'CAB-CLOSET 14',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('orders in few words', () => {
  it.each([
    ['Kitchen 12x16: new cabs, quartz', 'CAB-BASE, CAB-WALL, CTP-QUARTZ'],
    ['Replace kitchen sink and disposal, plumber.', 'PLB-SINKK 1, PLB-DISPOSAL 1, -PLB-LABOR'],
    ['new toilet seat, recaulk tub', 'BTH-CAULK 1, -PLB-TOILET'],
    ['Kitchen floor, 160 sq ft, w/ sheet vinyl. level the floor first', 'FLR-SHEET 160, FLR-LEVEL'],
    [
      'Subfloor is soft by the tub, cut out about 12 sq ft and replace, then new sheet vinyl in the bath 5x7',
      'FRM-SUBFLR 12, DEM-SUBFLOOR 12, FLR-SHEET 35',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what comes out is not put in', () => {
  it.each([
    [
      'tear out kitchen 10x12: cabinets, counters, floor, appliances. haul away',
      'DEM-CTOP, DEM-APPL, -CAB-BASE, -CTP-LAM, -DRW-WALL',
    ],
    ['rip out old kitchen cabinets and counters', 'DEM-CABBASE, DEM-CTOP, -CTP-LAM'],
    [
      'Demo: remove carpet, tub and vanity in hall bath 5x8',
      'DEM-CARPET 40, DEM-TUB 1, DEM-VANITY 1, -CAB-VAN36, -PLB-TUBALC',
    ],
    ['Replace 60 lf of baseboard in the hall after flooring', 'TRM-BASE 60, -FLR-LVP'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('how much of it', () => {
  it.each([
    ['Paint one accent wall in the bedroom 12x14', 'PNT-WALL 86'],
    ['paint cabinets in kitchen, 24 doors 8 drawers', 'PNT-CABFRONT 32'],
    ['New shelf and rod, 6 ft and 8 ft', 'TRM-SHELF 14'],
    ['New casing on 6 doors and 8 windows', 'TRM-CASING 238, -WIN-INSERT'],
    ['Add a door between the garage and kitchen', 'DOR-ENTRY 1, -DOR-GAR2, -DEM-DOOREXT'],
    ['Popcorn removal 1,100 sf incl. repaint ceilings', 'DEM-POPCORN 1100, PNT-CEIL 1100'],
    [
      'Install LVP in living room, hallway and 2 bedrooms, about 780 sf, remove carpet',
      'FLR-LVP 780, DEM-CARPET 780',
    ],
    ['Refinish 600 sf hardwood, stain dark walnut', 'FLR-HWREF 600, -PNT-STAIR'],
    ['Paint the kitchen cabinets, 18 doors 6 drawers', 'PNT-CABFRONT 24'],
    ['Repaint cabinets in the kitchen, white. 20 doors and 9 drawers', 'PNT-CABFRONT 29'],
    [
      'Replace 6 interior doors w/ new slabs and new knobs',
      'DOR-INTSLAB 6, DOR-LOCK 6, -DOR-INTPRE',
    ],
    ['Four prehung interior doors, keep our knobs.', 'DOR-INTPRE 4, -DOR-LOCK'],
    ['Four prehung interior doors.', 'DOR-INTPRE 4, DOR-LOCK 4'],
    ['Hang 40 sheets of drywall, tape and finish level 4', 'DRW-WALL 1280, -DRW-L5'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what a word beside another means', () => {
  it.each([
    [
      'Remodel our 8x5 hall bathroom, ceiling 8 ft. Replace the exhaust fan. Paint the walls and the ceiling.',
      'PNT-CEIL 40, HVC-BATHSWP 1',
    ],
    [
      'Replace the base and wall cabinets along 14 ft of wall, quartz countertop of 42 sq ft, lay vinyl plank flooring. Kitchen 12x14.',
      'CAB-BASE 19.3, CAB-WALL 14, -TRM-BASE',
    ],
    ['Interior paint 2400 sf house. walls only', 'PNT-WALL 5879.6, -PNT-CEIL'],
    [
      'Just water stain on bedroom ceiling, prime and paint ceiling 12x13',
      'PNT-CEIL 156, PNT-SEAL 156',
    ],
    [
      'finish a 12 x 16 bonus room over garage: insulation, drywall, carpet',
      'DRW-WALL, FLR-CARPET 192, -DEM-DRYWALL, -DEM-CARPET',
    ],
    [
      'Convert closet into laundry, need 240v outlet, vent',
      'ELE-CIRC240 1, HVC-DRYVENT 1, -RFG-BOX',
    ],
    ['new quarter round 220 ft and paint', 'FLR-SHOE 220, PNT-BASE 220, -PNT-WALL'],
    ['new shelves in pantry, 5 shelves 4 ft long each', 'TRM-SHELF 20'],
    ['Stairs: refinish treads 14, new balusters 30', 'FLR-HWREF 63, TRM-RAIL 9.9'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('rooms that are named in short', () => {
  it.each([
    ['LVP in kitchen (12x14), pantry 4x5, laundry 6x7, half bath 5x5.', 'FLR-LVP 255'],
    ['2 bedrooms (11x12 & 12x13) and hall 4x15. Carpet everywhere', 'FLR-CARPET 348'],
    ['Paint 4 rooms (12x12 avg), walls and ceilings', 'PNT-CEIL 576'],
    ['Trim carpenter: crown 120 ft, base 280 ft', 'TRM-CROWN 120, TRM-BASE 280, -TRM-CARP'],
    ['Add a closet to the office, 6 ft wide, with shelf and rod', 'TRM-SHELF, -COM-PART'],
    ['reface the cabinets. 20 ft of cabinets', 'CAB-REFACE 20, -CAB-BASE'],
    [
      'drywall for new basement walls: 8 ft tall 96 linear feet, taped ready to paint',
      'DRW-WALL 768, -DEM-DRYWALL, -PNT-WALL',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what was there before', () => {
  it.each([
    [
      'Two car garage 22x24: hang and finish drywall on the walls and ceiling, tape only, no paint.',
      'DRW-WALL, DRW-CEIL 528, -DEM-DRYWALL, -DEM-CEILDRY',
    ],
    [
      'Finish the basement bedroom: frame walls, insulation, drywall, LVP. 12x14.',
      'FLR-LVP 168, FRM-FURR, -DEM-DRYWALL, -DEM-CARPET',
    ],
    ['New drywall in the den 12x14.', 'DRW-WALL, DEM-DRYWALL'],
    ['Remove carpet and install LVP in den 12x12.', 'DEM-CARPET 144, FLR-LVP 144'],
    [
      "The wall between the kitchen and den isn't load bearing, take it out, 12 ft",
      'DEM-WALLNB 12, -DEM-WALLLB, -FRM-BEAM',
    ],
    [
      'knock down wall between kitchen and dining, about 12 ft, load bearing',
      'FRM-BEAM 12, DEM-WALLLB 12, -DEM-WALLNB',
    ],
    ['Turn 12 units this month, average 800 sf, standard turns', 'TRN-PUNCH 12, CLN-MOVE 9600'],
    ['Rip out 6 shrubs and 2 stumps.', 'LND-STUMP 2, -DEM-CABBASE'],
    [
      'Replace deck boards on 12x20 deck with composite, keep the framing.',
      'DCK-COMP 240, -DCK-BOARD, -DCK-FRAME',
    ],
    ['Paint exterior of house. Trim too.', 'PNT-EXTTRIM, -PNT-TRIM, -PNT-BASE'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what comes out beside a bare frame', () => {
  it.each([
    [
      'Replace the front door and hang drywall in the garage 20x20.',
      'DEM-DOOREXT 1, DRW-WALL 663, -DEM-DRYWALL',
    ],
    ['Replace 6 windows. Basement is unfinished.', 'WIN-INSERT 6, DEM-WINDOW 6'],
    ['New vanity in the hall bath. Hang drywall in the garage 20x20.', 'DEM-VANITY 1'],
    [
      'Replace carpet in the bedroom 12x12 with LVP. Unfinished basement needs 3 outlets.',
      'FLR-LVP 144, DEM-CARPET 144',
    ],
    ['Unfinished basement 20x30. LVP on the floor.', 'FLR-LVP 600, -DEM-CARPET'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('floors and walls that have been stripped', () => {
  it.each([
    ['Carpet in the den 12x14, the old carpet is already out', 'FLR-CARPET 168, -DEM-CARPET'],
    [
      'Sheet vinyl in a bathroom 6x8, the old one is already out',
      'FLR-SHEET 48, -DEM-VINYL, -HAU-PICKUP, -FLR-FURN',
    ],
    ['Carpet with pad, 40 yards, bare floors', 'FLR-CARPSY 40, -FLR-CARPET'],
    ['45 yards of carpet for a rental, bare floors', 'FLR-CARPSY 45, -DEM-CARPET, -HAU-PICKUP'],
    ['Carpet in the den 12x14', 'FLR-CARPET 168, DEM-CARPET 168, HAU-PICKUP 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('where debris of a removal goes', () => {
  it.each([
    ['Demo the upper cabinets, 12 ft', 'DEM-CABWALL 12, HAU-PICKUP 1'],
    ['Knock down a block wall, 80 sq ft', 'DEM-BRICK 80, HAU-PICKUP 2'],
    [
      'Demo 18 ft of base cabinets, 15 ft of uppers and the countertop',
      'DEM-CABBASE 18, DEM-CABWALL 15, DEM-CTOP 45, HAU-PICKUP 2',
    ],
    [
      'Take the tile off the shower walls, 90 sq ft. We have our own dumpster',
      'DEM-TILEWALL 90, -HAU-PICKUP',
    ],
    [
      'Pull the fridge, fix the water line behind it, and put it back.',
      'APL-DETACH 1, PLB-ICELINE 1, -DEM-APPL, -HAU-APPL',
    ],
    ['Take the door off, trim the bottom, and hang it again.', 'DOR-TRIMCUT 1, -HAU-PICKUP'],
    [
      'Rip out the vinyl in the bathroom, 6x8. My son will haul it to the dump.',
      'DEM-VINYL 48, -HAU-PICKUP',
    ],
    [
      'Pull up the carpet in the 12x14 bedroom and leave it in the driveway',
      'DEM-CARPET 168, -HAU-PICKUP',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what somebody else paints', () => {
  it.each([
    ['Install 120 feet of baseboard. I will paint it.', 'TRM-BASE 120, -PNT-BASE'],
    [
      'One new interior door slab for the bedroom. My brother paints it.',
      'DOR-INTSLAB 1, -PNT-DOOR',
    ],
    ['Crown molding: living room 62 ft, dining room 48 ft. We paint.', 'TRM-CROWN 110'],
    ['Crown molding in the dining room, 50 ft, painting is on us', 'TRM-CROWN 50, -PNT-CROWN'],
    ['Install 120 feet of baseboard', 'TRM-BASE 120, PNT-BASE 120'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('islands', () => {
  it.each([
    ['A 6 foot kitchen island, just the cabinets', 'CAB-ISLAND 6, -CTP-QUARTZ'],
    ['Set 6 feet of island cabinets in the kitchen, tops come later', 'CAB-ISLAND 6, -CTP-QUARTZ'],
    ['Add a 6 foot kitchen island', 'CAB-ISLAND 6, CTP-QUARTZ 19.8'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('loose fill', () => {
  it.each([
    ['Blow cellulose into the attic, 900 sq ft', 'INS-BLOWN 900, -INS-AIRSEAL'],
    [
      'Blow R-49 cellulose in the attic, 900 sq ft, air seal first',
      'INS-BLOWN 900, INS-AIRSEAL 900',
    ],
    ['Top off the attic with blown-in insulation, 1100 sq ft', 'INS-BLOWN 1100, -INS-AIRSEAL'],
    ['Insulate the attic, 1200 sq ft', 'INS-BLOWN 1200, INS-AIRSEAL 1200'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('surfaces that are painted', () => {
  it.each([
    [
      "Paint the living room 15' x 18' just the walls no ceiling no trim",
      'PNT-WALL 462, -PNT-CEIL, -PNT-BASE, -PNT-TRIM',
    ],
    ['Paint the den 12x14, only the walls, not the ceiling', 'PNT-WALL, -PNT-CEIL, -PNT-BASE'],
    [
      'Paint two bedrooms 10x12 and 12x14, walls and ceilings',
      'PNT-WALL 630.5, PNT-CEIL 288, -PNT-BASE, -PNT-TRIM',
    ],
    ['Repaint the dining room 12x13: walls and trim', 'PNT-WALL, PNT-TRIM, PNT-BASE, -PNT-CEIL'],
    ['Paint the bedroom 12x12 and the trim', 'PNT-WALL, PNT-CEIL, PNT-TRIM'],
    [
      'Paint one bedroom 12 x 13. Walls only, dark green to off white. You bring paint.',
      'PNT-WALL 328, -PNT-CEIL, -PNT-BASE',
    ],
    ['Patch and paint the hall 4x20', 'DRW-PATCHM 1, -DRW-PATCHS'],
    ['Paint the stair railing and 12 balusters', 'PNT-STAIR, -TRM-RAIL'],
    [
      'necesito pintar la sala de 15x18 y el comedor 11x12, walls only, el techo no. colgar 2 abanicos',
      'PNT-WALL 779, -PNT-CEIL, ELE-FAN 2',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
