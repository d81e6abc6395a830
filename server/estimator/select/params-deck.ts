// Parameters of decks that the sentence around them decides.
import type { ParamRule } from './param-rule.ts';
import { companion } from './param-rule.ts';

export const deck: ParamRule = (task, job) => {
  const steps = companion(job, task, 'stair_tread', 'deck_stairs');
  const rail = companion(job, task, 'deck_rail');
  const composite = rail && (rail.qualifiers.has('composite') || rail.qualifiers.has('aluminum'));
  return {
    ...(steps?.count === undefined ? {} : { steps: steps.count }),
    ...(composite ? { rail: 'comp' } : {}),
    ...(rail && (rail.length ?? rail.feet) !== undefined
      ? { rail_lf: rail.length ?? rail.feet ?? 0 }
      : {}),
    ...(job.scope.exclusions.some(({ concept }) => concept === 'deck_rail') ? { rail_lf: 0 } : {}),
  };
};
