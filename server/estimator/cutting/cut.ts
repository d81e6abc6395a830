// Cuts what is bought into what is needed. Pure: pieces in, plans out.
import { type CutPlan, MOST_LAYOUTS } from '../../domain/estimate/cut-plan.ts';
import { isBestPlan } from '../../domain/estimate/cut-words.ts';
import type { CutProblem } from './cut-problem.ts';
import { planRoll } from './rolls.ts';
import { planSheets } from './sheets.ts';
import { loadSolver, type Solve } from './solver.ts';
import { planSticks } from './sticks.ts';
import { planTiles } from './tiles.ts';
import { planWallpaper } from './wallpaper.ts';

const wholePlan = (problem: CutProblem, solve: Solve | null): CutPlan => {
  switch (problem.kind) {
    case 'SHEETS':
      return planSheets(problem, solve);
    case 'STICKS':
      return planSticks(problem, solve);
    case 'ROLL':
      return planRoll(problem, solve);
    case 'TILES':
      return planTiles(problem);
    case 'WALLPAPER':
      return planWallpaper(problem, solve);
  }
};

/** @param solve null for plans that no program improves; their bound is proved as well */
export const cutPlan = (problem: CutProblem, solve: Solve | null): CutPlan => {
  const plan = wholePlan(problem, solve);
  const { layouts, terms } = plan;
  if (layouts.length <= MOST_LAYOUTS) return plan;
  return {
    ...plan,
    terms: `${terms} Of ${layouts.length} ways to cut, ${MOST_LAYOUTS} are shown.`,
    layouts: layouts.slice(0, MOST_LAYOUTS),
  };
};

/** Milliseconds of this process's own work after which the plans of one list are no longer improved. */
const MOST_MS = 500;

/**
 * One plan a problem, in order. The solver is loaded for the first one that is not proved to be the best without it. Rolls, which
 * take it longest, come last.
 */
export const cutPlans = async (problems: readonly CutProblem[]): Promise<CutPlan[]> => {
  const start = process.cpuUsage();
  const isLate = () => process.cpuUsage(start).user / 1_000 > MOST_MS;
  const plans = problems.map((problem) => cutPlan(problem, null));
  const open = [...plans.keys()].filter((at) => {
    const plan = plans[at];
    return plan && !isBestPlan(plan);
  });
  if (open.length === 0) return plans;
  const solver = await loadSolver();
  const solve: Solve = (program) => (isLate() ? null : solver(program));
  for (const at of open.toSorted((a, b) => rank(problems[a]) - rank(problems[b]))) {
    const problem = problems[at];
    if (problem) plans[at] = cutPlan(problem, solve);
  }
  return plans;
};

const rank = (problem: CutProblem | undefined): number => (problem?.kind === 'ROLL' ? 1 : 0);
