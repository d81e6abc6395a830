// Chance that comes out the same each time, so that two runs measure the same pictures.

export interface Chance {
  /** A number from 0 up to 1. */
  next(): number;
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  shuffled<T>(values: readonly T[]): T[];
}

/** Mulberry32, a generator of 32 bits in the public domain. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    whole: (from, to) => Math.floor(from + next() * (to - from + 1)),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    shuffled: (values) =>
      values
        .map((value) => ({ value, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ value }) => value),
  };
};
