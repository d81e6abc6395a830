import { type Figure, Figures } from '../../../components/Figures.tsx';
import { useMemo } from 'react';
import { useFollowedLines, useLinesTotal, useSaving, useTotal } from '../editor/use-editor.ts';
import { useFigures } from './LiveFigures.tsx';
import { costParts } from './category-costs.ts';
import { useIsOwnTotal } from './OwnTotal.tsx';
import { costFigures } from './bid-figures.ts';

/** What the lines add up to, with tax, overhead and profit told apart. */
export function CostParts() {
  const items = useFollowedLines();
  const { bid } = useFigures();
  const linesTotal = useLinesTotal();
  const total = useTotal();
  const isOwn = useIsOwnTotal();
  const { currency } = useSaving();
  const { work, overhead, tax } = useMemo(() => costParts(items), [items]);
  if (items.length === 0) return null;
  const figures: Figure[] = bid
    ? costFigures(bid)
    : [
        { label: 'Work and materials', amount: work },
        ...(overhead === null ? [] : [{ label: 'Overhead and profit', amount: overhead }]),
        { label: 'Sales tax', amount: tax },
        { label: 'All lines', amount: linesTotal, isSum: true },
      ];
  if (isOwn && !bid) {
    figures.push(
      { label: 'Set by hand', amount: total - linesTotal },
      { label: 'Total project cost', amount: total, isSum: true },
    );
  }
  return <Figures title="What it is made of" figures={figures} currency={currency} />;
}
