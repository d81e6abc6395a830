// Puts stated allowances into the work: the material of such a line costs what was stated, not what the price book says.
import type { StatedAllowance } from '../../domain/scope/scope-facts.ts';
import type { CatalogueItem } from '../book/catalogue.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { PricingContext } from '../calculate/context.ts';
import { unitPrice } from '../calculate/unit-price.ts';
import type { WorkLine } from '../calculate/work-line.ts';
import { isOfGoods } from './allowance-goods.ts';

/** Stated amounts outside these multiples of the cheapest and the dearest goods are slips, not choices. */
const LEAST = 0.1;
const MOST = 20;

const bare = (material: number, { wastePercent }: CatalogueItem): number =>
  material / (1 + wastePercent / 100);

const isPlausible = (amount: number, item: CatalogueItem): boolean => {
  const [low, , high] = item.costs;
  return amount >= LEAST * bare(low.material, item) && amount <= MOST * bare(high.material, item);
};

type Allow = (line: WorkLine) => WorkLine;

/**
 * @param work what is going to be priced, as far as it is known: an amount for all goods of a kind is shared out over it
 * @returns a function that gives a line its allowance, or the line as it is
 */
export const allowancesFor = (
  stated: readonly StatedAllowance[],
  book: Pick<PriceBook, 'contractor'>,
  context: PricingContext,
  work: readonly WorkLine[],
): Allow => {
  if (stated.length === 0) return (line) => line;
  const bookAmount = ({ item }: WorkLine) => bare(unitPrice(item, context).material, item);
  const isOf = (line: WorkLine, allowance: StatedAllowance): boolean =>
    isOfGoods(line.item.code, allowance, book.contractor) &&
    (allowance.unit === null || allowance.unit === line.item.unit);
  const findFor = (line: WorkLine) => stated.find((allowance) => isOf(line, allowance));
  const held = new Map<StatedAllowance, number>();
  for (const line of work) {
    const allowance = findFor(line);
    if (allowance)
      held.set(allowance, (held.get(allowance) ?? 0) + line.quantity * bookAmount(line));
  }
  return (line) => {
    const allowance = findFor(line);
    if (!allowance) return line;
    const all = held.get(allowance) ?? 0;
    const unitAmount =
      allowance.unit === null
        ? all > 0
          ? (allowance.amount * bookAmount(line)) / all
          : 0
        : allowance.amount;
    return isPlausible(unitAmount, line.item)
      ? { ...line, allowance: { unitAmount, statedIn: allowance.statedIn } }
      : line;
  };
};
