// From pieces of work to explained, rounded quantities of catalogue items. No prices here.
import type { Grade } from '../price-book/grades.ts';
import type { PriceBook } from '../price-book.ts';
import { measuresOf, originOf, ownTermsOf, quantityFromOf } from './line-origin.ts';
import { oncePerRoom } from './once-per-room.ts';
import { basisOf, explain, fillOf } from './quantity-basis.ts';
import { inputsOf, runAssembly } from './run-assembly.ts';
import { geometryOf } from './space.ts';
import { withNamedParts } from './whole-job.ts';
import { mostOf, orderOf } from './order-quantity.ts';
import type { WorkLine } from './work-line.ts';
import { fits } from './work-package.ts';
import type { WorkPackage } from './work-package.ts';
import { toHundredths } from '../../domain/short-number.ts';

const MAKE_READY = new Set(['make_ready', 'unit_turn', 'multi_unit_turn']);

const assemblyLines = (work: WorkPackage, book: PriceBook, grade: Grade): WorkLine[] => {
  const assembly = work.assembly === null ? undefined : book.assemblies.get(work.assembly);
  if (!assembly) {
    if (work.assembly !== null)
      throw new Error(`assembly "${work.assembly}" is not in the price book`);
    return [];
  }
  const merged = new Map<
    string,
    { exact: number; line: Omit<WorkLine, 'quantity' | 'priceShare'> }
  >();
  const origin = originOf(work);
  for (const takeoff of runAssembly(assembly, geometryOf(work.space), grade, work.params)) {
    const item = book.items.get(takeoff.code);
    if (!item || work.drops.some((pattern) => fits(takeoff.code, pattern))) continue;
    const known = merged.get(takeoff.code);
    const override = work.overrides.find(({ pattern }) => fits(takeoff.code, pattern));
    const inputs = inputsOf(takeoff);
    const from = { ...origin, measures: measuresOf(inputs) };
    if (known) {
      if (!override) known.exact += takeoff.quantity * work.times;
      known.line = {
        ...known.line,
        from: { ...known.line.from, measures: [...known.line.from.measures, ...from.measures] },
        formula: `${known.line.formula} + ${explain(takeoff, inputs)}`,
      };
      continue;
    }
    const times = work.times > 1 ? `, ${work.times} times` : '';
    const basis = override ? 'STATED' : basisOf(takeoff, inputs, work);
    merged.set(takeoff.code, {
      exact: override ? override.quantity : takeoff.quantity * work.times,
      line: {
        item,
        from,
        basis,
        ...quantityFromOf(work, basis, from),
        ...ownTermsOf(work, takeoff.code),
        formula: override
          ? `${toHundredths(override.quantity)} ${item.unit} as stated`
          : `${explain(takeoff, inputs)}${times}`,
        room: work.space.label || null,
        work: work.work ?? assembly.name,
        makeReady: MAKE_READY.has(assembly.id),
        ...fillOf(takeoff),
      },
    });
  }
  const lines = [...merged.values()].map(({ exact, line }) => ({
    ...line,
    ...orderOf(line.item, exact),
  }));
  return withNamedParts(lines, work, book, grade);
};

const directLines = (work: WorkPackage, book: PriceBook): WorkLine[] =>
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
        ...orderOf(item, quantity * work.times),
        fill: quantity * work.times,
        basis,
        formula,
        room: work.space.label || null,
        work: work.work ?? 'Named in the scope',
        makeReady: false,
      },
    ];
  });

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
