// Parameters of fences that the sentence around them decides.
import type { ParamRule } from './param-rule.ts';
import { companion, count, removalNamed } from './param-rule.ts';

/** More feet than these are a run, not a height. */
const TALLEST_FENCE = 10;

export const fence: ParamRule = (task, job) => {
  const gates = companion(job, task, 'gate');
  const six =
    task.qualifiers.has('six_foot') || ((task.feet ?? 0) >= 6 && (task.feet ?? 0) <= TALLEST_FENCE);
  return {
    // A stretch that blew down seldom has the gate in it.
    gates: gates ? count(gates) : job.agent === 'INSURANCE' ? 0 : 1,
    ...(six && task.qualifiers.has('chain_link') ? { type: 'chain6' } : {}),
    ...(removalNamed(job, 'fence') ? { demo: 1 } : {}),
    ...(job.scope.tasks.some((other) => other.concept === 'fence' && other.verb === 'paint')
      ? { stain: 1 }
      : {}),
  };
};

export const fenceRepair: ParamRule = (task, job) => {
  const posts = companion(job, task, 'fence_post');
  const sections = companion(job, task, 'fence_section');
  if (!posts && !sections) return {};
  return { posts: posts ? count(posts) : 0, sections: sections ? count(sections) : 0 };
};
