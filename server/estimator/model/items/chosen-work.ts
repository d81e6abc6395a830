// The assembly or row of the price book that a piece of work of the reply names.
import type { WorkBook } from '../../book/price-book.ts';
import type { Assembly } from '../../book/assemblies.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import type { WorkItem } from '../reply/read-reply.ts';

/** Models put the id of an assembly where the code of a row belongs, and the reverse. */
export const chosenWork = (item: WorkItem, book: WorkBook): Assembly | CatalogueItem | null => {
  const named = [item.assembly, item.code].filter((name) => name !== null);
  for (const name of named) {
    const found = book.assemblies.get(name) ?? book.items.get(name);
    if (found) return found;
  }
  return null;
};

export const isAssembly = (found: Assembly | CatalogueItem): found is Assembly => 'params' in found;

/** Name of the work in the note that says that it was not taken. */
export const nameOfWork = (item: WorkItem, book: WorkBook): string =>
  chosenWork(item, book)?.name ?? 'a piece of work';
