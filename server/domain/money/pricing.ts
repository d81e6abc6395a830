// The totals every screen, export and API answer agrees on.
import { roundCents, sumMoney } from './money.ts';

export interface LineAmounts {
  quantity: number;
  /** Dollars per unit. */
  unitPrice: number;
  /** Dollars for the whole line. */
  tax: number;
}

/** quantity × unit price + tax, rounded to cents. */
export const lineTotal = (line: LineAmounts): number =>
  roundCents(line.quantity * line.unitPrice + line.tax);

/** The sum of the line totals. */
export const projectTotal = (lines: readonly LineAmounts[]): number =>
  sumMoney(lines.map(lineTotal));

/** The total project cost: as the owner set it, else the sum of the lines. Dollars. */
export const estimateTotal = ({
  items,
  totalOverride,
}: {
  items: readonly LineAmounts[];
  totalOverride?: number | null | undefined;
}): number => totalOverride ?? projectTotal(items);
