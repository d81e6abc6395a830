import { useScope_EstimateFragment } from '../../../gql/hooks.ts';
import type { ResultEstimate } from '../use-result-page.ts';
import { UnreadSection } from './UnreadSection.tsx';

/** What of the request was not used or is not sure, where it is kept what was understood. */
export function Unread({ estimate }: { estimate: ResultEstimate }) {
  const { data, complete } = useScope_EstimateFragment(estimate);
  return complete && data.scope ? <UnreadSection scope={data.scope} /> : null;
}
