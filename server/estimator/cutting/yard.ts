// Lumber that a yard sells in several lengths at the same price a foot: the length of which the fewest feet do.
import { cutPlan } from './cut.ts';
import type { StickProblem } from './cut-problem.ts';

/** A stick of lumber or trim; a cut takes 1/8 in. */
export const stickOf = (feet: number): StickProblem['stock'] => ({
  name: `stick of ${feet} ft`,
  lengthIn: 12 * feet,
  kerfIn: 0.125,
});

/**
 * All pieces from one length, the first of those that do alike.
 * @param pieces `isWhole` is true unless told: such a piece is joined only where no stock is as long
 * @param yardFeet the longest first
 */
export const fromYard = (
  pieces: readonly { label: string; lengthIn: number; isWhole?: boolean }[],
  yardFeet: readonly number[],
): StickProblem => {
  const least = Math.max(
    0,
    ...pieces.flatMap((one) => (one.isWhole === false ? [] : [one.lengthIn])),
  );
  const long = yardFeet.filter((feet) => 12 * feet >= least);
  const ways = (long.length > 0 ? long : yardFeet.slice(0, 1)).map((feet) => {
    const problem: StickProblem = {
      kind: 'STICKS',
      stock: stickOf(feet),
      pieces: pieces.map(({ label, lengthIn }) => ({ label, lengthIn })),
    };
    return { problem, bought: feet * cutPlan(problem, null).ordered };
  });
  const [first, ...others] = ways;
  if (!first) throw new Error('A yard sells lumber in no length.');
  return others.reduce((best, way) => (way.bought < best.bought ? way : best), first).problem;
};
