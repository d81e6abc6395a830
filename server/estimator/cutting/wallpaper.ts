// Wallpaper: every strip starts at its place in the pattern, so what a roll holds depends on the order of its strips. All mixes
// of strips that a roll can hold are found once; rolls are then chosen among them.
import { tidy } from '../../domain/numbers.ts';
import type { CutLayout, CutPlan } from '../../domain/estimate/cut-plan.ts';
import { grouped, offcutOf, type WallpaperProblem } from './cut-problem.ts';
import type { Solve } from './solver.ts';

const NEAR = 1e-6;
/** Mixes beyond which a roll holds too many short strips to look at all of them. */
const MOST_MIXES = 3_000;

/** Strips that are as long and begin at the same place of the pattern, wherever they hang. */
interface Kind {
  lengthIn: number;
  /** Inches from the beginning of the pattern. */
  phaseIn: number;
  /** What each of them is for, in the order in which they hang. */
  labels: readonly string[];
}

/** Strips of each kind in one roll, with the order that ends first. */
interface Mix {
  counts: readonly number[];
  order: readonly { kind: number; startIn: number }[];
  endIn: number;
}

const kindsOf = ({ strips, stock: { match, repeatIn } }: WallpaperProblem): Kind[] => {
  const phased = strips.map(({ label, lengthIn }, at) => ({
    label,
    lengthIn,
    phaseIn: match === 'HALF_DROP' && at % 2 === 1 ? repeatIn / 2 : 0,
  }));
  const kinds = Map.groupBy(phased, ({ lengthIn, phaseIn }) => `${lengthIn}|${phaseIn}`);
  return [...kinds.values()].flatMap((own) => {
    const [first] = own;
    return first
      ? [
          {
            lengthIn: first.lengthIn,
            phaseIn: first.phaseIn,
            labels: own.map(({ label }) => label),
          },
        ]
      : [];
  });
};

/** Where a strip can begin at the earliest. */
const startOf = (fromIn: number, { phaseIn }: Kind, repeatIn: number): number =>
  repeatIn <= 0
    ? fromIn
    : phaseIn + Math.max(0, Math.ceil((fromIn - phaseIn) / repeatIn - NEAR)) * repeatIn;

/** Mixes with each kind at least alone; `isWhole` where there are no others. */
interface Mixes {
  mixes: readonly Mix[];
  isWhole: boolean;
}

const mixesOf = (
  kinds: readonly Kind[],
  { lengthIn, match, repeatIn }: WallpaperProblem['stock'],
): Mixes => {
  const step = match === 'FREE' ? 0 : repeatIn;
  const best = new Map<string, Mix>();
  const open: Mix[] = [{ counts: kinds.map(() => 0), order: [], endIn: 0 }];
  let mix = open.shift();
  for (; mix && best.size < MOST_MIXES; mix = open.shift()) {
    const { counts: held, order, endIn: fromIn } = mix;
    for (const [at, kind] of kinds.entries()) {
      const startIn = startOf(fromIn, kind, step);
      const endIn = startIn + kind.lengthIn;
      if (endIn > lengthIn + NEAR || (held[at] ?? 0) >= kind.labels.length) continue;
      const counts = held.map((count, other) => count + (other === at ? 1 : 0));
      const known = best.get(counts.join());
      if (known && known.endIn <= endIn + NEAR) continue;
      const next = { counts, order: [...order, { kind: at, startIn }], endIn };
      best.set(counts.join(), next);
      open.push(next);
    }
  }
  return { mixes: [...best.values()], isWhole: mix === undefined };
};

const lengthOf = (counts: readonly number[], kinds: readonly Kind[]): number =>
  counts.reduce((total, count, at) => total + count * (kinds[at]?.lengthIn ?? 0), 0);

/** Roll by roll the mix that uses the most paper. */
const simpleRolls = (kinds: readonly Kind[], mixes: readonly Mix[]): Mix[] => {
  const left = kinds.map(({ labels }) => labels.length);
  const falling = mixes.toSorted((a, b) => lengthOf(b.counts, kinds) - lengthOf(a.counts, kinds));
  const rolls: Mix[] = [];
  while (left.some((count) => count > 0)) {
    const mix = falling.find(({ counts }) => counts.every((count, at) => count <= (left[at] ?? 0)));
    if (!mix) throw new Error('A strip of wallpaper is longer than its roll.');
    mix.counts.forEach((count, at) => {
      left[at] = (left[at] ?? 0) - count;
    });
    rolls.push(mix);
  }
  return rolls;
};

/**
 * Rolls that the paper alone takes, and that each kind takes when no roll held anything else. The second is proved only by all
 * mixes that there are.
 */
const leastRolls = (kinds: readonly Kind[], { mixes, isWhole }: Mixes, rollIn: number): number => {
  const paper = kinds.reduce((total, { lengthIn, labels }) => total + lengthIn * labels.length, 0);
  const byPaper = Math.ceil(paper / rollIn - NEAR);
  if (!isWhole) return byPaper;
  const alone = kinds.map(({ labels }, at) => {
    const most = Math.max(1, ...mixes.map(({ counts }) => counts[at] ?? 0));
    return Math.ceil(labels.length / most - NEAR);
  });
  return Math.max(byPaper, ...alone);
};

const solvedRolls = (
  kinds: readonly Kind[],
  { mixes, isWhole }: Mixes,
  solve: Solve,
): { rolls: Mix[]; bound: number } | null => {
  const solution = solve({
    variables: mixes.map(() => ({ cost: 1, upper: Infinity, isInteger: true })),
    rows: kinds.map(({ labels }, kind) => ({
      lower: labels.length,
      upper: Infinity,
      terms: mixes.flatMap(({ counts }, at) => (counts[kind] ? [[at, counts[kind]] as const] : [])),
    })),
  });
  return (
    solution && {
      rolls: mixes.flatMap((mix, at) =>
        Array.from({ length: Math.round(solution.values[at] ?? 0) }, () => mix),
      ),
      bound: isWhole ? Math.ceil(solution.bound - NEAR) : 0,
    }
  );
};

const MATCHES = { FREE: 'free match', STRAIGHT: 'straight match', HALF_DROP: 'half drop' } as const;

/** @throws where a strip is longer than a roll */
export const planWallpaper = (problem: WallpaperProblem, solve: Solve | null): CutPlan => {
  const { stock } = problem;
  const kinds = kindsOf(problem);
  const found = mixesOf(kinds, stock);
  const simple = simpleRolls(kinds, found.mixes);
  const least = leastRolls(kinds, found, stock.lengthIn);
  const better = solve && simple.length > least ? solvedRolls(kinds, found, solve) : null;
  const rolls = better && better.rolls.length < simple.length ? better.rolls : simple;
  const waiting = kinds.map(({ labels }) => [...labels]);
  const layouts = rolls.map(({ order }): Omit<CutLayout, 'times'> => {
    const cuts = order.flatMap(({ kind: at, startIn }) => {
      const label = waiting[at]?.shift();
      const { lengthIn = 0 } = kinds[at] ?? {};
      if (label === undefined) return [];
      return [{ label, xIn: tidy(startIn), yIn: 0, widthIn: stock.widthIn, lengthIn }];
    });
    return { widthIn: stock.widthIn, lengthIn: stock.lengthIn, cuts };
  });
  const paper = problem.strips.reduce((total, { lengthIn }) => total + lengthIn, 0);
  const butOne = problem.strips.some(({ isOverDoor }) => isOverDoor)
    ? ' but one door, at whose edge the paper begins'
    : '';
  const repeat = stock.match === 'FREE' ? '' : ` with a repeat of ${stock.repeatIn} in`;
  return {
    kind: 'WALLPAPER',
    stock: stock.name,
    ordered: rolls.length,
    bound: Math.max(least, better?.bound ?? 0),
    offcutPercent: offcutOf(rolls.length * stock.lengthIn, paper),
    terms: `Full strips round the room, ${stock.widthIn} in. wide, 4 in. longer than the wall is high, also over doors and windows${butOne}; ${MATCHES[stock.match]}${repeat}.`,
    layouts: grouped(layouts),
  };
};
