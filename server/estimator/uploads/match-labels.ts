// Second step of reading a plan: which measure stands with which name. Pure geometry.
import type { PlanLabel } from './plan-labels.ts';

/** Reach of a name, in heights of the text: a measure stands below its name, seldom above it. */
const REACH_DOWN = 4.5;
const REACH_UP = 3;
/** A measure above its name is the less likely, the further away it is. */
const UPWARD_COST = 1.6;
const SIDEWAYS_COST = 0.5;

const cost = ({ box: name }: PlanLabel, { box: measure }: PlanLabel): number | null => {
  const height = Math.min(name.height, measure.height * 1.5);
  const sideways = Math.abs(name.x + name.width / 2 - (measure.x + measure.width / 2));
  const down = measure.y + measure.height / 2 - (name.y + name.height / 2);
  const reach = name.height / 2 + height * (down < 0 ? REACH_UP : REACH_DOWN);
  if (sideways > Math.max(name.width, measure.width) || Math.abs(down) > reach) return null;
  return sideways * SIDEWAYS_COST + (down < 0 ? -down * UPWARD_COST : down);
};

/** `true` when a measure stands where it may belong to the name. */
export const standsNear = (name: PlanLabel, measure: PlanLabel): boolean =>
  cost(name, measure) !== null;

/**
 * Pairs names with measures, the nearest first, one to one.
 * @returns the measure of each name that has one
 */
export const matchLabels = (
  names: readonly PlanLabel[],
  measures: readonly PlanLabel[],
): Map<PlanLabel, PlanLabel> => {
  const pairs = names.flatMap((name) =>
    measures.flatMap((measure) => {
      const price = cost(name, measure);
      return price === null ? [] : [{ name, measure, price }];
    }),
  );
  const matched = new Map<PlanLabel, PlanLabel>();
  const used = new Set<PlanLabel>();
  for (const { name, measure } of pairs.toSorted((a, b) => a.price - b.price)) {
    if (matched.has(name) || used.has(measure)) continue;
    matched.set(name, measure);
    used.add(measure);
  }
  return matched;
};
