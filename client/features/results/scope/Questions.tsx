import { useScope_EstimateFragment } from '../../../gql/hooks.ts';
import { QuestionNotes } from '../EstimateNotes.tsx';
import type { ResultEstimate } from '../use-result-page.ts';
import { ScopeQuestions } from './questions/ScopeQuestions.tsx';

interface QuestionsProps {
  estimate: ResultEstimate;
}

/** What the estimator asks: to be answered by a tap where it kept what it understood. */
export function Questions({ estimate }: QuestionsProps) {
  const { data, complete } = useScope_EstimateFragment(estimate);
  if (!complete) return null;
  return data.scope ? (
    <ScopeQuestions scope={data.scope} asksOnly={estimate.items.length === 0} />
  ) : (
    <QuestionNotes estimate={estimate} />
  );
}
