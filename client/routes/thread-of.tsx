import { LeadThread } from '../features/messages/LeadThread.tsx';

/** The messages of an introduction, for features that show them without knowing how. */
export const threadOf = (leadId: string) => <LeadThread leadId={leadId} />;
