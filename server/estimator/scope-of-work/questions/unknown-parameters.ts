// The parameters of a piece of work that nobody told, with what is assumed of each.
import type { Place, Work, WorkParam } from '../../../domain/scope-of-work.ts';
import type { Assembly } from '../../price-book/assemblies.ts';
import type { AssemblyParameter } from '../../price-book/parameters.ts';
import { Refusal } from '../edit.ts';
import { runAt } from '../work-lines.ts';
import type { AskedValue } from './alternatives.ts';
import { isMeasured } from './measured.ts';
import type { QuestionGround } from './question.ts';
import { gradeOf } from './rough-cost.ts';

/** The same parameter with the same assumed value, in one work or several. */
export interface Unknown {
  parameter: AssemblyParameter;
  now: AskedValue;
  works: Work[];
}

/** Rules take a usual value where the text has none; a model says itself that it assumed. */
const isTold = ({ basis }: WorkParam, { by }: Work): boolean =>
  basis === 'STATED' || basis === 'PLAN' || (basis === 'DERIVED' && by !== 'RULES');

/** What a parameter is now, told or by its default; none for work that comes to nothing. */
const valuesOf = (work: Work, place: Place, assembly: Assembly, ground: QuestionGround) => {
  if (work.does.kind === 'ROW') return {};
  try {
    return runAt(work.does.params, assembly, place, gradeOf(work, ground))[0]?.variables ?? {};
  } catch (error) {
    if (error instanceof Refusal) return {};
    throw error;
  }
};

/** A number that follows from the size of the place by a formula is asked by asking that size. */
const isAsked = (parameter: AssemblyParameter, assembly: Assembly, work: Work): boolean => {
  if (parameter.kind !== 'NUMBER') return true;
  if (!isMeasured(parameter.unit)) return false;
  const fallback = assembly.params.find(([name]) => name === parameter.name)?.[1];
  const isGiven =
    work.does.kind === 'ASSEMBLY' && work.does.params.some(({ name }) => name === parameter.name);
  return isGiven || typeof fallback === 'number';
};

export const unknownsOf = (
  work: Work,
  place: Place,
  ground: QuestionGround,
): Omit<Unknown, 'works'>[] => {
  const { does } = work;
  const assembly = does.kind === 'ASSEMBLY' ? ground.book.assemblies.get(does.assembly) : undefined;
  if (does.kind === 'ROW' || !assembly) return [];
  const values = valuesOf(work, place, assembly, ground);
  return assembly.parameters.flatMap((parameter) => {
    const given = does.params.find(({ name }) => name === parameter.name);
    const now = values[parameter.name];
    if (now === undefined || (given && isTold(given, work))) return [];
    return isAsked(parameter, assembly, work) ? [{ parameter, now }] : [];
  });
};
