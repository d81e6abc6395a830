import { ContractorsPanel } from '../features/leads/ContractorsPanel.tsx';
import { LeadThread } from '../features/messages/LeadThread.tsx';

const threadOf = (leadId: string) => <LeadThread leadId={leadId} />;

/** The request for contractors on the results page, with the messages of its introductions. */
export function ResultContractors({ estimateId }: { estimateId: string }) {
  return <ContractorsPanel estimateId={estimateId} thread={threadOf} />;
}
