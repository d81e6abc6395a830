// Sheets of two lengths: which runs are cut from the longer ones, so that both together cost least.
import type { SheetProblem } from './cut-problem.ts';
import { sheetInches } from './sheets.ts';

const NEAR = 1e-6;

interface Split {
  /** What is left for the usual length; null where the longer sheets take all. */
  usual: SheetProblem | null;
  /** Whole widths for the longer sheets; null where they save nothing. */
  longer: SheetProblem | null;
}

const isWide = ({ heightIn }: SheetProblem['runs'][number], { widthIn }: SheetProblem['stock']) =>
  Math.abs(heightIn - widthIn) < NEAR;

/** Takes inches off the runs that are as high as a sheet is wide; joints may fall anywhere. */
const taken = ({ runs, stock }: SheetProblem, inches: number) => {
  const [first, rest]: [SheetProblem['runs'][number][], SheetProblem['runs'][number][]] = [[], []];
  let open = inches;
  for (const run of runs) {
    const own = isWide(run, stock) ? Math.min(open, run.lengthIn) : 0;
    open -= own;
    if (own > NEAR) first.push({ ...run, lengthIn: own });
    if (run.lengthIn - own > NEAR) rest.push({ ...run, lengthIn: run.lengthIn - own });
  }
  return { first, rest };
};

/**
 * The least cost of sheets of both lengths; of equal ones that with the fewest longer sheets.
 * @param longer the other length, as wide
 * @param costs dollars of one sheet
 */
export const splitByLength = (
  problem: SheetProblem,
  longer: SheetProblem['stock'],
  costs: { usual: number; longer: number },
): Split => {
  const inches = sheetInches(problem);
  const wide = problem.runs
    .filter((run) => isWide(run, problem.stock))
    .reduce((sum, { lengthIn }) => sum + lengthIn, 0);
  const most = Math.ceil(wide / longer.lengthIn - NEAR);
  const costOf = (count: number): number => {
    const left = Math.max(0, inches - Math.min(count * longer.lengthIn, wide));
    const usual = Math.ceil(left / problem.stock.lengthIn - NEAR);
    return usual * costs.usual + count * costs.longer;
  };
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  const best = counts.reduce((one, other) => (costOf(other) < costOf(one) - NEAR ? other : one), 0);
  if (best === 0) return { usual: problem, longer: null };
  const { first, rest } = taken(problem, best * longer.lengthIn);
  return {
    usual: rest.length > 0 ? { ...problem, runs: rest } : null,
    longer: { ...problem, stock: longer, runs: first },
  };
};
