// Parts named beside a whole-job price per square foot: shown as lines of their own, and taken out of that price.
import type { Grade } from '../price-book/grades.ts';
import type { PriceBook } from '../price-book.ts';
import { runAssembly } from './run-assembly.ts';
import { geometryOf } from './space.ts';
import { orderOf } from './order-quantity.ts';
import type { WorkLine } from './work-line.ts';
import type { WorkPackage } from './work-package.ts';

const WHOLE_JOB = 'Whole-Job Allowances';
/** Less than this share of a whole-job price stays in it whatever is named beside it. */
const LEAST_SHARE = 0.2;

/**
 * Splits stated parts off a whole-job line. The price per square foot holds the part in its usual amount, as the
 * assembly per element counts it; that amount leaves the price, the stated one becomes a line. Other work is untouched.
 */
export const withNamedParts = (
  lines: readonly WorkLine[],
  work: WorkPackage,
  book: PriceBook,
  grade: Grade,
): WorkLine[] => {
  const [whole, other] = lines;
  const elements = book.assemblies.get(`${work.assembly}_elements`);
  if (!whole || other || whole.item.category !== WHOLE_JOB || !elements) return [...lines];
  const usual = runAssembly(elements, geometryOf(work.space), grade);
  let left = whole.quantity * whole.item.costs[grade].price;
  const total = left;
  const parts: WorkLine[] = [];
  for (const { pattern, quantity } of work.overrides) {
    const item = book.items.get(pattern);
    const held = usual.find(({ code }) => code === pattern);
    if (!item || !held || quantity <= 0) continue;
    left -= held.quantity * item.costs[grade].price;
    parts.push({
      ...whole,
      item,
      ...orderOf(item, quantity),
      basis: 'STATED',
      ofWholeJob: true,
      formula: `${quantity} ${item.unit} as stated; the price per ${whole.item.unit} is less by the usual ${Math.round(held.quantity * 10) / 10} ${item.unit}`,
    });
  }
  if (parts.length === 0) return [...lines];
  const share = Math.max(LEAST_SHARE, left / total);
  return [
    {
      ...whole,
      priceShare: whole.priceShare * share,
      formula: `${whole.formula}; without what stands in lines of its own`,
    },
    ...parts,
  ];
};
