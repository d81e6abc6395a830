import type { FragmentType } from '@apollo/client';
import type { CostSummary_EstimateFragment } from '../../../gql/graphql.ts';
import { useCostSummary_EstimateFragment } from '../../../gql/hooks.ts';
import { useSaving, useTotal } from '../editor/use-editor.ts';
import { useFigures } from '../figures/LiveFigures.tsx';
import { basisWords } from './accuracy.ts';
import { BidMargin } from './BidMargin.tsx';
import { ClaimFigures } from './ClaimFigures.tsx';
import { CostDrivers } from './CostDrivers.tsx';
import { CostFrame } from './CostFrame.tsx';
import { RangeBar } from './RangeBar.tsx';
import { TotalPerUnit } from './TotalPerUnit.tsx';
import { TotalField } from './TotalField.tsx';

interface CostSummaryProps {
  estimate: FragmentType<CostSummary_EstimateFragment>;
}

/** What it costs, how sure that is, and what makes most of it; the numbers follow the edits. */
export function CostSummary({ estimate }: CostSummaryProps) {
  const { data, complete } = useCostSummary_EstimateFragment(estimate);
  const { range, accuracyClass } = useFigures();
  const { currency } = useSaving();
  const total = useTotal();
  if (!complete) return null;
  const { summary, scope } = data;

  return (
    <CostFrame
      total={
        <>
          <TotalField labelledBy="cost" />
          <TotalPerUnit units={scope?.facts.units ?? null} />
        </>
      }
      range={
        range.high > 0 ? (
          <RangeBar low={range.low} total={total} high={range.high} currency={currency} />
        ) : null
      }
      basis={basisWords(accuracyClass, summary.location)}
      figures={
        <>
          <ClaimFigures />
          <BidMargin />
        </>
      }
      drivers={<CostDrivers />}
    />
  );
}
