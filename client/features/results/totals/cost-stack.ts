// What a total is made of, as parts that add up to it to the cent.
import type { CostSplit } from '../../../../server/domain/estimate/estimate-figures.ts';
import { splitLike } from '../../../../server/domain/estimate/line-figures.ts';
import { sumMoney } from '../../../../server/domain/money/money.ts';
import type { Figure } from '../../../components/Figures.tsx';
import type { CostParts } from './category-costs.ts';

/** Parts of the bar, in the order in which they stand. */
const PARTS = {
  labor: 'Labor',
  material: 'Material',
  equipment: 'Equipment',
  work: 'Work and materials',
  overhead: 'Overhead and profit',
  tax: 'Sales tax',
} as const;

type PartName = keyof typeof PARTS;

export interface CostPart extends Figure {
  name: PartName;
  amount: number;
  /** Share of the lines' sum, 0 to 1; 0 where there is nothing to share. */
  share: number;
}

interface Stacked {
  /** Dollars of all lines. */
  linesTotal: number;
  parts: Pick<CostParts, 'overhead' | 'tax'>;
  /** How the work divides as it was saved; null while that is not known. */
  split: CostSplit | null;
}

/** Parts that come to something, those of the work first. They add up to the sum of the lines. */
export const stackOf = ({ linesTotal, parts, split }: Stacked): CostPart[] => {
  const overhead = parts.overhead ?? 0;
  const work = sumMoney([linesTotal, -overhead, -parts.tax]);
  const amounts: Partial<Record<PartName, number>> = {
    ...(split ? splitLike(split, work) : { work }),
    overhead,
    tax: parts.tax,
  };
  return (Object.keys(PARTS) as PartName[]).flatMap((name) => {
    const amount = amounts[name] ?? 0;
    const share = linesTotal > 0 ? Math.max(0, amount / linesTotal) : 0;
    return amount === 0 ? [] : [{ name, label: PARTS[name], amount, share }];
  });
};
