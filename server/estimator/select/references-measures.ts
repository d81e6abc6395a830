// Amounts told by what was named before: as long, half of it, the same days. Before the tasks are settled.
import { conceptOf } from '../parser/concepts/all.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Segment } from '../parser/segment.ts';
import { isStated } from './told-amounts.ts';
import type { Job } from './job.ts';
import { taskArea } from './task-area.ts';

const isIn = ({ clause, from, to }: Segment, { clause: own, at }: Task): boolean =>
  own === clause && at !== undefined && at >= from && at < to;

/** "French drain behind it, full length": as long as what was named before. */
export const sameLength = ({ scope }: Job): void => {
  for (const part of scope.segments) {
    if (!part.plain.includes('samelength')) continue;
    const index = scope.tasks.findLastIndex(
      (task) => isIn(part, task) || task.clause < part.clause,
    );
    const task = scope.tasks[index];
    const model = scope.tasks
      .slice(0, Math.max(0, index))
      .findLast(({ length, feet, size }) => (length ?? feet ?? size?.length) !== undefined);
    const run = model?.length ?? model?.feet ?? model?.size?.length;
    if (task && run !== undefined && !isStated(task)) task.length = run;
  }
};

/** "6 air movers and 2 dehumidifiers for 4 days": all of them run as long. */
export const sameDays = ({ scope }: Job): void => {
  const machines = scope.tasks.filter(({ concept }) => conceptOf(concept).measure === 'days');
  const days = machines.map((task) => task.days).find((value) => value !== undefined);
  if (days === undefined) return;
  for (const task of machines) if (task.hours === undefined) task.days ??= days;
};

const FRACTIONS: Readonly<Record<string, number>> = { half: 0.5, third: 1 / 3, quarter: 0.25 };

/** "A pergola over half of it": a share of what was named before. */
export const shareOf = ({ scope }: Job): void => {
  for (const part of scope.segments) {
    const word = part.plain.find((plain) => Object.hasOwn(FRACTIONS, plain));
    if (word === undefined) continue;
    const index = scope.tasks.findLastIndex((task) => isIn(part, task));
    const task = scope.tasks[index];
    const whole = scope.tasks
      .slice(0, Math.max(0, index))
      .map(taskArea)
      .findLast((area) => area);
    if (task && whole && !isStated(task) && conceptOf(task.concept).measure === 'area')
      task.area = Math.round(whole * (FRACTIONS[word] ?? 1));
  }
};

const INSULATIONS = new Set(['wall_insulation', 'insulation', 'batts', 'INS-BATTCL', 'texture']);

const BOARDED = new Set(['drywall', 'plaster', 'walls', 'ceiling', 'wainscot']);

/** "64 SF drywall and wall insulation": one area for what lies in the same wall. */
export const sameWall = ({ scope }: Job): void => {
  for (const [index, task] of scope.tasks.entries()) {
    if (!INSULATIONS.has(task.concept) || isStated(task)) continue;
    const near = task.concept === 'texture' ? scope.tasks[index + 1] : scope.tasks[index - 1];
    if (near?.clause === task.clause && BOARDED.has(near.concept) && near.area !== undefined)
      task.area = near.area;
  }
};
