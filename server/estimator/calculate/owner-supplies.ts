// Products that the owner brings leave the piece of work; fitting them stays as hours of the trade.
import type { WorkBook } from '../book/price-book.ts';
import { runAssembly } from './run-assembly.ts';
import { geometryOf } from './space.ts';
import { fits } from './work-package.ts';
import type { DirectItem, WorkPackage } from './work-package.ts';

/** Hours of a trade as the catalog sells them, by the beginning of the product's code. */
const LABOR_CODES: Readonly<Record<string, string>> = {
  PLB: 'PLB-LABOR',
  ELE: 'ELE-LABOR',
  HVC: 'HVC-LABOR',
  PNT: 'PNT-LABOR',
};
const HANDYMAN_HOURS = 'GCN-HANDY';
/** Share of the labor below which the material is small stuff that a trade brings along. */
const LEAST_PRODUCT_SHARE = 0.25;
const STANDARD = 1;

const piecesOf = (
  work: WorkPackage,
  { assemblies }: WorkBook,
): { code: string; quantity: number }[] => {
  const assembly = work.assembly === null ? undefined : assemblies.get(work.assembly);
  const taken = assembly
    ? runAssembly(assembly, geometryOf(work.space), STANDARD, work.params)
    : [];
  return [...taken, ...work.items];
};

/** `work` with the products whose codes fit a pattern replaced by the hours that fit them. */
export const withoutProducts = (
  work: WorkPackage,
  patterns: readonly string[],
  book: WorkBook,
): WorkPackage => {
  const drops: string[] = [];
  const items: DirectItem[] = [];
  for (const { code, quantity } of piecesOf(work, book)) {
    const cost = book.items.get(code)?.costs[STANDARD];
    const isProduct = cost !== undefined && cost.material > cost.labor * LEAST_PRODUCT_SHARE;
    if (!isProduct || !patterns.some((pattern) => fits(code, pattern))) continue;
    const hours = cost.hours * quantity;
    drops.push(code);
    if (hours > 0) {
      items.push({
        code: LABOR_CODES[code.slice(0, 3)] ?? HANDYMAN_HOURS,
        quantity: hours,
        basis: 'DERIVED',
        formula: `${cost.hours} h x ${quantity}, material by the owner`,
      });
    }
  }
  const kept = work.items.filter(({ code }) => !drops.includes(code));
  return { ...work, drops: [...work.drops, ...drops], items: [...kept, ...items] };
};
