// Content of the city's write-ups: locations, trades and specifications.
import { cents } from './work.ts';

export interface Spec {
  number: string;
  title: string;
  text: string;
  quantity: number;
  unit: string;
  price: number;
}
export interface Location {
  name: string;
  wallSf: number;
  floorSf: number;
  trades: Readonly<Record<string, readonly Spec[]>>;
}

const spec = (
  number: string,
  title: string,
  text: string,
  quantity: number,
  unit: string,
  price: number,
): Spec => ({
  number,
  title,
  text,
  quantity,
  unit,
  price,
});
export const amountOf = ({ quantity, price }: Spec) => cents(quantity * price);

export const PRICED: readonly Location[] = [
  {
    name: 'Exterior',
    wallSf: 0,
    floorSf: 0,
    trades: {
      '04 Site Work': [
        spec(
          '0415',
          'TRIM TREES AND BRUSH',
          'Cut back growth at least 6 feet from the dwelling and remove it from the site.',
          1,
          'LS',
          650,
        ),
      ],
      '10 Carpentry': [
        spec(
          '1080',
          'HANDRAIL--EXTERIOR WOOD',
          'Install a graspable, pressure treated handrail 34 to 38 inches above the nosings.',
          12,
          'LF',
          38,
        ),
        spec(
          '1135',
          'DOOR--PREHUNG STEEL ENTRANCE',
          'Remove the door and frame. Hang an insulated steel door with lock set, deadbolt keyed alike, peep site and weather stripping. Trim and caulk both sides.',
          2,
          'EA',
          985,
        ),
      ],
      '15 Roofing': [
        spec(
          '1525',
          'ROOF--TEAR OFF AND REROOF',
          'Tear off all layers. Replace bad sheathing up to 64 square feet at no added cost. Lay felt, drip edge and 30-year shingles.',
          18.5,
          'SQ',
          465,
        ),
        spec(
          '1580',
          'GUTTER--5 INCH SEAMLESS ALUMINUM',
          'Hang with hidden brackets 24 inches on center. Slope to downspouts.',
          124,
          'LF',
          9.5,
        ),
      ],
    },
  },
  {
    name: 'Kitchen',
    wallSf: 368,
    floorSf: 132,
    trades: {
      '10 Carpentry': [
        spec(
          '1270',
          'CABINET--WOOD BASE',
          "Remove the existing and install solid wood face frame cabinets of owner's choice from samples.",
          14,
          'LF',
          245,
        ),
        spec(
          '1275',
          'COUNTER TOP--PLASTIC LAMINATE',
          'Square edged with 4 inch back splash. Caulk all joints.',
          14,
          'LF',
          62,
        ),
      ],
      '17 Drywall & Plaster': [
        spec(
          '1710',
          'DRYWALL--PATCH LARGE',
          'Cut back to sound material, patch, tape and sand ready for paint.',
          48,
          'SF',
          5.25,
        ),
      ],
      '23 Electric': [
        spec(
          '2315',
          'RECEPTACLE--GFCI COUNTERTOP',
          'Install 20 amp protected receptacles on two circuits.',
          3,
          'EA',
          175,
        ),
      ],
    },
  },
  {
    name: 'Bathroom',
    wallSf: 224,
    floorSf: 45,
    trades: {
      '20 Floor Coverings': [
        spec(
          '2010',
          'UNDERLAYMENT AND SHEET VINYL',
          'Include 1/4 inch plywood, metal edge strips and shoe molding.',
          45,
          'SF',
          8.4,
        ),
      ],
      '22 Plumbing': [
        spec(
          '2255',
          'BATHTUB--5 FOOT STEEL WITH SURROUND',
          'Include diverter, pressure balancing valve, shower rod and three-piece surround.',
          1,
          'EA',
          1_940,
        ),
        spec(
          '2270',
          'COMMODE--REPLACE',
          'Install a 1.28 GPF commode with seat, supply line and wax ring.',
          1,
          'EA',
          410,
        ),
      ],
    },
  },
  {
    name: 'Bedroom 1',
    wallSf: 352,
    floorSf: 120,
    trades: {
      '19 Paint & Wallpaper': [
        spec(
          '1930',
          'PREP AND PAINT ROOM',
          'Scrape loose paint under lead safe rules, prime, and roll two coats.',
          472,
          'SF',
          1.35,
        ),
      ],
      '23 Electric': [
        spec(
          '2345',
          'SMOKE DETECTOR--HARD WIRED',
          'With battery backup, interconnected.',
          1,
          'EA',
          155,
        ),
      ],
    },
  },
];

/** The form before bids. */
export const UNPRICED: readonly Location[] = [
  {
    name: 'Whole House',
    wallSf: 0,
    floorSf: 0,
    trades: {
      '21 HVAC': [
        spec(
          '2105',
          'FURNACE--90% GAS',
          'Size by Manual J. Include flue, condensate pump and programmable thermostat.',
          1,
          'EA',
          0,
        ),
        spec(
          '2190',
          'INSULATION--ATTIC BLOWN R-49',
          'Seal bypasses first. Mark depth every 300 square feet.',
          860,
          'SF',
          0,
        ),
      ],
      '23 Electric': [
        spec(
          '2305',
          'SERVICE--200 AMP',
          'Replace panel, meter base, mast and grounding.',
          1,
          'EA',
          0,
        ),
      ],
    },
  },
  {
    name: 'Living Room',
    wallSf: 448,
    floorSf: 195,
    trades: {
      '17 Drywall & Plaster': [
        spec('1730', 'PLASTER--SKIM COAT', 'Skim cracked areas to a smooth finish.', 180, 'SF', 0),
      ],
      '20 Floor Coverings': [
        spec(
          '2060',
          'HARDWOOD--REFINISH',
          'Sand with three grits; three coats of polyurethane.',
          195,
          'SF',
          0,
        ),
        spec('2075', 'THRESHOLD--OAK', 'Match the floor.', 2, 'EA', 0),
      ],
    },
  },
  {
    name: 'Rear Porch',
    wallSf: 0,
    floorSf: 64,
    trades: {
      '10 Carpentry': [
        spec(
          '1015',
          'PORCH FLOOR--5/4 TREATED',
          'Replace floor boards and rim joist with treated lumber.',
          64,
          'SF',
          0,
        ),
        spec(
          '1030',
          'STAIRS--EXTERIOR TREATED',
          'Four risers with closed stringers and one rail.',
          1,
          'EA',
          0,
        ),
      ],
    },
  },
];
