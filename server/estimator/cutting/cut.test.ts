// Exact answers of cutting, worked out by hand or by an integer program; and what holds for any pieces.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CutPlan } from '../../domain/estimate/cut-plan.ts';
import { cutPlanSchema } from '../../domain/estimate/cut-plan.ts';
import { leastBins, packBins } from './bins.ts';
import { cutPlan, cutPlans } from './cut.ts';
import type { CutProblem, RollProblem } from './cut-problem.ts';
import { loadedOnce, loadSolver } from './solver.ts';
import { splitByLength } from './sheet-lengths.ts';
import { planWallpaper } from './wallpaper.ts';

const planned = async (problem: CutProblem): Promise<CutPlan> => {
  const [plan] = await cutPlans([problem]);
  if (!plan) throw new Error('There is no plan.');
  return plan;
};

const sheet = { name: 'sheet of 4 × 8 ft', widthIn: 48, lengthIn: 96 };
const runs = (label: string, lengths: readonly number[], heights: readonly number[]) =>
  lengths.flatMap((lengthIn) => heights.map((heightIn) => ({ label, heightIn, lengthIn })));

/** A room of 13 ft 4 in. × 11 ft 2 in., 8 ft high: walls in two courses, the ceiling in three strips along its long side. */
const walls = runs('Walls', [160, 134, 160, 134], [48, 48]);
const ceiling = runs('Ceiling', [160], [48, 48, 38]);

const stick = (feet: number) => ({
  name: `stick of ${feet} ft`,
  lengthIn: 12 * feet,
  kerfIn: 0.125,
});
const pieces = (...lengths: readonly number[]) =>
  lengths.map((lengthIn) => ({ label: 'Room', lengthIn }));

const roll = { name: '12 ft roll', widthIn: 144, allowanceIn: 6 };
const room = (label: string, firstIn: number, secondIn: number) => ({ label, firstIn, secondIn });
const FOUR_ROOMS = [
  room('Bedroom', 168, 158),
  room('Office', 138, 120),
  room('Hall', 216, 42),
  room('Closet', 72, 28),
];

describe('sheets', () => {
  it.each([
    ['the walls of a room', walls, 13],
    ['its walls and ceiling', [...walls, ...ceiling], 18],
    // Two courses of 588 in. are 12.25 sheets. 588 in. of 12 in. strips, four beside each other, are 1.53 more.
    ['walls of 9 ft', runs('Walls', [160, 134, 160, 134], [48, 48, 12]), 14],
    ['one short piece', runs('Wall', [10], [30]), 1],
    ['two strips beside each other', runs('Wall', [96, 96], [24]), 1],
    ['three strips of which no two fit', runs('Wall', [96, 96, 96], [25]), 3],
    // 30 + 18 fill a width: two sheets hold two of each.
    ['strips of two heights', [...runs('A', [96, 96], [30]), ...runs('B', [96, 96], [18])], 2],
  ])('%s', async (_what, given, sheets) => {
    const plan = await planned({ kind: 'SHEETS', stock: sheet, runs: given });
    expect(plan).toMatchObject({ ordered: sheets, bound: sheets });
  });
});

describe('sheets of two lengths', () => {
  const long = { name: 'sheet of 4 × 12 ft', widthIn: 48, lengthIn: 144 };
  const costOf = async (given: typeof walls) => {
    const problem = { kind: 'SHEETS' as const, stock: sheet, runs: given };
    const { usual, longer } = splitByLength(problem, long, { usual: 13.5, longer: 20.25 });
    const counts = [
      usual ? (await planned(usual)).ordered : 0,
      longer ? (await planned(longer)).ordered : 0,
    ];
    return [...counts, 13.5 * (counts[0] ?? 0) + 20.25 * (counts[1] ?? 0)];
  };

  it.each([
    // 1,668 in. are 34.75 times 4 ft: 35 at $6.75.
    ['walls and ceiling', [...walls, ...runs('Ceiling', [160], [48, 48, 48])], [16, 1, 236.25]],
    ['walls', walls, [11, 1, 168.75]],
    ['twelve feet', runs('Wall', [144], [48]), [0, 1, 20.25]],
    ['sixteen feet', runs('Wall', [192], [48]), [2, 0, 27]],
    ['strips, which no longer sheet is needed for', runs('Wall', [144], [24]), [1, 0, 13.5]],
  ])('of %s cost least', async (_what, given, expected) => {
    expect(await costOf(given)).toEqual(expected);
  });
});

describe('sticks', () => {
  it.each([
    ['four walls, none of which go together', 16, pieces(160, 134, 160, 98), 4],
    ['pieces that fill a stick but for the cut', 8, pieces(48, 48), 2],
    ['pieces that fill it with the cut', 8, pieces(48, 47.875), 1],
    ['a piece longer than the stock', 8, pieces(200), 3],
    // First fit in falling order takes 3; two of 19.1 go with the longest, and three different ones together.
    ['what the rule of thumb does not find', 8, pieces(57.5, 47.9, 28.7, 19.1, 19.1, 19.1), 2],
  ])('%s', async (_what, feet, given, sticks) => {
    const plan = await planned({ kind: 'STICKS', stock: stick(feet), pieces: given });
    expect(plan).toMatchObject({ ordered: sticks, bound: sticks });
  });
});

describe('rolls', () => {
  it('lay four rooms on 454 in. of a 12 ft roll, as little as can be', async () => {
    const plan = await planned({ kind: 'ROLL', stock: roll, rooms: FOUR_ROOMS });
    expect(plan).toMatchObject({ ordered: 454, bound: 454 });
    expect((plan.ordered * 144) / 1_296).toBeCloseTo(50.44, 2);
  });

  it.each([
    ['a room as wide as the roll', [room('Room', 138, 120)], 126],
    ['a room that is narrower one way', [room('Room', 200, 100)], 206],
  ])('%s', async (_what, rooms, inches) => {
    const plan = await planned({ kind: 'ROLL', stock: roll, rooms });
    expect(plan.ordered).toBe(inches);
  });
});

const tile = {
  name: 'tile of 12 × 24 in.',
  tileLengthIn: 24,
  tileWidthIn: 12,
  jointIn: 0.125,
  boxOf: 8,
};
const BATH = room('Bath', 115, 89);

describe('tiles', () => {
  it('on 9 ft 7 in. × 7 ft 5 in. by thirds are 42, in 6 boxes of 8', async () => {
    const stock = { ...tile, pattern: 'THIRD' as const };
    const plan = await planned({ kind: 'TILES', stock, rooms: [BATH] });
    expect(plan.ordered).toBe(42);
    expect(plan.terms).toContain('6 boxes of 8');
    expect(plan.ordered).toBeGreaterThanOrEqual(plan.bound);
  });

  it.each([
    // Four whole tiles and one cut in each of 8 courses.
    ['STRAIGHT', BATH, 40],
    ['STRAIGHT', room('Whole tiles', 96.375, 84.75), 28],
    // Courses of 4, 5, 4 and 4: the end of the second one begins the fourth.
    ['HALF', room('Whole courses', 96.375, 48.375), 17],
  ] as const)('%s', async (pattern, floor, tiles) => {
    const plan = await planned({ kind: 'TILES', stock: { ...tile, pattern }, rooms: [floor] });
    expect(plan.ordered).toBe(tiles);
  });
});

/** 31 strips of 102 in. round a room; the one over a door needs 18 in. */
const STRIPS = Array.from({ length: 31 }, (_, at) => ({
  label: 'Room',
  lengthIn: at === 19 ? 18 : 102,
}));

describe('wallpaper', () => {
  it.each([
    ['STRAIGHT', STRIPS, 10],
    ['HALF_DROP', STRIPS, 10],
    ['FREE', STRIPS, 10],
    // Three whole strips a roll: the short one more needs a roll of its own where it is whole, too.
    ['STRAIGHT', STRIPS.map((strip) => ({ ...strip, lengthIn: 102 })), 11],
    // Without a pattern four strips of 99 in. fill a roll of 396; with one of 25 1/4 in. only three do.
    ['FREE', STRIPS.map((strip) => ({ ...strip, lengthIn: 99 })), 8],
    ['STRAIGHT', STRIPS.map((strip) => ({ ...strip, lengthIn: 99 })), 11],
  ] as const)('%s, 31 strips', async (match, strips, rolls) => {
    const stock = { name: 'double roll', widthIn: 20.5, lengthIn: 396, match, repeatIn: 25.25 };
    const plan = await planned({ kind: 'WALLPAPER', stock, strips });
    expect(plan).toMatchObject({ ordered: rolls, bound: rolls });
    const hung = plan.layouts.reduce((sum, { times, cuts }) => sum + times * cuts.length, 0);
    expect(hung).toBe(strips.length);
  });
});

describe('wallpaper of several rooms', () => {
  const stock = {
    name: 'double roll',
    widthIn: 20.5,
    lengthIn: 396,
    match: 'FREE',
    repeatIn: 0,
  } as const;
  const strips = (label: string, lengths: readonly number[]) =>
    lengths.map((lengthIn) => ({ label, lengthIn }));

  it('cuts strips of one length from the same rolls, each under its own name', () => {
    const two = [...strips('Den', [132, 132]), ...strips('Hall', [132, 132, 132, 132])];
    const plan = planWallpaper({ kind: 'WALLPAPER', stock, strips: two }, null);
    expect(plan).toMatchObject({ ordered: 2, bound: 2 });
    const labels = plan.layouts.flatMap(({ times, cuts }) =>
      Array.from({ length: times }, () => cuts.map(({ label }) => label)).flat(),
    );
    expect(labels.toSorted()).toEqual(['Den', 'Den', 'Hall', 'Hall', 'Hall', 'Hall']);
  });

  // Twenty lengths of strips of which a roll holds up to ten: more mixes than are looked at.
  it('proves no more than the paper where not all mixes are known', async () => {
    const many = strips(
      'Room',
      Array.from({ length: 60 }, (_, at) => 30 + (at % 20)),
    );
    const paper = Math.ceil(many.reduce((sum, { lengthIn }) => sum + lengthIn, 0) / 396);
    const plan = await planned({ kind: 'WALLPAPER', stock, strips: many });
    expect(plan.bound).toBe(paper);
    expect(plan.ordered).toBeGreaterThanOrEqual(paper);
  });

  it('refuses a strip that no roll holds', () => {
    const long = strips('Tower', [400]);
    expect(() => planWallpaper({ kind: 'WALLPAPER', stock, strips: long }, null)).toThrow(
      'longer than its roll',
    );
  });
});

describe('the solver', () => {
  it('is loaded again after a failure, and once after that', async () => {
    const tries: string[] = [];
    const load = loadedOnce(() => {
      tries.push('try');
      return tries.length === 1
        ? Promise.reject(new Error('no memory'))
        : Promise.resolve('solver');
    });
    await expect(load()).rejects.toThrow('no memory');
    expect(await load()).toBe('solver');
    expect(await load()).toBe('solver');
    expect(tries).toHaveLength(2);
  });
});

describe('a roll with a room seven times as long as another', () => {
  it('is ordered with no less than the floor and its allowances', async () => {
    const plan = await planned({
      kind: 'ROLL',
      stock: roll,
      rooms: [room('Hall', 48, 252), room('Closet', 60, 30)],
    });
    // (48 + 6) × 258 and (60 + 6) × 36 of a roll of 144 in.
    expect(plan.bound).toBeGreaterThanOrEqual(Math.floor((54 * 258 + 66 * 36) / 144));
    expect(plan.ordered).toBeGreaterThanOrEqual(plan.bound);
  });
});

const side = fc.integer({ min: 24, max: 300 });
const anyRoom = fc.tuple(side, side).map(([firstIn, secondIn]) => room('Room', firstIn, secondIn));
const anyProblem: fc.Arbitrary<CutProblem> = fc.oneof(
  fc
    .array(fc.tuple(fc.integer({ min: 4, max: 48 }), side), { minLength: 1, maxLength: 12 })
    .map((all) => ({
      kind: 'SHEETS' as const,
      stock: sheet,
      runs: all.map(([heightIn, lengthIn]) => ({ label: 'Run', heightIn, lengthIn })),
    })),
  fc
    .array(side, { minLength: 1, maxLength: 20 })
    .map((all) => ({ kind: 'STICKS' as const, stock: stick(16), pieces: pieces(...all) })),
  fc
    .array(anyRoom, { minLength: 1, maxLength: 6 })
    .map((rooms): RollProblem => ({ kind: 'ROLL', stock: roll, rooms })),
  fc.tuple(anyRoom, fc.constantFrom('STRAIGHT', 'HALF', 'THIRD')).map(([one, pattern]) => ({
    kind: 'TILES' as const,
    stock: { ...tile, pattern },
    rooms: [one],
  })),
  fc
    .tuple(
      fc.array(fc.integer({ min: 18, max: 130 }), { minLength: 1, maxLength: 20 }),
      fc.constantFrom('FREE', 'STRAIGHT', 'HALF_DROP'),
    )
    .map(([lengths, match]) => ({
      kind: 'WALLPAPER' as const,
      stock: { name: 'double roll', widthIn: 20.5, lengthIn: 396, match, repeatIn: 25.25 },
      strips: lengths.map((lengthIn) => ({ label: 'Room', lengthIn })),
    })),
);

const doubled = (problem: CutProblem): CutProblem => {
  if (problem.kind === 'SHEETS') return { ...problem, runs: [...problem.runs, ...problem.runs] };
  if (problem.kind === 'STICKS')
    return { ...problem, pieces: [...problem.pieces, ...problem.pieces] };
  if (problem.kind === 'WALLPAPER')
    return { ...problem, strips: [...problem.strips, ...problem.strips] };
  return { ...problem, rooms: [...problem.rooms, ...problem.rooms] };
};

const overlaps = ({ layouts }: CutPlan) =>
  layouts.flatMap(({ widthIn, lengthIn, cuts }) =>
    cuts.filter(
      (cut, at) =>
        cut.xIn + cut.lengthIn > lengthIn + 0.01 ||
        cut.yIn + cut.widthIn > widthIn + 0.01 ||
        cuts.some(
          (other, before) =>
            before < at &&
            cut.xIn < other.xIn + other.lengthIn - 0.01 &&
            other.xIn < cut.xIn + cut.lengthIn - 0.01 &&
            cut.yIn < other.yIn + other.widthIn - 0.01 &&
            other.yIn < cut.yIn + cut.widthIn - 0.01,
        ),
    ),
  );

/** Square inches of the pieces; of a roll those of the floor that they cover. */
const cutArea = ({ layouts }: CutPlan, allowance = 0) =>
  layouts.reduce(
    (total, { times, cuts }) =>
      total +
      times *
        cuts.reduce((sum, cut) => sum + (cut.lengthIn - allowance) * (cut.widthIn - allowance), 0),
    0,
  );

const neededArea = (problem: CutProblem): number => {
  if (problem.kind === 'SHEETS')
    return problem.runs.reduce((sum, run) => sum + run.heightIn * run.lengthIn, 0);
  if (problem.kind === 'STICKS')
    return problem.pieces.reduce((sum, { lengthIn }) => sum + 6 * lengthIn, 0);
  if (problem.kind === 'WALLPAPER')
    return problem.strips.reduce((sum, { lengthIn }) => sum + problem.stock.widthIn * lengthIn, 0);
  if (problem.kind === 'TILES') return 0;
  // A side as wide as the roll of 12 ft takes one width, whose allowance of 6 in. is floor.
  const least = (sideIn: number) => (sideIn <= 144 ? Math.min(sideIn, 138) : sideIn);
  return problem.rooms.reduce((sum, one) => sum + least(one.firstIn) * least(one.secondIn), 0);
};

describe('any plan', () => {
  it('orders no less than its bound, cuts all pieces, and lets none overlap', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const plan = cutPlan(problem, null);
        expect(cutPlanSchema.safeParse(plan).error).toBeUndefined();
        expect(plan.ordered).toBeGreaterThanOrEqual(plan.bound - 1e-6);
        expect(overlaps(plan)).toEqual([]);
        const allowance = problem.kind === 'ROLL' ? problem.stock.allowanceIn : 0;
        expect(cutArea(plan, allowance)).toBeGreaterThanOrEqual(neededArea(problem) - 1);
      }),
      { numRuns: 300 },
    );
  });

  it('orders no less for the same rooms twice', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const once = cutPlan(problem, null);
        expect(cutPlan(doubled(problem), null).ordered).toBeGreaterThanOrEqual(once.ordered);
      }),
      { numRuns: 200 },
    );
  });

  it('of two lengths costs no more than of one, and no less for twice as much', () => {
    const boards = fc.array(fc.tuple(fc.constantFrom(48, 48, 24, 12), side), {
      minLength: 1,
      maxLength: 12,
    });
    const long = { name: 'sheet of 4 × 12 ft', widthIn: 48, lengthIn: 144 };
    const costs = { usual: 13.5, longer: 20.25 };
    const costOf = (all: readonly (readonly [heightIn: number, lengthIn: number])[]) => {
      const given = all.map(([heightIn, lengthIn]) => ({ label: 'Run', heightIn, lengthIn }));
      const problem = { kind: 'SHEETS' as const, stock: sheet, runs: given };
      const { usual, longer } = splitByLength(problem, long, costs);
      const ordered = (part: CutProblem | null) => (part ? cutPlan(part, null).ordered : 0);
      const alone = costs.usual * ordered(problem);
      return [costs.usual * ordered(usual) + costs.longer * ordered(longer), alone] as const;
    };
    fc.assert(
      fc.property(boards, (all) => {
        const [both, alone] = costOf(all);
        expect(both).toBeLessThanOrEqual(alone + 1e-6);
        expect(costOf([...all, ...all])[0]).toBeGreaterThanOrEqual(both - 1e-6);
      }),
      { numRuns: 200 },
    );
  });

  it('is no worse with the solver, and as whole', async () => {
    const solve = await loadSolver();
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const better = cutPlan(problem, solve);
        expect(better.ordered).toBeLessThanOrEqual(cutPlan(problem, null).ordered + 1e-6);
        expect(better.ordered).toBeGreaterThanOrEqual(better.bound - 1e-6);
        expect(overlaps(better)).toEqual([]);
        const allowance = problem.kind === 'ROLL' ? problem.stock.allowanceIn : 0;
        expect(cutArea(better, allowance)).toBeGreaterThanOrEqual(neededArea(problem) - 1);
      }),
      { numRuns: 15 },
    );
  });

  it('has a bound of bins that no packing beats', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(sizes, (all) => {
        const { bins } = packBins(all, 100, null);
        expect(bins.flat().toSorted((a, b) => a - b)).toEqual([...all.keys()]);
        expect(bins.length).toBeGreaterThanOrEqual(leastBins(all, 100));
      }),
    );
  });
});
