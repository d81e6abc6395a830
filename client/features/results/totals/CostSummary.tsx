import type { FragmentType } from '@apollo/client';
import { type ReactNode, Suspense } from 'react';
import type { CostSummary_EstimateFragment } from '../../../gql/graphql.ts';
import { useCostSummary_EstimateFragment } from '../../../gql/hooks.ts';
import { extraPart } from '../../../lib/lazy-part.tsx';
import { useEdited, useTotal } from '../editor/use-editor.ts';
import { useFigures } from './LiveFigures.tsx';
import { basisWords } from './accuracy.ts';
import { CostDrivers } from './CostDrivers.tsx';
import { CostFrame } from './CostFrame.tsx';

import { RangeBar } from './RangeBar.tsx';
import { TotalPerUnit } from './TotalPerUnit.tsx';
import { TotalField } from './TotalField.tsx';

const [ClaimFigures] = extraPart(async () => (await import('./ClaimFigures.tsx')).ClaimFigures);
const [BidMargin] = extraPart(async () => (await import('./BidMargin.tsx')).BidMargin);

interface CostSummaryProps {
  estimate: FragmentType<CostSummary_EstimateFragment>;
  /** What the number is for. */
  gist?: ReactNode;
}

/** What it costs, how sure that is, and what makes most of it; the numbers follow the edits. */
export function CostSummary({ estimate, gist = null }: CostSummaryProps) {
  const { data, complete } = useCostSummary_EstimateFragment(estimate);
  const { range, accuracyClass, bid, claim } = useFigures();
  const { currency } = useEdited();
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
      gist={gist}
      figures={
        <Suspense>
          {claim ? <ClaimFigures claim={claim} /> : null}
          {bid ? <BidMargin bid={bid} /> : null}
        </Suspense>
      }
      drivers={<CostDrivers />}
    />
  );
}
