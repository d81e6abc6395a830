import { Suspense } from 'react';
import { useScope_EstimateFragment } from '../../../gql/hooks.ts';
import { extraPart } from '../../../lib/lazy-part.tsx';
import { useTotal } from '../editor/use-editor.ts';
import type { ResultEstimate } from '../use-result-page.ts';

const [BudgetSection] = extraPart(async () => (await import('./BudgetSection.tsx')).BudgetSection);

interface OverBudgetProps {
  estimate: ResultEstimate;
  /** The estimate is being priced again. */
  onRerun: () => void;
}

/** What to do about a total above the budget that was told; nothing within it. */
export function OverBudget({ estimate, onRerun }: OverBudgetProps) {
  const { data, complete } = useScope_EstimateFragment(estimate);
  const total = useTotal();
  const budget = complete ? (data.scope?.facts.budget ?? null) : null;
  if (budget === null || total <= budget) return null;
  return (
    <Suspense>
      <BudgetSection budget={budget} onRerun={onRerun} />
    </Suspense>
  );
}
