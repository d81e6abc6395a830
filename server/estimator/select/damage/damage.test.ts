import { describe, expect, it } from 'vitest';
import { estimate } from '../../testing/estimate.ts';

const AGENTS = ['HOME_PROJECT', 'INSURANCE'] as const;
const LENGTH = 20;
const WIDTH = 14;
const AREA = LENGTH * WIDTH;
const PERIMETER = 2 * (LENGTH + WIDTH);

const ROOMS = ['basement', 'family room', 'bedroom'] as const;
const HEIGHTS = [
  ['wet up to 2 feet', 2],
  ['wet about a foot up', 2],
  ['wet 18 inches up', 2],
  ['soaked up to 3 ft', 4],
  ['wet 4 feet up', 4],
] as const;
const FLOORS = [
  ['carpet', 'FLR-CARPET'],
  ['laminate', 'FLR-LAM'],
  ['vinyl plank', 'FLR-LVP'],
] as const;
const CEILINGS = ['DRW-CEIL', 'PNT-CEIL', 'DEM-CEILDRY'];
const DRYING = ['WTR-AIRMV', 'WTR-DEHL'];

const of = (found: Awaited<ReturnType<typeof estimate>>, codes: readonly string[]) =>
  codes.filter((code) => found.codes.includes(code));

describe.each(AGENTS)('damage in plain words, %s', (agentKind) => {
  for (const room of ROOMS)
    for (const [said, cut] of HEIGHTS)
      for (const [floor, code] of FLOORS)
        it(`a pipe burst in the ${room}: ${floor} soaked, drywall ${said}`, async () => {
          const found = await estimate(
            `A pipe burst in the ${room}. The ${floor} is soaked and the drywall is ${said}. The ${room} is ${WIDTH}x${LENGTH}.`,
            { agentKind },
          );
          expect(found.quantityOf(code)).toBe(AREA);
          expect(found.quantityOf(`DRW-CUT${cut}`)).toBe(PERIMETER);
          expect(found.quantityOf('WTR-TODRY')).toBe(PERIMETER * cut);
          expect(of(found, DRYING)).toEqual(DRYING);
          expect(of(found, CEILINGS)).toEqual([]);
        });

  it.each(['The walls are dry', 'The drywall is fine', 'The walls are ok'])(
    'leaves the walls: %s',
    async (fine) => {
      const found = await estimate(
        `The hose broke and the basement flooded. Carpet is soaked. ${fine}. The basement is ${WIDTH}x${LENGTH}.`,
        { agentKind },
      );
      expect(found.quantityOf('FLR-CARPET')).toBe(AREA);
      expect(of(found, ['DRW-CUT2', 'DRW-WALL', 'WTR-TODRY', 'PNT-WALL'])).toEqual([]);
    },
  );

  it.each(['It has all been dried out.', 'Servpro dried everything.', 'The drying is done.'])(
    'dries nothing twice: %s',
    async (dried) => {
      const found = await estimate(
        `The den flooded. ${dried} The drywall was cut out 2 ft in the den ${WIDTH}x${LENGTH}. Put the drywall, baseboard and paint back.`,
        { agentKind },
      );
      expect(of(found, [...DRYING, 'WTR-CALL', ...CEILINGS])).toEqual([]);
      expect(found.quantityOf('DRW-CUT2')).toBe(PERIMETER);
    },
  );

  it.each([
    ['A tree fell on the house and damaged the roof and the ceiling in the bedroom.', ['DRW-WALL']],
    ['A limb came through the roof and the kitchen ceiling.', ['FLR-LVP', 'CAB-BASE']],
  ])('takes the tree off and mends what it hit: %s', async (text, without) => {
    const found = await estimate(text, { agentKind });
    const needed = ['TMP-TREE', 'TMP-TARP', 'FRM-SHTHRF', 'DRW-CEIL'];
    expect(of(found, needed)).toEqual(needed);
    expect(found.quantityOf('RFG-ARCH')).toBeLessThan(5);
    expect(of(found, without)).toEqual([]);
  });

  it('cleans smoke where it went and replaces what is asked for, without gutting', async () => {
    const found = await estimate(
      'Kitchen fire, smoke damage throughout the first floor, need to clean and repaint, replace cabinets on one wall.',
      { agentKind },
    );
    expect(of(found, ['PNT-WALL', 'PNT-CEIL', 'CAB-BASE'])).toHaveLength(3);
    expect(of(found, ['FIR-DEMO', 'DRW-WALL', 'FLR-LVP', 'WIN-FULL', 'BLD-GUT'])).toEqual([]);
  });
});
