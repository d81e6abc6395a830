// The name of a piece of work.
import type { Work } from '../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../book/price-book.ts';

/** Name of a piece of work, as its lines show it. */
export const nameOf = (
  { does, label }: Pick<Work, 'does' | 'label'>,
  book: Pick<PriceBook, 'items' | 'assemblies'>,
): string =>
  label ??
  (does.kind === 'ROW'
    ? (book.items.get(does.code)?.name ?? does.code)
    : (book.assemblies.get(does.assembly)?.name ?? does.assembly));
