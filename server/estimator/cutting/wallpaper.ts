// Wallpaper: every strip starts at its place in the pattern, so what a roll holds depends on the order of its strips. All mixes
// of strips that a roll can hold are found once; rolls are then chosen among them.
import type { CutLayout, CutPlan } from '../../domain/cutting/cut-plan.ts';
import { grouped, offcutOf, tidy, type WallpaperProblem } from './cut-problem.ts';
import type { Solve } from './solver.ts';

const NEAR = 1e-6;
/** Mixes beyond which a roll holds too many short strips to look at all of them. */
const MOST_MIXES = 3_000;

/** Equal strips: as long, and begun at the same place of the pattern. */
interface Kind {
  label: string;
  lengthIn: number;
  /** Inches from the beginning of the pattern. */
  phaseIn: number;
  count: number;
}

/** Strips of each kind in one roll, with the order that ends first. */
interface Mix {
  counts: readonly number[];
  order: readonly { kind: number; startIn: number }[];
  endIn: number;
}

const kindsOf = ({ strips, stock: { match, repeatIn } }: WallpaperProblem): Kind[] => {
  const kinds = new Map<string, Kind>();
  strips.forEach(({ label, lengthIn }, at) => {
    const phaseIn = match === 'HALF_DROP' && at % 2 === 1 ? repeatIn / 2 : 0;
    const key = `${label}|${lengthIn}|${phaseIn}`;
    const known = kinds.get(key);
    if (known) known.count += 1;
    else kinds.set(key, { label, lengthIn, phaseIn, count: 1 });
  });
  return [...kinds.values()];
};

/** Where a strip can begin at the earliest. */
const startOf = (fromIn: number, { phaseIn }: Kind, repeatIn: number): number =>
  repeatIn <= 0
    ? fromIn
    : phaseIn + Math.max(0, Math.ceil((fromIn - phaseIn) / repeatIn - NEAR)) * repeatIn;

const mixesOf = (
  kinds: readonly Kind[],
  { lengthIn, match, repeatIn }: WallpaperProblem['stock'],
): Mix[] => {
  const step = match === 'FREE' ? 0 : repeatIn;
  const best = new Map<string, Mix>();
  const open: Mix[] = [{ counts: kinds.map(() => 0), order: [], endIn: 0 }];
  for (let mix = open.shift(); mix && best.size < MOST_MIXES; mix = open.shift()) {
    for (const [at, kind] of kinds.entries()) {
      const startIn = startOf(mix.endIn, kind, step);
      const endIn = startIn + kind.lengthIn;
      if (endIn > lengthIn + NEAR || (mix.counts[at] ?? 0) >= kind.count) continue;
      const counts = mix.counts.map((count, other) => count + (other === at ? 1 : 0));
      const known = best.get(counts.join());
      if (known && known.endIn <= endIn + NEAR) continue;
      const next = { counts, order: [...mix.order, { kind: at, startIn }], endIn };
      best.set(counts.join(), next);
      open.push(next);
    }
  }
  return [...best.values()];
};

const lengthOf = (counts: readonly number[], kinds: readonly Kind[]): number =>
  counts.reduce((total, count, at) => total + count * (kinds[at]?.lengthIn ?? 0), 0);

/** Roll by roll the mix that uses the most paper. */
const simpleRolls = (kinds: readonly Kind[], mixes: readonly Mix[]): Mix[] => {
  const left = kinds.map(({ count }) => count);
  const falling = mixes.toSorted((a, b) => lengthOf(b.counts, kinds) - lengthOf(a.counts, kinds));
  const rolls: Mix[] = [];
  while (left.some((count) => count > 0)) {
    const mix = falling.find(({ counts }) => counts.every((count, at) => count <= (left[at] ?? 0)));
    if (!mix) break;
    mix.counts.forEach((count, at) => {
      left[at] = (left[at] ?? 0) - count;
    });
    rolls.push(mix);
  }
  return rolls;
};

/** Rolls that the paper alone takes, and that each kind takes when no roll held anything else. */
const leastRolls = (kinds: readonly Kind[], mixes: readonly Mix[], rollIn: number): number => {
  const paper = kinds.reduce((total, { lengthIn, count }) => total + lengthIn * count, 0);
  const alone = kinds.map(({ count }, at) => {
    const most = Math.max(1, ...mixes.map(({ counts }) => counts[at] ?? 0));
    return Math.ceil(count / most - NEAR);
  });
  return Math.max(Math.ceil(paper / rollIn - NEAR), ...alone);
};

const solvedRolls = (
  kinds: readonly Kind[],
  mixes: readonly Mix[],
  solve: Solve,
): { rolls: Mix[]; bound: number } | null => {
  const solution = solve({
    variables: mixes.map(() => ({ cost: 1, upper: Infinity, isInteger: true })),
    rows: kinds.map(({ count }, kind) => ({
      lower: count,
      upper: Infinity,
      terms: mixes.flatMap(({ counts }, at) => (counts[kind] ? [[at, counts[kind]] as const] : [])),
    })),
  });
  return (
    solution && {
      rolls: mixes.flatMap((mix, at) =>
        Array.from({ length: Math.round(solution.values[at] ?? 0) }, () => mix),
      ),
      bound: Math.ceil(solution.bound - NEAR),
    }
  );
};

const MATCHES = { FREE: 'free match', STRAIGHT: 'straight match', HALF_DROP: 'half drop' } as const;

export const planWallpaper = (problem: WallpaperProblem, solve: Solve | null): CutPlan => {
  const { stock } = problem;
  const kinds = kindsOf(problem);
  const mixes = mixesOf(kinds, stock);
  const simple = simpleRolls(kinds, mixes);
  const least = leastRolls(kinds, mixes, stock.lengthIn);
  const better = solve && simple.length > least ? solvedRolls(kinds, mixes, solve) : null;
  const rolls = better && better.rolls.length < simple.length ? better.rolls : simple;
  const left = kinds.map(({ count }) => count);
  const layouts = rolls.map(({ order }): Omit<CutLayout, 'times'> => {
    const cuts = order.flatMap(({ kind: at, startIn }) => {
      const kind = kinds[at];
      if (!kind || (left[at] ?? 0) <= 0) return [];
      left[at] = (left[at] ?? 0) - 1;
      const place = { label: kind.label, xIn: tidy(startIn), yIn: 0 };
      return [{ ...place, widthIn: stock.widthIn, lengthIn: kind.lengthIn }];
    });
    return { widthIn: stock.widthIn, lengthIn: stock.lengthIn, cuts };
  });
  const paper = problem.strips.reduce((total, { lengthIn }) => total + lengthIn, 0);
  const repeat = stock.match === 'FREE' ? '' : ` with a repeat of ${stock.repeatIn} in`;
  return {
    kind: 'WALLPAPER',
    stock: stock.name,
    ordered: rolls.length,
    bound: Math.max(least, better?.bound ?? 0),
    offcutPercent: offcutOf(rolls.length * stock.lengthIn, paper),
    terms: `Full strips round the room, ${stock.widthIn} in. wide, 4 in. longer than the wall is high, also over doors and windows; ${MATCHES[stock.match]}${repeat}.`,
    layouts: grouped(layouts),
  };
};
