// What the lines of a contractor's bid add up to and how its total is said; the screen works it out while lines are typed.
import type { BidLine, ContractorBidDocument } from './contractor-bid.ts';
import { roundCents, sumMoney } from '../money/money.ts';

type Costs = Pick<BidLine, 'labor' | 'material' | 'equipment' | 'tax'>;

export interface BidTotals {
  labor: number;
  material: number;
  equipment: number;
  tax: number;
  /** What the customer pays: the four above, overhead, profit and contingency. */
  total: number;
}

/** Labor + material + equipment + tax, dollars. */
export const bidLineTotal = ({ labor, material, equipment, tax }: Costs): number =>
  sumMoney([labor, material, equipment, tax]);

/** Dollars; the parts add up to the total to the cent. */
export const bidTotals = ({
  lineItems,
  overhead,
  profit,
  contingency,
}: Pick<ContractorBidDocument, 'overhead' | 'profit' | 'contingency'> & {
  lineItems: readonly Costs[];
}): BidTotals => {
  const sum = (part: keyof Costs) => sumMoney(lineItems.map((line) => line[part]));
  const parts = {
    labor: sum('labor'),
    material: sum('material'),
    equipment: sum('equipment'),
    tax: sum('tax'),
  };
  const total = roundCents(sumMoney([...Object.values(parts), overhead, profit, contingency]));
  return { ...parts, total };
};

/** Note on an estimate's price, wherever the price is named. The bid made from the estimate is dearer by the contingency. */
export const CONTINGENCY_APART =
  'Contingency is not in this price; a contractor bid made from this estimate adds it as a line of its own, credited if unused.';

/** How the total of a bid follows from the price of its estimate; null for a bid without contingency. */
export const totalInWords = (
  { total, contingency }: { total: number; contingency: number },
  money: (amount: number) => string,
): string | null =>
  contingency === 0
    ? null
    : `Price of the estimate ${money(sumMoney([total, -contingency]))} + contingency ${money(contingency)} = total ${money(total)}`;
