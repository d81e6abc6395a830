// Compares sides by taking turns: every round runs each side once, in random order, so that what else the machine
// does falls on all of them alike. Ratios are taken within a round.
import { median, shuffled } from './statistics.ts';

export type Sides<Name extends string, Result> = Record<Name, () => Promise<Result>>;
export type Round<Name extends string, Result> = Record<Name, Result>;

let mostRounds = Number.POSITIVE_INFINITY;

/** Limits the rounds to try a row: they are too few to believe. */
export const takeFewRounds = (rounds: number): void => {
  mostRounds = rounds;
};

/** One unmeasured round to warm up, then `count` measured ones. */
export const runRounds = async <Name extends string, Result>(
  sides: Sides<Name, Result>,
  count: number,
): Promise<Round<Name, Result>[]> => {
  const names = Object.keys(sides) as Name[];
  const rounds: Round<Name, Result>[] = [];
  for (let number = 0; number <= Math.min(count, mostRounds); number++) {
    const results: Partial<Round<Name, Result>> = {};
    for (const name of shuffled(names)) results[name] = await sides[name]();
    if (number > 0) rounds.push(results as Round<Name, Result>);
  }
  return rounds;
};

/** The median of one figure over the rounds, e.g. of a ratio between two sides. */
export const medianOf = <Name extends string, Result>(
  rounds: readonly Round<Name, Result>[],
  figure: (round: Round<Name, Result>) => number,
): number => median(rounds.map(figure));
