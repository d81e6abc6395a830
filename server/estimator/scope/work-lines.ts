// The lines that work comes to in its place, before anything of it is priced.
import type { Place, Work, WorkParam } from '../../domain/scope/scope-of-work.ts';
import { FormulaError } from '../calculate/formula/lex.ts';
import type { Assembly } from '../book/assemblies.ts';
import type { Grade } from '../book/grades.ts';
import type { WorkBook } from '../book/price-book.ts';
import { runAssembly } from '../calculate/run-assembly.ts';
import type { TakeoffItem } from '../calculate/run-assembly.ts';
import { geometryOf } from '../calculate/space.ts';
import { fits } from '../calculate/work-package.ts';
import { Refusal } from './edit.ts';
import { spaceOfPlace } from './place-space.ts';

const GRADES: readonly Grade[] = [0, 1, 2];
/** The lines of an assembly at one finish level, before what is left out or set; parameters of other days are ignored. */
export const runAt = (
  params: readonly Pick<WorkParam, 'name' | 'value'>[],
  assembly: Assembly,
  place: Place,
  grade: Grade,
): TakeoffItem[] => {
  const known = params.filter(({ name }) => assembly.params.some(([own]) => own === name));
  const values = Object.fromEntries(known.map(({ name, value }) => [name, value]));
  try {
    return runAssembly(assembly, geometryOf(spaceOfPlace(place)), grade, values);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    throw new Refusal(`"${assembly.name}" cannot be worked out with these values. Check them.`);
  }
};

/** Most assemblies come to the same at every finish level. */
const gradesOf = ({ params, items }: Assembly): readonly Grade[] => {
  const formulas = [
    ...params.map(([, usual]) => usual),
    ...items.flatMap(({ quantity, condition }) => [quantity, condition ?? 0]),
  ];
  const isByGrade = formulas.some(
    (formula) => typeof formula !== 'number' && formula.variables.includes('g'),
  );
  return isByGrade ? GRADES : [1];
};

const workedOut = (work: Work, place: Place, book: WorkBook): Map<string, number> => {
  const { does, times, without } = work;
  if (does.kind === 'ROW') return new Map([[does.code, does.quantity * times]]);
  const assembly = book.assemblies.get(does.assembly);
  if (!assembly) throw new Refusal(`The price book has no assembly "${does.assembly}" any more.`);
  const lines = new Map<string, number>();
  for (const { code, quantity } of gradesOf(assembly).flatMap((grade) =>
    runAt(does.params, assembly, place, grade),
  )) {
    if (without.some((pattern) => fits(code, pattern))) continue;
    lines.set(code, Math.max(lines.get(code) ?? 0, quantity * times));
  }
  return lines;
};

/** The last lines of each piece of work: they are asked for more than once, and for every answer of a question. */
const kept = new WeakMap<Work, { place: Place; book: WorkBook; lines: Map<string, number> }>();

/**
 * Codes the work comes to in its place at any finish level, each with the largest quantity of all `times`; without
 * what is left out.
 * @throws Refusal when its formulas cannot be run with its parameters
 */
export const linesOf = (work: Work, place: Place, book: WorkBook): ReadonlyMap<string, number> => {
  const before = kept.get(work);
  if (before?.place === place && before.book === book) return before.lines;
  const lines = workedOut(work, place, book);
  kept.set(work, { place, book, lines });
  return lines;
};
