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
    [
      'Texture walls knockdown and paint: bedroom 10x12, hall 3x14',
      'DRW-TEXWALL, PNT-WALL, -PNT-CEIL',
    ],
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
    ['Sand & finish stairs treads (12)', 'FLR-HWREF 54, -FLR-TREAD'],
    ['Two windows in bedroom need new casing and stools', 'TRM-CASING 28, TRM-STOOL 2'],
    [
      'new countertops laminate 26 lin ft and backsplash in 4" laminate',
      'CTP-LAM 55.3, CTP-SPLASH4, -TIL-BACKSPL',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('where the work is', () => {
  it.each([
    ['Master closet 7x9: paint, carpet to match bedroom', 'FLR-CARPET 63'],
    ['New carpet on stairs (14) and upstairs hall 4 x 16', 'FLR-STAIRC 14, FLR-CARPET 64'],
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
