// The lines that the assembly of a piece of work comes to in its space, and how each quantity was found.
import { toHundredths } from '../../domain/short-number.ts';
import type { PriceBook } from '../price-book.ts';
import type { Grade } from '../price-book/grades.ts';
import { measuresOf, originOf, ownTermsOf, quantityFromOf } from './origin-of-package.ts';
import { orderOf } from './order-quantity.ts';
import { basisOf, explain, fillOf } from './quantity-basis.ts';
import { inputsOf, runAssembly } from './run-assembly.ts';
import { geometryOf } from './space.ts';
import { withNamedParts } from './whole-job.ts';
import type { WorkLine } from './work-line.ts';
import type { WorkPackage } from './work-package.ts';
import { fits } from './work-package.ts';

const MAKE_READY = new Set(['make_ready', 'unit_turn', 'multi_unit_turn']);

export const assemblyLines = (work: WorkPackage, book: PriceBook, grade: Grade): WorkLine[] => {
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
