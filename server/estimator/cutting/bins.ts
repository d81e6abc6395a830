// Packs sizes into as few bins of one capacity as can be: first fit in falling order, which the bound of Martello and Toth (L2)
// mostly proves best; else an integer program over the patterns of a bin.
import type { Solve } from './solver.ts';

export interface Packing {
  /** Places of the sizes in their list, bin by bin. */
  bins: number[][];
  /** No packing has fewer bins. */
  bound: number;
}

/** Rounding error of sums of sixteenths. */
const NEAR = 1e-6;
/** Patterns beyond which a program takes longer than it is worth. */
const MOST_PATTERNS = 2_000;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Martello and Toth, Knapsack Problems (1990), 8.3: what is larger than half shares no bin; small things fill what these leave. */
export const leastBins = (sizes: readonly number[], capacity: number): number => {
  const halves = [0, ...new Set(sizes.filter((size) => size <= capacity / 2))];
  const bounds = halves.map((least) => {
    const alone = sizes.filter((size) => size > capacity - least);
    const large = sizes.filter((size) => size > capacity / 2 && size <= capacity - least);
    const small = sizes.filter((size) => size >= least && size <= capacity / 2);
    const free = large.length * capacity - sum(large);
    const more = Math.ceil((sum(small) - free) / capacity - NEAR);
    return alone.length + large.length + Math.max(0, more);
  });
  return Math.max(0, ...bounds);
};

const firstFit = (sizes: readonly number[], capacity: number): number[][] => {
  const bins: { left: number; items: number[] }[] = [];
  const falling = sizes.map((_, at) => at).toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  for (const at of falling) {
    const size = sizes[at] ?? 0;
    const bin = bins.find(({ left }) => left + NEAR >= size);
    if (bin) {
      bin.left -= size;
      bin.items.push(at);
    } else bins.push({ left: capacity - size, items: [at] });
  }
  return bins.map(({ items }) => items);
};

/** How often each size fits together into a bin, so that none fits beside them; null where there are too many ways. */
export const fullPatterns = (sizes: readonly number[], capacity: number): number[][] | null => {
  const found: number[][] = [];
  const least = Math.min(...sizes);
  const fill = (at: number, left: number, counts: readonly number[]): boolean => {
    const size = sizes[at];
    if (size === undefined) {
      if (left + NEAR < least) found.push([...counts]);
      return found.length <= MOST_PATTERNS;
    }
    for (let count = Math.floor(left / size + NEAR); count >= 0; count -= 1)
      if (!fill(at + 1, left - count * size, [...counts, count])) return false;
    return true;
  };
  return fill(0, capacity, []) ? found : null;
};

/** Deals the sizes out to the bins of chosen patterns; what a pattern holds too much stays empty. */
const dealt = (
  groups: readonly (readonly number[])[],
  patterns: readonly (readonly number[])[],
  chosen: readonly number[],
): number[][] => {
  const waiting = groups.map((group) => [...group]);
  const bins = patterns.flatMap((pattern, at) =>
    Array.from({ length: Math.round(chosen[at] ?? 0) }, () =>
      pattern.flatMap((count, group) => waiting[group]?.splice(0, count) ?? []),
    ),
  );
  return bins.filter((bin) => bin.length > 0);
};

/** @param sizes each at most `capacity`, kerf included in both */
export const packBins = (
  sizes: readonly number[],
  capacity: number,
  solve: Solve | null,
): Packing => {
  const bins = firstFit(sizes, capacity);
  const bound = leastBins(sizes, capacity);
  if (bins.length <= bound || !solve) return { bins, bound };
  const groups = [...Map.groupBy(sizes.keys(), (at) => sizes[at] ?? 0)];
  const kinds = groups.map(([size]) => size);
  const patterns = fullPatterns(kinds, capacity);
  const solution =
    patterns &&
    solve({
      variables: patterns.map(() => ({ cost: 1, upper: Infinity, isInteger: true })),
      rows: groups.map(([, places], group) => ({
        lower: places.length,
        upper: Infinity,
        terms: patterns.flatMap((pattern, at) =>
          pattern[group] ? [[at, pattern[group]] as const] : [],
        ),
      })),
    });
  if (!patterns || !solution) return { bins, bound };
  const better = dealt(
    groups.map(([, places]) => places),
    patterns,
    solution.values,
  );
  const proved = Math.max(bound, Math.ceil(solution.bound - NEAR));
  return { bins: better.length < bins.length ? better : bins, bound: proved };
};
