import { useMemo } from 'react';
import type { CostSplit } from '../../../../server/domain/estimate/estimate-figures.ts';
import { type Figure, Figures } from '../../../components/Figures.tsx';
import { formatPercent } from '../../../lib/format.ts';
import { useFollowedLines, useLinesTotal, useEdited, useTotal } from '../editor/use-editor.ts';
import { overheadOf } from './bid-figures.ts';
import { costParts } from './category-costs.ts';
import { stackOf } from './cost-stack.ts';
import classes from './CostStack.module.css';
import { useFigures } from './LiveFigures.tsx';
import { useIsOwnTotal } from './OwnTotal.tsx';

/** What the total is made of: one bar, and its parts as amounts that add up to it; follows the edits. */
export function CostStack({ split }: { split: CostSplit | null }) {
  const items = useFollowedLines();
  const { bid } = useFigures();
  const linesTotal = useLinesTotal();
  const total = useTotal();
  const isOwn = useIsOwnTotal();
  const { currency } = useEdited();
  const stack = useMemo(
    () =>
      stackOf({
        linesTotal,
        parts: bid ? { overhead: overheadOf(bid), tax: bid.tax } : costParts(items),
        split: bid ?? split,
      }),
    [items, linesTotal, bid, split],
  );
  if (stack.length === 0) return null;
  const figures: Figure[] = [
    ...stack.map(({ name, label, amount, share }) => ({
      label: `${label} · ${formatPercent(share)}`,
      amount,
      mark: <span className={classes.mark} data-part-name={name} />,
    })),
    { label: isOwn ? 'All lines' : 'Total project cost', amount: linesTotal, isSum: true },
  ];
  if (isOwn) {
    figures.push(
      { label: 'Set by hand', amount: total - linesTotal },
      { label: 'Total project cost', amount: total, isSum: true },
    );
  }
  return (
    <div>
      <div className={classes.bar} aria-hidden>
        {stack.map(({ name, share }) => (
          <span key={name} data-part-name={name} style={{ flexGrow: share }} />
        ))}
      </div>
      <Figures title="What it is made of" figures={figures} currency={currency} />
    </div>
  );
}
