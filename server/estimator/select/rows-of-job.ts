// Which rows of the price book the work of a job has by now.
import type { Assembly } from '../price-book/assemblies.ts';
import type { CatalogueItem } from '../price-book/catalogue.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import { runAssembly } from '../takeoff/run-assembly.ts';
import type { Space } from '../takeoff/space.ts';
import { geometryOf } from '../takeoff/space.ts';
import { bookWords } from './book-words.ts';
import type { Job } from './job.ts';

/** The row, or another kind of it, is priced already. */
export const isPriced = (item: CatalogueItem, job: Job): boolean => {
  const { rows } = bookWords(job.book);
  const own = rows.get(item.code)?.words ?? new Set();
  return codesOf(job).some((code) => {
    const row = rows.get(code);
    if (row?.item.category !== item.category || row.item.unit !== item.unit) return false;
    return code === item.code || [...row.words].some((word) => own.has(word));
  });
};

const codesOf = ({ packages, book }: Job): string[] =>
  packages.flatMap(({ items, assembly, space, params }) => [
    ...items.map(({ code }) => code),
    ...runCodes(book.assemblies.get(assembly ?? ''), space, params),
  ]);

const runCodes = (assembly: Assembly | undefined, space: Space, params: Params): string[] =>
  assembly ? runAssembly(assembly, geometryOf(space), 1, params).map(({ code }) => code) : [];
