// The lines of a piece of work that names rows of the price book with their quantities.
import type { PriceBook } from '../price-book.ts';
import { originOf, ownTermsOf, quantityFromOf } from './origin-of-package.ts';
import { asListedQuantity, orderOf } from './order-quantity.ts';
import type { WorkLine } from './work-line.ts';
import type { WorkPackage } from './work-package.ts';
import { fits } from './work-package.ts';

export const directLines = (work: WorkPackage, book: PriceBook): WorkLine[] =>
  work.items.flatMap(({ code, quantity, basis, formula }) => {
    const item = book.items.get(code);
    if (!item) throw new Error(`code "${code}" is not in the catalog`);
    if (quantity <= 0 || work.drops.some((pattern) => fits(code, pattern))) return [];
    const from = originOf(work);
    return [
      {
        item,
        from,
        ...quantityFromOf(work, basis, from),
        ...ownTermsOf(work, code),
        ...(basis === 'PLAN' ? asListedQuantity : orderOf)(item, quantity * work.times),
        fill: quantity * work.times,
        basis,
        formula,
        room: work.space.label || null,
        work: work.work ?? 'Named in the scope',
        makeReady: false,
      },
    ];
  });
