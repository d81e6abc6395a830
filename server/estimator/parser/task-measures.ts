// Measures as quantities of a task: which it takes, which it lends on, and caps beyond which a figure is a slip.
import type { MeasureMark } from './accepts.ts';
import { conceptOf } from './concepts/all.ts';
import type { MarkOf } from './marks.ts';
import type { Quantity } from './parsed-quantity.ts';
import type { Task } from './parsed-task.ts';
import type { Verb } from './vocabulary/verbs.ts';

/** Beyond these a figure is a slip or a joke, not a quantity of work. */
const LARGEST = {
  count: 100_000,
  area: 10_000_000,
  length: 500_000,
  squares: 100_000,
  volume: 100_000,
  days: 365,
  hours: 5_000,
  feet: 5_000,
  inches: 600,
} as const;

export const quantityOf = (measures: readonly MeasureMark[]): Quantity => {
  const quantity: Quantity = {};
  for (const measure of measures) {
    if (measure.kind === 'size' && measure.standing === true) {
      quantity.area = measure.length * measure.width;
      quantity.length = measure.length;
    } else if (measure.kind === 'size') {
      quantity.size = { length: measure.length, width: measure.width, height: measure.height };
    } else if (measure.kind === 'height') quantity.rise = measure.value;
    else quantity[measure.kind] = Math.min(measure.value, LARGEST[measure.kind]);
  }
  return quantity;
};

/** "Remove popcorn from 1,100 sf of ceilings": the measure of the host is that of the work on it. */
export const lend = (task: Task, measures: readonly MeasureMark[]): void => {
  const size = measures.find((measure) => measure.kind === 'size');
  if (size && task.concept === 'fence') {
    task.size = { length: size.length, width: size.width, height: null };
    return;
  }
  if (isMeasured(task)) return;
  if (size && conceptOf(task.concept).measure === 'squares') {
    task.area = size.length * size.width;
    return;
  }
  const { measure: own, pricings } = conceptOf(task.concept);
  if (size && own === 'area' && pricings.otherwise.perRoom !== true) {
    task.size = { length: size.length, width: size.width, height: null };
    return;
  }
  Object.assign(task, quantityOf(measures.filter((measure) => takes(task.concept, measure))));
};

/** "Closet system, about 14 linear feet of wall": the wall only tells how long the thing is. */
export const isRunOfWall = (
  mark: MarkOf<'object'>,
  previous: Task,
  verb: Verb | null,
  measures: readonly MeasureMark[],
): boolean =>
  mark.concept === 'walls' &&
  verb !== 'remove' &&
  conceptOf(previous.concept).measure === 'length' &&
  !isMeasured(previous) &&
  measures.some(({ kind }) => kind === 'length');

export const isMeasured = (task: Task): boolean =>
  [task.count, task.area, task.length, task.squares, task.volume, task.feet, task.size].some(
    (value) => value !== undefined,
  ) ||
  task.days !== undefined ||
  task.hours !== undefined;

export const takes = (concept: string, measure: MeasureMark): boolean => {
  const { measure: own } = conceptOf(concept);
  return (
    own === measure.kind ||
    (measure.kind === 'feet' && own === 'length') ||
    (measure.kind === 'length' && own === 'area')
  );
};

export const quantityFor = (task: Task, value: Quantity): Quantity =>
  task.length === undefined && value.feet !== undefined ? { feet: value.feet } : {};
