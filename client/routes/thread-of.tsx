import { LeadThread } from '../features/messages/LeadThread.tsx';
import { ProposalItem } from '../features/proposals/ProposalItem.tsx';

/** The messages of an introduction with its proposals, for features that show them without knowing how. */
export const threadOf = (leadId: string) => (
  <LeadThread leadId={leadId} proposal={(told) => <ProposalItem proposal={told} />} />
);
