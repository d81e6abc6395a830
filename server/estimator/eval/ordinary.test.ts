// Requests as most people write them: what is ordered is priced with its amount, and nothing beside it.
import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

/** `CODE` or `CODE*quantity`, several separated by blanks. */
type Codes = string;

const ORDINARY: readonly (readonly [text: string, priced: Codes, absent: Codes])[] = [
  [
    'I want to build a 16x20 deck with composite boards and railing off the back of the house.',
    'DCK-FRAME*320 DCK-COMP*320 DCK-RAILCP*54',
    'DCK-RAILWD GCN-LABOR',
  ],
  [
    'Build a new deck in the backyard, 12 by 20 feet, pressure treated wood with stairs and railing',
    'DCK-FRAME*240 DCK-PT*240 DCK-STAIR',
    'TRM-RAIL FLR-TREAD',
  ],
  [
    'My roof is leaking and needs to be replaced. House is about 2,000 square feet',
    'RFG-ARCH DEM-ROOF1',
    'RFG-REPAIR',
  ],
  [
    'Roof has some missing shingles, want a new metal roof, 24 squares',
    'RFG-METAL*24',
    'RFG-REPSF',
  ],
  ['Replace all interior doors, 9 of them, 6-panel', 'DOR-INTPRE*9', 'ELE-PANEL200'],
  [
    'Install recessed lighting in living room, 6 cans, and a ceiling fan in the bedroom',
    'ELE-RECESS*6 ELE-FAN*1',
    '',
  ],
  ['Install a ceiling fan in the den with new wiring', 'ELE-FAN ELE-NEWSW', 'ELE-REWIRE'],
  [
    'Open up kitchen to dining room by removing a non load bearing wall 10 feet long',
    'DEM-WALLNB*10',
    'FRM-BEAM',
  ],
  [
    'Fix a leaking shower valve and replace drywall behind it',
    'PLB-LABOR DRW-PATCHL*1',
    'DRW-WALL DRW-CEIL',
  ],
  ['Drywall and finish a 24x24 garage, walls and ceiling', 'DRW-WALL DRW-CEIL*576', 'DEM-DRYWALL'],
  [
    'Replace hardwood floors in living room and dining room, around 450 sq ft',
    'DEM-HARDWOOD*450 FLR-HWSOLID*450',
    'DEM-CARPET',
  ],
  ['Replace tile floor in bathroom 5x8', 'DEM-TILEFLR*40 TIL-FLOOR*40', 'FLR-LVP TIL-REPAIR'],
  [
    'Insulate crawl space and install vapor barrier, 1,000 sq ft',
    'INS-BATTCL*1000 INS-VAPOR*1000',
    '',
  ],
  [
    'Add a 12x12 covered patio with concrete slab and ceiling fan',
    'DCK-COVER*144 CNC-SLAB4*144 ELE-FAN',
    '',
  ],
  ['Replace toilet and sink in half bath', 'PLB-TOILET*1 PLB-SINKL*1', 'PLB-SINKK'],
  [
    'Replace gutters, about 140 feet with 4 downspouts, 2 story house',
    'GUT-AL5*140 GUT-DOWN*80',
    '',
  ],
  [
    'Clogged main drain line, needs snaking or camera inspection',
    'PLB-CLEAR',
    'PLB-TUBFREE DEM-TUB',
  ],
  ['Smoke detectors hardwired, 6 total', 'ELE-SMOKE*6', ''],
  ['Wire detached garage with 60 amp subpanel', 'ELE-SUBPANEL*1', 'BLD-GARAGE ELE-PANEL200'],
  ['Stain and seal deck, 300 square feet', 'PNT-DECK*300', ''],
  ['Retile shower walls and floor, 3x5 shower', 'TIL-WALL*82 TIL-PAN*1', 'TIL-FLOOR DEM-VINYL'],
  ['Carpet 3 bedrooms and stairs, 600 sq ft plus 14 steps', 'FLR-CARPET*600 FLR-STAIRC*14', ''],
  ['Refinish hardwood stairs 15 steps', 'FLR-HWREF*69', 'FLR-SHOE'],
  [
    'Stairs: replace carpet with hardwood treads, 13 steps, and new iron balusters',
    'FLR-TREAD*13 TRM-RAIL DEM-CARPET',
    'FLR-HWSOLID FLR-STAIRC',
  ],
  [
    'Insulate exterior walls in old house 1,400 sq ft of wall, blown in',
    'INS-BATTWL*1400',
    'INS-BLOWN PNT-EXT',
  ],
  ['Paint the bedroom satin white, bright and cheery', 'PNT-WALL', 'PNT-FENCE PNT-DECK'],
  [
    'Tear out and redo the shower pan and tile, patch the ceiling below',
    'TIL-PAN TIL-WALL DRW-PATCHM',
    'TIL-FLOOR DEM-VINYL',
  ],
  [
    'Put in a new walk-in shower where the tub is, subway tile, niche, glass door',
    'DEM-TUB TIL-PAN BTH-DOORFL',
    'TIL-BACKSPL PLB-TUBALC',
  ],
  [
    'Frame and drywall a wall to split a bedroom in two, 12 feet, with a door',
    'FRM-WALL24*12 DRW-WALL*192 DOR-INTPRE*1',
    'DRW-CEIL',
  ],
  [
    'Convert 2 bedrooms into one large bedroom by taking out the wall between, 13 feet',
    'DEM-WALLNB*13',
    'FLR-LVP DOR-BIFOLD',
  ],
  ['Install 2 ceiling fans, replacing existing lights', 'ELE-FAN*2', 'ELE-FIXTURE'],
  ['Replace bathroom light switch with dimmer', 'ELE-DIMMER*1', 'ELE-VANLITE'],
  ['Replace trim around 8 windows inside', 'TRM-CASING*128', 'WIN-INSERT DEM-WINDOW'],
  [
    'Soundproof ceiling between basement and first floor 400 sq ft with drywall',
    'INS-SOUND*400 DRW-CEIL*400',
    'FLR-LVP DRW-WALL',
  ],
  ['Install landscape lighting 10 fixtures', 'ELE-EXTLITE*10', 'LND-SOD'],
  ['Replace ceiling tiles in basement 20x25 drop ceiling', 'DRW-ACTTILE*500', 'DRW-ACT24'],
  [
    'Bathroom: retile floor 45 sq ft, regrout shower, new toilet',
    'TIL-FLOOR*45 TIL-REGROUT*60 PLB-TOILET*1',
    '',
  ],
  ['Sod the front yard 2,000 sq ft, kill the old grass first', 'LND-SOD*2000', 'LND-SEED'],
  [
    'Replacing our old deck, about 14 by 18, with Trex and black aluminum railing, 5 steps',
    'DEM-DECK*252 DCK-COMP*252 DCK-RAILCP DCK-STAIR*5',
    'DCK-PT DCK-RAILWD',
  ],
  [
    'Replace the kitchen floor with tile, 12x15, and the hallway with LVP, 4x14',
    'TIL-FLOOR*180 FLR-LVP*56',
    '',
  ],
  [
    'Living room 16x20 needs new drywall on the ceiling, smooth finish, and paint everything',
    'DEM-CEILDRY*320',
    'DRW-WALL DEM-DRYWALL',
  ],
  [
    'Sheetrock repair after plumber cut 4 holes, about 2x2 each, texture and paint to match',
    'DRW-PATCHM*4',
    'DRW-ACT22',
  ],
  [
    'Our garage door is 16x7 and dented, replace with insulated, keep the opener',
    'DOR-GAR2*1',
    'WIN-GLASS DOR-GAROP',
  ],
  [
    'We need the chimney repointed, about 80 sq ft, and a new cap',
    'MAS-REPOINT*80',
    'PNT-LABOR TMP-WATEROFF',
  ],
  [
    'Replace 30 linear feet of cast iron drain in the basement with PVC',
    'PLB-DRAIN*30',
    'FLR-SHEET',
  ],
  ['Tear down the detached garage, 20x20, and haul away', 'DEM-SHED*400', 'BLD-GARAGE'],
  ['Add AC to house with existing furnace, 2.5 ton', 'HVC-AC*1', 'HVC-FURN'],
  ['Replace the water line from the meter to the house, 80 feet', 'PLB-WSERV*80', 'PLB-PEX'],
  [
    'Repair 2 sections of fence that blew over and reset 4 posts',
    'FNC-SECT*2 FNC-POST*4',
    'GCN-HANDY',
  ],
  ['Pressure wash and seal a 600 sq ft paver patio', 'PNT-WASH*600', ''],
  [
    'Paint living room and dining room walls and ceilings, 15x18 and 12x12, 8 ft ceilings',
    'PNT-CEIL*414 PNT-WALL*795',
    '',
  ],
  [
    'Hang drywall in basement, 800 sq ft of wall, and paint',
    'DRW-WALL*800 PNT-WALL*800',
    'DEM-DRYWALL DRW-CEIL',
  ],
  ['Replace front door with fiberglass door and sidelight', 'DOR-ENTRY*1 DEM-DOOREXT*1', ''],
  ['Concrete driveway 16x50, remove the old asphalt', 'CNC-DRIVE*800 DEM-SLAB*800', 'CNC-ASPH'],
  ['Regrout kitchen floor tile 150 sf', 'TIL-REGROUT*150', 'TIL-FLOOR DEM-VINYL'],
  ['Replace shower with tub, 5 ft alcove', 'DEM-SHOWER*1 PLB-TUBALC*1', 'TIL-PAN'],
  ['Fix foundation crack in the basement wall and waterproof', 'CNC-INJECT WPF-PAINT', ''],
];

const listed = (codes: Codes): string[] => codes.split(' ').filter((code) => code !== '');

describe('ordinary requests', () => {
  it.each(ORDINARY)('%s', async (text, priced, absent) => {
    const { codes, quantityOf } = await estimate(text);
    const found = listed(priced).map((entry) => {
      const [code = ''] = entry.split('*');
      if (!codes.includes(code)) return `no ${code}`;
      return entry.includes('*') ? `${code}*${quantityOf(code)}` : code;
    });
    expect(found).toEqual(listed(priced));
    expect(codes.filter((code) => listed(absent).includes(code))).toEqual([]);
  });
});
