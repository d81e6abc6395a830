import { describe, expect, it } from 'vitest';
import type { Unit } from '../../book/units.ts';
import { book } from '../../testing/estimate.ts';
import { createMatcher } from './match-row.ts';

const match = createMatcher(book);
const codesOf = (description: string, unit: Unit, isCommercial = false): string => {
  const found = match({ description, unit, isCommercial });
  return found
    ? [found.item.code, found.removal?.code, found.beside?.code].filter(Boolean).join(' + ')
    : '-';
};

type Row = [description: string, unit: Unit, codes: string];

const CLAIM: Row[] = [
  ['R&R 1/2" drywall - hung, taped, floated, ready for paint', 'SF', 'DRW-WALL + DEM-DRYWALL'],
  ['R&R Drywall - hung, taped', 'SF', 'DRW-WALL + DEM-DRYWALL'],
  ['Seal & paint baseboard - two coats', 'LF', 'PNT-BASE'],
  ['Detach & Reset toilet', 'EA', 'PLB-DETTOI'],
  ['Toilet - Detach & reset', 'EA', 'PLB-DETTOI'],
  ['Content Manipulation charge - per hour', 'HR', 'WTR-CONT'],
  ['R&R Baseboard - 3 1/4"', 'LF', 'TRM-BASE + DEM-BASE'],
  ['Remove Carpet', 'SF', 'DEM-CARPET'],
  ['R&R Carpet pad', 'SF', 'FLR-PAD'],
  ['Tear out wet carpet, cut & bag for disposal', 'SF', 'WTR-TOCARP'],
  ['Tear out baseboard', 'LF', 'DEM-BASE'],
  ['Paint the ceiling - two coats', 'SF', 'PNT-CEIL'],
  ['Seal/prime then paint the walls and ceiling (2 coats)', 'SF', 'PNT-WALL + PNT-PRIME'],
  ['Seal/prime then paint (2 coats)', 'SF', 'PNT-WALL + PNT-PRIME'],
  ['Prime and paint walls', 'SF', 'PNT-WALL + PNT-PRIME'],
  ['Seal/prime drywall', 'SF', 'PNT-PRIME'],
  ['Seal walls with stain blocker', 'SF', 'PNT-SEAL'],
  ['Seal ceiling w/ stain-blocking sealer', 'SF', 'PNT-SEAL'],
  ['Stain block ceiling', 'SF', 'PNT-SEAL'],
  ['Paint walls with primer, two coats', 'SF', 'PNT-WALL'],
  ['Seal the surface area w/latex based stain blocker - one coat', 'SF', 'PNT-SEAL'],
  ['R&R Interior door unit', 'EA', 'DOR-INTPRE + DEM-DOORINT'],
  ['R&R Batt insulation - 4" - R13 - paper / foil faced', 'SF', 'INS-BATTWL + DEM-INSUL'],
  ['R&R 3 tab - 25 yr. - comp. shingle roofing - w/out felt', 'SQ', 'RFG-3TAB + DEM-ROOF1'],
  ['Tear off, haul and dispose of comp. shingles - Laminated', 'SQ', 'DEM-ROOF1'],
  ['Tear off shingles', 'SQ', 'DEM-ROOF1'],
  ['Install wall cabinets, semi-custom shaker', 'LF', 'CAB-WALL'],
  ['Install 12x24 porcelain tile, including grout and sealer', 'SF', 'TIL-FLOOR'],
  ['Install 12x24 porcelain tile over backer board', 'SF', 'TIL-FLOOR'],
  ['Add. layer of comp. shingles, remove & disp. - 3 tab', 'SQ', 'DEM-ROOFADD'],
  ['Remove additional layer of comp. shingles', 'SQ', 'DEM-ROOFADD'],
  ['Flashing - pipe jack', 'EA', 'RFG-BOOT'],
  ['Additional charge for steep roof - 7/12 to 9/12 slope', 'SQ', 'RFG-STEEP7'],
  ['Apply anti-microbial agent to the surface area', 'SF', 'WTR-ANTIM'],
  ['Water extraction from carpeted floor', 'SF', 'WTR-EXTC'],
  ['Dehumidifier (per 24 hour period) - XLarge', 'DAY', 'WTR-DEHX'],
  ['Haul debris - per pickup truck load - including dump fees', 'EA', 'HAU-PICKUP'],
  ['Countertop - post formed plastic laminate', 'SF', 'CTP-LAM'],
  ['R&R Cabinetry - upper (wall) units', 'LF', 'CAB-WALL + DEM-CABWALL'],
  ['Refrigerator - Remove & reset', 'EA', 'APL-DETACH'],
  ['Sink faucet - Kitchen', 'EA', 'PLB-FAUCETK'],
  ['Clean walls and ceiling - soot', 'SF', 'FIR-CLNWL'],
  ['TEAR OFF AND REROOF SHINGLES', 'SQ', 'RFG-ARCH + DEM-ROOF1'],
  ['DOOR - PREHUNG METAL ENTRANCE', 'EA', 'DOR-ENTRY'],
  ['COMMODE - REPLACE', 'EA', 'PLB-TOILET'],
  ["BATHTUB - 5' FIBERGLASS SURROUND", 'EA', 'PLB-TUBALC + PLB-SURR'],
  ['MOBILE TOILET FACILITIES', 'EA', '-'],
  ['Drip edge/gutter apron', 'LF', 'RFG-DRIP'],
  ['TUB - REPLACE', 'EA', 'PLB-TUBALC'],
  ['RECEPTACLE--GFCI COUNTERTOP', 'EA', 'ELE-GFCI'],
  ['Walls - two coats eggshell', 'SF', 'PNT-WALL'],
  ['Ceilings - one coat flat', 'SF', 'PNT-CEIL'],
  ['Install a comfort height toilet.', 'EA', 'PLB-TOILET'],
  ['Carpet - cut pile, medium grade, installed', 'SF', 'FLR-CARPET'],
  ['R&R Flashing - pipe jack - lead', 'EA', 'RFG-BOOT'],
];

const BID: Row[] = [
  ['Demolish cabinets', 'LF', 'DEM-CABBASE'],
  ['Porcelain tile floor', 'SF', 'TIL-FLOOR'],
  ['Quartz countertop', 'SF', 'CTP-QUARTZ'],
  ['Interior paint', 'SF', 'PNT-WALL'],
  ['Remove and haul off old carpet', 'SF', 'DEM-CARPET'],
  ['Supply and install LVP flooring', 'SF', 'FLR-LVP'],
  ['Hang and finish drywall', 'SF', 'DRW-WALL'],
  ['Drywal instalation', 'SF', 'DRW-WALL'],
  ['Pintar las paredes de la sala', 'SF', 'PNT-WALL'],
  ['Exterior painting', 'SF', 'PNT-EXT'],
  ['Paint trim', 'LF', 'PNT-TRIM'],
  ['Recessed lights', 'EA', 'ELE-RECESS'],
  ['Outlet', 'EA', 'ELE-DEVICE'],
  ['GFCI outlets', 'EA', 'ELE-GFCI'],
  ['Shower door', 'EA', 'BTH-DOORFR'],
  ['Vanity with cultured marble top 36"', 'EA', 'CAB-VAN36'],
  ['Dumpster rental 20 yd', 'EA', 'HAU-DUMP20'],
  ['Hot water heater', 'EA', 'PLB-WHGAS'],
  ['Sand and refinish oak hardwood', 'SF', 'FLR-HWREF'],
  ['Carpet cleaning', 'SF', 'CLN-CARPET'],
  ['Asphalt shingles', 'SQ', 'RFG-ARCH'],
  ['Vinyl windows double hung', 'EA', 'WIN-INSERT'],
  ['Electrical panel 200A', 'EA', 'ELE-PANEL200'],
  ['Carpet and pad', 'SF', 'FLR-CARPET'],
  ['Paint interior doors', 'EA', 'PNT-DOOR'],
  ['Brick repointing', 'SF', 'MAS-REPOINT'],
  ['Remove load bearing wall', 'LF', 'DEM-WALLLB'],
  ['Granite countertop removal', 'SF', 'DEM-CTOP'],
  ['Drop ceiling 2x2', 'SF', 'DRW-ACT22'],
  ['Electrician', 'HR', 'ELE-LABOR'],
  ['Remove refrigerator', 'EA', 'DEM-APPL'],
];

/** Nothing near, several far apart, or no such work in that unit. */
const NONE: Row[] = [
  ['Orangutan feeding', 'EA', '-'],
  ['Consultancy services', 'HR', '-'],
  ['Lorem ipsum dolor sit amet', 'SF', '-'],
  ['Miscellaneous', 'EA', '-'],
  ['Kitchen', 'SF', '-'],
  ['Bathroom', 'EA', '-'],
  ['Floor', 'SF', '-'],
  ['Light', 'EA', '-'],
  ['Paint', 'SF', '-'],
  ['Skylight', 'EA', '-'],
  ['R&R Shower faucet', 'EA', '-'],
  ['Marble statue of a horse', 'EA', '-'],
  ['Tree trimming', 'EA', '-'],
  ['Portable toilet rental', 'EA', '-'],
  ['Security camera', 'EA', '-'],
  ['Solar panels 400W', 'EA', '-'],
  ['Swimming pool liner', 'SF', '-'],
  ['Paint the toilet', 'EA', '-'],
  ['Clean stud wall', 'SF', '-'],
  ['Toilet', 'SF', '-'],
  ['Quartz countertop', 'EA', '-'],
  ['Whole-house gut remodel', 'SF', '-'],
  ['', 'EA', '-'],
];

describe('the catalogue row of', () => {
  it.each(CLAIM)("an adjuster's %j in %s is %s", (description, unit, codes) => {
    expect(codesOf(description, unit)).toBe(codes);
  });
  it.each(BID)("a contractor's %j in %s is %s", (description, unit, codes) => {
    expect(codesOf(description, unit)).toBe(codes);
  });
  it.each(NONE)('%j in %s is none', (description, unit, codes) => {
    expect(codesOf(description, unit)).toBe(codes);
  });

  it('commercial work is for commercial property', () => {
    expect(codesOf('Occupancy sensor', 'EA')).toBe('-');
    expect(codesOf('Occupancy sensor', 'EA', true)).toBe('COM-OCC');
  });

  it("of a row's own name is that row, or none, or one of the same words", () => {
    const other = [...book.items.values()].flatMap((item) => {
      const found = match({ description: item.name, unit: item.unit, isCommercial: true });
      return found && found.item !== item ? [`${item.code} as ${found.item.code}`] : [];
    });
    expect(other).toEqual(['HAU-APPL as DEM-APPL', 'WTR-TOBASE as DEM-BASE']);
  });
});
