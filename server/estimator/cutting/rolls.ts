// Goods off a roll: every room is laid in strips along the roll, without seams across. As few inches as can be.
import { tidy } from '../../domain/numbers.ts';
import type { Cut, CutLayout, CutPlan } from '../../domain/estimate/cut-plan.ts';
import { grouped, offcutOf, type RollProblem } from './cut-problem.ts';
import {
  type Laid,
  leastByArea,
  LEAST_STRIP,
  type Length,
  solvedLengths,
  STEP,
  type Stock,
  totalOf,
} from './roll-program.ts';
import type { Solve } from './solver.ts';

const NEAR = 1e-6;

// Without the solver: the longest rooms first, each strip into the narrowest gap that takes it, else into a new length.

/** A part of a length in which nothing lies. */
interface Gap {
  length: Length;
  xIn: number;
  yIn: number;
  widthIn: number;
  lengthIn: number;
}

/** The gaps that a strip at the corner of one leaves: behind it and beside it. */
const gapsLeft = (gap: Gap, widthIn: number, alongIn: number): Gap[] => [
  { ...gap, xIn: gap.xIn + alongIn, lengthIn: gap.lengthIn - alongIn, widthIn },
  { ...gap, yIn: gap.yIn + widthIn, widthIn: gap.widthIn - widthIn },
];

/** The gap for a strip: the narrowest that takes all of it; else, for one strip more, the widest that takes a part worth a seam. */
const gapFor = (
  gaps: readonly Gap[],
  wantedIn: number,
  alongIn: number,
  leastIn: number | null,
): Gap | undefined => {
  const fitting = gaps
    .filter(({ lengthIn }) => lengthIn + NEAR >= alongIn)
    .toSorted((a, b) => a.widthIn - b.widthIn);
  const whole = fitting.find(({ widthIn }) => widthIn + NEAR >= wantedIn);
  if (whole || leastIn === null) return whole;
  const widest = fitting.at(-1);
  // What is left of the room must be worth a strip, too.
  const isWorth =
    widest && widest.widthIn + NEAR >= leastIn && wantedIn - widest.widthIn + NEAR >= leastIn;
  return isWorth ? widest : undefined;
};

const simpleLengths = (rooms: readonly Laid[], { widthIn, allowanceIn }: Stock): Length[] => {
  const lengths: Length[] = [];
  let gaps: Gap[] = [];
  const falling = rooms
    .map((room, at) => ({ ...room, at }))
    .toSorted((a, b) => b.alongIn - a.alongIn);
  for (const { acrossIn, alongIn, at } of falling) {
    let mayJoin = true;
    for (let open = acrossIn; open > NEAR;) {
      const wanted = Math.min(widthIn, open + allowanceIn);
      let gap = gapFor(gaps, wanted, alongIn, mayJoin ? LEAST_STRIP + allowanceIn : null);
      if (!gap) {
        const length: Length = { lengthIn: alongIn, strips: [] };
        lengths.push(length);
        gap = { length, xIn: 0, yIn: 0, widthIn, lengthIn: alongIn };
      }
      const width = Math.min(wanted, gap.widthIn);
      mayJoin &&= width + NEAR >= wanted;
      gap.length.strips.push({ room: at, xIn: gap.xIn, yIn: gap.yIn, widthIn: width });
      const used = gap;
      gaps = [...gaps.filter((other) => other !== used), ...gapsLeft(used, width, alongIn)];
      open -= width - allowanceIn;
    }
  }
  return lengths;
};

type LengthCut = Pick<CutLayout, 'widthIn' | 'lengthIn' | 'cuts'>;

/** The lengths with their strips; what its room no longer needs is not drawn. */
const cutLengths = (
  lengths: readonly Length[],
  rooms: readonly Laid[],
  { widthIn: rollIn, allowanceIn }: Stock,
): LengthCut[] => {
  const open = rooms.map(({ acrossIn }) => acrossIn);
  return lengths.map(({ lengthIn, strips }) => {
    const cuts = strips.flatMap(({ room: at, xIn, yIn, widthIn }): Cut[] => {
      const room = rooms[at];
      if (!room || (open[at] ?? 0) <= NEAR) return [];
      open[at] = (open[at] ?? 0) - (widthIn - allowanceIn);
      const place = { xIn: tidy(xIn), yIn: tidy(yIn), widthIn: tidy(widthIn) };
      return [{ label: room.label, ...place, lengthIn: room.alongIn }];
    });
    return { widthIn: rollIn, lengthIn, cuts };
  });
};

/** Rooms that one program is asked about; more are laid in groups, and their bound is that of the area. */
const MOST_ROOMS = 4;

/** Groups in which long rooms stand beside short ones, whose strips fill what the long ones leave. */
const groupsOf = (rooms: readonly Laid[]): Laid[][] => {
  const groups = Math.ceil(rooms.length / MOST_ROOMS);
  const falling = rooms.toSorted((a, b) => b.alongIn - a.alongIn);
  return Array.from({ length: groups }, (_, group) =>
    falling.filter((_room, at) => at % groups === group),
  );
};

interface Way {
  side: 'first' | 'second';
  ordered: number;
  lengths: LengthCut[];
}

/** A room as wide as the roll takes one width of it, from edge to edge, without an allowance. */
const inOneWidth = (acrossIn: number, { widthIn, allowanceIn }: Stock): number =>
  acrossIn <= widthIn + NEAR ? Math.min(acrossIn, widthIn - allowanceIn) : acrossIn;

const wayOf = (
  { stock, rooms }: RollProblem,
  side: Way['side'],
): { side: Way['side']; rooms: Laid[]; least: number } => {
  const turned = rooms.map(({ label, firstIn, secondIn }): Laid => {
    const [acrossIn, alongIn] = side === 'second' ? [firstIn, secondIn] : [secondIn, firstIn];
    return {
      label,
      acrossIn: tidy(inOneWidth(acrossIn, stock)),
      alongIn: Math.ceil((alongIn + stock.allowanceIn) / STEP - NEAR) * STEP,
    };
  });
  return { side, rooms: turned, least: tidy(leastByArea(turned, stock)) };
};

/** Lays one group; `bound` is the program's where it ran, else the area's. */
const laid = (rooms: readonly Laid[], stock: Stock, solve: Solve | null) => {
  const simple = simpleLengths(rooms, stock);
  const least = leastByArea(rooms, stock);
  const better =
    solve && totalOf(simple) > least + NEAR ? solvedLengths(rooms, stock, simple, solve) : null;
  const lengths = better?.lengths ?? simple;
  return {
    most: simple.length,
    bound: tidy(Math.max(least, better?.bound ?? 0)),
    lengths: cutLengths(lengths, rooms, stock),
  };
};

export const planRoll = (problem: RollProblem, solve: Solve | null): CutPlan => {
  const { stock } = problem;
  const ways = [wayOf(problem, 'first'), wayOf(problem, 'second')].toSorted(
    (a, b) => a.least - b.least,
  );
  let best: Way | null = null;
  let bound = Infinity;
  let most = 0;
  for (const { side, rooms, least } of ways) {
    // The other way needs more for its area alone.
    if (best && least >= best.ordered) continue;
    const groups = groupsOf(rooms).map((group) => laid(group, stock, solve));
    const apart = groups.flatMap((group) => group.lengths);
    const together = laid(rooms, stock, null).lengths;
    const lengths = totalOf(apart) < totalOf(together) ? apart : together;
    const ordered = totalOf(lengths);
    bound = Math.min(bound, groups.length === 1 ? (groups[0]?.bound ?? 0) : least);
    most = Math.max(most, ...groups.map((group) => group.most));
    if (!best || ordered < best.ordered) best = { side, ordered, lengths };
  }
  const { side, ordered, lengths } = best ?? { side: 'first', ordered: 0, lengths: [] };
  // What the program's proof holds for.
  const limits =
    solve && most > 1 && problem.rooms.length <= MOST_ROOMS
      ? ` In at most ${most} lengths, none longer than the longest room.`
      : '';
  const larger =
    stock.allowanceIn > 0
      ? `pieces ${stock.allowanceIn} in. larger than the surface both ways, but no wider than the roll where that covers it; `
      : '';
  const coveredSqIn = problem.rooms.reduce(
    (total, room) => total + room.firstIn * room.secondIn,
    0,
  );
  return {
    kind: 'ROLL',
    stock: stock.name,
    ordered,
    bound: Math.min(ordered, bound),
    offcutPercent: offcutOf(ordered * stock.widthIn, coveredSqIn),
    terms: `All laid one way, along the ${side} side of each surface as it was told; ${larger}no seams across.${limits}`,
    layouts: grouped(lengths),
  };
};
