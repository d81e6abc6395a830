// One group of wet rooms as work: parameters, lines replaced and lines left out of the two assemblies of a water loss.
import type { Space } from '../../takeoff/space.ts';
import type { DirectItem, WorkPackage } from '../../takeoff/work-package.ts';
import { direct, packageOf } from '../job.ts';
import { namesOf, wordList } from '../../parser/language.ts';

export interface WetWork {
  space: Space;
  category: number;
  /** Floor of the assemblies: carpet, lvp, laminate, wood, tile or none. */
  surface: string;
  /** Height of the flood cut, ft; 0 leaves the walls. */
  cut: number;
  /** Cut wall, when not all round, ft. */
  run: number | undefined;
  /** Baseboards go out and in. */
  base: boolean;
  /** Ceiling that comes down with the rest, SF. */
  ceiling: number;
  /** Only the ceiling got wet. */
  onlyAbove: boolean;
  /** Not the first group of rooms: what a job has once is there already. */
  further: boolean;
}

const ONCE_WET = wordList('once_wet');
const FLOOR_WORK = wordList('floor_work');
const BASE_WORK = ['WTR-TOBASE', 'TRM-BASE', 'PNT-BASE'];

/** A stated length of cut drywall, instead of the whole perimeter. */
const cutOver = (run: number, cut: number, ceiling: number) =>
  [
    ['DRW-CUT2', run],
    ['DRW-CUT4', run],
    ['DRW-WALL', run * cut],
    ['WTR-TODRY', run * cut + ceiling],
    ['WTR-TOINS', (run * cut) / 2],
    ['INS-BATTWL', (run * cut) / 2],
    ['DRW-TEXWALL', run * Math.max(cut, 2)],
    ['PNT-PRIME', run * Math.max(cut, 2)],
    ['WTR-TOBASE', run],
    ['TRM-BASE', run],
    ['PNT-BASE', run],
  ].map(([pattern, quantity]) => ({ pattern: String(pattern), quantity: Number(quantity) }));

const overridesFor = ({ run, cut, ceiling, surface }: WetWork) => {
  if (run === undefined || cut === 0) return [];
  // A new floor takes all of the baseboards off.
  const keepsBase = surface === 'none';
  return cutOver(run, cut, ceiling).filter(
    ({ pattern }) => keepsBase || !BASE_WORK.includes(pattern),
  );
};

/** Extraction, tear-out and drying. */
export const mitigation = (work: WetWork, params: Record<string, number>): WorkPackage => {
  const { space, category, surface, cut, base, ceiling, onlyAbove, further } = work;
  // Soaked carpet that is renewed is not floated first.
  const renewed = params['relay'] === undefined && surface === 'carpet' && category === 1;
  const { relay: _, ...own } = params;
  return packageOf({
    assembly: 'water_mitigation',
    space,
    params: {
      cat: category,
      surface,
      cut_ft: cut,
      ...(base ? {} : { base: 0 }),
      ...(ceiling > 0 ? { ceiling_sf: ceiling } : {}),
      ...own,
    },
    overrides: overridesFor(work),
    drops: [
      ...(onlyAbove ? FLOOR_WORK : []),
      ...(further ? ONCE_WET : []),
      ...(renewed ? ['WTR-LIFT', 'WTR-TOPAD'] : []),
    ],
    items: renewed
      ? [direct('WTR-TOCARP', space.area, 'DERIVED', 'the soaked carpet, A of the room')]
      : [],
  });
};

const OLD_FLOOR = namesOf('old_floor');

/** What comes out before the rebuild, where no mitigation takes it out. */
export const tearOut = ({ space, surface, cut, run, base }: WetWork): DirectItem[] => {
  const wall = (run ?? space.perimeter) * cut;
  const floor = OLD_FLOOR[surface];
  return [
    ...(floor === undefined ? [] : [direct(floor, space.area, 'DERIVED', 'the old floor')]),
    ...(base ? [direct('DEM-BASE', run ?? space.perimeter, 'DERIVED', 'old baseboards')] : []),
    ...(cut > 0 ? [direct('DEM-DRYWALL', wall, 'DERIVED', `${cut} ft up the wall`)] : []),
    direct('HAU-PICKUP', 1, 'DERIVED', 'one load'),
  ];
};

/** What goes back: boards, paint, baseboards and floor; null when nothing does. */
export const rebuild = (
  work: WetWork,
  items: readonly DirectItem[],
  floor: string,
  insulated = false,
): WorkPackage | null => {
  const { space, surface, category, cut, base, further } = work;
  if (cut === 0 && !base && floor === 'none')
    return items.length === 0 ? null : packageOf({ space, work: 'Water damage rebuild', items });
  return packageOf({
    assembly: 'water_rebuild',
    space,
    overrides: [
      // Half of the wall is assumed; insulation that is told of fills it.
      ...(insulated && cut > 0
        ? [{ pattern: 'INS-BATTWL', quantity: (work.run ?? space.perimeter) * cut }]
        : []),
      ...overridesFor(work),
    ],
    params: { cut_ft: cut, floor },
    drops: [
      ...(cut === 0 ? ['PNT-PRIME', 'ELE-DETACH'] : []),
      ...(base ? [] : BASE_WORK),
      ...(further ? ['GCN-SETUP', 'ELE-DETACH'] : []),
    ],
    items: [
      // The assembly lays new tile; the old one has to go first, unless the mitigation takes it out.
      ...(floor === 'tile' && surface === 'tile' && category < 3
        ? [direct('DEM-TILEFLR', space.area, 'DERIVED', 'the old tile, A of the room')]
        : []),
      ...items,
    ],
  });
};
