// Turns pieces of work into explained, rounded quantities of catalogue items. It knows no prices.
import type { Grade } from '../price-book/grades.ts';
import type { PriceBook } from '../price-book.ts';
import { oncePerRoom } from './once-per-room.ts';
import { mostOf } from './order-quantity.ts';
import type { WorkLine } from './work-line.ts';
import type { WorkPackage } from './work-package.ts';
import { assemblyLines } from './assembly-lines.ts';
import { directLines } from './direct-lines.ts';

/** The lines last taken off each package. */
const taken = new WeakMap<WorkPackage, { book: PriceBook; grade: Grade; lines: WorkLine[] }>();

/** The very same package has the very same lines. */
const linesOf = (work: WorkPackage, book: PriceBook, grade: Grade): readonly WorkLine[] => {
  const known = taken.get(work);
  if (known?.book === book && known.grade === grade) return known.lines;
  const lines = [...assemblyLines(work, book, grade), ...directLines(work, book)];
  taken.set(work, { book, grade, lines });
  return lines;
};

/** Lines of one item for one room and work as one line. */
const asOne = ([first, ...others]: readonly [WorkLine, ...WorkLine[]]): WorkLine => {
  if (others.length === 0) return first;
  let { quantity, priceShare } = first;
  for (const line of others) {
    const sum = Math.min(mostOf(line.item.unit), quantity + line.quantity);
    priceShare = (priceShare * quantity + line.priceShare * line.quantity) / sum;
    quantity = sum;
  }
  const all = [first, ...others];
  return {
    ...first,
    from: { ...first.from, workIds: [...new Set(all.flatMap(({ from }) => from.workIds))] },
    quantity,
    priceShare,
    formula: all.map(({ formula }) => formula).join(' + '),
  };
};

/** Lines of all packages, in their order; the same item for the same room becomes one line. */
export const takeOff = (
  packages: readonly WorkPackage[],
  book: PriceBook,
  grade: Grade,
): WorkLine[] => {
  const lines = new Map<string, [WorkLine, ...WorkLine[]]>();
  for (const work of packages) {
    for (const line of linesOf(work, book, grade)) {
      const key = `${line.item.code}|${line.room ?? ''}|${line.work}|${line.listedAge?.years ?? ''}`;
      const known = lines.get(key);
      if (known) known.push(line);
      else lines.set(key, [line]);
    }
  }
  return oncePerRoom([...lines.values()].map(asOne));
};
