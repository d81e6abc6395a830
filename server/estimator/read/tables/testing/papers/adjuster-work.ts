// Content of the three adjuster's estimates: a kitchen leak, a hailstorm, a fire.
import { work, type Work } from './work.ts';

export interface MeasuredRoom {
  name: string;
  /** Feet. */
  length: number;
  width: number;
  height: number;
  work: readonly Work[];
}

const lasting = (depreciation: number, age: number, life: number, taxed = 0.5) => ({
  depreciation,
  age,
  life,
  taxed,
});

export const WATER: readonly MeasuredRoom[] = [
  {
    name: 'Kitchen',
    length: 14.5,
    width: 12,
    height: 8,
    work: [
      work('Content Manipulation charge - per hour', 3, 'HR', 48.12),
      work(
        'Remove Vinyl plank flooring - high grade, glued, and bag for disposal',
        174,
        'SF',
        1.42,
      ),
      work('Vinyl plank flooring - high grade', 191.4, 'SF', 6.87, {
        ...lasting(20, 4, 20, 0.6),
        note: '10% added for waste. Owner states that the floor was laid in 2022.',
      }),
      work("Tear out wet drywall, cleanup, bag, per LF - up to 2' tall", 26.5, 'LF', 4.98),
      work(
        '1/2" drywall - hung, taped, floated, ready for paint',
        53,
        'SF',
        3.21,
        lasting(0, 4, 150, 0.3),
      ),
      work(
        'Batt insulation - 4" - R13 - paper / foil faced',
        53,
        'SF',
        1.38,
        lasting(0, 4, 150, 0.7),
      ),
      work(
        'Seal/prime then paint the walls and ceiling twice (3 coats)',
        598,
        'SF',
        1.39,
        lasting(26.67, 4, 15, 0.25),
      ),
      work('R&R Baseboard - 4 1/4"', 53, 'LF', 5.31, lasting(2.67, 4, 150, 0.4)),
      work('Cabinetry - lower (base) units - Detach & reset', 14.5, 'LF', 78.44, {
        note: 'Toe kick is swollen at the sink base only.',
      }),
      work(
        'R&R Cabinetry - lower (base) units - High grade',
        3,
        'LF',
        402.18,
        lasting(8, 4, 50, 0.75),
      ),
      work('Countertop - solid surface - Detach & reset', 29, 'SF', 28.6),
      work('Dishwasher - Detach & reset', 1, 'EA', 292.05),
      work('Refrigerator - Remove & reset', 1, 'EA', 57.33),
    ],
  },
  {
    name: 'Hallway',
    length: 11.25,
    width: 3.5,
    height: 8,
    work: [
      work(
        'Remove Vinyl plank flooring - high grade, glued, and bag for disposal',
        39.38,
        'SF',
        1.42,
      ),
      work('Vinyl plank flooring - high grade', 43.31, 'SF', 6.87, lasting(20, 4, 20, 0.6)),
      work('R&R Baseboard - 4 1/4"', 29.5, 'LF', 5.31, lasting(2.67, 4, 150, 0.4)),
      work('Paint the walls - two coats', 236, 'SF', 1.04, lasting(26.67, 4, 15, 0.25)),
      work('Paint baseboard - two coats', 29.5, 'LF', 1.61, lasting(26.67, 4, 15, 0.2)),
    ],
  },
  {
    name: 'Half Bath',
    length: 6,
    width: 5,
    height: 8,
    work: [
      work('Toilet - Detach & reset', 1, 'EA', 312.9, { taxed: 0.05 }),
      work('Pedestal sink - Detach & reset', 1, 'EA', 236.77),
      work('Tile floor covering', 30, 'SF', 14.62, {
        ...lasting(0, 11, 100, 0.4),
        note: 'Bonded to the slab; no separate backer.',
      }),
      work('Floor preparation for resilient flooring', 30, 'SF', 0.87, { taxed: 0.3 }),
      work('Door opening (jamb & casing) - 32"to36"wide - stain grade', 1, 'EA', 268.4, {
        ...lasting(15, 11, 75, 0.6),
        isRecoverable: false,
      }),
      work('Bathroom mirror - Detach & reset', 12, 'SF', 9.18),
    ],
  },
  {
    name: 'General',
    length: 0,
    width: 0,
    height: 0,
    work: [
      work('Dumpster load - Approx. 12 yards, 1-3 tons of debris', 1, 'EA', 486),
      work('Residential Supervision / Project Management - per hour', 4, 'HR', 74.15),
      work('Taxes, insurance, permits & fees (Bid Item)', 1, 'EA', 185),
    ],
  },
];

export const HAIL: readonly MeasuredRoom[] = [
  {
    name: 'Dwelling Roof',
    length: 0,
    width: 0,
    height: 0,
    work: [
      work('Remove Laminated - comp. shingle rfg. - w/out felt', 28.41, 'SQ', 68.12),
      work(
        'Laminated - comp. shingle rfg. - w/out felt',
        31.33,
        'SQ',
        276.9,
        lasting(40, 12, 30, 0.55),
      ),
      work('R&R Roofing felt - 15 lb.', 28.41, 'SQ', 44.37, lasting(60, 12, 20, 0.4)),
      work('Asphalt starter - universal starter course', 214, 'LF', 2.39, lasting(60, 12, 20, 0.4)),
      work(
        'R&R Hip / Ridge cap - Standard profile - composition shingles',
        96.5,
        'LF',
        7.12,
        lasting(48, 12, 25, 0.4),
      ),
      work('R&R Drip edge', 214, 'LF', 3.44, lasting(34.29, 12, 35, 0.5)),
      work('R&R Flashing - pipe jack - lead', 4, 'EA', 109.35, lasting(34.29, 12, 35, 0.5)),
      work(
        'R&R Exhaust cap - through roof - 6" to 8"',
        2,
        'EA',
        112.8,
        lasting(34.29, 12, 35, 0.5),
      ),
      work('R&R Continuous ridge vent - aluminum', 42, 'LF', 11.96, lasting(34.29, 12, 35, 0.5)),
      work('Step flashing', 38.5, 'LF', 12.04, lasting(34.29, 12, 35, 0.4)),
      work('R&R Valley metal - (W) profile', 47, 'LF', 9.28, {
        ...lasting(34.29, 12, 35, 0.4),
        note: 'Two valleys over the porch.',
      }),
      work('Additional charge for steep roof - 7/12 to 9/12 slope', 12.2, 'SQ', 54.63),
      work('Digital satellite system - Detach & reset', 1, 'EA', 41.25),
    ],
  },
  {
    name: 'Front Elevation',
    length: 0,
    width: 0,
    height: 0,
    work: [
      work('R&R Gutter / downspout - aluminum - up to 5"', 68, 'LF', 11.07, {
        ...lasting(48, 12, 25, 0.5),
        isRecoverable: false,
      }),
      work('R&R Window screen, 10 - 16 SF', 3, 'EA', 71.4, lasting(40, 12, 30, 0.6)),
      work('Comb and straighten a/c condenser fins - with trip charge', 1, 'EA', 216.5),
      work('Prime & paint gutter / downspout', 68, 'LF', 1.93, lasting(80, 12, 15, 0.2)),
    ],
  },
  {
    name: 'Right Elevation',
    length: 0,
    width: 0,
    height: 0,
    work: [
      work('R&R Siding - vinyl', 186, 'SF', 5.74, {
        ...lasting(24, 12, 50, 0.5),
        note: 'Impacts on the lower six courses between the corner and the meter.',
      }),
      work('R&R House wrap (air/moisture barrier)', 186, 'SF', 0.49, lasting(8, 12, 150, 0.5)),
      work('Light fixture - exterior - Detach & reset', 1, 'EA', 78.2),
    ],
  },
  {
    name: 'Debris Removal',
    length: 0,
    width: 0,
    height: 0,
    work: [work('Haul debris - per pickup truck load - including dump fees', 1, 'EA', 168.4)],
  },
];

/** Each room of the fire has these, by its floor, walls and perimeter. */
const smoked = (length: number, width: number, height: number, more: readonly Work[]): Work[] => {
  const floor = length * width;
  const perimeter = 2 * (length + width);
  const walls = perimeter * height;
  return [
    work('Clean the walls and ceiling - Heavy', walls + floor, 'SF', 0.52, { taxed: 0.02 }),
    work(
      'Seal the walls and ceiling w/latex based stain blocker - one coat',
      walls + floor,
      'SF',
      0.71,
      { taxed: 0.2 },
    ),
    work('Paint the walls and ceiling - two coats', walls + floor, 'SF', 1.12, { taxed: 0.25 }),
    work('R&R Carpet pad', floor, 'SF', 0.94, { taxed: 0.7 }),
    work('R&R Carpet', Math.round(floor * 1.15 * 100) / 100, 'SF', 4.36, {
      taxed: 0.7,
      note: '15 % waste added for Carpet.',
    }),
    work('Clean baseboard', perimeter, 'LF', 0.47),
    ...more,
  ];
};

const fireRoom = (
  name: string,
  [length, width, height]: [number, number, number],
  more: readonly Work[] = [],
): MeasuredRoom => ({ name, length, width, height, work: smoked(length, width, height, more) });

export const FIRE: readonly MeasuredRoom[] = [
  fireRoom(
    'Living Room',
    [18, 14, 9],
    [
      work('Clean window unit (per side) 10 - 20 SF', 4, 'EA', 17.8),
      work('R&R Window drapery - hardware', 2, 'EA', 66.45, { taxed: 0.5 }),
      work('Clean ceiling fan and light', 1, 'EA', 39.2),
    ],
  ),
  fireRoom(
    'Primary Bedroom',
    [15.5, 13, 9],
    [
      work('Clean window unit (per side) 10 - 20 SF', 3, 'EA', 17.8),
      work('R&R Interior door unit', 1, 'EA', 318.77, { taxed: 0.6 }),
    ],
  ),
  fireRoom(
    'Bedroom 2',
    [12, 11, 8],
    [
      work('R&R Light fixture', 1, 'EA', 91.06, { taxed: 0.5 }),
      work('Clean closet shelf and rod - per LF', 6, 'LF', 3.14),
    ],
  ),
  fireRoom(
    'Bedroom 3',
    [11.5, 10, 8],
    [
      work('R&R Light fixture', 1, 'EA', 91.06, { taxed: 0.5 }),
      work('R&R 1/2" drywall - hung, taped, with smooth wall finish', 115, 'SF', 3.88, {
        taxed: 0.3,
      }),
      work('R&R Blown-in insulation - 12" depth - R30', 115, 'SF', 2.67, { taxed: 0.6 }),
    ],
  ),
  fireRoom('Stairway', [10, 4, 12]),
  {
    name: 'Laundry Room',
    length: 8,
    width: 6.5,
    height: 8,
    work: [
      work('R&R Dryer - Electric', 1, 'EA', 842.16, { taxed: 0.9, note: 'Origin of the fire.' }),
      work('R&R Washer/Washing machine - Top-loading - Standard grade', 1, 'EA', 760.9, {
        taxed: 0.9,
      }),
      work('R&R 1/2" drywall - hung, taped, with smooth wall finish', 284, 'SF', 3.88, {
        taxed: 0.3,
      }),
      work('R&R Studding - 2" x 4" - 16" oc', 96, 'SF', 4.05, { taxed: 0.5 }),
      work('Remove Char from framing - light', 96, 'SF', 2.11),
      work('R&R Outlet or switch', 4, 'EA', 24.61, { taxed: 0.3 }),
      work('Rewire - per outlet, 110 volt', 4, 'EA', 214.4, { taxed: 0.2 }),
      work('R&R Dryer vent - through wall', 1, 'EA', 96.31, { taxed: 0.4 }),
      work('R&R Sheet vinyl - Average grade', 59.8, 'SF', 4.12, { taxed: 0.6 }),
    ],
  },
];
