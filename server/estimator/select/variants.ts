// The kind of a thing that a sentence names: the row whose words it says goes before the usual kind of its family.
import type { Assembly } from '../price-book/assemblies.ts';
import type { Task } from '../parser/parsed-task.ts';
import { runAssembly } from '../takeoff/run-assembly.ts';
import { geometryOf } from '../takeoff/space.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { bookWords } from './book-words.ts';
import type { RowWords } from './book-words.ts';
import type { Job } from './job.ts';
import type { SaidWords } from './said-words.ts';
import { namedSibling } from './named-sibling.ts';
import { saidOf } from './said-words.ts';

const OPTION = /^(\w+)==(?:"([^"]*)"|(\d+))$/;

/** The choice of an assembly that brings a row: `kind = "tankless"`. */
const optionBringing = (
  assembly: Assembly,
  code: string,
  insteadOf: string,
): Readonly<Record<string, string | number>> | null => {
  const conditionOf = (wanted: string) =>
    assembly.items.find((item) => item.code === wanted)?.condition?.source ?? '';
  const [, name, text, figure] = OPTION.exec(conditionOf(code)) ?? [];
  // Only what the same choice brings is another kind of it.
  if (name === undefined || !conditionOf(insteadOf).includes(`${name}==`)) return null;
  return { [name]: text ?? Number(figure) };
};

const withOption = (work: WorkPackage, said: SaidWords, job: Job): WorkPackage => {
  const assembly = job.book.assemblies.get(work.assembly ?? '');
  if (!assembly) return work;
  const book = bookWords(job.book);
  for (const { code } of runAssembly(assembly, geometryOf(work.space), 1, work.params)) {
    const optionOf = ({ item }: RowWords) => optionBringing(assembly, item.code, code);
    const named = namedSibling(code, said, book, (row) => optionOf(row) !== null);
    const option = named && optionOf(named);
    // What the object itself has chosen stands.
    if (option && Object.keys(option).some((name) => name in work.params)) continue;
    if (option) return { ...work, params: { ...work.params, ...option } };
  }
  return work;
};

/** The work with the kinds named in the task's part of the sentence instead of the usual ones. */
export const withNamedKinds = (work: WorkPackage, task: Task, job: Job): WorkPackage => {
  const said = saidOf(task, job);
  if (!said) return work;
  const book = bookWords(job.book);
  const items = work.items.map((item) => {
    const named = namedSibling(item.code, said, book);
    const isListed = work.items.some(({ code }) => code === named?.item.code);
    return named && !isListed ? { ...item, code: named.item.code } : item;
  });
  return withOption({ ...work, items }, said, job);
};
