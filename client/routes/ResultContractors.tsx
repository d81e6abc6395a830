import { ContractorsPanel } from '../features/leads/ContractorsPanel.tsx';
import { threadOf } from './thread-of.tsx';

/** The request for contractors on the results page, with the messages of its introductions. */
export function ResultContractors({ estimateId }: { estimateId: string }) {
  return <ContractorsPanel estimateId={estimateId} thread={threadOf} />;
}
