// Lines of an assembly whose quantity or finish level a reply sets.
import type { FinishLevel } from '../../../domain/catalog.ts';
import type { PatchOf } from '../../../domain/scope/scope-patch.ts';
import type { WorkItem } from '../reply/read-reply.ts';

export type LineToSet = NonNullable<PatchOf<'ADD_WORK'>['set']>[number];

const LEVELS: Readonly<Record<NonNullable<WorkItem['finish']>, FinishLevel>> = {
  low: 'LOW',
  standard: 'STANDARD',
  high: 'HIGH',
};
export const levelOf = (finish: WorkItem['finish']): FinishLevel | null =>
  finish === null ? null : LEVELS[finish];

/** Lines whose quantity or finish level the reply sets; each is taken or refused by itself. */
export const linesSet = (item: WorkItem): LineToSet[] =>
  item.set
    .filter(({ quantity, finish }) => quantity !== null || finish !== null)
    .map(({ code, quantity, finish }) => ({ code, quantity, finishLevel: levelOf(finish) }));
