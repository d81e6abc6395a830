// What the objects named with a whole room change in the lines of its assembly: their own amounts.
import { conceptOf } from '../parser/concepts/all.ts';
import type { Task } from '../parser/parsed-task.ts';
import { isStated } from './told-amounts.ts';
import { statedAmount } from './stated-amount.ts';

/** "Replace carpet 500 sf" in a unit made ready: that much comes out and goes in. */
const turnFloor = ({ floor, area }: Task): { pattern: string; quantity: number }[] =>
  floor === 'carpet' && area !== undefined
    ? ['FLR-CARPET', 'DEM-CARPET'].map((pattern) => ({ pattern, quantity: area }))
    : [];

/** Stated quantities that replace those of an assembly which already holds the objects. */
export const overridesOf = (tasks: readonly Task[]): { pattern: string; quantity: number }[] =>
  tasks.flatMap((task) => {
    const concept = conceptOf(task.concept);
    const [only, second] = concept.pricings.otherwise.codes ?? [];
    const own = only && !second && only[1] === 1 ? only[0] : '';
    const codes = (concept.counts ?? own).split(' ').filter((code) => code !== '');
    const stated = isStated(task) ? statedAmount(concept, task)?.value : undefined;
    if (task.concept === 'floor' && task.area !== undefined && task.verb !== 'clean')
      return turnFloor(task);
    if (stated === undefined || codes.length === 0 || task.concept === 'floor') return [];
    return codes.map((pattern) => ({ pattern, quantity: stated }));
  });
